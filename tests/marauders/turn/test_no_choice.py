"""Questions without a choice are not asked where everybody sees that there is none; whether one is asked
tells nobody what a captain holds (ruling: questions without a choice).
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

import pytest

from data.content import marauders_box as box
from engine.captains.plain import Chance, random_answer
from engine.kernel import Beginning, Decision, Table
from engine.marauders.choices import might_choose
from engine.marauders.places import hand_of, rumors_of
from engine.marauders.state import MGame
from engine.marauders.terms.port import PortChoices
from engine.marauders.turn.turn import Turn
from tests.marauders.table import SetUp, TestTable, at_sea, in_port

HANDS = sorted({piece.partition(".")[0] for piece in box().pieces("glory")})
"""Every glory card once."""


def at_the_end(set_up: SetUp, seat: dict[str, Any], *, shown: Sequence[str] = ()) -> TestTable:
    """A captain without actions, and another; `shown` glory cards lie open on the discards."""

    def show(beginning: Beginning) -> None:
        left = [piece for piece in beginning.places["glory.bag"] if piece not in shown]
        beginning.places.update({"glory.bag": left, "glory.discards": list(shown)})

    change = show if shown else None
    return set_up(seat, in_port("trinidad"), turn={"seat": 0, "actions": 0}, change=change)


# --- the turn -------------------------------------------------------------------------------------


@pytest.mark.parametrize("card", HANDS)
@pytest.mark.parametrize("place", [at_sea, in_port])
def test_ruling_no_choice_a_captain_with_a_card_ends_his_turn_himself_whichever_it_is(
    set_up: SetUp, card: str, place: Any
) -> None:
    table = at_the_end(set_up, place("havana", glory_cards=[card]))
    assert (table.kind, table.asked().seat) == ("turn.action", 0)
    assert table.asked().public()["options"] == ["end"]


def test_ruling_no_choice_without_a_card_the_turn_ends_by_itself(set_up: SetUp) -> None:
    table = at_the_end(set_up, at_sea("havana"))
    assert table.asked().seat == 1


@pytest.mark.parametrize("card", ["good_glass.1", "surgeon.1"])
def test_ruling_no_choice_with_all_cards_of_his_turn_lying_open_it_ends_by_itself(
    set_up: SetUp, card: str
) -> None:
    shown = [piece for piece in box().pieces("glory") if box().glory_card(piece).moment == "own_turn"]
    table = at_the_end(set_up, at_sea("havana", glory_cards=[card]), shown=shown)
    assert table.asked().seat == 1


@pytest.mark.parametrize("rumor", ["pilots_rutter", *list(box().rumors)[:3]])
def test_ruling_no_choice_a_rumor_is_no_reason_to_wait_when_no_action_is_left(
    set_up: SetUp, rumor: str
) -> None:
    table = at_the_end(set_up, at_sea("havana", rumors=[rumor]))
    assert table.asked().seat == 1


# --- ashore ---------------------------------------------------------------------------------------


DONE = ["sell", "buy", "shipyard", "rumor"]
"""All that can be done in a port that is not his home, without a mission and with a full crew."""


def ashore_at_the_end(set_up: SetUp, zone: str = "tortuga", **held: Any) -> TestTable:
    """A captain without actions who has done all that there is to do in a port."""
    turn = {"seat": 0, "actions": 0, "port": {"done": DONE}}
    return set_up(in_port(zone, **held), in_port("trinidad"), turn=turn)


@pytest.mark.parametrize("card", HANDS)
def test_ruling_no_choice_ashore_a_captain_with_a_card_leaves_himself_whichever_it_is(
    set_up: SetUp, card: str
) -> None:
    table = ashore_at_the_end(set_up, glory_cards=[card])
    assert (table.kind, table.asked().public()["options"]) == ("port.activity", ["done"])


def test_ruling_no_choice_ashore_he_leaves_by_himself_when_nothing_is_left(set_up: SetUp) -> None:
    assert ashore_at_the_end(set_up).asked().seat == 1


@pytest.mark.parametrize("rumor", list(box().rumors))
@pytest.mark.parametrize("zone", ["tortuga", "san_juan"])
def test_ruling_no_choice_ashore_a_rumor_is_a_reason_to_wait_where_one_could_be_proven(
    set_up: SetUp, rumor: str, zone: str
) -> None:
    provable = any(card.at == "port" and card.zone == zone for card in box().rumors.values())
    asked = ashore_at_the_end(set_up, zone, rumors=[rumor]).asked()
    assert (asked.seat, asked.kind) == ((0, "port.activity") if provable else (1, "turn.action"))


def test_ruling_no_choice_nothing_is_sold_from_an_empty_hold(set_up: SetUp) -> None:
    assert "sell" not in set_up(in_port("havana")).play("port").offered()
    assert "sell" in set_up(in_port("havana", cargo=["rum_1"])).play("port").offered()


def test_ruling_no_choice_which_cargo_and_how_much_gold_decides_nothing(set_up: SetUp) -> None:
    first, second = (
        set_up(in_port("havana", cargo=[card], gold=gold)).play("port")
        for card, gold in (("rum_1", 0), ("wood_1", 50))
    )
    assert first.offered() == second.offered()
    assert first.view(1) == second.view(1)


# --- random games ---------------------------------------------------------------------------------


def asked_in_games(count: int) -> Iterator[tuple[Table, Decision]]:
    """Every question of random games, with its table."""
    for number in range(count):
        table = Table.new("marauders", seats=2 + number % 3, seed=f"no choice {number}", keep=False)
        chance = Chance(f"no choice {number}")
        while waiting := table.waiting:
            for seat, decision in waiting.items():
                yield table, decision
                table.put(seat, decision.number, random_answer(decision, chance))


def settled(game: MGame, asked: Decision) -> bool:
    """Whether all that everybody sees leaves one answer: written from the rules, kind by kind."""
    count = game.places.count
    seat, public = asked.seat, asked.public()
    held = count(hand_of(seat)) or count(rumors_of(seat))
    match asked.kind:
        case "turn.action":
            return public["options"] == ["end"] and not held
        case "port.activity":
            return public["options"] == ["done"] and not held
        case "goods.sell":
            return not count(f"cargo.hold:{seat}")
        case "goods.buy":
            return not count(f"cargo.offer:{seat}")
        case "shipyard" | "port.enter":
            return len(asked.options) == 1
        case "mission.goods":
            return count(f"cargo.hold:{seat}") < asked.args["cards"]
        case "cargo.throw_out":
            return count(f"cargo.hold:{seat}") == asked.args["count"]
        case _:
            open_to_all = not asked.secret and not asked.hidden and not asked.range
            listed = len(public["options"]) if open_to_all else 0
            return open_to_all and listed == len(asked.options) and listed <= asked.least


def test_ruling_no_choice_no_question_is_asked_that_public_facts_decide() -> None:
    kinds: set[str] = set()
    for table, decision in asked_in_games(6):
        kinds.add(decision.kind)
        assert not settled(table.running, decision), (decision.kind, decision.public())
    assert {"turn.action", "port.activity", "goods.sell", "goods.buy", "shipyard", "mod.distribute"} <= kinds


def test_ruling_no_choice_who_has_a_secret_choice_would_be_asked_without_it() -> None:
    """A rule that adds a secret choice says beforehand that there might be one."""
    secret = 0
    for table, decision in asked_in_games(6):
        game: MGame = table.running
        if decision.kind not in ("turn.action", "port.activity") or not any(
            option.secret for option in decision.options
        ):
            continue
        secret += 1
        if decision.kind == "port.activity":
            where: Any = PortChoices(decision.seat, decision.args["zone"], list(decision.args["done"]))
        else:
            where = game.inside(Turn).choices(game)
        assert might_choose(game, where), [option.id for option in decision.options]
    assert secret > 50
