"""The Loyalty Track (Seas of Glory: Loyalty Track)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import msgspec
import pytest

from data.content import marauders_box as box
from engine.kernel import Beginning, Chapter
from engine.marauders.checks.invariants import violations
from engine.marauders.combat.sides import combat_dice
from engine.marauders.dice import skill_dice
from engine.marauders.game import MARAUDERS
from engine.marauders.glory.points import GainGlory
from engine.marauders.granted import abilities_of
from engine.marauders.places import hand_of, specialists_of
from engine.marauders.seas_of_glory.favors.board import FAVORS, FavorBoard
from engine.marauders.seas_of_glory.loyalty.track import (
    LOYALTY,
    PRICES,
    TRACK,
    LoseLoyalty,
    LoyaltyBoard,
    Mutiny,
    at_most,
    step_of,
)
from engine.marauders.seas_of_glory.moods import CrewGrumbles, CrewTurns
from engine.marauders.state import MGame, bound_to
from engine.marauders.terms.port import Employment, RecruitTerms
from tests.marauders.conftest import HouseCard
from tests.marauders.table import SetUp, TestTable, at_battle, at_battle_with, at_sea, in_port, skilled

MODULES = ("loyalty",)


def loyal(*steps: str, also: Callable[[Beginning], None] | None = None) -> Callable[[Beginning], None]:
    """A change to a beginning: the crews of the seats are on these steps, the others content."""

    def change(beginning: Beginning) -> None:
        boards: list[LoyaltyBoard] = []
        for seat in beginning.state.seats:
            step = steps[seat.seat] if seat.seat < len(steps) else "content"
            boards.append(LoyaltyBoard(seat.seat, step))
        beginning.ext["loyalty"] = LOYALTY.boards(boards)
        if also is not None:
            also(beginning)

    return change


def crewed(set_up: SetUp, step: str, *seats: Any, **more: Any) -> TestTable:
    """Seat 0 has its turn with a crew on this step."""
    change = loyal(step, also=more.pop("also", None))
    return set_up(*seats, modules=MODULES, change=change, **more)


def crew(table: TestTable, seat: int = 0) -> str:
    """The step of a seat's crew."""
    return step_of(table.game, seat)


# --- the track --------------------------------------------------------------------------------------


def test_S_loyalty_all_crews_begin_content(set_up: SetUp) -> None:
    table = set_up(at_sea("nassau"), modules=MODULES)
    assert [board["step"] for board in table.view(1)["ext"]["loyalty"]["seats"]] == ["content", "content"]


@pytest.mark.parametrize(("nation", "lost"), [("admiral_evertsen", True), ("peace", False)])
def test_S_loyalty_an_event_card_with_an_npc_costs_every_crew_a_step(
    set_up: SetUp, nation: str, lost: bool
) -> None:
    table = set_up(modules=MODULES, turn=None, decks={"event": [nation]})
    assert [crew(table, seat) for seat in (0, 1)] == ["restless" if lost else "content"] * 2


def test_G_S12_every_npc_card_of_it_is_too_quiet_counts(set_up: SetUp) -> None:
    cards = ["its_too_quiet", "admiral_evertsen", "pirate_vane", "admiral_myngs"]
    table = set_up(modules=MODULES, turn=None, decks={"event": cards})
    drawn = [line["event"] for line in table.log("event.drawn")]
    npcs = [card for card in drawn if card.startswith(("admiral", "pirate_"))]
    assert len(npcs) >= 2
    assert crew(table) == TRACK[TRACK.index("content") - len(npcs)]


def test_S_loyalty_declaring_to_stash_costs_a_step(set_up: SetUp) -> None:
    table = set_up(in_port("nassau", gold=9), modules=MODULES).play("port", "stash")
    assert crew(table) == "restless"
    table.play("0")
    assert crew(table) == "restless"


def test_G_Z4_stashing_in_st_maarten_costs_a_step(set_up: SetUp) -> None:
    table = set_up(in_port("st_maarten", gold=9), modules=MODULES).play("port", "stash")
    assert crew(table) == "restless"


def test_S_loyalty_starting_and_ending_a_turn_in_the_same_port_costs_a_step(set_up: SetUp) -> None:
    table = set_up(in_port("nassau"), at_sea("trinidad"), modules=MODULES).play("end")
    assert crew(table) == "restless"
    assert table.said("loyalty.fell", seat=0, step="restless", why="port")


def test_S_loyalty_ending_at_sea_or_elsewhere_costs_nothing(set_up: SetUp) -> None:
    table = set_up(in_port("nassau"), at_sea("trinidad"), modules=MODULES).play("move:sea", "end")
    assert crew(table) == "content"
    table = set_up(at_sea("nassau"), at_sea("trinidad"), modules=MODULES).play("move:port", "end")
    assert crew(table) == "content"


def test_G_S9_sailing_in_between_does_not_help(set_up: SetUp) -> None:
    table = set_up(in_port("nassau"), at_sea("trinidad"), modules=MODULES)
    table.play("move:sea", "move:port", "end")
    assert crew(table) == "restless"


def test_S_loyalty_a_glory_point_raises_it(set_up: SetUp) -> None:
    seat = in_port("nassau", cargo=["rum_1", "rum_2", "rum_3"])
    table = set_up(seat, modules=MODULES, zones={"nassau": {"demand": "rum"}})
    table.play("port", "sell", ["sell:rum_1", "sell:rum_2", "sell:rum_3"])
    assert crew(table) == "pleased"


def test_S_loyalty_gold_raises_it_by_one_step_in_a_port_action(set_up: SetUp) -> None:
    table = set_up(in_port("nassau", gold=9), modules=MODULES).play("port")
    assert table.gold("loyalty") == 3
    table.play("loyalty")
    assert crew(table) == "pleased"
    assert table.captain().gold == 6
    assert "loyalty" not in table.offered()


@pytest.mark.parametrize("step", TRACK[1:-1])
def test_ruling_loyalty_prices(set_up: SetUp, step: str) -> None:
    above = TRACK[TRACK.index(step) + 1]
    table = crewed(set_up, step, in_port("nassau", gold=9)).play("port")
    assert table.gold("loyalty") == PRICES[above] == (2 if at_most(table.game, 0, "restless") else 3)


def test_S_loyalty_nothing_lies_above_fierce_loyalty(set_up: SetUp) -> None:
    seat = in_port("nassau", gold=9, cargo=["rum_1", "rum_2", "rum_3"])
    table = crewed(set_up, "fierce_loyalty", seat, zones={"nassau": {"demand": "rum"}}).play("port")
    assert "loyalty" not in table.offered()
    table.play("sell", ["sell:rum_1", "sell:rum_2", "sell:rum_3"])
    assert crew(table) == "fierce_loyalty"


def test_S_loyalty_what_appeases_a_crew_keeps_its_step(set_up: SetUp) -> None:
    speech = Chapter("speech")

    @speech.after(CrewGrumbles)
    def calms(game: MGame, step: CrewGrumbles) -> None:
        turns = game.inside(CrewTurns)
        turns.appeased = turns.why == "port"

    spec = msgspec.structs.replace(MARAUDERS, chapters=(*MARAUDERS.chapters, speech))
    table = set_up(in_port("nassau", gold=5), at_sea("trinidad"), modules=MODULES, spec=spec)
    table.play("port", "stash", "0", "done")
    assert crew(table) == "restless"
    table.play("end")
    assert crew(table) == "restless"
    assert len(table.log("loyalty.fell")) == 1


# --- benefits ---------------------------------------------------------------------------------------


def test_S_loyalty_fierce_loyalty_an_action_for_a_step(set_up: SetUp) -> None:
    table = crewed(set_up, "fierce_loyalty", at_sea("nassau"), force=[("leadership", [5, 1])])
    table.play("spur_on")
    assert (crew(table), table.actions) == ("happy", 4)
    assert "spur_on" not in table.offered()


def test_G_S11_a_failed_attempt_costs_only_the_attempt(set_up: SetUp) -> None:
    turn = {"seat": 0, "actions": 0}
    seats = at_sea("nassau"), at_sea("trinidad")
    table = crewed(set_up, "fierce_loyalty", *seats, turn=turn, force=[("leadership", [1, 1])])
    assert table.offered() == ["spur_on"]
    table.play("spur_on")
    assert crew(table) == "fierce_loyalty"
    assert table.asked().seat == 1, "one attempt a turn"


def dice_of(table: TestTable) -> tuple[int, int]:
    """Seat 0's Leadership in crew combat, and outside it."""
    assert combat_dice(table.game, 0, "seamanship").dice == 2
    return combat_dice(table.game, 0, "leadership").dice, skill_dice(
        table.game, table.captain(), "leadership", "recruit"
    ).dice


@pytest.mark.parametrize(
    ("step", "dice"),
    [("fierce_loyalty", 3), ("happy", 3), ("pleased", 2), ("content", 2), ("unhappy", 2), ("angry", 1)],
)
def test_S_loyalty_happy_and_angry_change_leadership_in_crew_combat(
    set_up: SetUp, step: str, dice: int
) -> None:
    table = crewed(set_up, step, at_sea("nassau"), at_sea("nassau"), also=at_battle())
    assert dice_of(table) == (dice, 2)


def test_S_loyalty_angry_leaves_at_least_one_die(set_up: SetUp) -> None:
    weak = {**at_sea("nassau"), "captain": skilled(leadership=1)}
    table = crewed(set_up, "angry", weak, at_sea("nassau"), also=at_battle())
    assert dice_of(table) == (1, 1)


def test_S_loyalty_only_his_own_crews_mood_counts(set_up: SetUp) -> None:
    """An NPC has no seat, so no crew of anybody's."""
    dice: list[int] = []
    for step in ("content", "happy", "angry"):
        change = loyal("content", step, also=at_battle_with("admiral_evertsen"))
        table = set_up(at_sea("nassau"), modules=MODULES, change=change)
        dice.append(combat_dice(table.game, 1, "leadership").dice)
    assert len(set(dice)) == 1


@pytest.mark.parametrize(("step", "dice"), [("happy", 3), ("content", 2), ("angry", 1)])
def test_S_loyalty_in_a_raid_on_land_leadership_changes_too(set_up: SetUp, step: str, dice: int) -> None:
    escapes = [card.id for card in box().cargo.values() if card.icon == "escape"][:4]

    def natives(beginning: Beginning) -> None:
        beginning.places["location.at:trinidad"] = ["uta_min_xiosk"]

    seat = at_sea("trinidad", ship={"kind": "frigate"})
    change, force = loyal(step, also=natives), [("defense", escapes)]
    table = set_up(seat, modules=("locations", "loyalty"), change=change, force=force)
    table.play("raid_location:uta_min_xiosk", "stop", "land")
    (rolled,) = table.log("battle.rolled")
    assert len(rolled["faces"]) == dice


@pytest.mark.parametrize("step", ["pleased", "happy", "fierce_loyalty"])
def test_S_loyalty_pleased_recruits_for_free_in_any_port(set_up: SetUp, step: str) -> None:
    seat = in_port("petite_goave", ship={"kind": "sloop", "crew": 1}, bounties={"dutch": 1})
    table = crewed(set_up, step, seat).play("port", "recruit")
    assert table.ship().crew == 2
    assert table.log("rolled") == []


def hiring(set_up: SetUp, step: str, *cards: str, zone: str = "nassau") -> TestTable:
    """Seat 0 is in a port action with specialists in hand and no gold."""
    return crewed(set_up, step, in_port(zone, gold=0, glory_cards=list(cards))).play("port")


def test_S_loyalty_pleased_employs_one_specialist_a_turn_for_free_and_anywhere(set_up: SetUp) -> None:
    table = hiring(set_up, "pleased", "carpenter.1", "surgeon.1", zone="havana")
    assert table.gold("hire:surgeon.1") == 0
    table.play("hire:surgeon.1")
    assert table.at(specialists_of(0)) == ["surgeon.1"]
    assert table.refused("hire:carpenter.1") == "not-enough-gold"


def test_S_loyalty_a_content_crew_changes_nothing(set_up: SetUp) -> None:
    table = hiring(set_up, "content", "surgeon.1", zone="havana")
    assert "hire:surgeon.1" not in table.offered()
    recruiting = table.game.terms(RecruitTerms(0, "havana"))
    assert (recruiting.free, recruiting.rolls, recruiting.because) == (False, True, ())
    assert table.game.terms(Employment(0)).because == ()


# --- penalties --------------------------------------------------------------------------------------


@pytest.mark.parametrize("step", ["restless", "unhappy", "angry"])
def test_S_loyalty_restless_no_specialist_is_employed(set_up: SetUp, step: str) -> None:
    table = hiring(set_up, step, "surgeon.1", zone="tortuga")
    assert "hire:surgeon.1" not in table.offered()
    assert not table.game.terms(Employment(0)).allowed


def test_S_loyalty_restless_specialists_aboard_do_nothing(set_up: SetUp) -> None:
    for step, count in (("content", 1), ("restless", 0), ("angry", 0)):
        table = crewed(set_up, step, at_sea("nassau", specialists=["carpenter.1"]))
        assert len(abilities_of(table.game, 0)) == count


def test_S_loyalty_their_powers_come_back_with_the_crews_mood(set_up: SetUp) -> None:
    table = crewed(set_up, "restless", in_port("nassau", gold=5, specialists=["carpenter.1"]))
    table.play("port", "loyalty")
    assert len(abilities_of(table.game, 0)) == 1


def test_G_S24_restless_crew_costs_2_each_without_a_roll(set_up: SetUp) -> None:
    seat = in_port("port_royal", gold=9, ship={"kind": "sloop", "crew": 1}, bounties={"dutch": 1})
    table = crewed(set_up, "restless", seat).play("port", "recruit")
    assert table.kind == "crew.hire"
    assert table.asked().args["price"] == 2
    assert table.log("rolled") == []


def unhappy(set_up: SetUp, faces: list[int], step: str = "unhappy") -> TestTable:
    """Seat 0 wants to play a glory card of its turn."""
    seat = at_sea("nassau", glory_cards=["letter_of_marque"])
    table = crewed(set_up, step, seat, at_sea("trinidad"), force=[("leadership", faces)])
    return table.play("card:letter_of_marque")


@pytest.mark.parametrize("step", ["unhappy", "angry"])
def test_S_loyalty_unhappy_a_glory_card_takes_a_leadership_success(set_up: SetUp, step: str) -> None:
    table = unhappy(set_up, [5, 1], step)
    assert table.said("card.played", seat=0, card="letter_of_marque")


def test_G_S10_a_refused_card_stays_unseen_and_barred_until_the_turn_is_over(set_up: SetUp) -> None:
    table = unhappy(set_up, [1, 1])
    assert table.at(hand_of(0)) == ["letter_of_marque"]
    assert table.said("loyalty.refused", seat=0)
    assert "letter_of_marque" not in str(table.view(1)) + str(table.table.log(1))
    assert "card:letter_of_marque" not in table.offered()
    table.play("end")
    assert table.seat().barred == []


def test_S_loyalty_restless_cards_are_played_freely(set_up: SetUp) -> None:
    seat = at_sea("nassau", glory_cards=["letter_of_marque"])
    table = crewed(set_up, "restless", seat).play("card:letter_of_marque")
    assert table.log("rolled") == []


# --- mutiny -----------------------------------------------------------------------------------------


def mutineers(set_up: SetUp, faces: list[int]) -> TestTable:
    """An angry crew has lain in port all turn."""
    table = crewed(set_up, "angry", in_port("nassau"), at_sea("trinidad"), force=[("leadership", faces)])
    return table.play("end")


def test_S_loyalty_mutiny_is_put_down_by_a_leadership_success(set_up: SetUp) -> None:
    table = mutineers(set_up, [5, 1])
    assert crew(table) == "angry"
    assert table.seat().captain is not None


def test_S_loyalty_mutiny_kills_the_captain(set_up: SetUp) -> None:
    table = mutineers(set_up, [1, 1])
    assert table.seat().captain is None
    assert table.said("captain.died", seat=0, cause="mutiny")
    assert table.asked().seat == 1


def test_G_S1_the_next_crew_is_content(set_up: SetUp) -> None:
    table = mutineers(set_up, [1, 1])
    assert crew(table) == "content"


def test_G_S2_mutinies_in_the_event_phase_come_in_turn_order_without_the_dice_for_combat(
    set_up: SetUp,
) -> None:
    table = set_up(
        at_sea("nassau"),
        at_sea("trinidad"),
        modules=MODULES,
        turn=None,
        change=loyal("angry", "angry"),
        decks={"event": ["admiral_evertsen"]},
        force=[("leadership", [5, 1]), ("leadership", [1, 1])],
    )
    assert [line["seat"] for line in table.log("rolled")] == [0, 1]
    assert [len(line["faces"]) for line in table.log("rolled")] == [2, 2]
    assert table.seat(0).captain is not None
    assert table.seat(1).captain is None


def test_G_S2_a_favor_repeats_the_roll(set_up: SetUp) -> None:
    def also(beginning: Beginning) -> None:
        beginning.ext["favors"] = FAVORS.boards([FavorBoard(0, 1), FavorBoard(1)])

    table = set_up(
        in_port("nassau"),
        at_sea("trinidad"),
        modules=("favors", "loyalty"),
        change=loyal("angry", also=also),
        force=[("leadership", [1, 1]), ("leadership", [5, 1])],
    )
    table.play("end")
    assert table.asked().default == ["spend"]
    table.play("spend")
    assert crew(table) == "angry"


@pytest.mark.parametrize("seat", [0, 1])
@pytest.mark.parametrize("first", [0, 1])
@pytest.mark.parametrize("spends", [True, False])
def test_G_S30_a_favor_persuades_an_unhappy_crew_inside_a_battle(
    set_up: SetUp, house_card: HouseCard, seat: int, first: int, spends: bool
) -> None:
    house_card("{do: roll_more, dice: 1}", "contest_rolled")
    holder = {"glory_cards": ["house_card"], "loyalty": "unhappy", "favors": 2}
    seats = [at_sea("nassau", **(holder if n == seat else {})) for n in (0, 1)]
    contest = [("seamanship", [1, 2]), ("seamanship", [1, 2]), ("leadership", [1, 2])]
    table = set_up(
        *seats,
        modules=("loyalty", "favors"),
        change=at_battle(first, 1 - first),
        force=[*contest, *[("leadership", [5, 2])] * spends],
    )
    table.play(next(option for option in table.offered(seat) if option.startswith("card:")))
    assert (table.kind, table.asked().seat) == ("favor.roll", seat)
    table.play("spend" if spends else "keep")
    assert len(table.log("card.played")) == spends
    assert len(table.log("loyalty.refused")) == (not spends)
    assert table.game.ext["favors"].seats[seat].favors == 2 - spends


def test_S_loyalty_nothing_lies_beneath_mutiny(set_up: SetUp) -> None:
    def also(beginning: Beginning) -> None:
        him = bound_to(beginning.state.seats[0].captain)
        beginning.steps[:0] = [LoseLoyalty(**him, why="npc"), Mutiny(**him)]

    table = crewed(set_up, "mutiny", at_sea("nassau"), also=also, force=[("leadership", [5, 5])])
    assert table.log("loyalty.fell") == []
    assert crew(table) == "angry"


def test_S_loyalty_the_law_knows_the_steps_of_the_track(set_up: SetUp) -> None:
    table = crewed(set_up, "angry", at_sea("nassau"))
    table.game.ext["loyalty"].seats[1].step = "ecstatic"
    assert violations(table.game) == ["the crew of seat 1 is at ecstatic, which is no step"]


def test_S_loyalty_the_law_finds_a_crew_left_in_mutiny(set_up: SetUp) -> None:
    table = crewed(set_up, "angry", at_sea("nassau"))
    assert violations(table.game) == []
    table.game.ext["loyalty"].seats[0].step = "mutiny"
    assert violations(table.game) == ["the crew of seat 0 is in mutiny"]


def test_S_loyalty_a_glory_point_without_a_captain_raises_nothing(set_up: SetUp) -> None:
    def glory(beginning: Beginning) -> None:
        beginning.steps.insert(0, GainGlory(seat=1, why="card"))

    table = set_up(at_sea("nassau"), {"next_captain": "hendrick_loos"}, modules=MODULES, change=glory)
    assert table.seat(1).glory == 1
    assert crew(table, 1) == "content"


def test_G_M21_who_retires_leaves_his_crews_mood_behind(set_up: SetUp) -> None:
    table = crewed(set_up, "angry", in_port("nassau")).play("retire")
    assert crew(table) == "content"
