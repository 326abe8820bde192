// The answers that lie nowhere on the table: large, at the lower right, under the thumb on a phone.

/** @import { Bundle, Course, Option, Question } from "./shapes.d.ts" */

import { make } from "./kit/make.js";
import { answer, sail } from "./link.js";
import { $, link, now, say, still } from "./here.js";
import * as picks from "./picks.js";
import { kind, order } from "./asked/kinds.js";
import { mark } from "./asked/mark.js";
import { number } from "./asked/number.js";
import * as room from "./asked/room.js";
import { compass, isDrawn, sign } from "./kit/signs.js";

const MOST = 6; // that are shown at once, if there are more than `ALL`
const ALL = 9;
const ROW = "answer";
const WORDY = 96; // letters from which on half a phone is too narrow
const EDGE = 8; // pixels beyond the foot of the answers that hold none
const SHADE = 12; // pixels of the bar beneath which they go on through which they are seen
const MORE = 0.8; // of the answers' room by which they go on at a touch
const GAP = 8; // pixels between what has happened and the answers
/**
 * The key of what goes on with what is told. Its button lies where what is advised does, and neither answers before it can have
 * been seen: whoever presses once too often gives no answer.
 */
export const NEXT = "n";

/**
 * @typedef {{
 *   label: string, about?: string, consequence?: string | null, advised?: boolean, tone?: string, icon?: string | null,
 *   refused?: string | null, picture?: string, at?: string, kind?: string, of?: unknown, cost?: number, key?: string,
 *   press: (button: HTMLButtonElement) => void,
 * }} Made
 */

/** The first of the digits that no spot of the stage has. */
let digit = 1;
/** Whether something has the key of what ends it all. */
let ends = false;
/** The question that is shown. @type {number | null} */
let of = null;

/**
 * All answers that stand beside the stage: of `options` those that lie nowhere on it.
 *
 * @param {Question} question
 * @param {Option[]} options
 * @param {number} first the first digit that is free
 * @param {boolean} rows whether goods have rows on the stage, with a button of their own
 * @param {Made[]} begins what is touched first where two things answer together
 * @param {(option: Option) => boolean} numbered whether its button has a digit: what is advised alone has one where it lies
 */
export function show(question, options, first, rows, begins, numbered) {
  digit = first;
  ends = false;
  // What is unfolded stays so while the same is asked.
  const same = of === question.number;
  const unfolded = same && $("answers").querySelector(".fold[open]") !== null;
  of = question.number;
  const advice = advisedTogether(question, rows);
  const best = advised(question) ?? advice;
  // What rows of goods say is not said again.
  const counted = new Set(rows ? question.counters.flatMap((one) => one.options) : []);
  const made = [
    ...(advice ? [whole(advice)] : []),
    ...question.bundles.filter((one) => one.label !== advice?.label && !one.picks.every((pick) => counted.has(pick))).map(whole),
    ...question.courses.filter((one) => one.likely && !one.ends).map(along),
    ...(question.most > 1 ? [] : options.map(single)),
    ...question.courses.filter((one) => one.likely && one.ends).map(along),
  ];
  // Nor stands what only leads there beside what ends it at one press, unless it is what is advised.
  const leads = question.options.filter((one) => one.leads && !one.advised);
  const aside = made.filter((one) => one.tone === "aside" || leads.some((each) => each === one.of));
  const more = question.courses.filter((one) => !one.likely).map(along);
  for (const one of [...made, ...more]) one.advised = one.advised && one.of === best;
  // Whatever is advised, all others keep their places and digits.
  const beside = made.filter((one) => !aside.includes(one)).sort((one, other) => rank(one) - rank(other));
  const going = beside.filter((one) => rank(one) < LAST);
  const ending = beside.filter((one) => rank(one) === LAST);
  // What ends it is always seen, and always last.
  const seen = beside.length > ALL ? [...going.slice(0, Math.max(1, MOST - ending.length)), ...ending] : beside;
  const advises = beside.filter((one) => one.advised);
  const shown = beside.length === 2 ? beside : [...advises, ...seen.filter((one) => !one.advised)];
  const rest = [...beside.filter((one) => !shown.includes(one)), ...more, ...aside].sort((one, other) => order(one.kind) - order(other.kind));
  const folded = rest.map((one) => ({ ...one, tone: one.tone === "aside" ? "quiet" : one.tone }));
  for (const one of [...seen, ...advises.filter((one) => !seen.includes(one)), ...folded]) {
    const option = question.options.find((each) => each === one.of);
    one.key = one.of === advice || (option && !numbered(option)) ? "" : rank(one) === LAST ? last() : next();
  }
  const bar = $("answers");
  bar.classList.remove("own");
  bar.replaceChildren(...shown.map(button));
  if (question.range) bar.append(number(question));
  const give = question.most > 1 && !rows ? several(question, options, !best) : [];
  bar.append(...give.slice(0, -1));
  if (question.least === 0 && question.most <= 1 && !question.range) {
    bar.append(button({ ...nothing(question.none ?? say("none")), key: last(), advised: !best && question.plan?.picks.length === 0 }));
  }
  // What takes two touches stands on no button, unless it is advised.
  if (begins.length) {
    bar.prepend(make("p", { class: "where" }, say(made.length ? "touch-two" : "touch-two-alone")));
    const touched = begins.map(button);
    // A hand that lies open beneath has each of them already.
    for (const one of touched) one.classList.add("begins");
    bar.append(...touched);
  }
  if (folded.length) bar.append(fold(folded.map(button), unfolded));
  // It stays in sight, however much there is above it.
  bar.append(...give.slice(-1));
  if (!same) bar.scrollTop = 0;
  room.place(bar, said, spared);
  taken();
}

/** Makes what holds answers that have no room, where nothing is folded yet. */
function spared() {
  const bar = $("answers");
  const box = fold([], false);
  const gives = bar.querySelector(":scope > .gives");
  if (gives) gives.before(box);
  else bar.append(box);
  return box;
}

/** What is advised first: it alone has a compass, as more than one would be none. @param {Question} question */
export const advised = ({ bundles, courses, most, options }) => [...(most === 1 ? options : []), ...bundles, ...courses].find((one) => one.advised);

/**
 * What is advised of several picks, where no whole answer with a button of its own is the same.
 *
 * @param {Question} question
 * @param {boolean} rows
 * @returns {Bundle | null}
 */
function advisedTogether(question, rows) {
  const { bundles, most, plan } = question;
  if (rows || most <= 1 || !plan || plan.picks.length < 2 || bundles.some((one) => one.advised)) return null;
  const twin = bundles.find((one) => alike(question, one.picks) === alike(question, plan.picks));
  return { label: twin?.label ?? (picks.advised(question, plan.picks) || plan.line), picks: plan.picks, advised: true };
}

/** What picks come to, whichever of equal things they are. @param {Question} question @param {string[]} given */
const alike = ({ options }, given) => given.map((pick) => options.find(({ id }) => id === pick)?.label ?? pick).sort().join();

/** What has happened lies over none of the answers, however high it is. */
const said = () => $("below").style.setProperty("--said", `${$("result").offsetHeight}px`);

/** How high the answers are: what has happened has the room above them. */
function taken() {
  const bar = $("answers");
  // A sheet lies over all of them.
  if (room.isSheet()) return;
  room.again(bar, said, spared);
  room.fitted(bar, said);
  room.alone(bar);
  const boxes = [...bar.querySelectorAll(":scope > :not(.next)")].map((one) => one.getBoundingClientRect()).filter((one) => one.height);
  const high = boxes.length ? Math.max(...boxes.map((one) => one.bottom)) - Math.min(...boxes.map((one) => one.top)) : 0;
  // What goes on has its place at the foot, whatever stands above it.
  const [advised, gives] = [".advised:not(.gives)", ".gives"].map((one) => {
    const high = bar.querySelector(`:scope > ${one}`)?.getBoundingClientRect().height ?? 0;
    return high ? Math.ceil(high) + GAP : 0;
  });
  $("below").style.setProperty("--advised", `${advised}px`);
  $("below").style.setProperty("--foot", `${(advised ?? 0) + (gives ?? 0)}px`);
  $("below").style.setProperty("--taken", `${Math.ceil(high) + GAP}px`);
  $("below").style.setProperty("--band", high ? `${Math.ceil(high) + 2 * GAP}px` : "0px");
  const told = $("result");
  if (!told.classList.contains("whole")) {
    told.classList.remove("cut");
    told.classList.toggle("cut", told.scrollHeight > told.clientHeight + 2);
    told.scrollTop = 0;
  }
  further();
}

let only_folded = false; // whether nothing else comes up below, and one touch opens it

/** Whether more answers come up below: what is cut there says so. */
function further() {
  const bar = $("answers");
  const goes = bar.scrollTop + bar.clientHeight < bar.scrollHeight - EDGE;
  $("below").classList.toggle("further", goes);
  if (!goes) return;
  const foot = ($("below").querySelector(".goes-on")?.getBoundingClientRect().top ?? 0) + SHADE;
  const [count, folded] = room.beneath(bar, foot);
  $("below").querySelector(".goes-on b")?.replaceChildren(say("more", { count: Math.max(1, count) }));
  only_folded = folded === count && folded > 0;
}

/** Sees to it that answers which go on below say so, until one has come to their end. */
export function listen() {
  const bar = $("answers");
  bar.addEventListener("scroll", further, { passive: true });
  // Keys and readers come to each answer without it.
  const more = make("button", { type: "button", class: "goes-on", tabindex: -1, "aria-hidden": true }, make("b", {}), sign("up"));
  more.addEventListener("click", () => {
    if (only_folded) bar.querySelector(":scope > .fold")?.setAttribute("open", "");
    else bar.scrollBy({ top: bar.clientHeight * MORE, behavior: still() ? "instant" : "smooth" });
  });
  $("below").append(more);
  new ResizeObserver(taken).observe($("answers"));
}

const ENDS = "0"; // its key, if all other digits are given
const LAST = 3; // the place of what ends something

/**
 * What is dangerous stands after the rest, and what ends it last. What cannot be taken never folds away what can.
 *
 * @param {Made} made
 */
const rank = (made) => (made.tone === "quiet" ? LAST : made.refused ? 2 : made.tone === "danger" ? 1 : 0);

/** Nothing is asked of this seat; what goes on instead. @param {Made[]} made @param {string} note */
export function only(made, note = "") {
  digit = 1;
  room.none();
  $("answers").replaceChildren(note ? make("p", { class: "thinks" }, note) : "", ...made.map(button));
  taken();
}

/** @param {Bundle} bundle @returns {Made} */
const whole = (bundle) => ({ ...bundle, of: bundle, press: () => answer(bundle.picks) });

/** @param {Course} course @returns {Made} */
const along = (course) => ({
  of: course,
  label: course.label,
  kind: kind(course.at),
  consequence: course.warning ?? course.consequence,
  advised: course.advised,
  cost: course.cost,
  tone: course.warning ? "danger" : course.ends ? "quiet" : "",
  press: () => sail(course.id),
});

/** @param {Option} option @returns {Made} */
export const single = (option) => ({
  of: option,
  label: option.label,
  about: option.about,
  consequence: option.refused ?? consequence(option),
  advised: option.advised,
  tone: option.aside ? "aside" : option.tone,
  icon: option.icon,
  picture: option.picture,
  refused: option.refused,
  at: option.at[0],
  kind: kind(option.at),
  cost: option.cost,
  press: (pressed) => (option.grave || option.aside ? sure(pressed, option) : give(option)),
});

/** An option is what is meant; of a course, all of it. @param {Option} option */
export const give = (option) => (option.course ? sail(option.id) : answer([option.id]));

/** Picking nothing, as that is called here. @param {string} none @returns {Made} */
const nothing = (none) => ({ label: none, tone: "quiet", press: () => answer([]) });

/** What follows from an option, its chance first, unless that is told there already. @param {Option} option */
export const consequence = ({ odds, consequence: told = "" }) =>
  [odds && !told.includes(odds.line) ? odds.line : "", told].filter(Boolean).join(" · ");

/** A sign, or what is drawn of a good or a nation. @param {string} name */
const icon = (name) => (isDrawn(name) ? sign(name) : make("img", { src: link().art(name), alt: "", class: "sign" }));

/** The next digit that nothing has; "" if all are given. */
const next = () => (digit <= 9 ? String(digit++) : "");

/** The key of what ends something: where there are more answers than digits, it still has one. */
function last() {
  const key = next() || (ends ? "" : ENDS);
  ends ||= key === ENDS;
  return key;
}

/** @param {Made} made */
export function button(made) {
  const tone = made.advised ? "advised" : made.tone ?? "";
  const told = [made.cost ? say("costs", { count: made.cost }) : "", made.consequence].filter(Boolean).join(" · ");
  // What goes on has no digit: whoever presses it once too often would answer what comes next.
  const key = made.key ?? next();
  const pressed = make(
    "button",
    {
      type: "button",
      class: `${ROW} ${tone} ${made.picture ? "drawn" : ""} ${key === NEXT ? "next" : ""} ${made.label.length + told.length > WORDY ? "wordy" : ""}`,
      disabled: Boolean(made.refused),
      "data-at": made.at,
      "data-key": key || null,
      "data-kind": made.kind,
    },
    made.picture ? make("img", { src: link().art(made.picture), alt: "" }) : "",
    made.advised ? compass() : made.icon ? icon(made.icon) : "",
    make("span", {}, make("b", {}, made.label), ...[made.about, told].map((line) => (line ? make("small", {}, line) : ""))),
    key || made.advised ? make("kbd", { "aria-hidden": true }, made.advised ? sign("enter") : "", key) : "",
  );
  if (made.advised) {
    pressed.setAttribute("aria-describedby", "advised");
    pressed.setAttribute("aria-keyshortcuts", "Enter");
  }
  pressed.addEventListener("click", () => {
    // It is seen to be taken, however long the table takes.
    for (const one of document.querySelectorAll(".answer.taken")) one.classList.remove("taken");
    pressed.classList.add("taken");
    made.press(pressed);
  });
  return pressed;
}

/**
 * An answer that ends something for good is asked again, in its own place.
 *
 * @param {HTMLButtonElement} pressed
 * @param {Option} option
 */
function sure(pressed, option) {
  const yes = button({ label: option.label, consequence: say("sure"), tone: "danger", press: () => answer([option.id]) });
  const no = button({ label: say("think-again"), tone: "quiet", press: () => box.replaceWith(pressed) });
  const box = make("div", { class: "sure", role: "group", "aria-label": say("sure") }, no, yes);
  pressed.replaceWith(box);
  no.focus();
}

/** What is seldom wanted, folded away. @param {HTMLElement[]} buttons @param {boolean} open */
function fold(buttons, open) {
  const box = room.fold(buttons, open, () => {
    taken();
    // What comes up below is seen.
    if (box.open && !room.isSheet()) $("answers").scrollTop = box.offsetTop;
  });
  return box;
}

/**
 * Several picks: each a switch wherever it lies, and last the button that gives them all.
 *
 * @param {Question} question
 * @param {Option[]} options those that lie nowhere on the table
 * @param {boolean} marked whether it has the mark of what is advised while that is what is picked: nothing else has it
 */
function several(question, options, marked) {
  const give = make("button", { type: "button", class: "answer go gives" }, make("b", {}));
  const rows = options.map((option) => {
    const made = button({ ...single(option), press: () => picks.flip(option.id) });
    made.classList.add("switch");
    picks.show(() => made.setAttribute("aria-pressed", String(picks.has(option.id))));
    return made;
  });
  picks.show(() => {
    const { label, off } = picks.giving();
    give.querySelector("b")?.replaceChildren(label);
    give.disabled = off;
    mark(give, marked && question.plan !== undefined && alike(question, question.plan.picks) === alike(question, picks.all()));
    // What has a button of its own is not said twice; its place is kept, so that nothing jumps.
    const bar = $("answers");
    // Where the other one may be out of sight, it stays; what is advised is always seen.
    const seen = bar.scrollHeight <= bar.clientHeight + EDGE ? ":not(.gives)" : ".advised:not(.gives)";
    const twin = question.bundles.find((one) => alike(question, one.picks) === alike(question, picks.all()));
    const said = [...bar.querySelectorAll(`:scope > .answer${seen} b`)].some(({ textContent }) => [label, twin?.label].includes(textContent ?? ""));
    give.style.visibility = said ? "hidden" : "";
    // Who has picked otherwise has one button to press, where all else would lie beneath it.
    bar.classList.toggle("own", !said && !off);
  });
  give.addEventListener("click", () => answer(picks.all()));
  const lying = question.options.filter((one) => !options.includes(one));
  // What lies in the hold or in hand lies nowhere else, but where a scene shows it.
  const drawn = (now().board.scene_spots ?? []).map((spot) => spot.at);
  const held = lying.every((one) => one.at.every((at) => at.startsWith("card:") && !drawn.includes(at)));
  const where = lying.length ? [make("p", { class: "where" }, say(held ? "touch-row" : "touch-them"))] : [];
  const box = make("div", { class: "several", role: "group", "aria-labelledby": "asked" }, ...where, ...rows);
  return box.childElementCount ? [box, give] : [give];
}
