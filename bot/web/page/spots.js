// Outlines on a picture that can be touched, and what is written beside them; the same on the board and on what is under way.

/** @import { Note, Option, Spot, State } from "./shapes.d.ts" */

import { make } from "./kit/make.js";
import { FINGER, isRow, reach } from "./board/reach.js";
import { bounds } from "./kit/room.js";
import { here, link, narrows, say, seated } from "./here.js";
import { look } from "./panel.js";
import * as picks from "./picks.js";
import { compass, sign } from "./kit/signs.js";
import { at, hasButton, hasDigit, isFirst, named, press, tones } from "./touch.js";

const SVG = "http://www.w3.org/2000/svg";
const KEYS = 9;
const LONG = 650; // ms from which on a press is long
const STILL = 10; // pixels that a finger which lies still may move
const WORDS = 60; // letters that a badge has room for
const NARROW = 190; // pixels of a thing that has no room for words beside each other
const LETTER = 8; // pixels of one in a badge
const LINES = 4; // of words that a narrow thing has room for
const SLIM = 120; // the same on a board that is flat, where few words stand

/** @typedef {[number, number, number, number]} Frame the part of a picture that is shown: left, top, right, foot */
/**
 * @typedef {{
 *   frame: Frame, scale: number, switches: boolean, labels: boolean, look: boolean, open: boolean,
 *   notes?: Note[], give?: (badges: [HTMLElement, Spot][]) => void,
 * }} Shown `notes`: what a layer says there; `give`: finds room for words
 */

/** @param {string} name */
const svg = (name) => document.createElementNS(SVG, name);

/** What a touch of a badge does. @type {WeakMap<Element, () => void>} */
const written = new WeakMap();
/** The pictures of which badges are touched. @type {WeakSet<Element>} */
const heard = new WeakSet();

/**
 * What is written beside an outline does what it says, also where it lies over another one. It is no button of its own: the
 * outline is.
 *
 * @param {Element} badges
 */
function listen(badges) {
  const picture = badges.parentElement;
  if (!picture || heard.has(picture)) return;
  heard.add(picture);
  // What was held is not pressed, whatever is written there.
  if (picture.id === "chart") held(picture);
  picture.addEventListener("click", (event) => {
    // A key, too, comes as a click, but lies nowhere.
    if (!event.detail) return;
    const under = [...badges.children].reverse().find((badge) => [...badge.children].some((one) => lies(one, event)));
    const act = under && written.get(under);
    if (!act) return;
    event.stopPropagation();
    act();
  }, { capture: true });
}

/**
 * A long press, or the other button of a mouse, looks at what lies there, whatever a touch would do. Not every phone says by
 * itself that a press is long.
 *
 * @param {Element} over
 */
function held(over) {
  let timer = 0;
  let looked = false;
  let [x, y] = [0, 0];
  const none = () => clearTimeout(timer);
  over.addEventListener("contextmenu", (event) => {
    none();
    looks(over, /** @type {MouseEvent} */ (event));
  });
  over.addEventListener("pointerdown", (event) => {
    const down = /** @type {PointerEvent} */ (event);
    none();
    looked = false;
    if (down.pointerType !== "touch" || !down.isPrimary) return;
    [x, y] = [down.clientX, down.clientY];
    timer = setTimeout(() => {
      looked = true;
      looks(over, down);
    }, LONG);
  });
  over.addEventListener("pointermove", (event) => {
    const { clientX, clientY } = /** @type {PointerEvent} */ (event);
    if (Math.hypot(clientX - x, clientY - y) > STILL) none();
  });
  for (const ended of ["pointerup", "pointercancel", "pointerleave"]) over.addEventListener(ended, none);
  // Whoever has looked has not answered.
  over.addEventListener("click", (event) => {
    // A key has touched nothing.
    if (!(/** @type {MouseEvent} */ (event).detail)) return;
    if (looked) event.stopImmediatePropagation();
    looked = false;
  }, { capture: true });
}

/** What a spot belongs to, such as a port to its zone. @param {Spot} spot */
const of = ({ at }) => at.slice(at.indexOf(":") + 1);

/**
 * Look at what lies there.
 *
 * @param {Element} over
 * @param {MouseEvent} event
 */
function looks(over, event) {
  const under = [...over.querySelectorAll(".leaves")].find((one) => lies(one, event)) ?? document.elementFromPoint(event.clientX, event.clientY);
  const place = under?.closest("[data-at]")?.getAttribute("data-at");
  if (!place) return;
  event.preventDefault();
  look(place);
}

/** @param {Element} part @param {MouseEvent} event */
function lies(part, { clientX, clientY }) {
  const { left, top, right, bottom } = part.getBoundingClientRect();
  return left <= clientX && clientX <= right && top <= clientY && clientY <= bottom;
}

/**
 * Outlines of a picture, and badges over them.
 *
 * @param {Element} over the drawing that has the outlines
 * @param {Element} badges
 * @param {Spot[]} spots
 * @param {Shown} shown
 * @param {number} digit the first key that is free
 * @returns {number} the next one
 */
export function draw(over, badges, spots, shown, digit) {
  const [left, top, right, bottom] = shown.frame;
  over.setAttribute("viewBox", `${left} ${top} ${right - left} ${bottom - top}`);
  const shapes = [];
  const words = noted(spots, shown.notes ?? []);
  /** What is lit beneath what comes next. @type {Set<string>} */
  const lit = new Set();
  const rows = shown.labels && shown.open ? spots.filter((one) => at(one.at).length) : [];
  for (const spot of spots) {
    const options = shown.open ? at(spot.at) : [];
    if (!options.length && !shown.look) continue;
    // What has a button has its digit there.
    const keyed = keyless(options) ? KEYS + 1 : digit;
    const shape = outlined(spot, options, shown, options.length && keyed <= KEYS ? keyed : 0, rows);
    shapes.push(shape);
    // A name on what is lit does what that does; its card comes by a long press.
    if (options.length) lit.add(of(spot));
    else if (lit.has(of(spot))) shape.classList.add("leaves");
    // A way has words of its own beside the board: many of them would cover it.
    if (options.some((one) => !one.course || one.advised)) words.push([badge(spot, options, shown, keyed), spot]);
    if (options.length && keyed === digit) digit += 1;
  }
  const open = shapes.filter((one) => one.classList.contains("can"));
  over.classList.toggle("asks", open.length > 0);
  over.replaceChildren(...(shown.look ? veil(shown.frame, open) : []), ...shapes);
  badges.replaceChildren(...words.map(([made]) => made));
  for (const [made] of words) inside(made);
  shown.give?.(words);
  listen(badges);
  return digit;
}

/** What is written lies whole on its picture, however near the edge what it is about is. @param {HTMLElement} made */
function inside(made) {
  const half = Math.ceil(made.offsetWidth / 2);
  made.style.left = `clamp(${half}px, ${made.style.left}, calc(100% - ${half}px))`;
}

/**
 * What a layer says, as large as words are, however large the board is.
 *
 * @param {Spot[]} spots
 * @param {Note[]} notes
 * @returns {[HTMLElement, Spot][]}
 */
function noted(spots, notes) {
  return notes.flatMap(({ at, tags }) => {
    const spot = spots.find((one) => one.at === at);
    const made = tags.map(({ tone, text, icon }) => make("b", { class: tone }, icon ? sign(icon) : "", text));
    return spot ? [[make("span", { class: "badge note", "aria-hidden": true }, ...made), spot]] : [];
  });
}

/**
 * A veil over all that cannot be touched now.
 *
 * @param {Frame} frame
 * @param {Element[]} open
 */
function veil([left, top, right, bottom], open) {
  if (!open.length) return [];
  const mask = svg("mask");
  mask.id = "veil";
  const all = svg("rect");
  const cover = svg("rect");
  for (const [rect, fill] of /** @type {const} */ ([[all, "white"], [cover, "#14303c"]])) {
    for (const [name, value] of Object.entries({ x: left, y: top, width: right - left, height: bottom - top })) {
      rect.setAttribute(name, String(value));
    }
    rect.setAttribute("fill", fill);
  }
  const holes = open.map((one) => {
    const hole = svg("polygon");
    hole.setAttribute("points", one.getAttribute("points") ?? "");
    hole.setAttribute("fill", "black");
    return hole;
  });
  mask.append(all, ...holes);
  cover.setAttribute("mask", "url(#veil)");
  cover.setAttribute("class", "veil");
  return [mask, cover];
}

/**
 * @param {Spot} spot
 * @param {Option[]} options
 * @param {Shown} shown
 * @param {number} digit
 * @param {Spot[]} rows what can be touched beside it and has its room
 */
function outlined(spot, options, shown, digit, rows) {
  const shape = svg("polygon");
  // A row of what is under way has a button as well: a larger outline would strike out those beside it.
  const own = !options.length || (shown.labels && isRow(spot, shown.scale) && options.every(hasButton));
  shape.setAttribute("points", (own ? spot.outline : reach(spot, rows, shown.scale)).map((point) => point.join(",")).join(" "));
  shape.setAttribute("role", "button");
  shape.setAttribute("data-at", spot.at);
  shape.setAttribute("aria-label", named(spot, options));
  dressed(shape, "spot", spot.at, options, shown.switches);
  // There are fewer digits than things, at times.
  shape.setAttribute("tabindex", options.length ? "0" : "-1");
  if (digit) shape.setAttribute("data-key", String(digit));
  shape.addEventListener("click", () => press(spot, shown.switches));
  shape.addEventListener("keydown", (event) => {
    if (/** @type {KeyboardEvent} */ (event).key !== "Enter" && /** @type {KeyboardEvent} */ (event).key !== " ") return;
    event.preventDefault();
    press(spot, shown.switches);
  });
  return shape;
}

/**
 * How something that can be touched looks; a switch tells whether it is on.
 *
 * @param {Element} shape
 * @param {string} kind
 * @param {string} place
 * @param {Option[]} options
 * @param {boolean} switches
 */
export function dressed(shape, kind, place, options, switches) {
  const base = [kind, ...tones(options), ...(isFirst(place) ? ["first"] : [])].join(" ");
  if (!switches || !options.length) return void shape.setAttribute("class", base);
  picks.show(() => {
    const on = options.filter((one) => picks.has(one.id)).length;
    shape.setAttribute("class", `${base}${on ? " on" : ""}`);
    shape.setAttribute("aria-pressed", String(on > 0));
  });
}

/** Whether all that can be done with a thing has buttons, and so digits, of its own. @param {Option[]} options */
export const keyless = (options) => options.length > 0 && options.every(hasDigit);

/** Dots for the actions that something takes. @param {Option | undefined} option */
export function cost(option) {
  const count = option?.cost ?? 0;
  if (!count) return "";
  return make("span", { class: "cost", title: say("costs", { count }) }, ...Array.from({ length: count }, () => make("i", {})));
}

/** Of what an option leads to as much as there is room for on the thing itself. @param {string} told */
function short(told) {
  const parts = told.split(" · ");
  while (parts.length > 1 && parts.join(" · ").length > WORDS) parts.pop();
  return parts.join(" · ");
}

/**
 * Whether words can be read on a thing so wide: no word is broken, and not all of it is covered.
 *
 * @param {string} label
 * @param {string} brings
 * @param {number} wide
 */
function fits(label, brings, wide) {
  const words = `${label} ${brings}`.trim().split(/\s+/);
  const most = (wide - 12) / LETTER;
  return words.every((one) => one.length <= most) && words.join(" ").length <= most * LINES;
}

/**
 * What an option brings, on the thing itself.
 *
 * @param {Spot} spot
 * @param {Option[]} options
 * @param {Shown} shown
 * @param {number} digit
 */
function badge(spot, options, shown, digit) {
  const [left, top, right, bottom] = bounds(spot.outline);
  const best = options.find((one) => one.advised);
  const one = best ?? options[0];
  const danger = !best && tones(options).includes("danger");
  const small = (right - left) * shown.scale < 150 && (bottom - top) * shown.scale < 70;
  // Where one is, it does not go without saying what a touch does.
  const mine = spot.at.split(":")[1] === seated(here.me)?.at?.split(":")[1];
  // Where there is little room, what is advised is called so by its button.
  const called = shown.labels || ((small || mine) && !narrows.matches);
  const label = called ? one?.label ?? "" : "";
  const brings = one?.odds?.line ?? short(one?.consequence ?? "");
  const several = options.length > 1 && new Set(options.map((some) => some.label)).size > 1;
  // What is under way is covered by nothing that its buttons say.
  const listed = shown.labels && options.every((some) => several ? some.at.length === 1 : hasButton(some));
  // Things that lie side by side have their words over themselves alone.
  const wide = (right - left) * shown.scale;
  const slim = wide < (shown.labels ? NARROW : document.body.dataset.flat === "true" ? SLIM : 0);
  // On a phone what is advised has its words on its button.
  const marked = best !== undefined && !several && hasButton(best) && narrows.matches;
  // So has everything else on a chart: there its actions, or that it is lit, say enough.
  const hushed = narrows.matches && !shown.labels && !danger && document.body.dataset.chart === "true";
  const told = listed || marked || hushed || (slim && !fits(label, brings, wide))
    ? ""
    : several
    // Where something else is to be touched first, nothing can be said yet.
    ? options.every((some) => some.at.length > 1) ? "" : say("choices", { count: options.length })
    : [label, best || danger || shown.labels || one?.odds ? brings : ""].filter(Boolean).join(" · ");
  const made = make(
    "span",
    { class: `badge ${best ? "best" : ""} ${danger ? "danger" : ""}`, "aria-hidden": true },
    best ? compass() : danger ? sign("skull-crossed-bones") : "",
    told ? make("small", {}, told, cost(one)) : cost(one),
    digit <= KEYS ? make("kbd", {}, String(digit)) : "",
  );
  if (slim) {
    made.classList.add("narrow");
    made.style.maxWidth = `${Math.max(FINGER, wide - 4)}px`;
  }
  // What is read in a row stays free: its compass stands before it.
  const ahead = listed && isRow(spot, shown.scale);
  made.classList.toggle("ahead", ahead);
  const [x, y] = ahead ? [left, (top + bottom) / 2] : small ? [(left + right) / 2, bottom] : spot.label;
  made.classList.toggle("below", small);
  const [near, above, far, foot] = shown.frame;
  written.set(made, () => press(spot, shown.switches, label !== "" && !several && !listed));
  Object.assign(made.style, { left: `${((x - near) / (far - near)) * 100}%`, top: `${((y - above) / (foot - above)) * 100}%` });
  return made;
}

/**
 * The picture, with all that can be touched on it.
 *
 * @param {State} state
 * @param {boolean} switches
 * @param {HTMLElement} over where it is shown
 * @param {number} digit the first key that is free
 * @returns {number} the next one
 */
export function drawn({ board }, switches, over, digit) {
  const scene = board.scene;
  if (!scene) return digit;
  const { token, alt, width, height } = scene;
  let made = /** @type {HTMLElement | null} */ (over.querySelector(".scene"));
  if (!made) {
    made = make("div", { class: "scene" }, make("img", {}), make("div", { class: "badges" }));
    made.insertBefore(document.createElementNS("http://www.w3.org/2000/svg", "svg"), made.lastElementChild);
    over.replaceChildren(made);
  }
  const [image, svg, badges] = /** @type {[HTMLImageElement, Element, Element]} */ (/** @type {unknown} */ (made.children));
  const box = over.getBoundingClientRect();
  const wide = Math.min(box.width, (box.height * width) / height);
  Object.assign(made.style, { width: `${wide}px`, height: `${(wide * height) / width}px` });
  image.alt = alt;
  const at = link().picture(token);
  if (image.getAttribute("src") !== at) image.src = at;
  /** @type {Shown} */
  const shown = { frame: [0, 0, width, height], scale: wide / width, switches, labels: true, look: false, open: true };
  return draw(svg, badges, board.scene_spots ?? [], shown, digit);
}
