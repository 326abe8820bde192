// The table's page: asks for what there is, tells what has happened since, then shows what is asked.

/** @import { Board, Event, Mine, Moment, News, Option, Question, State, Story, Table, Waiting } from "./shapes.d.ts" */

import { make, steadily } from "./kit/make.js";
import * as acting from "./link.js";
import * as answers from "./answers.js";
import * as calm from "./asked/calm.js";
import { teach, yields } from "./asked/lesson.js";
import { mine, rivals } from "./captains.js";
import { $, asked, called, choice, here, link, named, narrows, now, say, tell, warn } from "./here.js";
import * as house from "./house.js";
import * as keys from "./keys.js";
import * as layers from "./layers.js";
import * as line from "./line.js";
import { Link, Refused } from "./link.js";
import { market, offer } from "./market.js";
import * as pan from "./pan.js";
import * as panel from "./panel.js";
import * as picks from "./picks.js";
import { keep } from "./kit/signs.js";
import { hints } from "./board/hints.js";
import { drawn } from "./spots.js";
import * as end from "./ending/end.js";
import * as stage from "./stage.js";
import { welcome } from "./stops.js";
import { hurry, play, skip } from "./story.js";
import * as result from "./told/result.js";
import { heads } from "./told/touched.js";
import * as tools from "./tools.js";
import { firsts, hasDigit, sorted } from "./touch.js";

const TRIES = 3; // times that all is asked for until it belongs together

/** What is told next, once it is there; the newest state. */
let waiting = /** @type {{ state: State, events: Event[], moments: Moment[] } | null} */ (null);
let telling = false;
let heard = "";
let fetching = Promise.resolve();

/** Everything as it is now. @returns {Promise<void>} */
function renew() {
  fetching = fetching.then(fetched, fetched);
  // What could not be fetched is still news when the table is heard again.
  fetching.catch(() => (heard = ""));
  return fetching;
}

/** All there is. It is asked for bit by bit while captains play, so it may be of several moments. */
async function all() {
  const ask = link();
  const form = narrows.matches ? ["form=phone"] : [];
  const since = here.cursor ? [`since=${encodeURIComponent(here.cursor)}`] : [];
  const drawn = /** @type {Promise<Board | null>} */ (ask.ask(["board", ...form].join("?")));
  // The board waits until captains are done, so that the rest is of after that; at first there is nothing to wait for.
  if (here.state) await drawn;
  const [board, table, view, question, story] = await Promise.all([
    drawn,
    /** @type {Promise<Table>} */ (ask.ask("table")),
    /** @type {Promise<Mine>} */ (ask.ask("view")),
    /** @type {Promise<Question | Waiting>} */ (ask.ask("question")),
    /** @type {Promise<Story>} */ (ask.ask(`story?${[...since, ...form].join("&")}`)),
  ]);
  return { table, view, question, board, story };
}

/** Whether its reader has given orders that answer for him. */
let ordered = false;

async function fetched() {
  let got = await all();
  for (let tries = 1; tries < TRIES && got.table.cursor !== got.story.cursor; tries += 1) got = await all();
  const { table, view, question, board, story } = got;
  // A game that has not begun is looked at from the house.
  if (!board) return location.replace(house.beside());
  // What happened before this page was opened is in the log.
  const events = here.cursor ? story.events : [];
  here.cursor = story.cursor;
  house.tell(story.cursor);
  const state = { table, view: table.me === null ? null : view, question, board };
  if (table.me !== null && (ordered || table.helps.includes("ordered"))) {
    ordered = true;
    const over = await (await import("./carry/orders.js")).over(table.helps);
    for (const line of over) tell(line);
    if (over.length) here.undone = [here.undone, ...over].filter(Boolean).join("\n");
  }
  const moments = story.moments ?? [];
  waiting = { state, events: [...(waiting?.events ?? []), ...events], moments: [...(waiting?.moments ?? []), ...moments] };
  if (!telling) told();
}

/** Tell what is new, then show how things are. */
async function told() {
  telling = true;
  document.body.dataset.telling = "";
  try {
    while (waiting) {
      const { state, events, moments } = waiting;
      waiting = null;
      const first = !here.state;
      // What has come to light is not taken back, though it is told yet.
      tools.undoable(state.table);
      // It stays while nothing has happened and the same is asked.
      if (events.length || ("number" in state.question ? state.question.number : undefined) !== asked()?.number) layers.off();
      if (first) show(state);
      if (!first && !moments.length && events.length && events.every((one) => one.turn?.seat === state.table.me)) mine(state, false);
      result.hear(events, state.table.me);
      if (events.length) await play(events, state, moments);
      if (!first || events.length) show(state);
      const greeting = "number" in state.question ? state.question.greeting : undefined;
      // Others may have begun before him.
      if (greeting && !house.greeted()) {
        house.greeted(true);
        await welcome(state, greeting);
        show(state);
      }
    }
  } finally {
    telling = false;
    delete document.body.dataset.telling;
  }
}

/** @param {State} state */
function show(state) {
  const asks = "number" in state.question ? state.question.number : undefined;
  // Where something else is asked, a key that was on its way must not answer it.
  if (asks === asked()?.number) steadily(() => lay(state));
  else lay(state);
}

/** @param {State} state */
function lay(state) {
  const before = asked()?.number;
  here.state = state;
  here.me = state.table.me;
  const { question, table } = state;
  document.title = table.title;
  document.documentElement.lang = table.language;
  document.body.dataset.game = table.game;
  // A look-up stays until something else is asked.
  const asks = "number" in question ? question.number : undefined;
  if (asks !== before) {
    panel.close();
    warn("");
    $("hint").hidden = true;
  }
  $("scene").inert = false;
  const open = "number" in question ? question : null;
  picks.begin(open);
  heads(question);
  line.show(state);
  rivals(table);
  tools.show(state);
  layers.show(table, redraw);
  teach(question);
  inForce(table);
  const switches = open !== null && picks.several(open);
  // Where nobody has a hold, cards in hand have a place of their own for good, once there are any.
  if (state.view?.places) document.body.dataset.holds = "";
  const held = "holds" in document.body.dataset;
  document.body.toggleAttribute("data-hand", !held && ("hand" in document.body.dataset || Boolean(state.view?.hand.length)));
  const { loose } = sorted(open, touchable(state), redraw);
  // What lies in the hold or in hand is picked there; goods on offer have rows.
  const rows = open !== null && open.counters.length > 0 && loose.length > 0;
  const digit = scene(state, rows || open?.offered ? open : null, switches, stage.show(state, switches));
  mine(state, switches);
  result.show(question, rows);
  if (!table.ending) end.gone();
  if (open) answers.show(open, loose, digit, rows, firsts(open), hasDigit);
  else if (table.ending) end.show(table, table.ending);
  else answers.only(idle(question, table), thinking(question, table));
  yields();
  line.fit();
  // What the answers leave free on a phone is the board's, and where words stand on it depends on that.
  if (pan.changed() && document.body.dataset.chart === "true") {
    pan.fresh();
    stage.show(state, switches);
  }
  // A touch that was meant for what was asked before answers nothing.
  if (open && before !== undefined && open.number !== before) calm.calm(here.gave === before ? undefined : calm.CALM);
  document.body.dataset.question = open ? String(open.number) : "";
  if (open && open.number !== before) {
    tell(open.line);
    alert_(open);
  }
}

/** The event in force, and where to read it. @param {Table} table */
function inForce({ event }) {
  const shown = $("event");
  shown.hidden = !event;
  tools.happening(event);
  if (!event) return;
  shown.replaceChildren(make("span", {}, make("b", {}, event.title), " ", event.line));
  shown.classList.toggle("long", event.line.length > 130);
  shown.dataset.at = `card:${event.card}`;
  shown.onclick = () => panel.look(`card:${event.card}`);
}

/**
 * Every place that can be touched: on the board, on what is under way, in the hold, in hand. On a phone the hand has a place
 * of its own only where there is no hold.
 *
 * @param {State} state
 */
const touchable = ({ board, view }) =>
  new Set([
    ...(board.scene ? board.scene_spots ?? [] : board.spots).map((one) => one.at),
    ...(board.scene ? [] : board.pieces.map((one) => one.id)),
    ...[...(narrows.matches && view?.places ? [] : view?.hand ?? []), ...(view?.hold ?? [])].map((one) => `card:${one.id}`),
  ]);

/** The board may have another form in the hand. */
function turned() {
  delete document.body.dataset.flat;
  pan.turn();
  renew();
}

/** The board again, such as with a layer. */
function redraw() {
  if (!here.state) return;
  if (!telling) return show(here.state);
  // What goes on with the telling stays: the question comes after it.
  stage.show(here.state, false);
  stage.rest();
}

/**
 * What lies over the board: goods to be bought, or on offer, or what is under way.
 *
 * @param {State} state
 * @param {Question | null} goods
 * @param {boolean} switches
 * @param {number} digit
 */
function scene(state, goods, switches, digit) {
  const over = $("scene");
  const shown = Boolean(goods || state.board.scene);
  over.hidden = !shown;
  $("stage").classList.toggle("covered", shown);
  if (goods) over.replaceChildren(goods.offered ? offer(goods) : market(goods));
  else if (state.board.scene) return drawn(state, switches, over, digit);
  else over.replaceChildren();
  return digit;
}

/**
 * What there is to do while nothing is asked here.
 *
 * @param {Question | Waiting} question
 * @param {Table} table
 */
function idle(question, table) {
  if (table.over) return house.isHome ? [{ label: say("after"), tone: "go", icon: "home", press: () => location.assign(house.beside()) }] : [];
  const seats = "waiting" in question ? question.waiting : [];
  return house.others(seats).map(({ who, name }) => ({ label: say("pass-to", { name }), tone: "go", icon: "person", press: () => house.pass(who) }));
}

/** Whom everybody waits for, where the answers would be. @param {Question | Waiting} question @param {Table} table */
function thinking(question, table) {
  const seats = table.over || !("waiting" in question) ? [] : question.waiting;
  const names = table.seats.filter((one) => seats.includes(one.seat)).map(called);
  return names.length ? say("thinks", { name: names.join(", "), count: names.length }) : "";
}

/** Somebody who looks elsewhere hears that it is his turn, if he wishes to. @param {Question} question */
function alert_(question) {
  if (!document.hidden || choice("sound", "off") === "off") return;
  const sound = new AudioContext();
  const tone = sound.createOscillator();
  const loud = sound.createGain();
  loud.gain.setValueAtTime(0.2, sound.currentTime);
  loud.gain.exponentialRampToValueAtTime(0.001, sound.currentTime + 0.8);
  tone.frequency.value = 660;
  tone.connect(loud).connect(sound.destination);
  tone.start();
  tone.stop(sound.currentTime + 0.8);
  document.title = question.line;
}

/** @param {News} news */
function changed(news) {
  if (news.version === heard) return;
  heard = news.version;
  renew();
}

/** Its reader has another seat: what was told in the old one is not told again. */
function moved() {
  here.cursor = heard = "";
  renew();
}

/** This link opens nothing any more. */
function over() {
  $("lost").textContent = say("link-over");
  $("lost").hidden = false;
}

/** Its reader reads another language, or sees another look: all is shown anew, and he stays where he is, at what he has open. */
async function settled() {
  here.words = await house.words(await (await fetch("about")).json());
  link().dressed = house.dressed();
  named();
  layers.off();
  // In other words nothing is told once more.
  here.cursor = "";
  await renew();
  tools.begin();
  if (here.state) tools.show(here.state), inForce(here.state.table);
  await tools.resettled();
}

async function begin() {
  const [about, signs] = await Promise.all(["about", "page/icons.json"].map(async (at) => await (await fetch(at)).json()));
  here.words = await house.words(about);
  // Another face would be wider, and move what stands beside it; without ours the page is read all the same.
  await Promise.allSettled([...document.fonts].map((face) => face.load()));
  keep(signs.icons);
  here.link = new Link(house.at, house.follow, {
    slow: (is) => ($("slow").hidden = !is),
    lost: (is) => ($("lost").hidden = !is),
    moved,
    over,
  });
  link().dressed = house.dressed();
  named();
  tools.dress();
  house.onSettled(settled);
  // Who has acted looks nothing up any more: what comes of it would wait behind that. Who has settled something goes on with that.
  acting.after((what) => (what === "helm" || panel.close(), pan.free(), renew()));
  await house.settle();
  // Nothing helps, and no key does anything, while what somebody holds is covered.
  await house.uncovered();
  tools.begin();
  keys.listen();
  pan.listen();
  answers.listen();
  calm.listen();
  narrows.addEventListener("change", turned);
  hints();
  keys.on("Space", skip);
  keys.on("n", hurry);
  // A touch while something is told is a wish to go on.
  addEventListener("click", ({ target }) => target instanceof Element && !target.closest("#line, #bar, #me, #panel, #rivals, button") && hurry());
  keys.on("Escape", panel.close);
  keys.on("c", () => $("me").querySelector("button")?.click());
  here.cursor = house.told();
  try {
    await renew();
  } catch (fault) {
    // A game that has not begun, or is gone, is looked at from the house.
    if (!house.isHome || !(fault instanceof Refused)) throw fault;
    return location.replace(house.beside());
  }
  link().listen(changed);
  $("loading").remove();
  now();
}

begin();
