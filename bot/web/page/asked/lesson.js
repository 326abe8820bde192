// What a first voyage introduces: one lesson at a time, over the others, until it is sent away.

/** @import { Question, Waiting } from "../shapes.d.ts" */

import { make } from "../kit/make.js";
import { compass, sign } from "../kit/signs.js";
import { $, choice, choose, say, tell } from "../here.js";

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
  // A welcome has lessons of its own, and where there is no plan the line has room for one.
  const lesson = "number" in question && !question.greeting && question.plan ? question.lessons[0] : undefined;
  if (!lesson || lesson.length > LONGEST || away().includes(lesson)) return;
  const shown = make("button", { type: "button", class: "lesson", "aria-label": `${lesson} ${say("understood")}` }, compass(), make("span", {}, lesson), sign("close"));
  shown.addEventListener("click", () => {
    choose(AWAY, JSON.stringify([...away(), lesson]));
    shown.remove();
  });
  $("rivals").append(shown);
  if (lesson !== read) tell(lesson);
  read = lesson;
}
