// What touches the reader himself of all that others do: it is read first, and however much there is else.

/** @import { Event, Question, Waiting } from "../shapes.d.ts" */
/** @import { Passed } from "./turn.js" */

import { here } from "../here.js";

const PORT = /^port:/;
/** What is told of somebody, and what a card has done to him. */
const DOES = ["hit", "gold", "bounty", "glory", "died", "war", "fought"];
/** With what something else begins than what a card has done. */
const APART = ["moved", "sold", "bought", "drew", "turn"];

/** The port to which the reader was last advised to sail. */
let goal = "";

/** He is asked this now. @param {Question | Waiting} question */
export function heads(question) {
  const way = "number" in question ? question.plan?.way ?? [] : [];
  goal = way.findLast((at) => PORT.test(at)) ?? goal;
}

/** Whether what another does is done to the reader, or to the market that he sails to. @param {Event} event */
export function touches({ args, at, kind, turn, weight }) {
  const { me } = here;
  if (me === null || !weight || kind === "rolled" || typeof turn?.seat !== "number" || turn.seat === me) return false;
  if (kind === "drew" && args.deck === "demand") return args.to === goal && !args.still;
  const own = [`ship:${me}`, `seat:${me}`, `glory:${me}`, `location:${me}.`];
  return args.seat === me || own.some((one) => one === args.target || at.some((place) => place === one || (one.endsWith(".") && place.startsWith(one))));
}

/** Whether somebody has played a card. @param {Event} event */
const isPlayed = ({ at, kind }) => kind === "said" && ["card:", "seat:"].every((one) => at.some((place) => place.startsWith(one)));

/**
 * What the card that was played there has done, as far as that is told.
 *
 * @param {Passed[]} told
 * @param {number} at
 */
function done(told, at) {
  const after = told.slice(at + 1);
  const end = after.findIndex(({ event }) => isPlayed(event) || APART.includes(event.kind));
  return (end < 0 ? after : after.slice(0, end)).filter(({ event }) => DOES.includes(event.kind) || touches(event));
}

/** Cards that were played, each with what it has done, where that is told. @param {Passed[]} told @returns {Map<Passed, Passed[]>} */
export const deeds = (told) =>
  new Map(told.flatMap((one, at) => {
    const all = isPlayed(one.event) ? done(told, at) : [];
    return all.length ? [[one, all]] : [];
  }));

/** What touches the reader, each with the card that has done it before it. @param {Passed[]} told */
export function mine(told) {
  const cards = [...deeds(told)].filter(([, all]) => all.some(({ event }) => touches(event)));
  const found = new Set(cards.flatMap(([card, all]) => [card, ...all]));
  return told.filter((one) => found.has(one) || touches(one.event));
}
