// Parts of every view: buttons, choices, switches, and what is asked once more before it is done.

/** @import { Choice } from "./shapes.d.ts" */

import { make } from "../kit/make.js";
import { sign } from "../kit/signs.js";
import { here, say } from "./here.js";

/** Shows the page anew. @type {() => void} */
let redraw = () => {};

/** @param {() => void} draw */
export function onChange(draw) {
  redraw = draw;
}

/** Show the page anew. */
export const again = () => redraw();

/**
 * A button. `key` names it, so that it keeps the focus when the page is shown anew.
 *
 * @param {string} key
 * @param {string} label
 * @param {() => void} does
 * @param {{ tone?: string, icon?: string, line?: string, name?: string, off?: boolean, on?: boolean }} more
 */
export function press(key, label, does, { tone = "", icon, line, name, off, on } = {}) {
  const made = make(
    "button",
    {
      type: "button",
      class: `press ${tone}`,
      "data-key": key,
      "aria-label": name,
      disabled: off,
      "aria-pressed": on === undefined ? null : String(on),
    },
    icon ? sign(icon) : "",
    label || line ? make("span", {}, make("b", {}, label), line ? make("small", {}, line) : "") : "",
  );
  made.addEventListener("click", does);
  return made;
}

/**
 * A link that looks like a button.
 *
 * @param {string} key
 * @param {string} label
 * @param {string} to
 * @param {{ tone?: string, icon?: string, line?: string, save?: boolean }} more
 */
export const link = (key, label, to, { tone = "", icon, line, save } = {}) =>
  make(
    "a",
    { class: `press ${tone}`, "data-key": key, href: to, download: save ? "" : null },
    icon ? sign(icon) : "",
    make("span", {}, make("b", {}, label), line ? make("small", {}, line) : ""),
  );

/**
 * What cannot be taken back is asked once more, in its own place.
 *
 * @param {string} key
 * @param {string} label
 * @param {string} warning what is lost
 * @param {() => void} does
 */
export function grave(key, label, warning, does) {
  if (here.sure !== key) return press(key, label, () => ask(key, `${key}-no`), { tone: "quiet" });
  const no = press(`${key}-no`, say("think-again"), () => ask("", key), { tone: "quiet" });
  const yes = press(`${key}-yes`, label, () => (ask("", ""), does()), { tone: "danger" });
  return make("div", { class: "sure", role: "group", "aria-label": warning }, make("p", {}, warning), no, yes);
}

/** What is asked about once more, nothing if none is; and where one is at then. @param {string} key @param {string} focus */
export function ask(key, focus) {
  here.sure = key;
  redraw();
  /** @type {HTMLElement | null} */
  const found = document.querySelector(`[data-key="${focus}"]`);
  found?.focus();
}

/**
 * One of several, in a list that opens.
 *
 * @param {string} key
 * @param {string} label
 * @param {Choice[]} choices
 * @param {string} value
 * @param {(id: string) => void} does
 * @param {{ bare?: boolean, off?: boolean, small?: boolean }} more `bare`: the label is read, and not seen; `small`: it stands small above
 */
export function choose(key, label, choices, value, does, { bare, off, small } = {}) {
  const known = choices.some((one) => one.id === value);
  const options = choices.map((one) => make("option", { value: one.id, selected: one.id === value }, one.label));
  const select = make("select", { "data-key": key, "aria-label": bare ? label : null, disabled: off }, ...options);
  if (!known) select.selectedIndex = -1;
  select.addEventListener("change", () => does(select.value));
  if (bare) return select;
  if (small) return make("label", { class: "of" }, make("small", {}, label), select);
  const told = choices.find((one) => one.id === value)?.line;
  return make("label", { class: "field" }, make("span", {}, label), select, told ? make("small", {}, told) : "");
}

/**
 * Several ways side by side, one of which is on.
 *
 * @param {string} key
 * @param {string} label
 * @param {Choice[]} choices
 * @param {string} value
 * @param {(id: string) => void} does
 */
export const either = (key, label, choices, value, does) =>
  make(
    "div",
    { class: "either", role: "group", "aria-label": label },
    ...choices.map((one) => press(`${key}-${one.id}`, one.label, () => does(one.id), { tone: "chip", on: one.id === value })),
  );

/**
 * Something that is on or off.
 *
 * @param {string} key
 * @param {string} label
 * @param {boolean} on
 * @param {(on: boolean) => void} does
 * @param {{ line?: string, note?: string, off?: boolean }} more
 */
export function tick(key, label, on, does, { line, note, off } = {}) {
  const box = make("input", { type: "checkbox", "data-key": key, checked: on, disabled: off });
  box.checked = on;
  box.addEventListener("change", () => does(box.checked));
  const lines = [line, note].filter(Boolean).map((one) => make("small", {}, one));
  return make("label", { class: "tick" }, box, make("span", {}, make("b", {}, label), ...lines));
}

/**
 * A number that goes up and down by 1.
 *
 * @param {string} key
 * @param {string} label
 * @param {number} value
 * @param {number} low
 * @param {number} high
 * @param {(value: number) => void} does
 */
export function number(key, label, value, low, high, does) {
  const less = press(`${key}-less`, "−", () => does(value - 1), {
    tone: "step",
    name: say("less", { of: label }),
    off: value <= low,
  });
  const more = press(`${key}-more`, "+", () => does(value + 1), {
    tone: "step",
    name: say("plus", { of: label }),
    off: value >= high,
  });
  return make(
    "div",
    { class: "field", role: "group", "aria-label": label },
    make("span", {}, label),
    make("div", { class: "steps" }, less, make("output", {}, String(value)), more),
  );
}

/**
 * A line in which something is written, sent by the button beside it or by Enter.
 *
 * @param {string} key
 * @param {string} label
 * @param {string} value
 * @param {string} does_label
 * @param {(text: string) => void} does
 */
export function write(key, label, value, does_label, does) {
  const line = make("input", { type: "text", "data-key": key, value, maxlength: 80, autocomplete: "off" });
  const form = make(
    "form",
    { class: "field" },
    make("label", {}, make("span", {}, label), line),
    make("button", { class: "press quiet", "data-key": `${key}-ok` }, make("b", {}, does_label)),
  );
  form.addEventListener("submit", (event) => {
    event.preventDefault();
    does(line.value.trim());
  });
  return form;
}

/**
 * What is folded away until it is wanted.
 *
 * @param {string} key
 * @param {string} label
 * @param {...(Node | string)} inside
 */
export const fold = (key, label, ...inside) =>
  make("details", { class: "fold", "data-fold": key }, make("summary", { "data-key": key }, label), ...inside);

/**
 * A sheet of paper with a heading.
 *
 * @param {string} title
 * @param {...(Node | string)} inside
 */
export const sheet = (title, ...inside) => make("section", { class: "sheet" }, title ? make("h3", {}, title) : "", ...inside);

/** @param {string} line @param {string} kind */
export const told = (line, kind = "") => (line ? make("p", { class: kind }, line) : "");
