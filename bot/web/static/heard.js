// For whoever hears the page, or uses it by keyboard: the focus stays where it was, and what changes is told.

/** @import { Message, State } from "../shapes.d.ts" */

import { $, here, say } from "./here.js";

const BACK = 5000; // milliseconds in which what had the focus may come back

/**
 * @typedef {{ key?: string, section?: string, instead?: Element | null, until?: number }} Focus
 * @type {Focus | null}
 */
let lost = null; // what had the focus and is gone; its `until` is when it is forgotten

const focused = () => /** @type {HTMLElement | null} */ (document.activeElement);
/** @param {HTMLElement & { disabled?: boolean }} node */
const usable = (node) => node.isConnected && !node.disabled && !node.closest("[inert]") && node.checkVisibility();
// A message that is posted anew has another number, and the same controls.
/** @param {string | undefined} key */
const control = (key) => key?.slice(key.indexOf(" ") + 1);

/**
 * Where the focus is.
 *
 * @returns {Focus | null}
 */
export function remember() {
  const node = focused();
  const moved = node && node !== document.body && node !== lost?.instead;
  if (!moved && (lost?.until ?? 0) > performance.now()) return lost;
  return node && node !== document.body ? { key: node.dataset.key, section: node.closest("section")?.id } : null;
}

/**
 * Put the focus back where it was, if what had it is gone, asleep or hidden.
 *
 * @param {Focus | null} focus
 */
export function restore(focus) {
  const node = focused();
  if (!focus || (focus !== lost && node && node !== document.body && usable(node))) return;
  const keyed = /** @type {NodeListOf<HTMLElement>} */ (document.querySelectorAll("[data-key]"));
  const all = focus.key ? [...keyed].filter(usable) : [];
  const same = all.find((one) => one.dataset.key === focus.key)
    ?? all.find((one) => one.dataset.key?.includes(" ") && !one.matches(".away") && control(one.dataset.key) === control(focus.key));
  lost = null;
  if (same) {
    same.focus({ preventScroll: true });
    return;
  }
  const section = focus.section && $(focus.section);
  if (section && usable(section)) section.focus({ preventScroll: true });
  lost = { ...focus, instead: document.activeElement, until: focus.until ?? performance.now() + BACK };
}

// Whoever goes elsewhere himself does not want to be taken back.
addEventListener("pointerdown", () => (lost = null), { passive: true, capture: true });

const HEAR = 500; // milliseconds in which changes are told together
const MOST_HEARD = 4;

/** @type {string[]} */
let heard = [];
/** @type {string[]} */
let unsaid = [];

/**
 * Tell a screen reader what is new; `lines` gives those of a message.
 *
 * @param {State} before
 * @param {State} next
 * @param {(message: Message | null) => string[]} lines
 */
export function tell(before, next, lines) {
  const shared = [...lines(next.table), ...next.after.flatMap(lines)];
  const own = here.covered ? [] : next.private.flatMap(lines);
  const isNew = (/** @type {string} */ line) => !heard.includes(line);
  // Of what everybody sees the newest counts; what is for this seat alone is read from its beginning.
  const fresh = [...shared.filter(isNew), ...own.filter(isNew).slice(0, MOST_HEARD)];
  const first = !heard.length;
  heard = [...shared, ...own];
  if (first || !fresh.length) return;
  const called = next.called.includes(here.seat) && !before.called.includes(here.seat) ? [say("your-turn")] : [];
  if (!unsaid.length) setTimeout(speak, HEAR);
  unsaid.push(...called, ...fresh);
}

function speak() {
  $("said").textContent = unsaid.slice(-MOST_HEARD).join(" ").slice(0, 300);
  unsaid = [];
}
