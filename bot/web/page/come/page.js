// Coming to a table by a code: the code, then a name, then one's own link; or the host is asked.

/** @import { Came } from "../home/shapes.d.ts" */

import { make } from "../kit/make.js";

const AGAIN = 2000; // ms before the host's answer is asked for again, after the line was lost

/** @type {Record<string, string>} */
let words = {};
/** What was scanned, or typed. The address of the page does not keep it. */
let code = "";

/** @param {string} key @param {Record<string, string>} given */
const say = (key, given = {}) => (words[`house-${key}`] ?? key).replace(/\{(\w+)\}/g, (whole, name) => given[name] ?? whole);

/** @param {string} id */
const $ = (id) => /** @type {HTMLElement} */ (document.getElementById(id));

/** @param {string} sentence */
function wrong(sentence) {
  $("wrong").textContent = sentence;
  $("wrong").hidden = !sentence;
}

/** @param {string} what @param {Record<string, string>} body @returns {Promise<Came>} */
async function send(what, body) {
  const said = await fetch(what, {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify(body),
  });
  return said.ok ? await said.json() : { refused: await said.text() };
}

/**
 * One line to be filled in.
 *
 * @param {string} title
 * @param {string} label
 * @param {string} does_label
 * @param {Record<string, string | number>} more
 * @param {(text: string) => void} does
 */
function ask(title, label, does_label, more, does) {
  const line = make("input", { type: "text", autocomplete: "off", required: true, ...more });
  const form = make(
    "form",
    { class: "sheet" },
    make("h2", {}, title),
    make("label", { class: "field" }, make("span", {}, label), line),
    make("button", { class: "press go big" }, make("b", {}, does_label)),
  );
  form.addEventListener("submit", (event) => {
    event.preventDefault();
    does(line.value);
  });
  $("page").replaceChildren(form);
  line.focus();
}

const askCode = () =>
  ask(say("come"), say("come-code"), say("come-next"), { name: "code", maxlength: 12, autocapitalize: "characters" }, (text) => {
    code = text;
    come("");
  });

/** @param {string} table */
const askName = (table) =>
  ask(say("come-at", { table }), say("come-name"), say("come-go"), { name: "name", maxlength: 24, autocapitalize: "words" }, come);

/** @param {string} name */
async function come(name) {
  wrong("");
  try {
    answered(await send("come", { code, name, language: words.language ?? "" }));
  } catch {
    wrong(say("come-lost"));
  }
}

/** @param {Came} came */
function answered({ key, asks, waits, instead, refused, over }) {
  if (key) return location.replace(`${key}/`);
  if (asks) return askName(asks);
  if (waits) {
    if (instead) $("page").replaceChildren(make("p", { class: "sheet greeting", role: "status" }, say("come-waits", { other: instead })));
    return wait(waits);
  }
  wrong(refused ?? "");
  if (over || !document.querySelector("form")) askCode();
}

/** Until the host has answered. @param {string} waits */
async function wait(waits) {
  try {
    const came = await send("wait", { waits, language: words.language ?? "" });
    wrong("");
    answered(came);
  } catch {
    wrong(say("come-lost"));
    setTimeout(() => wait(waits), AGAIN);
  }
}

async function begin() {
  words = await (await fetch("words")).json();
  document.documentElement.lang = words.language ?? "en";
  document.title = say("come");
  code = location.hash.slice(1);
  // Nobody who gets the phone later comes by it once more.
  history.replaceState(null, "", location.pathname);
  if (code) await come("");
  else askCode();
  $("loading").remove();
}

begin();
