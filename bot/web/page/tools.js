// What helps, always there, always in the same place: help, log, rules, undo, settings.

/** @import { Event, Explained, Rules, Section, State, Story, Thing } from "./shapes.d.ts" */

import { make } from "./kit/make.js";
import { act } from "./link.js";
import { button, single } from "./answers.js";
import { $, asked, called, choice, choose, here, link, now, say, seated, tell } from "./here.js";
import { home, isHome, preferences, pressed } from "./house.js";
import { on } from "./keys.js";
import { sheets } from "./layers.js";
import { close, isOpen, look, open } from "./panel.js";
import * as dice from "./kit/dice.js";
import { seal, sign } from "./kit/signs.js";
import { tells } from "./story.js";
import { brief } from "./told/whose.js";

/** What it is, and its key. @type {[string, string][]} */
const HELPS = [["help", "?"], ["log", "l"], ["rules", "r"], ["undo", "u"], ["settings", ","]];
/** @type {[string, string][]} */
const TOOLS = isHome ? [["home", "h"], ...HELPS] : HELPS;

const SHORT = 9; // letters of a name that has room among the tools
const MOST = 12; // answers that are listed beside the rules
const CARDS = 3; // that are explained while they are told of

/** What each does. @type {Record<string, () => void>} */
const DOES = { home: () => location.assign(home()), help, log, rules, undo, settings };

export function begin() {
  $("bar").replaceChildren(...TOOLS.map(([name, key]) => {
    const made = make("button", { type: "button", id: `tool-${name}`, "aria-keyshortcuts": key }, sign(name), make("span", {}, say(name)));
    made.addEventListener("click", () => DOES[name]?.());
    on(key, () => DOES[name]?.());
    return made;
  }));
  on("y", redo);
}

/**
 * On a phone the event in force has its place here.
 *
 * @param {State["table"]["event"]} event
 */
export function happening(event) {
  const before = document.getElementById("tool-event");
  if (!event) return before?.remove();
  // A short name says more than what kind of thing it is.
  const named = event.title.length <= SHORT ? event.title : say("event");
  const made = make("button", { type: "button", id: "tool-event", "aria-label": event.title }, sign("scroll-unfurled"), make("span", {}, named));
  made.addEventListener("click", () => look(`card:${event.card}`));
  if (before) before.replaceWith(made);
  else $("bar").append(made);
}

/** @param {State} state */
export function show({ table }) {
  // Nobody takes it for the game itself.
  if (table.sandbox) $("stage").dataset.sandbox = say("sandbox");
  undoable(table);
}

/** What can be taken back now, also while it is not shown yet what has come of it. @type {State["table"]["undo"]} */
let latest;
/** How many answers that were taken back can be given again. */
let again = 0;

/** @param {State["table"]} table */
export function undoable({ undo, redo = 0 }) {
  latest = undo;
  again = redo;
  const undoing = /** @type {HTMLButtonElement} */ ($("tool-undo"));
  undoing.disabled = !undo && !again;
  undoing.title = undo ? undo.line || here.answered : "";
}

/** Whatever there is to know about what is asked: what matters now, then one part at a time. */
async function help() {
  const tale = tells();
  if (tale.length) return helpTold(tale);
  const question = asked();
  /** @type {Explained} */
  const told = question ? await link().ask("explain") : { question: 0, sections: [] };
  const lines = question ? [...question.lessons, ...(question.help ? [question.help] : [])] : [waited()];
  const rule = told.sections.filter((one) => !one.title).map(({ lines }) => ({ title: say("the-rule"), lines }));
  const keys = { title: say("keys"), lines: ["digits", "letters", "space"].map((key) => say(`keys-${key}`)) };
  // A phone has no keys.
  const parts = [...told.sections.filter((one) => one.title), ...rule, ...(matchMedia("(hover: hover)").matches ? [keys] : [])];
  const folded = parts.map((one, number) => chapter(one, number === 0, "help"));
  // Where nothing is told of a question there is whatever lies there, and the rules.
  const bare = !told.sections.length;
  if (bare) lines.push(say("touch-shows"));
  const about = bare ? [make("div", { class: "choices" }, pressed("quiet", say("rules"), rules))] : [];
  open(say("help"), make("div", { class: "read" }, ...lines.map((line) => make("p", {}, line))), ...about, ...folded);
}

/**
 * While something is told nothing is asked: what it is, and where to read on.
 *
 * @param {Event[]} tale
 */
async function helpTold(tale) {
  const places = [...new Set(tale.flatMap((one) => one.at).filter((at) => at.startsWith("card:")))].slice(-CARDS);
  const found = await Promise.all(places.map((at) => link().ask(`thing/${encodeURIComponent(at)}`).catch(() => null)));
  const cards = /** @type {(Thing | null)[]} */ (found).flatMap((one) => {
    const lines = one ? [one.note, one.rules || one.lines.join(" ")].filter((line) => line !== undefined && line !== "") : [];
    return one && lines.length ? [chapter({ title: one.title, lines: /** @type {string[]} */ (lines) }, true)] : [];
  });
  const about = make("div", { class: "choices" }, pressed("quiet", say("log"), log), pressed("quiet", say("rules"), rules));
  open(say("help"), make("div", { class: "read" }, make("p", {}, say("help-told"))), ...cards, about);
}

/** What the table waits for, where it asks nothing of this seat. */
function waited() {
  const { question, table } = now();
  return table.over ? say("over") : question.line || say("nothing");
}

/** What has happened, turn by turn, in whole sentences. */
async function log() {
  // Few carry it elsewhere: that is fetched with the first log.
  const [{ forum }, { notes }, told] = await Promise.all([
    import("./carry/forum.js"),
    import("./carry/notes.js"),
    /** @type {Promise<Story>} */ (link().ask("story")),
  ]);
  const parts = [];
  let of = "";
  for (const event of told.events) {
    const seat = seated(event.turn?.seat);
    const turn = `${event.turn?.round}.${event.turn?.seat}`;
    const round = event.turn?.round;
    const name = seat ? called(seat) : say("meanwhile");
    const heading = seat && round ? say("turn-of", { name, round }) : name;
    if (turn !== of) parts.push(make("h3", {}, seat ? seal(seat) : "", heading));
    of = turn;
    parts.push(make("p", {}, ...dice.told(brief(event, seat))));
  }
  open(say("log"), make("div", { class: "read" }, ...parts), here.me === null ? "" : notes(), forum());
  $("panel").querySelector(".scroll")?.scrollTo({ top: 1e6 });
}

/** What can be done now, how the game is played, and what explains the board and one's cards. */
async function rules() {
  const { table, view } = now();
  /** @type {Rules} */
  const told = await link().ask("rules");
  const cards = (view?.hand ?? []).map((one) => ({ at: `card:${one.id}`, name: one.title }));
  if (table.event) cards.unshift({ at: `card:${table.event.card}`, name: table.event.title });
  const shown = cards.map(({ at, name }) => {
    const made = make("button", { type: "button", class: "answer quiet" }, make("b", {}, name));
    made.addEventListener("click", () => look(at));
    return made;
  });
  const all = isHome ? [pressed("quiet", say("all-rules"), () => location.assign(`${home()}#rules/${table.game}`))] : [];
  open(
    say("rules"),
    ...part("what-now", possible()),
    ...part("orders", table.helps.includes("orders") ? [pressed("quiet", say("orders-ask"), ordering)] : []),
    ...part("odds", table.helps.includes("odds") ? [pressed("quiet", say("odds-ask"), reckon)] : []),
    make("h3", {}, say("how-to")),
    ...told.chapters.map((one, number) => chapter(one, number === 0)),
    ...part("on-the-cards", shown),
    ...part("on-the-board", [...sheets(), ...all]),
    make("h3", {}, say("more-rules")),
    make("p", {}, [table.title, ...table.modules.map((one) => one.name)].join(" · ")),
    ...told.more.map((one) => chapter(one, false)),
  );
}

/** Few ask for odds of what nobody offers: that is fetched with the first question. */
const reckon = async () => (await import("./carry/odds.js")).odds();
const ordering = async () => (await import("./carry/orders.js")).orders();

/** What may be answered now, ready to be pressed: one of a kind. */
function possible() {
  const question = asked();
  if (!question || question.most > 1 || question.range) return [];
  return question.options.filter((one) => !one.refused).slice(0, MOST).map((one) => {
    const made = single(one);
    /** @param {HTMLButtonElement} pressed */
    const press = (pressed) => {
      if (!one.grave && !one.aside) close();
      made.press(pressed);
    };
    return button({ ...made, advised: false, tone: one.aside ? "quiet" : one.tone, press });
  });
}

/**
 * A heading, and buttons under it; nothing if there are none.
 *
 * @param {string} title
 * @param {HTMLElement[]} buttons
 */
const part = (title, buttons) => (buttons.length ? [make("h3", {}, say(title)), make("div", { class: "choices" }, ...buttons)] : []);

/** @param {Section} section @param {boolean} opened @param {string} [one] of those that are called so, one is open at a time */
function chapter({ title, lines }, opened, one) {
  const said = lines.map((line) => make("p", {}, line));
  return make("details", { class: "chapter", open: opened, name: one }, make("summary", {}, title), ...said);
}

/** What is taken back is said once it is. @param {string} line */
function undone(line) {
  here.undone = line;
  tell(line);
}

/** What was taken back last is given once more. */
function redo() {
  if (!again) return;
  close();
  undone(say("redone"));
  act("undo", { all: false, again: true });
}

/** The only answer at one press; of several, it is said beforehand which go. What was taken back can be given again here. */
function undo() {
  const back = latest;
  const more = again ? [pressed("quiet", say("redo"), redo)] : [];
  if (!back) return more.length ? open(say("undo"), make("div", { class: "choices" }, ...more)) : undefined;
  // What was told of nobody is named by what was pressed.
  const what = back.line || here.answered || say("undo-last");
  /** @param {boolean} whole */
  const take = (whole) => {
    close();
    here.answered = "";
    undone(whole ? say("undone-all", { count: back.count }) : say("undone", { what }));
    act("undo", { all: whole });
  };
  if (back.count === 1 && !again) return take(false);
  const told = make("span", {}, make("b", {}, say("undo")), make("small", {}, what));
  const one = make("button", { type: "button", class: "answer go" }, told);
  one.addEventListener("click", () => take(false));
  const all = make("button", { type: "button", class: "answer quiet" }, make("b", {}, say("undo-all", { count: back.count })));
  all.addEventListener("click", () => take(true));
  open(say("undo"), make("div", { class: "choices" }, one, back.count > 1 ? all : "", ...more));
}

/** How the page tells, sounds and looks, kept in this browser; and what its reader settles at home. */
const settled = async () => [
  ...(await preferences()),
  advising(),
  chosen("speed", ["turn", "stop", "1", "2", "off"], "turn"),
  chosen("type", ["usual", "large"], "usual"),
  chosen("contrast", ["usual", "high"], "usual"),
  chosen("sound", ["off", "on"], "off"),
];

async function settings() {
  open(say("settings"), ...(await settled()));
}

/** The same again, in other words, at the same place. */
export async function resettled() {
  if (!isOpen()) return;
  const parts = await settled();
  // Whoever has closed it meanwhile is done.
  if (!isOpen()) return;
  const scroll = () => $("panel").querySelector(".scroll");
  const [at, pressed] = [scroll()?.scrollTop, document.activeElement?.textContent];
  open(say("settings"), ...parts);
  scroll()?.scrollTo({ top: at, behavior: "instant" });
  const same = [...$("panel").querySelectorAll("button")].find((one) => one.textContent === pressed);
  same?.focus({ preventScroll: true });
}

/** Whether advice is given, where it may be. */
function advising() {
  const { helps } = now().table;
  const given = helps.includes("helm");
  if (!given && !helps.includes("helm-quiet")) return "";
  return switches("advice", ["on", "off"], given ? "on" : "off", (value) => act("helm", { quiet: value === "off" }));
}

/**
 * A row of switches, one of which is on.
 *
 * @param {string} name
 * @param {string[]} values
 * @param {string} usual
 */
const chosen = (name, values, usual) => switches(name, values, choice(name, usual), (value) => (choose(name, value), dress()));

/**
 * @param {string} name
 * @param {string[]} values
 * @param {string} is the one that is on
 * @param {(value: string) => void} take
 */
function switches(name, values, is, take) {
  const group = make("div", { class: "switches", role: "group", "aria-label": say(`set-${name}`) }, make("h3", {}, say(`set-${name}`)));
  for (const value of values) {
    const made = make("button", { type: "button", "aria-pressed": String(is === value) }, say(`set-${name}-${value}`));
    made.addEventListener("click", () => {
      group.querySelectorAll("button").forEach((one) => one.setAttribute("aria-pressed", String(one === made)));
      take(value);
    });
    group.append(made);
  }
  return group;
}

/** The page looks as this browser's member has chosen. */
export function dress() {
  document.documentElement.dataset.type = choice("type", "usual");
  document.documentElement.dataset.contrast = choice("contrast", "usual");
}
