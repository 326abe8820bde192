// What a look-up of somebody, or of a ship, begins with: what he looks like, large, and how he stands in signs and figures.

/** @import { Seat, Ship } from "../shapes.d.ts" */

import { make } from "../kit/make.js";
import { called, link, now, say } from "../here.js";
import { seal, sign } from "../kit/signs.js";

/** Signs of the parts of a ship and of what is in a purse, by their ids. @type {Record<string, string>} */
export const SIGNS = {
  hull: "ship-bow", masts: "sail", cargo: "wooden-crate", crew: "person", cannons: "cannon",
  gold: "two-coins", stash: "locked-chest", glory: "laurel-crown", points: "laurel-crown", coins: "two-coins",
  swords: "crossed-swords", strength: "crossed-swords", favors: "shaking-hands", bounties: "skull-crossed-bones",
};
const OF = /^(seat|ship):(\d+)$/;

/** How many of a part are whole. @param {Ship["locations"][number]} part */
export const boxes = (part) => Array.from({ length: part.most }, (_, at) => make("i", { class: at < part.has ? "" : "hit" }));

/** So many of something, beside its sign. @param {string} id @param {number | string} count @param {string} name */
const figure = (id, count, name) => make("li", {}, sign(SIGNS[id] ?? id), make("b", {}, String(count)), make("small", {}, name));

/**
 * The head of what is looked up there; nothing where that is neither a captain nor a ship with a picture of its own.
 *
 * @param {string} at
 */
export function head(at) {
  const [, kind, number] = OF.exec(at) ?? [];
  const seat = now().table.seats.find((one) => String(one.seat) === number);
  if (!seat) return "";
  return kind === "ship" ? ship(at, seat) : captain(seat);
}

/** @param {Seat} seat */
function captain(seat) {
  const { table, view } = now();
  const own = seat.seat === table.me;
  const face = seat.portrait ? make("img", { src: link().art(seat.portrait), alt: "" }) : "";
  const purse = own ? view?.purse ?? [] : [];
  const glory = figure("glory", seat.score, table.goal ? say("of-goal", { goal: table.goal }) : "");
  const told = [make("p", {}, make("b", {}, seat.captain ?? called(seat))), own ? "" : make("p", {}, seat.line ?? "")];
  return make("div", { class: "head-of captain" }, make("span", { class: "by" }, face, seal(seat)),
    make("div", {}, ...told, make("ul", { class: "figures" }, glory, ...purse.map(({ count, id, name }) => figure(id, count, name)))));
}

/** @param {string} at @param {Seat} seat */
function ship(at, seat) {
  const { board, table, view } = now();
  const own = seat.seat === table.me ? view?.ship : undefined;
  const piece = board.pieces.find((one) => one.id === at);
  if (!own && !piece) return "";
  const drawn = make("img", { src: own ? link().art(own.kind) : link().sprite(piece?.sprite ?? ""), alt: "", class: own ? "" : "small" });
  /** @param {Ship["locations"][number]} part */
  const row = (part) =>
    make("li", {}, sign(SIGNS[part.id] ?? part.id), make("span", {}, part.name), make("span", {}, ...boxes(part)));
  const parts = own?.locations.map(row) ?? [];
  return make("div", { class: "head-of ship-of" }, drawn, make("div", {}, make("p", {}, make("b", {}, own?.name ?? piece?.name ?? "")),
    parts.length ? make("ul", { class: "parts" }, ...parts) : ""));
}
