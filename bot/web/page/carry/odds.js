// Odds of what nobody offers: what they are asked for with, and what comes of it.

/** @import { OddsField, Reckoned } from "../shapes.d.ts" */

import { make } from "../kit/make.js";
import { link, say } from "../here.js";
import { pressed } from "../house.js";
import { face, open } from "../panel.js";

/** A look-up of its own; at first with what its reader has. */
export async function odds() {
  /** @type {Reckoned} */
  const told = await link().ask("odds");
  const fields = told.fields.map(field);
  const line = make("p", { class: "asked" });
  const lines = make("div", { class: "read", role: "status" });
  const shown = make("div");
  const reckon = async () => {
    const given = fields.flatMap(({ values }) => values());
    try {
      /** @type {Reckoned} */
      const found = await link().ask(`odds?${new URLSearchParams(given)}`);
      line.textContent = found.line;
      lines.replaceChildren(...found.lines.map((one) => make("p", {}, one)));
      shown.replaceChildren(...(found.picture ? [face(found.picture)] : []));
    } catch (fault) {
      line.textContent = "";
      shown.replaceChildren();
      lines.replaceChildren(make("p", {}, fault instanceof Error ? fault.message : ""));
    }
    lines.scrollIntoView({ block: "nearest" });
  };
  const button = make("div", { class: "choices" }, pressed("go", say("odds-reckon"), () => void reckon()));
  open(say("odds"), make("div", { class: "odds-form" }, ...fields.map(({ made }) => made)), button, line, lines, shown);
}

/**
 * @param {OddsField} asked
 * @returns {{ made: HTMLElement, values: () => [string, string][] }}
 */
function field(asked) {
  if (asked.several > 1) return several(asked);
  const given = asked.given[0] ?? "";
  const made = asked.choices.length
    ? make("select", {}, ...asked.choices.map((one) => make("option", { value: one.id, selected: one.id === given }, one.name)))
    : make("input", { type: "number", inputmode: "numeric", min: asked.low, max: asked.high });
  made.value = given;
  return { made: make("label", {}, make("span", {}, asked.label), made), values: () => [[asked.id, made.value]] };
}

/** Switches, folded away. @param {OddsField} asked @returns {{ made: HTMLElement, values: () => [string, string][] }} */
function several(asked) {
  const switches = asked.choices.map((one) => {
    const made = make("button", { type: "button", "aria-pressed": String(asked.given.includes(one.id)) }, one.name);
    made.addEventListener("click", () => made.setAttribute("aria-pressed", String(made.getAttribute("aria-pressed") !== "true")));
    return { id: one.id, made };
  });
  const group = make("div", { class: "switches", role: "group", "aria-label": asked.label }, ...switches.map(({ made }) => made));
  return {
    made: make("details", { class: "chapter" }, make("summary", {}, asked.label), group),
    values: () => {
      const on = switches.filter(({ made }) => made.getAttribute("aria-pressed") === "true");
      // Nothing aboard is said, too: otherwise it would be what the reader has.
      return on.length ? on.map(({ id }) => [asked.id, id]) : [[asked.id, ""]];
    },
  };
}
