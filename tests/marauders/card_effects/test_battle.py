"""Glory cards of contests and volleys, each as its text says, and how both sides' cards meet."""

from __future__ import annotations

import pytest

from engine.marauders.combat.battle import Battle
from tests.marauders.card_effects.battles import battle, boards, fighter, moment
from tests.marauders.conftest import HouseCard
from tests.marauders.table import Force, SetUp, at_sea

# --- the contest ----------------------------------------------------------------------------------


def test_C_weather_gage_two_dice_more_beside_those_of_the_contest(set_up: SetUp) -> None:
    force = [("seamanship", [1, 2, 5, 1]), ("more dice", [6, 6]), ("location", [1, 1, 1])]
    table = battle(set_up, fighter("weather_gage"), fighter(), force=force).play("shoot", "shoot")
    assert moment(table) == "contest_rolled"
    table.play("card:weather_gage")
    assert table.said("card.more_dice", seat=0, dice=2, faces=[1, 2, 6, 6], successes=2)
    assert table.said("battle.won_contest", seat=0)


def test_G_F9_weather_gage_not_without_masts(set_up: SetUp) -> None:
    dismasted = fighter("weather_gage", ship={"kind": "frigate", "masts": 0})
    table = battle(set_up, dismasted, fighter(), force=[("seamanship", [1, 2, 3])]).play("shoot")
    assert table.kind == "battle.declare"
    assert table.at("glory.hand:0") == ["weather_gage"]


def test_C_add_dice_of_a_pack_is_for_the_next_roll_alone(set_up: SetUp, house_card: HouseCard) -> None:
    house_card("{do: add_dice, dice: 2}", "declared")
    force = [("seamanship", [1, 2, 3, 4, 1, 1]), ("seamanship", [1, 1, 2, 2])]
    table = battle(set_up, fighter("house_card"), fighter(), force=force).play("shoot", "shoot")
    assert moment(table) == "declared"
    table.play("card:house_card", "shoot", "shoot")
    assert table.said("card.dice", seat=0, dice=2)
    assert [len(line["faces"]) for line in table.log("battle.rolled")] == [4, 2, 2, 2]


def test_C_add_dice_of_a_pack_not_when_both_flee(set_up: SetUp, house_card: HouseCard) -> None:
    house_card("{do: add_dice, dice: 2}", "declared")
    table = battle(set_up, fighter("house_card"), fighter()).play("flee", "flee")
    assert table.at("glory.hand:0") == ["house_card"]
    assert "battle.both_fled" in table.lines


def test_C_steady_at_the_helm_ones_own_dice_are_rolled_again(set_up: SetUp) -> None:
    force = [("seamanship", [1, 2, 5, 1]), ("reroll", [6, 6]), ("location", [1, 1, 1])]
    table = battle(set_up, fighter("steady_at_the_helm"), fighter(), force=force).play("shoot", "flee")
    assert moment(table) == "contest_rolled"
    table.play("card:steady_at_the_helm")
    assert table.offered() == ["die:0:0", "die:0:1"]
    table.play(["die:0:0", "die:0:1"])
    assert table.said("card.rerolled", seat=0, count=2, faces=[6, 6], successes=2)
    assert table.said("battle.won_contest", seat=0)
    assert table.ship(1).cargo == 0


def test_C_full_broadside_all_cannons_hit_without_winning(set_up: SetUp) -> None:
    force = [("seamanship", [1, 2, 5, 5]), ("location", [2, 2, 2, 1, 1, 1])]
    table = battle(set_up, fighter("full_broadside.1"), fighter(), force=force).play("shoot", "shoot")
    assert moment(table) == "contest_rolled"
    table.play("card:full_broadside.1")
    assert [(line["seat"], line["hits"]) for line in table.log("battle.fired")] == [(0, 3), (1, 3)]
    assert table.ship(1).masts == 0


def test_C_full_broadside_only_for_who_declared_shoot_and_does_not_win(set_up: SetUp) -> None:
    force = [("seamanship", [5, 5, 1, 1]), ("location", [1, 1, 1])]
    table = battle(set_up, fighter("full_broadside.1"), fighter(), force=force).play("shoot", "shoot")
    assert table.kind == "battle.declare"
    force = [("seamanship", [1, 1, 5, 5]), ("location", [1, 1, 1])]
    table = battle(set_up, fighter("full_broadside.1"), fighter(), force=force).play("flee", "shoot")
    assert table.kind == "battle.declare"


def test_C_full_broadside_is_over_with_the_round(set_up: SetUp) -> None:
    force = [("seamanship", [1, 2, 5, 5]), ("location", [1] * 6), ("seamanship", [1, 1, 1, 1])]
    table = battle(set_up, fighter("full_broadside.1"), fighter(), force=force)
    table.play("shoot", "shoot", "card:full_broadside.1", "shoot", "shoot")
    assert [line["hits"] for line in table.log("battle.fired") if line["seat"] == 0] == [3, 0]


@pytest.mark.parametrize("faces", [[5, 5, 6, 1], [5, 1, 6, 4], [1, 1, 5, 5], [1, 1, 1, 1]])
@pytest.mark.parametrize("other", ["board", "shoot"])
def test_C_into_the_smoke_escapes_whoever_wins_and_no_shot_lands(
    set_up: SetUp, other: str, faces: list[int]
) -> None:
    force = [("seamanship", faces)]
    table = battle(set_up, fighter("into_the_smoke.1"), fighter(), force=force).play("flee", other)
    table.play("card:into_the_smoke.1")
    assert table.said("battle.fled", seat=0)
    assert table.game.within(Battle) is None
    assert "battle.fired" not in table.lines


@pytest.mark.parametrize(
    ("declared", "faces", "hits"), [("shoot", [5, 1, 6, 4], [1]), ("flee", [5, 1, 1, 1], [])]
)
def test_C_into_the_smoke_only_for_who_flees_and_would_not_escape(
    set_up: SetUp, declared: str, faces: list[int], hits: list[int]
) -> None:
    force: Force = [("seamanship", faces), *([("location", hits)] if hits else [])]
    table = battle(set_up, fighter("into_the_smoke.1"), fighter(), force=force).play(declared, "board")
    assert "card.played" not in table.lines
    assert not table.table.waiting or table.kind != "card.window"


@pytest.mark.parametrize(
    ("card", "declared", "faces"),
    [("full_broadside", "shoot", [1, 2, 5, 5]), ("into_the_smoke", "flee", [6, 5, 5, 1])],
)
def test_C_cards_of_the_contest_do_nothing_twice(
    set_up: SetUp, card: str, declared: str, faces: list[int]
) -> None:
    table = battle(set_up, fighter(f"{card}.1", f"{card}.2"), fighter(), force=[("seamanship", faces)])
    table.play(declared, "shoot", f"card:{card}.1")
    assert table.at("glory.hand:0") == [f"{card}.2"]
    assert not table.table.waiting or table.kind != "card.window"


# --- volleys --------------------------------------------------------------------------------------


def test_C_splinters_and_prayers_two_hits_do_nothing(set_up: SetUp) -> None:
    force = [("seamanship", [5, 5, 1, 1]), ("location", [1, 2, 4])]
    table = battle(set_up, fighter(), fighter("splinters_and_prayers"), force=force).play("shoot", "flee")
    assert moment(table) == "hits_on_you"
    table.play("card:splinters_and_prayers")
    assert (table.offered(), table.asked().most) == (["shot:0", "shot:1", "shot:2"], 2)
    table.play(["shot:1", "shot:2"])
    assert table.said("card.ignored", seat=1, count=2)
    ship = table.ship(1)
    assert (ship.cargo, ship.masts, ship.cannons) == (2, 3, 3)


def test_C_rake_her_stern_who_fired_places_the_skulls(set_up: SetUp) -> None:
    force = [("seamanship", [5, 5, 1, 1]), ("location", [5, 6, 1])]
    table = battle(set_up, fighter("rake_her_stern"), fighter(), force=force).play("shoot", "flee")
    assert moment(table) == "hits_by_you"
    table.play("card:rake_her_stern")
    assert (table.kind, table.asked().seat) == ("hit.place", 0)
    table.play("hit:hull", "hit:hull")
    assert table.ship(1).hull == 1


def test_C_rake_her_stern_who_places_the_skulls_of_both_sides_places_one_after_the_other(
    set_up: SetUp,
) -> None:
    force = [("seamanship", [5, 1, 5, 2]), ("location", [6, 5])]
    mine, theirs = fighter("rake_her_stern", ship="sloop"), fighter(ship="sloop")
    table = battle(set_up, mine, theirs, force=force).play("shoot", "shoot", "card:rake_her_stern")
    assert [option.say for option in table.asked(0).options] == ["hit-enemy"] * 5
    table.play("hit:crew")
    assert [option.say for option in table.asked(0).options] == ["hit"] * 5
    table.play("hit:cargo")
    assert (table.ship().cargo, table.ship().crew) == (1, 2)
    assert (table.ship(1).cargo, table.ship(1).crew) == (2, 1)
    placed = {line["seat"]: line["locations"] for line in table.log("battle.skulls")}
    assert placed == {1: ["crew"], 0: ["cargo"]}


def test_C_rake_her_stern_not_without_skulls(set_up: SetUp) -> None:
    force = [("seamanship", [5, 5, 1, 1]), ("location", [1, 2, 3])]
    table = battle(set_up, fighter("rake_her_stern"), fighter(), force=force).play("shoot", "flee")
    assert table.kind == "battle.declare"


def test_C_fire_in_the_powder_room_a_hit_goes_to_the_hull(set_up: SetUp) -> None:
    force = [("seamanship", [5, 5, 1, 1]), ("location", [1, 6, 3])]
    table = battle(set_up, fighter("fire_in_the_powder_room"), fighter(), force=force).play("shoot", "flee")
    table.play("card:fire_in_the_powder_room")
    assert (table.offered(), table.asked().most) == (["shot:0", "shot:1", "shot:2"], 1)
    table.play("shot:1")
    ship = table.ship(1)
    assert (ship.hull, ship.cargo, ship.crew) == (2, 2, 2)
    assert table.said("card.redirected", seat=0, count=1, location="hull")


def test_C_jury_rig_repairs_once_the_contest_is_rolled(set_up: SetUp) -> None:
    ship = {"kind": "frigate", "masts": 1, "cannons": 2}
    table = battle(set_up, fighter("jury_rig", ship=ship), fighter(), force=[("seamanship", [1, 2, 3, 4])])
    table.play("shoot", "shoot")
    assert moment(table) == "contest_rolled"
    table.play("card:jury_rig")
    while table.kind != "battle.declare":
        table.play(table.offered()[0])
    mended = table.ship()
    assert (mended.masts + mended.cannons, mended.hull) == (5, 3)


# --- copying --------------------------------------------------------------------------------------


def test_C_fast_learner_does_the_same_for_who_copies(set_up: SetUp) -> None:
    force = [("seamanship", [1, 2, 1, 2]), ("more dice", [3, 4]), ("more dice", [3, 4])]
    table = battle(set_up, fighter("weather_gage"), fighter("fast_learner.1"), force=force)
    table.play("shoot", "shoot", "card:weather_gage")
    assert (moment(table), table.asked().private_args["played"]) == ("card_played", "weather_gage")
    table.play("card:fast_learner.1")
    assert [line["faces"] for line in table.log("card.more_dice")] == [[1, 2, 3, 4]] * 2
    assert table.said("card.copied", seat=1, card="weather_gage")
    assert sorted(table.at("glory.discards")) == ["fast_learner.1", "weather_gage"]


def test_C_fast_learner_may_be_copied_in_turn_once_for_each_card(set_up: SetUp) -> None:
    mine = fighter("weather_gage", "fast_learner.2")
    force = [("seamanship", [1, 2, 1, 2]), *[("more dice", [3, 4])] * 3]
    table = battle(set_up, mine, fighter("fast_learner.1"), force=force)
    table.play("shoot", "shoot", "card:weather_gage", "card:fast_learner.1", "card:fast_learner.2")
    assert [(line["seat"], len(line["faces"])) for line in table.log("card.more_dice")] == [
        (0, 4), (1, 4), (0, 6),
    ]  # fmt: skip


def test_C_fast_learner_not_where_the_card_would_do_nothing_for_him(set_up: SetUp) -> None:
    force = [("seamanship", [1, 2, 5, 5]), ("location", [2, 2, 2, 1, 1, 1])]
    table = battle(set_up, fighter("full_broadside.1"), fighter("fast_learner.1"), force=force)
    table.play("shoot", "shoot", "card:full_broadside.1")
    assert "card.copied" not in table.lines
    assert table.at("glory.hand:1") == ["fast_learner.1"]


def test_R_glory_cards_during_combat_only_its_sides_answer_a_card(set_up: SetUp) -> None:
    bystander = {**at_sea("havana"), "glory_cards": ["fast_learner.2"]}
    force = [("seamanship", [1] * 4), ("more dice", [1, 1])]
    table = battle(set_up, fighter("weather_gage"), fighter(), bystander, force=force)
    table.play("shoot", "shoot", "card:weather_gage")
    assert (table.kind, table.asked().seat) == ("battle.declare", 0)


def test_R29_a_harm_in_a_battle_is_not_absorbed(set_up: SetUp) -> None:
    ship = {"kind": "frigate", "crew": 2, "mods": ["reinforced_hull"]}
    force = [("leadership", [1, 1, 1, 1]), ("more dice", [1]), ("leadership", [5, 5, 5, 1])]
    enemy = fighter("repel_boarders", ship={"kind": "sloop", "crew": 1})
    table = boards(set_up, fighter(ship=ship), enemy, force=force).play("card:repel_boarders")
    assert table.log("battle.hit")[0]["left"] == 1
    assert table.ship().spent == []


def test_C_harm_of_a_pack_random_hits_in_a_battle(set_up: SetUp, house_card: HouseCard) -> None:
    house_card("{do: harm, hits: 2}", "battle_round")
    table = battle(set_up, fighter("house_card"), fighter(), force=[("location", [2, 6])])
    table.play("card:house_card")
    assert table.said("battle.locations", seat=1, faces=[2, 6])
    assert (table.kind, table.asked().seat) == ("hit.place", 1)
    table.play("hit:cargo")
    assert (table.ship(1).masts, table.ship(1).cargo) == (2, 2)
    assert table.kind == "battle.declare"


def test_C_harm_of_a_pack_that_sinks_the_enemy_ends_the_battle(set_up: SetUp, house_card: HouseCard) -> None:
    house_card("{do: harm, hits: 2, location: hull}", "battle_round")
    enemy = fighter(ship={"kind": "sloop", "hull": 2})
    table = battle(set_up, fighter("house_card"), enemy).play("card:house_card")
    assert table.said("battle.sunk", seat=1)
    assert table.state.seats[1].captain is None
