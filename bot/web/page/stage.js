// The board: what can be touched on it glows, and what moves lies on it as pieces of its own.

/** @import { Board, Option, Piece, Question, Spot, State } from "./shapes.d.ts" */

import { make } from "../static/make.js";
import { answer } from "./act.js";
import { consequence, single } from "./answers.js";
import { $, here, link, say } from "./here.js";
import { choose, look } from "./panel.js";
import { centre, fit } from "./pan.js";
import { compass, sign } from "./signs.js";

const SMALL = 0.02; // of the board
const SVG = "http://www.w3.org/2000/svg";

/** Pieces by their ids, so that they move and are not made anew. @type {Map<string, HTMLElement>} */
const lying = new Map();

/**
 * Options by where they lie on the stage, and those that lie nowhere on it.
 *
 * @param {Question} question
 * @param {Set<string>} there the places that can be touched
 * @returns {{ placed: Map<string, Option[]>, loose: Option[] }}
 */
export function sorted(question, there) {
  /** @type {Map<string, Option[]>} */
  const placed = new Map();
  /** @type {Option[]} */
  const loose = [];
  for (const option of question.options) {
    const at = question.most === 1 && !option.refused ? option.at.find((one) => there.has(one)) : undefined;
    if (at === undefined) loose.push(option);
    else placed.set(at, [...(placed.get(at) ?? []), option]);
  }
  // What can be done with one thing in several ways is told apart by buttons.
  const told = [...placed.values()].filter((options) => options.length > 1).flat();
  return { placed, loose: question.options.filter((one) => loose.includes(one) || told.includes(one)) };
}

/** Where a board says its things are: from its picture to the part that is the stage. @param {Board} board */
export const frame = (board) => board.frame ?? [0, 0, board.ground.width, board.ground.height];

/**
 * Draw the board with what may be touched.
 *
 * @param {State} state
 * @param {Map<string, Option[]>} placed
 * @returns {number} the first digit that no spot has
 */
export function show(state, placed) {
  const { board, table } = state;
  const [left, top, right, bottom] = frame(board);
  const chart = $("chart");
  chart.style.setProperty("--ratio", String((right - left) / (bottom - top)));
  ground(board);
  $("pieces").replaceChildren(...board.pieces.map((piece) => lie(piece, board)));
  for (const id of [...lying.keys()]) if (!board.pieces.some((one) => one.id === id)) lying.delete(id);
  const digit = spots(board, placed);
  const mine = board.pieces.find((one) => one.id === `ship:${table.me}`);
  fit((right - left) / (bottom - top));
  if (mine) centre((mine.x - left) / (right - left), (mine.y - top) / (bottom - top));
  return digit;
}

/** The picture; the old one stays until the new one is there. @param {Board} board */
function ground(board) {
  const image = /** @type {HTMLImageElement} */ ($("ground"));
  const drawn = here.layer ?? board.ground;
  const token = drawn.token;
  const wanted = link().picture(token);
  const [left, top, right, bottom] = frame(board);
  image.style.width = `${(board.ground.width / (right - left)) * 100}%`;
  image.style.left = `${(-left / (right - left)) * 100}%`;
  image.style.top = `${(-top / (bottom - top)) * 100}%`;
  image.alt = drawn.alt;
  if (image.dataset.token === token) return;
  image.dataset.token = token;
  const next = new Image();
  next.src = wanted;
  next.decode().then(() => {
    if (image.dataset.token === token) image.src = wanted;
  }, () => {});
}

/**
 * Where something lies, in parts of a hundred of the stage.
 *
 * @param {Board} board
 * @param {number} x
 * @param {number} y
 */
export function spotted(board, x, y) {
  const [left, top, right, bottom] = frame(board);
  return { left: `${((x - left) / (right - left)) * 100}%`, top: `${((y - top) / (bottom - top)) * 100}%` };
}

/**
 * @param {Piece} piece
 * @param {Board} board
 */
function lie(piece, board) {
  const [left, , right] = frame(board);
  let made = lying.get(piece.id);
  if (!made) {
    made = make("button", { type: "button", class: "piece" }, make("img", { alt: "", draggable: false }));
    made.addEventListener("click", () => look(piece.id));
    lying.set(piece.id, made);
  }
  const image = /** @type {HTMLImageElement} */ (made.firstElementChild);
  const wanted = link().sprite(piece.sprite);
  if (image.getAttribute("src") !== wanted) image.src = wanted;
  made.setAttribute("aria-label", piece.name);
  made.dataset.at = piece.id;
  Object.assign(made.style, spotted(board, piece.x, piece.y), { width: `${(piece.width / (right - left)) * 100}%` });
  return made;
}

/**
 * The outlines that can be touched: to answer where an option lies, to look a thing up everywhere else.
 *
 * @param {Board} board
 * @param {Map<string, Option[]>} placed
 */
function spots(board, placed) {
  const [left, top, right, bottom] = frame(board);
  const svg = $("spots");
  svg.setAttribute("viewBox", `${left} ${top} ${right - left} ${bottom - top}`);
  svg.classList.toggle("asks", placed.size > 0);
  const badges = [];
  let digit = 1;
  const shapes = [];
  for (const spot of board.spots) {
    const options = placed.get(spot.at) ?? [];
    const shape = outlined(spot, options, options.length && digit <= 9 ? digit : 0);
    shapes.push(shape);
    if (options.length) badges.push(badge(board, spot, options, digit++));
  }
  svg.replaceChildren(...veil(board, shapes.filter((one) => one.classList.contains("can"))), ...shapes);
  $("badges").replaceChildren(...badges);
  return digit;
}

/**
 * A veil over all that cannot be touched now.
 *
 * @param {Board} board
 * @param {SVGPolygonElement[]} open
 */
function veil(board, open) {
  if (!open.length) return [];
  const mask = document.createElementNS(SVG, "mask");
  mask.id = "veil";
  const all = document.createElementNS(SVG, "rect");
  const cover = document.createElementNS(SVG, "rect");
  for (const [rect, fill] of /** @type {const} */ ([[all, "white"], [cover, "#14303c"]])) {
    rect.setAttribute("width", String(board.ground.width));
    rect.setAttribute("height", String(board.ground.height));
    rect.setAttribute("fill", fill);
  }
  const holes = open.map((one) => {
    const hole = document.createElementNS(SVG, "polygon");
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
 * @param {number} digit
 */
function outlined(spot, options, digit) {
  const shape = document.createElementNS(SVG, "polygon");
  shape.setAttribute("points", spot.outline.map((point) => point.join(",")).join(" "));
  shape.setAttribute("class", ["spot", ...tones(options)].join(" "));
  shape.setAttribute("role", "button");
  shape.setAttribute("data-at", spot.at);
  shape.setAttribute("aria-label", named(spot, options));
  if (digit) {
    shape.setAttribute("tabindex", "0");
    shape.setAttribute("data-key", String(digit));
  } else shape.setAttribute("tabindex", "-1");
  shape.addEventListener("click", () => press(spot, options));
  shape.addEventListener("keydown", (event) => {
    if (event.key === "Enter" || event.key === " ") {
      event.preventDefault();
      press(spot, options);
    }
  });
  return shape;
}

/** @param {Option[]} options */
function tones(options) {
  if (!options.length) return [];
  const best = options.some((one) => one.advised);
  return ["can", ...(best ? ["best"] : options.every((one) => one.tone === "danger") ? ["danger"] : [])];
}

/** What a touch does, in words. @param {Spot} spot @param {Option[]} options */
function named(spot, options) {
  if (!options.length) return say("look-at", { name: spot.name });
  const told = options.map((one) => [one.label, consequence(one), one.advised ? say("advised") : ""].filter(Boolean).join(", "));
  return `${spot.name}: ${told.join("; ")}`;
}

/**
 * A touch answers where it does no harm; else it says first what it would do.
 *
 * @param {Spot} spot
 * @param {Option[]} options
 */
function press(spot, options) {
  const [only] = options;
  if (!only) return look(spot.at);
  if (options.length === 1 && only.tone !== "danger" && !only.grave && !only.aside) return void answer([only.id]);
  choose(spot.name, options.map(single));
}

/**
 * What an option brings, on the thing itself.
 *
 * @param {Board} board
 * @param {Spot} spot
 * @param {Option[]} options
 * @param {number} digit
 */
function badge(board, spot, options, digit) {
  const [first] = options;
  const best = options.find((one) => one.advised);
  const one = best ?? first;
  const danger = !best && tones(options).includes("danger");
  const told = options.length > 1 ? say("choices", { count: options.length }) : one?.odds?.line ?? one?.consequence ?? "";
  const made = make(
    "span",
    { class: `badge ${best ? "best" : ""} ${danger ? "danger" : ""}`, "aria-hidden": true },
    best ? compass() : danger ? sign("skull-crossed-bones") : "",
    told && (best || danger || options.length > 1) ? make("small", {}, told) : "",
    digit <= 9 ? make("kbd", {}, String(digit)) : "",
  );
  Object.assign(made.style, spotted(board, ...beside(board, spot)));
  return made;
}

/** Nothing can be touched while something is being told. */
export function rest() {
  $("badges").replaceChildren();
  for (const veiled of $("spots").querySelectorAll(".veil, mask")) veiled.remove();
  for (const open of $("spots").querySelectorAll(".can")) open.setAttribute("class", "spot");
}

/**
 * Where a badge stands: on something small, such as a port's plate, at its corner, for it has words of its own.
 *
 * @param {Board} board
 * @param {Spot} spot
 * @returns {[number, number]}
 */
function beside(board, spot) {
  const [xs, ys] = [spot.outline.map((one) => one[0]), spot.outline.map((one) => one[1])];
  const [left, right, top, bottom] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
  const small = (right - left) * (bottom - top) < SMALL * board.ground.width * board.ground.height;
  return small ? [left, top] : spot.label;
}

/**
 * Move a piece to where something else lies now, as long as this takes.
 *
 * @param {string} id
 * @param {Board} board
 * @param {string} to
 * @param {number} ms
 */
export async function move(id, board, to, ms) {
  const made = lying.get(id);
  const goal = board.pieces.find((one) => one.id === id) ?? null;
  const spot = board.spots.find((one) => one.at === to);
  if (!made || (!goal && !spot)) return;
  const at = goal && goal.at === to ? { x: goal.x, y: goal.y } : { x: spot?.label[0] ?? 0, y: (spot?.label[1] ?? 0) + 60 };
  const from = made.getBoundingClientRect();
  Object.assign(made.style, spotted(board, at.x, at.y));
  const there = made.getBoundingClientRect();
  const by = `translate(${from.left - there.left}px, ${from.top - there.top}px)`;
  await made.animate([{ transform: `translate(-50%, -50%) ${by}` }, { transform: "translate(-50%, -50%)" }], {
    duration: ms,
    easing: "ease-in-out",
  }).finished.catch(() => {});
}
