// What a touch would do is said beforehand, where something hovers over what can be touched.

import { $ } from "./here.js";

export function listen() {
  const hint = $("hint");
  const none = () => void (hint.hidden = true);
  $("stage").addEventListener("pointerover", ({ pointerType, target }) => {
    const thing = pointerType === "mouse" && target instanceof Element ? target.closest(".can[data-at]") : null;
    hint.hidden = !thing;
    hint.textContent = thing?.getAttribute("aria-label") ?? "";
  });
  $("stage").addEventListener("pointerleave", none);
  $("stage").addEventListener("click", none);
}
