// Keys: digits answer, letters open what helps, n goes on, Space skips what is playing.

import { early, isCalm } from "./asked/calm.js";

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

export function listen() {
  addEventListener("keydown", (event) => {
    if (event.altKey || event.ctrlKey || event.metaKey || writes(event.target)) return;
    document.body.classList.add("keys");
    if (/^[1-9n]$/.test(event.key)) {
      const pressed = document.querySelector(`[data-key="${event.key}"]`);
      if (isCalm()) return early(pressed);
      if ((pressed instanceof HTMLElement || pressed instanceof SVGElement) && !pressed.closest("[inert]")) {
        pressed.dispatchEvent(new MouseEvent("click", { bubbles: true }));
        event.preventDefault();
      } else does.get(event.key)?.();
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
