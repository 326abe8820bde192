// The board: what can be touched on it glows, and what moves lies on it as pieces of its own.

/** @import { Board, Piece, State } from "./shapes.d.ts" */
/** @import { Frame, Shown } from "./spots.js" */

import { make } from "./kit/make.js";
import * as course from "./board/course.js";
import { button } from "./answers.js";
import { $, here, link } from "./here.js";
import { look, open as opened } from "./panel.js";
import * as pan from "./pan.js";
import * as room from "./kit/room.js";
import { draw, dressed, keyless } from "./spots.js";
import { at, named, press } from "./touch.js";

const KEYS = 9;
const FLAT = 2.4; // times as wide as high from which on a board leaves half a phone empty
const FINGER = 44; // pixels that a finger needs
const NEAR = 10; // pixels beside a touch in which what lies there may have been meant
const PORT = /^port:/;
const ZONE = /^zone:/; // of a chart, which is looked at closely

/** Pieces by their ids, so that they move and are not made anew. @type {Map<string, HTMLElement>} */
const pieces = new Map();

/** What pieces look like, those too that are gone, by their ids. @type {Map<string, Piece>} */
const drawn = new Map();

/** A piece as it lay on the board last, if it ever did. @param {string} id */
export const lain = (id) => drawn.get(id);

let covered = false;

/** What a touch there may do now. @param {string} place */
const options = (place) => (covered ? [] : at(place));

/** The round in which it was shown last. @type {number | undefined} */
let round;

/** Where a board says its things are: from its picture to the part that is the stage. @param {Board} board */
export const frame = (board) => board.frame ?? [0, 0, board.ground.width, board.ground.height];

/**
 * Draw the board with what may be touched.
 *
 * @param {State} state
 * @param {boolean} switches whether several things may be picked
 * @returns {number} the first digit that nothing has
 */
export function show(state, switches) {
  const { board, table } = state;
  // What is under way lies over it, and is touched instead.
  covered = Boolean(board.scene);
  const [left, top, right, bottom] = frame(board);
  $("chart").style.setProperty("--ratio", String((right - left) / (bottom - top)));
  ground(board);
  const mine = board.pieces.find((one) => one.id === `ship:${table.me}`);
  const ratio = (right - left) / (bottom - top);
  // What it has not needed at the beginning is the answers' for good.
  document.body.dataset.flat ??= String(ratio > FLAT);
  // Cards that lie on a table are seen all at once, as large at every question.
  const chart = board.spots.some((one) => ZONE.test(one.at));
  document.body.dataset.chart ??= String(chart);
  // A board as high as it was keeps its size for a round: others have to be smaller to have room.
  if (round !== table.round) pan.turn();
  round = table.round;
  pan.fit(ratio);
  const point = mine ? [(mine.x - left) / (right - left), (mine.y - top) / (bottom - top)] : [0.5, 0.5];
  pan.centre(point, open(board, mine) ?? (mine ? null : [0, 0, 1, 1]), "number" in state.question ? state.question.number : undefined, !chart);
  /** @type {Shown} */
  const shown = {
    frame: frame(board), scale: pan.scale() / (right - left), switches, labels: false, look: true, open: !covered,
    notes: here.layer?.notes ?? state.view?.notes ?? [], give: (badges) => room.give(board, frame(board), badges, pan.seen(), table.me),
  };
  course.show(board, covered ? { waiting: [], line: "" } : state.question, frame(board), table.me);
  let digit = draw($("spots"), $("badges"), board.spots, shown, 1);
  const laid = board.pieces.map((piece) => {
    const can = options(piece.id);
    return lie(piece, board, switches, can.length && !keyless(can) && digit <= KEYS ? digit++ : 0);
  });
  fingers(board, shown.scale);
  only(laid, board);
  return digit;
}

/** No other pieces lie there. @param {HTMLElement[]} laid @param {Board} board */
function only(laid, board) {
  // A piece that lies where it lay is not laid anew: whoever has it under his finger keeps it.
  if (laid.some((one, number) => $("pieces").children[number] !== one) || $("pieces").childElementCount !== laid.length) {
    $("pieces").replaceChildren(...laid);
  }
  for (const id of [...pieces.keys()]) if (!board.pieces.some((one) => one.id === id)) pieces.delete(id);
}

/** Lay the pieces of a board anew, and nothing else. @param {Board} board */
export const lay = (board) => only(board.pieces.map((piece) => lie(piece, board, false, 0)), board);

/**
 * What is touched around each piece is as large as a finger, but takes nothing from what lies beside it.
 *
 * @param {Board} board
 * @param {number} scale pixels of the screen for one of the picture
 */
function fingers({ pieces: all, spots }, scale) {
  const ports = spots.filter((one) => PORT.test(one.at)).map(({ at, outline }) => {
    const [left, top, right, bottom] = room.bounds(outline);
    return { id: at, x: (left + right) / 2, y: (top + bottom) / 2 };
  });
  const open = [...all, ...ports].filter((one) => options(one.id).length);
  for (const { id, x, y } of open) {
    const near = open.filter((one) => one.id !== id).map((one) => Math.max(Math.abs(one.x - x), Math.abs(one.y - y)) * scale);
    pieces.get(id)?.style.setProperty("--finger", `${Math.min(FINGER, ...near)}px`);
  }
}

/**
 * The part of the board with all that can be touched, in parts of the whole; nothing if nothing can.
 *
 * @param {Board} board
 * @param {Piece | undefined} mine one's own ship
 * @returns {Frame | null}
 */
function open(board, mine) {
  const [left, top, right, bottom] = frame(board);
  /** @param {string} place */
  const can = (place) => options(place).some((one) => !one.course || one.advised);
  const found = [
    ...board.spots.filter((one) => can(one.at)).map((one) => room.bounds(one.outline)),
    ...board.pieces.filter((one) => can(one.id)).map(box),
  ];
  if (!found.length) return null;
  // Nothing lies over one's own ship, either.
  if (mine) found.push(box(mine));
  const all = [0, 1, 2, 3].map((side) => found.map((one) => one[side] ?? 0));
  const [x, y, far, foot] = [Math.min(...all[0] ?? []), Math.min(...all[1] ?? []), Math.max(...all[2] ?? []), Math.max(...all[3] ?? [])];
  return [(x - left) / (right - left), (y - top) / (bottom - top), (far - left) / (right - left), (foot - top) / (bottom - top)];
}

/** Where a piece lies. @param {Piece} one @returns {Frame} */
const box = ({ height, width, x, y }) => [x - width / 2, y - height / 2, x + width / 2, y + height / 2];

/** The picture; the old one stays until the new one is there. @param {Board} board */
function ground(board) {
  const image = /** @type {HTMLImageElement} */ ($("ground"));
  const drawn = here.layer?.picture ?? board.ground;
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
  }, () => {
    // It is asked for once more with the next board.
    if (image.dataset.token === token) delete image.dataset.token;
  });
}

/**
 * Put something where it lies, in parts of a hundred of the stage. It is moved there, so that nothing has to be laid out.
 *
 * @param {HTMLElement} made
 * @param {Board} board
 * @param {number} x
 * @param {number} y
 */
function put(made, board, x, y) {
  const [left, top, right, bottom] = frame(board);
  made.style.setProperty("--x", String(((x - left) / (right - left)) * 100));
  made.style.setProperty("--y", String(((y - top) / (bottom - top)) * 100));
}

/**
 * @param {Piece} piece
 * @param {Board} board
 * @param {boolean} switches
 * @param {number} digit its key; 0 if it has none
 */
function lie(piece, board, switches, digit) {
  const [left, , right] = frame(board);
  drawn.set(piece.id, piece);
  let made = pieces.get(piece.id);
  if (!made) {
    made = make("button", { type: "button" }, make("img", { alt: "", draggable: false }), make("kbd", { "aria-hidden": true }));
    pieces.set(piece.id, made);
  }
  const thing = { at: piece.id, name: piece.name };
  const can = options(piece.id);
  made.onclick = (event) => touched(thing, switches, event);
  const [image, key] = /** @type {[HTMLImageElement, HTMLElement]} */ (/** @type {unknown} */ (made.children));
  const wanted = link().sprite(piece.sprite);
  if (image.getAttribute("src") !== wanted) image.src = wanted;
  made.setAttribute("aria-label", named(thing, can));
  made.dataset.at = piece.id;
  key.textContent = digit ? String(digit) : "";
  if (digit) made.dataset.key = String(digit);
  else delete made.dataset.key;
  made.removeAttribute("aria-pressed");
  dressed(made, "piece", piece.id, can, switches);
  put(made, board, piece.x, piece.y);
  made.style.width = `${(piece.width / (right - left)) * 100}%`;
  // It has its height before its picture is there.
  image.style.aspectRatio = `${piece.width} / ${piece.height}`;
  return made;
}

/**
 * A touch does what can be done with a piece, else looks at it; where several lie under the finger, one of them is named first.
 *
 * @param {{ at: string, name: string }} thing
 * @param {boolean} switches
 * @param {MouseEvent} event
 */
function touched(thing, switches, { clientX, clientY, detail }) {
  // A key, too, comes as a click, but lies nowhere.
  const near = options(thing.at).length || !detail ? [] : here.state?.board.pieces.filter(({ id }) => {
    const { left, top, right, bottom } = pieces.get(id)?.getBoundingClientRect() ?? new DOMRect(-NEAR * 2, -NEAR * 2);
    return clientX >= left - NEAR && clientX <= right + NEAR && clientY >= top - NEAR && clientY <= bottom + NEAR;
  }) ?? [];
  if (near.length < 2) return press(thing, switches);
  const at = here.state?.board.pieces.find(({ id }) => id === thing.at)?.at;
  const where = here.state?.board.spots.find((one) => one.at === at)?.name;
  const all = near.map(({ id, name }) => button({ label: name, tone: "quiet", key: "", press: () => look(id) }));
  opened(where ?? thing.name, make("div", { class: "choices" }, ...all));
}

/** What lies on the board now, and where. @returns {Map<string, { made: HTMLElement, box: DOMRect }>} */
export const lying = () => new Map([...pieces].map(([id, made]) => [id, { made, box: made.getBoundingClientRect() }]));

/** Nothing can be touched while something is being told. */
export function rest() {
  course.none();
  for (const words of document.querySelectorAll("#badges, #scene .badges")) words.replaceChildren();
  for (const veiled of $("spots").querySelectorAll(".veil, mask")) veiled.remove();
  for (const open of document.querySelectorAll(":is(#chart, #scene) .can")) {
    open.classList.remove("can", "best", "danger", "first", "on");
    open.removeAttribute("data-key");
  }
  for (const name of $("spots").querySelectorAll(".leaves")) name.classList.remove("leaves");
  // The key that something had answers nothing any more.
  for (const key of $("pieces").querySelectorAll("kbd")) key.textContent = "";
  for (const asks of document.querySelectorAll(":is(#spots, #scene svg).asks")) asks.classList.remove("asks");
}

/**
 * Bring a piece into view where the stage shows but a part of the board, and the spot to which it is going.
 *
 * @param {string} id
 * @param {Board} board
 * @param {number} ms
 * @param {string} [to]
 */
export async function follow(id, board, ms, to) {
  const made = pieces.get(id);
  if (!made || covered) return;
  const goal = to === undefined ? null : landing(id, board, to);
  const [left, top, right, bottom] = frame(board);
  const way = [["--x", "--y"].map((side) => Number(made.style.getPropertyValue(side)) / 100)];
  if (goal) way.push([(goal.x - left) / (right - left), (goal.y - top) / (bottom - top)]);
  await pan.follow(way, ms);
}

/**
 * Bring what is told of into view where the stage shows but a part of a chart.
 *
 * @param {string[]} places
 * @param {Board} board
 * @param {number} ms
 */
export async function turnTo(places, board, ms) {
  const [left, top, right, bottom] = frame(board);
  const found = covered ? [] : board.spots.filter((one) => places.includes(one.at) && (ZONE.test(one.at) || PORT.test(one.at)));
  const way = found.map(({ label: [x, y] }) => [(x - left) / (right - left), (y - top) / (bottom - top)]);
  if (way.length) await pan.follow(way, ms);
}

/**
 * Where a piece comes to lie at a spot, and what it looks like there; nothing if it does not.
 *
 * @param {string} id
 * @param {Board} board
 * @param {string} to
 * @returns {{ x: number, y: number, sprite?: string } | null}
 */
function landing(id, board, to) {
  const goal = board.pieces.find((one) => one.id === id);
  if (goal?.at === to) return goal;
  const spot = board.spots.find((one) => one.at === to);
  return goal || spot ? { x: spot?.label[0] ?? 0, y: (spot?.label[1] ?? 0) + 60 } : null;
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
  const made = pieces.get(id);
  const at = landing(id, board, to);
  if (!made || !at) return;
  const from = made.getBoundingClientRect();
  // Whatever is laid beside it meanwhile, it stays where it has come to.
  const sailed = (/** @type {Piece} */ one) => (one.id === id ? { ...one, ...at, id, at: to } : one);
  if (here.state) here.state = { ...here.state, board: { ...here.state.board, pieces: here.state.board.pieces.map(sailed) } };
  const image = made.querySelector("img");
  // A ship in port looks otherwise than one at sea.
  if (image && at.sprite) image.src = link().sprite(at.sprite);
  put(made, board, at.x, at.y);
  const there = made.getBoundingClientRect();
  const by = `translate(${from.left - there.left}px, ${from.top - there.top}px)`;
  await made.animate([{ transform: by }, { transform: "none" }], {
    duration: ms,
    easing: "ease-in-out",
  }).finished.catch(() => {});
}
