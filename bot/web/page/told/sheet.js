// What others have done since one was asked last: a column for each, until one goes on. Of a long turn what mattered is seen, and
// one touch shows the rest.

/** @import { Event, Seat } from "../shapes.d.ts" */
/** @import { Passed } from "./turn.js" */

import { make } from "../kit/make.js";
import * as dice from "../kit/dice.js";
import { seal, sign } from "../kit/signs.js";
import { called, link, say, seated } from "../here.js";
import { fitted, stay } from "../stops.js";
import { deeds, mine } from "./touched.js";

const FEW = 5; // lines of a turn that are all seen
const MOST = 4; // lines of a longer one that are

/** What matters in a turn however briefly it is told; what a turn without that was about. */
const [MATTERS, GAINS] = [["glory", "died", "fought", "hit", "war"], ["sold", "bought"]];
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
export const sheet = (parts) => stay([columns(parts)], "sheet", fitted);

/** The same, to be read beside something else. @param {{ by: number | null, told: Passed[] }[]} parts in order */
export function columns(parts) {
  // What touches the reader himself is read first, and not once more in its column.
  const own = parts.map(({ told }) => mine(told));
  const others = parts.map(({ by, told }, at) => ({ by, told: told.filter((one) => !own[at]?.includes(one)) })).filter(({ told }) => told.length);
  return make("div", { class: "columns" }, touched(parts, own), ...others.map(({ by, told }) => column(seated(by), told)));
}

/**
 * What others did to the reader, large, beside their signs.
 *
 * @param {{ by: number | null, told: Passed[] }[]} parts
 * @param {Passed[][]} own of each of these
 */
function touched(parts, own) {
  const rows = own.flatMap((told, at) => told.map(({ event }) => {
    const seat = seated(parts[at]?.by);
    // What the card says is in what it has done.
    return make("li", { class: kinds(event) }, seat ? seal(seat) : drawn(event), make("span", {}, ...dice.told(first(event.said))));
  }));
  return rows.length ? make("section", { class: "touched" }, make("h3", {}, say("touches-you")), make("ul", {}, ...rows)) : "";
}

/** What is told without the words of a card. @param {string} said */
const first = (said) => said.split("\n")[0] ?? said;

/** @param {Seat | undefined} seat @param {Passed[]} told */
function column(seat, told) {
  const face = seat?.portrait ? make("img", { src: link().art(seat.portrait), alt: "" }) : "";
  const by = told.reduce((sum, { event: { args, kind } }) => sum + (kind === "glory" && args.seat === seat?.seat ? args.by ?? 1 : 0), 0);
  const medal = by ? make("b", { class: "gain" }, sign("laurel-crown"), `+${by}`) : "";
  const whole = seat && [make("span", { class: "by" }, face, seal(seat)), make("span", { class: "name" }, called(seat)), medal];
  const head = make("h3", {}, ...(whole || [say("meanwhile")]));
  const played = deeds(told);
  const heads = headlines(told, played);
  const lines = told.map((one) => line(one, heads.has(one), played.has(one)));
  if (heads.size === told.length) return make("section", {}, head, make("ul", {}, ...lines));
  const more = make("button", { type: "button", class: "unfold", "aria-expanded": "false" }, say("told-more", { count: told.length - heads.size }));
  const section = make("section", { class: told.length > FEW ? "long folded" : "long" }, head, make("ul", {}, ...lines), more);
  more.addEventListener("click", () => {
    section.classList.remove("folded");
    section.querySelector("li.rest")?.setAttribute("tabindex", "-1");
    /** @type {HTMLElement | null} */ (section.querySelector("li.rest"))?.focus({ preventScroll: true });
  });
  return section;
}

/**
 * What one has to know of a turn: what mattered, the newest of it if that is much; else what a card has done, what was told
 * large, or what it ended with.
 *
 * @param {Passed[]} told
 * @param {Map<Passed, Passed[]>} played
 */
function headlines(told, played) {
  const worth = (/** @type {Passed} */ { event }) => MATTERS.includes(event.kind);
  const large = (/** @type {Passed} */ { event }) => event.weight > 1;
  const tells = (/** @type {Passed} */ { event }) => event.weight > 0 && event.kind !== "rolled";
  const matters = [told.filter(worth), [...played].flat(2), told.filter(large)].find((all) => all.length) ?? [];
  const last = told.findLast((one) => GAINS.includes(one.event.kind)) ?? told.findLast(tells) ?? told.at(-1);
  return new Set(matters.length ? matters.slice(-MOST) : last ? [last] : []);
}

/** @param {Passed} told @param {boolean} head whether it is seen in any case @param {boolean} done whether what its card has done is told */
const line = ({ event, said }, head, done) =>
  make("li", { class: `${kinds(event)} ${head ? "" : "rest"}`.trim() }, drawn(event), make("span", {}, ...dice.quoted(done ? first(said) : said)));

/** @param {Event} event */
const kinds = ({ kind, weight }) => [kind, weight > 1 ? "matters" : "", weight ? "" : "passing"].filter(Boolean).join(" ");

/** Cards that lie on a table are seen themselves, as large as a thumb. @param {Event} event */
function drawn({ args, at, kind }) {
  const [card] = document.body.dataset.chart === "true" ? [] : args.cards ?? at.flatMap((one) => (one.startsWith("card:") ? one.slice(5) : []));
  return card ? make("img", { src: link().card(String(card).split(".")[0] ?? ""), alt: "" }) : signed(kind);
}

/** @param {string} kind */
const signed = (kind) => (SIGNS[kind] ? sign(SIGNS[kind]) : make("i", {}));
