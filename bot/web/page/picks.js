// Several picks of one question: they are switched on and off wherever they lie, and given with one button.

/** @import { Counter, Question } from "./shapes.d.ts" */

import { say } from "./here.js";

const NAMED = 2; // picks that are named one by one

/** What is asked, if several may be picked. @type {Question | null} */
let of = null;
/** @type {Set<string>} */
const chosen = new Set();
/** Whoever shows them. @type {(() => void)[]} */
let shown = [];

/** Whether several options may be picked. @param {Question} question */
export const several = (question) => question.most > 1 && !question.range;

/** Whether the same is asked: a number comes again after something was taken back. @param {Question} one @param {Question} other */
const alike = (one, other) => one.number === other.number && one.options.map(id).join() === other.options.map(id).join();

/** @param {{ id: string }} one */
const id = (one) => one.id;

/** Something is asked; what was picked stays as long as the question does. @param {Question | null} question */
export function begin(question) {
  const same = of !== null && question !== null && alike(of, question);
  of = question && several(question) ? question : null;
  shown = [];
  if (same) return;
  chosen.clear();
  for (const one of of?.options ?? []) if (one.advised) chosen.add(one.id);
}

/** @param {string} id */
export const has = (id) => chosen.has(id);

export const count = () => chosen.size;

/** All that is picked, in the order of the options. */
export const all = () => (of?.options ?? []).map((one) => one.id).filter((id) => chosen.has(id));

/** Somebody shows what is picked, and does so again whenever it changes. @param {() => void} show */
export function show(show) {
  shown.push(show);
  show();
}

const changed = () => shown.forEach((one) => one());

/** Pick an option, or no more; where no more may be picked, the earliest makes room. @param {string} id */
export function flip(id) {
  if (!chosen.delete(id)) {
    if (of && chosen.size >= of.most) chosen.delete([...chosen][0] ?? "");
    if (blocked(id)) return changed();
    chosen.add(id);
  }
  changed();
}

/** How many of equal things are picked. @param {Counter} counter @param {Set<string>} [picked] */
export const taken = (counter, picked = chosen) => counter.options.filter((id) => picked.has(id)).length;

/** One more or less of equal things, the first ones first. @param {Counter} counter @param {number} by */
export function step(counter, by) {
  const next = taken(counter) + by;
  if (next < 0 || next > counter.most || (by > 0 && full(counter))) return;
  counter.options.forEach((id, at) => (at < next ? chosen.add(id) : chosen.delete(id)));
  changed();
}

/** The prices of all that is picked. */
const prices = (picked = chosen) => (of?.counters ?? []).flatMap((one) => one.prices.slice(0, taken(one, picked)));

/** What things of these prices come to: the cheapest of so many may be free. @param {number[]} each */
const due = (each) =>
  each
    .sort((one, other) => one - other)
    .slice(of?.free?.[each.length] ?? 0)
    .reduce((all, price) => all + price, 0);

/** What all that is picked costs or brings. */
export const sum = (picked = chosen) => due(prices(picked));

/** Why nothing like this can be added; nothing if it can. @param {Counter} counter */
export function full(counter) {
  if (!of) return "";
  if (chosen.size >= of.most) return say("at-most", { count: of.most });
  if (of.purse !== undefined && of.strict && taken(counter) < counter.most) {
    const gold = due([...prices(), counter.prices[taken(counter)] ?? 0]);
    if (gold > of.purse) return say("too-dear", { gold, most: of.purse });
  }
  return "";
}

/** Why nothing at all can be added: what it would come to with the cheapest; nothing if something can be. */
export function spent() {
  const left = (of?.counters ?? []).filter((one) => taken(one) < one.most);
  if (!of || !left.length || left.some((one) => !full(one))) return "";
  const [first] = left;
  if (!first || of.purse === undefined || chosen.size >= of.most) return first ? full(first) : "";
  const dues = left.map((one) => due([...prices(), one.prices[taken(one)] ?? 0]));
  return say("too-dear", { gold: Math.min(...dues), most: of.purse });
}

/** Why an option cannot be added; nothing if it can. @param {string} id */
function blocked(id) {
  if (!of) return "";
  const counter = of.counters.find((one) => one.options.includes(id));
  if (counter) return full(counter);
  return chosen.size >= of.most ? say("at-most", { count: of.most }) : "";
}

/** What the button that gives them all says. @returns {{ label: string, off: boolean }} */
export function giving() {
  const picked = chosen.size;
  if (!of) return { label: "", off: true };
  const short = picked < of.least;
  if (short) return { label: say("of-so-many", { count: picked, most: of.least }), off: true };
  return { label: picked ? does(of, chosen) : of.none ?? say("none"), off: false };
}

/** What is advised, as the button that gives it says it; "" where it is not about goods. @param {Question} asked @param {string[]} picks */
export const advised = (asked, picks) => (of?.number === asked.number && picks.length && asked.counters.length ? does(asked, new Set(picks)) : "");

/** So many of a thing, as one says it: what begins with a number is named each time. @param {{ name: string, count: number }} one */
function many(one) {
  if (one.count === 1 || /^\d/.test(one.name)) return Array(one.count).fill(one.name);
  return [say("so-many", one)];
}

/**
 * What is picked, in words: as a whole answer of that name, as an option does, or each thing with how many.
 *
 * @param {Question} asked
 * @param {Set<string>} picked
 */
function does(asked, picked) {
  const same = asked.bundles.find((one) => one.picks.length === picked.size && one.picks.every((pick) => picked.has(pick)));
  if (same) return same.label;
  const rows = asked.counters.map((one) => ({ name: one.name, count: taken(one, picked) })).filter((one) => one.count);
  if (rows.length) {
    // What has no number comes first: else a number before it would seem to count it as well.
    const names = [...rows.filter((one) => one.count === 1), ...rows.filter((one) => one.count > 1)].flatMap(many);
    const last = names.pop() ?? "";
    const what = names.length ? say("and", { what: names.join(", "), last }) : last;
    const gold = sum(picked);
    const told = gold ? say("for-gold", { what, gold }) : what;
    return asked.gives?.replace("{what}", told) ?? told;
  }
  const labels = asked.options.filter((one) => picked.has(one.id)).map((one) => one.label);
  return labels.length > NAMED ? say("and-more", { what: labels.slice(0, NAMED).join(" · "), count: labels.length - NAMED }) : labels.join(" · ");
}
