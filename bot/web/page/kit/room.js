// Where words stand on the board: beside what they are about, and over no name.

/** @import { Board, Spot } from "../shapes.d.ts" */
/** @import { Frame } from "../spots.js" */

const STEPS = 12; // places that are tried, across and down
const NEAR = 10; // pixels between a thing and what is written beside it
/** How much worse it is to lie over something, by square pixel. */
const OVER = { name: 12, words: 24, plate: 3, piece: 4, ship: 8, own: 16, away: 4, under: 7, out: 2 };
const CHART = /^(zone|port):/;
const HEAD = 0.9; // of a port's plate, from the top: its name and what it wants

/** @param {Spot["outline"]} outline @returns {Frame} */
export const bounds = (outline) => [
  Math.min(...outline.map((one) => one[0])), Math.min(...outline.map((one) => one[1])),
  Math.max(...outline.map((one) => one[0])), Math.max(...outline.map((one) => one[1])),
];

/** @param {string} id */
const part = (id) => /** @type {HTMLElement} */ (document.getElementById(id));

/** @typedef {{ left: number, top: number, right: number, bottom: number }} Box */

/**
 * Put each badge of a chart where it covers least; on cards, words stand where they are.
 *
 * @param {Board} board
 * @param {Frame} frame
 * @param {[HTMLElement, Spot][]} all
 * @param {Box} free what of the screen the board is seen in
 * @param {number | null} me whose ship is seen before all others
 */
export function give(board, [left, top, right, bottom], all, free, me) {
  // A plate has less room around it than a zone within it; what is written of a small zone may lie half beyond its edge.
  const badges = all.filter(([, spot]) => CHART.test(spot.at)).sort(([, one], [, other]) => one.at.localeCompare(other.at));
  if (!badges.length) return;
  const chart = part("chart").getBoundingClientRect();
  const [wide, high] = [chart.width / (right - left), chart.height / (bottom - top)];
  /** @param {Frame} frame @returns {Box} */
  const box = ([x, y, far, foot]) => ({
    left: (x - left) * wide, top: (y - top) * high, right: (far - left) * wide, bottom: (foot - top) * high,
  });
  /** @param {Spot} spot */
  const corner = ({ outline }) => outline.map(([x, y]) => [(x - left) * wide, (y - top) * high]);
  const seen = [covering(free, chart)];
  const covers = ["layers", "event", "shows"].map((id) => covering(part(id).getBoundingClientRect(), chart));
  const plates = board.spots.filter((one) => one.at.startsWith("port:")).map((one) => box(bounds(one.outline)));
  const names = plates.map((one) => ({ ...one, bottom: one.top + (one.bottom - one.top) * HEAD }));
  const pieces = board.pieces.map((one) => box([one.x - one.width / 2, one.y - one.height / 2, one.x + one.width / 2, one.y + one.height / 2]));
  const ships = pieces.filter((_, at) => board.pieces[at]?.id.startsWith("ship:"));
  const own = pieces.filter((_, at) => board.pieces[at]?.id === `ship:${me}`);
  /** @type {Box[]} */
  const words = [];
  for (const [made] of badges) made.classList.remove("below");
  const sizes = badges.map(([made]) => [made.offsetWidth, made.offsetHeight]);
  badges.forEach(([made, spot], number) => {
    const [across = 0, down = 0] = sizes[number] ?? [];
    const thing = box(bounds(spot.outline));
    const corners = corner(spot);
    const plate = spot.at.startsWith("port:");
    // What is written beside a plate lies in its own zone: in the next one it would seem to be of that.
    const zone = plate ? board.spots.find((one) => one.at === spot.at.replace("port:", "zone:")) : undefined;
    const home = zone ? corner(zone) : corners;
    let [best, least] = [{ x: 0, y: 0 }, Infinity];
    for (const place of tried(thing, plate ? [across / 2 + NEAR, down / 2 + NEAR] : [0, down / 2])) {
      // Beyond the edge of the chart it would be cut off.
      const [x, y] = [whole(place.x, across, chart.width), whole(place.y, down, chart.height)];
      const lies = { left: x - across / 2, top: y - down / 2, right: x + across / 2, bottom: y + down / 2 };
      const cost = OVER.name * over(lies, names) + OVER.words * over(lies, words) + OVER.plate * over(lies, plates)
        + OVER.piece * over(lies, pieces) + OVER.ship * over(lies, ships) + OVER.own * over(lies, own)
        + OVER.away * (across * down - over(lies, seen)) + OVER.under * over(lies, covers)
        + (within(home, x, y) ? 0 : OVER.out * across * down)
        + Math.hypot(x - (thing.left + thing.right) / 2, y - (plate ? thing.bottom + down / 2 : (thing.top + thing.bottom) / 2));
      if (cost < least) [best, least] = [{ x, y }, cost];
    }
    words.push({ left: best.x - across / 2, top: best.y - down / 2, right: best.x + across / 2, bottom: best.y + down / 2 });
    Object.assign(made.style, { left: `${(best.x / chart.width) * 100}%`, top: `${(best.y / chart.height) * 100}%` });
  });
}

/** Where something lies over the board. @param {Box} one @param {DOMRect} chart @returns {Box} */
function covering({ left, top, right, bottom }, chart) {
  return { left: left - chart.left, top: top - chart.top, right: right - chart.left, bottom: bottom - chart.top };
}

/**
 * Where the middle of something so long lies, so that all of it lies on what is so long.
 *
 * @param {number} at
 * @param {number} long
 * @param {number} of
 */
const whole = (at, long, of) => Math.max(long / 2, Math.min(of - long / 2, at));

/** Places over a thing, and so far around it. @param {Box} thing @param {number[]} around */
function* tried(thing, [across = 0, down = 0]) {
  const [wide, high] = [thing.right - thing.left + 2 * across, thing.bottom - thing.top + 2 * down];
  for (let row = 0; row <= STEPS; row++) {
    for (let column = 0; column <= STEPS; column++) {
      yield { x: thing.left - across + (wide * column) / STEPS, y: thing.top - down + (high * row) / STEPS };
    }
  }
}

/** How many square pixels of a box others cover. @param {Box} one @param {Box[]} others */
const over = (one, others) =>
  others.reduce((all, other) =>
    all + Math.max(0, Math.min(one.right, other.right) - Math.max(one.left, other.left))
      * Math.max(0, Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top)), 0);

/** Whether a point lies within an outline. @param {number[][]} corners @param {number} x @param {number} y */
function within(corners, x, y) {
  let inside = false;
  corners.forEach(([ax = 0, ay = 0], number) => {
    const [bx = 0, by = 0] = corners[(number + 1) % corners.length] ?? [];
    if ((ay > y) !== (by > y) && x < ((bx - ax) * (y - ay)) / (by - ay) + ax) inside = !inside;
  });
  return inside;
}
