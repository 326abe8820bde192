// What has happened as a text for a forum: to be copied, or saved as a file, with the board beside it.

/** @import { Board, ForumText } from "../shapes.d.ts" */

import { make } from "../kit/make.js";
import { here, link, say } from "../here.js";
import { pressed } from "../house.js";
import { open } from "../panel.js";

/** What is chosen of each kind, as long as the page is open. @type {Record<string, string>} */
const picked = { as: "bbcode", part: "turn" };

/** A part of the log panel; folded, for most only read. */
export function forum() {
  const parts = ["turn", "mine", "round", "game"].filter((part) => part !== "mine" || here.me !== null);
  const text = make("textarea", { readonly: true, rows: 6, hidden: true, "aria-label": say("forum") });
  const said = make("p", { role: "status" });
  return make(
    "details",
    { class: "chapter forum" },
    make("summary", {}, say("forum")),
    switches("as", ["bbcode", "markdown"]),
    switches("part", parts),
    make(
      "div",
      { class: "choices" },
      pressed("go", say("forum-copy"), () => void copy(text, said, written, "forum-copied")),
      pressed("quiet", say("forum-save"), () => void save(said)),
      pressed("quiet", say("forum-board"), () => void board(said)),
    ),
    said,
    text,
  );
}

/** A game that is over, as its reader notes it in his own list of plays. */
export async function play() {
  const text = make("textarea", { readonly: true, rows: 10, "aria-label": say("play") });
  const said = make("p", { role: "status" });
  const ask = () => /** @type {Promise<ForumText>} */ (link().ask("forum?part=play"));
  const again = pressed("go", say("forum-copy"), () => void copy(text, said, ask, "play-copied"));
  open(say("play"), make("div", { class: "forum" }, make("div", { class: "choices" }, again), said, text));
  await copy(text, said, ask, "play-copied");
}

/** @param {string} kind @param {string[]} values */
function switches(kind, values) {
  const group = make("div", { class: "switches", role: "group", "aria-label": say(`forum-${kind}`) });
  for (const value of values) {
    const made = make("button", { type: "button", "aria-pressed": String(picked[kind] === value) }, say(`forum-${value}`));
    made.addEventListener("click", () => {
      picked[kind] = value;
      group.querySelectorAll("button").forEach((one) => one.setAttribute("aria-pressed", String(one === made)));
    });
    group.append(made);
  }
  return group;
}

/** @returns {Promise<ForumText>} */
const written = () => link().ask(`forum?as=${picked.as}&part=${picked.part}`);

/**
 * Copy it where the browser lets a page do so; else it is marked, ready to be copied.
 *
 * @param {HTMLTextAreaElement} text
 * @param {Element} said
 * @param {() => Promise<ForumText>} ask
 * @param {string} done what is said of it then
 */
async function copy(text, said, ask, done) {
  const told = await wanted(said, ask);
  if (!told) return;
  text.hidden = false;
  text.value = told.text;
  text.select();
  const copied = await navigator.clipboard?.writeText(told.text).then(() => true, () => false);
  said.textContent = say(copied ? done : "forum-marked");
}

/** @param {Element} said */
async function save(said) {
  const told = await wanted(said, written);
  if (!told) return;
  const at = URL.createObjectURL(new Blob([told.text], { type: "text/plain" }));
  keep(at, told.name);
  URL.revokeObjectURL(at);
  said.textContent = say("forum-saved", { what: told.name });
}

/** @param {Element} said */
async function board(said) {
  const shown = await wanted(said, () => /** @type {Promise<Board | null>} */ (link().ask("board")));
  if (shown) keep(link().picture(shown.picture.token), "board.webp");
}

/** What the table gives, or why it does not. @template T @param {Element} said @param {() => Promise<T>} ask */
async function wanted(said, ask) {
  try {
    return await ask();
  } catch (fault) {
    said.textContent = fault instanceof Error ? fault.message : "";
    return null;
  }
}

/** Have the browser save it. @param {string} at @param {string} name */
function keep(at, name) {
  make("a", { href: at, download: name }).click();
}
