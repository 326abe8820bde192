// What a touch would do, beside the mouse.

import { $, here, now, say } from "../here.js";
import { at, hasButton } from "../touch.js";

const NEAR = 18; // pixels from the mouse to what is said of what lies beneath it

/** What a place is called that cannot be touched now, and what holds there. @param {Element} thing */
function holds(thing) {
  const spot = now().board.spots.find((one) => one.at === thing.getAttribute("data-at"));
  return spot?.about ? `${spot.name}: ${spot.about}` : "";
}

/** Whether it is under way, where dice and figures are read, and buttons say all that it does. @param {Element} thing */
const listed = (thing) => thing.closest("#scene") !== null && at(thing.getAttribute("data-at") ?? "").every(hasButton);

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
  // Where the mouse was last: what comes up beneath it while it rests is not what it was brought to.
  let [wasX, wasY] = [NaN, NaN];
  const seen = (/** @type {PointerEvent} */ { clientX, clientY }) => void ([wasX, wasY] = [clientX, clientY]);
  for (const kind of /** @type {const} */ (["pointermove", "pointerdown"])) addEventListener(kind, seen, { capture: true });
  $("stage").addEventListener("pointerover", (event) => {
    const { clientX, clientY, pointerType, target } = event;
    const rests = clientX === wasX && clientY === wasY;
    seen(event);
    const thing = pointerType === "mouse" && target instanceof Element ? target.closest("[data-at]") : null;
    const does = thing?.matches(".can") ? brief(thing) : "";
    const told = thing && here.state && !rests && !listed(thing) ? [does, holds(thing)].filter(Boolean).join(" · ") : "";
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
