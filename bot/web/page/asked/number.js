// A number to be chosen, and the two buttons that change one by one.

/** @import { Question } from "../shapes.d.ts" */

import { make } from "../kit/make.js";
import { answer } from "../link.js";
import { say } from "../here.js";
import { mark } from "./mark.js";

/** A number between two others. @param {Question} question */
export function number(question) {
  const { low, high, usual: given = high } = question.range ?? { low: 0, high: 0 };
  // What the helm would say is where it begins.
  const advised = Number(question.plan?.picks[0] ?? NaN);
  const usual = advised >= low && advised <= high ? advised : given;
  const shown = make("output", {}, String(usual));
  const slide = make("input", { type: "range", min: low, max: high, value: usual, "aria-labelledby": "asked" });
  const give = make("button", { type: "button", class: "answer go" });
  const told = () => {
    shown.value = slide.value;
    slide.style.setProperty("--drawn", `${high > low ? ((Number(slide.value) - low) / (high - low)) * 100 : 100}%`);
    give.replaceChildren(make("b", {}, question.gives?.replace("{what}", slide.value) ?? say("give", { count: slide.value })));
    mark(give, Number(slide.value) === advised);
  };
  /** @param {number} by */
  const step = (by) => {
    slide.value = String(Number(slide.value) + by);
    told();
  };
  slide.addEventListener("input", told);
  give.addEventListener("click", () => answer([slide.value]));
  told();
  return make("div", { class: "number" }, counter(step, shown, ""), slide, give);
}

/**
 * Less, so many, more.
 *
 * @param {(by: number) => void} step
 * @param {HTMLOutputElement} shown
 * @param {string} of
 */
export function counter(step, shown, of) {
  /** @param {number} by @param {string} text @param {string} name */
  const one = (by, text, name) => {
    const made = make("button", { type: "button", "aria-label": say(name, { of }) }, text);
    made.addEventListener("click", () => step(by));
    return made;
  };
  return make("span", { class: "counter" }, one(-1, "−", "less"), shown, one(1, "+", "plus"));
}
