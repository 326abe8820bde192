// Elements made in one expression: text never becomes markup.

/** @typedef {string | number | boolean | null | undefined} Attribute */

/**
 * A new element with attributes and children; what is no node becomes text.
 *
 * @template {keyof HTMLElementTagNameMap} Tag
 * @param {Tag} tag
 * @param {Record<string, Attribute>} attributes
 * @param {...(Node | string | null | undefined | false)} children
 */
export function make(tag, attributes = {}, ...children) {
  const made = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) {
    if (value === true) made.setAttribute(name, "");
    else if (value !== false && value !== null && value !== undefined) made.setAttribute(name, String(value));
  }
  made.append(...children.filter((child) => child !== null && child !== undefined && child !== false));
  return made;
}

/** What a reader is told that something is called. @param {Element} one */
const called = (one) => one.getAttribute("aria-label") ?? one.textContent;

/**
 * Show something anew; the keyboard stays at what it is at, if that is there again: at its place on the table, else by its
 * name.
 *
 * @param {() => void} anew
 */
export function steadily(anew) {
  const before = document.activeElement;
  const [home, place] = [before?.closest("[id]")?.id, before?.getAttribute("data-at")];
  anew();
  if (!before || !home || before.isConnected) return;
  const alike = document.getElementById(home)?.querySelectorAll(place ? `[data-at="${CSS.escape(place)}"]` : before.tagName) ?? [];
  const again = [...alike].find((one) => place || called(one) === called(before));
  if (again instanceof HTMLElement || again instanceof SVGElement) again.focus({ preventScroll: true });
}
