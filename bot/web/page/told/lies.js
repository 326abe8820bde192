// What lies on a board and does not move by itself: it comes and goes with the event that tells of it.

/** @import { Event, Piece } from "../shapes.d.ts" */

const SAILS = /^(npc|ship):/; // what moves when that is told

/** Whether an event tells of what lies there. @param {Event} event @param {Piece} piece */
const tells = ({ at }, { at: place, id }) => at.includes(id) || at.includes(place);

/**
 * The pieces once this event is told, of those that one answer has brought about.
 *
 * @param {Piece[]} shown
 * @param {Piece[]} then as they lie after that answer
 * @param {Event} event
 * @param {Event[]} rest what the same answer has brought about besides, and is told later
 * @returns {Piece[]} `shown` itself if nothing has changed
 */
export function lies(shown, then, event, rest) {
  // What several tell of has come or gone with the last of them, what nobody tells of with the last of all.
  const now = (/** @type {Piece} */ one) => !rest.length || (tells(event, one) && !rest.some((later) => tells(later, one)));
  const [lay, lie] = [shown, then].map((all) => new Map(all.map((one) => [one.id, one])));
  const stays = shown.flatMap((one) => {
    const next = lie?.get(one.id);
    if (SAILS.test(one.id) || !now(one)) return [one];
    return next ? [next] : [];
  });
  // A ship that comes, such as an admiral's, is there from when it is told.
  const comes = (/** @type {Piece} */ one) => (SAILS.test(one.id) ? event.args.piece === one.id || event.at.includes(one.id) : now(one));
  const come = then.filter((one) => !lay?.has(one.id) && comes(one));
  const all = [...stays, ...come];
  return all.length === shown.length && all.every((one, at) => same(one, shown[at])) ? shown : all;
}

/** @param {Piece} one @param {Piece | undefined} other */
const same = (one, other) =>
  one === other || (one.id === other?.id && one.x === other.x && one.y === other.y && one.sprite === other.sprite && one.width === other.width);
