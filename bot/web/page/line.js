// The line on top: what is to be done now, the actions that are left, and the plan.

/** @import { Plan, Question, State } from "./shapes.d.ts" */

import { make } from "./kit/make.js";
import { $, narrows, say } from "./here.js";
import { early, isCalm } from "./asked/calm.js";
import { act, answer } from "./link.js";
import { read } from "./panel.js";
import * as picks from "./picks.js";
import { compass } from "./kit/signs.js";

const LONG = 42; // letters from which on the line is set smaller
const SIZES = ["", "long", "longer", "longest", "least"]; // how small the line is set, so that nothing of it is cut
const READ = 4; // sizes at which advice is read well
const ALL = 6; // lines of it for which there may be room at the smallest; where there is none, so many are seen:
const [LEAST, MOST] = [2, 4]; // what can be pressed beneath says the rest
const CLEAR = 4; // pixels that stay free above and below on a phone, where the line begins at the edge of the glass

/**
 * The line says something in place of the question, such as whose turn is being shown.
 *
 * @param {string} line
 * @param {string} note
 * @param {...Node} more
 */
export function telling(line, note = "", ...more) {
  set(title(line), make("span", { class: "note" }, note), ...more);
}

/**
 * Put this on the line, as large as all of it has room.
 *
 * @param {...(Node | string)} parts
 */
function set(...parts) {
  $("line").replaceChildren(...parts);
  fit();
}

/**
 * As large as all of it has room; else as the question has, and of the advice as many lines as there is room for: what buttons
 * say as well is left out first, and a touch reads the rest.
 */
export function fit() {
  const line = $("line");
  const sizes = SIZES.slice((line.firstElementChild?.textContent ?? "").length > LONG ? 1 : 0);
  const read = sizes.slice(0, READ);
  /** @type {[boolean, string[], boolean, number][]} */
  const ways = [[false, read, true, ALL], [true, read, true, ALL], [true, sizes, true, ALL]];
  // A phone has lines to spare, a desk has none.
  const large = narrows.matches ? 1 : READ - 1;
  for (let lines = MOST; lines >= LEAST; lines -= 1) ways.push([true, lines > LEAST ? sizes.slice(0, large) : sizes, false, lines]);
  for (const [brief, tried, whole, lines] of ways) {
    line.classList.toggle("brief", brief);
    line.style.setProperty("--lines", String(lines));
    for (const size of tried) {
      line.dataset.size = size;
      if (hasRoom(line) && !(whole && isCut(line))) return;
    }
  }
}

/** Whether all parts of the line have room, whatever is cut within them. @param {HTMLElement} line */
function hasRoom(line) {
  const { top, bottom } = line.getBoundingClientRect();
  const clear = narrows.matches ? CLEAR : 0;
  const whole = [line, ...line.children].every((one) => one.scrollHeight <= one.clientHeight + 1 && one.scrollWidth <= one.clientWidth + 1);
  // What stands in the middle runs out at the top as well, where nothing scrolls.
  return whole && [...line.children].map((one) => one.getBoundingClientRect()).every((one) => one.top >= top + clear && one.bottom <= bottom - clear);
}

/** Whether the advice has more lines than are shown. @param {HTMLElement} line */
function isCut(line) {
  const told = line.querySelector(".plan .told");
  return told !== null && told.scrollHeight > told.clientHeight + 1;
}

/** @param {State} state */
export function show({ question, table }) {
  if (!("number" in question)) {
    const over = table.over ? say("over") : question.line;
    set(title(over || say("nothing")));
    return;
  }
  set(
    title(question.line),
    question.left ? pips(question.left) : make("span", { class: "note" }, question.note ?? ""),
    question.plan ? planned(question, question.plan) : advised(question) || offered(table.helps),
  );
}

/** @param {string} line */
const title = (line) => make("h1", { tabindex: -1, id: "asked" }, line);

/** @param {[number, number]} left */
function pips([left, of]) {
  const drawn = Array.from({ length: of }, (_, at) => make("i", { class: at < left ? "on" : "" }));
  return make("span", { class: "pips", "aria-label": say("left", { count: left }), role: "img" }, ...drawn, make("small", {}, say("left", { count: left })));
}

/** @param {Question} question @param {Plan} plan */
function planned(question, plan) {
  const does = picks.advised(question, plan.picks) || plan.line;
  const { step: from, of, upto } = plan;
  const step = of > 1 ? (upto ? say("steps", { step: from, upto, of }) : say("step", { step: from, of })) : "";
  const told = [plan.changed, plan.aim].filter(Boolean).join(" ");
  // The whole of it is touched, so that a finger need not find the words.
  const named = make("span", { class: "does" }, step ? `: ${does}` : does);
  const line = make("span", { class: "told" }, told ? `${told} ` : "", make("b", {}, make("span", { class: "step" }, step), named));
  const listed = (plan.listed ?? []).map((one, at) => `${at + 1 < from ? "✓" : at < (upto ?? from) ? "▸" : "·"} ${one}`);
  const pressed = make("button", { type: "button", title: [told, ...listed].filter(Boolean).join("\n") }, compass(), line);
  // Where the button beneath says what is advised, its reasons are what a touch can mean.
  // So is what has no room.
  pressed.addEventListener("click", () => {
    if (isCalm()) return early(pressed);
    return named.checkVisibility() && !isCut($("line")) ? follow(question) : read(say("advice"), [told, `${step}${named.textContent}`, ...listed]);
  });
  return make("p", { class: told || step ? "plan" : "plan bare", id: "advised" }, pressed);
}

/**
 * Do what is advised: by its button where it has one; where several are picked, they are picked first, and given once they are.
 *
 * @param {Question} question
 */
function follow(question) {
  if (document.body.dataset.telling !== undefined) return;
  const advised = /** @type {HTMLElement | null} */ ($("answers").querySelector(".advised"));
  if (advised) return advised.click();
  const given = question.plan?.picks ?? [];
  if (!picks.several(question)) return given.length || !question.least ? void answer(given) : undefined;
  const chosen = picks.all();
  const open = [...chosen.filter((one) => !given.includes(one)), ...given.filter((one) => !picks.has(one))];
  if (!open.length) return void answer(chosen);
  for (const pick of open) picks.flip(pick);
}

/** Where nobody advises yet, that is called for with one touch. @param {string[]} helps */
function offered(helps) {
  if (!helps.includes("helm-quiet")) return "";
  const pressed = make("button", { type: "button", id: "advise" }, compass(), make("span", { class: "told" }, say("advise")));
  pressed.addEventListener("click", () => (isCalm() ? early(pressed) : act("helm", { quiet: false })));
  return make("p", { class: "plan" }, pressed);
}

/** The first lesson stands where a plan would. @param {Question} question */
function advised(question) {
  const lesson = question.lessons[0];
  return lesson ? make("p", { class: "plan lesson" }, compass(), make("span", { class: "told" }, lesson)) : "";
}
