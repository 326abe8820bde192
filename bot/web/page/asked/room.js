// Room for answers: short ones stand in pairs; on a phone what has none lies on a sheet of its own, and nothing is alone in half a row.

import { make } from "../kit/make.js";
import { $, narrows, say } from "../here.js";
import { parted } from "./kinds.js";

const SHORT = 34; // letters that half of the column has room for
const EDGE = 8; // pixels beyond the foot of the answers that hold none
const KINDS = 3; // of what is folded that are named
const HALF = 0.6; // of the width of all answers, below which one has half a row

/** Whether more stands in a box than it has room for. @param {HTMLElement} bar */
export const isFull = (bar) => bar.scrollHeight > bar.clientHeight + EDGE;

/**
 * How many answers go on beneath the foot of what is seen, and how many of these are folded away there.
 *
 * @param {HTMLElement} bar
 * @param {number} foot
 * @returns {[number, number]}
 */
export function beneath(bar, foot) {
  /** @param {string} what */
  const under = (what) => [...bar.querySelectorAll(what)].filter((one) => one.getBoundingClientRect().bottom > foot);
  const near = under(":scope > :not(.advised, .gives, .fold, .several), .several > .answer, .fold[open] > .answer");
  const folded = under(":scope > .fold:not([open])").flatMap((one) => [...one.querySelectorAll(":scope > .answer")]);
  return [near.length + folded.length, folded.length];
}

/** What is folded away, or comes up as a sheet on a phone. @param {HTMLElement[]} buttons @param {boolean} open @param {() => void} toggled */
export function fold(buttons, open, toggled) {
  const box = make("details", { class: "fold", open }, make("summary", {}), ...buttons);
  box.addEventListener("toggle", toggled);
  named(box);
  return box;
}

/** How many it holds, and of what kind they are. @param {HTMLElement} box */
function named(box) {
  for (const one of box.querySelectorAll(":scope > h3")) one.remove();
  const all = /** @type {HTMLElement[]} */ ([...box.querySelectorAll(":scope > :not(summary)")]);
  const parts = parted(all);
  if (parts.length) {
    box.querySelector("summary")?.replaceChildren(parts.map(([name]) => name).join(" · "));
    box.append(...parts.flatMap(([name, some]) => [make("h3", {}, name), ...some]));
    return;
  }
  const kinds = [...new Set(all.map((one) => one.querySelector("b")?.textContent))].slice(0, KINDS).join(" · ");
  box.querySelector("summary")?.replaceChildren(say("more", { count: all.length }), make("small", {}, `${kinds} …`));
}

/** Whether what is folded lies open over everything, as it does on a phone. */
export const isSheet = () => narrows.matches && $("answers").querySelector(".fold[open]") !== null;

/**
 * Where answers have no room they stand closer: short ones in pairs on a desk, and each in a row on a phone if that takes less.
 *
 * @param {HTMLElement} bar
 * @param {() => void} beside sees to it that what has happened stands clear of them
 */
export function fitted(bar, beside) {
  bar.classList.remove("tight", "close", "rows");
  beside();
  const two = bar.classList.contains("two");
  if (!isFull(bar) && !two) return;
  if (!narrows.matches) tight(bar);
  if (isFull(bar) || two) bar.classList.add("close");
  beside();
  const high = bar.scrollHeight;
  if (!narrows.matches || !isFull(bar)) return;
  bar.classList.add("rows");
  bar.classList.toggle("rows", bar.scrollHeight < high);
}

/**
 * Nothing is scrolled by a thumb's width: what has no room is folded away with the rest, the last first. What is advised
 * stays, and the first of what ends it.
 *
 * @param {HTMLElement} bar
 * @param {() => HTMLElement} folded makes what holds them, where nothing does yet
 */
function spare(bar, folded) {
  // On a desk answers are scrolled, unless some are folded already: two lists of what is out of sight are one too many.
  if (!narrows.matches && !bar.querySelector(":scope > .fold:not([open])")) return;
  // Of two neither is folded away: they have more room.
  const two = narrows.matches && bar.childElementCount === 2 && bar.querySelectorAll(":scope > .answer").length === 2;
  // Their first line is seen, too.
  bar.classList.toggle("two", two && bar.scrollHeight > bar.clientHeight + 1);
  if (two) return;
  const all = [...bar.querySelectorAll(":scope > .answer:not(.advised, .gives, .begins)")];
  // Beside switches, which are scrolled anyway, the first of the others stays as well; what lies in the hand is no switch here.
  const switched = [...bar.querySelectorAll(":scope > .several > .answer")].some((one) => one.checkVisibility());
  const can = all.filter((one) => !one.matches(".quiet")).slice(switched ? 1 : 0);
  // A desk has room for all that ends something.
  if (narrows.matches) can.push(...all.filter((one) => one.matches(".quiet")).slice(1));
  const before = bar.querySelector(":scope > .fold");
  while (isFull(bar) && can.length) {
    const box = /** @type {HTMLElement} */ (bar.querySelector(":scope > .fold") ?? folded());
    const last = can.pop();
    if (last) box.querySelector("summary")?.after(last);
    named(box);
  }
  // What is seldom wanted stays there by itself.
  if (!before) single(bar);
}

/** Nothing is folded that stands alone there, if it has the room of what it is folded into. @param {HTMLElement} bar */
function single(bar) {
  const box = bar.querySelector(":scope > .fold:not([open])");
  const only = box?.lastElementChild;
  if (!box || !only || box.childElementCount !== 2) return;
  box.replaceWith(only);
  if (!isFull(bar)) return;
  only.replaceWith(box);
  box.append(only);
}

/** Where answers have no room, short ones that follow each other stand in pairs. @param {HTMLElement} bar */
export function tight(bar) {
  bar.classList.add("tight");
  const all = [...bar.children];
  all.forEach((one) => one.classList.remove("half"));
  /** @param {Element | undefined} one */
  const short = (one) => one?.matches(".answer:not(.advised, .drawn, .gives, .begins)") && (one.textContent ?? "").length <= SHORT;
  for (let at = 0; at < all.length - 1; at += 1) {
    if (!short(all[at]) || !short(all[at + 1])) continue;
    for (const one of all.slice(at, at + 2)) one.classList.add("half");
    at += 1;
  }
}

/** Who has half a row with nothing beside it takes all of it. @param {HTMLElement} bar */
export function alone(bar) {
  const all = [...bar.querySelectorAll(":scope > .answer")];
  for (const one of all) one.classList.remove("lone");
  if (!narrows.matches) return;
  const boxes = all.map((one) => one.getBoundingClientRect());
  const beside = boxes.map((one, at) => boxes.some((other, number) => number !== at && Math.abs(other.top - one.top) < 2));
  all.forEach((one, at) => one.classList.toggle("lone", !beside[at] && (boxes[at]?.width ?? 0) < HALF * bar.clientWidth));
}

/** All that stands there where it has room, in its order, and what holds some of it with these. @type {[Element, Element[] | null][]} */
let parts = [];
/** How much room there was when what had none was folded away. */
let high = 0;

/** Nothing is asked. */
export function none() {
  parts = [];
  $("answers").classList.remove("two");
}

/**
 * What has just come up finds its room.
 *
 * @param {HTMLElement} bar
 * @param {() => void} beside as in `fitted`
 * @param {() => HTMLElement} folded as in `spare`
 */
export function place(bar, beside, folded) {
  parts = [...bar.children].map((one) => [one, one.matches(".fold") ? [...one.children] : null]);
  put(bar, beside, folded);
}

/** @param {HTMLElement} bar @param {() => void} beside @param {() => HTMLElement} folded */
function put(bar, beside, folded) {
  bar.classList.remove("bare", "two");
  fitted(bar, beside);
  // Where to touch is told whole, or not at all: answers need the room.
  bar.classList.toggle("bare", narrows.matches && isFull(bar));
  spare(bar, folded);
  high = bar.clientHeight;
}

/**
 * There may be more room, or less: what was folded away comes back if it has some, unless somebody has unfolded it or is asked
 * once more.
 *
 * @param {HTMLElement} bar
 * @param {() => void} beside as in `fitted`
 * @param {() => HTMLElement} folded as in `spare`
 */
export function again(bar, beside, folded) {
  const busy = bar.querySelector(".fold[open], .sure") || !parts.every(([one, all]) => all || bar.contains(one));
  if (busy || bar.clientHeight === high || !parts.length) return;
  const held = bar.contains(document.activeElement) ? document.activeElement : null;
  for (const [one, all] of parts) if (all) one.replaceChildren(...all);
  bar.replaceChildren(...parts.map(([one]) => one));
  for (const [one, all] of parts) if (all) named(/** @type {HTMLElement} */ (one));
  put(bar, beside, folded);
  if (held instanceof HTMLElement) held.focus({ preventScroll: true });
}
