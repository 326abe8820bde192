// What happens is told where one looks: others' turns one by one on the board, then what must be read, then the question.

/** @import { Event, Moment, Seat, State } from "./shapes.d.ts" */

import { make } from "./kit/make.js";
import { only } from "./answers.js";
import { gained, rivals } from "./captains.js";
import { $, called, choice, here, link, say, still, tell } from "./here.js";
import { telling } from "./line.js";
import * as dice from "./kit/dice.js";
import { seal, sign } from "./kit/signs.js";
import { Along } from "./along.js";
import { move, rest } from "./stage.js";
import { stop } from "./stops.js";

const TURN = 5500; // ms that a turn of another takes at the most, at the usual speed
const LINE = 950; // ms of a line
const SAIL = 600; // ms of a ship's way
const FALL = 900; // ms that dice take to lie still and be read
const SAILS = /^(npc|ship):/; // what moves by itself
const CALM = 700; // ms in which what has come up beneath a finger does not answer
const MANY = 12; // events of one turn from which on only those that matter are told

let skipping = false;
/** Lets what is waited for go on at once. @type {() => void} */
let wake = () => {};

/** Go straight to the last state; what must be read still stays. */
export function skip() {
  skipping = true;
  wake();
}

/** What comes up now is not answered by a touch that was meant for what was there. */
function calm() {
  $("below").inert = true;
  setTimeout(() => ($("below").inert = false), CALM);
}

/** Go on by a touch, and by no more than one. @param {() => void} go */
function onward(go) {
  calm();
  go();
}

/** How much faster than usual. */
const speed = () => ({ 2: 2, off: 100 })[choice("speed", "1")] ?? 1;

/** @param {number} ms */
const pause = (ms) =>
  new Promise((/** @type {(done: void) => void} */ done) => {
    if (skipping || document.hidden) return done();
    const timer = setTimeout(done, ms / speed());
    wake = () => (clearTimeout(timer), done());
  });

/** A touch goes on. @returns {Promise<void>} */
const touched = () => new Promise((done) => {
  wake = done;
});

/**
 * Tell what has happened since this page last looked.
 *
 * @param {Event[]} events
 * @param {State} state as it is at the end of them
 * @param {Moment[]} moments how the table stood in between
 */
export async function play(events, state, moments) {
  skipping = choice("speed", "1") === "off";
  rest();
  only([]);
  $("scene").inert = true;
  $("me").classList.remove("open");
  // What was bought there is done: the board shows what comes of it.
  if ($("scene").querySelector(".market")) {
    $("scene").hidden = true;
    $("stage").classList.remove("covered");
  }
  const along = new Along(state, moments, events);
  for (const group of byTurn(events, state.table.me)) await told(group, state, along);
  // A finger may be on its way to a button that is gone.
  if (!skipping && matchMedia("(pointer: coarse)").matches) calm();
  $("news").hidden = true;
}

const GAINS = ["gold", "bought", "sold", "bounty"];

/** Who gains something in one's own turn, which is not one's own doing. @param {Event} event @param {number | null} me */
const other = ({ args, kind, turn }, me) =>
  me !== null && turn?.seat === me && GAINS.includes(kind) && typeof args.seat === "number" && args.seat !== me ? args.seat : null;

/** Events that follow each other in one turn, of one seat. @param {Event[]} events @param {number | null} me */
function byTurn(events, me) {
  /** @type {Event[][]} */
  const groups = [];
  let by = null;
  for (const event of events) {
    const last = groups.at(-1);
    const same = last?.[0]?.turn?.seat === event.turn?.seat && last?.[0]?.turn?.round === event.turn?.round;
    if (last && same && by === other(event, me)) last.push(event);
    else groups.push([event]);
    by = other(event, me);
  }
  return groups;
}

/**
 * One turn, line by line.
 *
 * @param {Event[]} group
 * @param {State} state
 * @param {Along} along
 */
async function told(group, state, along) {
  const me = state.table.me;
  const guest = group[0] ? other(group[0], me) : null;
  const seat = state.table.seats.find((one) => one.seat === (guest ?? group[0]?.turn?.seat));
  const own = guest === null && me !== null && group[0]?.turn?.seat === me;
  const shown = group.length > MANY ? group.filter((one) => one.weight > 0) : group;
  const lines = make("ol", {});
  const each = Math.min(LINE, TURN / Math.max(1, shown.length));
  const plays = seat ? say(guest === null ? "plays" : "in-your-turn", { name: called(seat) }) : unseated(group, state);
  telling(own ? say("came-of-it") : plays, of(group));
  const active = own ? null : seat?.seat ?? null;
  rivals(before(state), active);
  ways();
  card(seat, lines, own);
  // What is told after something that stayed stays as well: else it would be gone before it is read.
  let stays = false;
  for (const [index, event] of shown.entries()) {
    tell(event.said);
    const stood = scored(state, event.args.seat);
    along.tell(event, active ?? actor(event));
    if (event.weight === 0 && event.kind !== "moved") continue;
    lines.querySelector(".now")?.classList.remove("now");
    if (!seat && !own) telling(unseated([event], state), of(group));
    if (event.kind === "glory") medal(event, state, active, stood);
    if (event.weight === 3) {
      await stop(event, shown.slice(Math.max(0, index - 5), index));
      stays = true;
      lines.replaceChildren();
      ways();
      continue;
    }
    const line = brief(event, own ? undefined : seat);
    const falls = event.kind === "rolled" && !skipping && !still();
    const note = event.note ? make("small", {}, event.note) : "";
    lines.append(make("li", { class: `now ${event.kind}` }, ...dice.told(line, falls), note));
    while (lines.childElementCount > 4) lines.firstElementChild?.remove();
    if (event.kind === "moved" && !along.knows(event) && !skipping && !still()) {
      await move(event.args.piece, state.board, event.args.to, SAIL / speed());
    }
    if (falls && dice.thrown(line)) await pause(FALL);
    if (event.weight > 0) await pause(own ? each * 0.8 : each);
  }
  const read = stays && !seat && lines.childElementCount > 0;
  if (read) ways("go-on");
  if (!skipping && (read || (!own && choice("speed", "1") === "stop"))) await touched();
}

/** How to go on while something is told. @param {string} next */
function ways(next = "next") {
  only([
    { label: say(next), tone: "go", icon: "next", press: () => onward(() => wake()) },
    { label: say("skip-to"), consequence: say("in-log"), tone: "quiet", icon: "skip", press: () => onward(skip) },
  ]);
}

/** Who acts where nobody has the turn: a ship that moves by itself, a card that is turned over, else the round. @param {Event[]} group @param {State} state */
function unseated(group, { board, table }) {
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

/** Who does something in nobody's turn. @param {Event} event @returns {number | null} */
function actor({ args }) {
  const from = typeof args.from === "string" ? /^seat:(\d+)$/.exec(args.from) : null;
  return typeof args.seat === "number" ? args.seat : from ? Number(from[1]) : null;
}

/** The round of what is told. @param {Event[]} group */
const of = (group) => {
  const round = group[0]?.turn?.round;
  return round ? say("round", { round }) : "";
};

/** A sentence without whom the heading names already. @param {Event} event @param {Seat | undefined} seat */
export function brief({ said }, seat) {
  if (!seat || !said.startsWith(`${seat.name} `)) return said;
  const rest = said.slice(seat.name.length + 1);
  return rest.charAt(0).toUpperCase() + rest.slice(1);
}

/** The table as it was shown last: what has not been told has not happened. @param {State} state */
const before = (state) => here.state?.table ?? state.table;

/** The points of a seat as they are shown. @param {State} state @param {unknown} seat */
const scored = (state, seat) => before(state).seats.find((one) => one.seat === seat)?.score ?? 0;

/** @param {Event} event @param {State} state @param {number | null} active @param {number} stood the points before */
function medal(event, state, active, stood) {
  const table = before(state);
  const gains = table.seats.find((one) => one.seat === event.args.seat);
  // What goes with it is in the figures already, where they are known.
  if (gains && gains.score === stood) gains.score = event.args.now ?? gains.score + (event.args.by ?? 1);
  rivals(table, active);
  const who = gains ? make("small", {}, called(gains)) : "";
  const by = gains && gains.score > stood ? gains.score - stood : event.args.by ?? 1;
  $("news").append(make("span", { class: "medal" }, sign("laurel-crown"), make("b", {}, `+${by}`), who));
  if (event.args.seat === state.table.me) gained(gains?.score);
}

/**
 * Who plays, and what he has done so far.
 *
 * @param {Seat | undefined} seat
 * @param {HTMLElement} lines
 * @param {boolean} own
 */
function card(seat, lines, own) {
  const face = seat?.portrait ? make("img", { src: link().art(seat.portrait), alt: "" }) : "";
  const who = seat && !own ? make("div", { class: "by" }, face, seal(seat)) : "";
  const heading = own || !seat ? "" : make("h2", {}, called(seat));
  $("news").replaceChildren(who, make("div", {}, heading, lines));
  $("news").className = own ? "news own" : "news";
  $("result").hidden = true;
  $("news").hidden = false;
}
