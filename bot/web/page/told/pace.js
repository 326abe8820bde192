// How long what is told takes, and what of it is read together.

/** @import { Event } from "../shapes.d.ts" */

export const SAIL = 600; // ms of a ship's way
export const FALL = 900; // ms that dice take to lie still and be read
const TURN = 2200; // ms that a turn takes at the most, at the usual speed, but for what matters more
const LINE = 900; // ms of a line at the least
const LETTER = 32; // ms in which one letter of a line is read
/** What stands alone, so that it is not read together with anything else. */
const APART = ["turn", "event", "war", "ended", "fought", "died", "moved", "rolled"];

/** What is one's own, or ends all, and stands alone, however much others have done before it. */
export const ALONE = ["fought", "died", "ended"];

/** How long it takes to read a line. @param {string} said */
export const reading = (said) => Math.max(LINE, said.length * LETTER);

/** How much of its time each part of a turn has, so that all of it is told within `TURN`. @param {Event[]} events */
export function paced(events) {
  const all = events.reduce((sum, { kind, said, weight }) => {
    if (weight > 1) return sum;
    return sum + (kind === "moved" ? SAIL : kind === "rolled" ? FALL : 0) + (weight > 0 ? reading(said) : 0);
  }, 0);
  return Math.min(1, TURN / Math.max(1, all));
}

/**
 * What is read together: points and whatever comes with them, such as all that a sailing has brought, or the card that one gets
 * for them.
 *
 * @param {Event[]} events the first of which stays
 * @param {number | null} me
 */
export function row(events, me) {
  const apart = events.findIndex((one) => APART.includes(one.kind));
  const found = apart < 0 ? events : events.slice(0, Math.max(1, apart));
  const last = found.findLastIndex((one) => one.weight === 3);
  const next = found[last + 1];
  return found.slice(0, last + (next && gets(next, me) ? 2 : 1));
}

/** Whether one gets a card that one may see. @param {Event} event @param {number | null} me */
export const gets = ({ args, kind }, me) => kind === "drew" && me !== null && args.seat === me && args.cards?.length === 1;
