"""Playing glory cards: announcing, order, declining, who is asked (Playing Glory Cards; reaction windows)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from data.content import use_marauders_pack
from engine.kernel import Beginning, RulesError
from engine.marauders.checks.decks import open_pack
from engine.marauders.combat.battle import Battle
from engine.marauders.combat.sides import captain_side
from engine.marauders.game import MARAUDERS
from engine.marauders.glory.cards import CardWindow
from tests.marauders.conftest import HouseCard
from tests.marauders.table import SetUp, TestTable, at_sea, in_port, raid_card

ALWAYS = {"windows": "always"}
TURN_CARD = "word_from_the_counting_house.1"
"""A card of one's own turn that everybody may copy at any time."""


def holding(*cards: str, zone: str = "tortuga", **more: Any) -> dict[str, Any]:
    """A seat at sea with glory cards."""
    return {**at_sea(zone), "ship": "frigate", "glory_cards": list(cards), **more}


def contest(set_up: SetUp, *seats: dict[str, Any], faces: list[int], **more: Any) -> TestTable:
    """A battle in its second round: seat 0 shoots, seat 1 flees, and these dice are rolled."""

    def change(beginning: Beginning) -> None:
        sides = [captain_side(beginning.state.seats[n].captain) for n in (0, 1)]
        beginning.steps = [Battle(zone="tortuga", sides=sides, round=1, began=True), *beginning.steps]

    more["force"] = [("seamanship", faces), *more.get("force", ())]
    table = set_up(*seats, change=change, **more)
    while table.kind == "card.window":
        table.play("pass")
    return table


def both_announce(set_up: SetUp) -> TestTable:
    """Both sides of a battle hold a card for the contest, and both have announced it."""
    force = [("reroll", [1, 1])]
    table = contest(
        set_up, holding("steady_at_the_helm"), holding("into_the_smoke.1"), faces=[1, 6, 5, 5], force=force
    )
    table.play("shoot", "flee")
    table.answer(1, "card:into_the_smoke.1")
    table.answer(0, "card:steady_at_the_helm")
    return table


# --- announcing -----------------------------------------------------------------------------------


def test_R_playing_glory_cards_announced_at_once_and_without_revealing_them(set_up: SetUp) -> None:
    table = contest(
        set_up, holding("steady_at_the_helm"), holding("into_the_smoke.1"), faces=[1, 6, 5, 5], force=[]
    )
    table.play("shoot", "flee")
    assert sorted(table.table.waiting) == [0, 1]
    table.answer(1, "card:into_the_smoke.1")
    assert table.lies("glory.hand:1", 0) == 1
    assert "card.announced" not in table.lines
    table.answer(0, "card:steady_at_the_helm")
    assert [line["seat"] for line in table.log("card.announced")] == [0, 1]
    assert table.lies("glory.announced:1", 0) == 1
    assert "into_the_smoke" not in repr((table.view(0), table.table.log(0)))


def test_R_glory_cards_during_combat_the_aggressors_card_is_resolved_first(set_up: SetUp) -> None:
    table = both_announce(set_up)
    assert (table.kind, table.asked().seat, table.asked().private_args) == (
        "card.play",
        0,
        {"card": "steady_at_the_helm"},
    )
    table.play("play", ["die:0:0", "die:0:1"])
    assert (table.kind, table.asked().seat) == ("card.play", 1)
    table.play("play")
    assert [line["card"] for line in table.log("card.played")] == ["steady_at_the_helm", "into_the_smoke.1"]


def test_R_playing_glory_cards_a_declined_card_is_shown_and_returns_to_hand(set_up: SetUp) -> None:
    table = both_announce(set_up).play("play", ["die:0:0", "die:0:1"], "decline")
    assert table.said("card.declined", seat=1, card="into_the_smoke.1")
    assert table.at("glory.hand:1") == ["into_the_smoke.1"]
    assert table.at("glory.discards") == ["steady_at_the_helm"]


def test_G_C3_a_card_declined_may_be_the_fifth_in_hand(set_up: SetUp, house_card: HouseCard) -> None:
    """Who drew two more, while the card he had announced waited for its turn, keeps four all the same."""
    house_card("{do: draw_glory, cards: 2}", "card_played")
    drawn = ["first_over_the_rail", "weather_gage"]
    hand = ["into_the_smoke.1", "house_card", "carpenter", "gunner_captain"]
    force = [("reroll", [1, 1]), ("glory card", drawn)]
    table = contest(set_up, holding("steady_at_the_helm"), holding(*hand), faces=[1, 6, 5, 5], force=force)
    table.play("shoot", "flee")
    table.answer(1, "card:into_the_smoke.1")
    table.answer(0, "card:steady_at_the_helm")
    table.play("play", ["die:0:0", "die:0:1"], "card:house_card")
    assert (table.kind, table.asked().seat) == ("card.play", 1)
    table.play("decline")
    assert (table.kind, table.asked().seat) == ("glory.discard", 1)
    assert "discard:into_the_smoke.1" in table.offered()
    assert len(table.offered()) == 5
    table.play("discard:into_the_smoke.1")
    assert len(table.at("glory.hand:1")) == 4
    assert set(drawn) < set(table.at("glory.hand:1"))


def test_R_playing_glory_cards_another_may_be_announced_while_ones_first_waits_for_its_turn(
    set_up: SetUp,
) -> None:
    seats = holding("steady_at_the_helm"), holding("into_the_smoke.1", "fast_learner.1")
    table = contest(set_up, *seats, faces=[1, 6, 5, 5], force=[("reroll", [1, 6])])
    table.play("shoot", "flee")
    table.answer(0, "card:steady_at_the_helm")
    table.answer(1, "card:into_the_smoke.1")
    table.play("play", "die:0:0", "card:fast_learner.1")
    assert table.kind == "card.reroll"
    table.play("die:0:1")
    assert table.asked().private_args == {"card": "into_the_smoke.1"}
    table.play("decline")
    assert table.at("glory.hand:1") == ["into_the_smoke.1"]


def test_R_glory_cards_during_combat_then_new_cards_may_be_declared(set_up: SetUp) -> None:
    seat = holding("full_broadside.1", "steady_at_the_helm")
    table = contest(set_up, seat, holding(), faces=[1, 1, 5, 6], force=[("reroll", [1])])
    table.play("shoot", "board", "card:steady_at_the_helm", "die:0:0")
    assert (table.kind, table.offered()) == ("card.window", ["card:full_broadside.1", "pass", "pass_battle"])


def test_R_playing_glory_cards_who_alone_announces_plays(set_up: SetUp) -> None:
    table = contest(set_up, holding("steady_at_the_helm"), holding(), faces=[1, 6, 5, 5]).play(
        "shoot", "flee"
    )
    table.play("card:steady_at_the_helm")
    assert table.kind == "card.reroll"
    assert "card.announced" not in table.lines


def test_R_playing_glory_cards_resolved_in_turn_order_from_the_current_player(set_up: SetUp) -> None:
    table = set_up(holding(TURN_CARD), holding("fast_learner.1"), holding("fast_learner.2"))
    table.play(f"card:{TURN_CARD}")
    for _ in ("token", "port"):
        table.play(table.asked().default)
    for seat in (2, 1):
        table.answer(seat, f"card:fast_learner.{seat}")
    assert (table.kind, table.asked().seat) == ("card.play", 1)
    table.play("decline")
    assert (table.kind, table.asked().seat) == ("card.play", 2)


def test_R_playing_glory_cards_answers_come_in_turn_order_from_the_current_player_too(set_up: SetUp) -> None:
    learners = [holding(f"fast_learner.{n}") for n in (1, 2)]
    table = set_up(in_port("havana"), learners[0], holding("cutpurses"), learners[1]).play("port")
    table.play("card:cutpurses")
    for seat in (3, 1):
        table.answer(seat, f"card:fast_learner.{1 if seat == 1 else 2}")
    assert (table.kind, table.asked().seat) == ("card.play", 1)
    table.play("play")
    assert (table.kind, table.asked().seat) == ("card.play", 3)


def test_R50_who_played_a_card_does_not_copy_it_himself(set_up: SetUp) -> None:
    table = set_up(holding("fair_wind.1", "fast_learner.1"), holding("fast_learner.2")).play(
        "card:fair_wind.1"
    )
    assert table.kind == "turn.action"
    assert "card:fast_learner.1" not in table.offered()


# --- one's own turn -------------------------------------------------------------------------------


def test_R_playing_glory_cards_freely_in_ones_own_turn_and_unseen_before(set_up: SetUp) -> None:
    table = set_up(holding("fair_wind.1"))
    assert "card:fair_wind.1" in table.offered()
    (public,) = table.view(1)["waiting"]
    assert "card:fair_wind.1" not in public["options"]
    table.play("card:fair_wind.1")
    assert table.said("card.played", seat=0, card="fair_wind.1")
    assert table.at("glory.discards") == ["fair_wind.1"]
    assert (table.kind, table.actions) == ("turn.action", 3)


def test_R_playing_glory_cards_also_during_the_port_action_which_is_part_of_the_turn(set_up: SetUp) -> None:
    table = set_up({**in_port("havana"), "glory_cards": ["governors_ball"]}).play("port")
    assert "card:governors_ball" in table.offered()


def test_R_playing_glory_cards_not_in_another_turn(set_up: SetUp) -> None:
    table = set_up(holding(), holding("fair_wind.1"))
    assert list(table.table.waiting) == [0]
    table.play("end")
    assert "card:fair_wind.1" in table.offered()


def test_R_glory_cards_during_combat_only_cards_meant_for_it(set_up: SetUp) -> None:
    table = contest(set_up, holding("fair_wind.1"), holding("royal_pardon.1"), faces=[1, 1, 5, 5], force=[])
    assert table.kind == "battle.declare"
    table.play("shoot", "flee")
    assert "card.played" not in table.lines
    meant = contest(set_up, holding("steady_at_the_helm"), holding(), faces=[1, 1, 5, 5], force=[])
    meant.play("shoot", "flee", "card:steady_at_the_helm")
    assert meant.said("card.played", seat=0, card="steady_at_the_helm")


# --- who is asked ---------------------------------------------------------------------------------


def test_ruling_windows_holders_only_who_holds_a_card_that_fits_is_asked_and_nobody_knows(
    set_up: SetUp,
) -> None:
    table = contest(set_up, holding("steady_at_the_helm"), holding("royal_pardon.1"), faces=[1, 6, 5, 5])
    table.play("shoot", "flee")
    assert list(table.table.waiting) == [0]
    for seat in (1, None):
        assert table.view(seat)["waiting"] == []
        assert table.view(seat)["somebody"]
        (window,) = [step for step in table.view(seat)["stack"] if step["step"] == "CardWindow"]
        assert window == {"step": "CardWindow", "played": ""}


def test_ruling_windows_holders_a_view_is_the_same_whoever_is_asked(set_up: SetUp) -> None:
    def views(*hands: str) -> list[Any]:
        table = set_up(at_sea("havana"), *(holding(hand) for hand in hands))
        assert list(table.table.waiting) == [hands.index("becalmed") + 1]
        return [(table.view(seat), table.table.log(seat)) for seat in (0, None)]

    assert views("becalmed", "fair_wind.1") == views("fair_wind.1", "becalmed")


def test_ruling_windows_always_everybody_with_cards_is_asked_who_is_shown_but_not_what(set_up: SetUp) -> None:
    def change(beginning: Beginning) -> None:
        window = CardWindow(order=[0, 1], moments=[["own_turn"], ["own_turn"]])
        beginning.steps = [window, *beginning.steps]

    table = set_up(holding(TURN_CARD), holding("steady_at_the_helm"), change=change, options=ALWAYS)
    assert table.view(None)["waiting"] == [{"seat": 0}, {"seat": 1}]
    assert table.offered(0) == [f"card:{TURN_CARD}", "pass", "pass_turn"]
    assert table.offered(1) == ["pass", "pass_turn"]


def test_ruling_windows_always_not_asked_without_cards_or_captain(set_up: SetUp) -> None:
    def change(beginning: Beginning) -> None:
        window = CardWindow(order=[0, 1, 2], moments=[["own_turn"]] * 3)
        beginning.steps = [window, *beginning.steps]

    dead = {"dead": True, "next_captain": "felipe_de_los_reyes"}
    table = set_up(holding("fair_wind.1"), holding(), dead, change=change, options=ALWAYS, count=3)
    assert list(table.table.waiting) == [0]


def test_ruling_windows_an_order_to_pass_holds_for_the_battle_and_no_longer(set_up: SetUp) -> None:
    seat = holding("steady_at_the_helm", "full_broadside.1")
    table = contest(set_up, seat, holding(), faces=[1, 1, 1, 1], force=[("seamanship", [1, 1, 1, 1])])
    table.play("shoot", "shoot", "pass_battle")
    assert table.seat().passing == "battle"
    table.play("shoot", "shoot")
    assert table.kind == "battle.declare"
    table.play("flee", "flee")
    assert table.seat().passing == ""


def test_R25_an_order_for_the_turn_does_not_hold_in_battles(set_up: SetUp) -> None:
    def change(beginning: Beginning) -> None:
        beginning.state.seats[0].passing = "turn"
        sides = [captain_side(beginning.state.seats[n].captain) for n in (0, 1)]
        beginning.steps = [Battle(zone="tortuga", sides=sides, round=1, began=True), *beginning.steps]

    force = [("seamanship", [1, 1, 5, 1])]
    table = set_up(holding("steady_at_the_helm"), holding(), change=change, force=force).play(
        "shoot", "shoot"
    )
    assert table.kind == "card.window"


def passing_turn(seat: int) -> Callable[[Beginning], None]:
    """A change to a beginning: the seat has asked to be passed over until its next turn."""

    def change(beginning: Beginning) -> None:
        beginning.state.seats[seat].passing = "turn"

    return change


def test_R25_no_order_holds_for_a_captain_who_is_found(set_up: SetUp) -> None:
    force = [("scouting", [6, 1])]
    table = set_up(holding(), holding("false_signals"), change=passing_turn(1), force=force)
    table.play("scout:captain:1")
    assert (table.kind, table.asked().seat) == ("card.window", 1)


def test_R25_no_order_holds_for_a_captain_who_dies(set_up: SetUp) -> None:
    seat = holding("luck_of_the_devil", "survivor", ship={"kind": "sloop", "hull": 1})
    cards = [raid_card("hull"), raid_card("escape", 1), raid_card("escape", 2)]
    force = [("scouting", [6, 1]), ("raid", cards), ("seamanship", [1, 1])]
    table = set_up(seat, zones={"tortuga": {"merchant": "french"}}, force=force)
    table.play("scout:merchant", "pass_turn", "raid:french")
    assert table.seat().passing == "turn"
    assert (table.kind, table.asked().private_args["moment"]) == ("card.window", "death")


# --- packs ----------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("moment", "effect", "why"),
    [
        ("before_roll", "draw_glory, cards: 1", "before_roll a card can only succeed"),
        ("own_turn", "succeed, successes: 2", "only before_roll"),
    ],
)
def test_a_pack_whose_cards_cannot_be_carried_out_in_a_roll_is_refused(
    tmp_path: Any, moment: str, effect: str, why: str
) -> None:
    card = f"  - id: odd_luck\n    moment: {moment}\n    effect:\n      - {{do: {effect}}}\n"
    (tmp_path / "cards.yaml").write_text(f"deck: glory\ncards:\n{card}", encoding="utf-8")
    try:
        with pytest.raises(RulesError, match=why):
            open_pack(tmp_path, MARAUDERS)
    finally:
        use_marauders_pack(None)
