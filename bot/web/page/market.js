// Goods: a row each with − and +, where they are wanted, and one running total.

/** @import { Counter, Question } from "./shapes.d.ts" */

import { make } from "./kit/make.js";
import { answer } from "./link.js";
import { button } from "./answers.js";
import { counter } from "./asked/number.js";
import { $, link, now, say } from "./here.js";
import * as picks from "./picks.js";
import * as dice from "./kit/dice.js";
import { sign } from "./kit/signs.js";

const EDGE = 8; // pixels beyond the foot that hold no row

/**
 * The stage of a question about goods, with what has just been done there.
 *
 * @param {Question} question
 */
export function market(question) {
  // To buy nothing may be advised as well.
  const advised = question.plan !== undefined || question.options.some((one) => one.advised);
  const total = make("p", { class: "sum", role: "status" });
  const give = button({ label: say("done"), tone: "go", advised, press: () => answer(picks.all()) });
  const rows = question.counters.map((one) => ware(one));
  picks.show(() => {
    total.replaceChildren(...sums(question));
    const { label, off } = picks.giving();
    give.querySelector("b")?.replaceChildren(label);
    give.disabled = off;
  });
  const done = question.result?.line ? make("p", { class: "done" }, sign("check"), make("span", {}, ...dice.told(question.result.line))) : "";
  const shown = make("div", { class: "market" }, done, make("ul", { class: "wares" }, ...rows), make("div", { class: "total" }, total, give));
  const over = $("scene");
  const see = () => shown.classList.toggle("goes-below", over.scrollTop + over.clientHeight < over.scrollHeight - EDGE);
  over.onscroll = see;
  new ResizeObserver(see).observe(shown);
  return shown;
}

/** What is on offer and cannot be taken yet, as it would be bought. @param {Question} question */
export const offer = ({ offered = [] }) =>
  make("div", { class: "market offered" }, make("ul", { class: "wares" }, ...offered.map((one) => make("li", { class: "ware" }, ...about(one)))));

/** What all of it comes to, and why no more can be taken. @param {Question} question */
function sums(question) {
  const count = picks.count();
  const priced = question.counters.some((one) => one.prices.length);
  const gold = picks.sum();
  const told = [make("b", {}, count && priced ? say("bought", { count, gold }) : "")];
  if (question.purse !== undefined && count) told.push(make("small", {}, say("of-purse", { gold: question.purse })));
  if (question.room !== undefined) {
    const takes = question.takes ?? question.room;
    const both = { count: question.room, most: takes, more: question.room - takes };
    const line = both.more > 0 ? say("room-both", both) : say("room", both);
    const over = count > takes;
    told.push(make("small", { class: over ? "over" : "" }, over ? say("room-over", { count: count - takes }) : line));
  }
  told.push(make("small", { class: "over" }, picks.spent()));
  return told;
}

/** What a good looks like, and what there is to know of it. @param {Counter} one */
function about(one) {
  const prices = [...new Set(one.prices)].join(", ");
  const told = make(
    "span",
    {},
    make("b", {}, one.name),
    make("small", {}, prices ? say("each", { gold: prices, count: one.most }) : say("here", { count: one.most })),
    make("small", { class: "wanted" }, one.consequence ?? wanted(one)),
  );
  return [one.good ? make("img", { src: link().art(one.good), alt: "" }) : make("span", {}), told];
}

/** @param {Counter} one */
function ware(one) {
  const shown = make("output", {});
  const steps = counter((by) => picks.step(one, by), shown, one.name);
  const [less, more] = /** @type {HTMLButtonElement[]} */ ([...steps.querySelectorAll("button")]);
  const row = make("li", { class: "ware", "data-at": `good:${one.good ?? one.id}` }, ...about(one), steps);
  picks.show(() => {
    const taken = picks.taken(one);
    row.classList.toggle("on", taken > 0);
    shown.value = String(taken);
    if (less) less.disabled = taken === 0;
    if (more) more.disabled = taken >= one.most || Boolean(picks.full(one));
  });
  return row;
}

/** Where a good is wanted nearest. @param {Counter} one */
function wanted({ wanted: best, prices }) {
  if (!best) return prices.length ? say("unwanted") : "";
  // A port is called like its zone, and "the port" where both are shown.
  const places = [best.at.replace("port:", "zone:"), best.at];
  const name = places.flatMap((at) => now().board.spots.find((spot) => spot.at === at)?.name ?? [])[0] ?? "";
  return say(best.zones ? "wanted" : "wanted-here", { gold: best.gold, zones: best.zones, name });
}
