// Room for answers: short ones stand in pairs; on a phone what has none lies on a sheet of its own, and nothing is alone in half a row.

import { make } from "../kit/make.js";
import { $, say } from "../here.js";

const SHORT = 34; // letters that half of the column has room for
const EDGE = 8; // pixels beyond the foot of the answers that hold none
const KINDS = 3; // of what is folded that are named
const HALF = 0.6; // of the width of all answers, below which one has half a row

const narrows = matchMedia("(max-width: 760px)");

/** Whether more stands in a box than it has room for. @param {HTMLElement} bar */
export const isFull = (bar) => bar.scrollHeight > bar.clientHeight + EDGE;

/** What is folded away, or comes up as a sheet on a phone. @param {HTMLElement[]} buttons @param {boolean} open @param {() => void} toggled */
export function fold(buttons, open, toggled) {
  const box = make("details", { class: "fold", open }, make("summary", {}), ...buttons);
  box.addEventListener("toggle", toggled);
  named(box);
  return box;
}

/** How many it holds, and of what kind they are. @param {HTMLElement} box */
function named(box) {
  const all = [...box.querySelectorAll(":scope > :not(summary)")];
  const kinds = [...new Set(all.map((one) => one.querySelector("b")?.textContent))].slice(0, KINDS).join(" · ");
  box.querySelector("summary")?.replaceChildren(say("more", { count: all.length }), make("small", {}, `${kinds} …`));
}

/** Whether what is folded lies open over everything, as it does on a phone. */
export const isSheet = () => narrows.matches && $("answers").querySelector(".fold[open]") !== null;

/**
 * On a phone nothing is scrolled by a thumb's width: what has no room is folded away with the rest, the last first. What is
 * advised stays, and the first of what ends it.
 *
 * @param {HTMLElement} bar
 * @param {() => HTMLElement} folded makes what holds them, where nothing does yet
 */
export function spare(bar, folded) {
  if (!narrows.matches) return;
  const all = [...bar.querySelectorAll(":scope > .answer:not(.advised, .gives, .begins)")];
  const [first, ...others] = all.filter((one) => !one.matches(".quiet"));
  const ends = all.filter((one) => one.matches(".quiet")).slice(first ? 1 : 2);
  const can = [...others, ...ends];
  while (isFull(bar) && can.length) {
    const box = /** @type {HTMLElement} */ (bar.querySelector(":scope > .fold") ?? folded());
    const last = can.pop();
    if (last) box.querySelector("summary")?.after(last);
    named(box);
  }
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
