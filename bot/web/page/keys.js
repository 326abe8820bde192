// Keys: digits answer (0 ends it where the others are taken), Enter does what is advised, or goes on, letters open what helps, n
// goes on, Space skips what is playing.

import { early, isCalm } from "./asked/calm.js";
import { $ } from "./here.js";

/** What a key does, by its name. @type {Map<string, () => void>} */
const does = new Map();

/**
 * @param {string} key
 * @param {() => void} act
 */
export function on(key, act) {
  does.set(key, act);
}

/** Whether somebody writes here, so that keys are letters. @param {EventTarget | null} target */
const writes = (target) => target instanceof HTMLElement && target.matches("input:not([type=range]), textarea, select");

/** Whether a key has something of its own to press there. @param {EventTarget | null} target */
const presses = (target) => target instanceof Element && target.closest("button, a, summary, input, select, textarea, [role=button]") !== null;

/** What is advised has the same key at every question. */
function advised() {
  const best = "#answers > :is(.advised, .next), #answers > .number > .advised, .market .total > .advised";
  const pressed = $("panel").hidden && $("stop").hidden ? document.querySelector(best) : null;
  if (!(pressed instanceof HTMLElement)) return false;
  if (isCalm()) early(pressed);
  else pressed.click();
  return true;
}

export function listen() {
  addEventListener("keydown", (event) => {
    if (event.altKey || event.ctrlKey || event.metaKey || writes(event.target)) return;
    document.body.classList.add("keys");
    if (/^[0-9n]$/.test(event.key)) {
      const pressed = document.querySelector(`[data-key="${event.key}"]`);
      if (isCalm()) return early(pressed);
      if ((pressed instanceof HTMLElement || pressed instanceof SVGElement) && !pressed.closest("[inert]")) {
        pressed.dispatchEvent(new MouseEvent("click", { bubbles: true }));
        event.preventDefault();
      } else does.get(event.key)?.();
      return;
    }
    if (event.key === "Enter") {
      if (!event.defaultPrevented && !event.repeat && !presses(event.target) && advised()) event.preventDefault();
      return;
    }
    const act = does.get(event.key === " " ? "Space" : event.key);
    const onButton = event.target instanceof HTMLElement && event.target.matches("button, a, [role=button]");
    if (act && !(event.key === " " && onButton)) {
      event.preventDefault();
      act();
    }
  });
}
