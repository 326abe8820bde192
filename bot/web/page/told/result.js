// What one's last answer has brought about, and what others have taken since: it stands above the next question.

/** @import { Event, Question, Waiting } from "../shapes.d.ts" */

import { make } from "../kit/make.js";
import * as dice from "../kit/dice.js";
import { $, here } from "../here.js";
import { unread } from "../stops.js";
import { chief, rest } from "./turn.js";

/** The newest event that is told of others. */
let others = -1;

/** This is told now. @param {Event[]} events @param {number | null} me */
export function hear(events, me) {
  for (const one of events) if (one.turn?.seat !== me) others = Math.max(others, one.n);
}

/**
 * What one's last answer has brought about stays above the next question, then what others have taken since.
 *
 * @param {Question | Waiting} question
 * @param {boolean} rows
 */
export function show(question, rows) {
  // Once others have had their turns, it is long past.
  const { events, line: said } = question.result ?? { events: [], line: "" };
  const past = events.length > 0 && events.every((one) => one <= others);
  const since = "number" in question ? news(question).join("\n") : "";
  const told = here.undone || (past || !said ? since : unread(said));
  // Each line can be found: the strip begins with the one that matters, where not all of it has room.
  const lines = told.split("\n");
  $("result").replaceChildren(...lines.map((line) => make("span", { class: "line" }, ...dice.told(line))));
  $("result").children[chief(lines)]?.classList.add("chief");
  $("result").hidden = !told || rows;
  $("result").classList.remove("whole");
  $("result").onclick = () => $("result").classList.contains("cut") && $("result").classList.toggle("whole");
}

/** What others had taken when something was asked last, and by which of their events. */
let known = { number: -1, lines: /** @type {string[]} */ ([]), fresh: /** @type {string[]} */ ([]), others: -1 };

/**
 * What has moved by itself, and what others have taken, once: it has been read beside the question before, unless they have
 * done something since.
 *
 * @param {Question} question
 */
function news({ number, meanwhile: lines = [] }) {
  if (number === known.number) return known.fresh;
  const taken = others === known.others ? lines.filter((one) => !known.lines.includes(one)) : lines;
  const fresh = [...rest(), ...taken];
  known = { number, lines, fresh, others };
  return fresh;
}
