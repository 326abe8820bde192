// How a game went, as lines: everybody's points, round by round, and the rounds that decided it.

/** @import { Recap, Table } from "../shapes.d.ts" */

const [WIDE, HIGH, EDGE] = [480, 210, 30]; // of the plot: its box, and what is left free around its lines
const TICKS = 4; // lines of the grid at the most
const SVG = "http://www.w3.org/2000/svg";

/**
 * Everybody's points, round by round.
 *
 * @param {Recap} recap
 * @param {Table} table
 */
export function plot({ rounds, lines, turning, words }, table) {
  const most = Math.max(1, ...lines.flat());
  /** @param {number} n */
  const across = (n) => EDGE + (n / rounds.length) * (WIDE - 2 * EDGE);
  /** @param {number} points */
  const down = (points) => HIGH - EDGE - (Math.max(0, points) / most) * (HIGH - 2 * EDGE);
  const drawn = svg("svg", { viewBox: `0 0 ${WIDE} ${HIGH}`, role: "img", "aria-label": words, class: "plot" });
  const step = Math.max(1, Math.ceil(most / TICKS));
  for (let points = 0; points <= most; points += step) {
    drawn.append(svg("line", { x1: EDGE, x2: WIDE - EDGE, y1: down(points), y2: down(points), class: "grid" }));
    drawn.append(text(EDGE - 6, down(points) + 5, String(points), "end"));
  }
  const every = Math.ceil(rounds.length / 10);
  // What a round brought is the line from its beginning to its end: its number stands beneath that.
  rounds.forEach((round, n) => n % every || drawn.append(text(across(n + 0.5), HIGH - 4, String(round), "middle")));
  lines.forEach((line, seat) => {
    const { colour, ink, letter } = table.seats.find((one) => one.seat === seat)?.mark ?? { colour: "#000", ink: "#fff", letter: "" };
    const points = line.map((at, n) => `${across(n)},${down(at)}`).join(" ");
    drawn.append(svg("polyline", { points, class: "edge" }), svg("polyline", { points, stroke: colour }));
    const last = across(line.length - 1);
    const y = down(line.at(-1) ?? 0);
    const mark = text(last, y + 5, letter, "middle");
    mark.style.fill = ink;
    drawn.append(svg("circle", { cx: last, cy: y, r: 10, fill: colour, class: "mark" }), mark);
  });
  turning.forEach((one, at) => {
    const n = rounds.indexOf(one.round) + 1;
    const y = Math.max(11, down(lines[one.seat]?.[n] ?? 0) - 20);
    drawn.append(svg("circle", { cx: across(n), cy: y, r: 10, class: "turn" }), text(across(n), y + 5, String(at + 1), "middle"));
  });
  return drawn;
}

/** @param {string} kind @param {Record<string, string | number>} has */
function svg(kind, has) {
  const made = document.createElementNS(SVG, kind);
  for (const [name, value] of Object.entries(has)) made.setAttribute(name, String(value));
  return made;
}

/** @param {number} x @param {number} y @param {string} said @param {string} anchor */
function text(x, y, said, anchor) {
  const made = svg("text", { x, y, "text-anchor": anchor });
  made.textContent = said;
  return made;
}
