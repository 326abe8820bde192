// What is seen stays where it is: when something comes above it, and when the window is turned or widened and back again.

import { $ } from "./here.js";

/** How high what can be pressed lies, if one sees it. @returns {Map<string, number>} */
export const lies = () => new Map([...$("page").querySelectorAll("[data-key]")].flatMap((one) => {
  const { bottom, height, top } = one.getBoundingClientRect();
  return one instanceof HTMLElement && height && bottom > 0 && top < innerHeight ? [[one.dataset.key ?? "", top]] : [];
}));

/**
 * As far as most of what is seen has moved, the page is moved back. At its top one sees what comes.
 *
 * @param {Map<string, number>} before
 */
export function stays(before) {
  if (!scrollY) return;
  /** @type {Map<number, number>} */
  const moved = new Map();
  for (const one of $("page").querySelectorAll("[data-key]")) {
    const was = one instanceof HTMLElement ? before.get(one.dataset.key ?? "") : undefined;
    const by = was === undefined ? NaN : Math.round(one.getBoundingClientRect().top - was);
    if (!Number.isNaN(by)) moved.set(by, (moved.get(by) ?? 0) + 1);
  }
  const [by] = [...moved].sort(([, one], [, other]) => other - one)[0] ?? [0];
  if (by) scrollBy({ top: by, behavior: "instant" });
}

/**
 * Where the window becomes so wide that all has room, nothing is scrolled any more: without this it would be read from its top
 * when it is narrow again. What one has scrolled to by hand is held until one scrolls elsewhere.
 */
export function holds() {
  let wide = innerWidth;
  let stood = scrollY;
  /** What lies nearest to the middle, and how far down, in heights of the window. */
  let held = { key: "", at: 0 };
  addEventListener("scroll", () => {
    // What follows from the width alone is nobody's wish.
    if (innerWidth !== wide || scrollY === stood) return;
    stood = scrollY;
    const middle = innerHeight / 2;
    const [near] = [...lies()].sort(([, one], [, other]) => Math.abs(one - middle) - Math.abs(other - middle));
    held = scrollY && near ? { key: near[0], at: near[1] / innerHeight } : { key: "", at: 0 };
  }, { passive: true });
  addEventListener("resize", () => {
    if (innerWidth === wide) return;
    wide = innerWidth;
    const one = held.key ? $("page").querySelector(`[data-key="${CSS.escape(held.key)}"]`) : null;
    if (one) scrollBy({ top: one.getBoundingClientRect().top - held.at * innerHeight, behavior: "instant" });
    stood = scrollY;
  });
}
