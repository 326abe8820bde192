// A game that is over, opened again from its file.

import { make } from "../kit/make.js";
import { say, tableAt } from "./here.js";
import { fold, press, told } from "./parts.js";
import { open, wrong } from "./talk.js";

const MOST = 8_000_000; // characters of a file: as many as the house reads
let round = ""; // from which one goes on, as it is typed; empty: the last

/** What opens a file, folded away until it is wanted. */
export function saved() {
  const from = make("input", { type: "number", min: 1, step: 1, inputmode: "numeric", value: round, "data-key": "file-round" });
  from.addEventListener("input", () => {
    round = from.value;
  });
  return fold(
    "file",
    say("file"),
    told(say("file-about")),
    make(
      "div",
      { class: "two-fields" },
      make("label", { class: "field" }, make("span", {}, say("file-round")), from),
      press("file-choose", say("file-choose"), choose, { tone: "go" }),
    ),
  );
}

/** The reader chooses a file, and it is opened. */
function choose() {
  const input = make("input", { type: "file", accept: ".json,application/json" });
  input.addEventListener("change", () => input.files?.[0] && sent(input.files[0]));
  input.click();
}

/** @param {File} chosen */
async function sent(chosen) {
  // What is longer is not even read.
  if (chosen.size > MOST) return wrong(say("file-large"));
  const done = await open({ file: await chosen.text(), ...(Number(round) > 0 ? { round: Number(round) } : {}) });
  if (!done?.table) return;
  round = "";
  location.href = tableAt(done.table);
}
