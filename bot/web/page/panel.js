// One look-up at a time, over the stage; it goes when something is done.

/** @import { Thing } from "./shapes.d.ts" */
/** @import { Made } from "./answers.js" */

import { make } from "./kit/make.js";
import { button } from "./answers.js";
import { head } from "./board/heads.js";
import { $, here, link, now, say } from "./here.js";
import { sign } from "./kit/signs.js";

/** What had the focus before. @type {Element | null} */
let before = null;
/** Lets those go on who wait until nothing is looked up any more. @type {(() => void)[]} */
const waiting = [];

/**
 * Open a panel over the stage.
 *
 * @param {string} title
 * @param {...(Node | string)} inside
 */
export function open(title, ...inside) {
  // A mouse leaves the focus where it pressed, but no key is meant for that.
  if ($("panel").hidden) before = document.activeElement?.matches(":focus-visible") ? document.activeElement : document.getElementById("asked");
  const shut = make("button", { type: "button", class: "shut", "aria-label": say("close") }, sign("close"));
  shut.addEventListener("click", close);
  // One's own sheet would lie over it on a phone.
  $("me").classList.remove("open");
  const heading = make("h2", { tabindex: -1 }, title);
  chosen = "";
  $("panel").replaceChildren(make("div", { class: "head" }, heading, shut), make("div", { class: "scroll" }, ...inside));
  $("panel").hidden = false;
  heading.focus();
}

export function close() {
  if ($("panel").hidden) return;
  const left = $("panel").contains(document.activeElement);
  $("panel").hidden = true;
  $("panel").replaceChildren();
  for (const done of waiting.splice(0)) done();
  // Whoever is at something else by now stays there.
  if (left && (before instanceof HTMLElement || before instanceof SVGElement)) before.focus();
}

/** Whether a panel is open. */
export const isOpen = () => !$("panel").hidden;

/** Once nothing is looked up: what is told meanwhile would not be seen. @returns {Promise<void>} */
export const closed = () => (isOpen() ? new Promise((done) => waiting.push(done)) : Promise.resolve());

/** What can be done with which thing stands there. */
let chosen = "";

/** Whether what can be done with this thing stands there. @param {string} at */
export const shows = (at) => isOpen() && chosen === at;

/** How large the pictures of things were, by their kinds: the next one has its room before it is there. @type {Map<string, string>} */
const sizes = new Map();

/** @param {string} at */
const kind = (at) => at.slice(0, at.indexOf(":"));

/** What is known of a thing before it is fetched: what it is called, and what holds there. @param {string} at */
function known(at) {
  const { board, table } = now();
  const spot = [...board.spots, ...board.scene_spots ?? []].find((one) => one.at === at);
  const name = spot?.name ?? board.pieces.find((one) => one.id === at)?.name ?? table.seats.find((one) => `seat:${one.seat}` === at)?.name;
  return { name: name ?? "", lines: spot?.about ? [spot.about] : [] };
}

/** Room for what is to come. @param {string} at */
function coming(at) {
  const room = make("div", { class: "face coming", "aria-hidden": true });
  room.style.aspectRatio = sizes.get(kind(at)) ?? "4 / 3";
  return room;
}

/** The small card of anything on the table: what is known of it at once, the rest when it is there. @param {string} at */
export async function look(at) {
  const { name, lines: said } = known(at);
  if (name) open(name, head(at), ...said.map((line) => make("p", { class: "note" }, line)), coming(at));
  const first = $("panel").firstElementChild;
  /** @type {Thing} */
  const card = await link().ask(`thing/${encodeURIComponent(at)}`).catch((/** @type {unknown} */ fault) => {
    if (name && first === $("panel").firstElementChild) close();
    throw fault;
  });
  // Whoever has closed it, or looks at something else by now, goes on with that.
  if (name && first !== $("panel").firstElementChild) return;
  if (card.picture) sizes.set(kind(at), `${card.picture.width} / ${card.picture.height}`);
  const above = head(at);
  // Nothing is said twice.
  const lines = [
    make("ul", { class: "lines" }, ...card.lines.filter((line) => line !== card.title).map((line) => make("li", {}, line))),
    card.rules && !card.lines.includes(card.rules) ? make("p", { class: "rules" }, card.rules) : "",
  ];
  const note = card.note ? make("p", { class: "note" }, card.note) : "";
  // Few write anything down: that is fetched with one's own sheet.
  const own = here.me !== null && at === `seat:${here.me}` ? (await import("./carry/notes.js")).notes() : "";
  const errand = asks(card);
  if (!card.picture) return open(card.title, above, ...errand, note, ...lines, own);
  open(card.title, above, ...errand, note, ...drawn(card.picture, lines), own);
}

/** What the reader has to do there for what he holds, such as a mission, with what is written on it. @param {Thing} card */
const asks = ({ own = [] }) => {
  const { board = [], hand = [] } = now().view ?? {};
  return [...board, ...hand].filter(({ id }) => own.includes(id)).map(({ picture, text, title }) =>
    make("div", { class: "errand" }, make("img", { src: link().card(picture), alt: "" }), make("div", {}, make("h3", {}, title), make("p", {}, text))));
};

/**
 * A picture says all of it already, and a touch enlarges it: its words are for whoever cannot read it, and come last.
 *
 * @param {NonNullable<Thing["picture"]>} shown
 * @param {(Node | string)[]} words
 */
function drawn(shown, words) {
  return [face(shown, words), make("details", { class: "chapter" }, make("summary", {}, say("in-words")), ...words)];
}

const READ = 0.6; // of its own size from which on what is written in a picture can be read

const PANEL = 420; // pixels that a picture has here at the most

/** Whether a picture is shown so small that what is written in it cannot be read. @param {NonNullable<Thing["picture"]>} shown */
const small = ({ width }) => Math.min(innerWidth, PANEL) < width * READ;

/**
 * The picture of a thing, with room for it before it is there, in which its words are read meanwhile. Where it is small, a touch
 * shows it large, and the next one whole.
 *
 * @param {NonNullable<Thing["picture"]>} shown
 * @param {(Node | string)[]} [words]
 */
export function face(shown, words = []) {
  const picture = make("img", { src: link().picture(shown.token), alt: shown.alt, class: "face" });
  picture.width = shown.width;
  picture.height = shown.height;
  if (!small(shown)) return over(picture, words);
  const box = make("button", { type: "button", class: "enlarged", "aria-pressed": "false", "aria-label": say("enlarge") }, picture);
  box.addEventListener("click", ({ clientX, clientY, detail }) => {
    const { left, top, width } = picture.getBoundingClientRect();
    const large = box.getAttribute("aria-pressed") !== "true";
    box.setAttribute("aria-pressed", String(large));
    picture.style.width = large ? `${shown.width * READ * 1.25}px` : "";
    // What was touched stays under the finger.
    const by = picture.getBoundingClientRect().width / width;
    if (large && detail) box.scrollTo(by * (clientX - left) - (clientX - box.getBoundingClientRect().left), by * (clientY - top) - (clientY - top));
  });
  return box;
}

/**
 * A picture over whose room its words stand until it is there.
 *
 * @param {HTMLImageElement} picture
 * @param {(Node | string)[]} words
 */
function over(picture, words) {
  const meanwhile = make("div", { class: "meanwhile", "aria-hidden": true }, ...words.map((one) => typeof one === "string" ? one : one.cloneNode(true)));
  for (const then of ["load", "error"]) picture.addEventListener(then, () => meanwhile.remove(), { once: true });
  return make("div", { class: "drawn" }, picture, meanwhile);
}

/**
 * What can be done with one thing, and what there is to know of it.
 *
 * @param {string} title
 * @param {Made[]} made
 * @param {string} at where it lies
 */
export async function choose(title, made, at) {
  // It stays open where it is asked again what cannot be undone.
  const buttons = made.map((one) => button({ ...one, press: (pressed) => (one.press(pressed), pressed.isConnected && close()) }));
  const about = make("div", { class: "read" }, ...known(at).lines.map((line) => make("p", {}, line)), coming(at));
  // What can be pressed stays where it is when the rest comes.
  open(title, make("div", { class: "choices" }, ...buttons), about);
  chosen = at;
  const card = /** @type {Thing | null} */ (await link().ask(`thing/${encodeURIComponent(at)}`).catch(() => null));
  if (!card) return about.replaceChildren();
  if (card.picture) sizes.set(kind(at), `${card.picture.width} / ${card.picture.height}`);
  const said = [card.note, card.rules].filter(Boolean).map((line) => make("p", {}, line ?? ""));
  const lines = card.lines.map((line) => make("p", {}, line));
  // What it means for the reader, and its rule, say more than what its picture shows in words.
  const errand = asks(card);
  const rest = card.picture ? (card.rules ? [face(card.picture)] : drawn(card.picture, lines)) : said.length ? [] : lines;
  about.replaceChildren(...errand, ...(card.rules ? [...rest, ...said] : [...said, ...rest]));
}

/**
 * Some lines to read.
 *
 * @param {string} title
 * @param {string[]} lines
 */
export function read(title, lines) {
  open(title, make("div", { class: "read" }, ...lines.map((line) => make("p", {}, line))));
}
