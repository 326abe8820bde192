"""Where figures come from: what they were at first, and who changed them by how much."""

from __future__ import annotations

import msgspec
import pytest

from engine.advice.explain import figures_of
from engine.kernel import Terms
from engine.kernel.play.recount import Recount
from engine.kernel.terms import Change
from tests.advice.telling import figures, texts, told
from tests.marauders.table import SetUp, at_sea, in_port
from tests.port_royal.table import ROYAL, Harbour


def test_a_price_in_demand_and_better_in_havana(set_up: SetUp) -> None:
    table = set_up(in_port("havana", cargo=["rum_1", "wood_1"]), zones={"havana": {"demand": "rum"}})
    table.play("port", "sell")
    assert {"Rum: 7 gold: 6 in demand, +1 Havana", "Wood: 3 gold: 3"} <= set(figures(table.table))


def test_a_price_in_nassau(set_up: SetUp) -> None:
    table = set_up(in_port("nassau", cargo=["wood_1"]), zones={"nassau": {"demand": "rum"}})
    assert "Wood: 2 gold: 3, −1 Nassau" in figures(table.play("port", "sell").table)


def test_what_an_option_leads_to_is_told_before_it_is_taken(set_up: SetUp) -> None:
    """Which cards he would be shown, and with how many dice he would listen for a rumor."""
    found = figures(set_up(in_port("caracas")).play("port").table)
    assert "8 cargo cards on offer: 6, +2 Caracas" in found
    assert "Influence: 2 dice: Influence 2" in found


def test_dice_of_a_captain_with_an_ability(set_up: SetUp) -> None:
    table = set_up({"captain": "nathaniel_garrow", "zone": "havana", "in_port": False})
    found = [line for line in figures(table.table) if line.startswith("Scouting")]
    assert found
    assert all("Scouting 3" in line for line in found)


def test_a_move_against_the_wind(set_up: SetUp) -> None:
    table = set_up(at_sea("tortuga"), modules=("wind",), wind="NW")
    assert "Sailing to Santo Domingo: 2 actions: 1, +1 Wind Direction" in figures(table.table)


def test_prices_of_the_shipyard(set_up: SetUp) -> None:
    found = figures(set_up(in_port("curacao")).play("port", "shipyard").table)
    assert "Frigate: 30 gold: 35, −5 Curaçao" in found
    assert not any(line.startswith("Sloop") for line in found), "its price is that on its card"


def test_combat_strength_is_told_by_the_persons() -> None:
    table = Harbour(rules=ROYAL, displays=[["sailor_3", "pirate_5"]], harbour=["flute_1_1"]).table
    assert "Combat strength 3: 0, +1 Sailor, +2 Pirate" in figures(table)


def test_a_figure_that_a_module_brings_without_a_text_is_left_out(set_up: SetUp) -> None:
    class Tide(Terms):
        seat: int
        height: int

    (figure,) = figures_of(Tide(0, 3, because=(Change("height", 1, 3, "storm"),)))
    assert (figure.key, figure.base, figure.value) == ("Tide-height", 1, 3)
    assert not texts().has("figure-Tide-height")


def test_unchanged_figures_of_no_account_are_left_out() -> None:
    class Tide(Terms):
        height: int

    assert not list(figures_of(Tide(3)))


def test_without_the_record_no_source_is_told(set_up: SetUp, monkeypatch: pytest.MonkeyPatch) -> None:
    """The sources come from the rules that were applied, and from nowhere else."""
    table = set_up(in_port("curacao")).play("port", "shipyard").table
    assert any(figure.sources for figure in told(table).figures)

    def silent(game: Recount, terms: Terms) -> Terms:
        game.noted(msgspec.structs.replace(game.explained(terms), because=()))
        return terms

    monkeypatch.setattr(Recount, "terms", silent)
    assert not any(figure.sources for figure in told(table).figures)
