// Showing what a seat sees: every message once, nothing moved that has not changed.

/** @import { Message, State } from "../shapes.d.ts" */

import { showBoard } from "./board.js";
import { whenCalm } from "./calm.js";
import { showPlaces, showSeats } from "./head.js";
import { remember, restore, tell } from "./heard.js";
import { $, here, me, now, say } from "./here.js";
import { make } from "./make.js";
import { message } from "./render.js";
import { about, act, connect, post } from "./talk.js";

/** @type {Message | null} */
let lastTable = null;
let opening = 0; // the timer after which a question opens
let settling = 0; // the timer after which a panel that is answered makes room
/** @type {Set<string>} */
const opened = new Set(); // questions for which the private panel was opened
/** @type {Map<string, { json: string, node: HTMLElement }>} */
const drawn = new Map(); // by the message's id

/**
 * Show a state.
 *
 * @param {State} next
 */
export function show(next) {
  const before = here.state;
  // A table that has just been laid is where everybody goes on, whatever was looked at before.
  const newer = next.places[0]?.id;
  if (here.place !== null && before && newer !== before.places[0]?.id) {
    here.state = next;
    here.place = null;
    connect();
    return;
  }
  here.state = next;
  const focus = remember();
  const settle = whenCalm();
  document.title = `${next.called.includes(here.seat) ? "● " : ""}${next.title} · Quartermaster`;
  $("title").textContent = next.title;
  showPlaces();
  showSeats();
  showTable();
  fill($("private"), "private", here.covered ? [] : next.private, (data, node) => dress(data, node));
  fill($("direct"), "direct", here.covered ? [] : [...next.direct].reverse());
  fill($("after"), "after", next.after);
  const earlier = /** @type {HTMLElement} */ ($("earlier").querySelector("div"));
  sync(earlier, (here.covered ? next.earlier.filter((one) => !one.private) : next.earlier).slice().reverse());
  $("earlier").hidden = !earlier.childElementCount;
  showAsked();
  cover();
  showBoard($("board"), next, here.seat, say, about().large);
  forget();
  restore(focus);
  settle();
  for (const log of logsOf(document)) edge(log);
  showCalled();
  if (before) reveal(before, next);
  if (before) tell(before, next, lines);
  openOwn();
}

/** @typedef {(data: Message, node: HTMLElement) => void} Dressed */

/**
 * @param {Document | HTMLElement} within
 * @returns {HTMLElement[]}
 */
const logsOf = (within) => [.../** @type {NodeListOf<HTMLElement>} */ (within.querySelectorAll(".log"))];

/**
 * The node of a message that is shown.
 *
 * @param {Message} data
 */
const nodeOf = (data) => /** @type {HTMLElement} */ (drawn.get(data.id)?.node);

/**
 * Put messages into a section beneath its heading; it is hidden while it is empty.
 *
 * @param {HTMLElement} section
 * @param {string} heading
 * @param {Message[]} messages
 * @param {Dressed} [dressed]
 */
function fill(section, heading, messages, dressed) {
  if (!section.firstElementChild?.matches("h2")) section.prepend(make("h2", {}, say(heading)));
  /** @type {HTMLElement | null} */
  let body = section.querySelector(":scope > .messages");
  if (!body) section.append((body = make("div", { class: "messages" })));
  sync(body, messages, dressed);
  section.hidden = !messages.length;
}

/**
 * @param {HTMLElement} body
 * @param {Message[]} messages
 * @param {Dressed} [dressed]
 */
function sync(body, messages, dressed) {
  const nodes = messages.map((data) => noded(data, body.parentElement?.id ?? "", dressed));
  if (nodes.length === body.childNodes.length && nodes.every((node, at) => body.childNodes[at] === node)) return;
  // Whoever reads further up or down stays there.
  const read = new Map(logsOf(body).map((log) => [messageOf(log), log.scrollTop]));
  body.replaceChildren(...nodes);
  for (const log of logsOf(body)) {
    log.scrollTop = read.get(messageOf(log)) ?? 0;
    log.onscroll = () => edge(log);
  }
}

/** @param {HTMLElement} log */
const messageOf = (log) => /** @type {HTMLElement | null} */ (log.closest(".message"))?.dataset.message;

/**
 * A log that has more above or beneath fades there, instead of cutting a line in two.
 *
 * @param {HTMLElement} log
 */
function edge(log) {
  const over = log.scrollHeight - log.clientHeight;
  // A log counts from its end.
  const above = log.matches(".read") ? log.scrollTop : over + log.scrollTop;
  log.classList.toggle("more", above > 2);
  log.classList.toggle("beneath", over - above > 2);
}

/**
 * A message's node: the one that is there, unless something has changed.
 *
 * @param {Message} data
 * @param {string} section
 * @param {Dressed} [dressed]
 */
function noded(data, section, dressed) {
  const { names, places, table, called, title } = now();
  const json = JSON.stringify([data, names, places, here.seat, section]);
  const old = drawn.get(data.id);
  if (old?.json === json) return old.node;
  const node = message(data, { ...about(), title, living: section === "table", asks: section === "table" || data.asks,
    own: (data.private && !data.log) || section === "direct" });
  const lists = /** @type {NodeListOf<HTMLDetailsElement>} */ (node.querySelectorAll(".choices"));
  // A question of this seat whose answers begin with a list opens it.
  const first = node.querySelector(".button:is(.blue, .green, .red), .choices");
  const asked = data.asks || (data.id === table?.id && called.includes(here.seat));
  if (lists.length === 1 && lists[0] && first === lists[0] && asked) lists[0].open = true;
  const folds = old ? foldsOf(old.node) : [];
  for (const fold of foldsOf(node)) {
    const before = folds.find((one) => one.dataset.fold === fold.dataset.fold);
    if (before) keep(fold, before);
  }
  dressed?.(data, node);
  drawn.set(data.id, { json, node });
  return node;
}

/**
 * @param {HTMLElement} node
 * @returns {HTMLDetailsElement[]}
 */
const foldsOf = (node) => [.../** @type {NodeListOf<HTMLDetailsElement>} */ (node.querySelectorAll("details[data-fold]"))];

/**
 * Keep a list as it was, open or not, and where it was.
 *
 * @param {HTMLDetailsElement} fold
 * @param {HTMLDetailsElement} before
 */
function keep(fold, before) {
  fold.open = before.open;
  const at = before.querySelector(".options")?.scrollTop;
  const options = fold.querySelector(".options");
  if (at && options) requestAnimationFrame(() => (options.scrollTop = at));
}

/** Forget what was shown, for another seat. */
export function forgetAll() {
  lastTable = null;
  drawn.clear();
}

function forget() {
  for (const [id, { node }] of drawn) if (!node.isConnected) drawn.delete(id);
}

/**
 * A private message can be put away; one that the table has gone past is dimmed.
 *
 * @param {Message} data
 * @param {HTMLElement} node
 */
function dress(data, node) {
  const away = make("button", { type: "button", class: "away", "aria-label": say("dismiss"), title: say("dismiss"), "data-key": `${data.id} away` }, "×");
  away.addEventListener("click", () => act(away, { do: "dismiss", message: data.id }));
  node.prepend(away);
}

function showTable() {
  const section = $("table");
  const shown = now().table ?? lastTable;
  fill(section, "table", shown ? [shown] : []);
  section.hidden = false;
  // After a start the table is set up again first.
  if (!shown) section.querySelector(".messages")?.append(make("p", { class: "box thinking" }, say("thinking")));
  // Between two messages of a table there may be none for a moment: the old one stays, asleep.
  section.inert = !now().table;
  if (now().table) lastTable = now().table;
}

/** What this seat is asked in private stays in its place for a moment after the answer: often the next question comes at once. */
function showAsked() {
  const asks = !here.covered && now().private.some((one) => one.asks);
  clearTimeout(settling);
  if (asks || here.covered) document.body.classList.toggle("asked", asks);
  else settling = setTimeout(() => document.body.classList.remove("asked"), 1500);
  if (here.covered) return;
  // What the table has gone past is dimmed.
  const { table } = now();
  const changed = table ? (table.edited ?? table.at) : 0;
  for (const data of now().private) nodeOf(data).classList.toggle("old", (data.edited ?? data.at) < changed && !data.asks);
  showOnce();
}

/** Buttons that two messages have are shown where the seat is asked: in its panel, else at the table. */
function showOnce() {
  const asking = now().private.filter((one) => one.asks).map(nodeOf);
  const others = now().private.filter((one) => !one.asks).map(nodeOf);
  const table = [$("table")];
  hide(table, asking);
  hide(others, [...asking, ...table]);
}

/**
 * @param {HTMLElement[]} nodes
 * @param {HTMLElement[]} before
 */
function hide(nodes, before) {
  /**
   * @param {HTMLElement[]} all
   * @returns {HTMLElement[]}
   */
  const controls = (all) =>
    all.flatMap((node) => [.../** @type {NodeListOf<HTMLElement>} */ (node.querySelectorAll("[data-control]"))]);
  const shown = new Set(controls(before).map((node) => node.dataset.control));
  for (const node of controls(nodes)) node.classList.toggle("empty", shown.has(node.dataset.control));
  for (const row of nodes.flatMap((node) => [...node.querySelectorAll(".row")])) {
    row.classList.toggle("empty", row.childElementCount > 0 && [...row.children].every((node) => node.matches(".empty")));
  }
}

const RENEWED = 800; // milliseconds in which a panel that is there shows the next question
const HEADED = 30; // pixels above a message for its heading
const SOON = 5000; // milliseconds in which an answer belongs to what was pressed

/**
 * What somebody has just asked to see comes into sight, and so does his next question, from its beginning.
 *
 * @param {State} before
 * @param {State} next
 */
function reveal(before, next) {
  const seen = before.private.map((one) => one.id);
  const opened = next.private.find((one) => !seen.includes(one.id));
  const asked = next.question !== null && next.question !== before.question;
  if (here.covered || performance.now() - here.pressed > SOON) return;
  const node = asked ? $("private") : opened && nodeOf(opened);
  if (!node) return;
  const behavior = matchMedia("(prefers-reduced-motion: reduce)").matches ? "auto" : "smooth";
  const asks = $("asks");
  // Beside the board the questions scroll by themselves, and the page stays where it is.
  const beside = getComputedStyle(asks).overflowY === "auto";
  const place = beside ? asks.getBoundingClientRect() : { top: 0, bottom: innerHeight };
  const { top, bottom } = node.getBoundingClientRect();
  if (!asked && top >= place.top && bottom <= place.bottom) return;
  if (!beside) node.scrollIntoView({ block: "start", behavior });
  else asks.scrollTo({ top: asked ? 0 : asks.scrollTop + top - place.top - HEADED, behavior });
}

/** On a phone the buttons may be out of sight when the turn comes. */
export function showCalled() {
  const node = $("called");
  const asked = now().called.includes(here.seat) || (!here.covered && now().private.some((one) => one.asks));
  const rows = [...$("asks").querySelectorAll(".row:not(.empty)")];
  const needed = asked && rows.every((row) => row.getBoundingClientRect().bottom < 60);
  node.textContent = say("your-turn");
  node.hidden = !needed;
}

/** At a shared screen the seat's own cards stay covered until its player says that only he looks. */
function cover() {
  let node = document.getElementById("cover");
  if (!here.covered) {
    node?.remove();
    return;
  }
  if (!node) {
    node = make("section", { id: "cover" });
    $("private").before(node);
  }
  const show_ = make("button", { type: "button", class: "button blue", "data-key": "uncover" }, say("show-seat", { name: me()?.name }));
  show_.addEventListener("click", () => {
    here.covered = false;
    show(now());
    ($("private").hidden ? $("table") : $("private")).focus();
  });
  node.replaceChildren(make("p", {}, say("covered", { name: me()?.name })), show_);
}

/** What this seat alone is asked opens by itself, once for each question. */
function openOwn() {
  clearTimeout(opening);
  const own = now().opens;
  if (!own || here.covered || opened.has(`${here.seat} ${own.question}`)) return;
  // A panel that is there goes on to the next question by itself.
  const wait = now().private.length ? RENEWED : 0;
  opening = setTimeout(() => {
    opened.add(`${here.seat} ${own.question}`);
    post({ do: "click", message: own.message, control: own.control });
  }, wait);
}

/**
 * @param {Message | null} data
 * @returns {string[]}
 */
function lines(data) {
  const node = data && drawn.get(data.id)?.node;
  return node ? [...node.querySelectorAll("li, p, h3, h4")].map((one) => one.textContent.trim()).filter(Boolean) : [];
}
