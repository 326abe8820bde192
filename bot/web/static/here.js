// What a page knows: its words, its seats, what it shows, and what its window keeps.

/** @import { Place, Seat, State } from "../shapes.d.ts" */

/**
 * An element that the page has from the beginning, or made itself.
 *
 * @param {string} id
 */
export const $ = (id) => /** @type {HTMLElement} */ (document.getElementById(id));

/** @param {string} name */
const store = (name) => ({
  get: () => {
    try {
      return sessionStorage.getItem(name);
    } catch {
      return null;
    }
  },
  /** @param {string} value */
  set: (value) => {
    try {
      sessionStorage.setItem(name, value);
    } catch {
      // Without a store the page forgets this when it is loaded again.
    }
  },
});
export const kept = { seat: store("seat"), words: store("words"), keys: store("keys") };

/**
 * What changes while the page is open.
 *
 * @type {{
 *   words: Record<string, string>, seats: Seat[], seat: number, covered: boolean, state: State | null,
 *   place: string | null, pressed: number,
 * }}
 */
export const here = {
  words: {},
  seats: [],
  seat: 0,
  covered: false, // whether the seat's own cards are hidden until its player says that only he looks
  state: null,
  place: null, // the place that was chosen here; null: where the seat plays
  pressed: 0, // when something was pressed here last
};

/**
 * A sentence of the page's own.
 *
 * @param {string} key
 * @param {Record<string, unknown>} given
 * @returns {string}
 */
export const say = (key, given = {}) =>
  (here.words[key] ?? key).replace(/\{(\w+)\}/g, (whole, name) => (name in given ? String(given[name]) : whole));

/** The state that is shown. Call it only once there is one. */
export const now = () => /** @type {State} */ (here.state);

export const me = () => here.seats.find((one) => one.seat === here.seat);
