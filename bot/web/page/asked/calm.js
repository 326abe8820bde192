// What has just come up answers nothing for a moment: a touch, or a key, that was meant for what was there before is shown, and does nothing.

import { $ } from "../here.js";

export const CALM = 450; // ms in which what has come up beneath a pointer does not answer
const SHORT = 150; // the same where nobody has pressed anything for as long as a second press may follow a first
const PRESSED = 700;
const AGAIN = 350; // ms for which a touch that came too soon is waited for to end
const MOST = 1500; // ms for which that is done at the most: whoever presses on and on means it
const SHAKE = 400; // ms in which it is seen that it came too soon

/** What makes it answer again, and when; since when it does not. */
let [calmed, until, since] = [0, 0, 0];

/** When something was pressed last. */
let last = -PRESSED;

/** What comes up now is not answered by a press, or a key, that was meant for what was there. @param {number} [time] in ms */
export function calm(time = performance.now() - last < PRESSED ? CALM : SHORT) {
  // What does not answer for longer already goes on so.
  if (until > performance.now() + time) return;
  if (!isCalm()) since = performance.now();
  until = performance.now() + time;
  clearTimeout(calmed);
  $("below").inert = true;
  calmed = setTimeout(() => ($("below").inert = false), time);
}

/** What goes on has come up: it lies where an answer lay. */
export const risen = () => calm();

/** Whether what has come up does not answer yet. */
export const isCalm = () => $("below").inert;

/**
 * A press came too soon: what it fell on shakes, or what is asked, if it fell on nothing. Whoever goes on pressing is waited for, for a while.
 *
 * @param {Element | null} [pressed]
 */
export function early(pressed) {
  if (performance.now() - since < MOST) calm(AGAIN);
  const shown = pressed ?? $("line").querySelector("h1");
  shown?.classList.add("early");
  setTimeout(() => shown?.classList.remove("early"), SHAKE);
}

/** Sees to it that what was touched too soon is seen to have been. */
export function listen() {
  for (const press of ["pointerdown", "keydown"]) addEventListener(press, () => (last = performance.now()), { capture: true });
  // What answers nothing hears nothing: it is found by where it lies.
  addEventListener("pointerdown", ({ clientX, clientY, target }) => {
    if (!isCalm() || !(target instanceof Element) || target.closest("#line, #bar, #me, #panel")) return;
    const [left, top, right, bottom] = sides($("below"));
    const on = clientX >= left && clientX <= right && clientY >= top && clientY <= bottom;
    if (!on && !$("stage").contains(target) && target !== document.body) return;
    early([...$("answers").querySelectorAll(".answer, summary")].find((one) => {
      const [x, y, far, foot] = sides(one);
      return clientX >= x && clientX <= far && clientY >= y && clientY <= foot;
    }));
  }, { capture: true });
}

/** @param {Element} one @returns {[number, number, number, number]} */
function sides(one) {
  const { left, top, right, bottom } = one.getBoundingClientRect();
  return [left, top, right, bottom];
}
