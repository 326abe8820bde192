"""Glory cards of turns and ports, against other captains, of the law and of death: one by one."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any, Protocol

import pytest

from engine.marauders.box import demand_token
from engine.marauders.figures import Bounties
from engine.marauders.game import MARAUDERS
from engine.marauders.turn import Turn
from tests.marauders.table import Force, Lay, Sitting, at_sea, goods, in_port, raid_card


class Own(Protocol):
    """Puts a card of one's own into the box: see `own_card`."""

    def __call__(self, effect: str, moment: str = "own_turn") -> None: ...


@pytest.fixture
def own_card(tmp_path: Path) -> Iterator[Own]:
    """A glory card with this effect, by an own content pack: `house_card`."""

    def pack(effect: str, moment: str = "own_turn") -> None:
        (tmp_path / "glory.yaml").write_text(
            f"deck: glory\ncards:\n  - id: house_card\n    moment: {moment}\n    effect:\n      - {effect}\n",
            encoding="utf-8",
        )
        MARAUDERS.use_pack(tmp_path)

    yield pack
    MARAUDERS.use_pack(None)


def holding(lay: Lay, seat: dict[str, Any], *cards: str, others: Any = (), **more: Any) -> Sitting:
    """Seat 0 has its turn and holds these glory cards."""
    return lay({**seat, "glory_cards": list(cards)}, *others, **more)


def rival(
    lay: Lay, seat: dict[str, Any], *cards: str, other: dict[str, Any] | None = None, **more: Any
) -> Sitting:
    """Seat 0 has its turn; seat 1 holds these glory cards."""
    return lay(seat, {**(other or at_sea("trinidad")), "glory_cards": list(cards)}, **more)


def spare_tokens(table: Sitting, count: int) -> list[str]:
    """Demand tokens of the reserve, of different goods."""
    return list({demand_token(token).good: token for token in table.at("demand.pool")}.values())[:count]


# --- trade and port -------------------------------------------------------------------------------


def test_C_word_from_the_counting_house_one_of_three_tokens_for_any_port(lay: Lay) -> None:
    drawn = spare_tokens(lay(at_sea("havana")), 3)
    force: Force = [("demand", drawn)]
    table = holding(lay, at_sea("havana"), "word_from_the_counting_house", force=force)
    (old,) = table.at("demand.at:caracas")
    reserve = table.at("demand.pool")
    table.play("card:word_from_the_counting_house.1")
    assert table.lies("demand.drawn", None) == drawn
    table.play(f"token:{drawn[1]}")
    assert len(table.offered()) == 16
    table.play("market:caracas")
    assert table.at("demand.at:caracas") == [drawn[1]]
    assert table.at("demand.pool") == sorted({*reserve, old} - {drawn[1]})
    assert table.said("demand.changed", zone="caracas", good=demand_token(drawn[1]).good)
    assert (table.kind, table.actions) == ("turn.action", 3)
    assert table.at("glory.discards") == ["word_from_the_counting_house.1"]


def test_R31_demand_tokens_drawn_by_a_card_lie_open_for_all(lay: Lay) -> None:
    table = holding(lay, at_sea("havana"), "word_from_the_counting_house")
    table.play("card:word_from_the_counting_house.1")
    drawn = table.lies("demand.drawn", 1)
    assert isinstance(drawn, list)
    assert len(drawn) == 3
    assert table.log("demand.drawn") == [{"seat": 0, "tokens": drawn}]


def test_C_pick_demand_for_the_port_he_lies_in(lay: Lay, own_card: Own) -> None:
    own_card("{do: pick_demand, tokens: 2, where: here}")
    assert "card:house_card" not in holding(lay, at_sea("havana"), "house_card").offered()
    table = holding(lay, in_port("havana"), "house_card").play("card:house_card")
    token = table.offered()[1].partition(":")[2]
    table.play(f"token:{token}")
    assert table.at("demand.at:havana") == [token]


def selling(lay: Lay, **more: Any) -> Sitting:
    """A captain in Havana, where rum is in demand, who sells rum and cocoa and holds the card."""
    seat = in_port("havana", cargo=[*goods("rum", 1), *goods("cocoa", 1)], gold=0)
    zones = {"havana": {"demand": "rum"}}
    return holding(lay, seat, "friend_at_the_customs_house", zones=zones, **more).play("port", "sell")


def test_C_friend_at_the_customs_house_five_where_not_in_demand_in_this_sale(lay: Lay) -> None:
    table = selling(lay)
    assert table.kind == "card.window"
    table.play("card:friend_at_the_customs_house")
    assert table.gold("sell:cocoa_1") == 5
    assert table.gold("sell:rum_1") >= 6
    table.play(["sell:cocoa_1"])
    assert table.captain().gold == 5
    assert table.log("goods.sold")[0]["because"] == ["turn_cards"]


def test_C_friend_at_the_customs_house_not_without_playing_it(lay: Lay) -> None:
    table = selling(lay).play("pass")
    assert table.gold("sell:cocoa_1") == 3


def test_C_crowded_quay_four_cards_more_redrawn_where_in_demand(lay: Lay) -> None:
    first, more = goods("cocoa", 6), [*goods("rum", 1), *goods("sugar", 3)]
    force: Force = [("offer", [*first, *more, "sugar_4"])]
    zones = {"havana": {"demand": "rum"}}
    table = holding(lay, in_port("havana"), "crowded_quay", zones=zones, force=force).play("port", "buy")
    assert table.kind == "card.window"
    table.play("card:crowded_quay")
    assert sorted(table.at("cargo.offer:0")) == sorted([*first, *goods("sugar", 4)])
    assert table.kind == "goods.buy"


def test_C_crowded_quay_comes_after_the_offer_is_swapped(lay: Lay) -> None:
    table = holding(lay, in_port("santo_domingo"), "crowded_quay").play("port", "buy")
    assert table.kind == "offer.swap"
    table.play("no", "card:crowded_quay")
    assert len(table.at("cargo.offer:0")) == 10


def test_C_shipwrights_debt_ten_gold_less_in_all(lay: Lay) -> None:
    ship = {"kind": "frigate", "hull": 1, "masts": 1}
    zones = {"havana": {"mod": "chasers"}}
    table = holding(lay, in_port("havana", ship=ship, gold=3), "shipwrights_debt", zones=zones).play("port")
    table.play("card:shipwrights_debt", "shipyard")
    assert table.asked().args["credit"] == 10
    table.play("repair:all")
    assert (table.captain().gold, table.asked().args["credit"]) == (3, 2)
    assert table.said("shipyard.credit", seat=0, gold=8, left=2)
    (mod,) = [option for option in table.offered() if option.startswith("mod:")]
    table.play(mod)
    assert (table.captain().gold, table.asked().args["credit"]) == (2, 0)


def test_C_shipwrights_debt_pays_for_a_ship_but_brings_no_gold(lay: Lay) -> None:
    seat = in_port("havana", ship="sloop", gold=6)
    table = holding(lay, seat, "shipwrights_debt").play("port", "card:shipwrights_debt", "shipyard")
    assert table.refused("ship:frigate") == "not-enough-gold"
    table.play("ship:flute")
    assert (table.ship().kind, table.captain().gold, table.asked().args["credit"]) == ("flute", 6, 5)


def test_C_shipwrights_debt_in_this_port_action_only(lay: Lay) -> None:
    table = holding(lay, in_port("havana"), "shipwrights_debt").play("port", "card:shipwrights_debt", "done")
    table.play("end", "end", "port", "shipyard")
    assert table.asked().args["credit"] == 0


def test_C_shipwrights_debt_not_once_the_shipyard_is_done_with(lay: Lay) -> None:
    table = holding(lay, in_port("havana"), "shipwrights_debt").play("port")
    assert "card:shipwrights_debt" in table.offered()
    table.play("shipyard", "done")
    assert "card:shipwrights_debt" not in table.offered()


def test_C_governors_ball_a_second_port_action(lay: Lay) -> None:
    table = holding(lay, in_port("havana"), "governors_ball").play("port", "done")
    assert "port" not in table.offered()
    table.play("card:governors_ball", "port")
    assert table.kind == "port.activity"
    table.play("done")
    assert ("port" in table.offered(), table.actions) == (False, 1)


def test_C_governors_ball_before_the_first_port_action(lay: Lay) -> None:
    table = holding(lay, in_port("havana"), "governors_ball").play("card:governors_ball", "port", "done")
    table.play("port", "done")
    assert "port" not in table.offered()


def test_C_creditors_abroad_stashing_in_any_port(lay: Lay) -> None:
    table = holding(lay, in_port("havana", gold=14), "creditors_abroad").play("port", "card:creditors_abroad")
    assert table.kind == "stash"
    table.play("11")
    assert (table.captain().gold, table.seat().stash, table.seat().stashings) == (3, 11, 1)
    assert table.kind == "port.activity"
    assert "card:creditors_abroad" not in holding(lay, in_port("havana"), "creditors_abroad").offered()


def test_C_tavern_round_two_rumors_of_which_he_keeps_one(lay: Lay) -> None:
    seat = in_port("havana", rumors=["deserters"])
    table = holding(lay, seat, "tavern_round", force=[("rumor", ["powder_hulk", "half_a_map"])])
    table.play("port", "card:tavern_round")
    assert sorted(table.offered()) == ["keep:deserters", "keep:half_a_map", "keep:powder_hulk"]
    table.play("keep:half_a_map")
    assert table.at("rumor.held:0") == ["half_a_map"]
    assert {"deserters", "powder_hulk"} <= set(table.at("rumor.bag"))


# --- movement, weather, scouting ------------------------------------------------------------------


def test_C_fair_wind_two_moves_of_any_kind_without_an_action(lay: Lay) -> None:
    table = holding(lay, in_port("havana"), "fair_wind").play("card:fair_wind.1", "move:sea")
    assert table.actions == 3
    table.play("move:tortuga")
    assert table.actions == 3
    table.play("move:havana")
    assert table.actions == 2


def test_C_fair_wind_is_over_with_the_turn(lay: Lay) -> None:
    table = holding(lay, at_sea("havana"), "fair_wind").play("card:fair_wind.1", "end", "end", "move:tortuga")
    assert table.actions == 2


def test_C_fair_wind_leaves_an_abilitys_free_move_alone(lay: Lay) -> None:
    seat = at_sea("havana", papers=["pilots_rutter"])
    table = holding(lay, seat, "fair_wind").play("card:fair_wind.1", "move:tortuga")
    assert table.game.inside(Turn).free_moves == 2
    table.play("move:havana", "move:tortuga")
    assert (table.actions, table.game.inside(Turn).free_moves) == (3, 0)


def test_A_free_move_is_used_up_only_by_itself(lay: Lay) -> None:
    seat = in_port("havana", papers=["pilots_rutter"])
    table = holding(lay, seat, "fair_wind").play("card:fair_wind.1", "move:sea")
    assert "free_move:leave_port" not in table.captain().used
    table.play("move:tortuga")
    assert "free_move:sail" in table.captain().used


def test_C_eye_of_the_storm_catches_who_sails_into_the_zone(lay: Lay) -> None:
    table = lay(
        at_sea("havana", glory_cards=["eye_of_the_storm"]),
        at_sea("havana"),
        force=[("seamanship", [5, 1]), ("location", [1, 2])],
    ).play("card:eye_of_the_storm")
    assert "storm:havana" not in table.offered()
    assert len(table.offered()) == 16
    table.play("storm:nassau", "end", "move:nassau")
    assert table.said("storm.caught", seat=1, zone="nassau", hits=3)
    assert (table.ship(1).cargo, table.ship(1).masts) == (1, 1)


def test_C_eye_of_the_storm_catches_who_starts_his_turn_there_until_the_end_of_the_round(lay: Lay) -> None:
    seats = [at_sea("havana", glory_cards=["eye_of_the_storm"]), at_sea("nassau"), at_sea("tortuga")]
    force: Force = [("seamanship", [6, 6]), ("location", [1])]
    table = lay(*seats, force=force, decks={"event": ["peace"]})
    table.play("card:eye_of_the_storm", "storm:nassau", "end")
    assert table.said("storm.caught", seat=1, zone="nassau", hits=3)
    table.play("end", "end")
    assert table.state.round == 2
    assert (table.state.storms, table.state.storm_zones) == ({}, [])


def test_C_secret_channel_three_zones_without_an_action(lay: Lay) -> None:
    table = holding(lay, at_sea("havana"), "secret_channel").play("card:secret_channel")
    assert set(table.offered()) == {"sail:nassau", "sail:tortuga", "sail:port_royal"}
    assert table.asked().args["left"] == 3
    table.play("sail:tortuga", "sail:santo_domingo", "sail:san_juan")
    assert (table.captain().zone, table.actions, table.kind) == ("san_juan", 3, "turn.action")
    assert "unseen" not in table.captain().used


def test_C_secret_channel_may_stop_early_and_is_not_for_ports(lay: Lay) -> None:
    table = holding(lay, at_sea("havana"), "secret_channel").play("card:secret_channel", "sail:nassau")
    assert "unseen" in table.captain().used
    table.play("done")
    assert "unseen" not in table.captain().used
    assert "card:secret_channel" not in holding(lay, in_port("havana"), "secret_channel").offered()


def test_C_secret_channel_storms_catch_all_the_same(lay: Lay) -> None:
    table = holding(
        lay,
        at_sea("nassau"),
        "secret_channel",
        events=["storm_greater_antilles"],
        force=[("seamanship", [5, 5]), ("location", [1])],
    )
    table.play("card:secret_channel", "sail:havana")
    assert table.said("storm.caught", seat=0, zone="havana")


def hunted(lay: Lay, *cards: str, force: Force = ()) -> Sitting:
    """A Spanish naval ship lies off Nassau; seat 0, whom it hunts, lies off Havana."""
    npcs = {"spanish": {"card": "admiral_de_campos", "zone": "nassau"}}
    return holding(lay, at_sea("havana", bounties={"spanish": 5}), *cards, npcs=npcs, force=force)


def test_R33_secret_channel_no_npc_scouts_in_any_zone_of_the_way(lay: Lay) -> None:
    table = hunted(lay, "secret_channel").play("card:secret_channel", "sail:nassau", "done")
    assert not [line for line in table.lines if line.startswith(("npc.scout", "npc.found"))]


def test_R_scout_a_card_scouts_for_nothing_even_for_a_target_sought(lay: Lay) -> None:
    table = holding(lay, at_sea("havana"), "prize_in_the_lee", force=[("scouting", [1, 1, 1, 2])])
    table.play("scout:merchant", "card:prize_in_the_lee")
    assert table.offered() == ["scout:merchant", "scout_none"]
    table.play("scout:merchant")
    assert (table.actions, table.kind, len(table.log("merchant.missed"))) == (2, "turn.action", 2)


def test_R_scout_a_card_makes_a_target_sought(lay: Lay) -> None:
    table = holding(lay, at_sea("havana"), "prize_in_the_lee", force=[("scouting", [1, 1])])
    table.play("card:prize_in_the_lee", "scout:merchant")
    assert table.actions == 3
    assert "scout:merchant" not in table.offered()


def test_R_scout_a_card_may_be_played_in_vain_and_only_at_sea(lay: Lay) -> None:
    table = holding(lay, at_sea("havana"), "prize_in_the_lee").play("card:prize_in_the_lee", "scout_none")
    assert "scout:merchant" in table.offered()
    assert "card:prize_in_the_lee" not in holding(lay, in_port("havana"), "prize_in_the_lee").offered()


# --- against another captain ----------------------------------------------------------------------


def test_C_becalmed_one_action_less_in_the_turn_that_begins(lay: Lay) -> None:
    table = rival(lay, at_sea("havana"), "becalmed")
    assert (table.kind, table.asked().seat) == ("card.window", 1)
    table.play("card:becalmed")
    assert (table.kind, table.asked().seat, table.actions) == ("turn.action", 0, 2)
    assert table.said("actions.lost", seat=0, actions=2)


def test_C_becalmed_leaves_one_action_at_least(lay: Lay) -> None:
    first = at_sea("trinidad", glory_cards=["becalmed", "fast_learner.2"])
    second = at_sea("nassau", glory_cards=["fast_learner.1"])
    table = lay(at_sea("havana"), first, second).play("card:becalmed")
    assert (table.kind, table.asked().seat) == ("card.window", 2)
    table.play("card:fast_learner.1")
    assert (table.kind, table.asked().seat, table.actions) == ("turn.action", 0, 1)


def test_C_lose_action_never_takes_the_last(lay: Lay, own_card: Own) -> None:
    own_card("{do: lose_action, actions: 2}", "other_turn")
    others = [
        at_sea("trinidad", glory_cards=["house_card"]),
        at_sea("nassau", glory_cards=["becalmed"]),
    ]
    table = lay(at_sea("havana"), *others)
    table.answer(2, "card:becalmed")
    table.answer(1, "card:house_card")
    assert table.play("play", "play").actions == 1


def test_C_becalmed_not_in_ones_own_turn(lay: Lay) -> None:
    table = holding(lay, at_sea("havana"), "becalmed")
    assert table.kind == "turn.action"
    assert "card:becalmed" not in table.offered()


def test_R_playing_glory_cards_the_start_of_a_turn_asks_the_others_in_turn_order(lay: Lay) -> None:
    cards = {"glory_cards": ["becalmed"]}
    more = {"glory_cards": ["cutpurses"]}
    table = lay(
        at_sea("havana"), at_sea("nassau", **cards), at_sea("nassau", **more), options={"windows": "always"}
    )
    assert sorted(table.table.waiting) == [1, 2]
    table.answer(1, "pass")
    table.answer(2, "pass")
    assert table.actions == 3


def informed(lay: Lay, **other: Any) -> Sitting:
    """Seat 0 looks into the hold of seat 1."""
    seat = in_port("trinidad", gold=17, cargo=goods("rum", 2), rumors=["pilots_rutter"], **other)
    return lay(at_sea("havana", glory_cards=["paid_informer"]), seat).play("card:paid_informer", "captain:1")


def test_C_paid_informer_a_look_at_gold_cargo_and_rumor(lay: Lay) -> None:
    table = informed(lay)
    assert table.log("captain.spied", 0) == [
        {"seat": 0, "other": 1, "gold": 17, "cargo": ["rum_1", "rum_2"], "rumors": ["pilots_rutter"]}
    ]
    assert table.log("captain.spied", None) == [{"seat": 0, "other": 1}]
    assert table.view(0)["known"] == {
        "rum_1": "cargo.hold:1",
        "rum_2": "cargo.hold:1",
        "pilots_rutter": "rumor.held:1",
    }
    assert table.view(None)["known"] == {}


def test_C_paid_informer_one_bounty_more_of_a_nation_that_wants_him(lay: Lay) -> None:
    table = informed(lay, bounties={"dutch": 1, "french": 5})
    assert table.offered() == ["nation:french", "nation:dutch"]
    table.play("nation:dutch")
    assert table.captain(1).bounties == {"dutch": 2, "french": 5}
    assert informed(lay, bounties={"french": 5}).play("nation:french").captain(1).bounties == {"french": 5}
    assert informed(lay).captain(1).bounties == {}


def test_C_cutpurses_up_to_five_gold_in_anothers_port_action(lay: Lay) -> None:
    for aboard, stolen in ((8, 5), (3, 3), (0, 0)):
        table = rival(lay, in_port("havana", gold=aboard), "cutpurses").play("port")
        assert (table.kind, table.asked().seat) == ("card.window", 1)
        table.play("card:cutpurses")
        assert (table.captain(0).gold, table.captain(1).gold) == (aboard - stolen, 10 + stolen)
        assert (table.kind, table.asked().seat) == ("port.activity", 0)


def test_R34_only_robber_and_robbed_learn_how_much_was_stolen(lay: Lay) -> None:
    other = {**at_sea("trinidad"), "glory_cards": ["cutpurses"]}
    table = lay(in_port("havana", gold=3), other, at_sea("nassau")).play("port", "card:cutpurses")
    for reader, gold in ((0, {"gold": 3}), (1, {"gold": 3}), (2, {}), (None, {})):
        assert table.log("gold.stolen", reader) == [{"seat": 1, "other": 0, **gold}]


def test_C_worm_in_the_timbers_two_random_hits_near_by(lay: Lay) -> None:
    seats = [at_sea("havana", glory_cards=["worm_in_the_timbers"]), in_port("nassau"), at_sea("trinidad")]
    table = lay(*seats, force=[("location", [1, 2])]).play("card:worm_in_the_timbers")
    assert table.offered() == ["captain:1"]
    table.play("captain:1")
    assert (table.ship(1).cargo, table.ship(1).masts) == (1, 1)


def test_C_worm_in_the_timbers_a_hit_that_would_destroy_is_lost(lay: Lay) -> None:
    ship = {"kind": "sloop", "cargo": 1, "masts": 0, "hull": 1}
    seats = [at_sea("havana", glory_cards=["worm_in_the_timbers"]), at_sea("havana", ship=ship)]
    table = lay(*seats, force=[("location", [1, 2])]).play("card:worm_in_the_timbers", "captain:1")
    assert (table.ship(1).cargo, table.ship(1).masts, table.ship(1).hull) == (1, 0, 1)
    assert "ship.hit" not in table.lines


def test_C_worm_in_the_timbers_of_a_skull_the_owner_chooses(lay: Lay) -> None:
    seats = [at_sea("havana", glory_cards=["worm_in_the_timbers"]), at_sea("havana")]
    table = lay(*seats, force=[("location", [6, 1])]).play("card:worm_in_the_timbers", "captain:1")
    assert (table.kind, table.asked().seat) == ("hit.place", 1)
    table.play("hit:crew")
    assert (table.ship(1).crew, table.ship(1).cargo) == (1, 1)


def test_C_worm_in_the_timbers_not_when_nobody_is_near(lay: Lay) -> None:
    table = holding(lay, at_sea("havana"), "worm_in_the_timbers", others=[at_sea("trinidad")])
    assert "card:worm_in_the_timbers" not in table.offered()


def test_C_harm_at_a_location_outside_battles(lay: Lay, own_card: Own) -> None:
    own_card("{do: harm, hits: 2, location: crew}")
    table = holding(lay, at_sea("havana"), "house_card", others=[at_sea("nassau")])
    table.play("card:house_card", "captain:1")
    assert table.ship(1).crew == 1


def thief(lay: Lay, other: dict[str, Any], **more: Any) -> Sitting:
    """Seat 0 off Havana holds Light Fingers, seat 1 two other cards."""
    cards = {"glory_cards": ["fair_wind", "survivor"]}
    return holding(lay, at_sea("havana"), "light_fingers", others=[{**other, **cards}], **more)


def test_C_light_fingers_a_random_card_of_a_captain_in_the_zone(lay: Lay) -> None:
    force: Force = [("stolen card", ["survivor"])]
    table = thief(lay, in_port("havana"), force=force).play("card:light_fingers", "captain:1")
    assert (table.at("glory.hand:0"), table.at("glory.hand:1")) == (["survivor"], ["fair_wind.1"])
    learned = {"seat": 0, "other": 1, "stolen": "survivor"}
    assert table.log("card.stolen", 0) == table.log("card.stolen", 1) == [learned]
    assert table.log("card.stolen", None) == [{"seat": 0, "other": 1}]


def test_C_light_fingers_not_elsewhere_nor_of_an_empty_hand(lay: Lay) -> None:
    assert "card:light_fingers" not in thief(lay, at_sea("nassau")).offered()
    table = holding(lay, at_sea("havana"), "light_fingers", others=[at_sea("havana")])
    assert "card:light_fingers" not in table.offered()


def test_C_glutted_market_a_drawn_token_replaces_the_sellers(lay: Lay) -> None:
    seat = in_port("havana", cargo=goods("rum", 1))
    zones = {"havana": {"demand": "rum"}}
    (token,) = spare_tokens(lay(seat, zones=zones), 1)
    table = rival(lay, seat, "glutted_market", zones=zones, force=[("demand", [token])]).play("port", "sell")
    assert (table.kind, table.asked().seat) == ("card.window", 1)
    table.play("card:glutted_market")
    assert table.at("demand.at:havana") == [token]
    assert table.asked().args["good"] == demand_token(token).good


@pytest.mark.parametrize(
    ("card", "plays"),
    [
        ("shipwrights_debt", ["port"]),
        ("friend_at_the_customs_house", ["port", "sell"]),
        ("crowded_quay", ["port", "buy"]),
    ],
)
def test_C_fast_learner_does_not_copy_what_helps_in_anothers_port(
    lay: Lay, card: str, plays: list[str]
) -> None:
    seats = in_port("caracas", glory_cards=[card]), in_port("caracas", glory_cards=["fast_learner"])
    table = lay(*seats).play(*plays, f"card:{card}")
    assert table.said("card.played", seat=0, card=card)
    assert table.asked().seat == 0
    assert table.at("glory.hand:1") == ["fast_learner.1"]


def test_C_glutted_market_is_not_copied_by_the_seller(lay: Lay) -> None:
    seat = in_port("havana", cargo=goods("rum", 1), glory_cards=["fast_learner"])
    table = rival(lay, seat, "glutted_market").play("port", "sell", "card:glutted_market")
    assert (table.kind, table.asked().seat) == ("goods.sell", 0)


def test_R_playing_glory_cards_before_a_sale_the_sellers_card_comes_first(lay: Lay) -> None:
    seller = in_port("havana", cargo=goods("rum", 1), glory_cards=["friend_at_the_customs_house"])
    table = rival(lay, seller, "glutted_market").play("port", "sell")
    table.answer(1, "card:glutted_market")
    table.answer(0, "card:friend_at_the_customs_house")
    table.play("play", "play")
    played = [line["card"] for line in table.log("card.played")]
    assert played == ["friend_at_the_customs_house", "glutted_market"]


# --- pardons and the law --------------------------------------------------------------------------


def raiding(lay: Lay, *cards: str, **seat: Any) -> Sitting:
    """A captain who has found a French merchant off Tortuga."""
    found = at_sea("tortuga", glory_cards=list(cards), **seat)
    escapes = [raid_card("escape", 1), raid_card("escape", 2), raid_card("escape", 3)]
    force: Force = [("scouting", [6, 6]), ("raid", escapes), ("seamanship", [1, 1])]
    return lay(found, zones={"tortuga": {"merchant": "french"}}, force=force)


def test_C_bought_witnesses_the_bounties_are_not_given(lay: Lay) -> None:
    table = raiding(lay, "bought_witnesses").play("scout:merchant", "raid:french")
    assert table.kind == "card.window"
    table.play("card:bought_witnesses")
    assert table.captain().bounties == {}
    assert table.at("glory.discards") == ["bought_witnesses"]


def test_C_bought_witnesses_passing_brings_the_bounty(lay: Lay) -> None:
    table = raiding(lay, "bought_witnesses").play("scout:merchant", "raid:french", "pass")
    assert table.captain().bounties == {"french": 1}


def test_C_letter_of_marque_raids_on_its_ships_bring_no_bounty(lay: Lay) -> None:
    table = raiding(lay, "letter_of_marque").play("card:letter_of_marque")
    assert table.offered() == ["nation:spanish", "nation:english", "nation:french", "nation:dutch"]
    table.play("nation:french")
    assert table.said("marque.given", seat=0, nation="french")
    table.play("scout:merchant", "raid:french")
    assert table.captain().bounties == {}


def test_C_letter_of_marque_not_for_other_nations(lay: Lay) -> None:
    table = raiding(lay, "letter_of_marque").play("card:letter_of_marque", "nation:dutch")
    table.play("scout:merchant", "raid:french")
    assert table.captain().bounties == {"french": 1}


def test_C_letter_of_marque_battles_and_victories_bring_no_bounty_either(lay: Lay) -> None:
    table = holding(lay, at_sea("havana"), "letter_of_marque").play("card:letter_of_marque", "nation:dutch")
    brought = {
        why: table.game.figure(Bounties(0, "dutch", why)).count for why in ("attack", "defeat", "card")
    }
    assert brought == {"attack": 0, "defeat": 0, "card": 1}


def test_C_letter_of_marque_until_the_end_of_the_turn(lay: Lay) -> None:
    table = holding(lay, at_sea("havana"), "letter_of_marque").play("card:letter_of_marque", "nation:dutch")
    assert table.captain().marque == "dutch"
    table.play("end")
    assert table.captain().marque == ""


def test_C_royal_pardon_any_number_of_one_nation_for_two_gold_each(lay: Lay) -> None:
    seat = at_sea("havana", bounties={"dutch": 3, "french": 1}, gold=5)
    table = holding(lay, seat, "royal_pardon").play("card:royal_pardon.1")
    assert [option for option in table.offered() if option.startswith("drop:dutch")] == [
        f"drop:dutch:{count}" for count in (1, 2, 3)
    ]
    assert table.refused("drop:dutch:3") == "not-enough-gold"
    table.play("drop:dutch:2")
    assert table.captain().bounties == {"dutch": 1, "french": 1}
    assert table.captain().gold == 1


def test_C_royal_pardon_only_for_who_is_wanted(lay: Lay) -> None:
    assert "card:royal_pardon.1" not in holding(lay, at_sea("havana"), "royal_pardon").offered()


# --- when a captain dies --------------------------------------------------------------------------

STORM: Force = [("seamanship", [1, 1]), ("location", [6, 1, 1])]
"""A storm off Havana, of whose three hits the owner places one."""


def sinking(lay: Lay, *cards: str, **more: Any) -> Sitting:
    """A captain in whose storm the last hit to Hull is about to be taken."""
    ship = {"kind": "sloop", "hull": 1, "cargo": 2, "weapons": ["grapeshot"]}
    seat = at_sea("havana", ship=ship, gold=13, cargo=[], **more)
    table = holding(lay, seat, *cards, events=["storm_greater_antilles"], force=STORM)
    return table.play("hit:hull")


def test_C_survivor_the_next_captain_keeps_gold_and_glory_cards(lay: Lay) -> None:
    table = sinking(lay, "survivor", "fair_wind.2")
    assert table.kind == "card.window"
    table.play("card:survivor")
    assert table.seat().captain is None
    assert table.at("glory.hand:0") == ["fair_wind.2"]
    assert table.at("weapon.ship:0") == []
    table.play("end", "ship:sloop")
    assert table.captain().gold == 23
    assert "fair_wind.2" in table.at("glory.hand:0")
    assert (table.seat().keeps, table.seat().kept_gold) == ([], 0)


def test_C_next_of_kin_the_next_captain_keeps_specialists_weapons_and_rumors(lay: Lay) -> None:
    table = sinking(
        lay,
        "next_of_kin",
        "fair_wind.2",
        specialists=["purser"],
        rumors=["deserters"],
        papers=["pilots_rutter"],
    )
    table.play("card:next_of_kin")
    assert table.at("glory.hand:0") == []
    table.play("end", "ship:sloop")
    assert table.captain().gold == 10
    assert table.at("specialist.aboard:0") == ["purser.1"]
    assert table.at("weapon.ship:0") == ["grapeshot.1"]
    assert table.at("rumor.held:0") == ["deserters"]
    assert table.at("rumor.paper:0") == ["pilots_rutter"]


def test_C_survivor_is_not_copied_for_another_captain(lay: Lay) -> None:
    ship = {"kind": "sloop", "hull": 1}
    seats = [
        at_sea("havana", ship=ship, glory_cards=["survivor"]),
        at_sea("trinidad", glory_cards=["fast_learner"]),
    ]
    table = lay(*seats, events=["storm_greater_antilles"], force=STORM).play("hit:hull", "card:survivor")
    assert (table.asked().seat, table.kind) == (1, "turn.action")
    assert table.seat(1).keeps == []


def test_C_survivor_not_played_saves_nothing(lay: Lay) -> None:
    table = sinking(lay, "survivor", "fair_wind.2").play("pass")
    assert table.at("glory.hand:0") == []
    table.play("end", "ship:sloop")
    assert table.captain().gold == 10


# --- in anothers' turn ----------------------------------------------------------------------------


def test_R32_a_copied_card_of_ones_turn_does_nothing_in_anothers(lay: Lay) -> None:
    for card, after in (("fair_wind.1", ()), ("governors_ball", ()), ("prize_in_the_lee", ("scout_none",))):
        seats = [at_sea("havana", glory_cards=[card]), at_sea("nassau", glory_cards=["fast_learner"])]
        table = lay(*seats, options={"windows": "always"}).play("pass", f"card:{card}", *after)
        waiting = table.asked(1)
        assert [option.id for option in waiting.options] == ["pass", "pass_turn"]


def test_R32_a_copied_card_that_does_not_speak_of_the_turn_works_in_anothers(lay: Lay) -> None:
    seats = [at_sea("havana", glory_cards=["secret_channel"]), at_sea("nassau", glory_cards=["fast_learner"])]
    table = lay(*seats).play("card:secret_channel", "done", "card:fast_learner.1", "sail:tortuga", "done")
    assert table.captain(1).zone == "tortuga"
    assert (table.kind, table.asked().seat) == ("turn.action", 0)
