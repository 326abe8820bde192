// What a reader says beforehand, whoever is asked: orders that answer for him until they are over. Nobody else learns of them.

/** @import { Order, Orders } from "../shapes.d.ts" */

import { make } from "../kit/make.js";
import { link, say } from "../here.js";
import { open } from "../panel.js";

/** Standing orders that he has given, as far as is known here, by what they say. @type {Map<string, string>} */
let given = new Map();

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
    ...group("", told.standing, (one) => ({ standing: one.id, down: one.given })),
    ...told.cards.flatMap((card) => group(card.title, card.orders, (one) => ({ card: one.id }))),
  );
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

/** What he had ordered and is over, in words: it fits no more, its time has come, or it was taken back elsewhere. @param {string[]} helps */
export async function over(helps) {
  if (!given.size && !helps.includes("ordered")) return [];
  const before = given;
  know(await ask());
  return [...before].filter(([id]) => !given.has(id)).map(([, label]) => say("orders-over", { what: label }));
}
