// Modals of the bot as native dialogs.

/** @import { About, Check, Component, Input, Modal, Option, Select, Values } from "./shapes.d.ts" */

import { make } from "./make.js";
import { blocks } from "./text.js";

/**
 * Show a modal. `send` gets what was filled in, by custom id.
 *
 * @param {Modal} shown
 * @param {About} about
 * @param {(values: Values) => void} send
 */
export function modal(shown, about, send) {
  const form = make("form", { method: "dialog" }, make("h3", {}, shown.title));
  const fields = shown.components.flatMap((component) => field(component, form, about));
  form.append(make("div", { class: "row" }, make("button", { class: "button blue" }, "Submit")));
  form.querySelector("input, textarea")?.setAttribute("autofocus", "");
  const dialog = make("dialog", {}, form);
  form.addEventListener("submit", (event) => {
    event.preventDefault();
    const values = fields.flatMap(([id, read]) => {
      const value = read();
      return value === null ? [] : [[id, value]];
    });
    dialog.close();
    send(Object.fromEntries(values));
  });
  dialog.addEventListener("close", () => dialog.remove());
  document.body.append(dialog);
  dialog.showModal();
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
    case 4:
      return [typed(component, form, label || component.label || "", description)];
    case 23:
      return [ticked(component, form, label, description)];
    case 3:
    case 5:
    case 6:
    case 7:
    case 8:
    case 21:
    case 22:
      return [chosen(component, form, about, label, description)];
    default:
      return [];
  }
}

/** @param {string} text */
const note = (text) => (text ? make("small", {}, text) : null);

/**
 * @param {Input} one
 * @param {HTMLFormElement} form
 * @param {string} label
 * @param {string} description
 * @returns {Field}
 */
function typed(one, form, label, description) {
  const id = `field-${one.custom_id}`;
  const marks = { id, required: one.required !== false, minlength: one.min_length, maxlength: one.max_length, placeholder: one.placeholder };
  const input = one.style === 2 ? make("textarea", { ...marks, rows: 5 }) : make("input", { ...marks, type: "text" });
  input.value = one.value ?? "";
  form.append(make("p", { class: "field" }, make("label", { for: id }, label), note(description), input));
  return [one.custom_id, () => input.value];
}

/**
 * @param {Check} one
 * @param {HTMLFormElement} form
 * @param {string} label
 * @param {string} description
 * @returns {Field}
 */
function ticked(one, form, label, description) {
  const box = make("input", { type: "checkbox" });
  box.checked = Boolean(one.default);
  form.append(make("p", { class: "field" }, make("label", {}, box, " ", label), note(description)));
  return [one.custom_id, () => box.checked];
}

/**
 * @param {Select} one
 * @param {HTMLFormElement} form
 * @param {About} about
 * @param {string} label
 * @param {string} description
 * @returns {Field}
 */
function chosen(one, form, about, label, description) {
  /** @type {Option[]} */
  const options = one.options ?? Object.entries(about.names).map(([value, name]) => ({ value, label: name }));
  const most = one.max_values ?? (one.type === 22 ? options.length : 1);
  const single = one.type === 21 || most === 1;
  const set = make("fieldset", { class: "field" }, make("legend", {}, label), note(description));
  const inputs = options.map((option) => {
    const required = single && one.required !== false;
    const input = make("input", { type: single ? "radio" : "checkbox", name: one.custom_id, value: option.value, required });
    input.checked = Boolean(option.default);
    set.append(make("label", { class: "option" }, input, make("span", {}, option.label, note(option.description ?? ""))));
    return input;
  });
  form.append(set);
  const values = () => inputs.filter((input) => input.checked).map((input) => input.value);
  return [one.custom_id, () => (one.type === 21 ? values()[0] ?? null : values())];
}
