// Dice as they came up: where a sentence has their signs, they are drawn, and tumble if they have just been thrown.

import { make } from "./make.js";
import { sign } from "./signs.js";

const FACES = /([⚀-⚅]|☠(?!\uFE0F))/u;
const PIPS = "⚀⚁⚂⚃⚄⚅";
const EACH = 90; // ms by which one die falls after the other
const FALL = 400; // ms until it lies nearly still

/** Where pips lie, of nine places, by how many there are. */
const PLACES = [[4], [0, 8], [0, 4, 8], [0, 2, 6, 8], [0, 2, 4, 6, 8], [0, 2, 3, 5, 6, 8]];

/** Whether a sentence tells of dice. @param {string} said */
export const thrown = (said) => FACES.test(said);

/**
 * A sentence with the dice that it tells of.
 *
 * @param {string} said
 * @param {boolean} falls whether they have just been thrown
 * @returns {(Node | string)[]}
 */
export function told(said, falls = false) {
  let count = 0;
  return said.split(FACES).filter(Boolean).map((part) => {
    if (FACES.test(part)) return die(part, falls ? count++ : -1);
    // What came of them is read once they lie.
    if (!count) return part;
    const made = make("span", { class: "fallen" }, part);
    made.style.animationDelay = `${count * EACH + FALL}ms`;
    return made;
  });
}

/**
 * The same, with the words of a card that stand in lines of their own as a quotation: they speak to whoever holds it.
 *
 * @param {string} said
 * @param {boolean} falls
 * @returns {(Node | string)[]}
 */
export function quoted(said, falls = false) {
  const [first = "", ...words] = said.split("\n").filter((one) => one.trim());
  return [...told(first, falls), ...words.map((one) => make("q", {}, ...told(one)))];
}

/** @param {string} face @param {number} number which of those that fall; less than 0 if it lies already */
function die(face, number) {
  const pips = PIPS.indexOf(face);
  const places = PLACES[pips] ?? [];
  // Who listens hears the sign's own name.
  const made = make("i", { class: `die${pips < 0 ? " good" : ""}${number < 0 ? "" : " falls"}` }, make("span", { class: "aside" }, face));
  if (pips < 0) made.append(sign("skull-crossed-bones"));
  else made.append(...Array.from({ length: 9 }, (_, at) => make("b", { class: places.includes(at) ? "pip" : "" })));
  if (number >= 0) made.style.animationDelay = `${number * EACH}ms`;
  return made;
}
