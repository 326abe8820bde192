"""The Loyalty Track: what moves a crew along it, and mutiny (Seas of Glory: Loyalty Track)."""

from __future__ import annotations

import msgspec
import pytest

from engine.kernel import Beginning, Chapter
from engine.marauders.checks.invariants import violations
from engine.marauders.game import MARAUDERS
from engine.marauders.glory.points import GainGlory
from engine.marauders.seas_of_glory.favors.board import FAVORS, FavorBoard
from engine.marauders.seas_of_glory.loyalty.track import PRICES, TRACK, LoseLoyalty, Mutiny, at_most
from engine.marauders.seas_of_glory.moods import CrewGrumbles, CrewTurns
from engine.marauders.state import MGame, bound_to
from tests.marauders.conftest import HouseCard
from tests.marauders.seas_of_glory.crewed import MODULES, crew, crewed, loyal
from tests.marauders.table import SetUp, TestTable, at_battle, at_sea, in_port

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
