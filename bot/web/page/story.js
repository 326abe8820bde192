// What happens is told where one looks: others' turns one by one on the board, then what must be read, then the question.

/** @import { Event, Moment, Seat, State } from "./shapes.d.ts" */

import { make } from "./kit/make.js";
import { NEXT, only } from "./answers.js";
import { calm, risen } from "./asked/calm.js";
import { hush } from "./asked/lesson.js";
import { gained, rivals, takes } from "./captains.js";
import { $, asked, called, choice, here, say, still, tell } from "./here.js";
import { telling } from "./line.js";
import * as dice from "./kit/dice.js";
import { sign } from "./kit/signs.js";
import { Along } from "./along.js";
import { follow, move, rest, turnTo } from "./stage.js";
import { back } from "./pan.js";
import { decided, isOver, uncover } from "./told/fights.js";
import { ALONE, FALL, paced, reading, row, SAIL } from "./told/pace.js";
import { columns, sheet } from "./told/sheet.js";
import { touches } from "./told/touched.js";
import * as turn from "./told/turn.js";
import { actor, brief, card, does, roundOf, unseated } from "./told/whose.js";
import * as panel from "./panel.js";
import { beside, stop } from "./stops.js";

const OWN = 350; // ms of one about what one has done oneself, which stays to be read beside the next question
const PAN = 400; // ms in which a board that is shown in part follows it
const LINES = 4; // of a turn that are to be read at once

let skipping = false;
/** Whether something was skipped that has not been read since. */
let owed = false;
/** What of a turn has been told so far; nothing while nothing is told. @type {Event[]} */
let tale = [];
/** The same, for whoever asks what it is. */
export const tells = () => tale;
/** Whether something stays until it is gone on from; what goes on by itself has its way on in the line. */
let waits = false;
/** Lets what is waited for go on at once. @type {() => void} */
let wake = () => {};

/** Go straight to the last state; what must be read still stays, and what was skipped is read once. */
export function skip() {
  skipping = owed = true;
  panel.close();
  wake();
}

/** Go on by a touch, and by no more than one. @param {() => void} go */
function onward(go) {
  calm();
  panel.close();
  go();
}

/** Whether the turn that is told goes to its end at once, where it stays: whoever goes on before misses nothing of it. */
let hurried = false;

/** Whether what is told now is one's own act. */
let ofOwn = false;

/** Go on with what is told, to its end in the turn of another, which stays there, and of what one has done oneself. */
function next() {
  hurried = ofOwn || (turnwise() && turn.ofAnother(here.me));
  wake();
}

const speed = () => ({ 2: 2, off: 100 })[choice("speed", "turn")] ?? 1; // times as fast as usual

/** @param {number} ms */
const pause = (ms) =>
  new Promise((/** @type {(done: void) => void} */ done) => {
    if (skipping || hurried || document.hidden) return done();
    const timer = setTimeout(done, ms / speed());
    wake = () => (clearTimeout(timer), done());
  }).then(uncovered);

/** Whether each step of the others stays until it is gone on from. */
const stepwise = () => !skipping && choice("speed", "turn") === "stop";
/** Whether each turn of theirs does at its end. */
const turnwise = () => !skipping && choice("speed", "turn") === "turn";

/** Whether what others did is read, if it was told too quickly: whoever has skipped it has not read it, either. */
const recaps = () => owed || turnwise();

/** Whether a line has all its time before somebody's eyes. @param {number} pace */
const whole = (pace) => pace === 1 && !hurried && !skipping && !document.hidden;

/** What is looked up lies over what is told: it is closed by what goes on, too. */
async function uncovered() {
  if (!panel.isOpen()) return;
  only([{ label: say("close-and-go-on"), tone: "go", icon: "next", key: NEXT, press: panel.close }]);
  await panel.closed();
  only([]);
}

/** It stays until it is gone on from. @param {string} [label] @returns {Promise<void>} */
const touched = (label = "next") => new Promise((done) => {
  waits = true;
  only([{ label: say(label), tone: "go", icon: "next", key: NEXT, press: () => onward(next) }]);
  risen();
  wake = () => {
    wake = () => {};
    waits = false;
    only([]);
    done();
  };
});

/** A key, or a touch of the table, goes on with what goes on by itself, too. */
export const hurry = () => {
  if (document.body.dataset.telling !== undefined && !waits && $("stop").hidden) next();
};

/**
 * Tell what has happened since this page last looked.
 *
 * @param {Event[]} events
 * @param {State} state as it is at the end of them
 * @param {Moment[]} moments how the table stood in between
 */
export async function play(events, state, moments) {
  skipping = choice("speed", "turn") === "off";
  rest();
  only([]);
  hush();
  $("scene").inert = true;
  $("me").classList.remove("open");
  // Who has acted is done with what he had looked up.
  if (here.acted) panel.close();
  here.acted = false;
  // What was bought there is done: the board shows what comes of it.
  if ($("scene").querySelector(".market")) uncover();
  const along = new Along(state, moments, events);
  for (const group of turn.parted(decided(events))) {
    const [first] = group;
    if (first && turn.ends(first)) {
      hurried = false;
      // Whoever plays reads once what all the others did, whoever watches after each turn.
      const { me } = state.table;
      if (first.kind === "ended" || me === null || first.turn?.seat === me) await due(state);
    }
    if (first) turn.begin(first);
    await told(group, state, along);
  }
  hurried = ofOwn = false;
  // What happened before something is asked is read before it.
  if (asks(state) !== undefined && asks(state) !== asked()?.number) await due(state);
  if (choice("speed", "turn") === "off") turn.forget();
  if (!skipping) await back(PAN / speed());
  tale = [];
  $("news").hidden = true;
  // What comes up now was not there when a finger set out for it.
  if (!skipping) calm();
}

/** The number of what is asked. @param {State} state */
const asks = ({ question }) => ("number" in question ? question.number : undefined);

/** What others did on their turns is read now, with whatever else has happened. @param {State} state */
const due = async (state) => void (recaps() && turn.stays() && (await over(state)));

/** All that others did and that has not stayed does so, as one, until it is gone on from. @param {State} state */
async function over(state) {
  const parts = turn.parts();
  summed(parts, state);
  await sheet(parts);
}

/** What others did is read from now on. @param {ReturnType<typeof turn.parts>} parts @param {State} state */
function summed(parts, state) {
  owed = false;
  tale = parts.flatMap(({ told }) => told.map((one) => one.event));
  const [one, more] = state.table.seats.filter(({ seat }) => parts.some(({ by }) => by === seat));
  headed(one && !more ? say("played", { name: one.name }) : say("others-played"), tale);
  rivals(before(state), null);
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
  tale = [];
  const guest = group[0] ? turn.guest(group[0]) : null;
  const whose = group[0]?.kind === "ended" ? null : guest ?? group[0]?.turn?.seat ?? null;
  const seat = state.table.seats.find((one) => one.seat === whose);
  const own = me !== null && whose === me;
  // Whoever has hurried through his own act has not hurried through what others do.
  if (ofOwn && !own) hurried = false;
  ofOwn = own;
  const lines = make("ol", {});
  const pace = paced(group);
  const plays = seat ? does(seat, guest !== null, group[0]?.turn?.seat === me) : unseated(group, state);
  // What says nothing has no heading.
  if (!own || group.some(({ kind, weight }) => kind === "moved" || (kind !== "turn" && weight > 0))) headed(own ? say("came-of-it") : plays, group);
  const active = own ? null : seat?.seat ?? null;
  along.begins(group[0]?.turn?.round);
  rivals(before(state), active);
  only([]);
  card(seat, lines, own);
  if (own && !skipping) await back(PAN / speed());
  else if (seat) await seen(`ship:${seat.seat}`, state, pace);
  /** @param {Event} event */
  const says = (event) => (tell(event.said), tale.push(event));
  /** @param {Event} event */
  const goes = (event) => {
    if (own) turn.happened(event);
    const stood = scored(state, event.args.seat);
    takes(event);
    const by = active ?? actor(event);
    // What he does in a turn that is nobody's is his own, too: what he has played is in his hand no more.
    along.tell(event, own || by === me ? null : by);
    return () => event.kind === "glory" && medal(event, state, active, stood);
  };
  let read = false;
  for (let index = 0; index < group.length; index += 1) {
    const event = /** @type {Event} */ (group[index]);
    const last = group[index - 1];
    // What decides is seen where it lies before one reads what came of it.
    if (event.weight === 3 && last?.args.by === "placed" && !read && !skipping) {
      await touched("go-on");
      turn.seen(group.slice(0, index));
    }
    const together = event.weight === 3 ? row(group.slice(index), me) : [event];
    const led = beside(together, group.slice(0, index));
    // What came before something that stays is read beside it, or before what is one's own, where there is more of it than led there.
    const since = event.weight === 3 && !own && recaps() && turn.waits(led);
    if (since && ALONE.includes(event.kind)) {
      await over(state);
      headed(plays, group);
      card(seat, lines, own);
    }
    says(event);
    const gains = goes(event);
    // Who has won is said by the end itself, with all points.
    if (event.kind === "ended" && state.table.ending) continue;
    if (event.kind === "turn") uncover();
    const passed = { event, said: brief(event, seat), by: whose };
    const passes = !own && event.weight < 3;
    // That one's own turn has begun is no news: one is asked.
    if ((event.weight === 0 && event.kind !== "moved") || (own && event.kind === "turn")) {
      if (passes && !whole(pace)) turn.passed(passed);
      continue;
    }
    lines.querySelectorAll(".now").forEach((one) => one.classList.remove("now"));
    if (!seat && !own) headed(unseated([event], state), group);
    gains();
    if (event.weight === 3) {
      for (const one of together.slice(1)) says(one);
      // Points count as soon as the sentence is seen that tells of them; what is hidden still, such as the governor, once it is turned.
      const counted = together.findLastIndex((one) => one.kind === "glory") + 1 || 1;
      for (const one of together.slice(1, counted)) goes(one)();
      // What several have gained is nobody's turn.
      if (!seat && together.length > 1) headed(say("came-of-it"), group);
      const parts = since && !ALONE.includes(event.kind) ? turn.parts() : null;
      if (parts) summed(parts, state);
      await stop(together, group.slice(0, index), parts ? columns(parts) : null);
      for (const one of together.slice(counted)) goes(one)();
      if (parts) headed(plays, group), card(seat, lines, own);
      if (together.some(isOver)) uncover();
      turn.seen([...led, ...together]);
      index += together.length - 1;
      read = false;
      lines.replaceChildren();
      $("news").querySelectorAll(".medal").forEach((one) => one.remove());
      only([]);
      continue;
    }
    // Whoever wants to see each step goes on from each himself; what begins one is read with what comes of it.
    const steps = !own && stepwise() && event.weight > 0 && (event.kind === "rolled" ? index === group.length - 1 : event.kind !== "turn");
    await line(event, lines, state, { as: own ? undefined : seat, along, pace, steps, own });
    // What had its time is not read again; what nobody did stands beside the next question in any case.
    if (passes && (!whole(steps ? 1 : pace) || typeof event.turn?.seat !== "number" || (!steps && touches(event)))) turn.passed(passed);
    read = steps;
  }
}

/**
 * Whoever acts is seen, wherever he is on a board that is shown in part.
 *
 * @param {string} id
 * @param {State} state
 * @param {number} pace
 * @param {string} [to]
 */
async function seen(id, { board }, pace, to) {
  // Where nothing moves, it is there at once.
  if (!skipping) await follow(id, board, still() || hurried ? 0 : (PAN * pace) / speed(), to);
}

/**
 * One line, with what it shows on the board.
 *
 * @param {Event} event
 * @param {HTMLElement} lines
 * @param {State} state
 * @param {{ as: Seat | undefined, along: Along, pace: number, steps: boolean, own: boolean }} told whose turn it is, if that is another's; whether it stays
 */
async function line(event, lines, state, { as, along, pace, steps, own }) {
  const said = brief(event, as);
  const falls = event.kind === "rolled" && !skipping && !still();
  const note = event.note ? make("small", {}, event.note) : "";
  lines.append(make("li", { class: `now ${event.kind}` }, ...dice.quoted(said, falls), note));
  // Whatever is shown is shown whole.
  const cut = () => lines.scrollHeight > lines.clientHeight + 1;
  while (lines.childElementCount > LINES || (lines.childElementCount > 1 && cut())) lines.firstElementChild?.remove();
  if (event.kind === "moved" && !along.knows(event) && !skipping) {
    // It sails as soon as it is said, whether the board has to follow or not.
    await Promise.all([
      seen(event.args.piece, state, pace, event.args.to),
      move(event.args.piece, state.board, event.args.to, still() || hurried ? 0 : (SAIL * pace) / speed()),
    ]);
  }
  else if (event.kind !== "moved" && !skipping) await turnTo(event.at, state.board, still() || hurried ? 0 : (PAN * pace) / speed());
  if (falls && dice.thrown(said)) await pause(FALL * pace);
  if (steps) return touched();
  // What matters has all its time, however much else there is.
  if (event.weight > 0) await pause(event.weight > 1 ? reading(said) : (own ? OWN : reading(said)) * pace);
}

/** The heading of what is told, and its round, unless the heading names that. @param {string} title @param {Event[]} group */
const headed = (title, group) => telling(title, title.includes(roundOf(group)) ? "" : roundOf(group), past());

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
  const who = gains && event.args.seat !== active ? make("small", {}, called(gains)) : "";
  const by = gains && gains.score > stood ? gains.score - stood : event.args.by ?? 1;
  $("news").append(make("span", { class: "medal" }, sign("laurel-crown"), make("b", {}, `+${by}`), who));
  if (event.args.seat === state.table.me) gained(gains?.score);
}

/** What skips all that is told: no answer ever comes up where it stands. */
function past() {
  const named = { title: say("in-log"), "aria-label": say("skip-to") };
  const button = make("button", { type: "button", class: "past", ...named }, sign("skip"), make("span", {}, say("skip-to")));
  button.addEventListener("click", () => onward(skip));
  return button;
}
