// Answers: sent once, by the number of their question; what was refused is said where the question stands.

import { asked, here, link } from "./here.js";
import { warn } from "./heard.js";
import { Refused } from "./link.js";

/** Called when the table has taken something. @type {() => Promise<void>} */
let taken = async () => {};

/** @param {() => Promise<void>} then */
export function after(then) {
  taken = then;
}

/**
 * Do something at the table; one thing at a time.
 *
 * @param {string} what
 * @param {Record<string, unknown>} body
 */
export async function act(what, body) {
  if (here.busy) return;
  here.busy = true;
  document.body.classList.add("busy");
  warn("");
  try {
    /** @type {{ refused?: string, question?: { number?: number } }} */
    const said = await link().send(what, body);
    // What was refused has changed nothing: the choice stays as it was made. Who is asked something else by now has
    // only pressed twice.
    const late = body.question !== undefined && said.question?.number !== body.question;
    if (said.refused && !late) warn(said.refused);
    else await taken();
  } catch (fault) {
    if (!(fault instanceof Refused)) throw fault;
    warn(fault.message);
  } finally {
    here.busy = false;
    document.body.classList.remove("busy");
  }
}

/** @param {string[]} picks */
export async function answer(picks) {
  const question = asked();
  if (question) await act("answer", { question: question.number, picks });
}

/** @param {string} course */
export async function sail(course) {
  const question = asked();
  if (question) await act("answer", { question: question.number, course });
}
