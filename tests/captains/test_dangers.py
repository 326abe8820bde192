"""Whom a captain of level 2 attacks, whom he avoids, and how he fights."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

import pytest

from engine.captains.marauders.seen.observation import Observation
from engine.captains.marauders.voyage import Voyage
from engine.captains.marauders.worth.aims import Aims, Weights
from engine.captains.marauders.worth.duels import fighter_of_side
from engine.kernel import Beginning
from engine.marauders.seas_of_glory.treasure_galleon import BOARD, GALLEON, Treasure
from engine.marauders.state import Npc
from tests.captains.foes import CRIPPLE, NOTHING, ROVER, declares, duels, npc
from tests.captains.test_marauders import QUIET, ports, would
from tests.marauders.card_effects.battles import battle, fighter
from tests.marauders.events.happening import happens
from tests.marauders.table import (
    Force,
    SetUp,
    TestTable,
    at_battle,
    at_battle_with,
    at_sea,
    goods,
    in_port,
    skilled,
)

# --- whom to attack ---------------------------------------------------------------------------------


def test_it_attacks_a_weak_rich_captain_beside_it(set_up: SetUp) -> None:
    rich = at_sea("havana", ship=CRIPPLE, cargo=goods("sugar", 1), specialists=["surgeon"])
    table = set_up({**at_sea("havana"), **ROVER}, rich, zones=QUIET)
    assert would(table) == ["scout:captain:1"]


def test_it_leaves_a_strong_captain_alone_and_goes_into_port(set_up: SetUp) -> None:
    table = set_up(at_sea("havana", ship=CRIPPLE), {**at_sea("havana"), **ROVER}, zones=QUIET)
    assert would(table) == ["move:port"]


def test_it_attacks_a_weak_pirate_and_no_strong_one(set_up: SetUp) -> None:
    galleon = {"captain": skilled(4, 4, 5), "ship": "galleon", "glory": 9, "gold": 0}
    table = set_up(
        {**at_sea("havana"), **galleon}, zones=QUIET, **npc("pirate_sloop", "pirate_vane", "havana")
    )
    assert would(table) == ["scout:npc:pirate_sloop"]
    assert (
        duels(set_up(at_sea("havana"), **npc("pirate_frigate", "pirate_teach", "havana"))).attack_npc(
            "pirate_frigate"
        )
        < 0
    )


# --- dangers ----------------------------------------------------------------------------------------


def test_it_sails_around_a_pirate_that_it_cannot_beat(set_up: SetUp) -> None:
    seat = at_sea("port_royal", ship="flute", cargo=goods("sugar", 3))
    zones = ports(santo_domingo="sugar")
    assert would(set_up(seat, zones=zones)) in (["move:tortuga"], ["move:petite_goave"])
    for near, other in (("tortuga", "petite_goave"), ("petite_goave", "tortuga")):
        table = set_up(seat, zones=zones, **npc("pirate_frigate", "pirate_teach", near))
        assert would(table) == [f"move:{other}"]


def test_who_is_wanted_does_not_fear_pirates_but_the_navy(set_up: SetUp) -> None:
    honest, wanted = at_sea("havana"), at_sea("havana", bounties={"dutch": 1})
    pirate = npc("pirate_frigate", "pirate_teach", "tortuga")
    navy = npc("dutch", "admiral_van_almonde", "tortuga")
    assert duels(set_up(honest, **pirate)).danger("tortuga") > 0
    assert duels(set_up(wanted, **pirate)).danger("tortuga") == 0
    assert duels(set_up(honest, **navy)).danger("tortuga") == 0
    assert duels(set_up(wanted, **navy)).danger("tortuga") > 0


def test_it_knows_the_rules_of_zones_for_those_who_scout_there(set_up: SetUp) -> None:
    french = at_sea("havana", captain=skilled(nation="french"))
    pirate = {kind: npc("pirate_frigate", "pirate_teach", kind) for kind in ("tortuga", "bridgetown")}
    assert duels(set_up(french, **pirate["tortuga"])).danger("tortuga") == 0
    assert duels(set_up(french, **pirate["bridgetown"])).danger("bridgetown") > 0
    wanted = at_sea("havana", bounties={"dutch": 1}, gold=30)

    def fear(zone: str, kind: str = "french", card: str = "admiral_d_estrees") -> float:
        return duels(set_up(wanted, **npc(kind, card, zone))).danger(zone)

    assert fear("trinidad") == fear("tortuga") == 0
    assert 0 < fear("nassau") < fear("bridgetown") < fear("basse_terre")
    evertsen = ("dutch", "admiral_evertsen")
    assert fear("nassau", *evertsen) < fear("basse_terre", *evertsen) == fear("bridgetown", *evertsen)


def test_a_night_at_sea_is_feared_where_a_stronger_captain_can_come(set_up: SetUp) -> None:
    weak = at_sea("havana", ship="flute")

    def fear(rival: Mapping[str, Any]) -> float:
        return duels(set_up(weak, rival)).exposure("havana")

    assert fear({**at_sea("tortuga"), **ROVER}) > 0.5
    assert fear({**at_sea("trinidad"), **ROVER}) == 0
    assert fear({**in_port("port_royal"), **ROVER}) > 0.5
    assert fear({**in_port("petite_goave"), **ROVER}) == 0
    assert fear(at_sea("tortuga", ship=CRIPPLE)) < 0.02


def test_a_captain_close_by_is_feared_more_than_one_who_must_come_far(set_up: SetUp) -> None:
    """Half of those who lay beside a stronger captain at night were attacked, a quarter of those in the next
    zone, and hardly any two zones away.
    """
    weak = at_sea("havana", ship="flute")
    beside, next_to_it, beyond = (
        duels(set_up(weak, {**at_sea(zone), **ROVER})).exposure("havana")
        for zone in ("havana", "tortuga", "santo_domingo")
    )
    assert beside > 1.5 * next_to_it > 3 * beyond > 0


def test_an_npc_in_the_next_zone_is_feared_little(set_up: SetUp) -> None:
    """Of 350 nights beside a zone with an enemy in it, 14 brought him."""
    seat, pirate = at_sea("havana"), "pirate_teach"
    there, near = (
        duels(set_up(seat, **npc("pirate_frigate", pirate, zone))).exposure("havana")
        for zone in ("havana", "tortuga")
    )
    assert 0 < near < there / 6


def test_a_goal_says_when_it_had_better_wait(set_up: SetUp) -> None:
    """Whoever puts to sea with his last action spends the night beside the pirate."""
    seat = in_port("havana", ship="flute", cargo=goods("sugar", 3), gold=0)
    pirate = npc("pirate_frigate", "pirate_teach", "havana")
    for lies_there in (pirate, {}):
        table = set_up(seat, zones=ports(petite_goave="sugar"), **lies_there)
        table.play("port", "done")
        view = table.view(0)
        turn = next(step for step in view["stack"] if step["step"] == "Turn")
        turn["actions"] = 1
        sight = Observation(view)
        goals = {(goal.what, goal.zone): goal for goal in Voyage(sight, Aims(sight, Weights())).best()}
        assert goals["port", "petite_goave"].waits is bool(lies_there)


def test_who_has_a_card_for_battles_fears_npcs_less(set_up: SetUp) -> None:
    """Of captains whom NPCs attacked, 57 in 100 died who had none, and 40 who had one."""
    pirate = npc("pirate_frigate", "pirate_teach", "havana")

    def met(card: str) -> float:
        return duels(set_up(at_sea("havana", glory_cards=[card]), **pirate)).met_by("pirate_frigate")

    assert met("full_broadside") > met("fair_wind") + 1


def test_nobody_dies_twice(set_up: SetUp) -> None:
    """Three enemies off his port were feared like three deaths, and he lay there for four turns."""
    danger = duels(set_up(in_port("havana", gold=20), zones=ports()))
    assert danger.together((2.0,)) == pytest.approx(2.0)
    assert danger.together((2.0, 3.0)) == pytest.approx(5.0 - 6.0 / danger.stake)
    assert danger.together((danger.stake,) * 3) == pytest.approx(danger.stake)


# --- in battle --------------------------------------------------------------------------------------


def test_it_boards_with_the_stronger_crew_and_flees_from_one(set_up: SetUp) -> None:
    strong = {**at_sea("havana"), "captain": skilled(2, 2, 4), "ship": "frigate"}
    weak = at_sea("havana", ship={"kind": "flute", "cannons": 0})
    assert declares(set_up, strong, weak) == ["board"]
    rich = {**weak, "gold": 30, "ship": {"kind": "flute", "cannons": 1}}
    assert declares(set_up, rich, {**strong, "captain": skilled(2, 2, 5)}) != ["board"]
    doomed = {**rich, "ship": {"kind": "sloop", "hull": 1, "crew": 1, "cannons": 0}}
    assert declares(set_up, doomed, strong) == ["flee"]


def test_skulls_on_the_own_ship_go_where_most_is_left(set_up: SetUp) -> None:
    force: Force = [("seamanship", [5, 1]), ("seamanship", [1, 2]), ("location", [5, 5, 5])]
    target = at_sea("havana", ship={"kind": "frigate", "cargo": 1, "crew": 3, "masts": 2})
    table = set_up(at_sea("havana", ship="frigate"), target, change=at_battle(), force=force)
    placed: list[str] = []
    while table.kind == "hit.place":
        placed += would(table)
        table.play(placed[-1])
    assert "hit:hull" not in placed
    assert set(placed[:2]) == {"hit:crew", "hit:cannons"}


def test_who_boards_gives_up_cannons_before_men(set_up: SetUp) -> None:
    """With 3 Crew against 1 and hands on the grapples, a skull was to kill one of the 3."""
    force: Force = [("seamanship", [1, 2, 5, 1]), ("location", [5])]
    mine = fighter(ship={"kind": "frigate", "cargo": 1, "crew": 3, "cannons": 3, "masts": 2})
    enemy = fighter(ship={"kind": "flute", "crew": 1, "cannons": 1})
    placed: dict[str, list[str]] = {}
    for declared in ("board", "shoot"):
        table = battle(set_up, mine, enemy, force=force).play(declared, "shoot")
        assert table.kind == "hit.place"
        placed[declared] = would(table)
    assert placed == {"board": ["hit:cannons"], "shoot": ["hit:crew"]}


def test_goods_stay_aboard_in_a_storm_while_anything_else_can_take_it(set_up: SetUp) -> None:
    """Three Textiles were worth a glory, and one of them went overboard with all Masts standing."""
    frigate = {**at_sea("havana", ship="frigate", cargo=goods("textiles", 3)), "captain": skilled(2)}
    force: Force = [("seamanship", [1, 1]), ("location", [6, 6, 5])]
    table = happens(set_up, frigate, event="storm_greater_antilles", force=force)
    left: list[dict[str, int]] = []
    while table.kind == "hit.place":
        left.append({option.id: option.args["left"] for option in table.asked().options})
        table.play(*would(table))
    assert [sum(each.values()) for each in left] == [15, 14, 13], "what has been hit has less left"
    assert (table.ship().cargo, table.ship().hull) == (3, 3)
    assert Observation(table.view(0)).hold["textiles"] == 3


def shots(set_up: SetUp, locations: list[int], weapons: list[str], **target: int) -> TestTable:
    """Seat 0 has hit seat 1's Frigate."""
    force: Force = [("seamanship", [5, 6]), ("seamanship", [1, 2]), ("location", locations)]
    mine = at_sea("havana", ship={"kind": "frigate", "weapons": weapons})
    table = set_up(
        mine, at_sea("havana", ship={"kind": "frigate", **target}), change=at_battle(), force=force
    )
    assert table.kind == "battle.ammunition"
    return table


def against_npc(*gear: str, **cubes: int) -> Callable[[Beginning], None]:
    """Seat 0 fights Pirate Bonnet, played by seat 1, with this gear and these cubes."""

    def change(beginning: Beginning) -> None:
        at_battle_with("pirate_bonnet", npc_first=False, player=1, **cubes)(beginning)
        battle: Any = beginning.steps[0]
        battle.sides[1].gear = list(gear)

    return change


def test_it_saves_what_is_weakest_on_the_ship_of_the_npc_it_plays(set_up: SetUp) -> None:
    force: Force = [("seamanship", [5, 1]), ("seamanship", [1, 2]), ("location", [2, 4, 4])]
    mine = at_sea("nassau", ship={"kind": "frigate", "masts": 1})
    table = set_up(at_sea("nassau", ship="frigate"), mine, change=against_npc("reinforced_hull"), force=force)
    assert would(table) == ["absorb:cannons"]


def test_it_counts_the_gear_of_npcs(set_up: SetUp) -> None:
    mods = ("advanced_rigs_and_sails", "reinforced_hull", "swivel_guns", "grapeshot")
    table = set_up(at_sea("nassau"), at_sea("nassau"), change=against_npc(*mods), force=NOTHING)
    (battle,) = [step for step in table.view(0)["stack"] if step["step"] == "Battle"]
    fighter = fighter_of_side(battle["sides"][1], duels(table))
    assert (fighter.maneuverability, fighter.armoured, fighter.swivels) == (5, True, True)


def test_ammunition_is_spent_where_skulls_do_more_and_else_kept(set_up: SetUp) -> None:
    assert would(shots(set_up, [5, 6, 1], ["grapeshot"])) == ["grapeshot"]
    assert would(shots(set_up, [5, 1, 1], ["grapeshot"])) == ["none"]
    assert would(shots(set_up, [5, 1, 1], ["chain_shot"], masts=1)) == ["chain_shot"]
    assert would(shots(set_up, [5, 1, 1], ["chain_shot"])) == ["none"]


def test_hooks_roll_failed_dice_again_only_while_the_contest_is_not_won(set_up: SetUp) -> None:
    hooked = at_sea("havana", ship={"kind": "frigate", "weapons": ["grappling_hooks"]})
    weak = at_sea("havana", ship="sloop")
    for faces, answer in (([4, 1], ["die:0", "die:1"]), ([6, 6], [])):
        force: Force = [*NOTHING, ("seamanship", faces), ("seamanship", [5, 1])]
        table = set_up(hooked, weak, change=at_battle(), force=force).play("board", "shoot")
        assert table.kind == "battle.hooks"
        assert would(table) == answer


# --- modules of Seas of Glory -----------------------------------------------------------------------


def entered(set_up: SetUp, scout: Any, enters: Any) -> TestTable:
    """Seat 0 has sailed to where seat 1 lies and may scout off turn."""
    seats = {**at_sea("nassau"), **enters}, {**at_sea("havana"), **scout}
    return set_up(*seats, modules=("cutthroat",)).play("move:havana")


def test_it_scouts_off_turn_for_weak_prey_alone(set_up: SetUp) -> None:
    rich = {"ship": CRIPPLE, "cargo": goods("sugar", 1), "specialists": ["surgeon"]}
    assert would(entered(set_up, ROVER, rich)) == ["scout"]
    assert would(entered(set_up, {"ship": CRIPPLE}, ROVER)) == ["let_pass"]


def test_it_fears_to_sail_where_a_strong_captain_may_scout_off_turn(set_up: SetUp) -> None:
    seats = at_sea("nassau", ship=CRIPPLE), {**at_sea("havana"), **ROVER}
    plain, cutthroat = (set_up(*seats, modules=modules) for modules in ((), ("cutthroat",)))
    assert duels(plain).ambush("havana") == 0 < duels(cutthroat).ambush("havana")
    assert duels(cutthroat).ambush("tortuga") == 0


def test_it_hunts_the_treasure_galleon_once_she_is_rich_and_only_when_strong(set_up: SetUp) -> None:
    def table(gold: int, seat: Any) -> TestTable:
        def change(beginning: Beginning) -> None:
            beginning.state.npcs[GALLEON] = Npc(BOARD, "caracas")
            beginning.ext[GALLEON] = Treasure(gold)

        return set_up({**at_sea("caracas"), **seat}, zones=QUIET, change=change, modules=(GALLEON,))

    strong = {"captain": skilled(4, 4, 4, 2), "ship": "galleon"}
    assert would(table(60, strong)) == [f"scout:npc:{GALLEON}"]
    assert duels(table(60, strong)).attack_npc(GALLEON) > duels(table(0, strong)).attack_npc(GALLEON)
    assert would(table(60, {"ship": CRIPPLE})) != [f"scout:npc:{GALLEON}"]
