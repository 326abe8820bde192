"""States drawn from whole games: whatever is asked can be answered on the page, and what is sent is meant."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest

from engine.games import load_game
from engine.kernel.conformance import Trial
from tests.bot.home.states import SIZES, laid, looked_at, undrawn
from tests.bot.web.browser import IN_BROWSER
from tests.marauders.seas_of_glory.test_conformance import ALL, WELL_EQUIPPED
from tests.marauders.test_conformance import RICH_SPEC
from tests.port_royal.test_conformance import ROYAL

pytestmark = IN_BROWSER
TRIALS = {
    "marauders": Trial(RICH_SPEC, seats=3, seed="states"),
    "first voyage": Trial(
        load_game("marauders"), seats=3, options={"opening": "first_voyage"}, seed="states"
    ),
    "seas of glory": Trial(WELL_EQUIPPED, seats=3, modules=ALL, seed="states"),
    "port_royal": msgspec.structs.replace(ROYAL, seats=3, seed="states"),
    "treasure_fleet": Trial(load_game("treasure_fleet"), seats=3, seed="states"),
    "treasure_fleet for two": Trial(
        load_game("treasure_fleet"), seats=2, options={"cursed_ships": True, "storms": True}, seed="states"
    ),
}
MANY = 250
"""Of each trial on each screen: 3,000 in all."""


@pytest.fixture(autouse=True)
def _undrawn(monkeypatch: pytest.MonkeyPatch) -> None:
    undrawn(monkeypatch)


@pytest.mark.in_turn(3)
@pytest.mark.parametrize(("name", "size"), [("seas of glory", "phone"), ("port_royal", "desk")])
async def test_whatever_is_asked_can_be_answered(tmp_path: Path, name: str, size: str) -> None:
    async with laid(tmp_path, TRIALS[name], size) as shown:
        assert await looked_at(shown, TRIALS[name], 10, 0.02) == {}


@pytest.mark.soak("states")
@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("name", TRIALS)
async def test_whatever_is_asked_in_many_states_can_be_answered(tmp_path: Path, name: str, size: str) -> None:
    async with laid(tmp_path, TRIALS[name], size) as shown:
        assert await looked_at(shown, TRIALS[name], MANY, 0.05) == {}


BROKEN = {
    "one has no button": ("answers.js", "options.map(single))", "[].map(single))"),
    "one sends another": ("link.js", "picks });", "picks: picks.map(() => question.options[0].id) });"),
    "they lie over each other": ("frame.css", ":root", "#answers button { margin: -9px 0; } :root"),
    "they are cut": ("frame.css", ":root", "#answers b { width: 9px; overflow: hidden; } :root"),
}
"""Pages on which something is wrong, by what it is."""


@pytest.mark.parametrize("what", BROKEN)
async def test_a_page_on_which_something_is_wrong_is_found(tmp_path: Path, what: str) -> None:
    async with laid(tmp_path, TRIALS["port_royal"], "desk", BROKEN[what]) as shown:
        wrong = " ".join(await looked_at(shown, TRIALS["port_royal"], 3, 1.0))
    assert FOUND[what] in wrong


FOUND = {
    "one has no button": "cannot be answered",
    "one sends another": " sends ",
    "they lie over each other": " lies over ",
    "they are cut": " is cut",
}
