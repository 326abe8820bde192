// Answers of which there are many are told apart by where they lie: on the map, in a port, on cards.

import { say } from "../here.js";

/** Places by what lies there, the first that fits. @type {[string, RegExp][]} */
const KINDS = [["sail", /^zone:/], ["port", /^port:/], ["cards", /^(card|slot|deck):/]];
const ELSE = "else";
const MANY = 6; // answers from which on they stand by their kinds

/** Of what kind an answer is, by all its places; a way to a port is one on the map. @param {string[]} at */
export const kind = (at) => KINDS.find(([, lies]) => at.some((one) => lies.test(one)))?.[0] ?? ELSE;

/** Which kind comes first. @param {string} [of] */
export const order = (of = ELSE) => (KINDS.findIndex(([one]) => one === of) + KINDS.length + 1) % (KINDS.length + 1);

/** What a kind is called. @param {string} of */
const called = (of) => ({ sail: say("kind-sail"), port: say("kind-port"), cards: say("kind-cards") })[of] ?? say("kind-else");

/**
 * Many answers by their kinds, in order; nothing where they are few, or all of one kind.
 *
 * @param {HTMLElement[]} answers
 * @returns {[string, HTMLElement[]][]}
 */
export function parted(answers) {
  /** @type {Map<string, HTMLElement[]>} */
  const found = new Map();
  for (const one of answers) {
    const of = one.dataset.kind ?? ELSE;
    found.set(of, [...(found.get(of) ?? []), one]);
  }
  if (answers.length < MANY || found.size < 2) return [];
  return [...found].sort(([one], [other]) => order(one) - order(other)).map(([of, some]) => [called(of), some]);
}
