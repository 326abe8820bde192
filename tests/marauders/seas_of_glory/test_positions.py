"""Positions of scenarios say what modules have on the board (docs/scenarios.md)."""

from __future__ import annotations

from typing import Any

import pytest

from engine.kernel.scenario import Scenario, ScenarioError, open_scenario
from engine.marauders.combat.sides import npc_side
from engine.marauders.game import MARAUDERS
from tests.marauders.table import at_sea, in_port

SEATS = [in_port("nassau"), at_sea("havana"), at_sea("havana")]
BATTLE = {"sides": [{"seat": 1, "pricked": True}, {"seat": 2, "burning": True}]}


def opened(modules: str, position: dict[str, Any]) -> Any:
    """The game in a position."""
    given: dict[str, Any] = {"turn": 0, "seats": SEATS, **position}
    scenario = Scenario("here", "marauders", len(given["seats"]), modules=modules.split(), position=given)
    game = open_scenario(scenario).running
    assert MARAUDERS.invariants(game) == []
    return game


def with_first(**more: Any) -> dict[str, Any]:
    """A position in which the first seat has something."""
    return {"seats": [{**SEATS[0], **more}, *SEATS[1:]]}


def test_what_a_table_keeps() -> None:
    game = opened(
        "wind storm treasure_galleon",
        {"wind": "NW", "storm": "havana", "treasure_galleon": {"zone": "trinidad", "gold": 15}},
    )
    assert (game.ext["wind"].direction, game.ext["storm"].zone) == ("NW", "havana")
    assert game.state.npcs["treasure_galleon"].zone == "trinidad"
    assert game.ext["treasure_galleon"].gold == 15


def test_the_treasure_galleon_may_be_empty() -> None:
    for given in ({}, {"gold": 0}):
        game = opened("treasure_galleon", {"treasure_galleon": given})
        assert game.state.npcs["treasure_galleon"].zone == "cartagena"
        assert game.ext["treasure_galleon"].gold == 0


def test_without_keys_nothing_of_a_module_is_on_the_board() -> None:
    game = opened("storm wind treasure_galleon contraband locations favors loyalty npc_upgrades", {})
    assert game.ext["storm"].zone == "caribbean_sea"
    assert game.ext["favors"].seats[0].favors == 0
    assert game.ext["loyalty"].seats[0].step == "content"
    assert game.state.npcs == {}
    assert len(game.places.at("location.pool")) == 16


def test_what_lies_before_a_seat() -> None:
    game = opened(
        "contraband favors loyalty",
        with_first(
            contraband=["contraband_rum_1", "contraband_wood_2"],
            contraband_sold="contraband_food_2",
            favors=4,
            loyalty="angry",
        ),
    )
    assert game.places.at("cargo.contraband:0") == ["contraband_rum_1", "contraband_wood_2"]
    assert game.places.at("cargo.behind:0") == ["contraband_food_2"]
    assert (game.ext["favors"].seats[0].favors, game.ext["favors"].seats[1].favors) == (4, 0)
    assert (game.ext["loyalty"].seats[0].step, game.ext["loyalty"].seats[1].step) == ("angry", "content")


def test_whose_card_is_turned() -> None:
    game = opened("cutthroat", {"seats": [SEATS[0], {**SEATS[1], "turned": True}]})
    assert [card.turned for card in game.ext["cutthroat"].seats] == [False, True]


def test_what_lies_in_a_zone_and_on_an_npc() -> None:
    game = opened(
        "locations npc_upgrades",
        {
            "zones": {"tortuga": {"location": "fort_george", "merchant": "dutch"}},
            "npcs": {
                "dutch": {"card": "admiral_van_almonde", "upgrades": ["chasers", "grapeshot.npc"]},
                "spanish": {"card": "admiral_de_campos", "upgrades": []},
            },
        },
    )
    assert game.places.at("location.at:tortuga") == ["fort_george"]
    assert game.places.at("merchant.at:tortuga") == ["merchant_dutch.1"]
    card = game.state.npcs["dutch"].card
    assert game.places.at(f"upgrade.on:{card}") == ["chasers.npc", "grapeshot.npc"]
    assert game.ext["npc_upgrades"].cards == [card, game.state.npcs["spanish"].card]


def test_what_lies_on_the_treasure_galleons_board() -> None:
    hers = {"gold": 10, "upgrades": ["chasers", "grapeshot"]}
    game = opened("treasure_galleon npc_upgrades", {"treasure_galleon": hers})
    assert game.places.at("upgrade.on:treasure_galleon_board") == ["chasers.npc", "grapeshot.npc"]
    assert game.ext["npc_upgrades"].cards == ["treasure_galleon_board"]
    assert npc_side(game, "treasure_galleon", 0).gear == ["chasers", "grapeshot"]
    none = opened("treasure_galleon npc_upgrades", {"treasure_galleon": {"upgrades": []}})
    assert none.ext["npc_upgrades"].cards == ["treasure_galleon_board"]
    assert opened("treasure_galleon npc_upgrades", {"treasure_galleon": {}}).ext["npc_upgrades"].cards == []


@pytest.mark.parametrize("token", ["holetown", "ambergris"])
@pytest.mark.parametrize("given", ["alone", "listed"])
def test_where_goods_were_offered_off_the_ports(token: str, given: str) -> None:
    places = token if given == "alone" else ["havana", token]
    game = opened("locations", with_first(bought_at=places))
    assert game.state.seats[0].captain.bought_at == ([token] if given == "alone" else places)
    under_way = {**with_first(bought_at=places), "turn": {"seat": 0}}
    captain = opened("locations", under_way).state.seats[0].captain
    assert (captain.bought_at, captain.buys_at) == ([token] if given == "alone" else places, [])


@pytest.mark.parametrize(("modules", "turn"), [("", 0), ("", {"seat": 0}), ("locations", 0)])
def test_where_goods_were_offered_in_a_port(modules: str, turn: Any) -> None:
    game = opened(modules, {**with_first(bought_at="nassau"), "turn": turn})
    assert game.state.seats[0].captain.bought_at == ["nassau"]


def test_a_town_offers_three_cards_to_who_was_offered_its_goods_before() -> None:
    town = {"zones": {"trinidad": {"location": "holetown"}}, "turn": 0}
    sizes: list[int] = []
    for more in ({}, {"bought_at": "holetown"}):
        seats = [at_sea("trinidad", **more), *SEATS[1:]]
        table = open_scenario(
            Scenario("here", "marauders", 3, modules=["locations"], position={**town, "seats": seats})
        )
        for pick in ("visit:holetown", "buy"):
            (decision,) = table.waiting.values()
            table.answer(0, decision.number, [pick])
        sizes.append(table.running.places.count("cargo.offer:0"))
    assert sizes == [4, 3]


def test_what_lasts_in_a_battle_and_in_a_port_action() -> None:
    lasting = opened("special_weapons", {"turn": 1, "battle": BATTLE}).ext["special_weapons"]
    assert (lasting.burning, lasting.pricked) == ([1], [0])

    port = {"turn": {"seat": 0, "port": {}}, "market": "nassau", "leave_out": {"mod": []}}
    game = opened("ship_mods ship_mod_market", port)
    assert game.ext["ship_mod_market"].port == "nassau"


def test_who_has_slipped_into_a_port() -> None:
    game = opened("new_cards", with_first(captain="alexandre_villon", slipped_in=True))
    assert game.ext["closed_ports"].captains == [game.state.seats[0].captain.id]


@pytest.mark.parametrize(
    ("modules", "position", "reason"),
    [
        ("", {"wind": "NW"}, "wind is a key of the module wind; add it to the modules"),
        ("", with_first(favors=2), "favors is a key of the module favors"),
        (
            "",
            {"zones": {"tortuga": {"location": "fort_george"}}},
            "location is a key of the module locations",
        ),
        ("wind", {"wind": "NNW"}, "there is no compass point NNW"),
        ("wind", {"wind": 3}, "wind: Expected `str`"),
        ("wind storm", {"storm": "atlantis"}, "no zone atlantis"),
        ("treasure_galleon", {"treasure_galleon": {"gold": 7}}, "loads 5 gold at a time; 7 are impossible"),
        ("treasure_galleon", {"treasure_galleon": {"glod": 5}}, "unknown field `glod`"),
        (
            "treasure_galleon",
            {"treasure_galleon": {"upgrades": []}},
            "upgrades is a key of a module that is not",
        ),
        ("locations", with_first(bought_at="fort_george"), "no market fort_george"),
        ("locations", with_first(bought_at=["nassau", "atlantis"]), "no market atlantis"),
        ("", with_first(bought_at="holetown"), "no zone holetown"),
        ("contraband", with_first(contraband=["rum_1"]), "rum_1 is never contraband; give it as cargo"),
        ("contraband", with_first(contraband_sold="rum_1"), "rum_1 is never contraband"),
        ("locations", {"zones": {"caribbean_sea": {"location": "holetown"}}}, "no port caribbean_sea"),
        ("locations", {"zones": {"tortuga": {"location": "fort"}}}, "the deck location has no fort left"),
        ("favors", with_first(favors=6), "0 to 5 are possible"),
        ("loyalty", with_first(loyalty="mutiny"), "no step of loyalty mutiny; there are angry"),
        ("new_cards", with_first(in_port=False, slipped_in=True), "no captain in port; let in_port be true"),
        (
            "npc_upgrades",
            {"npcs": {"dutch": {"card": "admiral_van_almonde", "upgrades": ["anchor"]}}},
            "has no anchor left",
        ),
        ("ship_mods ship_mod_market", {"market": "caribbean_sea"}, "no port caribbean_sea"),
    ],
)
def test_what_cannot_be_says_why(modules: str, position: dict[str, Any], reason: str) -> None:
    with pytest.raises(ScenarioError) as refused:
        opened(modules, position)
    assert reason in str(refused.value)


OVER_BEFORE_AN_ANSWER_ENDS = {"crows_nest", "new_captains_in_battle"}
BEFORE_THE_FIRST_TURN = {"captains_for_gold"}


def test_positions_know_all_that_modules_keep() -> None:
    chapters = [chapter for module in MARAUDERS.modules for chapter in module.chapters]
    keeps = {chapter.name for chapter in chapters if chapter.state}
    unknown = {chapter.name for chapter in chapters if chapter.state and not chapter.position_keys}
    assert len(keeps) > 10
    assert unknown == OVER_BEFORE_AN_ANSWER_ENDS | BEFORE_THE_FIRST_TURN
