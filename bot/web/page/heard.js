// What is read aloud: the story politely, sentence by sentence; an attack at once.

import { $ } from "./here.js";

const MOST = 12; // sentences that stay to be read again

/** @param {string} sentence */
export function tell(sentence) {
  const said = $("said");
  if (said.lastElementChild?.textContent === sentence) return;
  const line = document.createElement("p");
  line.textContent = sentence;
  said.append(line);
  while (said.childElementCount > MOST) said.firstElementChild?.remove();
}

/** @param {string} sentence */
export function warn(sentence) {
  $("wrong").textContent = sentence;
  $("wrong").hidden = !sentence;
}
