// The mark of what is advised, on a button that gives what is chosen: there as long as that is what is advised.

import { make } from "../kit/make.js";
import { compass, sign } from "../kit/signs.js";

/** @param {HTMLElement} give @param {boolean} advised */
export function mark(give, advised) {
  give.classList.toggle("advised", advised);
  for (const one of give.querySelectorAll(":scope > :is(.compass, kbd)")) one.remove();
  give.removeAttribute("aria-describedby");
  give.removeAttribute("aria-keyshortcuts");
  if (!advised) return;
  give.prepend(compass());
  give.append(make("kbd", { "aria-hidden": "true" }, sign("enter")));
  give.setAttribute("aria-describedby", "advised");
  give.setAttribute("aria-keyshortcuts", "Enter");
}
