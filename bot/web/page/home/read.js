// How each game is played, chapter by chapter; and what the reader settles for himself.

/** @import { RulesPage } from "./shapes.d.ts" */

import { make } from "../kit/make.js";
import { choice, choose as keep } from "../here.js";
import { go, house, place, say } from "./here.js";
import { again, choose, either, fold, sheet, tick, told } from "./parts.js";
import { act } from "./talk.js";

/** @param {RulesPage} rules */
export function rules(rules) {
  const games = house().games.map((one) => ({ id: one.game, label: one.name }));
  return [
    make("h2", {}, say("how-to-play")),
    either("rules-of", say("games"), games, rules.game, (game) => go("rules", game)),
    make(
      "div",
      { class: "chapters" },
      ...rules.chapters.map(({ id, title, lines }, at) => {
        const chapter = fold(`chapter-${id}`, title, ...lines.map((line) => told(line)));
        chapter.open = at < 1;
        return chapter;
      }),
    ),
  ];
}

/** The game whose rules are read: the one named, else the first. */
export const ruled = () => place().of || (house().games[0]?.game ?? "");

/** What the reader settles for himself, and the host for all. */
export function settings() {
  const { me, languages, looks, usual_language, usual_look } = house();
  const own = [{ id: "", label: say("as-tables") }, ...languages];
  const usual = [{ id: "", label: say("as-house") }, ...looks];
  const wishes = ["", "ask", "always", "never"].map((id) => ({ id, label: say(`cards-${id || "usual"}`) }));
  return [
    make("h2", {}, say("settings")),
    make(
      "div",
      { class: "columns" },
      sheet(
        say("for-you", { name: me.name }),
        choose(
          "own-language",
          say("set-language"),
          own,
          me.own_language ? me.language : "",
          (language) => act("read", language ? { language } : {}),
        ),
        choose("own-look", say("set-look"), usual, me.own_look ? me.look : "", (look) => act("look", { look })),
        tick("words", say("words"), me.words, (words) => act("look", { words }), { line: say("words-about") }),
        tick("odds-mine", say("odds-mine"), me.odds, (odds) => act("look", { odds })),
        choose("cards", say("cards"), wishes, me.cards, (cards) => act("look", { cards })),
      ),
      sheet(say("this-browser"), ...browser()),
      me.host
        ? sheet(
          say("for-all"),
          told(say("for-all-about")),
          choose("house-language", say("set-language"), languages, usual_language, (language) => act("house", { language })),
          choose("house-look", say("set-look"), looks, usual_look, (look) => act("house", { look })),
        )
        : "",
    ),
  ];
}

/** What this browser keeps, at the table too. */
function browser() {
  /** @type {[string, string[]][]} */
  const all = [["type", ["usual", "large"]], ["contrast", ["usual", "high"]]];
  return all.map(([name, values]) => {
    const choices = values.map((id) => ({ id, label: say(`set-${name}-${id}`) }));
    return make(
      "div",
      { class: "field" },
      make("span", {}, say(`set-${name}`)),
      either(`set-${name}`, say(`set-${name}`), choices, choice(name, "usual"), (to) => {
        keep(name, to);
        dress();
        again();
      }),
    );
  });
}

/** The page looks as this browser's reader has chosen. */
export function dress() {
  document.documentElement.dataset.type = choice("type", "usual");
  document.documentElement.dataset.contrast = choice("contrast", "usual");
}
