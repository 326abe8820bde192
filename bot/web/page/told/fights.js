// A fight that one saw, and had a say in: its end is read, and then it is no longer in the way.

/** @import { Event } from "../shapes.d.ts" */

import { $, asked } from "../here.js";

/** What ends a fight. @param {Event} event */
export const isOver = ({ args, kind }) => kind === "fought" && args.phase === "ended";

/**
 * The end of a fight in which one has had a say, be it for another, stays until it is read.
 *
 * @param {Event[]} events
 * @returns {Event[]}
 */
export function decided(events) {
  if (!asked() || $("scene").hidden || !$("scene").querySelector(".scene")) return events;
  const end = events.findIndex(isOver);
  return events.map((one, at) => (at === end ? { ...one, weight: 3 } : one));
}

/** What is over is seen no more: the board shows what comes of it. */
export function uncover() {
  $("scene").hidden = true;
  $("stage").classList.remove("covered");
}
