// The page's own tools: words mode, links, keys, the menu of a phone.

import { $, here, kept, say } from "./here.js";
import { make } from "./make.js";
import { open } from "./modal.js";
import { showCalled } from "./show.js";
import { goTo } from "./talk.js";

/** @typedef {{ focus: () => void }} Line */
/** @type {Line | null} */
let bar = null;

/**
 * Lay out the tools, once; `line` is where commands are typed, if the seat may.
 *
 * @param {Line | null} line
 */
export function tools(line) {
  bar = line;
  /** @type {HTMLElement[]} */
  const all = [tableList(), wordsSwitch(), tool("keys", showKeys)];
  if (here.seats.some((one) => one.link)) all.splice(1, 0, tool("links", showLinks));
  if (bar) {
    const type = tool("command", () => command(true));
    type.classList.add("narrow");
    all.push(type);
  }
  $("tools").replaceChildren(...all);
  $("more").replaceChildren("☰");
  $("more").addEventListener("click", () => menu(!document.body.classList.contains("menu")));
  document.addEventListener("pointerdown", (event) => {
    const target = /** @type {Element} */ (event.target);
    if (!target.closest("body > header")) menu(false);
    if (!target.closest("#command")) command(false);
  });
  $("called").addEventListener("click", () => {
    scrollTo({ top: 0 });
    first($("private").hidden ? "table" : "private");
  });
  addEventListener("scroll", () => here.state && showCalled(), { passive: true });
}

/**
 * @param {string} key
 * @param {(node: HTMLElement) => void} press
 */
function tool(key, press) {
  const node = make("button", { type: "button", class: "tool" }, say(key));
  node.addEventListener("click", () => {
    menu(false);
    press(node);
  });
  return node;
}

function tableList() {
  const places = make("select", { id: "places", "aria-label": say("places"), hidden: true });
  places.addEventListener("change", () => {
    menu(false);
    goTo(places.value);
  });
  return places;
}

function wordsSwitch() {
  /** @type {(node: HTMLElement, on: boolean) => void} */
  const turn = (node, on) => {
    document.body.classList.toggle("wordy", on);
    node.setAttribute("aria-pressed", String(on));
    kept.words.set(on ? "1" : "");
  };
  const node = tool("words-mode", () => turn(node, !document.body.classList.contains("wordy")));
  turn(node, kept.words.get() === "1");
  return node;
}

/**
 * On a phone the tools are in a menu.
 *
 * @param {boolean} shown
 */
function menu(shown) {
  document.body.classList.toggle("menu", shown);
  $("more").setAttribute("aria-expanded", String(shown));
}

/**
 * On a phone the line for commands is there only while one is typed.
 *
 * @param {boolean} shown
 */
export function command(shown) {
  document.body.classList.toggle("commanding", shown);
  if (shown) bar?.focus();
}

function showLinks() {
  open(say("links"), (body) => {
    body.append(make("p", {}, say("links-about")));
    for (const one of here.seats) {
      const url = new URL(`../${one.link}/`, document.baseURI).href;
      const copy = make("button", { type: "button", class: "button grey" }, say("copy"));
      const field = make("input", { type: "text", readonly: true, value: url, "aria-label": one.name });
      copy.addEventListener("click", async () => {
        field.select();
        try {
          await navigator.clipboard.writeText(url);
          copy.textContent = say("copied");
        } catch {
          // It is selected: the keyboard copies it.
        }
      });
      body.append(make("p", { class: "link-row" }, make("strong", {}, one.name), field, copy));
    }
  }, say);
}

/** @type {Record<string, () => void>} */
const KEYS = {
  "/": () => command(true),
  t: () => first("table"),
  p: () => first("private"),
  m: () => first("direct"),
  b: () => /** @type {HTMLElement | null} */ (document.querySelector("#board .picture"))?.focus(),
  "?": () => showKeys(),
};

/** @param {string} id */
function first(id) {
  const section = $(id);
  if (section.hidden) return;
  /** @type {HTMLElement | null} */
  const control = section.querySelector(".row .button:not([disabled]), summary, button:not([disabled])");
  (control ?? section).focus();
}

function showKeys() {
  open(say("keys"), (body) => {
    const on = make("input", { type: "checkbox", id: "keys-on" });
    on.checked = kept.keys.get() !== "off";
    on.addEventListener("change", () => kept.keys.set(on.checked ? "" : "off"));
    const list = make("dl", { class: "keys" });
    for (const key of ["/", "t", "p", "m", "b", "?", "Tab", "Enter", "Esc"]) {
      list.append(make("dt", {}, make("kbd", {}, key)), make("dd", {}, say(`key-${key}`)));
    }
    body.append(list, make("label", { for: "keys-on" }, on, " ", say("keys-on")));
  }, say);
}

document.addEventListener("keydown", (event) => {
  if (event.ctrlKey || event.metaKey || event.altKey || kept.keys.get() === "off") return;
  if (/** @type {Element} */ (event.target).closest("input, textarea, select, dialog")) return;
  if (event.key === "Escape") menu(false);
  const does = KEYS[event.key];
  if (does) {
    event.preventDefault();
    does();
  }
});
