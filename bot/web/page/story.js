// What happens is told where one looks: others' turns one by one on the board, then what must be read, then the question.

/** @import { Event, Seat, State } from "./shapes.d.ts" */

import { make } from "./kit/make.js";
import { only } from "./answers.js";
import { gained, rivals } from "./captains.js";
import { $, called, choice, here, link, say, still, tell } from "./here.js";
import { telling } from "./line.js";
import * as dice from "./kit/dice.js";
import { seal, sign } from "./kit/signs.js";
import { move, rest } from "./stage.js";
import { stop } from "./stops.js";

const TURN = 5500; // ms that a turn of another takes at the most, at the usual speed
const LINE = 950; // ms of a line
const SAIL = 600; // ms of a ship's way
const FALL = 900; // ms that dice take to lie still and be read
const SAILS = /^(npc|ship):/; // what moves by itself
const CALM = 700; // ms after a touch that goes on in which nothing beneath the same finger answers
const MANY = 12; // events of one turn from which on only those that matter are told

let skipping = false;
/** Lets what is waited for go on at once. @type {() => void} */
let wake = () => {};

/** Go straight to the last state; what must be read still stays. */
export function skip() {
  skipping = true;
  wake();
}

/** Go on by a touch: who touches once more does not answer what has come up there. @param {() => void} go */
function onward(go) {
  $("below").inert = true;
  setTimeout(() => ($("below").inert = false), CALM);
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
 */
export async function play(events, state) {
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
  for (const group of byTurn(events)) await told(group, state);
  $("news").hidden = true;
}

/** Events that follow each other in one turn. @param {Event[]} events */
function byTurn(events) {
  /** @type {Event[][]} */
  const groups = [];
  for (const event of events) {
    const last = groups.at(-1);
    const same = last?.[0]?.turn?.seat === event.turn?.seat && last?.[0]?.turn?.round === event.turn?.round;
    if (last && same) last.push(event);
    else groups.push([event]);
  }
  return groups;
}

/** @param {Event[]} group @param {State} state */
const isMine = (group, state) => group[0]?.turn?.seat === state.table.me && state.table.me !== null;

/**
 * One turn, line by line.
 *
 * @param {Event[]} group
 * @param {State} state
 */
async function told(group, state) {
  const seat = state.table.seats.find((one) => one.seat === group[0]?.turn?.seat);
  const own = isMine(group, state);
  const shown = group.length > MANY ? group.filter((one) => one.weight > 0) : group;
  const lines = make("ol", {});
  const each = Math.min(LINE, TURN / Math.max(1, shown.length));
  telling(own ? say("came-of-it") : seat ? say("plays", { name: called(seat) }) : unseated(group, state), of(group));
  if (!own) rivals(before(state), seat?.seat ?? null);
  ways();
  card(seat, lines, own);
  // What is told after something that stayed stays as well: else it would be gone before it is read.
  let stays = false;
  for (const [index, event] of shown.entries()) {
    tell(event.said);
    if (event.weight === 0 && event.kind !== "moved") continue;
    lines.querySelector(".now")?.classList.remove("now");
    if (!seat && !own) telling(unseated([event], state), of(group));
    if (event.kind === "glory") medal(event, state, seat?.seat ?? null);
    if (event.weight === 3) {
      await stop(event, shown.slice(Math.max(0, index - 5), index));
      stays = true;
      ways();
      continue;
    }
    const line = brief(event, own ? undefined : seat);
    const falls = event.kind === "rolled" && !skipping && !still();
    const note = event.note ? make("small", {}, event.note) : "";
    lines.append(make("li", { class: `now ${event.kind}` }, ...dice.told(line, falls), note));
    while (lines.childElementCount > 4) lines.firstElementChild?.remove();
    if (event.kind === "moved" && !skipping && !still()) {
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
  for (const { args, kind } of group) {
    const piece = board.pieces.find((one) => one.id === (args.piece ?? args.who));
    if (piece && SAILS.test(piece.id)) return say("moves", { name: piece.name });
    if (kind === "event" && table.event && table.event.card === args.card) return table.event.title;
  }
  const round = group[0]?.turn?.round ?? table.round;
  return round ? say("round-begins", { round }) : say("meanwhile");
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

/** @param {Event} event @param {State} state @param {number | null} active */
function medal(event, state, active) {
  const table = before(state);
  const gains = table.seats.find((one) => one.seat === event.args.seat);
  if (gains) gains.score = event.args.now ?? gains.score + (event.args.by ?? 1);
  rivals(table, active);
  const who = gains ? make("small", {}, called(gains)) : "";
  $("news").append(make("span", { class: "medal" }, sign("laurel-crown"), make("b", {}, `+${event.args.by ?? 1}`), who));
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
