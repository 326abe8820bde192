// Looking closer: the board is dragged, pinched and turned by the wheel around the finger, and comes back by itself.

import { $ } from "./here.js";

const MOST = 4; // times as large as it fits
const DRAG = 6; // pixels from which on a press is no touch any more

const NARROW = 700; // pixels of a stage on which the board is shown larger than it fits
const CLOSE = 2.6; // times as large as it fits that it is shown at the most by itself
const ROOM = 1.12; // around all that can be touched
const LAYERS = 50; // pixels that they have at the foot of a phone's stage

const view = { scale: 1, x: 0, y: 0, ratio: 1.36, whole: false, focus: [0.5, 0.5], open: /** @type {number[] | null} */ (null) };
/** @type {Map<number, { x: number, y: number }>} */
const fingers = new Map();
let moved = 0;

/** The stage is this much wider than high. @param {number} ratio */
export function fit(ratio) {
  view.ratio = ratio;
}

/**
 * Show the part around a point again, as large as it usually is.
 *
 * @param {number[]} point
 * @param {number[] | null} open the part with all that can be touched
 * @param {boolean} whole whether all of the board is to be seen, such as with a layer
 */
export function centre(point, open, whole) {
  view.whole = whole;
  view.focus = open ? [((open[0] ?? 0) + (open[2] ?? 1)) / 2, ((open[1] ?? 0) + (open[3] ?? 1)) / 2] : point;
  view.open = open;
  home();
}

/** The stage, without what lies over its foot on a phone: nothing that can be touched is to lie beneath that. */
function room() {
  const { left, top, width, height: high } = $("stage").getBoundingClientRect();
  return { left, top, width, high, height: high - (width < NARROW && $("layers").childElementCount ? LAYERS : 0) };
}

/** How wide the board is now, in pixels of the screen. */
export function scale() {
  const box = room();
  return Math.min(box.width, box.height * view.ratio) * view.scale;
}

/** How large the board usually is: on a phone so large that what can be touched fills its place. */
function home() {
  const box = room();
  if (!box.width || !box.height) return;
  const wide = Math.min(box.width, box.height * view.ratio);
  const base = box.width < NARROW && !view.whole ? Math.max(wide, Math.min(close(box), wide * CLOSE)) : wide;
  view.scale = base / wide;
  const [x = 0.5, y = 0.5] = view.focus;
  view.x = box.width / 2 - x * base;
  view.y = box.height / 2 - (y * base) / view.ratio;
  lay();
}

/** How wide the board is when what can be touched fills the stage, but for its edges. @param {{ width: number, high: number }} box */
function close({ width, high }) {
  if (!view.open) return high * view.ratio;
  const [left = 0, top = 0, right = 1, bottom = 1] = view.open;
  return Math.min(width / ((right - left) * ROOM), (high * view.ratio) / ((bottom - top) * ROOM));
}

/** Put the board where it is to be, never away from the stage. */
function lay() {
  const box = room();
  const wide = Math.min(box.width, box.height * view.ratio) * view.scale;
  const high = wide / view.ratio;
  view.x = wide <= box.width ? (box.width - wide) / 2 : Math.min(0, Math.max(box.width - wide, view.x));
  view.y = high <= box.height ? (view.whole && box.width < NARROW ? 0 : (box.height - high) / 2) : Math.min(0, Math.max(box.height - high, view.y));
  const chart = $("chart");
  chart.style.width = `${wide}px`;
  chart.style.height = `${high}px`;
  chart.style.transform = `translate(${view.x}px, ${view.y}px)`;
}

/** Larger or smaller around a point of the window. @param {number} by @param {number} x @param {number} y */
function zoom(by, x, y) {
  const box = room();
  const scale = Math.min(MOST, Math.max(1, view.scale * by));
  const times = scale / view.scale;
  view.x = x - box.left - (x - box.left - view.x) * times;
  view.y = y - box.top - (y - box.top - view.y) * times;
  view.scale = scale;
  lay();
}

export function listen() {
  const stage = $("stage");
  stage.addEventListener("wheel", (event) => {
    if (event.target instanceof Element && event.target.closest("#over, .scroll")) return;
    event.preventDefault();
    zoom(Math.exp(-event.deltaY / 400), event.clientX, event.clientY);
  }, { passive: false });
  stage.addEventListener("pointerdown", (event) => {
    fingers.set(event.pointerId, { x: event.clientX, y: event.clientY });
    moved = 0;
  });
  addEventListener("pointermove", drag);
  for (const ended of ["pointerup", "pointercancel"]) {
    addEventListener(ended, (event) => fingers.delete(/** @type {PointerEvent} */ (event).pointerId));
  }
  // Whoever has dragged has not touched.
  stage.addEventListener("click", (event) => {
    if (moved > DRAG) event.stopPropagation();
  }, { capture: true });
  new ResizeObserver(home).observe(stage);
}

/** @param {PointerEvent} event */
function drag(event) {
  const was = fingers.get(event.pointerId);
  if (!was) return;
  const is = { x: event.clientX, y: event.clientY };
  fingers.set(event.pointerId, is);
  moved += Math.abs(is.x - was.x) + Math.abs(is.y - was.y);
  if (moved <= DRAG) return;
  const [first, second] = [...fingers.values()];
  if (first && second) {
    const other = is === first ? second : first;
    const spread = Math.hypot(is.x - other.x, is.y - other.y) / Math.max(1, Math.hypot(was.x - other.x, was.y - other.y));
    zoom(spread, other.x, other.y);
    return;
  }
  view.x += is.x - was.x;
  view.y += is.y - was.y;
  lay();
}
