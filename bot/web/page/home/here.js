// What the page knows: its words, who reads, the house as it was brought last, where he is on the page.

/** @import { About, HomePage, Place } from "./shapes.d.ts" */

/**
 * An element that the page has from the beginning.
 *
 * @param {string} id
 */
export const $ = (id) => /** @type {HTMLElement} */ (document.getElementById(id));

/**
 * What changes while the page is open: `sure` names what is asked once more before it is done, `told` what
 * the next place says first, `picks` what a repair was answered so far.
 *
 * @type {{
 *   words: Record<string, string>, who: number, people: About["seats"], page: HomePage | null, sure: string, told: string, picks: string[],
 * }}
 */
export const here = { words: {}, who: 0, people: [], page: null, sure: "", told: "", picks: [] };

/**
 * A sentence of the page's own, or of the table's; what is counted may have another one for 1.
 *
 * @param {string} key
 * @param {Record<string, unknown>} given
 */
export function say(key, given = {}) {
  const single = given.count === 1 ? here.words[`house-${key}-one`] : undefined;
  const words = single ?? here.words[`house-${key}`] ?? here.words[`tabletop-${key}`] ?? key;
  return words.replace(/\{(\w+)\}/g, (whole, name) => (name in given ? String(given[name]) : whole));
}

/** The house. Call it only once it was brought. */
export const house = () => /** @type {HomePage} */ (here.page);

/** Where somebody is: `#table/7` is the view "table" of "7". @returns {Place} */
export function place() {
  const [view = "", of = ""] = location.hash.slice(1).split("/");
  return { view, of };
}

/** @param {string} view @param {string | number} of */
export const go = (view, of = "") => (location.hash = of === "" ? view : `${view}/${of}`);

/** Where a table itself is. @param {number} table */
export const tableAt = (table) => `play?who=${here.who}&table=${table}`;

/** @param {number | undefined} who */
export const named = (who) => house().people.find((one) => one.who === who)?.name ?? "?";

/** Whether this window may play for somebody: what it shows him, it shows whoever sits before it. @param {number | undefined} who */
export const shared = (who) => here.people.some((one) => one.seat === who);
