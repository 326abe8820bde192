// What a reader has written down for himself at this table: he alone reads it, here and wherever else he plays.

import { make } from "../kit/make.js";
import { link, now, say } from "../here.js";
import { pressed } from "../house.js";

const MOST = 1000; // letters
/** What was kept last, in place of what: until the table has told of it, that is what is there. */
let last = { before: "", now: "" };

/** A part of what one looks at; open where there is something. */
export function notes() {
  const told = now().view?.written ?? "";
  let kept = told === last.before ? last.now : told;
  const text = make("textarea", { rows: 5, maxlength: MOST, "aria-label": say("notes"), placeholder: say("notes-hint") });
  text.value = kept;
  const said = make("p", { role: "status" });
  const save = async () => {
    const written = text.value.trim();
    if (written === kept) return;
    try {
      /** @type {{ refused?: string }} */
      const done = await link().send("notes", { text: written });
      if (!done.refused) {
        last = { before: now().view?.written ?? "", now: written };
        kept = written;
      }
      said.textContent = done.refused ?? say("notes-kept");
    } catch (fault) {
      said.textContent = fault instanceof Error ? fault.message : "";
    }
  };
  // Who goes on without the button has written all the same.
  text.addEventListener("change", () => void save());
  const button = make("div", { class: "choices" }, pressed("go", say("notes-keep"), () => void save()));
  return make("details", { class: "chapter notes", open: kept !== "" }, make("summary", {}, say("notes")), text, button, said);
}
