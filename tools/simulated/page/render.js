// Discord's components as DOM nodes. Nothing here knows what a component means.

/** @import { About, AboutMessage, Box, Button, Component, Item, Message, Option, Select } from "./shapes.d.ts" */

import { emoji, pictured } from "./icons.js";
import { make } from "./make.js";
import { blocks, sign } from "./text.js";

/** @type {Record<number, string>} */
const STYLES = { 1: "blue", 2: "grey", 3: "green", 4: "red", 5: "link" };
const CHOOSE = "Choose";
const NO_PICTURE = "This picture is not kept any more.";

/**
 * A message as a node.
 *
 * @param {Message} data
 * @param {About} about
 */
export function message(data, about) {
  const node = make("article", { class: "message", "data-message": data.id });
  const here = { ...about, message: data.id };
  if (data.thinking) node.append(make("p", { class: "thinking" }, "One moment …"));
  if (data.text) node.append(...blocks(data.text, here));
  for (const component of data.components) node.append(draw(component, here));
  for (const file of data.files) node.append(saved(file.name, file.url));
  return node;
}

/**
 * A component as a node.
 *
 * @param {Component} one
 * @param {AboutMessage} about
 * @returns {HTMLElement}
 */
function draw(one, about) {
  switch (one.type) {
    case 1:
      return make("div", { class: "row" }, ...many(one.components, about));
    case 2:
      return button(one, about);
    case 3:
      return choices(one, one.options ?? [], about);
    case 5:
      return choices(one, Object.entries(about.names).map(([value, label]) => ({ value, label })), about);
    case 9:
      return make("div", { class: "beside" }, make("div", {}, ...many(one.components, about)), draw(one.accessory, about));
    case 10:
      return make("div", { class: "text" }, ...blocks(one.content, about));
    case 11:
      return picture(one, "thumb");
    case 12:
      return make("div", { class: "gallery" }, ...one.items.map((item) => picture(item, "large")));
    case 13:
      return saved(one.file.url.split("/").pop() ?? "", one.file.url);
    case 14:
      return one.divider === false ? make("div", { class: "gap" }) : make("hr");
    case 17:
      return container(one, about);
    default:
      return make("p", { class: "small" }, `[${one.type}]`);
  }
}

/** @param {Component[]} components @param {AboutMessage} about */
const many = (components, about) => components.map((component) => draw(component, about));

/** @param {Box} one @param {AboutMessage} about */
function container(one, about) {
  const node = make("div", { class: "box" }, ...many(one.components, about));
  if (one.accent_color) {
    node.classList.add("accent");
    node.style.setProperty("--accent", `#${one.accent_color.toString(16).padStart(6, "0")}`);
  }
  return node;
}

/** @param {Button} one @param {AboutMessage} about */
function button(one, about) {
  const drawn = one.emoji ? (one.emoji.id ? sign(one.emoji.id) : null) ?? emoji(one.emoji.name, !one.label) : null;
  const label = [drawn, one.label ? make("span", {}, one.label) : null];
  if (one.url) {
    if (!/^https?:\/\//.test(one.url)) return make("span", {}, one.label);
    return make("a", { class: "button link", href: one.url, rel: "noreferrer noopener", target: "_blank" }, ...label);
  }
  const marks = { type: "button", class: `button ${STYLES[one.style] ?? "grey"}`, disabled: one.disabled };
  const node = make("button", { ...marks, "aria-label": one.label ? null : one.emoji?.name }, ...label);
  node.addEventListener("click", () => about.act(node, { do: "click", message: about.message, control: one.custom_id }));
  return node;
}

/** @typedef {(from: HTMLElement, values: string[]) => Promise<void>} Send */

/**
 * A select is a list that unfolds. A choice of one is made by pressing it, of several with OK, as on Discord.
 *
 * @param {Select} one
 * @param {Option[]} options
 * @param {AboutMessage} about
 * @returns {HTMLElement}
 */
function choices(one, options, about) {
  const [low, high] = [one.min_values ?? 1, one.max_values ?? 1];
  const picked = options.filter((option) => option.default).map((option) => option.label);
  const shown = picked.join(", ") || one.placeholder || CHOOSE;
  if (one.disabled) return make("button", { type: "button", class: "button grey", disabled: true }, shown);
  /** @type {Send} */
  const send = (from, values) => about.act(from, { do: "pick", message: about.message, control: one.custom_id, values });
  const list = make("div", { class: "options" });
  if (high === 1 && low === 1) {
    for (const option of options) {
      const pressed = option.default ? "true" : null;
      const choice = make("button", { type: "button", class: "option", "aria-pressed": pressed }, ...lines(option));
      choice.addEventListener("click", () => send(choice, [option.value]));
      list.append(choice);
    }
  } else {
    list.append(...several(options, low, high, send));
  }
  return make("details", { class: "choices" }, make("summary", {}, shown), list);
}

/** @param {Option} option */
function lines(option) {
  const words = option.emoji && !option.emoji.id ? `${option.emoji.name} ${option.label}` : option.label;
  const drawn = option.emoji?.id ? sign(option.emoji.id) : null;
  return [make("span", {}, drawn, ...pictured(words)), option.description ? make("small", {}, option.description) : null];
}

/** @param {Option[]} options @param {number} low @param {number} high @param {Send} send */
function several(options, low, high, send) {
  const boxes = options.map((option) => {
    const box = make("input", { type: "checkbox", value: option.value });
    box.checked = Boolean(option.default);
    return box;
  });
  const ok = make("button", { type: "button", class: "button blue" }, "OK");
  const chosen = () => boxes.filter((box) => box.checked).map((box) => box.value);
  const check = () => {
    const number = chosen().length;
    ok.disabled = number < low || number > high;
  };
  for (const box of boxes) box.addEventListener("change", check);
  check();
  ok.addEventListener("click", () => send(ok, chosen()));
  const labels = options.map((option, at) => make("label", { class: "option" }, boxes[at], make("span", {}, ...lines(option))));
  return [...labels, make("div", { class: "row" }, ok)];
}

/**
 * A picture; its words where it is not kept.
 *
 * @param {Item} item
 * @param {string} kind
 */
function picture(item, kind) {
  const words = item.description ?? "";
  const instead = () => make("p", { class: "small" }, words || NO_PICTURE);
  if (!item.media.url) return instead();
  const image = make("img", { src: item.media.url, alt: words, loading: "eager", decoding: "async" });
  image.addEventListener("error", () => image.replaceWith(instead()));
  return make("figure", { class: kind }, image);
}

/** @param {string} name @param {string} url */
const saved = (name, url) => make("a", { class: "button link", href: url, download: name }, `Save ${name}`);
