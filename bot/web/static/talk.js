// Talking with the bot: what is pressed goes out, what changes comes in.

import { $, here, say } from "./here.js";
import { large, modal } from "./modal.js";
import { make } from "./text.js";

let source = null;
let tries = 0;
let shows = () => {};

/** Call `show` with every state that comes in. */
export function listen(show) {
  shows = show;
}

/** Send what was done; gives the bot's answer, or what was wrong. */
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

/** Do what a control stands for, which is busy meanwhile. */
export async function act(node, wanted) {
  if (node?.getAttribute("aria-busy")) return;
  node?.setAttribute("aria-busy", "true");
  here.pressed = performance.now();
  const answer = await post(wanted);
  node?.removeAttribute("aria-busy");
  complain(answer.error ?? "");
  if (answer.modal) modal(answer.modal, about(), (values) => act(node, { do: "submit", modal: answer.modal.token, values }));
}

/** Say what was wrong, until it is put away or something else is done. */
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

/** Show a channel or thread, instead of where the seat plays. */
export function goTo(id) {
  here.place = id;
  connect();
}

/** What controls and texts need to know. */
export function about() {
  const { state, seat } = here;
  return {
    say, act, base: `${seat}/`, names: state?.names ?? {}, places: state?.places ?? [], place: state?.where,
    large: (url, text) => large(url, text, say), go: goTo,
  };
}
