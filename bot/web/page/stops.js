// What changes a game stays until it is read: a fight, a death, a point of glory, an event, a war, the end.

/** @import { Event, State, Thing } from "./shapes.d.ts" */

import { make } from "./kit/make.js";
import { NEXT, only } from "./answers.js";
import { calm, early, isCalm, risen } from "./asked/calm.js";
import { $, called, link, narrows, now, say, seated, still } from "./here.js";
import * as dice from "./kit/dice.js";
import { compass, seal, sign } from "./kit/signs.js";
import { fit as fitLine, telling } from "./line.js";
import { went } from "./along.js";
import { isOpen } from "./panel.js";
import { lain, rest } from "./stage.js";
import { gets } from "./told/pace.js";

const LATE = 1500; // ms that pictures are waited for
const EDGE = 8; // pixels beyond the foot that hold nothing to be read
const MORE = 0.8; // of what is seen by which it goes on at a touch
const GO_ON = [" ", "Enter", "Escape", NEXT]; // keys that go on
const CARD = /^card:(.+)$/;
const SOMEBODY = /^(seat|ship):/;
const LED = 5; // lines that are read beside what they have led to
const MOST = 4; // cards that are shown at once
const [ROOMY, CLOSER] = ["roomy", ["", "close", "closer"]]; // how close lines stand
const [SOON, LATER] = [1, 5]; // how long after a line of a panel the next one comes, in steps
const LONG = 90; // letters from which on a sentence is no heading

/** The sign over what is told, by kind of event. @type {Record<string, string>} */
const SIGNS = {
  fought: "crossed-swords", died: "skull-crossed-bones", glory: "laurel-crown", war: "pirate-flag", event: "scroll-unfurled",
  ended: "laurel-crown",
};

/** What was large before one, and need not be told beside the next question. @type {Set<string>} */
const read = new Set();

/** The lines of a result, each perhaps ended earlier than it was told, that have not been large already. @param {string} result */
export const unread = (result) => {
  const known = [...read];
  return result.split("\n").filter((line) => !known.some((one) => one.startsWith(line.slice(0, -1)))).join("\n");
};

/**
 * What led to it and is read beside it, oldest first: a card, and what several things have come to, stand alone.
 *
 * @param {Event[]} events what is read together
 * @param {Event[]} before
 */
export const beside = (events, before) => (events.length > 1 || events[0]?.args.card ? [] : before.slice(-LED));

/**
 * Show what has happened, large, until the member goes on.
 *
 * @param {Event[]} events what is read together, oldest first: one thing, or such as all that a sailing has brought
 * @param {Event[]} before what led to it, oldest first
 * @param {HTMLElement | null} [columns] what others did before it, which is read beside it
 */
export async function stop(events, before, columns = null) {
  const event = /** @type {Event} */ (events[0]);
  for (const one of events) read.add(one.said);
  // What stood there would do nothing any more.
  only([]);
  const words = events.length === 1 && event.args.card ? await written(event.args.card) : [];
  const shown = events.length > 1 ? results(events) : scene(event, before, words);
  if (!columns) return stay(shown, event.kind, closer);
  const came = make("section", { class: `came ${event.kind}` }, ...shown);
  // On a phone a round's event is read first, else what came of it all last.
  const own = columns.querySelector(".touched");
  if (event.args.card && narrows.matches && own) own.after(came);
  else if (event.args.card && narrows.matches) columns.prepend(came);
  else columns.append(came);
  return stay([columns], `sheet ${event.kind}`, fitted);
}

/** What is written on a card, but for its name: in its picture that is small. @param {string} card @returns {Promise<string[]>} */
async function written(card) {
  const asked = link().ask(`thing/${encodeURIComponent(`card:${card}`)}`).then((/** @type {Thing} */ { lines }) => lines.slice(1), () => []);
  return await Promise.race([asked, new Promise((/** @type {(none: string[]) => void} */ late) => setTimeout(() => late([]), LATE))]);
}

/** As large as all of it has room; else of what others did only what mattered is seen, and then lines stand closer. @param {HTMLElement} over */
export function fitted(over) {
  if (fits(over, [ROOMY, ""])) return;
  for (const one of over.querySelectorAll(".columns .long")) one.classList.add("folded");
  fits(over, [ROOMY, ...CLOSER]);
}

/** Lines stand so close that all of them have room. @param {HTMLElement} over */
export const closer = (over) => void fits(over, CLOSER);

/** The first of these with which nothing is cut, else the last. @param {HTMLElement} over @param {string[]} sizes */
const fits = (over, sizes) => sizes.some((close) => {
  over.dataset.close = close;
  return over.scrollHeight <= over.clientHeight + 1;
});

/**
 * This stays over the stage until the member goes on.
 *
 * @param {(Element | string)[]} parts
 * @param {string} kind
 * @param {(over: HTMLElement) => void} [fit] once it is there
 * @returns {Promise<void>}
 */
export async function stay(parts, kind, fit = () => {}) {
  // What stood there would do nothing any more.
  only([]);
  await painted(parts.filter((one) => one instanceof Element));
  return new Promise((/** @type {(done: void) => void} */ done) => {
    const over = $("stop");
    const go = () => {
      calm();
      // What one has got is one's own from now on.
      if (!still()) for (const one of over.querySelectorAll("img.got")) went(/** @type {HTMLElement} */ (one), one.getBoundingClientRect(), hand());
      over.hidden = true;
      over.replaceChildren();
      $("news").hidden = false;
      removeEventListener("keydown", key, true);
      done();
    };
    const key = onKeys(go);
    over.dataset.close = "";
    lay(over, kind, parts);
    // On a phone its heading has less room than a question.
    fitLine();
    fit(over);
    // It is told here alone.
    $("news").hidden = $("result").hidden = true;
    only([{ label: say("go-on"), tone: "go", icon: "next", key: NEXT, press: go }]);
    risen();
    addEventListener("keydown", key, true);
  });
}

/**
 * Shows this, from its top.
 *
 * @param {HTMLElement} over
 * @param {string} kind
 * @param {(Node | string)[]} parts
 */
function lay(over, kind, parts) {
  over.className = `stop ${kind}`;
  over.replaceChildren(...parts, below(over));
  over.hidden = false;
  over.scrollTop = 0;
  for (const one of [over, ...over.children]) grows.observe(one);
}

/** What says that there is more below, and goes on to it. @param {HTMLElement} over */
function below(over) {
  // Keys and readers come to all of it without this.
  const made = make("button", { type: "button", class: "below", tabindex: -1, "aria-hidden": true }, sign("up"));
  made.addEventListener("click", () => over.scrollBy({ top: over.clientHeight * MORE, behavior: still() ? "instant" : "smooth" }));
  over.onscroll = () => further(over);
  return made;
}

/** Pictures and letters come later than their place. */
const grows = new ResizeObserver(() => further($("stop")));

/** Whether there is more below. @param {HTMLElement} over */
const further = (over) => over.classList.toggle("goes-below", over.scrollTop + over.clientHeight < over.scrollHeight - EDGE);

/** Keys by which one goes on, whatever has the focus. @param {() => void} go */
const onKeys = (go) => (/** @type {KeyboardEvent} */ pressed) => {
  // What is looked up meanwhile has its own keys.
  if (isOpen() || pressed.altKey || pressed.ctrlKey || pressed.metaKey || !GO_ON.includes(pressed.key)) return;
  pressed.preventDefault();
  pressed.stopPropagation();
  if (isCalm()) early();
  else go();
};

/** Nothing is shown before its pictures are there, unless they are long in coming. @param {Element[]} parts */
function painted(parts) {
  const images = parts.flatMap((one) => (one instanceof HTMLImageElement ? [one] : [...one.querySelectorAll("img")]));
  const all = Promise.allSettled(images.map((one) => one.decode()));
  return Promise.race([all, new Promise((late) => setTimeout(late, LATE))]);
}

/**
 * @param {Event} event
 * @param {Event[]} before
 * @param {string[]} words of its card
 */
function scene(event, before, words) {
  const who = event.args.seat ?? event.turn?.seat;
  const other = typeof event.args.by === "number" && event.kind === "died" ? event.args.by : event.args.winner;
  // The end is nobody's turn.
  /** @type {(number | undefined)[]} */
  const there = event.kind === "ended" ? event.args.winners : [who, other];
  const met = meeting(event);
  const faces = there.map(seated).filter((one) => one !== undefined).map((one) =>
    make("figure", {}, one.portrait ? make("img", { src: link().art(one.portrait), alt: "" }) : "", seal(one), make("figcaption", {}, called(one)))
  );
  const card = event.args.card ? make("img", { class: "face", src: link().card(event.args.card), alt: event.said }) : "";
  const ships = event.kind === "war" ? flags(event) : sunk(event) ?? met ?? caught(event, before);
  const cards = ships || card ? [] : about(event, before);
  // What is seen is not said once more.
  const told = beside([event], before).filter((one) => !(one.kind === "drew" && one.args.cards?.every((/** @type {string} */ id) => cards.includes(id))))
    .map((one) => make("li", {}, ...dice.told(one.said)));
  const head = make(event.said.length > LONG ? "p" : "h2", { class: "told" }, ...dice.told(event.said));
  const above = make("div", { class: "who" }, ships ?? sign(SIGNS[event.kind] ?? "scroll-unfurled"), ...(card || met ? [] : faces));
  // A card says itself what it does.
  if (card) return [above, card, ...(words.length ? [make("ul", { class: "written" }, ...words.map((line) => make("li", {}, line)))] : [])];
  const goods = ships || cards.length ? [] : [...before].reverse().find((one) => one.args.goods?.length)?.args.goods ?? [];
  return [above, ...laid(cards, cards.length || ships ? [] : prize(event, before) ?? goods.slice(0, MOST)), head, make("ul", { class: "led" }, ...told)];
}

/** Where one's own cards are, or on a phone oneself. */
const hand = () => [...document.querySelectorAll("#me .hand, #me .who")].find((one) => one.checkVisibility()) ?? $("me");

/** The cards that a place names. @param {Event} event */
const named = ({ at }) => at.flatMap((place) => CARD.exec(place)?.[1] ?? []);

/** Whether somebody does it. @param {Event} event */
const does = ({ args, at }) => args.seat !== undefined || at.some((place) => SOMEBODY.test(place));

/**
 * The cards that something is about; where it names none itself, those of what led to it. A card that somebody did
 * nothing with, such as one that is for sale from now on, is no prize.
 *
 * @param {Event} event
 * @param {Event[]} before oldest first
 */
function about(event, before) {
  const led = [event, ...[...before].reverse()].find((one) => named(one).length && (one === event || does(one)));
  return led ? [...new Set(named(led))].slice(0, MOST) : [];
}

/** What was bought just before brought it, such as a ship. @param {Event} event @param {Event[]} before @returns {string[] | null} */
function prize({ kind }, before) {
  const last = before.at(-1);
  return kind === "glory" && last?.kind === "bought" && last.args.what ? [last.args.what] : null;
}

/**
 * Cards and goods side by side, large.
 *
 * @param {string[]} cards
 * @param {string[]} goods
 */
function laid(cards, goods) {
  const all = [...cards.map((id) => [link().card(id), "face-up"]), ...goods.map((id) => [link().art(id), "of"])];
  return all.length ? [make("div", { class: "shown" }, ...all.map(([src, kind]) => make("img", { src, alt: "", class: kind })))] : [];
}

/**
 * Several things in one panel, each with the points that it has brought in bold.
 *
 * @param {Event[]} events
 */
function results(events) {
  const scored = events.some(({ kind }) => kind === "glory");
  let late = 0;
  const rows = events.map((one) => {
    const who = one.kind === "glory" ? seated(one.args.seat) : undefined;
    const points = who ? [seal(who), make("b", {}, `+${one.args.by ?? 1}`)] : [make("i", {}), make("i", {})];
    const got = gets(one, now().table.me);
    const [card] = got ? one.args.cards : named(one);
    const drawn = card ? make("img", { src: link().card(card), alt: "", class: got ? "got" : "" }) : make("i", {});
    const row = make("li", { class: one.args.seat === now().table.me ? "mine" : "" }, drawn, ...points, make("span", {}, ...dice.told(one.said)));
    // What brings no points itself, such as a card that is turned over, has a moment of its own before what it leads to.
    row.style.setProperty("--row", String(late));
    late += who || !scored ? SOON : LATER;
    return row;
  });
  const above = make("div", { class: "who" }, sign(SIGNS.glory ?? ""));
  const title = say("came-of-it");
  // The line may say so already.
  const twice = $("line").querySelector("h1")?.textContent === title;
  return [above, twice ? "" : make("h2", { class: "told" }, title), make("ul", { class: "rows" }, ...rows)];
}

/**
 * The flags of nations that are at war from now on, or no more.
 *
 * @param {Event} event
 */
function flags({ args }) {
  const [one, other] = /** @type {string[]} */ (args.nations).map((nation) => make("img", { src: link().art(nation), alt: "" }));
  return make("span", { class: args.begins ? "flags" : "flags peace" }, one, sign(args.begins ? SIGNS.fought ?? "" : "check"), other);
}

/**
 * The ships of a fight that one of them has lost, as they lay on the board: she goes down.
 *
 * @param {Event} event
 */
function sunk({ args, at, kind }) {
  const lost = kind === "fought" ? args.loser : kind === "died" ? args.piece ?? at.find((one) => one.startsWith("ship:")) : null;
  const drawn = lost ? [...ship(args.winner ?? "", "afloat"), ...ship(lost, "sinks")] : [];
  return drawn.length ? make("span", { class: "sea" }, ...drawn) : null;
}

/** A ship as it lies on the board, or lay there last. @param {string} id @param {string} how */
function ship(id, how) {
  const piece = now().board.pieces.find((one) => one.id === id) ?? lain(id);
  return piece ? [make("img", { src: link().sprite(piece.sprite), alt: piece.name, class: how })] : [];
}

/**
 * The ship to which something happens, such as a storm, where no card is what it is about.
 *
 * @param {Event} event
 * @param {Event[]} before
 */
function caught(event, before) {
  const id = event.kind === "said" && !about(event, before).length ? event.at.find((one) => /^(ship|npc):/.test(one)) : undefined;
  const drawn = id ? ship(id, "tossed") : [];
  return drawn.length ? make("span", { class: "sea rough" }, ...drawn) : null;
}

/**
 * Both ships where one attacks the other: whoever it is, he is seen.
 *
 * @param {Event} event
 */
function meeting({ args, kind }) {
  if (kind !== "fought" || args.phase !== "began") return null;
  const drawn = /** @type {string[]} */ (args.sides).flatMap((side) => ship(side, "afloat"));
  return drawn.length > 1 ? make("span", { class: "sea" }, ...drawn) : null;
}

/**
 * Who one is, before the first turn: portrait, ship, the goal, the plan, whom one plays against.
 *
 * @param {State} state
 * @param {string} greeting
 * @returns {Promise<void>} once he has set sail
 */
export async function welcome({ table, view, question }, greeting) {
  // Nothing else is asked before one has read this.
  telling(table.title);

  const me = table.seats.find((one) => one.seat === table.me);
  if (!me) return;
  const plan = "number" in question ? question.plan : undefined;
  const lessons = "number" in question ? question.lessons : [];
  const face = me.portrait ? make("img", { src: link().art(me.portrait), alt: "" }) : "";
  const ship = view?.ship ? make("img", { src: link().art(view.ship.kind), alt: view.ship.name, class: "own" }) : "";
  const others = table.seats.filter((one) => one !== me).map((one) =>
    make("li", {}, one.portrait ? make("img", { src: link().art(one.portrait), alt: "" }) : "", seal(one), make("span", {}, one.name))
  );
  const over = $("stop");
  const parts = [
    make("div", { class: "who" }, make("figure", {}, face, seal(me)), ship),
    make("h2", {}, me.captain ?? called(me)),
    make("p", {}, greeting),
    make("ul", { class: "led" }, ...lessons.map((one) => make("li", {}, one))),
    plan ? make("p", { class: "first" }, compass(), make("span", {}, plan.aim ? `${plan.aim} ` : "", make("b", {}, plan.line))) : "",
    make("p", { class: "versus" }, say("versus")),
    make("ul", { class: "faces" }, ...others),
  ];
  rest();
  // Nothing else is seen for a moment before it.
  document.body.dataset.greets = "";
  await painted(parts.filter((one) => one instanceof Element));
  lay(over, "welcome", parts);
  delete document.body.dataset.greets;
  return new Promise((/** @type {(done: void) => void} */ begun) => {
    const sail = () => {
      calm();
      removeEventListener("keydown", key, true);
      over.hidden = true;
      begun();
    };
    const key = onKeys(sail);
    addEventListener("keydown", key, true);
    only([{ label: say("set-sail"), tone: "go", icon: "sail", key: NEXT, press: sail }]);
  });
}
