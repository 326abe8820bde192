// Small drawings: signs of the table's own art, lines of the page's tools, seals and the compass.

/** @import { Seat } from "../shapes.d.ts" */

import { make } from "./make.js";

const SVG = "http://www.w3.org/2000/svg";

/** @type {Record<string, string>} */
const LINES = {
  help: "M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18zM9.3 9.4a2.8 2.8 0 1 1 4 2.6c-1 .5-1.300 1-1.300 2M12 17.200v.3",
  log: "M5 6h14M5 12h14M5 18h9",
  rules: "M12 6C9.500 4.400 6.500 4.200 4 4.800V19c2.500-.6 5.500-.4 8 1.200 2.500-1.600 5.500-1.800 8-1.200V4.800c-2.500-.6-5.500-.4-8 1.200zM12 6v14",
  undo: "M9 5 4 10l5 5M4 10h9a6 6 0 0 1 0 12",
  settings: "M4 7h9M17 7h3M4 17h3M11 17h9M15 4.500v5M9 14.500v5",
  up: "M5 15l7-7 7 7",
  next: "M8 4l8 8-8 8",
  enter: "M20 5v8H5M10 8l-5 5 5 5",
  skip: "M4 5l8 7-8 7zM13 5l8 7-8 7z",
  check: "M4 12.500l5.500 5.500L20 6.500",
  close: "M5 5l14 14M19 5 5 19",
  home: "M4 11l8-7 8 7M6 10v9h12v-9",
  eye: "M2 12s4-7 10-7 10 7 10 7-4 7-10 7S2 12 2 12zM12 9a3 3 0 1 0 0 6 3 3 0 0 0 0-6z",
  pen: "M4 20l1-4.500L15.500 5l3.500 3.500L8.500 19zM13 7.500l3.500 3.500",
  map: "M3 6l6-2 6 2 6-2v14l-6 2-6-2-6 2zM9 4v14M15 6v14",
};

/** The table's own signs, by name, as they were brought. @type {Record<string, string>} */
let brought = {};

/** @param {Record<string, string>} signs bodies of drawings 512 wide */
export function keep(signs) {
  brought = signs;
}

/**
 * @param {string} name
 * @param {string} box
 * @param {string} body
 */
function drawn(name, box, body) {
  const svg = document.createElementNS(SVG, "svg");
  svg.setAttribute("viewBox", box);
  svg.setAttribute("class", `sign ${name}`);
  svg.setAttribute("aria-hidden", "true");
  const drawing = new DOMParser().parseFromString(`<svg xmlns="${SVG}">${body}</svg>`, "image/svg+xml");
  svg.append(...drawing.documentElement.childNodes);
  return svg;
}

/** A sign by its name; an empty one if there is none of that name. @param {string} name */
export function sign(name) {
  const lines = LINES[name];
  return lines ? drawn("lines", "0 0 24 24", `<path d="${lines}"/>`) : drawn("solid", "0 0 512 512", brought[name] ?? "");
}

/** Whether there is a sign of that name. @param {string} name */
export const isDrawn = (name) => name in LINES || name in brought;

/** The mark of advice. */
export function compass() {
  return drawn(
    "compass",
    "0 0 32 32",
    '<circle cx="16" cy="16" r="15"/><path class="north" d="M16 3l4.200 13H11.800z"/>' +
      '<path d="M16 29l4.200-13H11.800zM3 16l13-3v6zM29 16l-13-3v6z"/>',
  );
}

/** A seat's letter in its shape and colour. @param {Seat} seat */
export function seal({ mark }) {
  const made = make("span", { class: `seal ${mark.shape}`, "aria-hidden": "true" }, mark.letter);
  made.style.setProperty("--seat", mark.colour);
  made.style.setProperty("--on", mark.ink);
  return made;
}
