// Talks with the house: what it is asked for, what is done there, and news of it.

/** @import { Done, HomeNews } from "./shapes.d.ts" */

import { $, here } from "./here.js";

const AGAIN = [500, 1000, 2000, 4000]; // ms before the stream is opened again
let tries = 0;
/** @type {EventSource | null} */
let stream = null;
/** Called when this link opens nothing any more. @type {() => void} */
let over = () => {};

/** What a request ended with: the house's own sentence, if it has said one. */
export class Refused extends Error {}

/** Where this reader's house is. */
const at = () => `${here.who}/home`;

/** Where the picture of a game is. @param {string} game */
export const cover = (game) => `${at()}/cover/${game}`;

/** Where the picture of a code for a phone is. @param {string} code */
export const qr = (code) => `${at()}/qr/${code}`;

/** Where a portrait at a table is. @param {number} table @param {string} card */
export const portrait = (table, card) => `${here.who}/tables/${table}/art/${encodeURIComponent(card)}`;

/** Where a table can be saved from. @param {number} table */
export const file = (table) => `${at()}/export/${table}`;

/** @param {Response} said */
async function read(said) {
  if (!said.ok) throw new Refused(await said.text());
  return await said.json();
}

/**
 * What the house says about something; about itself if nothing is named.
 *
 * @template T
 * @param {string} what
 * @returns {Promise<T>}
 */
export const ask = async (what = "") => read(await fetch(what ? `${at()}/${what}` : at()));

/** @param {string} sentence */
export function wrong(sentence) {
  $("wrong").textContent = sentence;
  $("wrong").hidden = !sentence;
  if (sentence) $("wrong").scrollIntoView({ block: "nearest" });
}

/** Called when something was done. @type {() => void} */
let done = () => {};
/** Called when something was not: what was chosen is as it was. @type {() => void} */
let undone = () => {};

/** @param {() => void} then @param {() => void} otherwise */
export function after(then, otherwise) {
  done = then;
  undone = otherwise;
}

/** @param {() => void} then */
export function atEnd(then) {
  over = then;
}

/**
 * Do something. What was refused is said, and has changed nothing; then there is no answer.
 *
 * @param {string} what
 * @param {Record<string, unknown>} more
 * @returns {Promise<Done | null>}
 */
export const act = (what, more = {}) => send("do", what, more);

/**
 * The same for the one act that has a file.
 *
 * @param {Record<string, unknown>} more
 */
export const open = (more) => send("open", "open", more);

/** @param {string} to @param {string} what @param {Record<string, unknown>} more @returns {Promise<Done | null>} */
async function send(to, what, more) {
  wrong("");
  document.body.classList.add("busy");
  try {
    const body = JSON.stringify({ do: what, ...more });
    const said = await read(await fetch(`${at()}/${to}`, { method: "POST", headers: { "Content-Type": "application/json" }, body }));
    if (!said.refused) {
      done();
      return said;
    }
    wrong(said.refused);
  } catch (fault) {
    if (!(fault instanceof Refused)) throw fault;
    wrong(fault.message);
  } finally {
    document.body.classList.remove("busy");
  }
  undone();
  return null;
}

/** Whether this link opens nothing any more. */
const gone = async () => (await fetch("about").catch(() => null))?.status === 404;

/**
 * Hear of news from now on, also of a table beside its game, and again after the line was lost.
 *
 * @param {string} table
 * @param {(news: HomeNews) => void} heard
 */
export function listen(table, heard) {
  stream?.close();
  const opened = new EventSource(table ? `${at()}/news?table=${table}` : `${at()}/news`);
  stream = opened;
  opened.onopen = () => {
    tries = 0;
    $("lost").hidden = true;
  };
  opened.addEventListener("news", (event) => heard(JSON.parse(event.data)));
  opened.onerror = async () => {
    opened.close();
    if (stream !== opened) return;
    if (await gone()) return over();
    $("lost").hidden = false;
    setTimeout(() => stream === opened && listen(table, heard), AGAIN[Math.min(tries++, AGAIN.length - 1)]);
  };
}
