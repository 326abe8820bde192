// For whoever hears the page, or uses it by keyboard: the focus stays where it was, and what changes is told.

import { $, here, say } from "./here.js";

/** Where the focus is. */
export function remember() {
  const node = document.activeElement;
  if (!node || node === document.body) return null;
  return { key: node.dataset.key, section: node.closest("section")?.id };
}

/** Put the focus back where it was, if what had it is gone. */
export function restore(focus) {
  if (!focus || (document.activeElement && document.activeElement !== document.body)) return;
  const same = focus.key && [...document.querySelectorAll("[data-key]")].find((node) => node.dataset.key === focus.key);
  if (same && !same.disabled) same.focus({ preventScroll: true });
  else if (focus.section && !$(focus.section)?.hidden) $(focus.section).focus?.({ preventScroll: true });
}

const HEAR = 500; // milliseconds in which changes are told together
const MOST_HEARD = 4;

let heard = [];
let unsaid = [];

/** Tell a screen reader what is new; `lines` gives those of a message. */
export function tell(before, next, lines) {
  const now = [...lines(next.table), ...next.after.flatMap(lines), ...(here.covered ? [] : next.private.flatMap(lines))];
  const fresh = now.filter((line) => !heard.includes(line));
  const first = !heard.length;
  heard = now;
  if (first || !fresh.length) return;
  const called = next.called.includes(here.seat) && !before.called.includes(here.seat) ? [say("your-turn")] : [];
  if (!unsaid.length) setTimeout(speak, HEAR);
  unsaid.push(...called, ...fresh);
}

function speak() {
  $("said").textContent = unsaid.slice(-MOST_HEARD).join(" ").slice(0, 300);
  unsaid = [];
}
