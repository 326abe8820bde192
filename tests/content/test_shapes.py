"""The shapes the decks have: board, ships, captains, events, cargo, glory cards, rumors, missions."""

from collections import Counter
from collections.abc import Sequence
from math import ceil, floor

import pytest

from data.content import marauders_content
from data.content.models import CaptainCard, CargoCard
from data.content.verbs.effects import Effect
from data.content.verbs.event_effects import EnterNpc, PortNation, Storm
from data.content.verbs.reward_effects import Choose, Fight, GainGold
from data.content.words import COMPASS, GOODS, LOCATIONS, NPCS, SKILLS, Compass

CONTENT = marauders_content()
OPPOSITE: dict[Compass, Compass] = dict(zip(COMPASS, COMPASS[4:] + COMPASS[:4], strict=True))


def test_the_game_board_34_borders_each_seen_from_both_sides() -> None:
    assert sum(len(zone.borders) for zone in CONTENT.zones.values()) == 2 * 34
    for zone in CONTENT.zones.values():
        for point, to in zone.borders.items():
            assert CONTENT.zones[to].borders[OPPOSITE[point]] == zone.id, (zone.id, point, to)


def test_borders_stand_clockwise_from_north() -> None:
    for zone in CONTENT.zones.values():
        points = [COMPASS.index(point) for point in zone.borders]
        assert points == sorted(points)


def test_hunting_player_captains_basse_terre_borders_bridgetown_in_the_east() -> None:
    assert CONTENT.zones["basse_terre"].borders["E"] == "bridgetown"
    assert CONTENT.zones["basse_terre"].borders["SW"] == "caracas"


def test_every_zone_but_one_has_an_ability() -> None:
    abilities = [ability for zone in CONTENT.zones.values() for ability in zone.abilities]
    assert len(abilities) == len(set(abilities))
    assert [zone.id for zone in CONTENT.zones.values() if not zone.abilities] == ["caribbean_sea"]


@pytest.mark.parametrize(
    ("ship", "figures"),
    [
        ("sloop", (2, 2, 2, 1, 4, 10, 5)),
        ("flute", (3, 4, 1, 1, 2, 10, 5)),
        ("frigate", (3, 3, 3, 3, 3, 35, 10)),
        ("galleon", (4, 5, 4, 4, 2, 35, 10)),
        ("man_o_war", (5, 3, 5, 5, 2, None, None)),
    ],
)
def test_the_ships(ship: str, figures: tuple[int | None, ...]) -> None:
    card = CONTENT.ships[ship]
    body = (card.toughness, card.cargo, card.crew, card.cannons, card.maneuverability)
    assert (*body, card.buy, card.sell) == figures
    assert card.starting == (ship in ("sloop", "flute"))
    assert card.glory == (ship in ("frigate", "galleon"))


def skills(captain: CaptainCard) -> list[int]:
    return [getattr(captain, skill) for skill in SKILLS]


def test_the_captains_one_for_each_port() -> None:
    homes = [captain.home for captain in CONTENT.captains.values()]
    assert sorted(homes) == sorted(zone.id for zone in CONTENT.zones.values() if zone.port)


@pytest.mark.parametrize("captain", CONTENT.captains.values(), ids=lambda captain: captain.id)
def test_the_captains_with_two_abilities_have_lower_skills(captain: CaptainCard) -> None:
    assert all(1 <= skill <= 4 for skill in skills(captain))
    low, high = (9, 11) if len(captain.abilities) == 1 else (7, 9)
    assert low <= sum(skills(captain)) <= high
    handlers = [ability.handler for ability in captain.abilities]
    assert len(set(handlers)) == len(handlers)


def test_the_captains_known_by_name_keep_what_is_known() -> None:
    felipe = CONTENT.captains["felipe_de_los_reyes"]
    assert (felipe.home, skills(felipe), felipe.origin) == ("havana", [3, 2, 2, 3], "printed")
    assert felipe.abilities[0].model_dump() == {"handler": "move_hit", "times": 1}
    frances = CONTENT.captains["frances_wright"]
    assert (frances.nation, frances.seamanship, frances.leadership) == ("english", 2, 3)
    assert CONTENT.captains["frederico_da_silva"].abilities[0].params == {"cards": 2}
    assert CONTENT.captains["christian_marquis"].abilities[0].handler == "storm_proof"
    assert CONTENT.captains["gaspar_de_rivera"].nation == "spanish"
    assert {"dominique_de_richery", "nicolas_jaures"} <= set(CONTENT.captains)


ICONS = [
    (icon.npc, icon.direction) for e in CONTENT.events.values() for _ in range(e.copies) for icon in e.icons
]


def test_npc_movement_sixteen_cards_carry_three_icons_and_npc_cards_none() -> None:
    for card in CONTENT.events.values():
        assert len(card.icons) == (0 if card.npc else 3)
        assert len({icon.npc for icon in card.icons}) == len(card.icons)
    assert sum(card.copies for card in CONTENT.events.values() if card.icons) == 16


def test_npc_movement_all_npcs_and_directions_evenly() -> None:
    assert Counter(ICONS) == {(npc, direction): 2 for npc in NPCS for direction in "nesw"}


def test_the_pirate_hunt_as_printed() -> None:
    card = CONTENT.events["pirate_hunt"]
    icons = [(icon.npc, icon.direction) for icon in card.icons]
    assert icons == [("french", "w"), ("dutch", "n"), ("pirate_sloop", "s")]
    assert card.origin == "printed"
    assert card.effect[0].params == {"nations": ("french", "spanish"), "by": 1}


def test_events_two_storms_in_different_zones_two_wars_one_peace() -> None:
    storms = [
        effect for card in CONTENT.events.values() for effect in card.effect if isinstance(effect, Storm)
    ]
    assert len(storms) == 2
    assert not set(storms[0].zones) & set(storms[1].zones)
    assert all(storm.hits == 3 for storm in storms)
    assert CONTENT.events["war"].copies == 2
    assert CONTENT.events["peace"].copies == 1


def test_events_never_leave_a_seat_without_a_bounty_token() -> None:
    marks = Counter(
        effect.nation
        for card in CONTENT.events.values()
        for effect in card.effect
        if isinstance(effect, PortNation)
        for _ in range(card.copies)
    )
    for nation, tokens in CONTENT.bounty_tokens.items():
        assert marks[nation] <= tokens - 4


NPCS_IN_PLAY = [card.npc for card in CONTENT.events.values() if card.npc]


@pytest.mark.parametrize("npc", NPCS_IN_PLAY, ids=lambda npc: f"{npc.npc}-{npc.zone}-{npc.seamanship}")
def test_npc_captains_have_skills_of_two_to_four(npc: EnterNpc) -> None:
    assert all(2 <= skill <= 4 for skill in (npc.seamanship, npc.scouting, npc.leadership))
    if npc.navy:
        assert (npc.ship, npc.reward) == ("frigate", 0)
        assert CONTENT.zones[npc.zone].nation == npc.npc
    else:
        assert (npc.ship, npc.reward) == (("sloop", 5) if npc.npc == "pirate_sloop" else ("frigate", 15))


def test_the_dutch_admiral_enters_at_curacao() -> None:
    npc = CONTENT.events["admiral_van_almonde"].npc
    assert npc is not None
    assert (npc.npc, npc.zone) == ("dutch", "curacao")


CARGO = list(CONTENT.cargo.values())


def within(cards: list[CargoCard], of: list[CargoCard], like: CargoCard, *fields: str) -> bool:
    """Whether as many `cards` as whole numbers allow are in these fields like a card."""

    def same(card: CargoCard) -> bool:
        return all(getattr(card, field) == getattr(like, field) for field in fields)

    fair = len(cards) * sum(map(same, of)) / len(of)
    return floor(fair) <= sum(map(same, cards)) <= ceil(fair)


def test_cargo_eight_of_each_good() -> None:
    assert Counter(card.good for card in CARGO) == dict.fromkeys(GOODS, 8)


def test_cargo_half_of_the_cards_have_an_escape_and_half_a_hit() -> None:
    icons = Counter(card.icon for card in CARGO)
    assert icons == {"escape": 32, "hull": 7, "cargo": 7, "masts": 6, "crew": 6, "cannons": 6}
    assert all(card.hit == (None if card.icon == "escape" else card.icon) for card in CARGO)


def test_cargo_plunder_values() -> None:
    assert Counter(card.plunder for card in CARGO) == {1: 4, 2: 12, 3: 28, 4: 14, 5: 6}


@pytest.mark.parametrize("good", GOODS)
def test_cargo_values_and_icons_are_even_over_the_goods(good: str) -> None:
    cards = [card for card in CARGO if card.good == good]
    for like in CARGO:
        assert within(cards, CARGO, like, "plunder")
        assert within(cards, CARGO, like, "icon")
    assert sum(card.icon == "escape" for card in cards) == 4


@pytest.mark.parametrize("icon", ["escape", *LOCATIONS])
def test_cargo_values_are_even_over_the_icons(icon: str) -> None:
    cards = [card for card in CARGO if card.icon == icon]
    for like in CARGO:
        assert within(cards, CARGO, like, "plunder")


@pytest.mark.parametrize(
    ("good", "plunder", "icon"),
    [
        ("cocoa", 3, "crew"),
        ("spices", 3, "escape"),
        ("sugar", 5, "escape"),
        ("textiles", 3, "escape"),
        ("tobacco", 4, "escape"),
        ("tobacco", 3, "cargo"),
        ("wood", 5, "hull"),
        ("wood", 3, "cargo"),
    ],
)
def test_cargo_cards_seen_are_printed(good: str, plunder: int, icon: str) -> None:
    cards = [card for card in CARGO if (card.good, card.plunder, card.icon) == (good, plunder, icon)]
    assert sum(card.origin == "printed" for card in cards) == 1


def test_merchant_raids_frederico_finds_his_cards() -> None:
    rum = {card.plunder for card in CARGO if card.good == "rum" and card.icon == "escape"}
    masts = {card.plunder for card in CARGO if card.icon == "masts"}
    assert any(5 - value in masts for value in rum)
    assert any(card.good == "tobacco" and card.icon == "cannons" for card in CARGO)
    assert any(card.plunder == 5 and card.icon == "cargo" for card in CARGO)


def test_glory_cards_named_in_the_rules() -> None:
    assert CONTENT.glory["crew_combat_rerolls"].effect[0].params == {"whose": "any"}
    assert CONTENT.glory["fast_learner"].moment == "card_played"
    assert CONTENT.glory["survivor"].moment == "death"


BATTLE_MOMENTS = {
    "found",
    "declared",
    "contest_rolled",
    "hits_on_you",
    "hits_by_you",
    "battle_round",
    "boarding",
    "boarded",
    "crew_round",
    "crew_rolled",
    "battle_won",
    "card_played",
}


def test_glory_cards_of_every_use() -> None:
    moments = Counter(card.moment for card in CONTENT.glory.values() for _ in range(card.copies))
    assert sum(moments[moment] for moment in BATTLE_MOMENTS) == 20
    assert (
        sum(moments[moment] for moment in ("scouting_failed", "raid_drawn", "raid_rolled", "raid_won")) == 7
    )
    assert moments["death"] == 2
    assert sum(moments[moment] for moment in ("other_turn", "other_port", "other_sale")) == 3


def test_specialists_state_a_hiring_condition() -> None:
    for card in CONTENT.glory.values():
        if card.specialist:
            assert card.hire is not None
            assert card.hire.gold or card.hire.roll or card.hire.nations


def test_rumors_half_at_sea_and_half_in_port() -> None:
    places = Counter(card.at for card in CONTENT.rumors.values())
    assert abs(places["sea"] - places["port"]) == 1
    for card in CONTENT.rumors.values():
        assert card.skill == ("scouting" if card.at == "sea" else "influence")


def test_rumors_and_missions_use_every_zone() -> None:
    rumors = {card.zone for card in CONTENT.rumors.values()}
    missions = {card.zone for card in CONTENT.missions.values()}
    ports = {zone.id for zone in CONTENT.zones.values() if zone.port}
    assert ports <= rumors | missions
    assert ports <= missions


def test_rumors_known_keep_what_is_known() -> None:
    fights = {
        (effect.guards, effect.leadership, reward.gold)
        for card in CONTENT.rumors.values()
        for effect, reward in zip(card.effect, card.effect[1:], strict=False)
        if isinstance(effect, Fight) and isinstance(reward, GainGold)
    }
    assert fights == {(2, 1, 10), (2, 2, 15)}
    assert CONTENT.rumors["forged_documents"].effect[0].do == "permanent"
    assert CONTENT.rumors["a_myriad_of_goods"].effect[0].do == "gain_cargo"


def test_missions_reward_at_least_ten_gold_or_as_much() -> None:
    """Where one may choose, what brings most gold does."""

    def gold_of(effects: Sequence[Effect]) -> int:
        return sum(effect.gold for effect in effects if isinstance(effect, GainGold))

    for card in CONTENT.missions.values():
        ways = [way.effect for effect in card.effect if isinstance(effect, Choose) for way in effect.options]
        richest = max(ways or [card.effect], key=gold_of)
        assert 10 <= gold_of(richest) <= 25
        assert gold_of(richest) >= 15 or len(richest) > 1


def test_missions_known_keep_what_is_known() -> None:
    nephew = CONTENT.missions["the_queens_nephew"]
    task = nephew.tasks[0]
    assert (nephew.zone, task.do, task.params["to"]) == ("caracas", "carry", "havana")
    assert nephew.claim.roll == "influence"


def test_missions_for_merchants_for_pirates_and_for_both() -> None:
    wanted = Counter(card.claim.bounties for card in CONTENT.missions.values())
    assert wanted["none"] >= 2
    assert wanted["some"] >= 2
    assert {task.do for card in CONTENT.missions.values() for task in card.tasks} == {
        "carry",
        "deliver",
        "smuggle",
        "patrol",
        "find",
        "hunt",
        "hunt_captain",
        "raid",
        "assault",
        "watch",
        "pay",
    }


def test_house_cards_are_all_different_in_effect() -> None:
    seen: dict[str, str] = {}
    for deck in ("captain", "event", "glory", "rumor", "mission"):
        for card in CONTENT.decks[deck].cards:
            effect = card.model_dump_json(exclude={"id", "copies", "origin", "icons", "zone", "at"})
            if deck == "captain":
                effect = card.model_dump_json(include={"abilities"})
            assert effect not in seen, (card.id, seen[effect])
            seen[effect] = card.id
