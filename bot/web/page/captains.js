// The other captains at the side, and one's own beneath: portrait, purse, ship, hold and hand.

/** @import { Card, Event, Mine, Piece, Seat, State, Table } from "./shapes.d.ts" */

import { make } from "./kit/make.js";
import { $, called, link, narrows, say } from "./here.js";
import { boxes, SIGNS } from "./board/heads.js";
import { look, open } from "./panel.js";
import { seal, sign } from "./kit/signs.js";
import { cost, dressed } from "./spots.js";
import { lain } from "./stage.js";
import { at, named, press } from "./touch.js";

const FEW = 7; // cards of a hand that lie in one row on a phone
const FAN = 3; // cards that lie beside each other, where they have no signs of their own
const EDGE = 8; // pixels beyond the edge of a row that hold no card
const SHOWN = 2600; // ms for which what is gained stands in the purse
/** What the purse had when it was shown last, and what it had gained. @type {Map<string, { count: number, by: number, since: number }>} */
const had = new Map();
const TAKES = ["bought", "gold", "glory"]; // what somebody who takes a card gets
const LATELY = 4; // cards that are seen beside a name
/** What each seat has taken since its last turn began. @type {Map<number, Piece[]>} */
const took = new Map();
/** What a purse has of what the score beside it says already. */
const SCORED = ["influence", "points"];

/** @param {Seat} seat */
function portrait(seat) {
  return seat.portrait
    ? make("img", { src: link().art(seat.portrait), alt: "" })
    : make("span", { class: "noface" }, sign(seat.computer ? "ship-wheel" : "person"));
}

/**
 * All captains but one's own.
 *
 * @param {Table} table
 * @param {number | null} active whose turn is being shown
 */
export function rivals(table, active = null) {
  const told = [table.round ? say("round", { round: table.round }) : "", table.goal ? say("first-to", { goal: table.goal }) : ""];
  const others = table.seats.filter((one) => one.seat !== table.me);
  $("rivals").replaceChildren(
    make("p", { class: "round" }, ...told.map((text) => make("span", {}, text))),
    make("ul", { "aria-label": say("others") }, ...others.map((one) => rival(one, one.seat === active, final(table, one)))),
  );
}

/** What somebody takes from the table stays beside his name until his next turn. @param {Event} event */
export function takes({ args, at, kind }) {
  if (kind === "turn") return void took.delete(args.seat);
  // On a chart it goes to a ship, which shows it.
  if (document.body.dataset.chart === "true") return;
  if (!TAKES.includes(kind) || args.by < 0 || typeof args.seat !== "number") return;
  // His own ship is no prize.
  const taken = at.filter((one) => one.startsWith("card:")).map(lain).filter((one) => one !== undefined);
  if (taken.length) took.set(args.seat, [...(took.get(args.seat) ?? []), ...taken].slice(-LATELY));
}

/** What a piece or a card is, whichever of several alike. @param {string} id */
const kind = (id) => id.slice(id.indexOf(":") + 1).split(".")[0];

/** All that lies open before somebody, what is new among it, and what he has just taken beside it. @param {Seat} seat */
function lately({ cards: held = [], seat }) {
  const taken = took.get(seat) ?? [];
  // Once there is a place for them, there always is: nothing jumps.
  if (taken.length || held.length) document.body.dataset.takes = "";
  const more = taken.filter((one) => !held.some(({ id }) => kind(one.id) === id));
  const people = held.map(({ count, id, name }) => {
    const fresh = taken.some((one) => kind(one.id) === id);
    const picture = make("img", { src: link().art(id), alt: name });
    return make("span", { class: fresh ? "held fresh" : "held", title: name }, picture, count > 1 ? make("b", {}, `×${count}`) : "");
  });
  return make("span", { class: "took" }, ...people, ...more.map((one) => make("img", { src: link().sprite(one.sprite), alt: one.name })));
}

/** The points of a game that is over: what was hidden, such as a chest, is counted. @param {Table} table @param {Seat} seat */
function final({ ending }, { seat }) {
  const rank = ending?.ranks.find((one) => one.seat === seat);
  return rank?.figures === undefined ? undefined : rank.points;
}

/**
 * @param {Seat} one
 * @param {boolean} active
 * @param {number} [points] at the end
 */
function rival(one, active, points = one.score) {
  const small = [one.captain, one.line].filter(Boolean).join(" · ");
  const name = make("span", { class: "name" }, make("b", {}, one.name), make("small", {}, small));
  const score = make("span", { class: "laurel" }, sign("laurel-crown"), make("b", {}, String(points)));
  const pressed = make(
    "button",
    { type: "button", class: active ? "active" : "", "data-at": `seat:${one.seat}` },
    portrait(one), seal(one), name, score, lately(one),
  );
  pressed.classList.toggle("absent", !one.present);
  pressed.addEventListener("click", () => look(`seat:${one.seat}`));
  return make("li", {}, pressed);
}

/**
 * One's own captain, and whatever lies before him.
 *
 * @param {State} state
 * @param {boolean} switches whether several things may be picked
 */
export function mine({ table, view }, switches) {
  const me = table.seats.find((one) => one.seat === table.me);
  $("me").hidden = !view || !me;
  if (!view || !me) return;
  const name = [called(me), me.captain].filter(Boolean).join(", ");
  const who = make("button", { type: "button", class: "who", "data-at": `seat:${me.seat}`, "aria-label": name }, portrait(me), seal(me));
  who.addEventListener("click", () => look(`seat:${me.seat}`));
  const more = make("button", { type: "button", class: "more", "aria-label": say("captain"), "aria-expanded": $("me").classList.contains("open") }, sign("up"));
  more.addEventListener("click", () => more.setAttribute("aria-expanded", String($("me").classList.toggle("open"))));
  const gold = purse(view, me, table);
  // On a phone its signs have their names on one's own sheet.
  gold.addEventListener("click", ({ target }) => narrows.matches && !(target instanceof Element && target.closest("button")) && more.click());
  $("me").replaceChildren(who, gold, aboard(view, me.seat), hold(view, switches), held(view, switches), more);
}

/** Points that count beside those that everybody sees. */
let beside = 0;

/** What has just been gained or spent, for a while, however often the strip is shown anew. @param {{ id: string, count: number }} one */
function changed({ id, count }) {
  const now = performance.now();
  const was = had.get(id);
  const known = was && now - was.since < SHOWN ? was : { by: 0, since: now };
  const more = count - (was?.count ?? count);
  const { by, since } = more ? { by: known.by + more, since: now } : known;
  had.set(id, { count, by, since });
  if (!by) return "";
  const made = make("i", { class: by > 0 ? "by" : "by less", "aria-hidden": true }, by > 0 ? `+${by}` : `−${-by}`);
  made.style.animationDelay = `${since - now}ms`;
  return make("span", { class: "change" }, made);
}

/**
 * @param {Mine} view
 * @param {Seat} me
 * @param {Table} table
 */
function purse(view, me, table) {
  const things = view.purse.filter((one) => !SCORED.includes(one.id)).map((one) => {
    const count = make("b", {}, String(one.count));
    return make("span", { class: "coin", title: one.name }, sign(SIGNS[one.id] ?? one.id), count, changed(one), make("small", {}, one.name));
  });
  // What only he knows of counts for him already.
  const { unshown } = view;
  beside = unshown?.count ?? 0;
  const count = final(table, me) ?? me.score + beside;
  const of = [table.goal ? say("of-goal", { goal: table.goal }) : "", unshown?.name ?? ""].filter(Boolean).join(" · ");
  const by = changed({ id: "score", count });
  const glory = make("span", { class: "coin glory" }, sign("laurel-crown"), make("b", { id: "score" }, String(count)), by, make("small", {}, of));
  const who = make("h2", {}, called(me), me.captain ? make("small", {}, me.captain) : "");
  return make("div", { class: "purse" }, who, make("p", {}, ...things, glory, view.ship ? lies(view) : ""));
}

/** What lies open before a captain with a ship, such as a mission that is not done: the first of it by name. @param {Mine} view */
function lies({ board }) {
  const [first, ...more] = board;
  if (!first) return "";
  const many = more.length ? make("small", {}, ` +${more.length}`) : "";
  const made = make("button", { type: "button", class: "lies" }, sign("rules"), make("b", {}, first.title), many);
  made.addEventListener("click", () => read(first, ...more));
  return made;
}

/** One's ship; without one, what lies open before one, unless it has the place of a hand. @param {Mine} view @param {number} me */
const aboard = (view, me) => (!view.ship && view.hand.length && view.board.length ? laid(view, "ship") : ship(view, me));

/** One's hand; without one, what lies open before one. @param {Mine} view @param {boolean} switches */
const held = (view, switches) => (!view.ship && !view.hand.length && view.board.length ? laid(view, "hand") : hand(view, switches));

/**
 * What lies open before one, such as people and prizes, those that are alike together.
 *
 * @param {Mine} view
 * @param {string} place whose place it has
 */
function laid({ board }, place) {
  /** @type {Map<string, { card: Card, count: number }>} */
  const kinds = new Map();
  for (const card of board) {
    const kind = kinds.get(card.title);
    if (kind) kind.count += 1;
    else kinds.set(card.title, { card, count: 1 });
  }
  const cards = [...kinds.values()].map(({ card, count }) => {
    const many = count > 1 ? make("b", { class: "many" }, `×${count}`) : "";
    const picture = make("img", { src: link().card(card.picture), alt: "" });
    const pressed = make("button", { type: "button", class: "card" }, picture, make("span", {}, card.title), many);
    pressed.addEventListener("click", () => read(card));
    return pressed;
  });
  const title = make("h3", {}, say("before-you"), " ", make("small", {}, String(board.length)));
  return make("div", { class: `${place} open-cards` }, make("div", {}, title, make("div", {}, ...cards)));
}

/**
 * @param {Mine} view
 * @param {number} me
 */
function ship({ ship: own }, me) {
  if (!own) return make("div", { class: "ship" });
  const parts = own.locations.map((part) => {
    const words = make("span", { class: "part" }, part.name, make("span", { class: "aside" }, ` ${say("has", { ...part })}`));
    const at = `location:${me}.${part.id}`;
    const made = make("li", { title: `${part.name}: ${say("has", { ...part })}`, "data-at": at }, sign(SIGNS[part.id] ?? part.id), words, ...boxes(part));
    // What a sign means is told where one cannot hover.
    made.addEventListener("click", () => look(at));
    return made;
  });
  const picture = make("button", { type: "button", "data-at": `ship:${me}` }, make("img", { src: link().art(own.kind), alt: own.name }));
  picture.addEventListener("click", () => look(`ship:${me}`));
  return make("div", { class: "ship" }, picture, make("ul", { "aria-label": own.name }, ...parts));
}

/**
 * @param {Mine} view
 * @param {boolean} switches
 */
function hold(view, switches) {
  const empty = Math.max(0, view.places - view.hold.length);
  const goods = view.hold.map((one) => {
    const picture = make("img", { src: link().art(one.id), alt: one.name });
    const thing = { at: `card:${one.id}`, name: one.name };
    if (!at(thing.at).length) return make("span", { class: "good", title: one.name }, picture);
    const made = make("button", { type: "button", "data-at": thing.at, "aria-label": named(thing, at(thing.at)) }, picture);
    dressed(made, "good", thing.at, at(thing.at), switches);
    made.addEventListener("click", () => press(thing, switches));
    return made;
  });
  const free = Array.from({ length: empty }, () => make("span", { class: "good empty" }));
  // What else is aboard, such as the chests of a mission, takes places of cargo: it lies in them.
  const whole = view.ship?.locations.find(({ id }) => id === "cargo")?.has ?? 0;
  const taken = Array.from({ length: view.board.length ? Math.max(0, whole - view.places) : 0 }, () => {
    const made = make("button", { type: "button", class: "good taken", title: say("hold-taken"), "aria-label": say("hold-taken") }, sign("locked-chest"));
    const [first, ...more] = view.board;
    made.addEventListener("click", () => first && read(first, ...more));
    return made;
  });
  if (!view.places && !goods.length) return make("div", { class: "hold" });
  const title = make("h3", {}, say("hold"), " ", make("small", {}, say("hold-of", { count: view.hold.length, of: view.places })));
  const many = Math.max(view.places, view.hold.length + empty) + taken.length > 4;
  return make("div", { class: many ? "hold many" : "hold" }, title, make("div", {}, ...goods, ...free, ...taken));
}

/**
 * Where a card is answered with: of equal ones that all may be played, the answers name one.
 *
 * @param {Card} card
 * @param {Card[]} held
 */
function stand({ id, playable, title }, held) {
  const twin = playable && !at(`card:${id}`).length ? held.find((one) => one.title === title && at(`card:${one.id}`).length) : null;
  return `card:${twin ? twin.id : id}`;
}

/**
 * @param {Mine} view
 * @param {boolean} switches
 */
function hand(view, switches) {
  if (!view.hand.length) return make("div", { class: "hand" });
  const cards = view.hand.map((card) => {
    const thing = { at: stand(card, view.hand), name: card.title };
    const options = at(thing.at);
    const drawn = card.sprite ? link().sprite(card.sprite) : link().art(card.picture);
    const pressed = make(
      "button",
      { type: "button", title: card.title, "data-at": thing.at, "aria-label": options.length ? named(thing, options) : card.title },
      make("img", { src: drawn, alt: "" }),
      make("span", {}, card.title),
      cost(options[0]),
    );
    dressed(pressed, card.sprite ? "card small" : "card", thing.at, options, switches);
    pressed.addEventListener("click", () => (options.length ? press(thing, switches) : read(card)));
    return pressed;
  });
  const title = make("h3", {}, say("hand"), " ", make("small", {}, String(view.hand.length)));
  const row = scrolled(make("div", {}, ...cards));
  most = Math.max(most, cards.length);
  row.style.setProperty("--most", String(most));
  // Few cards are large; many lie in two rows.
  row.style.setProperty("--across", String(Math.max(FEW, Math.ceil(most / 2))));
  // Cards look alike from the first to the last of a game, however few are left.
  // Where they have no room beside each other they lie like a fan: what is pictured is read, and what is touched lies on top.
  row.style.setProperty("--less", String(Math.max(1, most - 1)));
  const fan = most > FAN && !view.hand.some(({ sprite }) => sprite);
  return make("div", { class: `hand${most > FEW ? " many" : ""}${fan ? " fan" : ""}` }, title, row);
}

/** As many cards as the hand ever held. */
let most = 3;

/** How far the hand has been scrolled: it is shown anew whenever anything happens. */
let along = 0;

/** A row says that it goes on beyond its edge, until it has been scrolled there. @param {HTMLElement} row */
function scrolled(row) {
  const see = () => row.classList.toggle("further", row.scrollLeft + row.clientWidth < row.scrollWidth - EDGE);
  row.addEventListener("scroll", () => {
    along = row.scrollLeft;
    see();
  }, { passive: true });
  // Before it lies there it cannot be scrolled.
  const there = new ResizeObserver(() => {
    row.scrollLeft = along;
    see();
  });
  there.observe(row);
  return row;
}

/** What is written on a card, or on several, one after the other. @param {Card} card @param {...Card} more */
function read(card, ...more) {
  const all = [card, ...more].flatMap(({ picture, text, title }) => [
    more.length ? make("h3", {}, title) : "",
    make("img", { src: link().card(picture), alt: "", class: "face" }),
    // In the hand its words are too small to be read from its picture.
    make("p", {}, text),
  ]);
  open(more.length ? say("before-you") : card.title, ...all);
}

/** The captain's points have just grown: the number is seen to. @param {number | undefined} now */
export function gained(now) {
  if (now !== undefined) $("score")?.replaceChildren(String(now + beside));
  $("score")?.animate([{ transform: "scale(1.9)", color: "#b02a18" }, { transform: "scale(1)" }], { duration: 900, easing: "ease-out" });
}
