// What a touch would do, beside the mouse.

import { $, here, now, say } from "../here.js";
import { at } from "../touch.js";

const NEAR = 18; // pixels from the mouse to what is said of what lies beneath it

/** What a place is called that cannot be touched now, and what holds there. @param {Element} thing */
function holds(thing) {
  const spot = now().board.spots.find((one) => one.at === thing.getAttribute("data-at"));
  return spot?.about ? `${spot.name}: ${spot.about}` : "";
}

/** What a touch would do; of several things no more than how many. @param {Element} thing */
function brief(thing) {
  const told = thing.getAttribute("aria-label") ?? "";
  const count = at(thing.getAttribute("data-at") ?? "").length;
  return count > 1 ? `${told.slice(0, told.indexOf(": "))}: ${say("choices", { count })}` : told;
}

/** What a touch would do, and what holds there, is said beforehand, where something hovers over it. */
export function hints() {
  const hint = $("hint");
  const none = () => void (hint.hidden = true);
  $("stage").addEventListener("pointerover", ({ clientX, clientY, pointerType, target }) => {
    const thing = pointerType === "mouse" && target instanceof Element ? target.closest("[data-at]") : null;
    const does = thing?.matches(".can") ? brief(thing) : "";
    const told = thing && here.state ? [does, holds(thing)].filter(Boolean).join(" · ") : "";
    hint.hidden = !told;
    hint.textContent = told;
    if (!told) return;
    // Beside the mouse, and whole.
    const { left, top, width, height } = $("stage").getBoundingClientRect();
    const [x, y] = [clientX - left + NEAR, clientY - top + NEAR];
    const below = y + hint.offsetHeight < height;
    hint.style.left = `${Math.max(0, Math.min(x, width - hint.offsetWidth - NEAR))}px`;
    hint.style.top = `${below ? y : Math.max(0, y - hint.offsetHeight - 2 * NEAR)}px`;
  });
  $("stage").addEventListener("pointerleave", none);
  $("stage").addEventListener("click", none);
}
