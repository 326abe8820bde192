"""Whole games are told whole: of all that a seat may know of others' turns nothing is missing, nothing stands
under another's name, and all that came before a question is read before it.
"""

from __future__ import annotations

from pathlib import Path
from types import SimpleNamespace
from typing import Any, cast

import msgspec
import pytest

from bot.cli.chosen import modules_of
from bot.protocol.reader import Reader
from bot.protocol.story import _events, _Told, _Turns
from bot.tables.story import plan_of
from data.content.modules import module_locales
from data.locale import Texts
from data.telling import Rounds
from engine.captains import captain, many_games
from engine.games import load_game
from engine.kernel import Table
from tests.bot.home.asked import asking, option, question
from tests.bot.web.browser import IN_BROWSER

pytestmark = IN_BROWSER
NAMES = ("Anne", "Jack", "Mary Read")
GAINS = ("gold", "bought", "sold", "bounty", "drew")
GAMES = [("marauders", ""), ("marauders", "all"), ("port_royal", "all"), ("treasure_fleet", "")]


def parts_of(game: str, modules: str) -> list[list[dict[str, Any]]]:
    """What a page that sits in seat 0 is told of a game of computer captains, from question to question."""
    spec = load_game(game)
    with many_games():
        table = Table.new(game, seats=3, seed="whole", modules=list(modules_of(spec, modules)))
        captains = [captain(1, f"whole|{seat}", strict=True) for seat in range(3)]
        cuts: list[int] = []
        while table.waiting:
            seat, decision = next(iter(sorted(table.waiting.items())))
            if seat == 0:
                cuts.append(len(table.entries()))
            table.answer(seat, decision.number, captains[seat].answer(table.view(seat), decision))
    texts = Texts("en", module_locales()).on_page().with_players(NAMES)
    live = SimpleNamespace(lobby=SimpleNamespace(asides=False))
    reader = SimpleNamespace(texts=texts, seat=0, live=live, said=str.strip, say=texts.say)
    told = _Told([], _Turns(plan_of(texts), Rounds(plan_of(texts))))
    parts: list[list[dict[str, Any]]] = []
    entries, first = [*enumerate(table.entries())], 0
    for cut in dict.fromkeys([*cuts, len(entries)]):
        told.grow(entries[first:cut], 0, ())
        # No more of a log is kept than is asked for: numbers go on.
        numbers = range(parts[-1][-1]["n"] + 1 if parts else told.before, told.count)
        if numbers:
            parts.append(msgspec.to_builtins(_events(cast("Reader", reader), told, numbers)))
        first = cut
    return parts


# Tells all parts of a game one after the other, as fast as it can, and notes what is read where something
# stays, what stands beside the next question, and boxes in which nothing stands.
_PLAYED = """
async ([parts, names]) => {
  const timed = window.setTimeout;
  window.setTimeout = (then) => timed(then, 0);
  localStorage.setItem("table-speed", "turn");
  // Nothing has been before anybody's eyes.
  Object.defineProperty(document, "hidden", { get: () => true });
  const [{ here }, { play }, { rest }] = await Promise.all(
    ["./page/here.js", "./page/story.js", "./page/told/turn.js"].map((one) => import(one)));
  const [first] = here.state.table.seats;
  const seats = names.map((name, seat) => ({ ...first, seat, name }));
  const read = [], empty = [], touched = [];
  let now = [], number = 1000;
  const rows = (one, what) => [...one.querySelectorAll(what)].map((row) => row.textContent.trim());
  const look = () => {
    const stop = document.getElementById("stop");
    const on = document.querySelector("#answers > .next");
    const news = document.getElementById("news");
    const seen = !news.hidden && getComputedStyle(news).visibility === "visible";
    if (seen && !news.querySelector("li")) empty.push(news.textContent);
    if (!on || on.dataset.seen) return;
    on.dataset.seen = "";
    if (stop.hidden) now.push([["", rows(news, "li")]]);
    else if (stop.classList.contains("sheet")) {
      const named = (one) => one.querySelector(".name")?.textContent ?? "";
      // What touches the reader himself is read before all else.
      touched.push(rows(stop, ".touched li > span"));
      const columns = [...stop.querySelectorAll("section:not(.came, .touched)")];
      now.push(columns.map((one) => [named(one), rows(one, "li > span")]));
      const seen = (one) => [one.innerText, ...[...one.querySelectorAll("img")].map((img) => img.alt)];
      now.push([...stop.querySelectorAll(".came")].map((one) => ["", seen(one)]));
    }
    else now.push([["", [stop.innerText, ...[...stop.querySelectorAll("img")].map((img) => img.alt)]]]);
    timed(() => on.click(), 0);
  };
  const all = { childList: true, subtree: true, attributeFilter: ["hidden"] };
  new MutationObserver(look).observe(document.body, all);
  for (const events of parts) {
    now = [];
    const table = { ...here.state.table, me: 0, seats };
    here.me = 0;
    here.state = { ...here.state, table };
    number += 1;
    await play(events, { ...here.state, question: { ...here.state.question, number } }, []);
    here.state.question = { ...here.state.question, number };
    const beside = rest();
    if (beside.length) now.push([["", beside]]);
    read.push(now);
  }
  return { read, empty, touched };
}
"""


@pytest.mark.in_turn(2)
@pytest.mark.parametrize(("game", "modules"), GAMES)
async def test_all_that_others_did_is_read_whole_in_order_and_before_the_question(
    tmp_path: Path, game: str, modules: str
) -> None:
    parts = parts_of(game, modules)
    async with asking(tmp_path, question(option("end"))) as shown:
        # Nothing needs to move.
        await shown.page.emulate_media(reduced_motion="reduce")
        told = await shown.page.evaluate(_PLAYED, [parts, NAMES])
    assert told["empty"] == []
    missing: list[str] = []
    lines = 0
    for events, screens in zip(parts, told["read"], strict=True):
        columns = [(name, line) for screen in screens for name, rows in screen for line in rows]
        for said in (one["said"] for one in events if is_news(one)):
            lines += 1
            found = [n for n, (name, line) in enumerate(columns) if tells(name, line, said)]
            first = said.partition("\n")[0]
            if any(plain(first) == plain(line) for rows in told["touched"] for line in rows):
                continue
            # What a card says goes without saying where what it has done is told.
            found = found or [n for n, (name, line) in enumerate(columns) if tells(name, line, first)]
            if found:
                # What comes later is read later.
                columns = columns[found[0] :]
            else:
                missing.append(said)
    assert missing == []
    assert lines > 50


def is_news(event: dict[str, Any]) -> bool:
    """Whether another has done it, or nobody, and it is no mere detail of the log."""
    of = None if event["turn"] is None else event["turn"]["seat"]
    # What he does on another's turn is the result of his own answer.
    own = of == 0 or (of is not None and event["kind"] in GAINS and event["args"].get("seat") == 0)
    passing = event["weight"] == 0 and (event["kind"] == "said" or of is None)
    return not own and event["kind"] != "turn" and not passing


def tells(name: str, line: str, said: str) -> bool:
    """Whether a line beside a name says this: the whole of it, or all but that name."""
    return plain(said) in (plain(line), plain(f"{name} {line}")) or (not name and plain(said) in plain(line))


def plain(said: str) -> str:
    """A sentence as it is compared: dice are drawn, and case changes where the name before it goes."""
    return "".join(letter for letter in said.casefold() if letter.isalnum())
