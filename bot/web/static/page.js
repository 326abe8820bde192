// The page: it shows what its seat sees, hears of every change, and sends what is pressed. It knows no game.

import { showBoard } from "./board.js";
import { whenCalm } from "./calm.js";
import { bar } from "./commands.js";
import { modal, open } from "./modal.js";
import { message } from "./render.js";
import { make } from "./text.js";

const $ = (id) => document.getElementById(id);
const store = (name) => ({
  get: () => {
    try {
      return sessionStorage.getItem(name);
    } catch {
      return null;
    }
  },
  set: (value) => {
    try {
      sessionStorage.setItem(name, value);
    } catch {
      // Without a store the page forgets this when it is loaded again.
    }
  },
});
const kept = { seat: store("seat"), words: store("words"), keys: store("keys") };

let words = {};
let seats = [];
let seat = 0;
let covered = false;
let state = null;
let place = null; // the place that was chosen here; null: where the seat plays
let source = null;
let tries = 0;
let lastTable = null;
let pressed = 0; // when something was pressed here last
let settling = null; // the timer after which a panel that is answered makes room
const opened = new Set(); // questions for which the private panel was opened
const drawn = new Map(); // message id -> {json, node}

export const say = (key, given = {}) =>
  (words[key] ?? key).replace(/\{(\w+)\}/g, (whole, name) => (name in given ? String(given[name]) : whole));

const me = () => seats.find((one) => one.seat === seat);

// --- talking with the bot -------------------------------------------------------------------------------

async function post(wanted) {
  const from = seat;
  try {
    const answer = await fetch(`${from}/act`, {
      method: "POST", headers: { "Content-Type": "application/json" }, body: JSON.stringify(wanted),
    });
    return answer.ok ? await answer.json() : { error: (await answer.text()) || answer.statusText };
  } catch {
    return { error: say("lost") };
  }
}

async function act(node, wanted) {
  if (node?.getAttribute("aria-busy")) return;
  node?.setAttribute("aria-busy", "true");
  pressed = performance.now();
  const answer = await post(wanted);
  node?.removeAttribute("aria-busy");
  complain(answer.error ?? "");
  if (answer.modal) modal(answer.modal, about(), (values) => act(node, { do: "submit", modal: answer.modal.token, values }));
}

function complain(sentence) {
  $("wrong").textContent = sentence;
  $("wrong").hidden = !sentence;
}

function connect() {
  source?.close();
  const asked = place === null ? "" : `?where=${place}`;
  const mine = (source = new EventSource(`${seat}/stream${asked}`));
  mine.onmessage = (event) => {
    if (mine !== source) return;
    found();
    show(JSON.parse(event.data));
  };
  mine.addEventListener("beat", found);
  mine.onerror = () => {
    if (mine !== source) return;
    mine.close();
    lost();
  };
}

function found() {
  if (tries) {
    $("said").textContent = say("back");
    $("lost").hidden = true;
    document.body.classList.remove("lost");
  }
  tries = 0;
}

async function lost() {
  tries += 1;
  document.body.classList.add("lost");
  let sentence = say("lost");
  try {
    const answer = await fetch("about", { cache: "no-store" });
    if (answer.status === 404) sentence = say("ended");
    else if (answer.ok && tries > 2) {
      const stream = await fetch(`${seat}/state`, { cache: "no-store" });
      if (stream.ok) sentence = say("many");
    }
  } catch {
    // Nobody is there yet.
  }
  if ($("lost").hidden || $("lost").textContent !== sentence) $("lost").textContent = sentence;
  $("lost").hidden = false;
  setTimeout(connect, Math.min(4000, 400 * tries));
}

// --- showing --------------------------------------------------------------------------------------------

function about() {
  return {
    say, act, base: `${seat}/`, names: state?.names ?? {}, places: state?.places ?? [], place: state?.where,
    large: (url, text) => large(url, text), go: goTo,
  };
}

function goTo(id) {
  place = id;
  connect();
}

function show(next) {
  const before = state;
  // A table that has just been laid is where everybody goes on, whatever was looked at before.
  const newer = next.places[0]?.id;
  if (place !== null && before && newer !== before.places[0]?.id) {
    state = next;
    place = null;
    connect();
    return;
  }
  state = next;
  const focus = remember();
  const settle = whenCalm();
  document.title = `${next.called.includes(seat) ? "● " : ""}${next.title} · Quartermaster`;
  $("title").textContent = next.title;
  showPlaces();
  showSeats();
  showTable();
  fill($("private"), "private", covered ? [] : next.private, (data, node) => dress(data, node));
  fill($("direct"), "direct", covered ? [] : [...next.direct].reverse());
  fill($("after"), "after", next.after);
  const earlier = $("earlier").querySelector("div");
  sync(earlier, (covered ? next.earlier.filter((one) => !one.private) : next.earlier).slice().reverse());
  $("earlier").hidden = !earlier.childElementCount;
  showAsked();
  cover();
  showBoard($("board"), state, seat, say, large);
  forget();
  restore(focus);
  settle();
  showCalled();
  if (before) reveal(before, next);
  if (before) tell(before, next);
  openOwn();
}

/** Put messages into a section beneath its heading; it is hidden while it is empty. */
function fill(section, heading, messages, dressed) {
  if (!section.firstElementChild?.matches("h2")) section.prepend(make("h2", {}, say(heading)));
  let body = section.querySelector(":scope > .messages");
  if (!body) section.append((body = make("div", { class: "messages" })));
  sync(body, messages, dressed);
  section.hidden = !messages.length;
}

function sync(body, messages, dressed) {
  const nodes = messages.map((data) => {
    const json = JSON.stringify([data, state.names, state.places, seat, body.parentNode.id]);
    const old = drawn.get(data.id);
    if (old?.json === json) return old.node;
    const node = message(data, { ...about(), title: state.title, living: body.parentNode.id === "table" });
    const lists = node.querySelectorAll(".choices");
    // A question that has one list and is this seat's to answer opens it.
    if (lists.length === 1 && (data.asks || (data.id === state.table?.id && state.called.includes(seat)))) lists[0].open = true;
    const folds = old ? [...old.node.querySelectorAll("details[data-fold]")] : [];
    for (const fold of node.querySelectorAll("details[data-fold]")) {
      const before = folds.find((one) => one.dataset.fold === fold.dataset.fold);
      if (before) keep(fold, before);
    }
    dressed?.(data, node);
    drawn.set(data.id, { json, node });
    return node;
  });
  if (nodes.length !== body.childNodes.length || nodes.some((node, at) => body.childNodes[at] !== node)) {
    // A log scrolls from its end: whoever reads further up stays there.
    const read = new Map([...body.querySelectorAll(".log")].map((log) => [log.closest(".message").dataset.message, log.scrollTop]));
    body.replaceChildren(...nodes);
    for (const log of body.querySelectorAll(".log")) log.scrollTop = read.get(log.closest(".message").dataset.message) ?? 0;
  }
}

/** Keep a list as it was, open or not, and where it was. */
function keep(fold, before) {
  fold.open = before.open;
  const at = before.querySelector(".options")?.scrollTop;
  if (at) requestAnimationFrame(() => (fold.querySelector(".options").scrollTop = at));
}

function forget() {
  for (const [id, { node }] of drawn) if (!node.isConnected) drawn.delete(id);
}

/** A private message can be put away; one that the table has gone past is dimmed. */
function dress(data, node) {
  const away = make("button", { type: "button", class: "away", "aria-label": say("dismiss"), title: say("dismiss"), "data-key": `${data.id} away` }, "×");
  away.addEventListener("click", () => act(away, { do: "dismiss", message: data.id }));
  node.prepend(away);
}

function showTable() {
  const section = $("table");
  const shown = state.table ?? lastTable;
  fill(section, "table", shown ? [shown] : []);
  section.hidden = false;
  // After a start the table is set up again first.
  if (!shown) section.querySelector(".messages").append(make("p", { class: "box thinking" }, say("thinking")));
  // Between two messages of a table there may be none for a moment: the old one stays, asleep.
  section.inert = !state.table;
  if (state.table) lastTable = state.table;
}

/** What this seat is asked in private stays in its place for a moment after the answer: often the next question comes at once. */
function showAsked() {
  const asks = !covered && state.private.some((one) => one.asks);
  clearTimeout(settling);
  if (asks || covered) document.body.classList.toggle("asked", asks);
  else settling = setTimeout(() => document.body.classList.remove("asked"), 1500);
  if (covered) return;
  // What the table has gone past is dimmed.
  const changed = state.table ? (state.table.edited ?? state.table.at) : 0;
  for (const data of state.private) drawn.get(data.id).node.classList.toggle("old", (data.edited ?? data.at) < changed && !data.asks);
  showOnce();
}

/** Buttons that two messages have are shown where the seat is asked: in its panel, else at the table. */
function showOnce() {
  const panels = { true: [], false: [] };
  for (const one of state.private) panels[Boolean(one.asks)].push(drawn.get(one.id).node);
  const table = [$("table")];
  hide(table, panels.true);
  hide(panels.false, [...panels.true, ...table]);
}

function hide(nodes, before) {
  const controls = (all) => all.flatMap((node) => [...node.querySelectorAll("[data-control]")]);
  const shown = new Set(controls(before).map((node) => node.dataset.control));
  for (const node of controls(nodes)) node.classList.toggle("empty", shown.has(node.dataset.control));
  for (const row of nodes.flatMap((node) => [...node.querySelectorAll(".row")])) {
    row.classList.toggle("empty", row.childElementCount > 0 && [...row.children].every((node) => node.matches(".empty")));
  }
}

const SOON = 5000; // milliseconds in which an answer belongs to what was pressed

/** What somebody has just asked to see comes into sight. */
function reveal(before, next) {
  const seen = before.private.map((one) => one.id);
  if (covered || performance.now() - pressed > SOON || next.private.every((one) => seen.includes(one.id))) return;
  $("private").scrollIntoView({ block: "nearest", behavior: matchMedia("(prefers-reduced-motion: reduce)").matches ? "auto" : "smooth" });
}

/** On a phone the buttons may be out of sight when the turn comes. */
function showCalled() {
  const node = $("called");
  const asked = state.called.includes(seat) || (!covered && state.private.some((one) => one.asks));
  const rows = [...$("asks").querySelectorAll(".row:not(.empty)")];
  const needed = asked && rows.every((row) => row.getBoundingClientRect().bottom < 60);
  node.textContent = say("your-turn");
  node.hidden = !needed;
}

function large(url, text) {
  open(say("board"), (body) => {
    const image = make("img", { src: url, alt: text ?? "" });
    body.append(make("div", { class: "scroll", tabindex: "0", role: "region", "aria-label": say("board") }, image));
    image.addEventListener("click", () => body.classList.toggle("whole"));
  }, say, "large");
}

function showPlaces() {
  const select = $("places");
  const entries = state.places.map((one) => `${one.id} ${one.title}`).join("|") + state.where;
  select.hidden = state.places.length < 2;
  // The list names the table already.
  $("title").hidden = !select.hidden;
  if (select.dataset.entries === entries) return;
  select.dataset.entries = entries;
  select.replaceChildren(...state.places.map((one) => make("option", { value: one.id, selected: one.id === state.where }, one.title)));
}

function showSeats() {
  const nav = $("seats");
  nav.hidden = seats.length < 2;
  const entries = JSON.stringify([seat, covered, state.called, state.seated]);
  if (nav.hidden || nav.dataset.entries === entries) return;
  nav.dataset.entries = entries;
  nav.replaceChildren(...seats.map((one) => {
    const asked = state.called.includes(one.seat);
    const absent = state.seated && !state.seated.includes(one.seat);
    const node = make("button", {
      type: "button", class: absent ? "seat absent" : "seat", "data-key": `seat-${one.seat}`, "aria-pressed": String(one.seat === seat),
      title: asked ? say("called", { name: one.name }) : absent ? say("absent", { name: one.name }) : null,
    }, one.name, asked ? make("span", { class: "dot" }, make("span", { class: "aside" }, say("is-asked"))) : null);
    node.addEventListener("click", () => take(one.seat));
    return node;
  }));
}

function take(other) {
  if (other === seat) return;
  seat = other;
  kept.seat.set(String(seat));
  covered = true;
  place = null;
  lastTable = null;
  drawn.clear();
  commands = null;
  connect();
}

/** At a shared screen the seat's own cards stay covered until its player says that only he looks. */
function cover() {
  let node = $("cover");
  if (!covered) {
    node?.remove();
    return;
  }
  if (!node) {
    node = make("section", { id: "cover" });
    $("private").before(node);
  }
  const show_ = make("button", { type: "button", class: "button blue", "data-key": "uncover" }, say("show-seat", { name: me().name }));
  show_.addEventListener("click", () => {
    covered = false;
    show(state);
    ($("private").hidden ? $("table") : $("private")).focus();
  });
  node.replaceChildren(make("p", {}, say("covered", { name: me().name })), show_);
}

// --- keeping the focus, telling what changed ------------------------------------------------------------

function remember() {
  const node = document.activeElement;
  if (!node || node === document.body) return null;
  return { key: node.dataset.key, section: node.closest("section")?.id };
}

function restore(focus) {
  if (!focus || (document.activeElement && document.activeElement !== document.body)) return;
  const same = focus.key && [...document.querySelectorAll("[data-key]")].find((node) => node.dataset.key === focus.key);
  if (same && !same.disabled) same.focus({ preventScroll: true });
  else if (focus.section && !$(focus.section)?.hidden) $(focus.section).focus?.({ preventScroll: true });
}

function lines(data) {
  const node = data && drawn.get(data.id)?.node;
  return node ? [...node.querySelectorAll("li, p, h3, h4")].map((one) => one.textContent.trim()).filter(Boolean) : [];
}

let heard = [];
let unsaid = [];
function tell(before, next) {
  const now = [...lines(next.table), ...next.after.flatMap(lines), ...(covered ? [] : next.private.flatMap(lines))];
  const fresh = now.filter((line) => !heard.includes(line));
  const first = !heard.length;
  heard = now;
  if (first || !fresh.length) return;
  const called = next.called.includes(seat) && !before.called.includes(seat) ? [say("your-turn")] : [];
  if (!unsaid.length) setTimeout(speak, HEAR);
  unsaid.push(...called, ...fresh);
}

const HEAR = 500; // milliseconds in which changes are told together
const MOST_HEARD = 4;

function speak() {
  $("said").textContent = unsaid.slice(-MOST_HEARD).join(" ").slice(0, 300);
  unsaid = [];
}

/** What this seat alone is asked opens by itself, once for each question. */
function openOwn() {
  const own = state.opens;
  if (!own || covered || opened.has(`${seat} ${own.question}`)) return;
  opened.add(`${seat} ${own.question}`);
  post({ do: "click", message: own.message, control: own.control });
}

// --- tools ----------------------------------------------------------------------------------------------

function tools() {
  const button = (key, press) => {
    const node = make("button", { type: "button", class: "tool" }, say(key));
    node.addEventListener("click", () => {
      menu(false);
      press(node);
    });
    return node;
  };
  const places = make("select", { id: "places", "aria-label": say("places"), hidden: true });
  places.addEventListener("change", () => {
    menu(false);
    goTo(places.value);
  });
  const wordy = (node, on) => {
    document.body.classList.toggle("wordy", on);
    node.setAttribute("aria-pressed", String(on));
    kept.words.set(on ? "1" : "");
  };
  const spoken = button("words-mode", (node) => wordy(node, !document.body.classList.contains("wordy")));
  wordy(spoken, kept.words.get() === "1");
  const all = [places, spoken, button("keys", showKeys)];
  if (seats.some((one) => one.link)) all.splice(1, 0, button("links", showLinks));
  if (me().acts) {
    const type = button("command", () => command(true));
    type.classList.add("narrow");
    all.push(type);
  }
  $("tools").replaceChildren(...all);
  $("more").replaceChildren("☰");
  $("more").addEventListener("click", () => menu(!document.body.classList.contains("menu")));
  document.addEventListener("pointerdown", (event) => {
    if (!event.target.closest("body > header")) menu(false);
    if (!event.target.closest("#command")) command(false);
  });
  $("called").addEventListener("click", () => {
    scrollTo({ top: 0 });
    first($("private").hidden ? "table" : "private");
  });
  addEventListener("scroll", () => state && showCalled(), { passive: true });
}

/** On a phone the tools are in a menu. */
function menu(shown) {
  document.body.classList.toggle("menu", shown);
  $("more").setAttribute("aria-expanded", String(shown));
}

/** On a phone the line for commands is there only while one is typed. */
function command(shown) {
  document.body.classList.toggle("commanding", shown);
  if (shown) bar_.focus();
}

function showLinks() {
  open(say("links"), (body) => {
    body.append(make("p", {}, say("links-about")));
    for (const one of seats) {
      const url = new URL(`../${one.link}/`, document.baseURI).href;
      const copy = make("button", { type: "button", class: "button grey" }, say("copy"));
      const field = make("input", { type: "text", readonly: true, value: url, "aria-label": one.name });
      copy.addEventListener("click", async () => {
        field.select();
        try {
          await navigator.clipboard.writeText(url);
          copy.textContent = say("copied");
        } catch {
          // It is selected: the keyboard copies it.
        }
      });
      body.append(make("p", { class: "link-row" }, make("strong", {}, one.name), field, copy));
    }
  }, say);
}

const KEYS = { "/": () => command(true), t: () => first("table"), p: () => first("private"), m: () => first("direct"), b: () => document.querySelector("#board .picture")?.focus(), "?": () => showKeys() };

function first(id) {
  const section = $(id);
  if (section.hidden) return;
  (section.querySelector(".row .button:not([disabled]), summary, button:not([disabled])") ?? section).focus();
}

function showKeys() {
  open(say("keys"), (body) => {
    const on = make("input", { type: "checkbox", id: "keys-on" });
    on.checked = kept.keys.get() !== "off";
    on.addEventListener("change", () => kept.keys.set(on.checked ? "" : "off"));
    const list = make("dl", { class: "keys" });
    for (const key of ["/", "t", "p", "m", "b", "?", "Tab", "Enter", "Esc"]) {
      list.append(make("dt", {}, make("kbd", {}, key)), make("dd", {}, say(`key-${key}`)));
    }
    body.append(list, make("label", { for: "keys-on" }, on, " ", say("keys-on")));
  }, say);
}

document.addEventListener("keydown", (event) => {
  if (event.ctrlKey || event.metaKey || event.altKey || kept.keys.get() === "off") return;
  if (event.target.closest("input, textarea, select, dialog")) return;
  if (event.key === "Escape") menu(false);
  const does = KEYS[event.key];
  if (does) {
    event.preventDefault();
    does();
  }
});

let commands = null;
let bar_ = { focus: () => {} };

async function begin() {
  let told;
  try {
    const answer = await fetch("about", { cache: "no-store" });
    if (!answer.ok) throw new Error(await answer.text());
    told = await answer.json();
  } catch {
    setTimeout(begin, 1000);
    return;
  }
  words = told.texts;
  seats = told.seats;
  document.documentElement.lang = words.language ?? "en";
  for (const node of document.querySelectorAll("[data-say]")) node.textContent = say(node.dataset.say);
  for (const node of document.querySelectorAll("[data-label]")) node.setAttribute("aria-label", say(node.dataset.label));
  const before = Number(kept.seat.get());
  seat = seats.some((one) => one.seat === before) ? before : seats[0].seat;
  // The first seat is whose machine it is; another one was chosen here, and may not be who looks now.
  covered = seats.length > 1 && seat !== seats[0].seat;
  tools();
  if (me().acts) {
    bar_ = bar($("command"), {
      say,
      load: async () => (commands ??= await (await fetch(`${seat}/commands`)).json()),
      suggest: async (wanted) => (await post({ ...wanted, place: state.where })).choices ?? [],
      send: (node, wanted) => {
        command(false);
        return act(node, { ...wanted, place: state.where });
      },
      names: () => state.names,
      places: () => state.places,
    });
  }
  connect();
}

begin();
