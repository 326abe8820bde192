// Calm under the pointer: a button that has just come to lie under it was not meant to be pressed.

const CALM = 450; // milliseconds for which such a press does nothing
const SAME = 6; // pixels within which the pointer has not moved

/** @typedef {{ x: number, y: number }} Spot */
/** @type {Spot | null} */
let pointer = null;
/** @type {Spot | null} */
let spot = null;
let until = 0;

const under = () => (pointer ? document.elementFromPoint(pointer.x, pointer.y)?.closest("button, summary, a, label") : null);
/** @param {Element | null | undefined} node */
const key = (node) =>
  /** @type {HTMLElement | null | undefined} */ (node?.closest("[data-key]"))?.dataset.key ?? node?.textContent ?? null;
/** @param {PointerEvent} event */
const see = (event) => (pointer = { x: event.clientX, y: event.clientY });

/** Call before the page changes; what it gives, afterwards. */
export function whenCalm() {
  const before = key(under());
  return () => {
    const now = under();
    if (now && key(now) !== before) [spot, until] = [pointer, performance.now() + CALM];
  };
}

document.addEventListener("pointermove", see, { passive: true });
document.addEventListener("pointerdown", see, { passive: true, capture: true });

document.addEventListener("click", (event) => {
  // A key presses what has the focus, wherever the pointer is.
  if (event.detail === 0 || !spot || performance.now() > until) return;
  if (Math.hypot(event.clientX - spot.x, event.clientY - spot.y) > SAME) return;
  event.preventDefault();
  event.stopImmediatePropagation();
}, { capture: true });
