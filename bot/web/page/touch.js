// What is touched to answer: options by where they lie. What needs two things, such as a card and a ship, is answered by
// touching one after the other.

/** @import { Course, Option, Question } from "./shapes.d.ts" */

import { advised, consequence, give, single } from "./answers.js";
import { now, say } from "./here.js";
import { choose, look, shows } from "./panel.js";
import * as picks from "./picks.js";

const CARDS = /^(card|slot|deck):/; // what can be named on a button as well as touched
const OFFERED = /^card:/; // what lies on the table to be taken
const WAY = /^zone:/; // where an action leads to on a map
const PORT = /^port:/; // where one is, on a map
const MAP = /^(port|zone):/;
const FEW = 6; // answers that all have a button, wherever they lie
const ROW = 9; // answers of which each that is about a card has one

/** @typedef {{ at: string, name: string }} Thing */

/** All options that lie at a place of those that can be touched. @type {Map<string, Option[]>} */
let placed = new Map();
/** Ways that end at places of a map, whether they are likely or not. @type {Option[]} */
let ways = [];
/** The first of two things. */
let first = "";
let number = -1;
/** Whether anything but cards can answer. */
let mixed = false;
/** Options that have a button beside the stage. @type {Set<Option>} */
let beside = new Set();
/** Options that have one only because they are advised: they keep the digit of where they lie. @type {Set<Option>} */
let unnumbered = new Set();
/** Shows the table again. @type {() => void} */
let again = () => {};

/**
 * Options by where they lie on the table, and those that lie nowhere on it.
 *
 * @param {Question | null} question
 * @param {Set<string>} there the places that can be touched
 * @param {() => void} redraw
 * @returns {{ placed: Map<string, Option[]>, loose: Option[] }}
 */
export function sorted(question, there, redraw) {
  again = redraw;
  placed = new Map();
  if (question?.number !== number || !question?.options.some((one) => one.at.includes(first))) first = "";
  number = question?.number ?? -1;
  beside = new Set();
  unnumbered = new Set();
  ways = [];
  mixed = Boolean(question?.options.some((one) => !one.at.some((at) => OFFERED.test(at))));
  if (!question) return { placed, loose: [] };
  /** @type {Option[]} */
  const loose = [];
  const told = [];
  for (const option of question.options) {
    const at = option.refused ? [] : option.at.filter((one) => there.has(one));
    // A place that is one of several of a thing adds nothing, but a card and a ship need each other.
    for (const one of at) placed.set(one, [...(placed.get(one) ?? []), option]);
    if (!at.length) loose.push(option);
    else if (at.length === 1) told.push([at[0], option]);
  }
  if (picks.several(question)) return { placed, loose };
  // What can be done with one thing in several ways is told apart by buttons.
  const buttons = told.filter(([at]) => (placed.get(/** @type {string} */ (at)) ?? []).length > 1).map(([, option]) => option);
  const open = question.options.filter((one) => !one.refused).length;
  /** @param {Option} one */
  const named = (one) => one.at.some((at) => at.startsWith("deck:")) || (open <= (one.at.length > 1 ? FEW : ROW) && one.at.every((at) => CARDS.test(at)));
  // What takes an action is on the list of what can be done, too: only a way on the map is seen there, where there are many.
  /** @param {Option} one */
  const acts = (one) => Boolean(one.cost) && one.at.length === 1 && (open <= FEW || !WAY.test(one.at[0] ?? ""));
  // So is what can be done in a port: a word beside it on the map is not seen by who reads the list.
  const ports = question.options.filter((one) => one.at.some((at) => PORT.test(at))).length;
  /** @param {Option} one */
  const ashore = (one) => ports <= FEW && one.at.length === 1 && PORT.test(one.at[0] ?? "");
  // Words would cover the picture of what is under way, which one decides by.
  const under = Boolean(now().board.scene) && open <= FEW;
  /** @param {Option} one */
  const alone = (one) => under && one.at.length === 1;
  // What is advised has a button wherever it lies: nobody has to look for it. Nor for the other answers where they are few.
  // Once the first of two things is touched, what can follow is told apart, too.
  /** @param {Option} one */
  const follows = (one) => first !== "" && one.at.includes(first) && one.at.length > 1;
  /** @param {Option} one */
  const always = (one) => loose.includes(one) || buttons.includes(one) || named(one) || acts(one) || ashore(one) || alone(one) || follows(one);
  unnumbered = new Set(question.options.filter((one) => one.advised && !always(one)));
  beside = new Set(question.options.filter((one) => unnumbered.has(one) || always(one)));
  const buttoned = [...beside];
  // A way of several steps is touched where it ends; what is likely, and so has a button, is lit there.
  ways = question.courses.filter((one) => one.at.some((at) => MAP.test(at))).map(along);
  for (const way of ways) {
    beside.add(way);
    const shown = question.courses.some((one) => one.id === way.id && (one.likely || one.advised));
    for (const at of shown ? way.at.filter((one) => there.has(one)) : []) placed.set(at, [...(placed.get(at) ?? []), way]);
  }
  lone(question);
  return { placed, loose: buttoned };
}

/** Of all that is advised on the table one thing is lit as such: what its button says. @param {Question} question */
function lone(question) {
  const best = advised(question);
  /** @param {Option} one */
  const lit = (one) => {
    if (!one.advised || (one.course ? best === question.courses.find(({ id }) => id === one.id) : best === one)) return one;
    const plain = { ...one, advised: false };
    if (beside.has(one)) beside.add(plain);
    if (unnumbered.has(one)) unnumbered.add(plain);
    return plain;
  };
  ways = ways.map(lit);
  for (const [at, options] of placed) placed.set(at, options.map((one) => ways.find(({ id }) => one.course && id === one.id) ?? lit(one)));
}

/** A way as something that lies where it ends. @param {Course} course @returns {Option} */
const along = ({ id, label, at, advised, warning, consequence = warning, cost }) => ({
  id, label, at: at.slice(-1), advised, tone: warning ? "danger" : "", grave: false, aside: false, course: true,
  ...(consequence ? { consequence } : {}), ...(cost ? { cost } : {}),
});

/** What a place of a map belongs to, such as a port to its zone. @param {string} at */
const zone = (at) => at.slice(at.indexOf(":") + 1);

/**
 * What is offered where a place is touched: what lies there; where that is no more than the end of a way, what lies in its zone;
 * and every way that ends in this zone.
 *
 * @param {string} place
 */
function offered(place) {
  const here = at(place);
  if (first || !MAP.test(place)) return here;
  const near = here.every((one) => one.course) ? at(`zone:${zone(place)}`) : [];
  const lead = ways.filter((one) => one.at.some((end) => zone(end) === zone(place)));
  const all = [...new Set([...lead.filter((one) => one.advised), ...here, ...lead, ...(lead.length ? near : [])])];
  return all.sort((one, other) => Number(other.advised) - Number(one.advised));
}

/** Whether an option has a button beside the stage. @param {Option} option */
export const hasButton = (option) => beside.has(option);

/** Whether its button has a digit, so that none stands where it lies. @param {Option} option */
export const hasDigit = (option) => beside.has(option) && !unnumbered.has(option);

/**
 * The first of two things that answer together, such as cards in hand, as something to be pressed as well: none once one of
 * them is touched.
 *
 * @param {Question} question
 * @returns {{ label: string, press: () => void }[]}
 */
export function firsts({ most, options }) {
  if (first || most > 1) return [];
  const held = now().view?.hand ?? [];
  const all = new Set(options.filter((one) => two(one) && !beside.has(one)).map((one) => one.at[0]));
  const open = held.filter((card) => all.has(`card:${card.id}`));
  // Of equal cards one is as good as the other.
  return open.filter((card, at) => open.findIndex((one) => one.title === card.title) === at).map(({ id, title }) => {
    const count = open.filter((one) => one.title === title).length;
    const thing = { at: `card:${id}`, name: title };
    return { label: count > 1 ? say("so-many-numbered", { count, name: title }) : title, press: () => press(thing, false) };
  });
}

/** What a touch there may do now. @param {string} at @returns {Option[]} */
export function at(at) {
  const options = placed.get(at) ?? [];
  if (!first || first === at) return options;
  const both = options.filter((one) => one.at.includes(first));
  // Another thing of the same kind may be touched instead.
  return both.length ? both : options.some((one) => one.at.length > 1) && at.split(":")[0] === first.split(":")[0] ? options : [];
}

/** Whether this is the first of two things, and has been touched. @param {string} at */
export const isFirst = (at) => first === at;

/** Whether it is a piece on the board, such as a ship. @param {string} place */
const lies = (place) => now().board.pieces.some((one) => one.id === place);

/** Whether it is a card in hand. @param {string} place */
const holds = (place) => Boolean(now().view?.hand.some((one) => `card:${one.id}` === place));

/** Whether a place is among those that this option needs, each of which lies on the table. @param {Option} option */
const two = (option) => option.at.filter((one) => placed.has(one)).length > 1;

/**
 * A touch answers where it takes nothing and does no harm; else it says first what the thing is and what can be done there, and
 * a second one means it.
 *
 * @param {Thing} thing
 * @param {boolean} switches whether it is one of several picks
 * @param {boolean} [said] whether what was touched says in words what it does
 */
export function press(thing, switches, said = false) {
  // What is asked has not been read yet while something is told.
  if (document.body.dataset.telling !== undefined) return;
  const options = offered(thing.at);
  if (switches && options.length) {
    const next = options.find((one) => !picks.has(one.id)) ?? options.at(-1);
    if (next) picks.flip(next.id);
    return;
  }
  const [only] = options;
  if (!only) return void look(thing.at);
  if (options.length === 1) {
    const harmless = only.tone !== "danger" && !only.grave && !only.aside;
    // Whoever touches a port, a ship, a card on offer or one that he holds may only wish to know what it is.
    const card = OFFERED.test(thing.at) && !two(only) && (lies(thing.at) || (mixed && holds(thing.at)));
    const asks = Boolean(only.cost) || card;
    const meant = !asks || said || shows(thing.at);
    if (harmless && meant) return void give(only);
    return void choose(thing.name, options.map(single), thing.at);
  }
  if (options.every(two) && (!first || !options.every((one) => one.at.includes(first)) || first === thing.at)) {
    first = first === thing.at ? "" : thing.at;
    return again();
  }
  choose(thing.name, options.map(single), thing.at);
}

/** How it looks. @param {Option[]} options */
export function tones(options) {
  if (!options.length) return [];
  const best = options.some((one) => one.advised);
  return ["can", ...(best ? ["best"] : options.every((one) => one.tone === "danger") ? ["danger"] : [])];
}

/** What a touch does, in words. @param {Thing} thing @param {Option[]} options */
export function named(thing, options) {
  if (!options.length) return say("look-at", { name: thing.name });
  const told = options.map((one) => {
    const costs = one.cost ? say("costs", { count: one.cost }) : "";
    return [one.label, costs, consequence(one), one.advised ? say("advised") : ""].filter(Boolean).join(", ");
  });
  return `${thing.name}: ${[...new Set(told)].join("; ")}`;
}
