// Board, strips and heading go along with the story: each figure changes with the event that changes it, and never goes back.

/** @import { Board, Event, Mine, Moment, Seat, State } from "./shapes.d.ts" */

import { mine, rivals } from "./captains.js";
import { here, still } from "./here.js";
import * as stage from "./stage.js";
import { lies } from "./told/lies.js";

const FLIGHT = 550; // ms of a card's way

/** Whether an event is about a seat. @param {Event} event @param {number} seat */
const names = ({ args, at }, seat) => args.seat === seat || at.includes(`seat:${seat}`);

/**
 * How a seat stands once this event is told, of those that one answer has brought about. Several events may change it: it has
 * all of it with the last one.
 *
 * @param {Seat} was
 * @param {Seat} becomes
 * @param {Event} event
 * @param {Event[]} rest what the same answer has brought about besides, and is told later
 * @returns {Seat}
 */
function stands(was, becomes, event, rest) {
  if (!rest.some((one) => names(one, becomes.seat))) return becomes;
  if (event.kind !== "glory" || event.args.seat !== becomes.seat) return was;
  const by = event.args.by ?? 1;
  return { ...was, score: was.score + Math.sign(becomes.score - was.score) * Math.min(Math.abs(becomes.score - was.score), by) };
}

/**
 * A purse once this event is told, of those that one answer has brought about: it has what this one has brought or cost.
 *
 * @param {Mine["purse"] | undefined} was
 * @param {Mine["purse"] | undefined} becomes
 * @param {Event} event
 * @param {number | null} me
 */
function paid(was, becomes, { args, kind }, me) {
  const most = Math.abs((kind === "gold" ? args.by : args.gold) ?? 0);
  if (!was || !becomes || !most || args.seat !== me) return undefined;
  return was.map((one) => {
    const more = (becomes.find(({ id }) => id === one.id)?.count ?? 0) - one.count;
    return one.id === "gold" ? { ...one, count: one.count + Math.sign(more) * Math.min(most, Math.abs(more)) } : one;
  });
}

/** How the table is shown, which is the past while something is told. */
export class Along {
  /**
   * @param {State} state as it is at the end
   * @param {Moment[]} moments
   * @param {Event[]} events
   */
  constructor(state, moments, events) {
    this.state = state;
    this.moments = moments;
    this.events = events;
    /** @type {Moment | undefined} */
    this.at = undefined;
  }

  /** Whether the board is known as it was then, so that nothing else needs to be moved. @param {Event} event */
  knows(event) {
    return Boolean(this.moments.find((one) => one.upto > event.n)?.laid);
  }

  /**
   * What is told now is of this round: what was in force in the round before is so no more.
   *
   * @param {number | null | undefined} round
   */
  begins(round) {
    const shown = here.state;
    if (!round || !shown || !shown.table.round || shown.table.round >= round) return;
    here.state = { ...shown, table: { ...shown.table, round } };
    const { event } = this.state.table;
    if (event?.card !== shown.table.event?.card) for (const one of document.querySelectorAll("#event, #tool-event")) one.toggleAttribute("hidden", true);
  }

  /**
   * This event is told now.
   *
   * @param {Event} event
   * @param {number | null} active whose turn is told
   */
  tell(event, active) {
    const moment = this.moments.find((one) => one.upto > event.n);
    const shown = here.state;
    if (!moment || !shown) return;
    const rest = this.events.filter((one) => one.n > event.n && one.n < moment.upto);
    const seats = shown.table.seats.map((was) => {
      const becomes = moment.seats.find((one) => one.seat === was.seat);
      return becomes ? stands(was, becomes, event, rest) : was;
    });
    const me = shown.table.me;
    const later = me === null || rest.some((one) => names(one, me));
    const own = later ? { purse: paid(shown.view?.purse, moment.purse, event, me) } : { purse: moment.purse, board: moment.board };
    const known = Object.fromEntries(Object.entries(own).filter(([, told]) => told));
    // Where another turn begins with the same answer, what was before lies there until it does.
    const over = !rest.some((one) => one.kind === "turn");
    const board = over && moment.laid && moment !== this.at ? { ...shown.board, ...moment.laid, scene: undefined } : this.#lies(shown.board, event, rest);
    if (over) this.at = moment;
    else if (moment.laid) taken(event);
    here.state = {
      ...shown,
      table: { ...shown.table, seats, round: Math.max((over && moment.round) || 0, shown.table.round ?? 0) || undefined },
      view: shown.view && { ...shown.view, ...(active === null ? this.#hand(moment) : {}), ...known },
      board,
    };
    if (board !== shown.board) lie(here.state, event, Boolean(moment.laid));
    rivals(here.state.table, active);
    mine(here.state, false);
  }

  /**
   * The board with whatever this event has put there or taken away, where its pieces alone are known.
   *
   * @param {Board} board
   * @param {Event} event
   * @param {Event[]} rest as in `lies`
   */
  #lies(board, event, rest) {
    const next = this.moments.findIndex((one) => one.upto > event.n);
    const then = this.moments.slice(0, next + 1).findLast((one) => one.pieces)?.pieces;
    const pieces = then ? lies(board.pieces, then, event, rest) : board.pieces;
    return pieces === board.pieces ? board : { ...board, pieces };
  }

  /** While one's own act is told, one holds already what it has brought. @param {Moment} moment @returns {Partial<Mine>} */
  #hand({ purse, board }) {
    const { purse: counted, board: open, ...held } = /** @type {Mine} */ (this.state.view);
    return { ...held, ...(purse ? {} : { purse: counted }), ...(board ? {} : { board: open }) };
  }
}

/**
 * Show a board of in between: what has come, come from where it was, and what has gone goes to whoever has it now.
 *
 * @param {State} state
 * @param {Event} event
 * @param {boolean} whole whether all of the board is known, and not its pieces alone
 */
function lie(state, event, whole) {
  const before = stage.lying();
  if (whole) stage.show(state, false);
  else stage.lay(state.board);
  stage.rest();
  if (still() || document.hidden) return;
  const deck = state.board.pieces.find((one) => one.id.startsWith("deck:"));
  const from = typeof event.args.from === "string" ? strip(event.args.from)?.getBoundingClientRect() : deck && before.get(deck.id)?.box;
  for (const [id, { made, box }] of stage.lying()) {
    made.style.visibility = "";
    const was = before.get(id)?.box ?? from;
    if (was) came(made, was, box, !before.has(id));
  }
  const after = stage.lying();
  for (const [id, gone] of before) {
    if (!after.has(id) && gone.made.style.visibility !== "hidden") went(gone.made, gone.box, taker(event, id));
  }
}

/** Where somebody's things are. @param {string} seat @returns {Element | null} */
const strip = (seat) => document.querySelector(`#rivals [data-at="${CSS.escape(seat)}"], #me [data-at="${CSS.escape(seat)}"]`);

/** Where somebody's things are who takes a piece. @param {Event} event @param {string} id */
const taker = ({ args, at }, id) => (at.includes(id) && typeof args.seat === "number" ? strip(`seat:${args.seat}`) : null);

/** What somebody takes goes to him. @param {Event} event */
function taken(event) {
  if (still() || document.hidden) return;
  const lies = stage.lying();
  for (const id of event.at) {
    const [thing, to] = [lies.get(id), taker(event, id)];
    if (!thing || !to) continue;
    went(thing.made, thing.box, to);
    thing.made.style.visibility = "hidden";
  }
}

/** @param {HTMLElement} made @param {DOMRect} was @param {DOMRect} is @param {boolean} turned whether it was not there before */
function came(made, was, is, turned) {
  const by = `translate(${was.left - is.left}px, ${was.top - is.top}px)`;
  if (was.left === is.left && was.top === is.top) return;
  made.animate([{ transform: turned ? `${by} rotateY(90deg)` : by }, { transform: "none" }], { duration: FLIGHT, easing: "ease-out" });
}

/** What lay there goes where it is kept, or fades. @param {HTMLElement} made @param {DOMRect} box @param {Element | null} to */
export function went(made, box, to) {
  const ghost = /** @type {HTMLElement} */ (made.cloneNode(true));
  ghost.className = "ghost";
  ghost.removeAttribute("data-at");
  ghost.removeAttribute("data-key");
  ghost.inert = true;
  Object.assign(ghost.style, { left: `${box.left}px`, top: `${box.top}px`, width: `${box.width}px` });
  document.body.append(ghost);
  const goal = to?.getBoundingClientRect();
  const by = goal
    ? `translate(${goal.left + goal.width / 2 - box.left - box.width / 2}px, ${goal.top + goal.height / 2 - box.top - box.height / 2}px) scale(.3)`
    : "none";
  const flight = ghost.animate([{ transform: "none" }, { transform: by, opacity: goal ? 0.9 : 0 }], { duration: FLIGHT, easing: "ease-in" });
  flight.finished.catch(() => {}).then(() => ghost.remove());
}
