// Who sits at a table, and who may sit down there.

/** @import { Chair, LobbyPage } from "./shapes.d.ts" */

import { make } from "../kit/make.js";
import { sign } from "../kit/signs.js";
import { go, here, house, named, say } from "./here.js";
import { choose, press, sheet, told, write } from "./parts.js";
import { act } from "./talk.js";

/** The seat whose name is being changed; -1 for none. */
let renamed = -1;

/**
 * The chairs of a lobby, with all that its reader may do about them.
 *
 * @param {LobbyPage} lobby
 * @param {() => void} again
 */
export function chairs(lobby, again) {
  const may = new Set(lobby.may);
  const { table, seats, check } = lobby;
  const ready = check ? new Set(check.ready) : null;
  const rows = seats.map((one) => chair(lobby, one, may, ready, again));
  return sheet(
    say("who-plays"),
    make("ul", { class: "chairs" }, ...rows),
    told(lobby.duplicate ?? "", "why"),
    told(lobby.why_not ?? "", "why"),
    make(
      "div",
      { class: "adds" },
      ...adds(lobby, may),
      ...answers(lobby, may),
      may.has("leave") && seats.some((one) => one.who !== undefined && !one.mine)
        ? press("leave", say("leave"), () => act("leave", { table }), { tone: "quiet" })
        : "",
    ),
  );
}

/**
 * @param {LobbyPage} lobby
 * @param {Chair} one
 * @param {Set<string>} may
 * @param {Set<number> | null} ready
 * @param {() => void} again
 */
function chair({ table }, one, may, ready, again) {
  const { seat, name, level, who, mine } = one;
  const computer = level !== undefined;
  const levels = house().levels;
  const level_of = computer && may.has("change")
    ? choose(
      `level-${seat}`,
      say("level-of", { name }),
      levels,
      String(level),
      (to) => act("change", { table, seat, level: Number(to), name }),
      { bare: true },
    )
    : "";
  const asked = ready && who !== undefined ? (ready.has(who) ? say("is-ready") : say("not-ready")) : "";
  const line = [mine ? say("you") : "", level_of ? "" : one.line, asked].filter(Boolean).join(" · ");
  const rename = computer && may.has("change")
    ? press(`rename-${seat}`, "", () => ((renamed = renamed === seat ? -1 : seat), again()), {
      tone: "small",
      icon: "pen",
      name: say("rename", { name }),
    })
    : "";
  const up = may.has("unseat") && !mine
    ? press(`unseat-${seat}`, "", () => act("unseat", { table, seat }), {
      tone: "small",
      icon: "close",
      name: say("unseat", { name }),
    })
    : "";
  const writes = renamed === seat
    ? write(
      `name-${seat}`,
      say("name"),
      name,
      say("ok"),
      (to) => ((renamed = -1), act("change", { table, seat, level, name: to })),
    )
    : "";
  return make(
    "li",
    {},
    sign(computer ? "ship-wheel" : "person"),
    make("span", { class: "chair" }, make("b", {}, name), line ? make("small", {}, line) : ""),
    level_of,
    rename,
    up,
    writes,
  );
}

/** @param {LobbyPage} lobby @param {Set<string>} may */
function adds({ table, seats }, may) {
  const free = house().people.filter((one) => !one.guest && !seats.some((seat) => seat.who === one.who));
  const seat = may.has("seat")
    ? free.map(({ who, name }) =>
      press(`seat-${who}`, name, () => act("seat", { table, who }), {
        tone: "quiet",
        icon: "person",
        name: say("seat-person", { name }),
      })
    )
    : [];
  const computer = may.has("computer")
    ? [press("computer", say("add-computer"), () => act("computer", { table }), { tone: "quiet", icon: "ship-wheel" })]
    : [];
  const sit = may.has("sit") ? [press("sit", say("sit"), () => act("sit", { table }), { tone: "blue", icon: "person" })] : [];
  const twin = may.has("duplicate")
    ? [press("duplicate", say("duplicate"), async () => {
      const done = await act("duplicate", { table });
      if (done?.table) go("table", done.table);
    }, { tone: "quiet" })]
    : [];
  const add = computer.length + seat.length ? [make("span", {}, say("add"))] : [];
  return [...sit, ...twin, ...add, ...computer, ...seat];
}

/** Whether all are ready: to ask, and to answer. @param {LobbyPage} lobby @param {Set<string>} may */
function answers({ table, check }, may) {
  if (check && may.has("ready")) {
    const answer = (/** @type {boolean} */ ready) => act("ready", { table, check: check.id, ready });
    const said = check.ready.includes(here.who);
    return [
      said ? "" : press("ready", say("ready"), () => answer(true), { tone: "go" }),
      press("unready", say("unready"), () => answer(false), { tone: "quiet" }),
    ];
  }
  return may.has("check") ? [press("check", say("check"), () => act("check", { table }), { tone: "quiet" })] : [];
}

/** What was offered to the reader, and what he offers. @param {LobbyPage} lobby */
export const invites = ({ table, invites: all }) =>
  all.length
    ? sheet(
      say("offers"),
      ...all.map(({ id, mine, line, to }) =>
        make(
          "div",
          { class: "offer" },
          make("p", {}, line),
          mine
            ? press(`accept-${id}`, say("accept"), () => act("accept", { table, offer: id }), { tone: "go" })
            : told(say("waits-for", { name: to })),
          press(`decline-${id}`, mine ? say("decline") : say("withdraw"), () => act("decline", { table, offer: id }), {
            tone: "quiet",
          }),
        )
      ),
    )
    : "";

/** The chairs of a table that has begun. @param {LobbyPage} lobby */
export const seated = ({ seats, host }) =>
  make(
    "ul",
    { class: "chairs" },
    ...seats.map((one) => {
      const line = [
        one.mine ? say("you") : "",
        one.line,
        one.away ? say("away") : "",
        one.lent ? say("lent") : "",
        host !== null && one.who === host ? say("host", { name: named(host) }) : "",
      ];
      return make(
        "li",
        {},
        sign(one.level === undefined ? "person" : "ship-wheel"),
        make("span", { class: "chair" }, make("b", {}, one.name), make("small", {}, line.filter(Boolean).join(" · "))),
      );
    }),
  );
