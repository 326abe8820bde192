"""Why an option is not offered: in the words of the rule that hides it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec
import pytest

from bot.wording.explanation import explanation
from data.content import marauders_box
from data.content.seas_of_glory.locations import LocationToken
from engine.kernel import Chapter, Rank
from engine.kernel.play.recount import Recount
from engine.marauders.game import MARAUDERS
from engine.marauders.terms.port import PortChoices
from tests.advice.telling import texts, told, why
from tests.marauders.table import Answer, SetUp, at_sea, in_port, skilled
from tests.port_royal.table import ROYAL, Harbour
from tests.treasure_fleet.table import sit

Case = tuple[dict[str, Any], dict[str, Any], Sequence[Answer], str, str]
HURT: dict[str, Any] = {"kind": "sloop", "hull": 1}

IN_A_TURN: dict[str, Case] = {
    "a port closed by bounties": (
        at_sea("curacao", bounties={"dutch": 1}),
        {},
        [],
        "move:port",
        "Dutch ports are closed to you: 1 Dutch bounty.",
    ),
    "a port closed by two bounties": (
        at_sea("curacao", bounties={"dutch": 2}),
        {},
        [],
        "move:port",
        "Dutch ports are closed to you: 2 Dutch bounties.",
    ),
    "an enemy's port": (
        at_sea("havana"),
        {"at_war": ["english", "spanish"]},
        [],
        "move:port",
        "Spanish ports are closed to you (War).",
    ),
    "no port": (at_sea("caribbean_sea"), {}, [], "move:port", "there is no port here."),
    "at sea": (at_sea("havana"), {}, [], "port", "dock first."),
    "a second port action": (
        in_port("havana"),
        {},
        ["port", "done"],
        "port",
        "one port action a turn.",
    ),
    "retiring too late": (
        in_port("havana"),
        {},
        ["port", "done"],
        "retire",
        "only as the first thing in a turn that begins in port.",
    ),
    "no merchant": (
        at_sea("havana"),
        {"zones": {"havana": {"merchant": "none"}}},
        [],
        "scout:merchant",
        "no merchant is here.",
    ),
    "a wreck": (
        at_sea("havana", ship={"kind": "sloop", "masts": 0}),
        {},
        [],
        "scout:merchant",
        "not with a destroyed hit location (Masts).",
    ),
    "scouted for": (
        at_sea("havana"),
        {"turn": {"seat": 0, "scouted_for": ["merchant:havana"]}},
        [],
        "scout:merchant",
        "once a turn, and you have tried.",
    ),
    "scouting from port": (in_port("havana"), {}, [], "scout:merchant", "put to sea first."),
    "a card of another moment": (
        at_sea("havana", glory_cards=["into_the_smoke.1"]),
        {},
        [],
        "card:into_the_smoke.1",
        "play it when the Seamanship contest is rolled.",
    ),
    "a rumor to be proven in port": (
        at_sea("havana", rumors=["hero_of_the_taverns"]),
        {},
        [],
        "prove:hero_of_the_taverns",
        "in a port action in Port Royal.",
    ),
}

ASHORE: dict[str, Case] = {
    "an empty hold": (in_port("havana"), {}, [], "sell", "your hold is empty."),
    "goods bought first": (
        in_port("havana", cargo=["rum_1"]),
        {},
        ["buy", []],
        "sell",
        "selling comes first or not at all, and you bought goods before.",
    ),
    "the good in demand sold": (
        in_port("havana", cargo=["rum_1", "wood_1"]),
        {"zones": {"havana": {"demand": "rum"}}},
        ["sell", ["sell:rum_1"]],
        "sell",
        "you sold the good in demand, and that ends selling for this turn.",
    ),
    "a full Crew": (in_port("havana"), {}, [], "recruit", "your Crew is full."),
    "nobody for the wanted in Petite-Goâve": (
        {**in_port("petite_goave", ship={"kind": "sloop", "crew": 1}, bounties={"dutch": 1})},
        {},
        [],
        "recruit",
        "nobody here joins you (Petite-Goâve).",
    ),
    "a stash elsewhere": (in_port("havana"), {}, [], "stash", "only in your home port."),
    "a stash without gold": (in_port("nassau"), {}, [], "take", "your stash is empty."),
    "bought already": (in_port("havana"), {}, ["buy", []], "buy", "once in a port action."),
    "no rumors": (in_port("havana"), {"leave_out": {"rumor": "all"}}, [], "rumor", "no rumors are left."),
    "a rumor of another place": (
        in_port("havana", rumors=["hero_of_the_taverns"]),
        {},
        [],
        "prove:hero_of_the_taverns",
        "in a port action in Port Royal.",
    ),
    "no repairs for the wanted in Petite-Goâve": (
        in_port("petite_goave", ship=HURT, bounties={"dutch": 1}),
        {},
        ["shipyard"],
        "repair:hull",
        "no repairs for you here (Petite-Goâve).",
    ),
    "a weapon aboard": (
        in_port("havana", ship={"kind": "sloop", "weapons": ["grapeshot"]}),
        {},
        ["shipyard"],
        "weapon:grapeshot",
        "you have one, and a second is not allowed.",
    ),
}


@pytest.mark.parametrize("case", IN_A_TURN.values(), ids=IN_A_TURN)
def test_what_is_missing_in_a_turn(set_up: SetUp, case: Case) -> None:
    seat, position, answers, option, sentence = case
    table = set_up(seat, **position).play(*answers)
    assert option not in table.offered()
    assert why(table.table, option) == sentence


@pytest.mark.parametrize("case", ASHORE.values(), ids=ASHORE)
def test_what_is_missing_ashore(set_up: SetUp, case: Case) -> None:
    seat, position, answers, option, sentence = case
    table = set_up(seat, **position).play("port", *answers)
    assert option not in table.offered()
    assert why(table.table, option) == sentence


def test_a_mission_claimed_first_forfeits_selling(set_up: SetUp) -> None:
    turn = {"seat": 0, "actions": 2, "port": {"done": ["claim:silver_bank"]}}
    table = set_up(in_port("havana", cargo=["rum_1"]), turn=turn)
    assert why(table.table, "sell") == "selling comes first or not at all, and you claimed a mission before."


def test_a_captain_in_port_is_safe(set_up: SetUp) -> None:
    table = set_up(at_sea("havana"), in_port("havana"))
    assert why(table.table, "scout:captain:1") == "ships in port are safe."


def test_no_option_of_others_is_told(set_up: SetUp) -> None:
    """What others hold is no reason, and no option."""
    table = set_up(
        at_sea("havana"), at_sea("havana", glory_cards=["into_the_smoke.1"], rumors=["hero_of_the_taverns"])
    )
    assert {one.option.id for one in told(table.table).missing} == {"port"}


def test_what_cannot_be_declared(set_up: SetUp) -> None:
    crewless = {"kind": "sloop", "crew": 0}
    table = set_up(at_sea("havana", ship=crewless), at_sea("havana"), battle={"sides": [0, 1], "round": 2})
    assert why(table.table, "board") == "you have no Crew."


def test_a_raid_without_success_left(set_up: SetUp) -> None:
    armed = at_sea("havana", ship={"kind": "sloop", "weapons": ["grapeshot"]})
    draws = [("scouting", [5, 1]), ("seamanship", [1, 1]), ("raid", ["rum_1", "rum_2", "rum_3"])]
    table = set_up(armed, zones={"havana": {"merchant": "french"}}, force=draws)
    table.play("scout:merchant", "raid:french")
    assert why(table.table, "draw") == "no success is left."


# --- modules -----------------------------------------------------------------------------------------


def test_the_wind_takes_an_action_too_many(set_up: SetUp) -> None:
    turn = {"seat": 0, "actions": 1}
    table = set_up(at_sea("tortuga"), modules=("wind",), wind="NW", turn=turn)
    assert why(table.table, "move:santo_domingo") == "that takes 2 actions (Wind Direction), and 1 left."


def test_who_has_five_favors_buys_no_more(set_up: SetUp) -> None:
    table = set_up(in_port("havana", favors=5), modules=("favors",)).play("port")
    assert why(table.table, "favors") == "5 is the most."


def test_a_missionary_wants_the_wanted_only(set_up: SetUp) -> None:
    box = marauders_box(["locations"])
    token = next(id for id, one in box.entries(LocationToken).items() if one.kind == "missionary")
    table = set_up(at_sea("tortuga"), modules=("locations",), zones={"tortuga": {"location": token}})
    assert why(table.table, f"visit:{token}") == "only with a bounty."


def test_a_rule_that_knows_nothing_of_reasons_is_named(set_up: SetUp) -> None:
    """It takes an offer out of the list, in a rank of its own: told is whose rule it was."""
    made_up = Chapter("made up")

    @made_up.rule(PortChoices, "havana_better_price", Rank.LAST)
    def nobody_buys(game: Any, terms: PortChoices) -> None:
        terms.offers = [offer for offer in terms.offers if offer.id != "buy"]

    spec = msgspec.structs.replace(MARAUDERS, chapters=(*MARAUDERS.chapters, made_up))
    table = set_up(in_port("havana"), spec=spec).play("port")
    assert "buy" not in table.offered()
    assert why(table.table, "buy") == "not here (Havana)."


def test_without_the_record_nothing_is_told(set_up: SetUp, monkeypatch: pytest.MonkeyPatch) -> None:
    """The reasons come from the step that asks, and from nowhere else."""
    table = set_up(in_port("havana")).play("port")
    assert why(table.table, "sell")
    monkeypatch.setattr(Recount, "offers", lambda game, option, refusal: refusal is None)
    assert not why(table.table, "sell")


# --- the other games ---------------------------------------------------------------------------------


def test_why_a_card_of_port_royal_cannot_be_bought() -> None:
    table = Harbour(rules=ROYAL, coins=[1, 3], harbour=["settler_4", "flute_1_1"], phase="loot").table
    dear = [one for one in told(table).missing if one.option.label == "employ"]
    assert why(table, dear[0].option.id) == "that takes 4 coins, and you have 1."


def test_who_is_lacking_for_an_expedition() -> None:
    table = Harbour(rules=ROYAL, harbour=["flute_1_1"], expeditions=["expedition_priests"]).table
    (missing,) = [one for one in told(table).missing if one.option.label == "expedition"]
    assert "Priest" in why(table, missing.option.id)


def test_a_stormed_cursed_ship_is_left_alone() -> None:
    position = {
        "volley": 2,
        "row": ["cursed_ship", "ship_16", "ship_9", "ship_12"],
        "fired": {"cursed_ship": [{0: "fleet_storm"}]},
        "seats": [{"loaded": ["four_cannon", "three_cannon"]} for _ in range(3)],
    }
    with sit(position, seats=3, storms=True, cursed_ships=True) as table:
        (seat,) = table.table.waiting
        assert {one.refusal.key for one in told(table.table, seat).missing} == {"fleet-stormed"}


# --- what only he knows ---------------------------------------------------------------------------


def test_what_he_cannot_pay_is_missing_and_said_to_be_too_dear(set_up: SetUp) -> None:
    table = set_up(in_port("havana", gold=3)).play("port", "shipyard").table
    assert why(table, "ship:frigate") == "That costs 30 gold, and you have 3."
    assert why(table, "weapon:grapeshot") == ""
    shown = "\n".join(explanation(texts(), table.waiting[0], told(table)))
    offered, _, rest = shown.partition("**Your options**")[2].partition("\n**")
    assert "Frigate" not in offered
    assert "Frigate" in rest, "it is among what is missing"


def test_what_leads_to_nothing_for_an_empty_purse_is_missing(set_up: SetUp) -> None:
    home = in_port("havana", captain=skilled(home="havana", nation="spanish"), gold=0, stash=0, stashings=1)
    table = set_up(home).play("port").table
    assert why(table, "buy") == "That costs 1 gold, and you have 0."
    assert why(table, "take") == "Your stash is empty."
    assert why(table, "stash") == "You have no gold aboard to stash."
