// Layers repaint the board itself, one at a time, until something is done.

/** @import { Layer, Table } from "./shapes.d.ts" */

import { make } from "./kit/make.js";
import { $, here, link } from "./here.js";
import { on } from "./keys.js";
import { read } from "./panel.js";

const MOST = 4; // that have a switch on the board; others explain it, and stand with the rules

/** The layer that is shown. */
let shown = "";
/** What it means, or that there is nothing to show. */
let told = "";
/** Shows a layer, or the board as it is. @type {(id: string) => void} */
let lay = () => {};
/** The layers there are. @type {Table["layers"]} */
let all = [];

/**
 * Switches for what can be laid over the board.
 *
 * @param {Table} table
 * @param {() => void} again shows the board again
 */
export function show(table, again) {
  all = table.layers;
  lay = async (id) => {
    shown = shown === id ? "" : id;
    if (!shown) return again();
    /** @type {Layer} */
    const laid = await link().ask(`layers/${shown}`);
    if (shown !== id) return;
    here.layer = laid;
    told = laid.line;
    again();
  };
  if (!shown) here.layer = null;
  $("shows").replaceChildren(make("span", {}, told));
  $("shows").hidden = !shown || !told;
  // Where it has no room, a touch reads all of it.
  $("shows").onclick = () => read(all.find((one) => one.id === shown)?.name ?? "", [told]);
  // A layer has all that it is about on itself.
  $("stage").classList.toggle("layered", Boolean(here.layer));
  $("layers").replaceChildren(...all.slice(0, MOST).map((layer) => {
    const made = make("button", { type: "button", "aria-pressed": String(layer.id === shown) }, layer.name);
    made.addEventListener("click", () => lay(layer.id));
    return made;
  }));
  on("m", () => {
    const at = table.layers.findIndex((one) => one.id === shown);
    const next = table.layers[at + 1];
    if (next) lay(next.id);
    else if (shown) lay(shown);
  });
}

/** Buttons for the layers that explain the board. */
export const sheets = () =>
  all.slice(MOST).map((layer) => {
    const made = make("button", { type: "button", class: "answer quiet" }, make("b", {}, layer.name));
    made.addEventListener("click", () => lay(layer.id));
    return made;
  });

/** The board is shown as it is. */
export function off() {
  shown = "";
  $("shows").hidden = true;
  $("stage").classList.remove("layered");
  here.layer = null;
}
