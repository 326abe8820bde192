// What the host of the house may set right at a table: step by step, seat by seat.

/** @import { Asked, LobbyPage, LookBack, MendPage } from "./shapes.d.ts" */

import { make } from "../kit/make.js";
import { go, here, named, say } from "./here.js";
import { fold, grave, press, sheet, told } from "./parts.js";
import { act, ask } from "./talk.js";

/** The step that is looked back to. @type {LookBack | null} */
let back = null;
/** What a repair asks next, if it is under way. @type {Asked | null} */
let asked = null;

/** Nothing is under way any more. */
export function forget() {
  back = null;
  asked = null;
  here.picks = [];
}

/**
 * All of it.
 *
 * @param {MendPage} page
 * @param {LobbyPage} lobby
 * @param {() => void} again
 */
export function mend(page, lobby, again) {
  const may = new Set(page.may);
  const { table } = page;
  const name = (/** @type {number} */ seat) => lobby.seats.find((one) => one.seat === seat)?.name ?? "";
  const pause = may.has("pause")
    ? press("pause", page.still ? say("time-on") : say("time-still"), () => act("pause", { table, still: !page.still }), {
      tone: "quiet",
      line: say("time-about"),
    })
    : "";
  return [
    make("h2", {}, say("mend")),
    told(say("mend-told")),
    press("to-beside", lobby.title, () => go("table", table), { tone: "quiet", icon: "undo" }),
    make(
      "div",
      { class: "columns" },
      make("div", {}, steps(page, again)),
      make("div", {}, ...waiting(page), repair(page, again), heirs(page, name), pause),
    ),
  ];
}

/** @param {MendPage} page @param {() => void} again */
function steps({ table, steps: all, newest }, again) {
  const rows = [...all].reverse().map(({ number, whose, line }) => {
    const looked = back?.number === number ? back : null;
    const look = press(`step-${number}`, line || whose, async () => {
      back = looked ? null : await ask(`mend/${table}/${number}`);
      again();
    }, { tone: "quiet", line: line ? whose : "" });
    if (!looked) return make("li", {}, look);
    const undo = press(`undo-${number}`, say("go-back", { count: looked.count }), async () => {
      if (await act("go-back", { table, number, newest })) forget();
    }, { tone: "danger" });
    return make(
      "li",
      {},
      look,
      make("div", { class: "sure" }, make("ul", { class: "told" }, ...looked.told.map((one) => make("li", {}, one))), undo),
    );
  });
  return sheet(say("steps"), told(say("steps-about")), make("ul", { class: "rows" }, ...rows));
}

/** @param {MendPage} page */
function waiting({ table, asked: open, unseen }) {
  const each = open.map(({ seat, number, asked: question }) => {
    /** @param {{ how: string, pick?: string }} given */
    const given = (given) => act("answer-for", { table, seat, number, ...given });
    return fold(
      `answer-${seat}`,
      question.line,
      press(`default-${seat}`, say("answer-default"), () => given({ how: "default" }), { tone: "blue" }),
      press(`computer-${seat}`, say("answer-computer"), () => given({ how: "computer" }), { tone: "blue", icon: "ship-wheel" }),
      ...question.options.map((one) =>
        press(`pick-${seat}-${one.id}`, one.label, () => given({ how: "pick", pick: one.id }), { tone: "quiet" })
      ),
    );
  });
  const hidden = unseen ? press("unseen", say("answer-unseen"), () => act("answer-unseen", { table }), { tone: "quiet" }) : "";
  return each.length || hidden ? [sheet(say("answer-for"), ...each, hidden)] : [];
}

/** One question after another, until it is done. @param {MendPage} page @param {() => void} again */
function repair({ table, repairs }, again) {
  const question = asked ?? repairs;
  if (!question) return "";
  const next = async (/** @type {string} */ pick) => {
    const picks = [...here.picks, pick];
    const done = await act("mend", { table, picks });
    if (done?.asked) [asked, here.picks] = [done.asked, picks];
    else if (done) forget();
    again();
  };
  const options = question.options.map((one) => press(`repair-${one.id}`, one.label, () => next(one.id), { tone: "quiet" }));
  const { low, high } = question;
  const line = low !== undefined
    ? make("input", { type: "number", min: low, max: high, value: low, "data-key": "repair-number", "aria-label": question.line })
    : null;
  const give = line ? press("repair-ok", say("ok"), () => next(line.value), { tone: "blue" }) : "";
  const stop = here.picks.length ? press("repair-stop", say("think-again"), () => (forget(), again()), { tone: "quiet" }) : "";
  return here.picks.length
    ? sheet(say("repair"), told(question.line), ...options, line ?? "", give, stop)
    : sheet(say("repair"), fold("repair", question.line, ...options, line ?? "", give));
}

/** @param {MendPage} page @param {(seat: number) => string} name */
function heirs({ table, heirs: all, may }, name) {
  if (!may.includes("give")) return "";
  const seats = [...new Set(all.map((one) => one.seat))];
  const each = seats.map((seat) =>
    fold(
      `give-${seat}`,
      name(seat),
      ...all.filter((one) => one.seat === seat).map(({ who }) =>
        press(`give-${seat}-${who}`, named(who), () => act("give", { table, seat, who }), { tone: "quiet", icon: "person" })
      ),
      grave(`give-${seat}-computer`, say("give-computer"), say("give-computer-sure", { name: name(seat) }), () =>
        act("give", { table, seat })),
    )
  );
  return sheet(say("give"), ...each);
}
