// A table before its game: who plays, with what, and the start.

/** @import { LobbyPage, Setting } from "./shapes.d.ts" */

import { make } from "../kit/make.js";
import { go, house, say, tableAt } from "./here.js";
import { chairs, invites } from "./chairs.js";
import { phones } from "./phones.js";
import { choose, either, fold, grave, number, press, sheet, tick, told, write } from "./parts.js";
import { act } from "./talk.js";

/** The level of gentle captains. */
const GENTLE = 4;

/**
 * All of it.
 *
 * @param {LobbyPage} lobby
 * @param {() => void} again
 */
export function lobby(lobby, again) {
  const may = new Set(lobby.may);
  return [
    make("h2", {}, lobby.name),
    invites(lobby),
    make(
      "div",
      { class: "columns" },
      make("div", {}, chairs(lobby, again), phones(lobby), ...begins(lobby, may)),
      make("div", {}, modules(lobby, may), settings(lobby, may), besides(lobby, may)),
    ),
    notices(lobby),
  ];
}

/** @param {LobbyPage} lobby @param {Set<string>} may */
function begins({ table, starts, voyage, voyage_offered }, may) {
  const start = press("start", voyage ? say("start-voyage") : say("start"), async () => {
    const done = await act("start", { table });
    if (done?.table) location.href = tableAt(done.table);
  }, { tone: "go big", off: !may.has("start"), icon: "sail" });
  return [
    may.has("opening") && (voyage || voyage_offered)
      ? tick("opening", say("voyage"), voyage, () => act("opening", { table }), { line: say("voyage-about") })
      : "",
    may.has("settle") || may.has("start") || may.has("close") ? start : told(say("host-starts"), "why"),
    starts ? told(say("starts-at", { when: time(starts) }), "why") : "",
  ];
}

/** @param {string} when */
const time = (when) =>
  new Date(when).toLocaleString(document.documentElement.lang, { weekday: "short", hour: "2-digit", minute: "2-digit" });

/** Expansion modules: ready-made sets, and each by itself. @param {LobbyPage} lobby @param {Set<string>} may */
function modules({ table, sets, modules: all }, may) {
  if (!all.length) return "";
  const on = all.filter((one) => one.on).map((one) => one.id);
  const same = sets.find((set) => set.modules.length === on.length && set.modules.every((one) => on.includes(one)));
  const choices = [{ id: "", label: say("no-modules") }, ...sets.map((set) => ({ id: set.id, label: set.name }))];
  const value = on.length ? same?.id ?? "-" : "";
  const take = (/** @type {string} */ id) => (id ? act("set", { table, set: id }) : act("modules", { table, modules: [] }));
  const names = new Map(all.map((one) => [one.id, one.name]));
  const called = (/** @type {string[]} */ ids) => ids.map((id) => names.get(id)).join(", ");
  const ticks = all.map((one) => {
    const note = [
      one.effort,
      one.needs.length ? say("needs", { names: called(one.needs) }) : "",
      one.excludes.length ? say("excludes", { names: called(one.excludes) }) : "",
    ].filter(Boolean).join(" · ");
    const flip = (/** @type {boolean} */ now) =>
      act("modules", { table, modules: now ? [...on, one.id] : on.filter((id) => id !== one.id) });
    return tick(`module-${one.id}`, one.name, one.on, flip, { line: one.line, note, off: one.closed || !may.has("modules") });
  });
  const shown = same?.name ?? (on.length ? called(on) : say("no-modules"));
  return sheet(
    say("modules"),
    may.has("set") ? either("set", say("modules"), choices, value, take) : told(shown),
    fold("modules", say("each-module", { count: on.length, of: all.length }), ...ticks),
  );
}

/** The settings of the game itself. @param {LobbyPage} lobby @param {Set<string>} may */
function settings(lobby, may) {
  if (!lobby.settings.length) return "";
  if (!may.has("settle")) {
    return fold(
      "settings",
      say("settings-of"),
      make(
        "dl",
        { class: "settled" },
        ...lobby.settings.flatMap((one) => [make("dt", {}, one.label), make("dd", {}, one.shown)]),
      ),
    );
  }
  return fold("settings", say("settings-of"), ...lobby.settings.map((one) => setting(lobby.table, one)));
}

/** @param {number} table @param {Setting} one */
function setting(table, { id, label, value, choices, low, high }) {
  const key = `setting-${id}`;
  if (low !== undefined && high !== undefined) {
    return number(key, label, Number(value), low, high, (to) => act("settle", { table, setting: id, value: to }));
  }
  if (choices.every((one) => one.id === "true" || one.id === "false")) {
    return tick(key, label, value === "true", (on) => act("settle", { table, setting: id, value: on }));
  }
  return choose(key, label, choices, value, (to) => act("settle", { table, setting: id, value: to }));
}

/** What else is settled before a game. @param {LobbyPage} lobby @param {Set<string>} may */
function besides(lobby, may) {
  const { table } = lobby;
  const { levels, languages } = house();
  const level = may.has("level")
    ? choose("level", say("level"), levels, String(lobby.level), (to) => act("level", { table, level: Number(to) }))
    : "";
  const language = may.has("speak")
    ? choose("speak", say("language-of"), languages, lobby.language, (to) => act("speak", { table, language: to }))
    : "";
  const odds = may.has("odds")
    ? tick("odds", say("odds"), lobby.odds, (allowed) => act("odds", { table, allowed }), { line: say("odds-about") })
    : "";
  const talk = may.has("talk") ? talks(lobby) : "";
  const at = may.has("start-at")
    ? write("start-at", say("start-at"), "", say("ok"), (when) => act("start-at", { table, when }))
    : "";
  const close = may.has("close")
    ? grave("close", say("close-lobby"), say("close-lobby-sure"), async () => {
      if (await act("close", { table })) go("");
    })
    : "";
  return fold(
    "besides",
    say("more"),
    level,
    language,
    odds,
    talk,
    ...pace(lobby, may),
    at,
    close,
    told(say("promise", { seed: lobby.commitment.slice(0, 16) }), "fine"),
  );
}

/** Whether gentle captains talk, where there are any. @param {LobbyPage} lobby */
export function talks({ table, level, seats, talk }) {
  if (level !== GENTLE && !seats.some((one) => one.level === GENTLE)) return "";
  return tick("talk", say("talk"), talk, (allowed) => act("talk", { table, allowed }));
}

/** How fast a table is played. @param {LobbyPage} lobby @param {Set<string>} may */
export function pace({ table, pace: now, paces, at_deadline, deadlines }, may) {
  if (!may.has("pace")) return [];
  return [
    choose("pace", say("pace"), paces, now, (to) => act("pace", { table, pace: to })),
    choose("deadline", say("at-deadline"), deadlines, at_deadline, (to) => act("pace", { table, at_deadline: to })),
  ];
}

/** What all at a table were told lately. @param {LobbyPage} lobby */
export const notices = ({ notices: all }) =>
  all.length ? sheet(say("notices"), make("ul", { class: "told" }, ...all.map((one) => make("li", {}, one.said)))) : "";
