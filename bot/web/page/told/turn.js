// What is told in passing: it is read whole, before anything else is asked, unless it has stayed until it was read.

/** @import { Event } from "../shapes.d.ts" */

const GAINS = ["gold", "bought", "sold", "bounty", "drew"];

/** @typedef {{ seat: number | null, round: number | null }} Whose */
/** @typedef {{ event: Event, said: string, by: number | null }} Passed `by`: beside whose face it is read */

/** The turn that is told, whatever has been asked in the middle of it. @type {Whose | null} */
let whose = null;
/** What has been told, but not been read where it stayed. @type {Passed[]} */
let unread = [];

/** What one's own acts have brought about, by its sentence. @type {Map<string, Event>} */
const own = new Map();
const HEARD = 200; // sentences of that which are kept

/** This has come of one's own act. @param {Event} event */
export function happened(event) {
  own.delete(event.said);
  own.set(event.said, event);
  const [oldest] = own.keys();
  if (own.size > HEARD && oldest !== undefined) own.delete(oldest);
}

/** What matters most of what one has gained or lost, the first the most. @type {string[]} */
const CHIEF = ["died", "glory", "drew", "bounty", "hit"];

/**
 * Which of these lines, each perhaps ended earlier than it was told, matters most: what one has got, else the last, which says
 * what came of it all.
 *
 * @param {string[]} lines
 */
export function chief(lines) {
  const all = [...own.values()];
  const worth = lines.map((line) => {
    const event = line ? all.findLast(({ said }) => said.startsWith(line.slice(0, -1))) : undefined;
    const rank = event && (event.kind !== "drew" || event.args.cards?.length) ? CHIEF.indexOf(event.kind) : -1;
    return rank < 0 ? CHIEF.length : rank;
  });
  const best = Math.min(...worth);
  return best < CHIEF.length ? worth.indexOf(best) : lines.length - 1;
}

/** Whether an event is of another turn than what was told before. @param {Event} event */
export const ends = ({ kind, turn }) => whose !== null && (kind === "ended" || (turn?.seat ?? null) !== whose.seat || (turn?.round ?? null) !== whose.round);

/** This turn is told from now on, unless it is already. @param {Event} event */
export function begin(event) {
  if (whose && !ends(event)) return;
  whose = { seat: event.turn?.seat ?? null, round: event.turn?.round ?? null };
}

/** Whether another has the turn. @param {number | null} me */
export const ofAnother = (me) => whose !== null && whose.seat !== null && whose.seat !== me;

/** Something that others did has been told in passing; that a turn began is its heading. @param {Passed} passed */
export function passed(passed) {
  const { kind, weight } = passed.event;
  if (kind !== "turn" && (kind !== "said" || weight > 0)) unread.push(passed);
}

/** What has stayed until it was read. @param {Event[]} events */
export const seen = (events) => void (unread = unread.filter((one) => !events.includes(one.event)));

/** Whether something that another did on a turn of somebody's waits to be read. */
export const stays = () => unread.some(({ event }) => event.weight > 0 && typeof event.turn?.seat === "number");

/** Whether anything waits to be read but these. @param {Event[]} led */
export const waits = (led) => unread.some(({ event }) => event.weight > 0 && !led.includes(event));

/** All that has not been read, in order, those together that are read beside the same face. @returns {{ by: number | null, told: Passed[] }[]} */
export function parts() {
  /** @type {{ by: number | null, told: Passed[] }[]} */
  const all = [];
  for (const one of taken()) {
    const last = all.at(-1);
    if (last && last.by === one.by) last.told.push(one);
    else all.push({ by: one.by, told: [one] });
  }
  return all;
}

/** What nobody did on a turn of his, such as ships that moved by themselves: it stands beside the next question. */
export const rest = () => taken().filter(({ event: { turn, weight } }) => weight > 0 && typeof turn?.seat !== "number").map((one) => one.said);

/** Nothing waits to be read any more. */
export const forget = () => void taken();

function taken() {
  const all = unread;
  unread = [];
  return all;
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
