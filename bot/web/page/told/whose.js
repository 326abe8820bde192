// Who it is of whom something is told, and where it is read in passing.

/** @import { Event, Seat, State } from "../shapes.d.ts" */

import { make } from "../kit/make.js";
import { seal } from "../kit/signs.js";
import { $, called, link, say } from "../here.js";

const SAILS = /^(npc|ship):/; // what moves by itself

/** Who acts where nobody has the turn: a ship that moves by itself, a card that is turned over, else the round. @param {Event[]} group @param {State} state */
export function unseated(group, { board, table }) {
  for (const event of group) {
    const { args, kind } = event;
    const who = ["turn", "event"].includes(kind) ? undefined : table.seats.find((one) => one.seat === actor(event));
    if (who) return who.seat === table.me ? say("came-of-it") : say("plays", { name: called(who) });
    const piece = board.pieces.find((one) => one.id === (args.piece ?? args.who));
    if (piece && SAILS.test(piece.id)) return say("moves", { name: piece.name });
    if (kind === "event" && table.event && table.event.card === args.card) return table.event.title;
  }
  const round = group[0]?.turn?.round ?? table.round;
  if (!round) return say("meanwhile");
  return say(group.some((one) => ["turn", "event"].includes(one.kind)) ? "round-begins" : "round", { round });
}

/** Whose deeds are told, and whether in the turn of somebody else. @param {Seat} seat @param {boolean} guest @param {boolean} mine */
export const does = (seat, guest, mine) => (guest && !mine ? called(seat) : say(guest ? "in-your-turn" : "plays", { name: called(seat) }));

/** Who does something in nobody's turn. @param {Event} event @returns {number | null} */
export function actor({ args }) {
  const from = typeof args.from === "string" ? /^seat:(\d+)$/.exec(args.from) : null;
  return typeof args.seat === "number" ? args.seat : from ? Number(from[1]) : null;
}

/** The round of what is told. @param {Event[]} group */
export const roundOf = (group) => {
  const round = group[0]?.turn?.round;
  return round ? say("round", { round }) : "";
};

/** A sentence without whom the heading names already. @param {Event} event @param {Seat | undefined} seat */
export function brief({ said }, seat) {
  if (!seat || !said.startsWith(`${seat.name} `)) return said;
  const rest = said.slice(seat.name.length + 1);
  return rest.charAt(0).toUpperCase() + rest.slice(1);
}

/**
 * Who plays, and what he has done so far.
 *
 * @param {Seat | undefined} seat
 * @param {HTMLElement} lines
 * @param {boolean} own
 */
export function card(seat, lines, own) {
  const face = seat?.portrait ? make("img", { src: link().art(seat.portrait), alt: "" }) : "";
  const who = seat && !own ? make("div", { class: "by" }, face, seal(seat)) : "";
  const heading = own || !seat ? "" : make("h2", {}, called(seat));
  $("news").replaceChildren(who, heading, lines);
  $("news").className = own ? "news own" : "news";
  $("result").hidden = true;
  $("news").hidden = false;
}
