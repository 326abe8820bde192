// The board's place: the live board, what is under way instead of it, or a cover before anything is.

/** @import { Message, Say, State } from "../shapes.d.ts" */

import { make } from "./make.js";

/** @param {Message | null} data */
const gallery = (data) =>
  data?.components.flatMap((one) => ("components" in one ? one.components : [one])).find((one) => one.type === 12);

/**
 * Show in a section what a state has to show; `large(url, words)` opens it in a window.
 *
 * @param {HTMLElement} section
 * @param {State} state
 * @param {number} seat
 * @param {Say} say
 * @param {(url: string, words: string) => void} large
 */
export function showBoard(section, state, seat, say, large) {
  const picture = gallery(state.table)?.items[0];
  document.body.classList.toggle("scene", Boolean(picture));
  // The board is shown as it is now, and not as it was posted.
  const scene = state.scene ? picture : null;
  const at = scene ? `${seat}/${scene.media.url}` : state.board ? `${seat}/board/${state.board.token}` : "";
  const words = scene ? scene.description : state.board?.alt;
  const all = scene ? words : state.board?.words;
  if (section.dataset.at === at && section.dataset.words === (all ?? "")) return;
  section.dataset.at = at;
  section.dataset.words = all ?? "";
  if (!section.firstElementChild) {
    section.append(make("h2", {}, say("board")), make("div", { class: "frame" }), make("div", { class: "words" }));
    section.prepend(make("a", { class: "to-table" }, say("to-table")));
  }
  const way = /** @type {HTMLAnchorElement} */ (section.querySelector(".to-table"));
  way.hidden = !state.board;
  way.href = `play?seat=${seat}`;
  const [frame, told] = /** @type {HTMLElement[]} */ ([...section.querySelectorAll(".frame, .words")]);
  if (!frame || !told) return;
  told.replaceChildren(...(all || say("cover")).split("\n").map((line) => make("p", {}, line)));
  if (at) swap(section, frame, at, words ?? "", say, large);
  else frame.replaceChildren(make("img", { src: "static/cover.svg", alt: say("cover"), class: "cover" }));
}

/**
 * The old picture stays until the new one can be drawn at once.
 *
 * @param {HTMLElement} section
 * @param {HTMLElement} frame
 * @param {string} at
 * @param {string} words
 * @param {Say} say
 * @param {(url: string, words: string) => void} large
 */
async function swap(section, frame, at, words, say, large) {
  const image = make("img", { alt: words });
  const button = make("button", { type: "button", class: "picture", "data-key": "board", "aria-label": say("large", { name: say("board") }) }, image);
  button.addEventListener("click", () => large(image.src, words));
  image.src = at;
  try {
    await image.decode();
  } catch {
    // It is not kept any more; the next one is on its way.
    return;
  }
  if (section.dataset.at !== at) return;
  const focused = frame.contains(document.activeElement);
  frame.replaceChildren(button);
  if (focused) button.focus({ preventScroll: true });
}
