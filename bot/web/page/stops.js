// What changes a game stays until it is read: a fight, a death, a point of glory, an event, a war, the end.

/** @import { Event } from "./shapes.d.ts" */

import { make } from "../static/make.js";
import { only } from "./answers.js";
import { $, called, link, say, seated } from "./here.js";
import { seal, sign } from "./signs.js";

const LONG = 90; // letters from which on a sentence is no heading

/** The sign over what is told, by kind of event. @type {Record<string, string>} */
const SIGNS = {
  fought: "crossed-swords", died: "skull-crossed-bones", glory: "laurel-crown", war: "pirate-flag", event: "scroll-unfurled",
  ended: "laurel-crown",
};

/**
 * Show what has happened, large, until the member goes on.
 *
 * @param {Event} event
 * @param {Event[]} before what led to it, oldest first
 */
export function stop(event, before) {
  return new Promise((/** @type {(done: void) => void} */ done) => {
    const over = $("stop");
    const go = () => {
      over.hidden = true;
      over.replaceChildren();
      removeEventListener("keydown", key, true);
      done();
    };
    /** @param {KeyboardEvent} pressed */
    const key = (pressed) => {
      if (![" ", "Enter", "Escape"].includes(pressed.key)) return;
      pressed.preventDefault();
      pressed.stopPropagation();
      go();
    };
    over.className = `stop ${event.kind}`;
    over.replaceChildren(...scene(event, before));
    over.hidden = false;
    only([{ label: say("go-on"), consequence: say("stays"), tone: "go", icon: "next", press: go }]);
    addEventListener("keydown", key, true);
  });
}

/**
 * @param {Event} event
 * @param {Event[]} before
 */
function scene(event, before) {
  const who = seated(event.args.seat ?? event.turn?.seat);
  const other = seated(typeof event.args.by === "number" && event.kind === "died" ? event.args.by : event.args.winner);
  const faces = [who, other].filter((one) => one !== undefined).map((one) =>
    make("figure", {}, one.portrait ? make("img", { src: link().art(one.portrait), alt: "" }) : "", seal(one), make("figcaption", {}, called(one)))
  );
  const card = event.args.card ? make("img", { class: "face", src: link().card(event.args.card), alt: event.said }) : "";
  const told = before.slice(-5).map((one) => make("li", {}, one.said));
  const head = make(event.said.length > LONG ? "p" : "h2", { class: "told" }, event.said);
  const above = make("div", { class: "who" }, sign(SIGNS[event.kind] ?? "scroll-unfurled"), ...(card ? [] : faces));
  // A card says itself what it does.
  return card ? [above, card] : [above, head, make("ul", { class: "led" }, ...told)];
}
