// Modals of the bot, and windows of the page's own, as native dialogs: they keep the focus and end with Escape.

/** @import { About, Component, Modal, Option, Say, Select, Input, Check, Values } from "../shapes.d.ts" */

import { remember, restore } from "./heard.js";
import { make } from "./make.js";
import { blocks } from "./text.js";

/**
 * A window with a title; `fill` puts its content in. Gone once it is closed.
 *
 * @param {string} title
 * @param {(body: HTMLElement, dialog: HTMLDialogElement) => void} fill
 * @param {Say} say
 */
export function open(title, fill, say, kind = "") {
  const shut = make("button", { type: "button", class: "button grey" }, say("close"));
  const head = make("h2", { id: `dialog-${++opened}` }, title);
  const body = make("div", { class: "content" });
  const dialog = make("dialog", { class: kind, "aria-labelledby": head.id }, make("header", {}, head, shut), body);
  shut.addEventListener("click", () => dialog.close());
  const before = remember();
  const from = /** @type {HTMLElement | null} */ (document.activeElement);
  dialog.addEventListener("close", () => {
    dialog.remove();
    if (from?.isConnected) from.focus();
    restore(before);
  });
  fill(body, dialog);
  document.body.append(dialog);
  dialog.showModal();
  return dialog;
}

let opened = 0;

/**
 * A modal of the bot. `send` gets what was filled in, by custom id.
 *
 * @param {Modal} shown
 * @param {About} about
 * @param {(values: Values) => void} send
 */
export function modal(shown, about, send) {
  open(shown.title, (body, dialog) => {
    const form = make("form", { method: "dialog" });
    const fields = shown.components.flatMap((component) => field(component, form, about));
    const row = make("div", { class: "row" }, make("button", { class: "button blue" }, about.say("ok")));
    form.append(row);
    // Whoever is asked for something types at once.
    form.querySelector("input, textarea")?.setAttribute("autofocus", "");
    form.addEventListener("submit", (event) => {
      event.preventDefault();
      /** @type {Values} */
      const values = {};
      for (const [id, read] of fields) {
        const value = read();
        if (value !== null) values[id] = value;
      }
      dialog.close();
      send(values);
    });
    body.append(form);
  }, about.say);
}

/**
 * A picture in a window of its own, as large as there is room; `text` is what it shows.
 *
 * @param {string} url
 * @param {string} text
 * @param {Say} say
 */
export function large(url, text, say) {
  open(say("board"), (body) => {
    const image = make("img", { src: url, alt: text ?? "" });
    body.append(make("div", { class: "scroll", tabindex: "0", role: "region", "aria-label": say("board") }, image));
    image.addEventListener("click", () => body.classList.toggle("whole"));
  }, say, "large");
}

/** @typedef {[string, () => string | string[] | boolean | null]} Field */

/**
 * Gives [custom id, how its value is read] for every control it draws.
 *
 * @param {Component} component
 * @param {HTMLFormElement} form
 * @param {About} about
 * @returns {Field[]}
 */
function field(component, form, about, label = "", description = "") {
  switch (component.type) {
    case 1:
      return component.components.flatMap((inner) => field(inner, form, about));
    case 10:
      form.append(...blocks(component.content, about));
      return [];
    case 18:
      return field(component.component, form, about, component.label, component.description);
    case 3:
    case 4:
    case 5:
    case 6:
    case 7:
    case 8:
    case 21:
    case 22:
    case 23:
      return control(component, form, about, label || component.label || "", description);
    default:
      return [];
  }
}

/**
 * @param {Select | Input | Check} one
 * @param {HTMLFormElement} form
 * @param {About} about
 * @param {string | undefined} label
 * @param {string | undefined} description
 * @returns {Field[]}
 */
function control(one, form, about, label, description) {
  const id = `field-${one.custom_id}`;
  const note = description ? make("small", { id: `${id}-about` }, description) : null;
  const marks = { id, "aria-describedby": note ? note.id : null };
  const needed = one.required !== false;
  if (one.type === 4) {
    const common = { ...marks, required: needed, minlength: one.min_length, maxlength: one.max_length, placeholder: one.placeholder };
    const input = one.style === 2 ? make("textarea", { ...common, rows: 5 }) : make("input", { ...common, type: "text" });
    input.value = one.value ?? "";
    form.append(make("p", { class: "field" }, make("label", { for: id }, label), note, input));
    return [[one.custom_id, () => input.value]];
  }
  if (one.type === 23) {
    const box = make("input", { ...marks, type: "checkbox" });
    box.checked = Boolean(one.default);
    form.append(make("p", { class: "field" }, make("label", { for: id }, box, " ", label), note));
    return [[one.custom_id, () => box.checked]];
  }
  /** @type {Option[]} */
  const options = one.options ?? Object.entries(about.names).map(([value, name]) => ({ value, label: name }));
  const most = one.max_values ?? (one.type === 22 ? options.length : 1);
  const single = one.type === 21 || most === 1;
  const set = make("fieldset", { class: "field" }, make("legend", {}, label), note);
  const inputs = options.map((option) => {
    const input = make("input", { type: single ? "radio" : "checkbox", name: one.custom_id, value: option.value, required: single && needed });
    input.checked = Boolean(option.default);
    const about = option.description ? make("small", {}, option.description) : null;
    set.append(make("label", { class: "option" }, input, make("span", {}, make("span", {}, option.label), about)));
    return input;
  });
  form.append(set);
  const chosen = () => inputs.filter((input) => input.checked).map((input) => input.value);
  if (one.type === 21) return [[one.custom_id, () => chosen()[0] ?? null]];
  return [[one.custom_id, chosen]];
}
