// The command bar: every slash command, its options one after the other, with what could be typed for each.

/** @import { Command, CommandOption, CommandPage, Given, Typed } from "../shapes.d.ts" */

import { make } from "./make.js";

// Types of options, as Discord numbers them.
const [INTEGER, BOOLEAN, USER, CHANNEL, NUMBER] = [4, 5, 6, 7, 10];
const PAUSE = 120; // milliseconds of silence before the bot is asked for choices

/**
 * @typedef {{ label: string, about?: string, pick: () => void }} Entry
 * @typedef {{ name: string, node: HTMLElement, input: HTMLInputElement | HTMLSelectElement, value: () => Given[string] | null }} Field
 */

/**
 * Fill the form.
 *
 * @param {HTMLFormElement} form
 * @param {CommandPage} page
 */
export function bar(form, page) {
  const say = page.say;
  const name = make("input", {
    type: "text", id: "command-name", role: "combobox", "aria-label": say("command"), placeholder: say("command-hint"),
    "aria-expanded": "false", "aria-controls": "command-list", "aria-autocomplete": "list", spellcheck: "false",
  });
  const list = make("div", { id: "command-list", role: "listbox", "aria-label": say("command"), hidden: true });
  const options = make("div", { class: "row" });
  const send = make("button", { class: "button blue", hidden: true }, say("send"));
  form.append(list, name, options, send);
  /** @type {Command | null} */
  let chosen = null;
  /** @type {Field[]} */
  let fields = [];
  let asked = 0; // how often the list was asked for: one that comes late is not shown

  const shut = () => {
    list.hidden = true;
    name.setAttribute("aria-expanded", "false");
    name.removeAttribute("aria-activedescendant");
  };
  const clear = () => {
    chosen = null;
    fields = [];
    options.replaceChildren();
    send.hidden = true;
  };
  const choose = (/** @type {Command} */ command) => {
    clear();
    chosen = command;
    name.value = `/${command.name}`;
    fields = command.options.map((option) => entry(option, () => given(), command, page));
    options.replaceChildren(...fields.map((field) => field.node));
    send.hidden = false;
    shut();
    (fields[0]?.input ?? send).focus();
  };
  const given = () => {
    /** @type {Given} */
    const filled = {};
    for (const field of fields) {
      const value = field.value();
      if (value !== null) filled[field.name] = value;
    }
    return filled;
  };
  const typed = () => name.value.trim().replace(/^\//, "").toLowerCase();
  /** The commands that have in their name what is typed, the likeliest first. */
  const fitting = async () => {
    const part = typed();
    const fit = (await page.load()).filter((command) => command.name.includes(part));
    return fit.sort((one, other) => one.name.indexOf(part) - other.name.indexOf(part) || one.name.localeCompare(other.name));
  };
  const offer = async () => {
    const mine = ++asked;
    const fit = await fitting();
    if (mine !== asked || document.activeElement !== name) return;
    if (chosen && typed() !== chosen.name) clear();
    show(list, name, fit.slice(0, 40).map((command) => ({ label: `/${command.name}`, about: command.description, pick: () => choose(command) })));
  };
  name.addEventListener("input", offer);
  name.addEventListener("focus", offer);
  name.addEventListener("keydown", (event) => steer(event, list, name, shut));
  form.addEventListener("focusout", (event) => {
    if (!form.contains(/** @type {Node | null} */ (event.relatedTarget))) shut();
  });
  form.addEventListener("submit", async (event) => {
    event.preventDefault();
    if (!chosen) {
      // Whoever types faster than the commands come has not pressed Enter in vain.
      const [command] = typed() ? await fitting() : [];
      if (!command) return;
      if (!chosen) {
        choose(command);
        return;
      }
      if (!form.reportValidity()) return;
    }
    /** @type {Typed} */
    const sent = { do: "command", name: chosen.name, options: given() };
    name.value = "";
    clear();
    await page.send(name, sent);
  });
  return { focus: () => name.focus() };
}

/**
 * What picking an entry of a list does.
 *
 * @type {WeakMap<Element, () => void>}
 */
const picks = new WeakMap();

/**
 * A list beneath an input, steered by its arrow keys.
 *
 * @param {HTMLElement} list
 * @param {HTMLInputElement} input
 * @param {Entry[]} entries
 */
function show(list, input, entries) {
  list.replaceChildren(...entries.map((entry, at) => {
    const node = make("div", { role: "option", id: `${list.id}-${at}`, class: "option", "aria-selected": "false" },
      make("span", {}, entry.label), entry.about ? make("small", {}, entry.about) : null);
    // Before the input loses its focus.
    node.addEventListener("pointerdown", (event) => {
      event.preventDefault();
      entry.pick();
    });
    picks.set(node, entry.pick);
    return node;
  }));
  list.hidden = !entries.length;
  input.setAttribute("aria-expanded", String(!list.hidden));
  input.removeAttribute("aria-activedescendant");
}

/**
 * @param {KeyboardEvent} event
 * @param {HTMLElement} list
 * @param {HTMLInputElement} input
 * @param {() => void} shut
 */
function steer(event, list, input, shut) {
  const all = [...list.children];
  const at = all.findIndex((node) => node.getAttribute("aria-selected") === "true");
  if (event.key === "Escape") {
    shut();
    return;
  }
  if (list.hidden || !all.length) return;
  if (event.key === "Enter" || (event.key === "Tab" && at >= 0)) {
    if (at >= 0 || event.key === "Enter") {
      event.preventDefault();
      const picked = all[Math.max(at, 0)];
      if (picked) picks.get(picked)?.();
    }
    return;
  }
  const step = event.key === "ArrowDown" ? 1 : event.key === "ArrowUp" ? -1 : 0;
  if (!step) return;
  event.preventDefault();
  const next = (at + step + all.length) % all.length;
  all.forEach((node, number) => node.setAttribute("aria-selected", String(number === (at < 0 && step < 0 ? all.length - 1 : next))));
  const active = all.find((node) => node.getAttribute("aria-selected") === "true");
  if (!active) return;
  input.setAttribute("aria-activedescendant", active.id);
  active.scrollIntoView({ block: "nearest" });
}

/**
 * One option of a command.
 *
 * @param {CommandOption} option
 * @param {() => Given} others
 * @param {Command} command
 * @param {CommandPage} page
 * @returns {Field}
 */
function entry(option, others, command, page) {
  const id = `option-${option.name}`;
  const title = make("label", { for: id }, option.name + (option.required ? " *" : ""));
  const fixed = fixedChoices(option, page);
  if (fixed) {
    const input = make("select", { id, required: option.required, title: option.description });
    if (!option.required) input.append(make("option", { value: "" }, "–"));
    fixed.forEach(([label], at) => input.append(make("option", { value: String(at) }, label)));
    const value = () => (input.value === "" ? null : (fixed[Number(input.value)]?.[1] ?? null));
    return { name: option.name, node: make("div", { class: "entry" }, title, input), input, value };
  }
  const number = option.type === INTEGER || option.type === NUMBER;
  const input = make("input", {
    id, required: option.required, title: option.description, placeholder: option.description, type: number && !option.autocomplete ? "number" : "text",
    min: option.min_value, max: option.max_value, minlength: option.min_length, maxlength: option.max_length, step: option.type === NUMBER ? "any" : null,
  });
  const node = make("div", { class: "entry" }, title, input);
  /** @type {string | number | null} */
  let picked = null;
  if (option.autocomplete) node.append(suggestions(option, input, others, command, page, (value) => (picked = value)));
  const value = () => {
    const typed = picked ?? input.value.trim();
    if (typed === "") return null;
    return number ? Number(typed) : typed;
  };
  return { name: option.name, node, input, value };
}

/**
 * The choices of an option that has no others: label and value.
 *
 * @param {CommandOption} option
 * @param {CommandPage} page
 * @returns {[string, Given[string]][] | null}
 */
function fixedChoices(option, page) {
  if (option.choices?.length) return option.choices.map((choice) => [choice.name, choice.value]);
  if (option.type === BOOLEAN) return [[page.say("yes"), true], [page.say("no"), false]];
  if (option.type === USER) return Object.entries(page.names()).map(([id, name]) => [name, id]);
  if (option.type === CHANNEL) return page.places().map((place) => [place.title, place.id]);
  return null;
}

/**
 * @param {CommandOption} option
 * @param {HTMLInputElement} input
 * @param {() => Given} others
 * @param {Command} command
 * @param {CommandPage} page
 * @param {(value: string | number | null) => void} pick
 */
function suggestions(option, input, others, command, page, pick) {
  const list = make("div", { id: `list-${option.name}`, role: "listbox", "aria-label": option.name, hidden: true });
  for (const [name, value] of Object.entries({ role: "combobox", "aria-expanded": "false", "aria-controls": list.id, "aria-autocomplete": "list" })) {
    input.setAttribute(name, value);
  }
  const shut = () => {
    list.hidden = true;
    input.setAttribute("aria-expanded", "false");
  };
  let asked = 0;
  const ask = async () => {
    const mine = ++asked;
    await new Promise((done) => setTimeout(done, PAUSE));
    if (mine !== asked) return;
    const filled = others();
    delete filled[option.name];
    const choices = await page.suggest({ do: "suggest", name: command.name, option: option.name, typed: input.value, options: filled });
    if (mine !== asked || document.activeElement !== input) return;
    show(list, input, choices.map((choice) => ({ label: choice.name, pick: () => {
      input.value = choice.name;
      pick(choice.value);
      shut();
    } })));
  };
  input.addEventListener("input", () => {
    pick(null);
    ask();
  });
  input.addEventListener("focus", ask);
  input.addEventListener("blur", shut);
  input.addEventListener("keydown", (event) => steer(event, list, input, shut));
  return list;
}
