// The house around the table: who sits before this window, the way home, passing the screen on, and what a reader settles for himself.

/** @import { About, HomePage, LobbyPage } from "./home/shapes.d.ts" */

import { make } from "./kit/make.js";
import { $, here, say, warn } from "./here.js";

const asked = new URLSearchParams(location.search);
/** The number of the table in its house; null where there is no house. */
const table = asked.get("table");
/** Who sits before this window: his number at home, elsewhere his seat. */
let who = Number(asked.get("who") ?? asked.get("seat") ?? 0);

/** Those whom this window may play for. @type {About["seats"]} */
let people = [];
/** Who of them sits at this table: his number at home, by his seat. @type {Map<number, { who: number, name: string }>} */
let here_too = new Map();

/** Where this seat's table is asked for. */
export const at = () => (table === null ? `${who}/table` : `${who}/tables/${table}`);
/** Whether there is a house around this table. */
export const isHome = table !== null;
/** The way home. */
export const home = () => `./?who=${who}`;
/** What is beside the game at this table: its seats, its end. */
export const beside = () => `${home()}#table/${table}`;

/** What a window keeps of a table, for as long as it is open. @param {string} what */
const kept = (what) => `${location.pathname} ${table} ${what}`;

/** The words in which this reader reads. @param {About} about @returns {Promise<Record<string, string>>} */
export async function words(about) {
  sits(about);
  return isHome ? await (await fetch(`${who}/home/words`)).json() : about.texts;
}

/** Take the seat that the link opens now; whether it is another one. @param {About} about */
function sits({ seats }) {
  people = seats;
  const [first] = seats;
  if (isHome || !first || seats.some((one) => one.seat === who)) return false;
  who = first.seat;
  history.replaceState(null, "", `?seat=${who}`);
  return true;
}

/**
 * Where this reader sits now: he may have changed seats, or have none any more.
 *
 * @returns {Promise<"here" | "moved" | "over">}
 */
export async function follow() {
  try {
    const told = await fetch("about");
    if (told.status === 404) return "over";
    return told.ok && sits(await told.json()) ? "moved" : "here";
  } catch {
    return "here";
  }
}

/** Who of those before this window sits where. */
export async function settle() {
  if (!isHome || people.length < 2) return;
  const told = await fetch(`${who}/home/lobby/${table}`);
  if (!told.ok) return;
  const { seats } = /** @type {LobbyPage} */ (await told.json());
  const mine = new Set(people.map((one) => one.seat));
  here_too = new Map(
    seats.flatMap((one) => (one.who !== undefined && mine.has(one.who) ? [[one.seat, { who: one.who, name: one.name }]] : [])),
  );
}

/**
 * Another game for the same people: the table at which it is being begun, or a new one; null if this reader may begin none.
 *
 * @returns {Promise<{ begun: boolean, go: () => unknown } | null>}
 */
export async function again() {
  if (!isHome) return null;
  const told = await fetch(`${who}/home/lobby/${table}`);
  if (!told.ok) return null;
  const { may, again: next } = /** @type {LobbyPage} */ (await told.json());
  /** @param {number} to */
  const go = (to) => location.assign(`${home()}#table/${to}`);
  if (next !== undefined) return { begun: true, go: () => go(next) };
  if (!may.includes("again")) return null;
  return {
    begun: false,
    go: async () => {
      const body = JSON.stringify({ do: "again", table: Number(table) });
      const said = await fetch(`${who}/home/do`, { method: "POST", headers: { "Content-Type": "application/json" }, body });
      const done = said.ok ? await said.json() : { refused: await said.text() };
      if (done.table) go(done.table);
      else warn(done.refused ?? "");
    },
  };
}

/** A table of the reader's own, as he may know this one: he tries something there, and comes back by the house. */
async function tryHere() {
  const body = JSON.stringify({ do: "sandbox", table: Number(table) });
  const said = await fetch(`${who}/home/do`, { method: "POST", headers: { "Content-Type": "application/json" }, body });
  const done = said.ok ? await said.json() : { refused: await said.text() };
  if (done.table) location.search = `?who=${who}&table=${done.table}`;
  else warn(done.refused ?? "");
}

/** Whom the screen can be passed to: of those who are waited for, else of all who share it. @param {number[]} waiting seats */
export function others(waiting) {
  const all = [...here_too].filter(([, one]) => one.who !== who);
  const called = all.filter(([seat]) => waiting.includes(seat));
  return (called.length ? called : all).map(([, one]) => one);
}

/** Somebody else sits down before this window. @param {number} other */
export function pass(other) {
  location.search = `?who=${other}&table=${table}`;
}

/** Until where this reader was told the story, if he sat here before. */
export const told = () => (here_too.size > 1 ? sessionStorage.getItem(kept(`told ${who}`)) ?? "" : "");

/** He was told until there. @param {string} cursor */
export function tell(cursor) {
  if (here_too.size > 1) sessionStorage.setItem(kept(`told ${who}`), cursor);
}

/** Whether this reader has been greeted at this table; once he is, he is greeted no more. @param {boolean} [is] */
export function greeted(is = false) {
  if (is) sessionStorage.setItem(kept(`greeted ${who}`), "yes");
  return sessionStorage.getItem(kept(`greeted ${who}`)) !== null;
}

/** What else is read, or looks otherwise, once its reader has settled that; a browser keeps pictures by their addresses. */
export const dressed = () => sessionStorage.getItem(kept(`dressed ${who}`)) ?? "";

/** Shows all anew. @type {() => Promise<void>} */
let anew = () => Promise.resolve(location.reload());

/** @param {() => Promise<void>} then shows all anew once something else is settled */
export const onSettled = (then) => void (anew = then);

/** @param {string} tone @param {string} label @param {() => void} does */
export function pressed(tone, label, does) {
  const made = make("button", { type: "button", class: `answer ${tone}` }, make("span", {}, make("b", {}, label)));
  made.addEventListener("click", does);
  return made;
}

/**
 * Where several share a screen, nothing of a hand is fetched before its owner says that only he looks.
 *
 * @returns {Promise<void>}
 */
export function uncovered() {
  const me = [...here_too.values()].find((one) => one.who === who);
  // Whose screen it is needs no question while he alone plays before it.
  const alone = here_too.size < 2 && who === people[0]?.seat;
  if (alone || !me || sessionStorage.getItem(kept("seen")) === String(who)) return Promise.resolve();
  const over = $("stop");
  const show = pressed("go", say("show-hand", { name: me.name }), () => {});
  const back = pressed("quiet", say("home"), () => location.assign(home()));
  over.className = "stop covered-seat";
  over.replaceChildren(
    make("h2", {}, say("whose-hand", { name: me.name })),
    make("p", { class: "told" }, say("looks-away", { name: me.name })),
    make("div", { class: "choices" }, show, back),
  );
  over.hidden = false;
  show.focus();
  return new Promise((shown) => {
    show.addEventListener("click", () => {
      over.hidden = true;
      over.replaceChildren();
      sessionStorage.setItem(kept("seen"), String(who));
      shown();
    });
  });
}

/**
 * What the reader settles for himself at home: his language, how pictures look, whether he sees odds; and who sits here.
 *
 * @returns {Promise<HTMLElement[]>}
 */
export async function preferences() {
  if (!isHome) return [];
  const { me, languages, looks } = /** @type {HomePage} */ (await (await fetch(`${who}/home`)).json());
  /** @param {Record<string, unknown>} body */
  const settle = async (body) => {
    await fetch(`${who}/home/do`, {
      method: "POST",
      headers: { "Content-Type": "application/json" },
      body: JSON.stringify(body),
    });
    sessionStorage.setItem(kept(`dressed ${who}`), `?as=${Object.values({ language: me.language, look: me.look, ...body, do: "" }).join(".")}`);
    await anew();
  };
  /** @param {string} name @param {{ id: string, label: string }[]} choices @param {string} now @param {(id: string) => void} does */
  const group = (name, choices, now, does) =>
    make(
      "div",
      { class: "switches", role: "group", "aria-label": say(`set-${name}`) },
      make("h3", {}, say(`set-${name}`)),
      ...choices.map((one) => {
        const made = make("button", { type: "button", "aria-pressed": String(one.id === now) }, one.label);
        made.addEventListener("click", () => does(one.id));
        return made;
      }),
    );
  const sits = others([]).map((one) => ({ id: String(one.who), label: one.name }));
  return [
    group("language", languages, me.language, (language) => settle({ do: "read", language })),
    group("look", looks, me.look, (look) => settle({ do: "look", look })),
    sits.length
      ? group("who", [{ id: String(who), label: me.name }, ...sits], String(who), (other) => pass(Number(other)))
      : make("div"),
    make(
      "nav",
      { class: "choices", "aria-label": say("house") },
      me.table === undefined ? pressed("quiet", say("new-game"), () => location.assign(home())) : "",
      here.me !== null ? pressed("quiet", say("try-here"), () => void tryHere()) : "",
      pressed("quiet", say("beside"), () => location.assign(beside())),
    ),
  ];
}
