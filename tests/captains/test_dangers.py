"""Whom a captain of level 2 attacks, whom he avoids, and how he fights and plays his cards."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import Any

import pytest

from engine.captains import captain
from engine.captains.marauders import player
from engine.captains.marauders.answers import together
from engine.captains.marauders.seen.observation import Observation
from engine.captains.marauders.voyage import Voyage
from engine.captains.marauders.worth.aims import Aims, Weights
from engine.captains.marauders.worth.duels import CARD, Duels, fighter_of_side
from engine.captains.marauders.worth.ships import Fleet
from engine.kernel import Beginning, Decision, Option
from engine.marauders.seas_of_glory.treasure_galleon import BOARD, GALLEON, Treasure
from engine.marauders.state import Npc
from tests.captains.test_marauders import QUIET, plays, ports, would
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

ROVER = {"captain": skilled(3, 4, 4, 2), "ship": "frigate"}
"""A captain who fights well, in a good ship."""
CRIPPLE = {"kind": "sloop", "hull": 1, "crew": 1, "cannons": 1}
NOTHING: Force = [("seamanship", [1, 2]), ("seamanship", [2, 1])]
"""A contest that nobody wins."""


def picks(
    table: TestTable,
    kind: str,
    options: Sequence[str | Option],
    *,
    least: int = 1,
    most: int = 1,
    **args: Any,
) -> list[str]:
    """What the captain of seat 0 would answer to a question that is not the one asked."""
    offered = [Option(option) if isinstance(option, str) else option for option in options]
    default = [option.id for option in offered[:least]]
    decision = Decision(0, kind, offered, None, least, most, default, args)
    return captain(2, "seed", strict=True).answer(table.view(0), decision)


def duels(table: TestTable, seat: int = 0) -> Duels:
    """How a seat weighs battles."""
    sight = Observation(table.view(seat))
    return Duels(sight, Aims(sight, Weights()))


def npc(kind: str, card: str, zone: str) -> dict[str, Any]:
    """An NPC in play."""
    return {"npcs": {kind: {"card": card, "zone": zone}}}


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


def test_a_goal_says_when_it_had_better_wait(set_up: SetUp) -> None:
    """Whoever puts to sea with his last action spends the night beside the pirate."""
    seat = in_port("havana", ship="flute", cargo=goods("sugar", 3), gold=0)
    pirate = npc("pirate_frigate", "pirate_teach", "havana")
    table = set_up(seat, zones=ports(petite_goave="sugar"), **pirate)
    table.play("port", "done")
    view = table.view(0)
    turn = next(step for step in view["stack"] if step["step"] == "Turn")
    turn["actions"] = 1
    sight = Observation(view)
    goals = {(goal.what, goal.zone): goal for goal in Voyage(sight, Aims(sight, Weights())).best()}
    assert goals["port", "petite_goave"].waits
    assert not goals["port", "havana"].waits


# --- in battle --------------------------------------------------------------------------------------


def declares(set_up: SetUp, first: Mapping[str, Any], second: Mapping[str, Any]) -> list[str]:
    """What seat 0 declares in the second round of a battle."""
    return would(set_up(first, second, change=at_battle(), force=NOTHING))


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


# --- cards ------------------------------------------------------------------------------------------


def test_extra_moves_are_played_to_arrive_sooner_and_a_pardon_when_it_is_needed(set_up: SetUp) -> None:
    for market, played in (("tortuga", False), ("petite_goave", True), ("caracas", False)):
        zones = ports(**{market: "sugar"})
        load = {"ship": "flute", "cargo": goods("sugar", 3), "gold": 0, "mission": "dead_or_alive"}
        sailor = at_sea("havana", **load, glory_cards=["fair_wind"])
        assert (would(set_up(sailor, zones=zones)) == ["card:fair_wind.1"]) is played
    for bounties, played in (({"spanish": 3}, True), ({"spanish": 1}, False), ({}, False)):
        pirate = at_sea("havana", bounties=bounties, glory_cards=["royal_pardon"])
        assert (would(set_up(pirate, zones=zones)) == ["card:royal_pardon.1"]) is played


def test_a_letter_of_marque_is_played_off_a_merchant(set_up: SetUp) -> None:
    zones = {**QUIET, "havana": {"merchant": "spanish", "demand": "none"}}
    raider = {"captain": skilled(4, 4), "glory_cards": ["letter_of_marque"]}
    trader = {"ship": "flute", "cargo": goods("sugar", 3), "glory_cards": ["letter_of_marque"]}
    for seat, played in (
        (at_sea("havana", **raider), True),
        (at_sea("tortuga", **raider), False),
        (at_sea("havana", **trader), False),
    ):
        assert (would(set_up(seat, zones=zones)) == ["card:letter_of_marque"]) is played


def test_a_secret_channel_leads_past_pirates_towards_the_goal(set_up: SetUp) -> None:
    seat = at_sea("port_royal", ship="flute", cargo=goods("sugar", 3), glory_cards=["secret_channel"])
    zones = ports(santo_domingo="sugar")
    both = {
        "pirate_frigate": {"card": "pirate_teach", "zone": "tortuga"},
        "pirate_sloop": {"card": "pirate_vane", "zone": "petite_goave"},
    }
    table = set_up(seat, zones=zones, npcs=both)
    assert would(table) == ["card:secret_channel"]
    table.play("card:secret_channel")
    assert would(table)[0] in ("sail:tortuga", "sail:petite_goave")


def test_boarders_are_repelled_only_by_who_fears_them(set_up: SetUp) -> None:
    """Cut the Grapples waits for a stronger crew."""
    strong = at_sea("havana", ship="frigate")
    for crew, answer in ((1, "card:cut_the_grapples"), (4, "pass")):
        ship = {"kind": "galleon", "crew": crew}
        holder = at_sea("havana", ship=ship, glory_cards=["cut_the_grapples"])
        force: Force = [*NOTHING, ("seamanship", [6, 6]), ("seamanship", [1, 2])]
        declares = iter(("board", "flee"))
        table = set_up(strong, holder, change=at_battle(), force=force, options={"windows": "always"})
        while table.kind == "card.window" or "battle.boarded" not in table.lines:
            if table.kind == "card.window" and table.asked().private_args["moment"] == "boarded":
                break
            table.play("pass" if table.kind == "card.window" else next(declares))
        assert would(table) == [answer]


# --- single choices ---------------------------------------------------------------------------------


def test_cards_against_others_go_to_who_stands_best(set_up: SetUp) -> None:
    table = set_up({}, {"glory": 2}, {"glory": 5}, count=3)
    assert picks(table, "card.captain", ["captain:1", "captain:2"]) == ["captain:2"]


def test_a_storm_is_raised_upon_the_leader_at_sea(set_up: SetUp) -> None:
    table = set_up(at_sea("nassau"), at_sea("trinidad", glory=8), in_port("curacao", glory=9), count=3)
    zones = ["storm:havana", "storm:trinidad", "storm:curacao"]
    assert picks(table, "storm.zone", zones) == ["storm:trinidad"]


def test_a_storm_is_raised_as_soon_as_a_rival_is_at_sea_elsewhere(set_up: SetUp) -> None:
    mine = at_sea("nassau", glory_cards=["eye_of_the_storm"])
    for rival, played in (
        (at_sea("trinidad"), True),
        (at_sea("nassau"), False),
        (in_port("trinidad"), False),
    ):
        assert (would(set_up(mine, rival, zones=QUIET)) == ["card:eye_of_the_storm"]) is played


def test_a_letter_of_marque_is_played_off_a_merchant_of_waters_that_are_nobody_s(set_up: SetUp) -> None:
    zones = {**QUIET, "caribbean_sea": {"merchant": "spanish"}}
    raider = at_sea("caribbean_sea", captain=skilled(4, 4), glory_cards=["letter_of_marque"])
    assert would(set_up(raider, zones=zones)) == ["card:letter_of_marque"]


def test_what_a_card_saves_for_the_next_captain_is_not_at_stake(set_up: SetUp) -> None:
    def duels(*cards: str) -> Duels:
        seat = in_port("nassau", gold=24, glory_cards=[*cards, "becalmed"], specialists=["surgeon.1"])
        sight = Observation(set_up(seat, zones=QUIET).view(0))
        return Duels(sight, Aims(sight, Weights()))

    plain, survivor, kin = duels("cutpurses"), duels("survivor"), duels("next_of_kin")
    assert (plain.stake - survivor.stake, plain.stake - kin.stake) == (14 + CARD, CARD)
    assert survivor.retiring - plain.retiring == 24 + CARD
    assert kin.retiring - plain.retiring == CARD


def test_a_card_that_saves_gold_is_kept_by_who_has_much_aboard(set_up: SetUp) -> None:
    hand = ["survivor", "becalmed", "next_of_kin"]
    for gold, dropped in ((0, "survivor"), (30, "next_of_kin")):
        table = set_up(at_sea("nassau", gold=gold, glory_cards=hand), zones=QUIET)
        cards = ["discard:survivor", "discard:becalmed", "discard:next_of_kin"]
        assert picks(table, "glory.discard", cards)[:1] == [f"discard:{dropped}"]


def test_the_demand_it_sets_is_for_what_is_aboard_and_near(set_up: SetUp) -> None:
    table = set_up(at_sea("havana", ship="flute", cargo=goods("rum", 3)), zones=ports())
    pool = [piece for piece in table.at("demand.pool") if piece.startswith("demand_")] or table.at(
        "demand.pool"
    )
    assert pool
    near = picks(table, "demand.port", ["market:trinidad", "market:havana"], token=pool[0])
    assert near == ["market:havana"]


def test_rewards_are_the_most_gold_the_best_good_and_a_new_specialist(set_up: SetUp) -> None:
    cargo = goods("rum", 2)
    table = set_up(
        at_sea("havana", ship="flute", cargo=cargo, specialists=["carpenter"]), zones=ports(nassau="rum")
    )
    nations = [Option("reward:dutch", {"gold": 5}), Option("reward:french", {"gold": 15})]
    assert picks(table, "reward.nation", nations) == ["reward:french"]
    assert picks(table, "reward.good", ["good:food", "good:rum"], count=1) == ["good:rum"]
    crew = [Option(f"specialist:{id}", {"card": id}) for id in ("carpenter", "surgeon")]
    assert picks(table, "reward.specialist", crew) == ["specialist:surgeon"]


@pytest.mark.parametrize(("crew", "choice"), [(0, "prize_crew"), (3, "gold")])
def test_prize_money_is_gold_unless_the_ship_needs_hands(set_up: SetUp, crew: int, choice: str) -> None:
    ship = {"kind": "galleon", "crew": crew + 1, "masts": 2 + crew // 2, "cannons": 2 + crew // 2}
    table = set_up(at_sea("havana", ship=ship))
    asked = picks(table, "reward.choose", ["choose:gold", "choose:prize_crew"], card="prize_money")
    assert asked == [f"choose:{choice}"]


def test_a_captain_beset_at_home_is_exchanged_only_when_poor(set_up: SetUp) -> None:
    table = set_up({}, modules=("new_cards",))
    answers = {"maarten_kuyper": "redraw", "josiah_thorne": "stay", "baltasar_quiroga": "stay"}
    for name, answer in answers.items():
        assert picks(table, "captain.redraw", ["stay", "redraw"], name=name) == [answer]


def test_modifications_of_the_dead_go_far_from_the_others(set_up: SetUp) -> None:
    table = set_up(in_port("nassau"), in_port("havana"))
    zones = ["zone:havana", "zone:trinidad", "zone:nassau"]
    assert picks(table, "mod.distribute", zones, least=1, most=1, count=1) == ["zone:trinidad"]


# --- people, rumors, missions -----------------------------------------------------------------------


def test_it_hires_a_specialist_it_can_pay(set_up: SetUp) -> None:
    table = set_up(in_port("havana", gold=12), zones=ports())
    offer = [Option("hire:surgeon"), Option("done")]
    assert picks(table, "port.activity", offer) == ["hire:surgeon"]
    assert picks(set_up(in_port("havana", gold=2), zones=ports()), "port.activity", offer) == ["done"]


def test_it_goes_where_its_rumor_leads_and_proves_it_there(set_up: SetUp) -> None:
    seat = at_sea("santo_domingo", rumors=["wreck_of_the_santa_clara"], ship="flute", gold=0)
    table = set_up(seat, zones=QUIET, force=[("scouting", [6, 6])])
    assert would(table) == ["move:caribbean_sea"]
    table.play("move:caribbean_sea")
    assert would(table) == ["prove:wreck_of_the_santa_clara"]
    table.play(would(table))
    assert table.said("rumor.true", seat=0)


def test_it_takes_a_rumor_in_port_while_it_knows_none(set_up: SetUp) -> None:
    table = set_up(in_port("havana", ship="flute", gold=10, cargo=goods("rum", 3)), zones=ports())
    plays(table, "port.activity")
    asked = set[str]()
    while table.kind != "turn.action":
        asked |= set(would(table))
        table.play(would(table))
    assert "rumor" in asked


def test_of_several_rumors_it_keeps_the_near_one_of_equals(set_up: SetUp) -> None:
    table = set_up(at_sea("nassau"))
    kept = picks(table, "rumor.keep", ["keep:pearl_divers", "keep:powder_hulk"])
    assert kept == ["keep:powder_hulk"]


def attacks(table: TestTable) -> list[float]:
    """What it is worth to look for the captain of seat 1, the pirate and the merchant that are here."""
    sight = Observation(table.view(0))
    aims = Aims(sight, Weights())
    fights = Duels(sight, aims)
    return [fights.attack_captain(1), fights.attack_npc("pirate_sloop"), Fleet(sight, aims).off("havana")[0]]


def test_it_weighs_the_missions_that_fighting_would_lose(set_up: SetUp) -> None:
    """Whomever it looks for; a mission that is lost already, or fights itself, costs nothing more."""
    pirate = npc("pirate_sloop", "pirate_vane", "havana")
    prey = at_sea("havana", ship=CRIPPLE, cargo=goods("sugar", 1))

    def held(**mission: str) -> TestTable:
        return set_up({**at_sea("havana", **mission), **ROVER}, prey, **pirate)

    peaceful = held(mission="silver_escort")
    freely = attacks(held())
    assert all(kept < free for kept, free in zip(attacks(peaceful), freely, strict=True))
    peaceful.captain().missions[0].lost = True
    assert attacks(peaceful) == freely == attacks(held(mission="dead_or_alive"))


def test_it_passes_prey_that_is_worth_less_than_its_peaceful_mission(set_up: SetUp) -> None:
    prey = at_sea("havana", ship=CRIPPLE)
    for mission, goes in (({}, True), ({"mission": "silver_escort"}, False)):
        table = set_up({**at_sea("havana", **mission), **ROVER}, prey, zones=QUIET)
        assert (would(table) == ["scout:captain:1"]) is goes


def test_of_several_missions_it_gives_up_a_lost_one_else_the_poorest(set_up: SetUp) -> None:
    table = set_up(at_sea("nassau", mission="dead_or_alive"))
    options = ["drop:dead_or_alive", "drop:silver_escort"]
    assert picks(table, "mission.replace", options) == ["drop:silver_escort"]
    table.captain().missions[0].lost = True
    assert picks(table, "mission.replace", options) == ["drop:dead_or_alive"]


def test_it_claims_a_mission_and_completes_it(set_up: SetUp) -> None:
    zones = {**QUIET, "havana": {"merchant": "none", "missions": ["surgeons_trunk"]}}
    table = set_up(in_port("havana", ship="flute"), zones=zones)
    plays(table, "port.activity")
    while not table.at("mission.held:0"):
        assert table.kind != "turn.action"
        table.play(would(table))
    players = [captain(2, "seed", strict=True), captain(0, "seed")]
    for _ in range(120):
        if table.said("mission.completed", seat=0):
            return
        seat = table.asked().seat
        view = table.view(seat)
        table.answer(seat, players[seat].answer(view, table.asked()))
    raise AssertionError("the mission was never completed")


# --- kinds ------------------------------------------------------------------------------------------


def test_no_kind_of_question_is_answered_at_two_places() -> None:
    with pytest.raises(ValueError, match=r"goods\.sell is answered at two places"):
        together(player.ANSWERED, {"goods.sell": player.ANSWERED["goods.buy"]})


def test_every_question_of_the_game_is_known() -> None:
    """Each kind that has a text has an answer, but for what moderators alone are asked."""
    known = {kind.replace(".", "-") for kind in player.ANSWERED}
    asked: set[str] = set()
    for file in (Path(__file__).parents[2] / "data/locale/en").glob("marauders*.ftl"):
        asked |= set(re.findall(r"^ask-([a-z_-]+) =", file.read_text(), re.MULTILINE))
    assert len(asked) > 50
    asked -= {kind for kind in asked if kind.startswith("repair-") and kind != "repair-overboard"}
    assert {kind.removesuffix("-own") for kind in asked} - known == set()


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


@pytest.mark.parametrize(
    ("dealt", "kept"),
    [
        (("frederico_da_silva", "tobias_fenwick"), "frederico_da_silva"),
        (("tobias_fenwick", "frederico_da_silva"), "frederico_da_silva"),
        (("marguerite_tessier", "silas_pym"), "silas_pym"),
        (("silas_pym", "marguerite_tessier"), "marguerite_tessier"),
    ],
)
def test_it_keeps_the_captain_drawn_last_unless_another_is_clearly_better(
    set_up: SetUp, dealt: tuple[str, str], kept: str
) -> None:
    """Two abilities make up for two points of skill."""
    options = [f"captain:{name}" for name in dealt]
    table = set_up({}, modules=("new_cards",))
    assert picks(table, "captain.keep", options) == [f"captain:{kept}"]


def test_it_buys_another_captain_only_while_all_it_holds_are_poor(set_up: SetUp) -> None:
    table = set_up({}, modules=("new_cards",))
    answers = (
        (["tobias_fenwick"], "draw"),
        (["marguerite_tessier"], "enough"),
        (["tobias_fenwick", "maarten_kuyper"], "draw"),
        (["tobias_fenwick", "josiah_thorne"], "enough"),
    )
    for held, answer in answers:
        offer = Decision(
            0,
            "captain.buy",
            [Option("draw"), Option("enough")],
            default=["enough"],
            private_args={"captains": held},
        )
        assert captain(2, "seed", strict=True).answer(table.view(0), offer) == [answer]
