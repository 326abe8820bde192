// What others have done since one was asked last: a column for each, all of it, until one goes on.

/** @import { Event, Seat } from "../shapes.d.ts" */
/** @import { Passed } from "./turn.js" */

import { make } from "../kit/make.js";
import * as dice from "../kit/dice.js";
import { seal, sign } from "../kit/signs.js";
import { called, link, say, seated } from "../here.js";
import { closer, stay } from "../stops.js";

/** What a line is about, seen before it is read. @type {Record<string, string>} */
const SIGNS = {
  moved: "ship-wheel", sold: "two-coins", bought: "wooden-crate", gold: "two-coins", drew: "rules", hit: "ship-bow", bounty: "pirate-flag",
  glory: "laurel-crown", died: "skull-crossed-bones", fought: "crossed-swords", war: "crossed-swords",
};

/**
 * Show all of it, beside the faces of who did it.
 *
 * @param {{ by: number | null, told: Passed[] }[]} parts in order
 */
export const sheet = (parts) => stay([columns(parts)], "sheet", closer);

/** The same, to be read beside something else. @param {{ by: number | null, told: Passed[] }[]} parts in order */
export const columns = (parts) => make("div", { class: "columns" }, ...parts.map(({ by, told }) => column(seated(by), told)));

/** @param {Seat | undefined} seat @param {Passed[]} told */
function column(seat, told) {
  const face = seat?.portrait ? make("img", { src: link().art(seat.portrait), alt: "" }) : "";
  const by = told.reduce((sum, { event: { args, kind } }) => sum + (kind === "glory" && args.seat === seat?.seat ? args.by ?? 1 : 0), 0);
  const medal = by ? make("b", { class: "gain" }, sign("laurel-crown"), `+${by}`) : "";
  const whole = seat && [make("span", { class: "by" }, face, seal(seat)), make("span", { class: "name" }, called(seat)), medal];
  const head = make("h3", {}, ...(whole || [say("meanwhile")]));
  return make("section", {}, head, make("ul", {}, ...told.map(line)));
}

/** @param {Passed} told */
const line = ({ event, said }) => make("li", { class: kinds(event) }, drawn(event), make("span", {}, ...dice.quoted(said)));

/** @param {Event} event */
const kinds = ({ kind, weight }) => [kind, weight > 1 ? "matters" : "", weight ? "" : "passing"].filter(Boolean).join(" ");

/** @param {Event} event */
const drawn = ({ kind }) => (SIGNS[kind] ? sign(SIGNS[kind]) : make("i", {}));
