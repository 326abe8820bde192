"""What a captain of level 2 does with cards, people, rumors and missions, a question at a time."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from engine.captains import captain
from engine.captains.marauders import player
from engine.captains.marauders.answers import together
from engine.captains.marauders.seen.observation import Observation
from engine.captains.marauders.worth.aims import Aims, Weights
from engine.captains.marauders.worth.duels import CARD, Duels
from engine.captains.marauders.worth.ships import Fleet
from engine.captains.plain import Chance
from engine.kernel import Decision, Option, Refusal
from tests.captains.foes import CRIPPLE, NOTHING, ROVER, npc, picks
from tests.captains.test_marauders import QUIET, plays, ports, would
from tests.marauders.table import Force, SetUp, TestTable, at_battle, at_sea, goods, in_port, skilled

# --- cards ------------------------------------------------------------------------------------------


def test_extra_moves_are_played_to_arrive_sooner_and_a_pardon_when_it_is_needed(set_up: SetUp) -> None:
    for market, played in (("tortuga", False), ("petite_goave", True), ("caracas", False)):
        zones = ports(**{market: "sugar"})
        load = {"ship": "flute", "cargo": goods("sugar", 3), "gold": 0, "mission": "dead_or_alive"}
        sailor = at_sea("havana", **load, glory_cards=["fair_wind"])
        assert (would(set_up(sailor, zones=zones)) == ["card:fair_wind.1"]) is played
    for bounties, played in (({"spanish": 3}, True), ({"spanish": 1}, False), ({}, False)):
        pirate = at_sea("havana", bounties=bounties, gold=16, glory_cards=["royal_pardon"])
        assert (would(set_up(pirate, zones=zones)) == ["card:royal_pardon.1"]) is played


def test_a_sale_that_would_be_a_point_is_spoilt_for_who_is_not_behind(set_up: SetUp) -> None:
    """It kept the card and looked on, twice in one evening."""
    for rum, mine, played in ((3, 0, True), (2, 0, False), (3, 2, False)):
        seller = in_port("havana", ship="flute", cargo=goods("rum", rum))
        holder = at_sea("nassau", glory=mine, glory_cards=["glutted_market"])
        table = set_up(seller, holder, options={"windows": "always"}, zones={"havana": {"demand": "rum"}})
        while table.asked().private_args.get("moment") != "other_sale":
            table.play(
                "pass" if table.kind == "card.window" else "port" if table.kind == "turn.action" else "sell"
            )
        assert (would(table) != ["pass"]) is played


def test_a_letter_of_marque_is_played_off_a_merchant(set_up: SetUp) -> None:
    zones = {**QUIET, "havana": {"merchant": "spanish", "demand": "none"}}
    raider = {"captain": skilled(4, 4), "gold": 0, "glory_cards": ["letter_of_marque"]}
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


def test_a_specialist_does_not_cost_it_the_ship_that_it_came_for(set_up: SetUp) -> None:
    """With 28 gold it came for a Frigate at 25, hired a Carpenter, and was told that she was 7 short."""
    offer = [Option("hire:surgeon"), Option("shipyard"), Option("done")]
    seen = set[str]()
    for gold in range(20, 60, 2):
        table = set_up(in_port("cartagena", ship="sloop", gold=gold), zones=ports())
        (pick,) = picks(table, "port.activity", offer)
        seen.add(pick)
    assert seen == {"hire:surgeon", "shipyard"}
    rich = set_up(in_port("cartagena", ship="sloop", gold=70), zones=ports())
    assert picks(rich, "port.activity", offer) == ["hire:surgeon"]


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


def test_in_port_he_looks_no_farther_than_to_what_he_surely_does(set_up: SetUp) -> None:
    trader = in_port("havana", ship="flute", cargo=goods("sugar", 3), gold=9)
    view = set_up(trader, zones=ports(havana="sugar")).view(0)
    options = [Option(activity) for activity in ("sell", "buy", "shipyard", "done")]

    def first(refused: tuple[str, ...]) -> list[list[str]]:
        asked = Decision(
            0,
            "port.activity",
            options,
            default=["done"],
            check=lambda picks: Refusal("no-deals") if picks[0] in refused else None,
        )
        return player.Player().wanted(view, asked, Chance("any"))

    assert first(()) == [["sell"], ["done"]]
    assert first(("sell",)) == [["sell"], ["buy"], ["done"]]
    assert first(("sell", "buy"))[:3] == [["sell"], ["buy"], ["shipyard"]]


# --- modules of Seas of Glory -----------------------------------------------------------------------


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
