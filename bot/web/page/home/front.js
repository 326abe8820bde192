// What one sees first: tables to go on with, games that can be begun, those of others, what is over.

/** @import { Box, Challenge, Entry, OwnScore } from "./shapes.d.ts" */

import { make } from "../kit/make.js";
import { sign } from "../kit/signs.js";
import { go, here, house, say, tableAt } from "./here.js";
import { ask, fold, link, press } from "./parts.js";
import { saved } from "./saved.js";
import { act, cover, portrait } from "./talk.js";

const OPEN = 3; // tables to go on with that stand side by side on a desk

/** All of it. */
export function front() {
  const { tables, games, alone, challenge } = house();
  // Those that wait for the reader first, and of them the newest.
  const mine = tables.filter((one) => (one.me !== null || one.hosting) && !over(one))
    .sort((one, other) => Number(other.asked) - Number(one.asked) || other.table - one.table);
  // What waits for the reader is never folded away.
  const open = Math.max(OPEN, mine.filter((one) => one.asked).length);
  const others = tables.filter((one) => one.me === null && !one.hosting && !over(one));
  const first = tables.length === 0 ? make("p", { class: "greeting" }, say("greeting")) : "";
  return [
    mine.length ? make("ul", { class: "goes-on", "aria-label": say("go-on-with") }, ...mine.slice(0, open).map(row)) : first,
    mine.length > open ? folded("older", say("older", { count: mine.length - open }), mine.slice(open)) : "",
    make("ul", { class: "boxes", "aria-label": say("games") }, ...games.map(box)),
    others.length ? listed(say("others"), others) : "",
    make(
      "nav",
      { class: "besides", "aria-label": say("besides") },
      press("how", say("how-to-play"), () => go("rules"), { tone: "quiet", icon: "rules" }),
      here.people.some((one) => one.link)
        ? press("links", say("links"), () => go("links"), { tone: "quiet", icon: "person" })
        : "",
    ),
    fold("challenge", challenge.title, make("div", { class: "challenge" }, ...of_week(challenge))),
    ...past(tables.filter(over)),
    saved(),
    alone.length ? fold("alone", say("alone"), make("ul", { class: "rows" }, ...alone.map(reached))) : "",
  ];
}

/** @param {Entry} one */
const over = ({ standing }) => standing === "finished" || standing === "ended";

/** What the reader has reached alone in a game. @param {OwnScore} one */
const reached = ({ name, line }) => make("li", { class: "reached" }, make("b", {}, name), make("small", {}, line));

/** The challenge of the week, and what came of the last one. @param {Challenge} one */
function of_week({ lines, last, may, table }) {
  const to = table === undefined ? "" : link("challenge", say("challenge-on"), tableAt(table), { tone: "go" });
  return [
    ...lines.map((line) => make("p", {}, line)),
    may ? press("challenge", say("challenge-try"), try_it, { tone: "go" }) : to,
    last.length ? make("ul", { class: "rows" }, ...last.map((line) => make("li", { class: "reached" }, make("small", {}, line)))) : "",
  ];
}

/** The one try begins at once. */
async function try_it() {
  const done = await act("challenge", {});
  if (done?.table) location.href = tableAt(done.table);
}

/** @param {string} key @param {string} title @param {Entry[]} entries */
const folded = (key, title, entries) => fold(key, title, make("ul", { class: "rows" }, ...entries.map(row)));

/** @param {Entry[]} done */
const past = (done) => (done.length ? [folded("past", say("past", { count: done.length }), done)] : []);

/** @param {string} title @param {Entry[]} entries */
const listed = (title, entries) => make("section", {}, make("h2", {}, title), make("ul", { class: "rows" }, ...entries.map(row)));

/** A table, with what is beside it. @param {Entry} one */
function row(one) {
  const face = one.seats.find((seat) => seat.seat === one.me)?.portrait;
  const what = make(
    "span",
    { class: "what" },
    make("small", {}, one.line),
    make("b", {}, opens(one)),
    make("small", { class: "who" }, one.seats.map(stands).join(" · ")),
  );
  const faces = [
    make("img", { src: cover(one.game), alt: "", class: "small-cover" }),
    face && one.standing === "playing" ? make("img", { src: portrait(one.table, face), alt: "", class: "face" }) : "",
  ];
  const tone = one.asked ? "row asked" : "row";
  const to = one.standing === "playing" ? tableAt(one.table) : `#table/${one.table}`;
  const main = one.standing === "aside"
    ? make("div", { class: tone }, ...faces, what)
    : make("a", { class: tone, href: to, "data-key": `row-${one.table}` }, ...faces, what, sign("next"));
  const beside = press(`beside-${one.table}`, "", () => go("table", one.table), {
    tone: "beside",
    icon: "settings",
    name: say("beside", { table: one.title }),
  });
  return make("li", {}, main, one.standing === "playing" ? beside : "");
}

/** What a press leads to. @param {Entry} one */
function opens({ standing, name, asked, may }) {
  if (standing === "playing" && asked) return say("go-on", { name });
  if (standing === "playing" && may.includes("watch")) return say("watch", { name });
  return name;
}

/** @param {Entry["seats"][number]} seat */
const stands = ({ name, mine, points }) => [mine ? say("you") : name, points].filter((one) => one !== undefined).join(" ");

/** A game that can be begun. @param {Box} one */
function box({ game, name, line, seats, voyage, cover: picture }) {
  const image = picture ? make("img", { src: cover(game), alt: picture.alt, width: picture.width, height: picture.height }) : "";
  const sail = press(`voyage-${game}`, say("voyage"), () => set_sail(game), { tone: "go", name: say("voyage-of", { name }) });
  const fresh = press(`new-${game}`, say("new"), () => begin(game), {
    tone: voyage ? "quiet" : "blue",
    name: say("new-of", { name }),
  });
  const few = Math.min(...seats);
  const many = Math.max(...seats);
  return make(
    "li",
    { class: "box" },
    image,
    make(
      "div",
      {},
      make("h2", {}, name),
      make("p", {}, `${say("seats", { few, many })} · ${line}`),
      here.sure === going(game) ? another(game, name) : make("div", { class: "two" }, voyage ? sail : "", fresh),
    ),
  );
}

/** The game of this kind that the reader plays already. @param {string} game */
const own = (game) => house().tables.find((one) => one.game === game && one.me !== null && one.standing === "playing");

/** @param {string} game */
const going = (game) => `going-${game}`;

/** Whoever plays this game already may have meant that table. @param {string} game @param {string} name */
function another(game, name) {
  const told = say("voyage-going", { name });
  const table = own(game);
  return make(
    "div",
    { class: "sure", role: "group", "aria-label": told },
    make("p", {}, told),
    table ? link(going(game), say("voyage-on"), tableAt(table.table), { tone: "go" }) : "",
    press(`another-${game}`, say("voyage-another"), () => (ask("", `voyage-${game}`), sail_off(game)), { tone: "quiet" }),
  );
}

/** Whether a voyage is about to begin: who touches twice begins one. */
let sails = false;
addEventListener("pageshow", () => (sails = false));

/** A first voyage begins at once, but beside another of the same game only if that is meant. @param {string} game */
const set_sail = (game) => (own(game) ? ask(going(game), going(game)) : sail_off(game));

/** @param {string} game */
async function sail_off(game) {
  if (sails) return;
  sails = true;
  const done = await act("voyage", { game });
  if (done?.table) location.href = tableAt(done.table);
  else sails = false;
}

const COMPUTERS = 2; // that a new table begins with

/**
 * A new table is laid with computer captains, so that it can begin at once; one that is laid already is gone on with.
 *
 * @param {string} game
 */
async function begin(game) {
  const laid = house().tables.find((one) => one.game === game && one.standing === "lobby" && one.hosting);
  if (laid) return go("table", laid.table);
  const computers = Array.from({ length: COMPUTERS }, () => ({ name: "" }));
  const done = await act("new", { game, computers });
  if (done?.table) go("table", done.table);
}

/** The links of those who live here, each for one of them. */
export function links() {
  const rows = here.people.flatMap((one) => {
    if (!one.link) return [];
    const url = new URL(`../${one.link}/`, location.href.split("?")[0]).href;
    const field = make("input", {
      type: "text",
      readonly: true,
      value: url,
      "aria-label": one.name,
      "data-key": `link-${one.seat}`,
    });
    const copy = press(`copy-${one.seat}`, say("copy"), async () => {
      field.select();
      try {
        await navigator.clipboard.writeText(url);
        copy.replaceChildren(make("span", {}, make("b", {}, say("copied"))));
      } catch {
        // It is selected: the keyboard copies it.
      }
    }, { tone: "quiet", name: say("copy-of", { name: one.name }) });
    return [
      make(
        "li",
        { class: "link" },
        make("b", {}, one.name),
        field,
        copy,
        link(`open-${one.seat}`, say("open-link"), url, { tone: "quiet" }),
      ),
    ];
  });
  return [make("h2", {}, say("links")), make("p", {}, say("links-about")), make("ul", { class: "rows" }, ...rows)];
}
