// Goods: a row each with − and +, where they are wanted, and one running total.

/** @import { Counter, Question } from "./shapes.d.ts" */

import { make } from "../static/make.js";
import { answer } from "./act.js";
import { button, counter } from "./answers.js";
import { link, now, say } from "./here.js";
import { sign } from "./signs.js";

/**
 * The stage of a question about goods, with what has just been done there.
 *
 * @param {Question} question
 */
export function market(question) {
  const advised = new Set(question.options.filter((one) => one.advised).map((one) => one.id));
  /** @type {Map<Counter, number>} */
  const counts = new Map(question.counters.map((one) => [one, one.options.filter((id) => advised.has(id)).length]));
  const total = make("p", { class: "sum", role: "status" });
  const give = button({ label: say("done"), tone: "go", advised: advised.size > 0, press: () => answer(picks()) });
  const picks = () => [...counts].flatMap(([one, count]) => one.options.slice(0, count));
  const told = () => {
    const count = [...counts.values()].reduce((sum, one) => sum + one, 0);
    const gold = [...counts].reduce((sum, [one, some]) => sum + one.prices.slice(0, some).reduce((all, price) => all + price, 0), 0);
    total.replaceChildren(make("b", {}, count ? say("bought", { count, gold }) : ""));
    give.disabled = count < question.least;
    give.querySelector("b")?.replaceChildren(count ? say("take", { count }) : question.none ?? say("none"));
  };
  const room = () => (question.room ?? question.most) - [...counts.values()].reduce((sum, one) => sum + one, 0);
  const rows = question.counters.map((one) => {
    const shown = make("output", {}, String(counts.get(one)));
    /** @param {number} by */
    const step = (by) => {
      const next = (counts.get(one) ?? 0) + by;
      if (next < 0 || next > one.most || (by > 0 && room() < 1)) return;
      counts.set(one, next);
      shown.value = String(next);
      told();
    };
    return ware(one, counter(step, shown, one.name));
  });
  told();
  const done = question.result?.line ? make("p", { class: "done" }, sign("check"), question.result.line) : "";
  return make("div", { class: "market" }, done, make("ul", { class: "wares" }, ...rows), make("div", { class: "total" }, total, give));
}

/**
 * @param {Counter} one
 * @param {HTMLElement} steps
 */
function ware(one, steps) {
  const prices = [...new Set(one.prices)].join(", ");
  const told = make(
    "span",
    {},
    make("b", {}, one.name),
    make("small", {}, say("each", { gold: prices, count: one.most })),
    make("small", { class: "wanted" }, one.consequence ?? wanted(one)),
  );
  const picture = one.good ? make("img", { src: link().art(one.good), alt: "" }) : make("span", {});
  return make("li", { class: "ware", "data-at": `good:${one.good ?? one.id}` }, picture, told, steps);
}

/** Where a good is wanted nearest. @param {Counter} one */
function wanted({ wanted: best }) {
  if (!best) return say("unwanted");
  const name = now().board.spots.find((spot) => spot.at === best.at)?.name ?? "";
  return say(best.zones ? "wanted" : "wanted-here", { gold: best.gold, zones: best.zones, name });
}
