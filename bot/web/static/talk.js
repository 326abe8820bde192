// Talking with the bot: what is pressed goes out, what changes comes in.

/** @import { About, Answer, State, Wanted } from "../shapes.d.ts" */

import { $, here, say } from "./here.js";
import { make } from "./make.js";
import { large, modal } from "./modal.js";

/** @type {EventSource | null} */
let source = null;
let tries = 0;
/** @type {(state: State) => void} */
let shows = () => {};

/**
 * Call `show` with every state that comes in.
 *
 * @param {(state: State) => void} show
 */
export function listen(show) {
  shows = show;
}

/**
 * Send what was done; gives the bot's answer, or what was wrong.
 *
 * @param {Wanted} wanted
 * @returns {Promise<Answer>}
 */
export async function post(wanted) {
  const from = here.seat;
  try {
    const answer = await fetch(`${from}/act`, {
      method: "POST", headers: { "Content-Type": "application/json" }, body: JSON.stringify(wanted),
    });
    return answer.ok ? await answer.json() : { error: (await answer.text()) || answer.statusText };
  } catch {
    return { error: say("lost") };
  }
}

/**
 * Do what a control stands for, which is busy meanwhile.
 *
 * @param {HTMLElement | null} node
 * @param {Wanted} wanted
 * @returns {Promise<void>}
 */
export async function act(node, wanted) {
  if (node?.getAttribute("aria-busy")) return;
  node?.setAttribute("aria-busy", "true");
  here.pressed = performance.now();
  const answer = await post(wanted);
  node?.removeAttribute("aria-busy");
  complain(answer.error ?? "");
  const opened = answer.modal;
  if (opened) modal(opened, about(), (values) => act(node, { do: "submit", modal: opened.token, values }));
}

/**
 * Say what was wrong, until it is put away or something else is done.
 *
 * @param {string} sentence
 */
function complain(sentence) {
  const away = make("button", { type: "button", class: "away", "aria-label": say("dismiss"), title: say("dismiss") }, "×");
  away.addEventListener("click", () => complain(""));
  $("wrong").replaceChildren(...(sentence ? [make("span", {}, sentence), away] : []));
  $("wrong").hidden = !sentence;
}

/** Read what the seat sees, from now on. */
export function connect() {
  source?.close();
  const asked = here.place === null ? "" : `?where=${here.place}`;
  const mine = (source = new EventSource(`${here.seat}/stream${asked}`));
  mine.onmessage = (event) => {
    if (mine !== source) return;
    found();
    shows(JSON.parse(event.data));
  };
  mine.addEventListener("beat", found);
  mine.onerror = () => {
    if (mine !== source) return;
    mine.close();
    lost();
  };
}

function found() {
  if (tries) {
    $("said").textContent = say("back");
    $("lost").hidden = true;
    document.body.classList.remove("lost");
  }
  tries = 0;
}

async function lost() {
  tries += 1;
  document.body.classList.add("lost");
  let sentence = say("lost");
  try {
    const answer = await fetch("about", { cache: "no-store" });
    if (answer.status === 404) sentence = say("ended");
    else if (answer.ok && tries > 2) {
      const stream = await fetch(`${here.seat}/state`, { cache: "no-store" });
      if (stream.ok) sentence = say("many");
    }
  } catch {
    // Nobody is there yet.
  }
  if ($("lost").hidden || $("lost").textContent !== sentence) $("lost").textContent = sentence;
  $("lost").hidden = false;
  setTimeout(connect, Math.min(4000, 400 * tries));
}

/**
 * Show a channel or thread, instead of where the seat plays.
 *
 * @param {string} id
 */
export function goTo(id) {
  here.place = id;
  connect();
}

/**
 * What controls and texts need to know.
 *
 * @returns {About}
 */
export function about() {
  const { state, seat } = here;
  return {
    say, act, base: `${seat}/`, names: state?.names ?? {}, places: state?.places ?? [], place: state?.where,
    large: (url, text) => large(url, text, say), go: goTo,
  };
}
