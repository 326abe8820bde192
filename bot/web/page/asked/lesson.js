// What a first voyage introduces: one lesson at a time, which covers nothing, until it is sent away.

/** @import { Question, Waiting } from "../shapes.d.ts" */

import { make } from "../kit/make.js";
import { compass, sign } from "../kit/signs.js";
import { $, choice, choose, narrows, say, tell } from "../here.js";
import { isFull } from "./room.js";

const LONGEST = 110; // letters that have room over the others; of a longer one Help tells
const AWAY = "lessons"; // under which this browser keeps those that were sent away

/** The lesson that was read aloud last. */
let read = "";

/** @returns {string[]} */
const away = () => JSON.parse(choice(AWAY, "[]"));

/**
 * Beside what is asked, what there is to know of it; never again once it was sent away.
 *
 * @param {Question | Waiting} question
 */
export function teach(question) {
  hush();
  // A welcome has lessons of its own, and where there is no plan the line has room for one.
  const lesson = "number" in question && !question.greeting && question.plan ? question.lessons[0] : undefined;
  if (!lesson || lesson.length > LONGEST || away().includes(lesson)) return;
  const label = `${lesson} ${say("understood")}`;
  const shown = make("button", { type: "button", class: "lesson", "aria-label": label }, compass(), make("span", {}, lesson), sign("close"));
  shown.addEventListener("click", () => {
    choose(AWAY, JSON.stringify([...away(), lesson]));
    shown.remove();
  });
  // On a phone's chart it has the room of the switches of layers until it is read; elsewhere it stands beneath the others.
  const chart = narrows.matches && document.body.dataset.chart === "true";
  if (chart) $("layers").append(shown);
  else $("below").before(shown);
  if (lesson !== read) tell(lesson);
  read = lesson;
}

/** Nothing is to be learned while something is told. */
export function hush() {
  for (const one of document.querySelectorAll(":is(aside, #layers) > .lesson")) one.remove();
}

/** Answers need the room more than a lesson does: Help tells that as well. */
export function yields() {
  const shown = document.querySelector("aside > .lesson");
  if (shown && isFull($("answers"))) shown.remove();
}
