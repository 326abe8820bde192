// The turn that is told: what of it has not been read, and how all of that is shown once it is over.

/** @import { Event } from "../shapes.d.ts" */

import { make } from "../kit/make.js";
import * as dice from "../kit/dice.js";

const GAINS = ["gold", "bought", "sold", "bounty", "drew"];

/** @typedef {{ seat: number | null, round: number | null }} Whose */

/** The turn that is told, whatever has been asked in the middle of it. @type {Whose | null} */
let whose = null;
/** What has been told of it, but not been read where it stayed. @type {{ event: Event, said: string, other: boolean }[]} */
let unread = [];

/** Whether an event is of another turn than what was told before. @param {Event} event */
export const ends = ({ kind, turn }) => whose !== null && (kind === "ended" || (turn?.seat ?? null) !== whose.seat || (turn?.round ?? null) !== whose.round);

/** This turn is told from now on, unless it is already. @param {Event} event */
export function begin(event) {
  if (whose && !ends(event)) return;
  whose = { seat: event.turn?.seat ?? null, round: event.turn?.round ?? null };
  unread = [];
}

/** Whether another has the turn. @param {number | null} me */
export const ofAnother = (me) => whose !== null && whose.seat !== null && whose.seat !== me;

/** Something has been told in passing. @param {Event} event @param {string} said @param {boolean} other whether somebody else than its reader has done it */
export const passed = (event, said, other) => void unread.push({ event, said, other });

/** What has stayed until it was read. @param {Event[]} events */
export const seen = (events) => void (unread = unread.filter((one) => !events.includes(one.event)));

/**
 * Whose turn is over with something in it that nobody can have read: of one's own turn only what others have done in it.
 *
 * @param {number | null} me
 */
export function stays(me) {
  if (!whose || whose.seat === null) return null;
  const news = unread.filter(({ event, other }) => event.kind !== "turn" && event.weight > 0 && (other || whose?.seat !== me));
  return news.length ? { seat: whose.seat, events: news.map((one) => one.event) } : null;
}

/**
 * Whether there is more of it to be read than what leads to something that stays.
 *
 * @param {number | null} me
 * @param {Event[]} led
 */
export const behind = (me, led) => stays(me)?.events.some((one) => !led.includes(one)) ?? false;

/**
 * All of it that has not been read, in order; that it began is its heading. Where there is not room for everything, what matters least goes.
 *
 * @param {HTMLElement} lines
 * @param {number | null} me
 */
export function whole(lines, me) {
  const made = unread.filter(({ event, other }) => event.kind !== "turn" && (other || whose?.seat !== me)).map(({ event, said }) => ({
    weight: event.weight,
    row: make("li", { class: event.weight > 1 ? `${event.kind} matters` : event.kind }, ...dice.told(said)),
  }));
  lines.replaceChildren(...made.map((one) => one.row));
  const cut = () => lines.scrollHeight > lines.clientHeight + 1;
  for (const least of [0, 1]) {
    for (const one of made) if (one.weight === least && cut()) one.row.remove();
  }
  unread = [];
}

/** Who does or gains something in the turn of somebody else: it is told beside his own face. @param {Event} event */
export const guest = ({ args, kind, turn }) =>
  typeof turn?.seat === "number" && GAINS.includes(kind) && typeof args.seat === "number" && args.seat !== turn.seat ? args.seat : null;

/** Events that follow each other in one turn, of one seat; the end is nobody's turn. @param {Event[]} events */
export function parted(events) {
  /** @type {Event[][]} */
  const groups = [];
  let by = null;
  for (const event of events) {
    const last = groups.at(-1);
    const same = last?.[0]?.turn?.seat === event.turn?.seat && last?.[0]?.turn?.round === event.turn?.round;
    if (last && same && event.kind !== "ended" && by === guest(event)) last.push(event);
    else groups.push([event]);
    by = guest(event);
  }
  return groups;
}
