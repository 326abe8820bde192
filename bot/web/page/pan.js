// Looking closer: the board is dragged, pinched and turned by the wheel around the finger, and comes back by itself.

import { $, still } from "./here.js";

const MOST = 4; // times as large as it fits
const DRAG = 6; // pixels from which on a press is no touch any more

const NARROW = 700; // pixels of a stage on which the board is shown larger than it fits
const CLOSE = 2.6; // times as large as it fits that it is shown at the most by itself
const LITTLE = 0.5; // of the size that it may have, from which on it is not made larger
const BESIDE = 8; // pixels around what is told
const FILLS = 300; // ms in which it comes to fill what has become free
const ROOM = 1.12; // around all that can be touched
const LAYERS = 56; // pixels that they have at the head or foot of a phone's stage
const EDGE = 40; // pixels from the edge of the stage within which something is not seen well
const LOOKS = 8000; // ms in which who has moved the board himself goes on looking where he likes

const view = { scale: 1, x: 0, y: 0, ratio: 1.36, least: Infinity, whole: false, focus: [0.5, 0.5], open: /** @type {number[] | null} */ (null) };
/** The number of what was asked when it was shown last. @type {number | undefined} */
let asked;
/** When the board was moved by hand. */
let held = -Infinity;
/** Whether it has followed something, and has to come back. */
let away = false;
/** Whether it has done so since something was asked. */
let strayed = true;
/** Its way there, while it moves by itself. @type {Animation | null} */
let gliding = null;
/** @type {Map<number, { x: number, y: number }>} */
const fingers = new Map();
let moved = 0;

/** The stage is this much wider than high: it keeps the size in which the highest of its boards has room. @param {number} ratio */
export function fit(ratio) {
  view.ratio = ratio;
  view.least = Math.min(view.least, ratio);
}

/** It has another form from now on, or room again for a lower one. */
export function turn() {
  view.least = Infinity;
}

/**
 * Show the part around a point again, as large as it usually is; whoever has moved the board himself keeps it where it is as
 * long as the same is asked.
 *
 * @param {number[]} point
 * @param {number[] | null} open the part with all that can be touched
 * @param {number | undefined} question
 * @param {boolean} whole whether all of the board is to be seen
 */
export function centre(point, open, question, whole) {
  view.whole = whole;
  view.focus = open ? [((open[0] ?? 0) + (open[2] ?? 1)) / 2, ((open[1] ?? 0) + (open[3] ?? 1)) / 2] : point;
  view.open = open;
  const alike = question === asked;
  const same = alike && question !== undefined;
  asked = question;
  // While something is told, the board goes along with that alone.
  const goes = isTelling() && alike && !anew;
  anew = false;
  if (goes || (same && held > -Infinity)) lay();
  else home(same);
}

/** Whether something is told. */
const isTelling = () => document.body.dataset.telling !== undefined;

/**
 * The stage, without what lies over its head and foot on a phone: nothing that can be touched is to lie beneath that. `down` is
 * how far below its head it begins.
 */
function room() {
  const { left, top, width, bottom } = $("stage").getBoundingClientRect();
  const layers = width < NARROW && $("layers").childElementCount ? LAYERS : 0;
  const box = $("layers").getBoundingClientRect();
  const down = box.top - top < bottom - box.bottom ? layers : 0;
  const foot = Math.min(bottom - (layers - down), ...over().filter((one) => one.left < left + width).map((one) => one.top));
  return { left, top, width, down, full: bottom - top - layers, height: Math.max(1, foot - top - down) };
}

/** How wide the board is that is seen whole. A chart keeps its size, whatever stands over it. @param {{ width: number, height: number, full: number }} box */
const whole = ({ width, height, full }) => Math.min(width, (view.whole ? height : full) * view.least);

/**
 * The boxes of what stands over the foot of the board on a phone: answers, but no sheet of them; what came of the last one, what
 * is told.
 */
const over = () => {
  const answers = $("answers").querySelectorAll(":scope > :not(.fold[open])");
  return [...answers, $("result"), $("news")].map((one) => one.getBoundingClientRect()).filter((one) => one.height > 0);
};

/** What of the board is seen, in pixels of the screen. */
export function seen() {
  const { left, top, width, down, height } = room();
  return { left, top: top + down, right: left + width, bottom: top + down + height };
}

/** How high what is seen of the board was when it was put there last. */
let given = 0;

/** Whether the answers leave it more or less room than when it was put there. */
export const changed = () => Math.abs(room().height - given) > 0.01;

/** It is put there anew with the room that it has now. */
export const fresh = () => void ((given = 0), (anew = true));

/** Whether it is to be put there so. */
let anew = false;

/** How wide the board is now, in pixels of the screen. */
export function scale() {
  return whole(room()) * view.scale;
}

/**
 * Bring a way on the board into view, if it is not there, unless somebody moves the board himself.
 *
 * @param {number[][]} way its points, in parts of the board
 * @param {number} ms how long that takes
 */
export async function follow(way, ms) {
  given = 0;
  const box = room();
  const wide = scale();
  if (!box.width || performance.now() - held < LOOKS) return;
  /** @param {number} at @param {number} room */
  const seen = (at, room) => at >= EDGE && at <= room - EDGE;
  const points = way.map(([x = 0, y = 0]) => [x * wide, (y * wide) / view.ratio]);
  if (points.every(([x = 0, y = 0]) => seen(x + view.x, box.width) && seen(y + view.y - box.down, box.height))) return;
  const [to = [0, 0]] = points.slice(-1);
  // All of the way where there is room for it, else where it ends.
  const [x, y] = [0, 1].map((side) => {
    const all = points.map((one) => one[side] ?? 0);
    const [least, most] = [Math.min(...all), Math.max(...all)];
    return most - least <= (side ? box.height : box.width) - 2 * EDGE ? (least + most) / 2 : to[side] ?? 0;
  });
  away = strayed = true;
  await glide(() => {
    view.x = box.width / 2 - (x ?? 0);
    view.y = box.down + box.height / 2 - (y ?? 0);
  }, ms);
}

/** Back to what is asked, if it has followed something and what is asked is not seen there. @param {number} ms */
export async function back(ms) {
  if (away && performance.now() - held >= LOOKS && !sees()) await glide(middle, ms);
  away = false;
}

/** Move the board within its stage. @param {() => void} to puts it there @param {number} ms @param {number} [grown] how many times larger it becomes */
async function glide(to, ms, grown = 1) {
  const was = $("chart").style.transform;
  to();
  lay();
  if (!ms || still() || document.hidden || $("chart").style.transform === was) return;
  const [begins, ends] = [`${was} scale(${1 / grown})`, `${$("chart").style.transform} scale(1)`];
  gliding = $("chart").animate([{ transform: begins }, { transform: ends }], { duration: ms, easing: "ease-in-out" });
  await gliding.finished.catch(() => {});
}

/** What one is asked, or does, is where one looks again: the board is nobody's to hold any more. */
export function free() {
  held = -Infinity;
}

/**
 * How large the board usually is: on a phone so large that what can be touched fills its place. What is seen well already stays
 * where it is.
 *
 * @param {boolean} same whether the same is asked as before
 */
function home(same = false) {
  away = false;
  free();
  const box = room();
  if (!box.width || !box.height) return;
  // What is unfolded meanwhile moves nothing.
  given = same && given ? given : box.height;
  box.height = given;
  const wide = whole(box);
  const usual = box.width < NARROW && !view.whole ? Math.max(wide, Math.min(close(box), wide * CLOSE)) : wide;
  const now = scale();
  // Where nothing on it can be touched, it has the size that it had.
  const alike = !view.open && shown;
  const seen = sees();
  if (alike && (same || !strayed) && seen && !view.whole && box.width < NARROW) return void (strayed = false, lay());
  stays = (same ? stays : !strayed) && usual > wide && now >= usual * LITTLE && now <= Math.max(usual, wide * CLOSE) && seen;
  // From one question to the next it keeps its size where all has room in it, and goes no further than it has to.
  const keeps = shown && view.open !== null && !view.whole && box.width < NARROW && now >= usual * LITTLE && now <= Math.max(usual, wide);
  if (!stays && keeps) nearest();
  else if (!stays) {
    if (!alike) view.scale = usual / wide;
    middle();
  }
  shown = true;
  strayed = false;
  lay();
}

/** Whether it has been put somewhere. */
let shown = false;

/** Whether the board lies as it did before this was asked; until it has been put somewhere, and once it has followed something, it does not. */
let stays = false;

/** Whether all that can be touched is seen where the board lies now, and without that, where one is. */
function sees() {
  const box = room();
  const wide = scale();
  const [x = 0.5, y = 0.5] = view.focus;
  const [left = 0, top = 0, right = 1, bottom = 1] = view.open ?? [x, y, x, y];
  const edge = view.open ? 0 : EDGE;
  const [across, down] = [wide, wide / view.ratio];
  return left * across + view.x >= edge - 1 && right * across + view.x <= box.width - edge + 1
    && top * down + view.y >= box.down + edge - 1 && bottom * down + view.y <= box.down + (given || box.height) - edge + 1;
}

/** What has become free around the board while something is told is filled by it. */
function fills() {
  const box = room();
  if (!isTelling() || view.whole || box.width >= NARROW || !box.height) return;
  given = 0;
  const least = deep(box) * view.ratio;
  if (gliding?.playState === "running") return;
  const grown = Math.max(1, least / scale());
  const [x, y] = [box.width / 2 - view.x, box.down + box.height / 2 - view.y];
  void glide(() => {
    view.scale *= grown;
    view.x = box.width / 2 - x * grown;
    view.y = box.down + box.height / 2 - y * grown;
  }, FILLS, grown);
}

/** What can be touched comes to be seen by the shortest way, with some room around it. */
function nearest() {
  const box = room();
  const wide = scale();
  const [left = 0, top = 0, right = 1, bottom = 1] = view.open ?? [];
  /** @param {number} at @param {number} from @param {number} to @param {number} least @param {number} most */
  const shift = (at, from, to, least, most) => {
    const edge = Math.max(0, Math.min(EDGE, (most - least - (to - from)) / 2));
    return Math.min(least - from + Math.max(most - least - (to - from) - edge, 0), Math.max(least + edge - from, at));
  };
  const high = wide / view.ratio;
  view.x = shift(view.x, left * wide, right * wide, 0, box.width);
  view.y = shift(view.y, top * high, bottom * high, box.down, box.down + (given || box.height));
}

/** The point around which the board is shown lies in the middle. */
function middle() {
  const box = room();
  const wide = scale();
  const [x = 0.5, y = 0.5] = view.focus;
  view.x = box.width / 2 - x * wide;
  view.y = box.down + (given || box.height) / 2 - (y * wide) / view.ratio;
}

/** How wide the board is when what can be touched fills the stage, but for its edges. @param {{ width: number, height: number }} box */
function close({ width, height }) {
  // Where nothing can be touched, one looks at where one is.
  if (!view.open) return Infinity;
  const [left = 0, top = 0, right = 1, bottom = 1] = view.open;
  return Math.min(width / ((right - left) * ROOM), (height * view.ratio) / ((bottom - top) * ROOM));
}

/**
 * How far down the board goes: beneath what is told as well, unless it follows something that is to be seen above that.
 *
 * @param {{ width: number, height: number }} box
 */
function deep({ width, height }) {
  const told = isTelling() && !strayed && width < NARROW && !view.whole ? $("news").offsetHeight : 0;
  return height + (told ? told + BESIDE : 0);
}

/** Put the board where it is to be, never away from the stage. */
function lay() {
  const box = room();
  box.height = given || box.height;
  const wide = whole(box) * view.scale;
  const high = wide / view.ratio;
  const down = deep(box);
  view.x = wide <= box.width ? (box.width - wide) / 2 : Math.min(0, Math.max(box.width - wide, view.x));
  const spare = view.whole && box.width < NARROW ? 0 : Math.max(0, box.height - wide / view.least);
  view.y = high <= box.height ? box.down + spare / 2 : Math.min(box.down, Math.max(box.down + down - high, view.y));
  const chart = $("chart");
  gliding?.cancel();
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
  held = performance.now();
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
  new ResizeObserver(() => home()).observe(stage);
  const told = new ResizeObserver(fills);
  for (const over of ["news", "answers"]) told.observe($(over));
  new MutationObserver(fills).observe($("answers"), { childList: true });
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
  held = performance.now();
  lay();
}
