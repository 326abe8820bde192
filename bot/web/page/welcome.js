// Who one is, before the first turn: portrait, ship, the goal, the plan, whom one plays against.

/** @import { State } from "./shapes.d.ts" */

import { make } from "../static/make.js";
import { only } from "./answers.js";
import { $, called, link, say } from "./here.js";
import { compass, seal } from "./signs.js";
import { rest } from "./stage.js";

/**
 * @param {State} state
 * @param {string} greeting
 * @returns {Promise<void>} once he has set sail
 */
export function welcome({ table, view, question }, greeting) {
  const me = table.seats.find((one) => one.seat === table.me);
  if (!me) return Promise.resolve();
  const plan = "number" in question ? question.plan : undefined;
  const lessons = "number" in question ? question.lessons : [];
  const face = me.portrait ? make("img", { src: link().art(me.portrait), alt: "" }) : "";
  const ship = view?.ship?.sprite ? make("img", { src: link().sprite(view.ship.sprite), alt: view.ship.name, class: "own" }) : "";
  const others = table.seats.filter((one) => one !== me).map((one) =>
    make("li", {}, one.portrait ? make("img", { src: link().art(one.portrait), alt: "" }) : "", seal(one), make("span", {}, one.name))
  );
  const over = $("stop");
  over.className = "stop welcome";
  over.replaceChildren(
    make("div", { class: "who" }, make("figure", {}, face, seal(me)), ship),
    make("h2", {}, me.captain ?? called(me)),
    make("p", {}, greeting),
    make("ul", { class: "led" }, ...lessons.map((one) => make("li", {}, one))),
    plan ? make("p", { class: "first" }, compass(), make("span", {}, plan.aim ? `${plan.aim} ` : "", make("b", {}, plan.line))) : "",
    make("p", { class: "versus" }, say("versus")),
    make("ul", { class: "faces" }, ...others),
  );
  over.hidden = false;
  rest();
  return new Promise((begun) => {
    const sail = () => {
      over.hidden = true;
      begun();
    };
    only([{ label: say("set-sail"), tone: "go", icon: "sail", press: sail }]);
  });
}
