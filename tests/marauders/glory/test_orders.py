"""Cards armed in secret: when they are played, what nobody else notices, and whom windows still ask (ruling:
reaction windows).
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import pytest

from data.content import marauders_box as box
from engine.captains.captain import captain
from engine.kernel import AnswerError, Beginning, Table
from engine.kernel.table.saved import digest
from engine.marauders.checks.invariants import violations
from engine.marauders.combat.battle import Battle
from engine.marauders.combat.sides import captain_side
from engine.marauders.game import MARAUDERS
from tests.marauders.table import Force, SetUp, TestTable, at_sea, in_port, raid_card

AS_PLAYED = True

PLAIN = at_sea("tortuga", ship="frigate")


def holding(*cards: str, zone: str = "tortuga", **more: Any) -> dict[str, Any]:
    """A seat at sea with glory cards."""
    return {**at_sea(zone), "ship": "frigate", "glory_cards": list(cards), **more}


def contest(set_up: SetUp, *seats: Mapping[str, Any], faces: list[int], force: Force = ()) -> TestTable:
    """A battle in its second round whose contest is rolled like this."""

    def change(beginning: Beginning) -> None:
        sides = [captain_side(beginning.state.seats[n].captain) for n in (0, 1)]
        beginning.steps = [Battle(zone="tortuga", sides=sides, round=1, began=True), *beginning.steps]

    return set_up(*seats, change=change, force=[("seamanship", faces), *force])


def order(table: TestTable, seat: int, *orders: str) -> TestTable:
    """Orders of a seat, one after the other."""
    for given in orders:
        table.table.order(seat, [f"order:{given}"])
    return table


def words(table: TestTable, seat: int) -> list[str]:
    """What a seat may order."""
    decision = table.table.orders(seat)
    return [option.id.removeprefix("order:") for option in decision.options] if decision else []


# --- what may be ordered ----------------------------------------------------------------------------


def test_ruling_windows_armed_against_whom_and_when(set_up: SetUp) -> None:
    table = set_up(PLAIN, holding("becalmed", "false_signals", "carpenter.1", "fair_wind.1"), PLAIN)
    usual = [f"all:{word}" for word in ("ask", "any", "unguessed", "never")]
    assert words(table, 1) == [
        *usual,
        *(f"becalmed:{word}" for word in ("any", "leader", "seat:0", "seat:2", "ask", "unguessed", "never")),
        *(f"false_signals:{word}" for word in ("any", "captain", "npc", "ask", "unguessed", "never")),
    ]
    assert words(table, 0) == usual, "for cards that he may come to hold"


def test_ruling_windows_always_nothing_is_armed(set_up: SetUp) -> None:
    assert set_up(PLAIN, holding("becalmed"), options={"windows": "always"}).table.orders(1) is None


def test_ruling_windows_armed_each_card_has_one_order(set_up: SetUp) -> None:
    table = set_up(PLAIN, holding("becalmed", "cutpurses"))
    with pytest.raises(AnswerError) as refused:
        table.table.order(1, ["order:becalmed:any", "order:becalmed:leader"])
    assert refused.value.refusal.key == "card-twice"
    table.table.order(1, ["order:becalmed:any", "order:cutpurses:leader"])
    assert table.seat(1).armed == {"becalmed": "any", "cutpurses": "leader"}


def test_ruling_windows_armed_nobody_else_notices(set_up: SetUp) -> None:
    table = set_up(PLAIN, holding("becalmed"), PLAIN)
    before = [table.view(seat) for seat in (0, 2, None)]
    noticed = table.asked().number, table.lines, table.takes_back(0)
    order(table, 1, "becalmed:seat:2")
    assert [table.view(seat) for seat in (0, 2, None)] == before
    assert (table.asked().number, table.lines, table.takes_back(0)) == noticed
    assert table.view(1)["state"]["seats"][1]["armed"] == {"becalmed": "seat:2"}


def test_ruling_windows_armed_survives_a_restart_and_an_undo(set_up: SetUp) -> None:
    table = set_up(in_port("havana"), holding("becalmed"))
    table.play("move:sea")
    order(table, 1, "becalmed:any")
    table.table.take_back(0)
    assert table.seat(1).armed == {"becalmed": "any"}
    again = Table.load(table.table.save())
    assert digest(again.running) == digest(table.game)


def test_ruling_windows_armed_is_forgotten_with_the_card(set_up: SetUp) -> None:
    seat = holding("becalmed", "cutpurses", "false_signals", "glutted_market")
    table = set_up(PLAIN, seat)
    order(table, 1, "becalmed:any")
    table.game.move(["becalmed"], "glory.hand:1", "glory.discards")
    order(table, 1, "cutpurses:any")
    assert table.seat(1).armed == {"cutpurses": "any"}


# --- when it is played ------------------------------------------------------------------------------


def test_ruling_windows_armed_it_is_played_without_a_question(set_up: SetUp) -> None:
    table = order(set_up(in_port("havana", gold=9), holding("cutpurses")), 1, "cutpurses:any").play("port")
    assert (table.kind, table.asked().seat) == ("port.activity", 0)
    assert table.said("card.played", seat=1, card="cutpurses")
    assert table.captain().gold == 4


@pytest.mark.parametrize(("word", "plays"), [("seat:2", False), ("seat:0", True), ("never", False)])
def test_ruling_windows_armed_against_one_captain_alone(set_up: SetUp, word: str, plays: bool) -> None:
    table = set_up(in_port("havana", gold=9), holding("cutpurses"), PLAIN)
    order(table, 1, f"cutpurses:{word}").play("port")
    assert ("card.played" in table.lines) is plays
    assert table.kind == "port.activity"


@pytest.mark.parametrize(("glory", "plays"), [(2, False), (3, True), (4, True)])
def test_ruling_windows_armed_against_whoever_leads_the_others(
    set_up: SetUp, glory: int, plays: bool
) -> None:
    seats = in_port("havana", glory=glory), holding("cutpurses", glory=8), {**PLAIN, "glory": 3}
    table = order(set_up(*seats), 1, "cutpurses:leader").play("port")
    assert ("card.played" in table.lines) is plays


def test_ruling_windows_armed_only_should_the_roll_fail(set_up: SetUp) -> None:
    zones = {"tortuga": {"merchant": "french"}}
    force = [("scouting", [1, 2]), ("reroll", [6])]
    table = set_up(holding("good_glass.1"), zones=zones, force=force)
    order(table, 0, "good_glass.1:merchant").play("scout:merchant")
    assert table.kind == "card.reroll"
    table.play("die:0:1")
    assert table.kind == "merchant"


@pytest.mark.parametrize(("word", "plays"), [("captain", False), ("npc", True), ("any", True)])
def test_ruling_windows_armed_against_who_finds_him(set_up: SetUp, word: str, plays: bool) -> None:
    def change(beginning: Beginning) -> None:
        beginning.state.seats[0].armed = {"false_signals": word}

    navy = {"dutch": {"card": "admiral_van_almonde", "zone": "tortuga"}}
    seat = holding("false_signals", bounties={"dutch": 1})
    table = set_up(seat, npcs=navy, force=[("npc scouting", [6, 1, 1])], change=change)
    assert ("npc.missed" in table.lines) is plays
    assert ("battle.began" in table.lines) is not plays


def test_ruling_windows_armed_only_with_the_worse_dice(set_up: SetUp) -> None:
    force: Force = [("more dice", [5, 6]), ("location", [1, 1, 1])]
    table = contest(set_up, holding("weather_gage"), PLAIN, faces=[1, 1, 5, 1], force=force)
    order(table, 0, "weather_gage:losing").play("shoot", "flee")
    assert table.said("card.more_dice", seat=0, dice=2)
    force = [("location", [1, 1, 1])]
    ahead = contest(set_up, holding("weather_gage"), PLAIN, faces=[5, 1, 1, 1], force=force)
    order(ahead, 0, "weather_gage:losing").play("shoot", "flee")
    assert "card.played" not in ahead.lines


@pytest.mark.parametrize(("shots", "plays"), [([1], False), ([1, 1, 1], True)])
def test_ruling_windows_armed_only_for_several_hits(set_up: SetUp, shots: list[int], plays: bool) -> None:
    faces = [5, 5, 1, 1] if len(shots) > 1 else [5, 1, 5, 5]
    seats = PLAIN, holding("splinters_and_prayers")
    table = contest(set_up, *seats, faces=faces, force=[("location", shots)])
    order(table, 1, "splinters_and_prayers:several").play("shoot", "flee" if len(shots) > 1 else "board")
    assert ("card.played" in table.lines) is plays


def test_ruling_windows_armed_only_if_the_raid_would_fail(set_up: SetUp) -> None:
    escapes = [raid_card("escape", plunder) for plunder in (1, 2, 3)]
    zones = {"tortuga": {"merchant": "french"}}
    force: Force = [("scouting", [6, 1]), ("raid", escapes), ("seamanship", [1, 1])]
    seat = holding("false_colours.1", ship="galleon")
    table = set_up(seat, zones=zones, force=force)
    order(table, 0, "false_colours.1:failing").play("scout:merchant", "raid:french")
    assert table.said("card.played", seat=0, card="false_colours.1")
    assert "raid.escaped" not in table.lines


@pytest.mark.parametrize(("word", "plays"), [("", True), ("never", False)])
def test_ruling_windows_cards_for_a_death_are_armed_by_themselves(
    set_up: SetUp, word: str, plays: bool
) -> None:
    zones = {"tortuga": {"merchant": "french"}}
    cards = [raid_card("hull"), raid_card("escape", 1), raid_card("escape", 2)]
    force: Force = [("scouting", [6, 1]), ("raid", cards), ("seamanship", [1, 1])]
    seat = {**at_sea("tortuga"), "glory_cards": ["survivor"], "ship": {"kind": "sloop", "hull": 1}, "gold": 7}
    table = set_up(seat, zones=zones, force=force)
    if word:
        order(table, 0, f"survivor:{word}")
    table.play("scout:merchant", "raid:french")
    assert "captain.died" in table.lines
    assert table.seat().kept_gold == (7 if plays else 0)


def test_R_glory_cards_during_combat_the_aggressors_armed_card_is_resolved_first(set_up: SetUp) -> None:
    seats = holding("weather_gage"), holding("full_broadside.1")
    force: Force = [("more dice", [1, 2]), ("location", [1, 1, 1])]
    table = contest(set_up, *seats, faces=[1, 1, 1, 1], force=force)
    order(order(table, 1, "full_broadside.1:any"), 0, "weather_gage:any").play("shoot", "shoot")
    assert [line["seat"] for line in table.log("card.announced")] == [0, 1]
    assert [line["seat"] for line in table.log("card.played")] == [0, 1]


def test_R_playing_glory_cards_armed_ones_come_in_turn_order_from_the_current_player(set_up: SetUp) -> None:
    learners = holding("fast_learner.1"), holding("fast_learner.2")
    table = set_up(learners[0], in_port("havana", gold=20), holding("cutpurses"), learners[1], turn=1)
    for seat, card in ((0, "fast_learner.1"), (2, "cutpurses"), (3, "fast_learner.2")):
        order(table, seat, f"{card}:any")
    table.play("port")
    assert [line["seat"] for line in table.log("card.played")] == [2, 3, 0]


def test_R_playing_glory_cards_an_armed_card_that_does_nothing_any_more_is_taken_back(set_up: SetUp) -> None:
    seats = holding("steady_at_the_helm"), holding("full_broadside.1", ship="sloop")
    force: Force = [("reroll", [1, 1]), ("location", [1])]
    table = contest(set_up, *seats, faces=[5, 5, 1, 5], force=force)
    order(order(table, 0, "steady_at_the_helm:any"), 1, "full_broadside.1:any")
    table.play("shoot", "shoot", ["die:0:0", "die:0:1"])
    assert table.said("card.declined", seat=1, card="full_broadside.1")
    assert table.at("glory.hand:1") == ["full_broadside.1"]


# --- who is asked besides ---------------------------------------------------------------------------


def test_ruling_windows_nobody_is_asked_where_a_pause_would_tell_the_card(set_up: SetUp) -> None:
    table = set_up(in_port("havana"), holding("cutpurses")).play("port")
    assert (table.kind, table.asked().seat) == ("port.activity", 0)


def test_ruling_windows_who_holds_one_of_three_that_could_be_meant_is_asked(set_up: SetUp) -> None:
    table = contest(set_up, holding("steady_at_the_helm"), PLAIN, faces=[1, 1, 5, 5])
    table.play("shoot", "board")
    assert (table.kind, table.asked().seat) == ("card.window", 0)


def test_ruling_windows_not_when_cards_in_the_discards_leave_fewer(set_up: SetUp) -> None:
    def change(beginning: Beginning) -> None:
        beginning.places["glory.bag"].remove("weather_gage")
        beginning.places["glory.discards"] = ["weather_gage"]
        sides = [captain_side(beginning.state.seats[n].captain) for n in (0, 1)]
        beginning.steps = [Battle(zone="tortuga", sides=sides, round=1, began=True), *beginning.steps]

    table = set_up(holding("steady_at_the_helm"), PLAIN, change=change, force=[("seamanship", [1, 1, 5, 5])])
    table.play("shoot", "board")
    assert table.kind != "card.window"


def test_ruling_windows_who_gave_an_order_for_his_card_is_not_asked_for_it(set_up: SetUp) -> None:
    table = contest(set_up, holding("steady_at_the_helm"), PLAIN, faces=[1, 1, 5, 5])
    order(table, 0, "steady_at_the_helm:npc").play("shoot", "board")
    assert table.kind != "card.window"


def test_R_glory_cards_during_combat_who_passed_is_asked_again_when_the_other_announces(
    set_up: SetUp,
) -> None:
    seats = holding("steady_at_the_helm"), holding("weather_gage")
    force: Force = [("more dice", [6, 6]), ("reroll", [1])]
    table = contest(set_up, *seats, faces=[1, 2, 1, 1], force=force)
    table.play("shoot", "shoot")
    assert sorted(table.table.waiting) == [0, 1]
    table.answer(0, "pass")
    table.answer(1, "card:weather_gage")
    assert list(table.table.waiting) == [0]
    assert [line["seat"] for line in table.log("card.announced", 0)] == [1]
    table.answer(0, "card:steady_at_the_helm")
    assert (table.kind, table.asked().seat) == ("card.play", 0)
    table.play("play", "die:0:0", "play")
    assert [line["seat"] for line in table.log("card.played")] == [0, 1]


def test_R_glory_cards_during_combat_who_passes_again_is_not_asked_a_third_time(set_up: SetUp) -> None:
    seats = holding("steady_at_the_helm"), holding("weather_gage")
    table = contest(set_up, *seats, faces=[1, 2, 1, 1], force=[("more dice", [1, 1])])
    table.play("shoot", "shoot")
    table.answer(1, "card:weather_gage")
    table.answer(0, "pass")
    table.answer(0, "pass")
    assert table.said("card.more_dice", seat=1, dice=2)


# --- measured -----------------------------------------------------------------------------------------


def pauses(seed: str, *, orders: bool) -> list[int]:
    """For each hidden question of a game of level 2: the kinds of cards it could be about, by its moments and
    what lies open, as a spectator counts them.
    """
    table = Table.new(MARAUDERS, seats=4, seed=seed, keep=False)
    players = [captain(2, f"{seed}|{seat}", strict=True) for seat in range(4)]
    found: list[int] = []
    while waiting := table.waiting:
        for seat, decision in waiting.items():
            if decision.hidden:
                found.append(meant(table.view(None), decision.private_args["moments"]))
            if orders and decision.kind == "turn.action":
                picks = players[seat].orders(
                    table.game,
                    decision,
                    lambda seat=seat: table.orders(seat),
                    lambda seat=seat: table.view(seat),
                )
                if picks:
                    table.order(seat, picks)
            table.put(seat, decision.number, players[seat].answer(table.view(seat), decision))
        assert violations(table.running) == []
    return found


def meant(seen: Mapping[str, Any], moments: list[str]) -> int:
    """Kinds of cards of these moments of which a copy may still be in a hand."""
    open_to_all = seen["places"].get("glory.discards", [])
    cards = box().glory_card
    left = [p for p in box().pieces("glory") if cards(p).moment in moments and p not in open_to_all]
    return len({piece.partition(".")[0] for piece in left})


@pytest.mark.in_turn(3)
def test_ruling_windows_no_pause_names_the_card() -> None:
    found = [pauses(f"pauses {n}", orders=False) for n in range(3)]
    assert sum(map(len, found)) / len(found) < 8
    assert all(count >= 3 for game in found for count in game)


@pytest.mark.soak("pauses")
def test_no_pause_names_the_card_in_many_games() -> None:
    found = [pauses(f"many pauses {n}", orders=n % 2 == 0) for n in range(60)]
    assert 0 < sum(map(len, found)) / len(found) < 8
    assert all(count >= 3 for game in found for count in game)
