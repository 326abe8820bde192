// Discord's markdown as DOM nodes: text never becomes markup.

import { pictured } from "./icons.js";

const MARKS = [
  [/^\*\*\*([^]+?)\*\*\*/, ["strong", "em"]],
  [/^\*\*([^]+?)\*\*/, ["strong"]],
  [/^__([^]+?)__/, ["u"]],
  [/^~~([^]+?)~~/, ["s"]],
  [/^\*([^*\n]+?)\*(?!\*)/, ["em"]],
  [/^_([^_\n]+?)_(?![A-Za-z0-9_])/, ["em"]],
];

/** A new element with attributes and children; what is no node becomes text. */
export function make(tag, attributes = {}, ...children) {
  const made = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) {
    if (value === true) made.setAttribute(name, "");
    else if (value !== false && value !== null && value !== undefined) made.setAttribute(name, value);
  }
  made.append(...children.filter((child) => child !== null && child !== undefined && child !== false));
  return made;
}

/** A line of markdown as nodes. `about` knows the names of members and places. */
export function inline(text, about) {
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
    before = text[length - 1];
    text = text.slice(length);
  }
  flush();
  return out;
}

function special(text, about, before) {
  let match;
  if ((match = /^\\([\\*_~`|>#\-<[\]()])/.exec(text))) return [match[1], 2];
  if ((match = /^<@!?(\d+)>/.exec(text))) {
    return [make("span", { class: "mention" }, "@" + (about.names[match[1]] ?? "?")), match[0].length];
  }
  if ((match = /^<#(\d+)>/.exec(text))) return [place(match[1], about), match[0].length];
  if ((match = /^<t:(-?\d+)(?::[a-zA-Z])?>/.exec(text))) {
    const when = new Date(Number(match[1]) * 1000);
    return [make("time", { datetime: when.toISOString() }, when.toLocaleString()), match[0].length];
  }
  if ((match = /^<a?:\w+:(\d+)>/.exec(text))) return [sign(match[1], about), match[0].length];
  if ((match = /^`([^`\n]+)`/.exec(text))) return [make("code", {}, match[1]), match[0].length];
  if ((match = /^\[([^\]\n]+)\]\((https?:\/\/[^\s)]+)\)/.exec(text))) {
    const link = { href: match[2], rel: "noreferrer noopener", target: "_blank" };
    return [make("a", link, ...inline(match[1], about)), match[0].length];
  }
  if ((match = /^\|\|([^]+?)\|\|/.exec(text))) {
    return [make("details", { class: "spoiler" }, make("summary", {}, "…"), ...inline(match[1], about)), match[0].length];
  }
  if (text[0] === "_" && /\w/.test(before)) return null;
  for (const [mark, tags] of MARKS) {
    if ((match = mark.exec(text)) && match[1].trim()) {
      const inner = make(tags[tags.length - 1], {}, ...inline(match[1], about));
      return [tags.slice(0, -1).reduce((node, tag) => make(tag, {}, node), inner), match[0].length];
    }
  }
  return null;
}

/** An emoji of the bot's own; the words beside it say what it shows. */
export function sign(id, about) {
  const node = make("img", { class: "emoji own", src: `${about.base}emoji/${id}`, alt: "", decoding: "async" });
  node.addEventListener("error", () => node.remove());
  return node;
}

function place(id, about) {
  const known = about.places.find((one) => one.id === id);
  if (!known || id === about.place) return make("span", { class: "mention" }, known ? known.title : "#…");
  const link = make("button", { type: "button", class: "mention", "data-key": `place-${id}` }, known.title);
  link.addEventListener("click", () => about.go(id));
  return link;
}

/** Several lines of markdown as block nodes. */
export function blocks(text, about) {
  const out = [];
  let list = null;
  let lines = null;
  const end = () => {
    list = lines = null;
  };
  for (const line of text.split("\n")) {
    let match;
    if ((match = /^(#{1,3}) (.+)/.exec(line))) {
      end();
      // The page has the first two levels of headings itself.
      out.push(make(`h${match[1].length > 2 ? 4 : 3}`, {}, ...inline(match[2], about)));
    } else if ((match = /^\s*[-*] (.*)/.exec(line))) {
      if (!list) {
        end();
        out.push((list = make("ul")));
      }
      list.append(make("li", {}, ...inline(match[1], about)));
    } else if ((match = /^-# (.+)/.exec(line))) {
      end();
      out.push(make("p", { class: "small" }, ...inline(match[1], about)));
    } else if ((match = /^> ?(.*)/.exec(line))) {
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
