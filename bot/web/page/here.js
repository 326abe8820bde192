// What the page knows: its words, the table as it is shown, and what this browser keeps.

/** @import { Link } from "./link.js" */
/** @import { Layer, Question, State, Seat } from "./shapes.d.ts" */

/**
 * An element that the page has from the beginning.
 *
 * @param {string} id
 */
export const $ = (id) => /** @type {HTMLElement} */ (document.getElementById(id));

/**
 * @type {{
 *   words: Record<string, string>, state: State | null, layer: Layer | null, cursor: string, busy: boolean,
 *   link: Link | null, me: number | null, undone: string, answered: string, acted: boolean, gave: number,
 * }}
 * `undone`: what has just been taken back; `answered`: what was answered last, as its button said; `acted`: whether an answer
 * has just been given that is not told yet; `gave`: the number of the question that was answered last
 */
export const here = { words: {}, state: null, layer: null, cursor: "", busy: false, link: null, me: null, undone: "", answered: "", acted: false, gave: -1 };

/**
 * A sentence of the page's own; what is counted may have another one for 1.
 *
 * @param {string} key
 * @param {Record<string, unknown>} given
 */
export function say(key, given = {}) {
  const single = given.count === 1 || given.zones === 1 ? here.words[`tabletop-${key}-one`] : undefined;
  const words = single ?? here.words[`tabletop-${key}`] ?? key;
  return words.replace(/\{(\w+)\}/g, (whole, name) => (name in given ? String(given[name]) : whole));
}

/** What the page has from the beginning has its words. */
export function named() {
  for (const one of document.querySelectorAll("[data-say]")) one.textContent = say(one.getAttribute("data-say") ?? "");
  for (const one of document.querySelectorAll("[data-label]")) one.setAttribute("aria-label", say(one.getAttribute("data-label") ?? ""));
}

/** The state that is shown. Call it only once there is one. */
export const now = () => /** @type {State} */ (here.state);

/** What is asked of this seat; null while it is asked nothing. @returns {Question | null} */
export const asked = () => {
  const question = here.state?.question;
  return question && "number" in question ? question : null;
};

/** The table's link. Call it only once there is one. */
export const link = () => /** @type {Link} */ (here.link);

/** @param {number | null | undefined} seat @returns {Seat | undefined} */
export const seated = (seat) => here.state?.table.seats.find((one) => one.seat === seat);

/** How a seat is called: by its player's name, everywhere; one's own is "You". @param {Seat} seat */
export const called = (seat) => (seat.seat === here.me ? say("you") : seat.name);

/** Whether the table is held in the hand, as its styles have it: the query changes with the window. */
export const narrows = matchMedia("(max-width: 760px)");

/** Whether things may move here: not where the member has said that they make him dizzy. */
export const still = () => matchMedia("(prefers-reduced-motion: reduce)").matches || choice("speed", "turn") === "stop";

/**
 * What this browser's member has chosen; `usual` until he chooses.
 *
 * @param {string} name
 * @param {string} usual
 */
export function choice(name, usual) {
  try {
    return localStorage.getItem(`table-${name}`) ?? usual;
  } catch {
    return usual;
  }
}

/**
 * @param {string} name
 * @param {string} value
 */
export function choose(name, value) {
  try {
    localStorage.setItem(`table-${name}`, value);
  } catch {
    // Without a store the page forgets this when it is loaded again.
  }
}

const HEARD = 12; // sentences that stay to be read again

/** @param {string} sentence */
export function tell(sentence) {
  const said = $("said");
  if (said.lastElementChild?.textContent === sentence) return;
  const line = document.createElement("p");
  line.textContent = sentence;
  said.append(line);
  while (said.childElementCount > HEARD) said.firstElementChild?.remove();
}

const PASSING = ["Shift", "Control", "Alt", "AltGraph", "Meta", "CapsLock", "Tab"]; // keys that do nothing by themselves

/** Whoever listens for what takes a refusal away. */
let warned = new AbortController();

/** What was refused is said until it has been read: whatever is touched next is seen again. @param {string} sentence */
export function warn(sentence) {
  warned.abort();
  $("wrong").textContent = sentence;
  $("wrong").hidden = !sentence;
  if (!sentence) return;
  warned = new AbortController();
  const { signal } = warned;
  addEventListener("pointerdown", () => warn(""), { signal, capture: true });
  addEventListener("keydown", ({ key }) => PASSING.includes(key) || warn(""), { signal, capture: true });
}
