"""Location Tokens (Seas of Glory: Location Tokens)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from typing import Any

import pytest

from data.content import marauders_box
from data.content.modules import module_locales
from data.content.seas_of_glory.locations import LocationToken
from data.locale import Texts
from engine.kernel import Beginning, Table
from engine.marauders.checks.invariants import violations
from engine.marauders.combat.sides import Combat
from engine.marauders.port.port import Visit
from engine.marauders.seas_of_glory.favors.board import FavorBoard, FavorBoards
from engine.marauders.seas_of_glory.locations.tokens import PlaceLocations, location_at
from engine.marauders.seas_of_glory.loyalty.track import LoyaltyBoard, LoyaltyBoards
from render.games import board, scene
from render.marauders.battle.facts import read_combat
from render.marauders.facts import read
from render.marauders.story import CUES
from tests.marauders.conftest import HouseCard
from tests.marauders.missions import at_work
from tests.marauders.table import SetUp, TestTable, at_sea, goods, in_port, raid_card, skilled

BOX = marauders_box(("locations",))
TOKENS = BOX.entries(LocationToken)
PLAYED: Any = {"modules": ("locations",)}
FRIGATE = {"kind": "frigate"}
WANTED = {"english": 1}

Change = Callable[[Beginning], None]


def of_kind(kind: str) -> list[str]:
    """The tokens of a kind."""
    return [token for token, shown in TOKENS.items() if shown.kind == kind]


def lies(token: str, zone: str, then: Change | None = None) -> Change:
    """A change to a beginning: a location lies in a zone."""

    def change(beginning: Beginning) -> None:
        if then is not None:
            then(beginning)
        beginning.places[location_at(zone)] = [token]

    return change


POSITION = ("zones", "npcs", "decks", "force", "modules")


def off(
    set_up: SetUp, kind: str, zone: str = "trinidad", then: Change | None = None, **more: Any
) -> TestTable:
    """A captain lies at sea off a location of a kind."""
    position: dict[str, Any] = {key: more.pop(key) for key in POSITION if key in more}
    seat = at_sea(zone, **{"gold": 20, **more})
    return set_up(seat, change=lies(of_kind(kind)[0], zone, then), **{**PLAYED, **position})


def visited(set_up: SetUp, kind: str, zone: str = "trinidad", **more: Any) -> TestTable:
    """A captain visits a location of a kind."""
    return off(set_up, kind, zone, **more).play(f"visit:{of_kind(kind)[0]}")


# --- the tokens -------------------------------------------------------------------------------------


def test_S_locations_sixteen_tokens_of_eight_kinds_defended_as_printed() -> None:
    assert set(Counter(token.kind for token in TOKENS.values()).values()) == {2}
    assert {token.kind: token.defense for token in TOKENS.values()} == {
        "pirate_haven": 4,
        "missionary": 3,
        "trade_station": 5,
        "natives": 4,
        "reef": 0,
        "naval_fort": 6,
        "prison": 4,
        "town": 5,
    }
    paid = {token.kind for token in TOKENS.values() if token.bounties}
    assert paid == {"missionary", "trade_station", "naval_fort", "prison", "town"}
    assert {token.kind for token in TOKENS.values() if token.harmless} == {"missionary"}
    assert Counter(token.origin for token in TOKENS.values()) == {"printed": 8, "house": 8}


def placed(seed: str) -> dict[str, str]:
    """Where the tokens lie after a setup."""
    table = Table.new("marauders", seats=2, modules=["locations"], seed=seed)
    while not any(line["key"] == "locations.placed" for line in table.log(None)):
        seat, decision = next(iter(table.waiting.items()))
        table.answer(seat, decision.number, decision.default)
    places = table.view(None)["places"]
    return {zone: places[location_at(zone)][0] for zone in BOX.zones if location_at(zone) in places}


def test_S_locations_lie_face_up_in_all_zones_but_the_caribbean_sea() -> None:
    lie = placed("a")
    assert set(lie) == set(BOX.ports)
    assert set(lie.values()) == set(TOKENS)
    assert placed("b") != lie


def test_S_locations_trade_stations_are_never_adjacent() -> None:
    for seed in range(25):
        zones = [zone for zone, token in placed(str(seed)).items() if TOKENS[token].kind == "trade_station"]
        assert zones[1] not in BOX.zones[zones[0]].borders.values()


def test_S_locations_adjacent_trade_stations_are_moved_apart(set_up: SetUp) -> None:
    ports = list(BOX.ports)
    stations = of_kind("trade_station")
    near = [zone for zone in ports if zone == "havana" or zone in BOX.zones["havana"].borders.values()]
    first, second = sorted(["havana", next(zone for zone in near if zone != "havana")], key=ports.index)
    others = iter([token for token in TOKENS if token not in stations])
    at = dict(zip((first, second), stations, strict=True))
    drawn = [at.get(zone) or next(others) for zone in ports]
    force = [("location", drawn), ("location zone", ["trinidad"])]
    table = set_up(
        in_port("nassau"),
        change=lambda beginning: beginning.steps.insert(0, PlaceLocations()),
        force=force,
        **PLAYED,
    )
    assert table.at(location_at("trinidad")) == [stations[1]]
    assert table.at(location_at(first)) == [stations[0]]
    assert table.at(location_at(second)) == [drawn[ports.index("trinidad")]]


# --- visits -----------------------------------------------------------------------------------------


def test_S_locations_a_visit_takes_an_action_and_is_made_once_a_turn(set_up: SetUp) -> None:
    table = visited(set_up, "town").play("shipyard", "done")
    assert (table.kind, table.actions, table.captain().in_port) == ("turn.action", 2, False)
    assert "visit:holetown" not in table.offered()
    assert "raid_location:holetown" in table.offered()


def test_S_locations_in_port_none_is_visited_or_raided(set_up: SetUp) -> None:
    table = set_up(in_port("trinidad"), change=lies("holetown", "trinidad"), **PLAYED)
    assert not [option for option in table.offered() if "holetown" in option]


@pytest.mark.parametrize(
    ("kind", "pirates", "others"),
    [
        ("pirate_haven", True, False),
        ("trade_station", False, True),
        ("naval_fort", False, True),
        ("town", True, True),
        ("reef", True, True),
    ],
)
def test_S_locations_some_restrict_who_can_visit(
    set_up: SetUp, kind: str, pirates: bool, others: bool
) -> None:
    visit = f"visit:{of_kind(kind)[0]}"
    assert (visit in off(set_up, kind, bounties=WANTED).offered()) is pirates
    assert (visit in off(set_up, kind).offered()) is others


def test_S_locations_a_haven_fills_the_crew_and_tells_a_rumor_for_free_without_a_roll(set_up: SetUp) -> None:
    ship = {"kind": "frigate", "crew": 1}
    table = visited(
        set_up, "pirate_haven", ship=ship, bounties=WANTED, force=[("rumor", ["retired_buccaneer"])]
    )
    assert table.offered() == ["recruit", "rumor"]
    table.play("recruit")
    assert table.ship().crew == 3
    table.play("rumor")
    assert table.at("rumor.held:0") == ["retired_buccaneer"]
    assert table.captain().gold == 20
    assert table.log("rolled") == []


def test_S_locations_no_card_is_played_and_nobody_is_hired_there(set_up: SetUp) -> None:
    """So whoever has done everything there is not asked about what he may hold."""
    hand, ship = ["letter_of_marque", "surgeon.1"], {"kind": "frigate", "crew": 1}
    table = visited(set_up, "pirate_haven", ship=ship, bounties=WANTED, glory_cards=hand, zone="tortuga")
    assert table.offered() == ["recruit", "rumor"]
    table.play("recruit", "rumor")
    assert table.kind == "turn.action"
    assert "card:letter_of_marque" in table.offered()


def test_S_locations_a_missionary_takes_bounties_of_one_nation_for_3_gold_each(set_up: SetUp) -> None:
    bounties = {"english": 2, "dutch": 1}
    table = visited(set_up, "missionary", bounties=bounties).play("of:english")
    table.play("pardon:english", "pardon:english")
    assert (table.kind, table.captain().gold) == ("turn.action", 14)
    assert table.captain().bounties == {"dutch": 1}
    assert "visit:santa_anna" not in off(set_up, "missionary").offered()


def test_S_locations_a_missionary_is_paid_what_he_asks(set_up: SetUp) -> None:
    table = visited(set_up, "missionary", bounties=WANTED, gold=2)
    assert table.refused("pardon:english") == "not-enough-gold"
    assert table.play("done").captain().bounties == WANTED


def test_S_locations_a_trade_station_sells_or_buys_but_not_both(set_up: SetUp) -> None:
    table = visited(set_up, "trade_station", cargo=goods("rum", 1), zones={"trinidad": {"demand": "food"}})
    assert table.offered() == ["sell", "buy"]
    table.play("sell", ["sell:rum_1"])
    assert (table.kind, table.captain().gold) == ("turn.action", 23)


OFFER = [*goods("rum", 2), *goods("wood", 4)]


@pytest.mark.parametrize(("kind", "count"), [("trade_station", 6), ("town", 4)])
def test_S_locations_offer_6_or_4_cards_and_3_to_who_bought_there_last_turn(
    set_up: SetUp, kind: str, count: int
) -> None:
    (token, _), zones = of_kind(kind), {"trinidad": {"demand": "food"}}
    for bought_at, cards in (("", count), ("trinidad", count), (token, 3)):

        def before(beginning: Beginning, place: str = bought_at) -> None:
            beginning.state.seats[0].captain.buys_at = [place] if place else []

        force = [("offer", OFFER[:cards])]
        table = visited(set_up, kind, zones=zones, then=before, force=force).play("buy")
        assert table.said("goods.offered", seat=0, count=cards, zone=token)


def test_S_locations_share_the_demand_of_the_port_in_every_way(set_up: SetUp) -> None:
    table = visited(
        set_up,
        "trade_station",
        cargo=goods("rum", 3),
        zones={"trinidad": {"demand": "rum"}},
        ship=FRIGATE,
        force=[("demand", ["demand_wood.1"])],
    ).play("sell", [f"sell:{card}" for card in goods("rum", 3)])
    assert (table.captain().gold, table.seat().glory) == (38, 1)
    assert table.at("demand.at:trinidad") == ["demand_wood.1"]
    offer = visited(
        set_up,
        "trade_station",
        zones={"trinidad": {"demand": "rum"}},
        force=[("offer", OFFER), ("offer", ["sugar_1", "sugar_2"])],
    ).play("buy")
    assert offer.log("goods.redrawn")[0]["cards"] == goods("rum", 2)


def test_S_locations_redraw_contraband_for_the_port_of_the_zone_and_never_buy_it(set_up: SetUp) -> None:
    modules = ("contraband", "locations")
    box = marauders_box(modules)
    meant = [card for card, shown in box.cargo.items() if getattr(shown, "port", "") == "trinidad"]

    def aboard(beginning: Beginning) -> None:
        beginning.places["cargo.hold:0"].remove(meant[1])
        beginning.places["cargo.contraband:0"] = [meant[1]]

    for kind in ("trade_station", "town"):
        cards = [meant[0], *goods("wood", 5 if kind == "trade_station" else 3)]
        table = visited(
            set_up,
            kind,
            modules=modules,
            cargo=[meant[1]],
            then=aboard,
            zones={"trinidad": {"demand": "food"}},
            force=[("offer", cards), ("offer", ["sugar_1"])],
        )
        table.play("buy")
        assert table.log("goods.redrawn")[0]["cards"] == [meant[0]]
        selling = visited(set_up, kind, modules=modules, cargo=[meant[1]], then=aboard).play("sell")
        assert selling.offered() == []


def test_S_locations_natives_repair_everything_for_a_cargo_card(set_up: SetUp) -> None:
    ship = {
        "kind": "frigate",
        "hull": 1,
        "masts": 0,
        "crew": 1,
        "mods": ["reinforced_hull"],
        "spent": ["reinforced_hull"],
    }
    table = visited(set_up, "natives", ship=ship, cargo=goods("rum", 2))
    assert table.offered() == ["pay:rum_1", "pay:rum_2"]
    table.play("pay:rum_2")
    ship_now = table.ship()
    assert (ship_now.hull, ship_now.masts, ship_now.crew, ship_now.spent) == (3, 3, 1, [])
    assert (table.at("cargo.hold:0"), table.at("cargo.discards")) == (["rum_1"], ["rum_2"])
    unpaid = visited(set_up, "natives", ship=ship, cargo=goods("rum", 1)).play("done")
    assert (unpaid.ship().hull, unpaid.at("cargo.hold:0")) == (1, ["rum_1"])
    assert "visit:uta_min_xiosk" not in off(set_up, "natives", ship=ship).offered()
    assert "visit:uta_min_xiosk" not in off(set_up, "natives", cargo=goods("rum", 1)).offered()


def test_S_locations_a_reef_brings_up_a_thing_for_each_success_and_costs_hull(set_up: SetUp) -> None:
    ship = {"kind": "frigate", "crew": 1}
    force = [
        ("scouting", [5, 6, 5, 6]),
        ("reef", ["wood_1"]),
        ("rumor", ["retired_buccaneer"]),
        ("seamanship", [5, 1]),
    ]
    captain = skilled(scouting=4, seamanship=2)
    table = visited(set_up, "reef", ship=ship, captain=captain, force=force)
    assert set(table.offered()) == {
        "salvage",
        "castaway",
        "flotsam",
        "weapon:chain_shot",
        "weapon:grappling_hooks",
        "weapon:grapeshot",
    }
    table.play("salvage", "castaway", "flotsam", "stop")
    assert table.at("cargo.hold:0") == ["wood_1"]
    assert (table.ship().crew, table.at("rumor.held:0")) == (2, ["retired_buccaneer"])
    assert table.ship().hull == 3 - 2


def test_S_locations_a_reef_gives_weapons_of_kinds_he_lacks(set_up: SetUp) -> None:
    ship = {"kind": "frigate", "weapons": ["chain_shot"]}
    table = visited(set_up, "reef", ship=ship, force=[("scouting", [5, 1]), ("seamanship", [6, 6])])
    assert "weapon:chain_shot" not in table.offered()
    table.play("weapon:grapeshot")
    assert len(table.at("weapon.ship:0")) == 2
    assert table.ship().hull == 3


def test_S_locations_a_reef_brings_no_rumor_when_none_is_left(set_up: SetUp) -> None:
    position: Any = {"leave_out": {"rumor": "all"}, "force": [("scouting", [5, 1])], **PLAYED}
    table = set_up(at_sea("trinidad"), change=lies("walkers_cay", "trinidad"), **position)
    assert "flotsam" not in table.play("visit:walkers_cay").offered()
    assert "flotsam" in visited(set_up, "reef", force=[("scouting", [5, 1])]).offered()


def test_G_S30_a_reef_brings_no_crew_beyond_the_ships(set_up: SetUp) -> None:
    table = visited(set_up, "reef", ship=FRIGATE, force=[("scouting", [5, 1])])
    assert "castaway" not in table.offered()


def test_S_locations_without_a_success_or_a_thing_the_reef_does_no_harm(set_up: SetUp) -> None:
    none = visited(set_up, "reef", force=[("scouting", [1, 2])])
    assert none.kind == "turn.action"
    left = visited(set_up, "reef", force=[("scouting", [5, 5])]).play("stop")
    assert (left.kind, len(left.log("rolled"))) == ("turn.action", 1)


def test_G_S29_a_favor_rolls_again_at_the_reef(set_up: SetUp) -> None:
    def favors(beginning: Beginning) -> None:
        beginning.ext["favors"] = FavorBoards([FavorBoard(seat, 2) for seat in range(2)])

    force = [("scouting", [5, 1]), ("seamanship", [1, 1]), ("seamanship", [5, 5])]
    table = visited(set_up, "reef", modules=("favors", "locations"), then=favors, force=force, ship=FRIGATE)
    if table.kind.startswith("favor"):
        table.play("keep")
    table.play("weapon:grapeshot")
    assert table.kind.startswith("favor")
    table.play("spend")
    assert table.ship().hull == 3


def test_S_locations_a_fort_sends_its_nations_naval_ship_to_an_adjacent_zone(set_up: SetUp) -> None:
    npcs = {"english": {"scouting": 2, "zone": "port_royal"}}
    table = visited(set_up, "naval_fort", "nassau", npcs=npcs)
    border = list(BOX.zones["port_royal"].borders.values())
    assert table.offered() == [f"send:{zone}" for zone in border] + ["no"]
    table.play(f"send:{border[0]}")
    assert table.state.npcs["english"].zone == border[0]
    assert table.kind == "turn.action"
    stays = visited(set_up, "naval_fort", "nassau", npcs=npcs).play("no")
    assert (stays.kind, stays.state.npcs["english"].zone) == ("turn.action", "port_royal")
    nobody = visited(set_up, "naval_fort", "nassau").play("no")
    assert (nobody.kind, nobody.at("npc.due")) == ("turn.action", [])


@pytest.mark.parametrize("on_top", [False, True])
def test_S_locations_a_fort_without_one_searches_the_event_deck(set_up: SetUp, on_top: bool) -> None:
    card = next(card for card, shown in BOX.events.items() if shown.npc and shown.npc.npc == "english")
    decks = {"event": ["peace", card] if on_top else ["peace"]}
    table = visited(set_up, "naval_fort", "nassau", force=[("fort", [card])], decks=decks)
    assert table.offered() == ["muster", "no"]
    table.play("muster")
    assert table.at("npc.due") == [card]
    assert table.state.npcs_due == [card]
    assert table.said("event.drawn", seat=0)
    assert table.at("event.top") == []
    assert table.state.npcs == {}


def test_S_locations_a_fort_follows_the_nation_of_the_port(set_up: SetUp) -> None:
    def french(beginning: Beginning) -> None:
        beginning.state.port_nations = {"nassau": "french"}

    card = next(card for card, shown in BOX.events.items() if shown.npc and shown.npc.npc == "french")
    table = visited(set_up, "naval_fort", "nassau", then=french, force=[("fort", [card])]).play("muster")
    assert table.at("npc.due") == [card]


def test_G_S12_a_card_that_a_fort_finds_costs_every_crew_a_step(set_up: SetUp) -> None:
    card = next(card for card, shown in BOX.events.items() if shown.npc and shown.npc.npc == "english")
    table = visited(
        set_up,
        "naval_fort",
        "nassau",
        modules=("locations", "loyalty"),
        loyalty="happy",
        force=[("fort", [card])],
    )
    table.play("muster")
    assert [board.step for board in table.game.ext["loyalty"].seats] == ["pleased", "restless"]


def test_G_S23_a_fort_without_a_card_is_not_visited(set_up: SetUp) -> None:
    cards = [card for card, shown in BOX.events.items() if shown.npc and shown.npc.npc == "english"]

    def gone(beginning: Beginning) -> None:
        for card in cards:
            beginning.places["event.bag"].remove(card)
        beginning.places.setdefault("event.discards", []).extend(cards)

    assert "visit:fort_george" not in off(set_up, "naval_fort", "nassau", then=gone).offered()
    assert "visit:fort_george" in off(set_up, "naval_fort", "nassau").offered()


SPECIALISTS = [piece for piece in BOX.pieces("glory") if BOX.glory_card(piece).specialist]
TYPES = sorted({str(BOX.glory_card(piece).specialist) for piece in SPECIALISTS})


def test_S_locations_a_prison_frees_the_first_specialist_of_a_type_he_lacks_for_5_gold(set_up: SetUp) -> None:
    table = visited(
        set_up,
        "prison",
        specialists=["carpenter.1"],
        force=[("prison", ["carpenter.2"]), ("prison", ["surgeon.1"])],
    )
    table.play("yes")
    assert table.captain().gold == 15
    assert table.at("specialist.aboard:0") == ["carpenter.1", "surgeon.1"]
    assert table.at("glory.discards") == ["carpenter.2"]


def test_S_locations_a_prison_discards_specialists_alone(set_up: SetUp) -> None:
    aboard = [next(p for p in SPECIALISTS if BOX.glory_card(p).specialist == kind) for kind in TYPES[:-1]]
    table = visited(set_up, "prison", specialists=aboard).play("yes")
    (freed,) = set(table.at("specialist.aboard:0")) - set(aboard)
    assert BOX.glory_card(freed).specialist == TYPES[-1]
    assert {BOX.glory_card(card).specialist for card in table.at("glory.discards")} <= set(TYPES[:-1])


def test_S_locations_who_cannot_pay_the_prison_is_refused(set_up: SetUp) -> None:
    table = visited(set_up, "prison", gold=4)
    assert table.refused("yes") == "not-enough-gold"
    assert table.play("no").kind == "turn.action"


def without_specialists(where: str) -> Change:
    """A change to a beginning: no specialist lies in the glory deck."""

    def change(beginning: Beginning) -> None:
        for piece in SPECIALISTS:
            beginning.places["glory.bag"].remove(piece)
            beginning.places.setdefault(where, []).append(piece)

    return change


def test_G_S23_a_prison_where_nobody_can_be_is_not_visited(set_up: SetUp) -> None:
    table = off(set_up, "prison", then=without_specialists("glory.discards"))
    assert "visit:torre_del_diablo" not in table.offered()


def test_G_S23_a_prison_that_proves_empty_costs_nothing(set_up: SetUp) -> None:
    def in_a_hand(beginning: Beginning) -> None:
        without_specialists("glory.discards")(beginning)
        beginning.places["glory.discards"].remove("surgeon.1")
        beginning.places.setdefault("glory.hand:1", []).append("surgeon.1")

    table = visited(set_up, "prison", then=in_a_hand).play("yes")
    assert (table.captain().gold, table.actions) == (20, 3)
    assert table.said("prison.empty", seat=0)
    assert "visit:torre_del_diablo" not in table.offered()


# --- Towns ------------------------------------------------------------------------------------------


def test_S_locations_a_town_has_one_activity_of_every_ports(set_up: SetUp) -> None:
    table = visited(set_up, "town", ship={"kind": "frigate", "crew": 1}, cargo=goods("rum", 1))
    assert table.offered() == ["sell", "buy", "shipyard", "recruit", "rumor"]
    table.play("shipyard", "done")
    assert table.kind == "turn.action"


def test_S_locations_a_town_has_no_mission_specialist_or_stash_of_the_port(set_up: SetUp) -> None:
    missions = {"trinidad": {"missions": ["coast_survey"], "mod": "chasers"}}
    seat: dict[str, Any] = {
        "captain": skilled(home="trinidad", nation="english"),
        "stash": 30,
        "stashings": 1,
        "glory_cards": ["carpenter.1"],
        "gold": 20,
    }
    port = set_up({**seat, "zone": "trinidad", "in_port": True}, zones=missions, **PLAYED).play("port")
    town = visited(set_up, "town", zones=missions, **seat)
    own = {option.partition(":")[0] for option in port.offered()} - {
        option.partition(":")[0] for option in town.offered()
    }
    assert own == {"claim", "hire", "stash", "take"}
    assert not any(option.startswith("mod:") for option in town.play("shipyard").offered())
    assert "mod:chasers.1" in port.play("shipyard").offered()


def test_S_locations_a_town_pays_nothing_from_the_stash(set_up: SetUp) -> None:
    home = skilled(home="trinidad", nation="english")
    table = visited(set_up, "town", captain=home, stash=30, stashings=1, gold=1)
    assert table.refused("rumor") == "not-enough-gold"


def test_S_locations_no_rumor_or_mission_of_the_port_is_completed_in_a_town(set_up: SetUp) -> None:
    port = next(card for card, shown in BOX.rumors.items() if shown.at == "port")
    zone = BOX.rumors[port].zone
    table = visited(set_up, "town", zone, rumors=[port])
    assert f"prove:{port}" not in table.offered()
    seat = at_sea("san_juan", cargo=goods("wood", 2))
    work = at_work(set_up, "timber_for_the_walls", seat, change=lies("holetown", "san_juan"), **PLAYED)
    work.play("visit:holetown")
    assert not any(option.startswith("task") for option in work.offered())


def test_S_locations_a_crew_is_paid_for_its_loyalty_in_a_town(set_up: SetUp) -> None:
    assert "loyalty" in visited(set_up, "town", modules=("locations", "loyalty")).offered()


def restless(beginning: Beginning) -> None:
    """The crews are restless."""
    for seat in beginning.state.seats:
        seat.captain.idle_specialists = True
    boards = [LoyaltyBoard(seat.seat, "restless") for seat in beginning.state.seats]
    beginning.ext["loyalty"] = LoyaltyBoards(boards)


def test_G_S24_a_restless_crew_recruits_no_cheaper_in_a_haven_and_takes_no_prisoner(set_up: SetUp) -> None:
    modules = ("locations", "loyalty")
    ship = {"kind": "frigate", "crew": 1}
    table = visited(set_up, "pirate_haven", modules=modules, then=restless, ship=ship, bounties=WANTED).play(
        "recruit"
    )
    assert (table.kind, table.asked().args["price"]) == ("crew.hire", 2)
    assert table.log("rolled") == []
    assert "visit:torre_del_diablo" not in off(set_up, "prison", modules=modules, then=restless).offered()


def test_S_locations_a_town_sells_favors(set_up: SetUp) -> None:
    table = visited(set_up, "town", modules=("favors", "locations"))
    assert "favors" in table.offered()
    station = visited(set_up, "trade_station", modules=("favors", "locations"), cargo=goods("rum", 1))
    assert station.offered() == ["sell", "buy"]


@pytest.mark.parametrize("kind", ["town", "trade_station"])
def test_S_locations_are_never_affected_by_the_abilities_of_the_zone(set_up: SetUp, kind: str) -> None:
    offers = [("offer", [*goods("sugar", 2), *goods("wood", 4)][: 6 if kind == "trade_station" else 4])]
    zones = {"santo_domingo": {"demand": "food"}, "caracas": {"demand": "food"}}
    assert visited(set_up, kind, "santo_domingo", zones=zones, force=offers).play("buy").kind == "goods.buy"
    count = len(offers[0][1])
    caracas = visited(set_up, kind, "caracas", zones=zones, force=offers).play("buy")
    assert caracas.said("goods.offered", count=count)
    cargo, havana = goods("rum", 1), {"havana": {"demand": "rum"}}
    assert visited(set_up, kind, "havana", zones=havana, cargo=cargo).play("sell").gold("sell:rum_1") == 6


def test_S_locations_he_stays_at_sea_and_the_law_watches_that_he_leaves(set_up: SetUp) -> None:
    table = visited(set_up, "town")
    assert (violations(table.game), table.captain().ashore) == ([], "holetown")
    assert table.game.within(Visit) is not None
    table.play("done")
    assert (table.captain().ashore, table.captain().in_port) == ("", False)
    table.captain().ashore = "holetown"
    assert violations(table.game) == ["seat 0 is still ashore at holetown"]


def test_S_locations_the_law_counts_them(set_up: SetUp) -> None:
    table = off(set_up, "town")
    table.game.places.move(["ambergris"], "location.pool", location_at("trinidad"))
    assert violations(table.game) == ["2 locations lie in trinidad"]


# --- raids ------------------------------------------------------------------------------------------

ESCAPES = [card.id for card in BOX.cargo.values() if card.icon == "escape"]
RICH_ESCAPES = sorted(ESCAPES, key=lambda card: -BOX.cargo_card(card).plunder)


def hitting(*icons: str) -> list[str]:
    """Cargo cards with these icons."""
    found: list[str] = []
    for icon in icons:
        found.append(raid_card(icon, but=found))
    return found


def raided(set_up: SetUp, kind: str, cards: list[str], *force: Any, **more: Any) -> TestTable:
    """A captain raids a location that these cards defend."""
    given: dict[str, Any] = {"ship": FRIGATE, **more}
    table = off(set_up, kind, **given, force=[("defense", cards), *force])
    return table.play(f"raid_location:{of_kind(kind)[0]}")


def test_S_locations_a_raid_draws_the_cards_of_the_token_face_up(set_up: SetUp) -> None:
    for kind, count in (("missionary", 3), ("natives", 4), ("naval_fort", 6), ("town", 5)):
        table = raided(set_up, kind, ESCAPES[:count])
        assert table.lies("cargo.defense", 1) == ESCAPES[:count]
        assert table.actions == 2


def test_S_locations_no_raid_with_a_destroyed_location_or_of_a_reef(set_up: SetUp) -> None:
    assert "raid_location:holetown" not in off(set_up, "town", ship={"kind": "frigate", "masts": 0}).offered()
    assert "raid_location:holetown" in off(set_up, "town").offered()
    assert "raid_location:walkers_cay" not in off(set_up, "reef").offered()


def test_S_locations_attacking_brings_a_bounty_of_the_local_port_and_success_another(set_up: SetUp) -> None:
    table = raided(
        set_up, "town", ESCAPES[:5], ("leadership", [5] * 6), captain=skilled(leadership=6), zone="nassau"
    )
    assert table.captain().bounties == {"english": 1}
    table.play("stop", "land", [])
    assert table.captain().bounties == {"english": 2}
    haven = raided(set_up, "natives", ESCAPES[:4], ("leadership", [5] * 4), captain=skilled(leadership=4))
    haven.play("stop", "land", [])
    assert haven.captain().bounties == {}


def test_S_locations_bombardment_rolls_one_die_at_a_time_and_may_stop(set_up: SetUp) -> None:
    table = raided(set_up, "natives", ESCAPES[:4], ("bombardment", [6]), ("bombardment", [1]))
    assert (table.kind, table.asked().args["left"]) == ("bombard", 3)
    assert table.asked().default == ["fire"]
    table.play("fire")
    assert table.offered() == [f"discard:{card}" for card in ESCAPES[:4]]
    table.play(f"discard:{ESCAPES[0]}", "fire")
    assert (table.kind, table.asked().args["left"]) == ("bombard", 1)
    assert len(table.at("cargo.defense")) == 3
    table.play("stop")
    assert table.kind == "landing"


def test_S_locations_a_die_for_each_cannon_and_no_more(set_up: SetUp) -> None:
    force = [("bombardment", [1])] * 3
    table = raided(set_up, "natives", ESCAPES[:4], *force).play("fire", "fire", "fire")
    assert table.kind == "landing"
    assert raided(set_up, "natives", ESCAPES[:4], ship={"kind": "sloop"}).asked().args["left"] == 1


def test_S_locations_each_hit_icon_hits_once_or_twice_when_escapes_match_maneuverability(
    set_up: SetUp,
) -> None:
    few = [*hitting("cargo"), *ESCAPES[:2], *hitting("cannons")]
    once = raided(set_up, "natives", few).play("stop")
    assert (once.ship().cargo, once.ship().cannons) == (2, 2)
    many = [*hitting("cargo"), *ESCAPES[:3]]
    twice = raided(set_up, "natives", many).play("stop")
    assert twice.ship().cargo == 1


def test_G_S22_escapes_count_after_the_bombardment(set_up: SetUp) -> None:
    many = [*hitting("cargo"), *ESCAPES[:3]]
    table = raided(set_up, "natives", many, ("bombardment", [5])).play(
        "fire", f"discard:{ESCAPES[0]}", "stop"
    )
    assert table.ship().cargo == 2


def test_S_locations_a_missionary_fires_no_guns(set_up: SetUp) -> None:
    table = raided(set_up, "missionary", hitting("hull", "cargo", "masts"))
    table.play("stop")
    assert table.ship().destroyed() == []
    assert table.log("ship.hit") == []


def test_S_locations_a_destroyed_hit_location_is_a_failed_raid(set_up: SetUp) -> None:
    ship = {"kind": "frigate", "cargo": 1}
    cards = [*hitting("cargo"), *ESCAPES[:2], *hitting("masts")]
    table = raided(set_up, "natives", cards, ship=ship).play("stop")
    assert table.said("location.failed", seat=0, location="uta_min_xiosk", locations=["cargo"])
    assert (table.kind, table.captain().gold) == ("turn.action", 20)
    assert table.at(location_at("trinidad")) == ["uta_min_xiosk"]
    assert set(cards) <= set(table.at("cargo.discards"))


def test_G_S22_crew_lost_to_the_guns_is_a_failed_raid(set_up: SetUp) -> None:
    ship = {"kind": "frigate", "crew": 1}
    table = raided(set_up, "natives", [*hitting("crew"), *ESCAPES[:3]], ship=ship).play("stop")
    assert table.said("location.failed", locations=["crew"])
    assert table.captain().ship.crew == 0


def test_S_locations_a_ship_without_hull_sinks(set_up: SetUp) -> None:
    ship = {"kind": "frigate", "hull": 1}
    table = raided(set_up, "natives", [*hitting("hull"), *ESCAPES[:3]], ship=ship).play("stop")
    assert table.said("captain.died", seat=0, cause="sunk")
    assert table.at("cargo.defense") == []


def test_S_locations_he_may_retreat_before_the_assault(set_up: SetUp) -> None:
    table = raided(set_up, "natives", ESCAPES[:4]).play("stop", "retreat")
    assert table.said("location.retreat", seat=0)
    assert table.kind == "turn.action"
    assert table.at(location_at("trinidad")) == ["uta_min_xiosk"]


def test_S_locations_the_assault_costs_crew_for_escapes_less_leadership_successes(set_up: SetUp) -> None:
    table = raided(set_up, "natives", ESCAPES[:4], ("leadership", [5, 6])).play("stop", "land")
    assert table.kind == "plunder.cargo"
    assert table.ship().crew == 1
    assert table.said("assault.hits", seat=0, hits=2, crew=1)


@pytest.mark.parametrize(("step", "dice"), [("happy", 3), ("content", 2), ("angry", 1)])
def test_S_locations_a_crews_loyalty_counts_in_the_assault(set_up: SetUp, step: str, dice: int) -> None:
    modules, rolled = ("locations", "loyalty"), ("leadership", [5] * dice)
    table = raided(set_up, "natives", ESCAPES[:4], rolled, modules=modules, loyalty=step).play("stop", "land")
    assert table.said("assault.hits", seat=0, hits=4 - dice)


def test_S_locations_without_crew_left_in_the_assault_he_is_killed(set_up: SetUp) -> None:
    table = raided(set_up, "natives", ESCAPES[:4], ("leadership", [5, 1])).play("stop", "land")
    assert table.said("captain.died", seat=0, cause="assault")
    assert table.at(location_at("trinidad")) == ["uta_min_xiosk"]
    assert set(ESCAPES[:4]) <= set(table.at("cargo.discards"))


def test_S_locations_success_brings_gold_and_cargo_and_the_token_is_gone_for_good(set_up: SetUp) -> None:
    poor = sorted(ESCAPES, key=lambda card: BOX.cargo_card(card).plunder)[:4]
    worth = sum(BOX.cargo_card(card).plunder for card in poor)
    assert worth < 12
    table = raided(set_up, "natives", poor, ("leadership", [5, 6, 5, 5]), captain=skilled(leadership=4))
    table.play("stop", "land", [f"keep:{card}" for card in poor[:3]])
    assert table.captain().gold == 20 + worth
    assert set(table.at("cargo.hold:0")) == set(poor[:3])
    assert poor[3] in table.at("cargo.discards")
    assert (table.at(location_at("trinidad")), table.at("location.gone")) == ([], ["uta_min_xiosk"])
    assert table.seat().glory == 0
    assert not any("uta_min_xiosk" in option for option in table.offered())


def test_S_locations_12_gold_earn_a_glory_point(set_up: SetUp) -> None:
    table = raided(
        set_up, "natives", RICH_ESCAPES[:4], ("leadership", [5] * 4), captain=skilled(leadership=4)
    )
    table.play("stop", "land", [])
    assert table.seat().glory == 1
    assert table.log("glory.gained")[0]["why"] == "location"


def test_G_S22_with_no_cards_left_it_is_a_success_with_no_gold(set_up: SetUp) -> None:
    cards = ESCAPES[:3]
    force = [("bombardment", [5])] * 3
    table = raided(set_up, "missionary", cards, *force, zone="nassau")
    for card in cards:
        table.play("fire", f"discard:{card}")
    assert table.asked().args["soldiers"] == 0
    table.play("land")
    assert table.said("location.taken", seat=0, location="santa_anna", gold=0)
    assert table.log("rolled") + table.log("assault.began") == []
    assert table.captain().bounties == {"english": 2}


def test_S_locations_where_no_card_is_left_nobody_fires(set_up: SetUp) -> None:
    cards, force = ESCAPES[:3], [("bombardment", [5])] * 3
    table = raided(set_up, "missionary", cards, *force, ship={"kind": "galleon"})
    for card in cards:
        assert table.kind == "bombard"
        table.play("fire", f"discard:{card}")
    assert table.kind == "landing"


def test_S_locations_he_may_retreat_from_where_nobody_is_left(set_up: SetUp) -> None:
    table = raided(set_up, "missionary", hitting("cargo", "masts", "crew"), zone="nassau").play("stop")
    assert (table.kind, table.asked().default) == ("landing", ["land"])
    table.play("retreat")
    assert table.captain().bounties == {"english": 1}
    assert table.at(location_at("nassau")) == ["santa_anna"]


def test_S_favors_what_defends_a_location_is_drawn_again_face_up(set_up: SetUp) -> None:
    modules, draws = ("favors", "locations"), [("defense", ESCAPES[:4]), ("favor", ESCAPES[4:8])]

    def favor(beginning: Beginning) -> None:
        beginning.ext["favors"] = FavorBoards([FavorBoard(0, 1), FavorBoard(1)])

    table = off(set_up, "natives", then=favor, modules=modules, force=draws)
    table.play("raid_location:uta_min_xiosk", "spend")
    assert table.lies("cargo.defense", None) == ESCAPES[4:8]
    assert [line["cards"] for line in table.log("favors.showed")] == [ESCAPES[4:8]]


def test_G_S22_another_raid_in_the_same_turn_brings_another_bounty(set_up: SetUp) -> None:
    force = [("defense", ESCAPES[5:10])]
    table = raided(set_up, "town", ESCAPES[:5], *force, zone="nassau").play("stop", "retreat")
    table.play("raid_location:holetown")
    assert table.captain().bounties == {"english": 2}


def test_S_locations_a_raided_prison_frees_a_specialist_for_free(set_up: SetUp) -> None:
    force = [("leadership", [5] * 4), ("prison", ["surgeon.1"])]
    table = raided(set_up, "prison", ESCAPES[:4], *force, captain=skilled(leadership=4), gold=0)
    table.play("stop", "land", [])
    assert table.at("specialist.aboard:0") == ["surgeon.1"]
    assert table.captain().gold == sum(BOX.cargo_card(card).plunder for card in ESCAPES[:4])


def test_S_locations_no_raid_is_a_merchant_raid_and_zones_add_nothing(set_up: SetUp) -> None:
    poor = sorted(ESCAPES, key=lambda card: BOX.cargo_card(card).plunder)[:4]
    worth = sum(BOX.cargo_card(card).plunder for card in poor)
    table = raided(
        set_up, "natives", poor, ("leadership", [5] * 4), captain=skilled(leadership=4), zone="san_juan"
    ).play("stop", "land", [])
    assert table.captain().gold == 20 + worth


def test_S_locations_cards_of_crew_combat_are_played_in_the_assault(
    set_up: SetUp, house_card: HouseCard
) -> None:
    house_card("{do: add_dice, dice: 2}", "crew_round")
    table = raided(set_up, "natives", ESCAPES[:4], ("leadership", [5, 5, 5, 5]), glory_cards=["house_card"])
    table.play("stop", "land")
    assert table.kind == "card.window"
    table.play("card:house_card")
    assert table.said("assault.hits", hits=0, crew=3)


def test_S_locations_a_mission_that_forbids_raids_is_lost(set_up: SetUp) -> None:
    cards = hitting("cargo", "masts", "crew")
    seat, change = at_sea("nassau", ship=FRIGATE), lies("santa_anna", "nassau")
    table = at_work(set_up, "silver_escort", seat, change=change, force=[("defense", cards)], **PLAYED)
    table.play("raid_location:santa_anna")
    assert table.said("mission.lost", seat=0, mission="silver_escort", why="peace")


def test_S_locations_cards_of_merchant_raids_are_not(set_up: SetUp, house_card: HouseCard) -> None:
    house_card("{do: add_plunder, gold: 5}", "raid_won")
    table = raided(
        set_up,
        "natives",
        ESCAPES[:4],
        ("leadership", [5] * 4),
        captain=skilled(leadership=4),
        glory_cards=["house_card"],
    ).play("stop", "land")
    assert table.kind == "plunder.cargo"


def test_S_locations_a_surgeon_saves_crew_lost_at_a_location(set_up: SetUp) -> None:
    force = [("leadership", [5, 6])]
    table = raided(set_up, "natives", ESCAPES[:4], *force, specialists=["surgeon.1"]).play("stop", "land", [])
    assert table.log("crew.regained")
    assert table.ship().crew == 2


def test_S_locations_the_assault_is_a_combat_of_one_round(set_up: SetUp, house_card: HouseCard) -> None:
    house_card("{do: roll_more, dice: 1}", "crew_rolled")
    table = raided(
        set_up, "natives", ESCAPES[:4], ("leadership", [5, 1]), ("more dice", [6]), glory_cards=["house_card"]
    )
    table.play("stop", "land")
    combat = table.game.inside(Combat)
    assert [side.npc for side in combat.sides] == ["", "guards"]
    table.play("card:house_card")
    assert table.said("assault.hits", hits=2, crew=1)


# --- seen at the table ------------------------------------------------------------------------------


def test_locations_only_in_port_is_it_said_how_much_fits_there(set_up: SetUp) -> None:
    ashore = visited(set_up, "town", gold=9).play("buy").asked()
    docked = set_up(in_port("nassau", gold=9)).play("port", "buy").asked()
    for language, room, in_a_port in (
        ("en", "room for 2.", "room for 6 in port."),
        ("de", "Platz für 2.", "im Hafen Platz für 6."),
    ):
        texts = Texts(language, module_locales())
        assert room in texts.prompt(ashore, 0)
        assert "im Hafen" not in texts.prompt(ashore, 0)
        assert in_a_port in texts.prompt(docked, 0)


def test_locations_are_on_the_chart_as_long_as_they_are_there(set_up: SetUp) -> None:
    table = off(set_up, "town")
    here = read(table.view(None)).zones["trinidad"].pieces
    assert (here.location, here.token) == ("town", "holetown")
    assert read(table.view(None)).zones["nassau"].pieces.location == ""
    texts = Texts("en", module_locales())
    assert "Locations: Holetown (Town, Trinidad, raid: 5 cards)." in board(table.view(None), texts).alt
    table.game.places.move(["holetown"], location_at("trinidad"), "location.gone")
    assert "Holetown" not in board(table.view(None), texts).alt


def test_locations_an_assault_is_shown_as_a_fight(set_up: SetUp, house_card: HouseCard) -> None:
    house_card("{do: add_dice, dice: 2}", "crew_round")
    table = raided(set_up, "natives", ESCAPES[:4], glory_cards=["house_card"]).play("stop", "land")
    shown = read_combat(table.view(None))
    assert shown is not None
    assert (shown.naval, shown.fighters[1].npc, shown.fighters[1].ship.left["crew"]) == (False, "guards", 4)
    assert scene(table.view(None), Texts("en", module_locales())) is not None
    assert "assault.began" in CUES.scene_begins
