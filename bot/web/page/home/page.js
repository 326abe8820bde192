// The page of the house: brings what its place needs, shows it, and shows it anew when something has changed.

/** @import { About, HomeNews, HomePage, LobbyPage, MendPage, RulesPage } from "./shapes.d.ts" */

import { make } from "../kit/make.js";
import { keep } from "../kit/signs.js";
import { beside } from "./beside.js";
import { front, links } from "./front.js";
import { $, go, here, house, place, say, shared, tableAt } from "./here.js";
import { lobby } from "./lobby.js";
import { forget, mend } from "./mend.js";
import { choose, onChange, press } from "./parts.js";
import { dress, ruled, rules, settings } from "./read.js";
import { holds, lies, stays } from "./stays.js";
import { act, after, ask, atEnd, listen, Refused, wrong } from "./talk.js";

/**
 * What was brought beside the house itself, for the place that is shown.
 *
 * @type {{ view: string, of: string, lobby: LobbyPage | null, mend: MendPage | null, rules: RulesPage | null }}
 */
let brought = { view: "", of: "", lobby: null, mend: null, rules: null };
let language = "";
let heard = "";
/** All that is shown, as it was brought; what was told at a table last. */
let shows = "";
let noticed = "";
let fetching = Promise.resolve();

/** Everything as it is now. @returns {Promise<void>} */
function renew() {
  fetching = fetching.then(fetched, fetched);
  return fetching;
}

async function fetched() {
  const { view, of } = place();
  try {
    here.page = /** @type {HomePage} */ (await ask());
    await worded();
    if (!view && house().me.table !== undefined) return toSeat();
    const of_table = view === "table" || view === "mend";
    const [lobby, mend, rules] = await Promise.all([
      of_table ? /** @type {Promise<LobbyPage>} */ (ask(`lobby/${of}`)) : null,
      view === "mend" ? /** @type {Promise<MendPage>} */ (ask(`mend/${of}`)) : null,
      view === "rules" ? /** @type {Promise<RulesPage>} */ (ask(`rules/${ruled()}`)) : null,
    ]);
    // Meanwhile he may have gone on to another place.
    if (place().view !== view || place().of !== of) return;
    brought = { view, of, lobby, mend, rules };
  } catch (fault) {
    if (!(fault instanceof Refused)) throw fault;
    // What is gone is told at home.
    here.told = fault.message;
    if (view) go("");
    else wrong(here.told);
    return;
  }
  const brings = JSON.stringify([here.who, here.page, brought]);
  if (brings === shows) return;
  shows = brings;
  draw();
  notice();
}

/** Whose link opens one table is nowhere else: at its game, or at its lobby. */
function toSeat() {
  const [only] = house().tables;
  const to = `#table/${house().me.table}`;
  location.replace(only?.standing === "playing" ? tableAt(only.table) : to);
}

/** This link opens nothing any more. */
function closed() {
  $("lost").textContent = say("link-over");
  $("lost").hidden = false;
}

/** Whoever cannot see the page hears what all at a table are told. */
function notice() {
  const { lobby } = brought;
  const last = lobby?.notices.at(-1);
  const now = `${lobby?.table} ${last?.at ?? ""}`;
  if (last && noticed.startsWith(`${lobby?.table} `) && noticed !== now) $("said").textContent = last.said;
  noticed = now;
}

/** The page's own words, in the language of its reader. */
async function worded() {
  const { who, words } = house().me;
  const now = `${who} ${house().me.language} ${words}`;
  if (language === now) return;
  here.words = await ask("words");
  language = now;
  document.documentElement.lang = house().me.language;
  for (const one of document.querySelectorAll("[data-say]")) one.textContent = say(one.getAttribute("data-say") ?? "");
  for (const one of document.querySelectorAll("[data-label]")) {
    one.setAttribute("aria-label", say(one.getAttribute("data-label") ?? ""));
  }
}

/** What the place shows. */
function shown() {
  const { view } = brought;
  if (brought.mend && brought.lobby) return mend(brought.mend, brought.lobby, draw);
  if (brought.lobby) return brought.lobby.standing === "lobby" ? lobby(brought.lobby, draw) : beside(brought.lobby);
  if (brought.rules) return rules(brought.rules);
  if (view === "settings") return settings();
  if (view === "links") return links();
  return front();
}

/** Show the page anew: the focus stays, and so does what was unfolded or is being written. */
function draw() {
  const before = document.activeElement instanceof HTMLElement ? document.activeElement : null;
  const key = before?.dataset.key ?? "";
  const written = before instanceof HTMLInputElement && before.type === "text" ? before.value : null;
  const folds = new Map([...document.querySelectorAll("details")].map((one) => [one.dataset.fold, one.open]));
  const seen = lies();
  head();
  $("page").replaceChildren(...shown());
  for (const one of document.querySelectorAll("details")) one.open = folds.get(one.dataset.fold) ?? one.open;
  const now = [brought.view || "front", brought.of].filter(Boolean).join("/");
  if (document.body.dataset.place === now) stays(seen);
  /** @type {HTMLElement | null} */
  const again = key ? document.querySelector(`[data-key="${CSS.escape(key)}"]`) : null;
  again?.focus({ preventScroll: true });
  if (written !== null && again instanceof HTMLInputElement && !again.readOnly) again.value = written;
  document.body.dataset.place = now;
  document.title = brought.lobby?.title ?? "Quartermaster";
}

/** What is above every view. */
function head() {
  const { me, languages, looks } = house();
  const people = here.people.map((one) => ({ id: String(one.seat), label: one.name }));
  const alone = me.table !== undefined;
  const to = alone ? `#table/${me.table}` : "#";
  const name = alone ? null : say("home");
  const home = make("a", { href: to, class: "brand", "data-key": "brand", "aria-label": name }, "Quartermaster");
  $("top").replaceChildren(
    make("h1", {}, home),
    people.length > 1
      ? choose("who", say("set-who"), people, String(here.who), (who) => become(Number(who)), { small: true })
      : "",
    choose("language", say("set-language"), languages, me.language, (to) => act("read", { language: to }), { small: true }),
    choose("look", say("set-look"), looks, me.look, (look) => act("look", { look }), { small: true }),
    press("settings", "", () => go("settings"), { tone: "tool", icon: "settings", name: say("settings") }),
  );
}

/** Somebody else sits before this window. @param {number} who */
function become(who) {
  here.who = who;
  history.replaceState(null, "", `?who=${who}${location.hash}`);
  forget();
  moved();
}

/** Another place of the page. */
function moved() {
  here.sure = "";
  wrong(here.told);
  here.told = "";
  forget();
  heard = "";
  const { view, of } = place();
  listen(view === "table" || view === "mend" ? of : "", changed);
  const before = document.body.dataset.place;
  return renew().then(() => document.body.dataset.place !== before && arrived());
}

/** Another place is read from its heading on. */
function arrived() {
  scrollTo({ top: 0 });
  const heading = $("page").querySelector("h2");
  if (!heading || document.activeElement !== document.body || !brought.view) return;
  heading.tabIndex = -1;
  heading.focus();
}

/** @param {HomeNews} news */
async function changed(news) {
  if (news.version === heard) return;
  const before = brought.lobby;
  heard = news.version;
  await renew();
  // Whoever waited in a lobby goes to the table when the game begins.
  const { lobby } = brought;
  if (before?.standing === "lobby" && lobby?.standing === "playing" && lobby.table === before.table && lobby.me !== null) {
    location.href = `play?who=${here.who}&table=${lobby.table}`;
  }
}

async function begin() {
  dress();
  const [about, signs] = await Promise.all(["about", "page/icons.json"].map(async (at) => await (await fetch(at)).json()));
  keep(signs.icons);
  here.people = /** @type {About} */ (about).seats;
  const wanted = Number(new URLSearchParams(location.search).get("who") ?? here.people[0]?.seat);
  here.who = shared(wanted) ? wanted : here.people[0]?.seat ?? 0;
  onChange(draw);
  after(renew, draw);
  atEnd(closed);
  addEventListener("hashchange", moved);
  holds();
  await moved();
  $("loading").remove();
}

begin();
