// The end of a game: who has won, how everybody stands and why, what decided it, and what can be done now.

/** @import { Ending, Recap, Seat, Table } from "../shapes.d.ts" */

import { make } from "../kit/make.js";
import { only } from "../answers.js";
import { $, called, link, say, still } from "../here.js";
import * as house from "../house.js";
import { isOpen, open } from "../panel.js";
import { seal, sign } from "../kit/signs.js";
import { plot } from "./plot.js";

const RAIN = 26; // coins and flags that rain once
const GARLAND = 11; // flags over the winner

/** Whether the coins have fallen. */
let feted = false;
/** Whether it has been said who has won. */
let heard = false;
/** Whether the board is looked at instead. */
let board = false;
/** How it went, once that is known; null if it cannot be told. @type {Recap | null | undefined} */
let recap;
/** How to play again. @type {Awaited<ReturnType<typeof house.again>>} */
let next = null;
/** What stands there now. @type {string} */
let shown = "";
/** How often it has been asked how a game went: an answer to an earlier one is of an end that is none any more. */
let asks = 0;

/**
 * The end of this game, in the place of the board, and answers beside it.
 *
 * @param {Table} table
 * @param {Ending} ending
 */
export function show(table, ending) {
  const over = $("end");
  const told = JSON.stringify([ending, table.seats]);
  const anew = told !== shown;
  if (anew) {
    shown = told;
    over.replaceChildren(...parts(table, ending));
  }
  over.hidden = board;
  // Whoever hears the page is told who has won, once.
  if (!heard && !board && !isOpen()) over.querySelector("h2")?.focus({ preventScroll: true });
  heard = true;
  ways(table, ending);
  if (recap === undefined) ask(table, ending);
}

/** The game goes on, or has been opened again. */
export function gone() {
  $("end").hidden = true;
  recap = undefined;
  next = null;
  shown = "";
  heard = false;
  asks += 1;
}

/** Ask how it went, and whether there is another game, once. @param {Table} table @param {Ending} ending */
async function ask(table, ending) {
  recap = null;
  const mine = ++asks;
  const told = await Promise.all([link().ask("recap").catch(() => null), house.again().catch(() => null)]);
  if (mine !== asks) return;
  [recap, next] = told;
  $("end").querySelector(".went")?.replaceChildren(...went(table, ending));
  show(table, ending);
}

/** @param {Table} table @param {Ending} ending */
function ways(table, ending) {
  const film = recap?.film;
  const again = next;
  only([
    ...(again
      ? [{
        label: say(again.begun ? "again-begun" : "again"), consequence: again.begun ? "" : say("again-same"),
        tone: "go", icon: "sail", press: () => void again.go(),
      }]
      : []),
    ...(film ? [{ label: say("film"), icon: "eye", press: () => watch(film) }] : []),
    {
      label: say(board ? "ranking" : "see-board"), tone: "quiet", icon: "scroll-unfurled",
      press: () => {
        board = !board;
        show(table, ending);
      },
    },
    ...(house.isHome
      ? [{ label: say(again ? "house" : "after"), tone: again ? "quiet" : "go", icon: "home", press: () => location.assign(house.beside()) }]
      : []),
  ]);
}

/** @param {Table} table @param {Ending} ending */
function parts(table, ending) {
  const winners = ending.winners.flatMap((seat) => table.seats.filter((one) => one.seat === seat));
  const fete = !feted && !still() && winners.length > 0;
  feted = true;
  const rain = Array.from({ length: fete ? RAIN : 0 }, (_, at) => {
    const coin = make("i", { class: at % 3 ? "" : "flag" });
    coin.style.left = `${((at * 61) % 97) + 1}%`;
    coin.style.animationDelay = `${(at * 137) % 900}ms`;
    return coin;
  });
  const [first] = winners;
  const won = winners.some((one) => one.seat === table.me)
    ? say("you-win")
    : say("wins", { name: winners.map((one) => one.name).join(", ") });
  const flags = Array.from({ length: first ? GARLAND : 0 }, (_, at) => {
    const flag = make("i", {});
    // Those of all who have won, by turns.
    flag.style.setProperty("--flag", winners[at % winners.length]?.mark.colour ?? "");
    return flag;
  });
  if (first) $("end").style.setProperty("--flag", first.mark.colour);
  return [
    flags.length ? make("div", { class: fete ? "garland fete" : "garland", "aria-hidden": true }, ...flags) : "",
    rain.length ? make("div", { class: "rain", "aria-hidden": true }, ...rain) : "",
    make(
      "div",
      { class: fete ? "won fete" : "won" },
      ...winners.map(winner),
      make(
        "div",
        {},
        make("h2", { tabindex: -1 }, first ? won : say("over")),
        winners.length === 1 && first?.captain ? make("p", { class: "as" }, first.captain) : "",
        make("p", {}, why(ending.line, won)),
      ),
    ),
    make(
      "div",
      {},
      make("h3", {}, say("ranking")),
      make("ol", { class: "ranks" }, ...ending.ranks.map((one) => ranked(table, ending, one))),
    ),
    make("div", { class: "went" }, ...went(table, ending)),
    make(
      "div",
      { class: "choices" },
      table.me === null ? "" : house.pressed("quiet", say("review"), () => void reviewed()),
      house.pressed("quiet", say("play"), () => void logged()),
    ),
  ];
}

/** Why it has ended, without who has won where that is the heading. @param {string} line @param {string} won */
const why = (line, won) => {
  const said = line.replace(/^[^\p{L}\p{N}]+/u, "");
  return said.startsWith(`${won}!`) ? said.slice(won.length + 1).trim() || said : said;
};

/** @param {Seat} seat */
const winner = (seat) => {
  const face = seat.portrait ? make("img", { src: link().art(seat.portrait), alt: "" }) : make("span", { class: "noface" }, sign("laurel-crown"));
  const made = make("figure", {}, face, seal(seat), make("span", { class: "wreath" }, sign("laurel-crown")));
  made.style.setProperty("--flag", seat.mark.colour);
  return made;
};

/** @param {Table} table @param {Ending} ending @param {Ending["ranks"][number]} rank */
function ranked(table, ending, rank) {
  const seat = table.seats.find((one) => one.seat === rank.seat);
  const most = Math.max(1, ...ending.ranks.map((one) => one.points));
  const bar = make("i", { class: "bar", "aria-hidden": true });
  if (seat) bar.style.background = seat.mark.colour;
  bar.style.width = `${Math.max(0, (rank.points / most) * 100)}%`;
  const kind = [ending.winners.includes(rank.seat) ? "first" : "", rank.seat === table.me ? "mine" : ""].join(" ").trim();
  return make(
    "li",
    { class: kind },
    make("b", { class: "place" }, String(rank.rank)),
    seat?.portrait ? make("img", { src: link().art(seat.portrait), alt: "" }) : "",
    seat ? seal(seat) : "",
    make("span", {}, make("b", {}, seat ? called(seat) : ""), make("small", {}, rank.figures ?? rank.line), bar),
    make("b", { class: "points" }, sign("laurel-crown"), String(rank.points)),
  );
}

/** Where somebody's points came from, the most first. @param {Table} table @param {number} of @param {Recap["earned"][number]} earned */
function came(table, of, earned) {
  const seat = table.seats.find((one) => one.seat === of);
  const parts = earned.map((one) => make("span", {}, make("b", {}, String(one.points)), one.line));
  return make("li", {}, seat ? seal(seat) : "", make("span", { class: "parts" }, ...(parts.length ? parts : [make("span", {}, "–")])));
}

/** How it went, as far as that is known. @param {Table} table @param {Ending} ending */
function went(table, ending) {
  if (!recap) return [];
  const turning = recap.turning.map((one, at) =>
    make(
      "li",
      {},
      make("b", { class: "at" }, String(at + 1)),
      make("span", {}, make("b", {}, say("round", { round: one.round })), " ", one.line, ...one.causes.map((said) => make("small", {}, said))),
    )
  );
  // Where all points are of one kind, that says nothing.
  const ways = new Set(recap.earned.flatMap((one) => one.map(({ way }) => way)));
  const earned = ways.size > 1 ? recap.earned : [];
  return [
    earned.length ? make("h3", {}, say("came-from")) : "",
    earned.length ? make("ul", { class: "earned" }, ...ending.ranks.map((one) => came(table, one.seat, earned[one.seat] ?? []))) : "",
    turning.length ? make("h3", {}, say("decided")) : "",
    recap.rounds.length > 1 ? plot(recap, table) : "",
    turning.length ? make("ol", { class: "decided" }, ...turning) : "",
  ];
}

/** What its reader notes of it in his own list of plays; few do. */
const logged = async () => (await import("../carry/forum.js")).play();

/** How its reader has played, for him alone; few ask, and it takes a while. */
const reviewed = async () => (await import("./review.js")).review();

/** The film; it is made only now. @param {string} token */
function watch(token) {
  const note = make("p", { role: "status" }, say("film-comes"));
  const film = make("img", { alt: say("film"), class: "face", hidden: true });
  film.addEventListener("load", () => {
    note.remove();
    film.hidden = false;
  });
  let again = true;
  film.addEventListener("error", async () => {
    // It may have been given up for newer pictures: whoever asks how the game went is promised it once more.
    const told = again ? await link().ask("recap").catch(() => null) : null;
    again = false;
    if (told) film.src = link().picture(told.film);
    else note.replaceChildren(say("film-none"));
  });
  film.src = link().picture(token);
  open(say("film"), note, film);
}
