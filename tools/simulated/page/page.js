// The page of one member: the messages that he sees, in Discord's order, and what he does with them.

/** @import { About, Answer, Message, State, Wanted } from "./shapes.d.ts" */

import { modal } from "./modal.js";
import { message } from "./render.js";

const AGAIN = 100; // milliseconds between two looks at what there is

/** @param {string} id */
const $ = (id) => /** @type {HTMLElement} */ (document.getElementById(id));

/** @type {Map<string, { json: string, node: HTMLElement }>} */
const drawn = new Map(); // by the message's id: what has not changed is left alone
let shown = "";
/** @type {State | null} */
let state = null;

/** Look, and look again, for ever. */
async function look() {
  try {
    const answer = await fetch("state", { cache: "no-store" });
    const told = await answer.text();
    if (answer.ok && told !== shown) {
      shown = told;
      show(JSON.parse(told));
    }
  } catch {
    // Nobody is there at the moment.
  }
  setTimeout(look, AGAIN);
}

/** @param {State} next */
function show(next) {
  state = next;
  document.title = `${next.seat} · ${next.title}`;
  fill("private", next.private);
  fill("table", next.table ? [next.table] : []);
  fill("after", next.after);
  fill("direct", [...next.direct].reverse());
  fill("earlier", [...next.earlier].reverse());
  $("before").hidden = !next.earlier.length;
}

/** @param {string} section @param {Message[]} messages */
function fill(section, messages) {
  const nodes = messages.map(noded);
  const there = $(section).childNodes;
  if (nodes.length !== there.length || nodes.some((node, at) => there[at] !== node)) $(section).replaceChildren(...nodes);
}

/** @param {Message} data */
function noded(data) {
  const json = JSON.stringify([data, state?.names, state?.places]);
  const before = drawn.get(data.id);
  if (before?.json === json) return before.node;
  const node = message(data, about());
  drawn.set(data.id, { json, node });
  return node;
}

/** @returns {About} */
const about = () => ({ act, names: state?.names ?? {}, places: state?.places ?? [] });

/**
 * Do what a control stands for, which is busy meanwhile.
 *
 * @param {HTMLElement | null} node
 * @param {Wanted} wanted
 * @returns {Promise<void>}
 */
async function act(node, wanted) {
  if (node?.getAttribute("aria-busy")) return;
  node?.setAttribute("aria-busy", "true");
  const answer = await sent(wanted);
  node?.removeAttribute("aria-busy");
  $("wrong").textContent = answer.error ?? "";
  $("wrong").hidden = !answer.error;
  const opened = answer.modal;
  if (opened) modal(opened, about(), (values) => act(node, { do: "submit", modal: opened.token, values }));
}

/**
 * @param {Wanted} wanted
 * @returns {Promise<Answer>}
 */
async function sent(wanted) {
  const headers = { "Content-Type": "application/json" };
  const answer = await fetch("act", { method: "POST", headers, body: JSON.stringify(wanted) });
  return answer.ok ? await answer.json() : { error: await answer.text() };
}

/** A slash command as it was typed: its name, and options with their values. @param {string} line @returns {Wanted} */
function command(line) {
  const [name = ""] = line.replace(/^\//, "").split(/\s+\w+:/);
  const options = line.matchAll(/\s(\w+):\s*(.*?)(?=\s+\w+:|$)/g);
  return { do: "command", name: name.trim(), options: Object.fromEntries([...options].map(([, key, value]) => [key, value])) };
}

$("command").addEventListener("submit", (event) => {
  event.preventDefault();
  const field = /** @type {HTMLInputElement} */ ($("command").querySelector("input"));
  act(field, command(field.value));
  field.value = "";
});
look();
