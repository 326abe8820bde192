// How its reader has played a game that is over: what cost him most, how chance fell. For him alone.

/** @import { Review } from "../shapes.d.ts" */

import { make } from "../kit/make.js";
import { link, say } from "../here.js";
import { open } from "../panel.js";

/** His review, in a panel; it is worked out only now. */
export async function review() {
  const read = make("div", { class: "read" }, make("p", { role: "status" }, say("review-comes")));
  open(say("review"), read);
  try {
    const told = /** @type {Review} */ (await link().ask("review"));
    read.replaceChildren(...told.parts.flatMap(part), make("p", {}, make("small", {}, told.about)));
  } catch (fault) {
    read.replaceChildren(make("p", { role: "status" }, fault instanceof Error ? fault.message : ""));
  }
}

/** @param {Review["parts"][number]} one */
const part = (one) => [
  make("h3", {}, one.title),
  make("ul", {}, ...one.lines.map((line) => make("li", {}, line))),
];
