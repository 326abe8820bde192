// How far a touch of something reaches: as far as a finger needs, but not over what lies beside it.

/** @import { Spot } from "../shapes.d.ts" */

import { bounds } from "../kit/room.js";

export const FINGER = 44; // pixels that a finger needs
const FLAT = 3; // times as wide as it is high from which on something is a row

/** Whether something is a row in a list, too low for a finger. @param {Spot} spot @param {number} scale as in `reach` */
export function isRow({ outline }, scale) {
  const [left, top, right, bottom] = bounds(outline);
  return (bottom - top) * scale < FINGER && right - left > FLAT * (bottom - top);
}

/**
 * The outline of what can be touched; where it is small on this screen, as large as a finger. Rows beneath each other keep
 * their own outlines: larger ones would strike each other's words through.
 *
 * @param {Spot} spot
 * @param {Spot[]} rows what else can be touched beside it and has its room
 * @param {number} scale pixels of the screen for one of the picture
 * @returns {Spot["outline"]}
 */
export function reach(spot, rows, scale) {
  const { outline } = spot;
  const [left, top, right, bottom] = bounds(outline);
  const [wide, high] = [(right - left) * scale, (bottom - top) * scale];
  if (wide >= FINGER && high >= FINGER) return outline;
  const [across, down] = [Math.max(0, FINGER - wide) / 2 / scale, Math.max(0, FINGER - high) / 2 / scale];
  const near = isRow(spot, scale) && rows.some((one) => {
    const [x, y, far, foot] = bounds(one.outline);
    return one !== spot && x < right && left < far && y < bottom + down && top - down < foot;
  });
  const lower = near ? 0 : down;
  const [x, y, far, foot] = [left - across, top - lower, right + across, bottom + lower];
  return [[x, y], [far, y], [far, foot], [x, foot]];
}
