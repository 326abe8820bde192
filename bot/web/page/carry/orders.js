// What a reader says beforehand, whoever is asked: orders that answer for him until they are over. Nobody else learns of them.

/** @import { Coming, Order, Orders } from "../shapes.d.ts" */

import { make } from "../kit/make.js";
import { link, say } from "../here.js";
import { open } from "../panel.js";

/** Standing orders that he has given, as far as is known here, by what they say. @type {Map<string, string>} */
let given = new Map();

/** The newest word why what he had ordered for his coming turn was stopped. */
let stopped = "";

/** @returns {Promise<Orders>} */
const ask = () => link().ask("orders");

/** @param {Orders} told */
function know(told) {
  given = new Map(told.standing.filter((one) => one.given).map((one) => [one.id, one.label]));
}

/** What can be ordered, and what is. @param {string} [refused] why something was not */
export async function orders(refused = "") {
  const told = await ask();
  know(told);
  open(
    say("orders"),
    make("p", {}, say("orders-about")),
    make("p", { role: "status" }, refused),
    ...(told.coming ? coming(told.coming) : []),
    ...group("", told.standing, (one) => ({ standing: one.id, down: one.given })),
    ...told.cards.flatMap((card) => group(card.title, card.orders, (one) => ({ card: one.id }))),
  );
}

/**
 * What is to be done in his coming turn, step by step: one is added at a time, and the last taken back.
 * @param {Coming} told
 */
function coming({ steps, next, word }) {
  const ids = steps.map((one) => one.id);
  const plan = (/** @type {string[]} */ wanted) => () => void send({ coming: wanted });
  const given = make("ol", {}, ...steps.map((one) => make("li", {}, one.label)));
  const adds = next.map((one) => made(one.label, plan([...ids, one.id])));
  const backs = [
    ...(ids.length ? [made(say("orders-back"), plan(ids.slice(0, -1)))] : []),
    ...(ids.length > 1 ? [made(say("orders-clear"), plan([]))] : []),
  ];
  const title = say(ids.length ? "orders-next" : "orders-first");
  return [
    make("h3", {}, say("orders-coming")),
    make("p", {}, word || say("orders-coming-about")),
    ids.length ? given : "",
    adds.length ? make("p", {}, title) : "",
    adds.length ? make("div", { class: "switches", role: "group", "aria-label": title }, ...adds) : "",
    backs.length ? make("div", { class: "switches", role: "group", "aria-label": say("orders-back") }, ...backs) : "",
  ];
}

/** @param {string} label @param {() => void} act */
function made(label, act) {
  const button = make("button", { type: "button" }, label);
  button.addEventListener("click", act);
  return button;
}

/**
 * @param {string} title
 * @param {Order[]} offered
 * @param {(one: Order) => Record<string, unknown>} body what is sent for one
 */
function group(title, offered, body) {
  if (!offered.length) return [];
  const switches = offered.map((one) => {
    const made = make("button", { type: "button", "aria-pressed": String(one.given) }, one.label);
    made.addEventListener("click", () => void send(body(one)));
    return made;
  });
  return [title ? make("h3", {}, title) : "", make("div", { class: "switches", role: "group", "aria-label": title || say("orders") }, ...switches)];
}

/** @param {Record<string, unknown>} body */
async function send(body) {
  try {
    /** @type {{ refused?: string }} */
    const done = await link().send("order", body);
    await orders(done.refused ?? "");
  } catch (fault) {
    await orders(fault instanceof Error ? fault.message : "");
  }
}

/** What he had ordered and is over or was stopped, in words: it fits no more, its time has come, or it was taken back elsewhere. @param {string[]} helps */
export async function over(helps) {
  if (!given.size && !helps.includes("ordered")) return [];
  const before = given;
  const told = await ask();
  know(told);
  const word = told.coming?.word ?? "";
  const news = word && word !== stopped ? [word] : [];
  stopped = word;
  const over = [...before].filter(([id]) => !given.has(id)).map(([, label]) => say("orders-over", { what: label }));
  return [...news, ...over];
}
