// A table that has begun, or is over: what can be done about it beside its game.

/** @import { Chair, LobbyPage } from "./shapes.d.ts" */

import { make } from "../kit/make.js";
import { invites, seated } from "./chairs.js";
import { go, house, say, tableAt } from "./here.js";
import { notices, pace, talks } from "./lobby.js";
import { phones } from "./phones.js";
import { fold, grave, link, press, sheet, tick, told } from "./parts.js";
import { act, file } from "./talk.js";

/** All of it. @param {LobbyPage} lobby */
export function beside(lobby) {
  const may = new Set(lobby.may);
  return [
    make("h2", {}, lobby.title),
    invites(lobby),
    make(
      "div",
      { class: "columns" },
      make(
        "div",
        {},
        sheet(say("who-plays"), seated(lobby)),
        phones(lobby),
        ...(lobby.standing === "playing" ? playing(lobby, may) : over(lobby, may)),
      ),
      make("div", {}, ...crew(lobby, may), ...host(lobby, may)),
    ),
    notices(lobby),
  ];
}

/** @param {LobbyPage} lobby @param {Set<string>} may */
function playing({ table, me }, may) {
  return [
    link("to-table", me === null ? say("watch-it") : say("to-table"), tableAt(table), {
      tone: "go big",
      icon: me === null ? "eye" : "sail",
    }),
    may.has("back") ? press("back", say("back"), () => act("back", { table }), { tone: "blue" }) : "",
    may.has("return")
      ? press("return", me === null ? say("return") : say("give-back"), () => act("return", { table }), { tone: "blue" })
      : "",
  ];
}

/** @param {LobbyPage} lobby @param {Set<string>} may */
function over({ table, ending, again }, may) {
  return [
    ending
      ? sheet(
        ending.line,
        make(
          "ol",
          { class: "told" },
          ...ending.ranks.map((one) => make("li", {}, `${one.rank}. ${one.line}`)),
        ),
      )
      : told(say("ended")),
    ending ? link("to-table", say("look-at"), tableAt(table), { tone: "quiet", icon: "eye" }) : "",
    again ? press("to-again", say("to-again"), () => go("table", again), { tone: "go big" }) : "",
    may.has("again")
      ? press("again", say("again"), async () => {
        const done = await act("again", { table });
        if (done?.table) go("table", done.table);
      }, { tone: "go big" })
      : "",
  ];
}

/** What those who play may do about seats. @param {LobbyPage} lobby @param {Set<string>} may */
function crew(lobby, may) {
  const { table, seats, me, vote } = lobby;
  const name = (/** @type {number} */ seat) => seats.find((one) => one.seat === seat)?.name ?? "";
  const free = may.has("sit") ? seats.filter((one) => one.level !== undefined) : [];
  const sits = free.map(({ seat }) =>
    press(`sit-${seat}`, say("sit-for", { name: name(seat) }), () => act("sit", { table, seat }), {
      tone: "blue",
      icon: "person",
    })
  );
  const voted = vote
    ? [
      told(say("voted", { name: name(vote.seat), count: vote.count, of: vote.needed })),
      may.has("agree") ? press("agree", say("agree"), () => act("agree", { table, vote: vote.id }), { tone: "blue" }) : "",
      may.has("object") ? press("object", say("object"), () => act("object", { table, vote: vote.id }), { tone: "go" }) : "",
    ]
    : [];
  const wanted = may.has("vote")
    ? seats.filter((one) => one.who !== undefined && one.seat !== me).map(({ seat }) =>
      press(`vote-${seat}`, say("vote", { name: name(seat) }), () => act("vote", { table, seat }), { tone: "quiet" })
    )
    : [];
  const more = may.has("more-time")
    ? [press("more-time", say("more-time"), () => act("more-time", { table }), { tone: "quiet" })]
    : [];
  const found = [
    ...sits,
    ...voted,
    ...more,
    ...(may.has("offer") ? [fold("offer", say("offer"), ...offers(lobby))] : []),
    ...(wanted.length ? [fold("votes", say("votes"), ...wanted)] : []),
  ];
  const leave = may.has("leave") ? grave("leave", say("leave-game"), say("leave-sure"), () => act("leave", { table })) : "";
  return found.length || leave ? [sheet(say("seats-of"), ...found, leave)] : [];
}

/** To give a seat away, for a while or for good; to change seats. @param {LobbyPage} lobby */
function offers({ table, seats, me }) {
  const sits = (/** @type {number} */ who) => seats.some((one) => one.who === who);
  const absent = house().people.filter((one) => !one.guest && !sits(one.who));
  const others = seats.filter((/** @type {Chair} */ one) => one.who !== undefined && one.seat !== me);
  return [
    ...absent.flatMap(({ who, name }) => [
      press(`hand-${who}`, say("hand", { name }), () => act("offer", { table, kind: "hand", who }), { tone: "quiet" }),
      press(`give-${who}`, say("give-for-good", { name }), () => act("offer", { table, kind: "hand", who, for_good: true }), {
        tone: "quiet",
      }),
      press(`invite-${who}`, say("invite", { name }), () => act("offer", { table, kind: "invite", who }), { tone: "quiet" }),
    ]),
    ...others.map(({ who, name }) =>
      press(`swap-${who}`, say("swap", { name }), () => act("offer", { table, kind: "swap", who }), { tone: "quiet" })
    ),
  ];
}

/** What its host and the host of the house may do. @param {LobbyPage} lobby @param {Set<string>} may */
function host(lobby, may) {
  const { table, latecomers } = lobby;
  const mends = ["go-back", "mend", "give", "answer-for"].some((one) => may.has(one));
  const leaves = async (/** @type {string} */ what) => {
    if (await act(what, { table })) go("");
  };
  return [
    sheet(
      say("table"),
      ...pace(lobby, may),
      may.has("latecomers") ? tick("latecomers", say("latecomers"), latecomers, () => act("latecomers", { table })) : "",
      may.has("talk") ? talks(lobby) : "",
      mends ? press("mend", say("mend"), () => go("mend", table), { tone: "quiet", line: say("mend-about") }) : "",
      link("export", say("export"), file(table), { tone: "quiet", save: true }),
      may.has("reopen") ? press("reopen", say("reopen"), () => act("reopen", { table }), { tone: "blue" }) : "",
      may.has("close") ? grave("close", say("end-game"), say("end-sure"), () => act("close", { table })) : "",
      may.has("delete") ? grave("delete", say("delete"), say("delete-sure"), () => leaves("delete")) : "",
    ),
  ];
}
