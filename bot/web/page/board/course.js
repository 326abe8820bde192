// Where the advised plan leads: a track on the board, and a ring around where it ends. It is to be seen, not touched.

/** @import { Board, Question, Spot, Waiting } from "../shapes.d.ts" */
/** @import { Frame } from "../spots.js" */

import { bounds } from "../kit/room.js";
import { $ } from "../here.js";

const SVG = "http://www.w3.org/2000/svg";
const NEAR = 14; // pixels of the board from what it ends at to where the track stops
const ROUND = 7; // and how far around that its ring is

const PORT = /^port:/;

/** @typedef {[number, number]} Point */

/** What a place belongs to, such as a port to its zone. @param {string} at */
const of = (at) => at.slice(at.indexOf(":") + 1);

/** @param {string} name @param {Record<string, string | number>} has */
function drawn(name, has) {
  const made = document.createElementNS(SVG, name);
  for (const [key, value] of Object.entries(has)) made.setAttribute(key, String(value));
  return made;
}

/** The middle of an outline, by its area. @param {Spot["outline"]} outline @returns {Point} */
function middle(outline) {
  let [twice, across, down] = [0, 0, 0];
  outline.forEach(([x, y], at) => {
    const [next, below] = outline[(at + 1) % outline.length] ?? [x, y];
    const part = x * below - next * y;
    twice += part;
    across += (x + next) * part;
    down += (y + below) * part;
  });
  return twice ? [across / (3 * twice), down / (3 * twice)] : outline[0] ?? [0, 0];
}

/** Where a way to the middle of a box comes upon it. @param {Point} from @param {Frame} box @returns {Point} */
function edge([x, y], [left, top, right, bottom]) {
  const [across, down] = [(left + right) / 2, (top + bottom) / 2];
  const [wide, high] = [Math.abs(x - across), Math.abs(y - down)];
  const part = Math.min(1, ...(wide ? [(right - left) / 2 / wide] : []), ...(high ? [(bottom - top) / 2 / high] : []));
  return [across + (x - across) * part, down + (y - down) * part];
}

/** A curve through points, without corners. @param {Point[]} points */
function curve(points) {
  const [first = [0, 0], ...rest] = points;
  const parts = rest.map((point, at) => {
    const next = rest[at + 1];
    const [x, y] = next ? [(point[0] + next[0]) / 2, (point[1] + next[1]) / 2] : point;
    return `Q ${point.join(" ")} ${x} ${y}`;
  });
  return `M ${first.join(" ")} ${parts.join(" ")}`;
}

/**
 * The track of a plan, and where it ends; none if it ends where one is.
 *
 * @param {Board} board
 * @param {Question | Waiting} question
 * @param {Frame} frame the part of the picture that is shown
 * @param {number | null} me
 */
export function show(board, question, frame, me) {
  const over = $("course");
  const [left, top, right, bottom] = frame;
  over.setAttribute("viewBox", `${left} ${top} ${right - left} ${bottom - top}`);
  const way = ("number" in question ? question.plan?.way : undefined) ?? [];
  const spots = way.flatMap((at) => board.spots.filter((one) => one.at === at));
  const [goal] = spots.slice(-1);
  const ship = board.pieces.find((one) => one.id === `ship:${me}`);
  // Where it ends where one is, what is to be done there is lit.
  if (!goal || !ship || new Set(way.map(of)).size < 2) return none();
  /** @type {Point[]} */
  const through = spots.slice(1, -1).filter((one) => of(one.at) !== of(goal.at)).map(({ outline }) => middle(outline));
  /** @type {Point} */
  const from = [ship.x, ship.y];
  const last = through.at(-1) ?? from;
  const box = bounds(goal.outline);
  const port = PORT.test(goal.at);
  /** @type {Frame} */
  const around = [box[0] - NEAR, box[1] - NEAR, box[2] + NEAR, box[3] + NEAR];
  const end = port ? edge(last, around) : middle(goal.outline);
  const path = curve([from, ...through, end]);
  const ring = port
    ? drawn("rect", { x: box[0] - ROUND, y: box[1] - ROUND, width: box[2] - box[0] + 2 * ROUND, height: box[3] - box[1] + 2 * ROUND, rx: ROUND })
    : drawn("circle", { cx: end[0], cy: end[1], r: 2 * NEAR });
  ring.setAttribute("class", "goal");
  over.replaceChildren(drawn("path", { d: path, class: "under" }), drawn("path", { d: path, class: "track" }), ring);
  over.setAttribute("data-to", goal.at);
}

/** Nothing is planned while something is told. */
export const none = () => $("course").replaceChildren();
