// What is under way and has a picture of its own, such as a battle: its choices are touched where they lie on it.

/** @import { State } from "./shapes.d.ts" */
/** @import { Shown } from "./spots.js" */

import { make } from "../static/make.js";
import { link } from "./here.js";
import { draw } from "./spots.js";

/**
 * The picture, with all that can be touched on it.
 *
 * @param {State} state
 * @param {boolean} switches
 * @param {HTMLElement} over where it is shown
 * @param {number} digit the first key that is free
 * @returns {number} the next one
 */
export function drawn({ board }, switches, over, digit) {
  const scene = board.scene;
  if (!scene) return digit;
  const { token, alt, width, height } = scene;
  let made = /** @type {HTMLElement | null} */ (over.querySelector(".scene"));
  if (!made) {
    made = make("div", { class: "scene" }, make("img", {}), make("div", { class: "badges" }));
    made.insertBefore(document.createElementNS("http://www.w3.org/2000/svg", "svg"), made.lastElementChild);
    over.replaceChildren(made);
  }
  const [image, svg, badges] = /** @type {[HTMLImageElement, Element, Element]} */ (/** @type {unknown} */ (made.children));
  const box = over.getBoundingClientRect();
  const wide = Math.min(box.width, (box.height * width) / height);
  Object.assign(made.style, { width: `${wide}px`, height: `${(wide * height) / width}px` });
  image.alt = alt;
  const at = link().picture(token);
  if (image.getAttribute("src") !== at) image.src = at;
  /** @type {Shown} */
  const shown = { frame: [0, 0, width, height], scale: wide / width, switches, labels: true, look: false, open: true };
  return draw(svg, badges, board.scene_spots ?? [], shown, digit);
}
