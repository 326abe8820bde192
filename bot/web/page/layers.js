// Layers repaint the board itself, one at a time, until something is done.

/** @import { Layer, Table } from "./shapes.d.ts" */

import { make } from "./kit/make.js";
import { $, here, link, warn } from "./here.js";
import { on } from "./keys.js";
import { Refused } from "./link.js";
import { read } from "./panel.js";

const MOST = 4; // that have a switch on the board; others explain it, and stand with the rules

/** The layer that is shown. */
let shown = "";
/** What it means, or that there is nothing to show. */
let told = "";
/** The layer that is on its way: whoever touches again has not seen it yet. */
let coming = "";
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
    if (coming === id) return;
    shown = shown === id ? "" : id;
    if (!shown) return again();
    coming = id;
    told = `${all.find((one) => one.id === id)?.name ?? ""} …`;
    says();
    try {
      /** @type {Layer} */
      const laid = await link().ask(`layers/${id}`);
      if (shown !== id) return;
      here.layer = laid;
      told = laid.line;
    } catch (fault) {
      if (shown === id) shown = "";
      if (!(fault instanceof Refused)) throw fault;
      warn(fault.message);
    } finally {
      if (coming === id) coming = "";
    }
    again();
  };
  if (!shown) here.layer = null;
  says();
  // Where it has no room, a touch reads all of it.
  $("shows").onclick = () => read(all.find((one) => one.id === shown)?.name ?? "", [told]);
  // A layer has all that it is about on itself.
  $("stage").classList.toggle("layered", Boolean(here.layer));
  $("layers").replaceChildren(...all.slice(0, MOST).map((layer) => {
    const made = make("button", { type: "button", "data-layer": layer.id, "aria-pressed": String(layer.id === shown) }, layer.name);
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

/** What the layer means, or which one is on its way: a touch is seen at once. */
function says() {
  $("shows").replaceChildren(make("span", {}, told));
  $("shows").hidden = !shown || !told;
  for (const one of $("layers").querySelectorAll("[data-layer]")) one.setAttribute("aria-pressed", String(one.getAttribute("data-layer") === shown));
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
