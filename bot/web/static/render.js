// Discord's components as DOM nodes. Nothing here knows what a component means.

/** @import { About, AboutMessage, Box, Button, Component, Item, Message, Option, Select, Text } from "../shapes.d.ts" */

import { emoji, pictured } from "./icons.js";
import { make } from "./make.js";
import { blocks, sign } from "./text.js";

/** @type {Record<number, string>} */
const STYLES = { 1: "blue", 2: "grey", 3: "green", 4: "red", 5: "link" };

/**
 * A message as a node.
 *
 * @param {Message} data
 * @param {Omit<AboutMessage, "message">} about
 */
export function message(data, about) {
  const node = make("article", { class: "message", "data-message": data.id });
  const here = { ...about, message: data.id };
  if (data.thinking) node.append(make("p", { class: "thinking" }, about.say("thinking")));
  if (data.text) node.append(...blocks(data.text, here));
  for (const component of data.components) node.append(draw(component, here));
  for (const file of data.files) node.append(saved(file.name, file.url, here));
  return node;
}

/**
 * A component as a node.
 *
 * @param {Component} one
 * @param {AboutMessage} about
 * @returns {HTMLElement}
 */
export function draw(one, about) {
  switch (one.type) {
    case 1:
      return make("div", { class: "row" }, ...many(one.components, about));
    case 2:
      return button(one, about);
    case 3:
      return choices(one, one.options ?? [], about);
    case 5:
      return choices(one, members(about), about);
    case 9:
      return make("div", { class: "beside" }, make("div", {}, ...many(one.components, about)), draw(one.accessory, about));
    case 10:
      return text(one, about);
    case 11:
      return picture(one, about, "thumb");
    case 12:
      return make("div", { class: "gallery" }, ...one.items.map((item) => picture(item, about, "")));
    case 13:
      return saved(one.file.url.split("/").pop() ?? "", one.file.url, about);
    case 14:
      return one.divider === false ? make("div", { class: "gap" }) : make("hr");
    case 17:
      return container(one, about);
    default:
      return make("p", { class: "small" }, `[${one.type}]`);
  }
}

/**
 * @param {Component[]} components
 * @param {AboutMessage} about
 */
function many(components, about) {
  return components.map((component) => draw(component, about));
}

/**
 * @param {Box} one
 * @param {AboutMessage} about
 */
function container(one, about) {
  const node = make("div", { class: "box" }, ...many(one.components, about));
  // Discord breaks rows after five buttons; here there may be room for more.
  for (const row of [...node.querySelectorAll(":scope > .row + .row")]) {
    const before = row.previousElementSibling;
    if (before?.matches(".row") && ![before, row].some((one) => one.querySelector(":scope > :not(.button)"))) {
      before.append(...row.childNodes);
      row.remove();
    }
  }
  if (about.asks) askFirst(node, about);
  if (about.living) {
    const heading = node.querySelector("h3, h4");
    if (heading && heading.textContent === about.title) heading.classList.add("titled");
  }
  if (one.accent_color) {
    node.classList.add("accent");
    node.style.setProperty("--accent", `#${one.accent_color.toString(16).padStart(6, "0")}`);
  }
  return node;
}

/**
 * What has happened comes after what is asked: no button moves while it grows.
 *
 * @param {HTMLElement} box
 * @param {AboutMessage} about
 */
function askFirst(box, about) {
  // Between two lines, with a question after the second.
  /** @type {NodeListOf<HTMLElement>} */
  const texts = box.querySelectorAll(":scope > hr + .text");
  const logs = [...texts].filter((text) => {
    const line = text.nextElementSibling;
    return line?.matches("hr") && line.nextElementSibling?.matches(".text");
  });
  const rows = box.querySelectorAll(":scope > .row");
  const last = rows[rows.length - 1];
  for (const log of logs) {
    if (!last || !(log.compareDocumentPosition(last) & Node.DOCUMENT_POSITION_FOLLOWING)) continue;
    const line = log.previousElementSibling;
    scrolls(log, about);
    box.append(...(line?.matches("hr") ? [line] : []), log);
  }
}

/**
 * @param {Text} one
 * @param {AboutMessage} about
 */
function text(one, about) {
  const node = make("div", { class: "text" }, ...blocks(one.content, about));
  if (node.querySelectorAll("li").length > 4) scrolls(node, about);
  return node;
}

/**
 * A log, which shows its end; what is told one seat alone is no log, and is read from its beginning. As any part
 * that scrolls, it can be reached by keyboard.
 *
 * @param {HTMLElement} log
 * @param {AboutMessage} about
 */
function scrolls(log, about) {
  if (log.matches(".log")) return;
  log.classList.add("log");
  log.classList.toggle("read", Boolean(about.own));
  log.tabIndex = 0;
  log.append(make("div", { class: "text" }, ...log.childNodes));
}

/**
 * @param {Button} one
 * @param {About} about
 */
function label(one, about) {
  const drawn = one.emoji ? (one.emoji.id ? sign(one.emoji.id, about) : null) ?? emoji(one.emoji.name, !one.label) : null;
  return [drawn, one.label ? make("span", {}, one.label) : null];
}

/**
 * @param {Button} one
 * @param {AboutMessage} about
 */
function button(one, about) {
  const style = STYLES[one.style] ?? "grey";
  if (one.url) {
    if (!/^https?:\/\//.test(one.url)) return make("span", {}, one.label);
    return make("a", { class: "button link", href: one.url, rel: "noreferrer noopener", target: "_blank" }, ...label(one, about));
  }
  const node = make("button", {
    type: "button", class: `button ${style}`, disabled: one.disabled, "data-key": `${about.message} ${one.custom_id}`, "data-control": one.custom_id,
    "aria-label": one.label ? null : one.emoji?.name,
  }, ...label(one, about));
  node.addEventListener("click", () => about.act(node, { do: "click", message: about.message, control: one.custom_id }));
  return node;
}

/**
 * @param {About} about
 * @returns {Option[]}
 */
function members(about) {
  return Object.entries(about.names).map(([value, name]) => ({ value, label: name }));
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
  const key = `${about.message} ${one.custom_id}`;
  const [low, high] = [one.min_values ?? 1, one.max_values ?? 1];
  const picked = options.filter((option) => option.default);
  const hint = one.placeholder || about.say("choose");
  const shown = picked.length ? picked.map((option) => option.label).join(", ") : hint;
  const summary = make("summary", { "data-key": key, "aria-label": picked.length ? `${hint}: ${shown}` : null }, shown);
  const node = make("details", { class: "choices", "data-fold": key, "data-control": one.custom_id }, summary);
  if (one.disabled) {
    return make("button", { type: "button", class: "button grey", disabled: true }, shown);
  }
  /** @type {Send} */
  const send = (from, values) =>
    about.act(from, { do: "pick", message: about.message, control: one.custom_id, values });
  const list = make("div", { class: "options", role: "group", "aria-label": hint });
  if (high === 1 && low === 1) {
    for (const option of options) {
      const choice = make("button", {
        type: "button", class: "option", "data-key": `${key} ${option.value}`, "aria-pressed": option.default ? "true" : null,
      }, ...lines(option, about));
      choice.addEventListener("click", () => send(choice, [option.value]));
      list.append(choice);
    }
  } else {
    list.append(...several(options, low, high, key, about, send, one.placeholder));
  }
  node.append(list);
  return node;
}

/**
 * @param {Option} option
 * @param {About} about
 */
function lines(option, about) {
  const words = option.emoji && !option.emoji.id ? `${option.emoji.name} ${option.label}` : option.label;
  const drawn = option.emoji?.id ? sign(option.emoji.id, about) : null;
  return [make("span", {}, drawn, ...pictured(words)), option.description ? make("small", {}, option.description) : null];
}

/**
 * In the same words as the hint of a list, for one that has none.
 *
 * @param {number} low
 * @param {number} high
 * @param {About} about
 */
function counted(low, high, about) {
  if (low === high) return about.say("exactly", { count: low });
  return low > 1 ? about.say("several", { least: low, most: high }) : about.say("up-to", { most: high });
}

/**
 * The hint of a list knows better: where equal options are counted, one line may be as many as are asked for.
 *
 * @param {Option[]} options
 * @param {number} low
 * @param {number} high
 * @param {string} key
 * @param {About} about
 * @param {Send} send
 * @param {string | undefined} hint
 */
function several(options, low, high, key, about, send, hint) {
  const boxes = options.map((option) => {
    const box = make("input", { type: "checkbox", value: option.value, "data-key": `${key} ${option.value}` });
    box.checked = Boolean(option.default);
    return box;
  });
  const count = hint ? null : make("span", { class: "small" }, counted(low, high, about));
  const ok = make("button", { type: "button", class: "button blue", "data-key": `${key} ok` }, about.say("ok"));
  const chosen = () => boxes.filter((box) => box.checked).map((box) => box.value);
  const check = () => {
    const number = chosen().length;
    ok.disabled = number < low || number > high;
  };
  for (const box of boxes) box.addEventListener("change", check);
  check();
  ok.addEventListener("click", () => send(ok, chosen()));
  const labels = options.map((option, at) => make("label", { class: "option" }, boxes[at], make("span", {}, ...lines(option, about))));
  return [...labels, make("div", { class: "row" }, ok, ...(count ? [count] : []))];
}

/**
 * A picture with its words, which can be seen large.
 *
 * @param {Item} item
 * @param {AboutMessage} about
 * @param {string} kind
 */
export function picture(item, about, kind) {
  const words = item.description ?? "";
  if (!item.media.url) return make("p", { class: "small" }, words || about.say("no-picture"));
  const source = about.base + item.media.url;
  const image = make("img", { src: source, alt: words, loading: "eager", decoding: "async" });
  image.addEventListener("error", () => image.replaceWith(make("p", { class: "small" }, words || about.say("no-picture"))));
  const node = make("button", {
    type: "button", class: `picture ${kind}`, "data-key": `${about.message} ${item.media.url}`, "aria-label": about.say("large", { name: words.slice(0, 120) }),
  }, image);
  node.addEventListener("click", () => about.large(source, words));
  return make("figure", { class: kind }, node, make("figcaption", { class: "words" }, words));
}

/**
 * @param {string} name
 * @param {string} url
 * @param {About} about
 */
function saved(name, url, about) {
  return make("a", { class: "button link", href: about.base + url, download: name }, about.say("save", { name }));
}
