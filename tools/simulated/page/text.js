// Discord's markdown as DOM nodes: text never becomes markup.

/** @import { About } from "./shapes.d.ts" */

import { pictured } from "./icons.js";
import { make } from "./make.js";

/** @typedef {[string, string, string]} Match what is found, and its first two groups: those that a pattern has are there */

/**
 * What a text begins with, by a pattern whose groups all take part.
 *
 * @param {RegExp} pattern
 * @param {string} text
 */
const begins = (pattern, text) => /** @type {Match | null} */ (/** @type {unknown} */ (pattern.exec(text)));

/** @type {[RegExp, (keyof HTMLElementTagNameMap)[]][]} */
const MARKS = [
  [/^\*\*\*([^]+?)\*\*\*/, ["strong", "em"]],
  [/^\*\*([^]+?)\*\*/, ["strong"]],
  [/^__([^]+?)__/, ["u"]],
  [/^~~([^]+?)~~/, ["s"]],
  [/^\*([^*\n]+?)\*(?!\*)/, ["em"]],
  [/^_([^_\n]+?)_(?![A-Za-z0-9_])/, ["em"]],
];

/**
 * A line of markdown as nodes. `about` knows the names of members and places.
 *
 * @param {string} text
 * @param {About} about
 * @returns {(Node | string)[]}
 */
export function inline(text, about) {
  /** @type {(Node | string)[]} */
  const out = [];
  let plain = "";
  const flush = () => {
    if (plain) out.push(...pictured(plain));
    plain = "";
  };
  let before = "";
  while (text) {
    const found = special(text, about, before);
    const length = found ? found[1] : 1;
    if (found) {
      flush();
      out.push(found[0]);
    } else {
      plain += text[0];
    }
    before = text.charAt(length - 1);
    text = text.slice(length);
  }
  flush();
  return out;
}

/**
 * What stands at the beginning of a text and is no plain letter, with its length.
 *
 * @param {string} text
 * @param {About} about
 * @param {string} before
 * @returns {[Node | string, number] | null}
 */
function special(text, about, before) {
  /** @type {Match | null} */
  let match;
  if ((match = begins(/^\\([\\*_~`|>#\-<[\]()])/, text))) return [match[1], 2];
  if ((match = begins(/^<@!?(\d+)>/, text))) {
    return [make("span", { class: "mention" }, "@" + (about.names[match[1]] ?? "?")), match[0].length];
  }
  if ((match = begins(/^<#(\d+)>/, text))) return [place(match[1], about), match[0].length];
  if ((match = begins(/^<t:(-?\d+)(?::[a-zA-Z])?>/, text))) {
    const when = new Date(Number(match[1]) * 1000);
    return [make("time", { datetime: when.toISOString() }, when.toLocaleString()), match[0].length];
  }
  if ((match = begins(/^<a?:\w+:(\d+)>/, text))) return [sign(match[1]), match[0].length];
  if ((match = begins(/^`([^`\n]+)`/, text))) return [make("code", {}, match[1]), match[0].length];
  if ((match = begins(/^\[([^\]\n]+)\]\((https?:\/\/[^\s)]+)\)/, text))) {
    const link = { href: match[2], rel: "noreferrer noopener", target: "_blank" };
    return [make("a", link, ...inline(match[1], about)), match[0].length];
  }
  if ((match = begins(/^\|\|([^]+?)\|\|/, text))) {
    return [make("details", { class: "spoiler" }, make("summary", {}, "…"), ...inline(match[1], about)), match[0].length];
  }
  if (text[0] === "_" && /\w/.test(before)) return null;
  for (const [mark, tags] of MARKS) {
    if ((match = begins(mark, text)) && match[1].trim()) {
      const inner = make(tags[tags.length - 1] ?? "em", {}, ...inline(match[1], about));
      return [tags.slice(0, -1).reduce((node, tag) => make(tag, {}, node), /** @type {HTMLElement} */ (inner)), match[0].length];
    }
  }
  return null;
}

/**
 * An emoji of the bot's own; the words beside it say what it shows.
 *
 * @param {string} id
 */
export function sign(id) {
  const node = make("img", { class: "emoji own", src: `emoji/${id}`, alt: "", decoding: "async" });
  node.addEventListener("error", () => node.remove());
  return node;
}

/** @param {string} id @param {About} about */
function place(id, about) {
  const known = about.places.find((one) => one.id === id);
  return make("span", { class: "mention" }, known ? `# ${known.title}` : "#…");
}

/**
 * Several lines of markdown as block nodes.
 *
 * @param {string} text
 * @param {About} about
 */
export function blocks(text, about) {
  /** @type {HTMLElement[]} */
  const out = [];
  /** @type {HTMLElement | null} */
  let list = null;
  /** @type {HTMLElement | null} */
  let lines = null;
  const end = () => {
    list = lines = null;
  };
  for (const line of text.split("\n")) {
    /** @type {Match | null} */
    let match;
    if ((match = begins(/^(#{1,3}) (.+)/, line))) {
      end();
      // The page has the first two levels of headings itself.
      out.push(make(`h${match[1].length > 2 ? 4 : 3}`, {}, ...inline(match[2], about)));
    } else if ((match = begins(/^\s*[-*] (.*)/, line))) {
      if (!list) {
        end();
        out.push((list = make("ul")));
      }
      list.append(make("li", {}, ...inline(match[1], about)));
    } else if ((match = begins(/^-# (.+)/, line))) {
      end();
      out.push(make("p", { class: "small" }, ...inline(match[1], about)));
    } else if ((match = begins(/^> ?(.*)/, line))) {
      end();
      out.push(make("blockquote", {}, ...inline(match[1], about)));
    } else if (!line.trim()) {
      end();
    } else if (lines) {
      lines.append(make("br"), ...inline(line, about));
    } else {
      end();
      out.push((lines = make("p", {}, ...inline(line, about))));
    }
  }
  return out;
}
