"""What is found once for a captain is what he would find each time: in the rules, in battles, in raids."""

from __future__ import annotations

import gc
from collections import Counter
from collections.abc import Callable, Iterator
from itertools import product
from random import Random
from statistics import fmean
from typing import Any

import pytest

from engine.captains.captain import captain
from engine.captains.marauders.odds.assault import Assault, AssaultTerms, assault_worth, defenders_of
from engine.captains.marauders.odds.chances import successes_of
from engine.captains.marauders.odds.conduct import PLAIN
from engine.captains.marauders.odds.dealt import dealt_from
from engine.captains.marauders.odds.fighter import Fighter
from engine.captains.marauders.odds.hands import SPARE, Card, Cards, Hands, hand_of, without
from engine.captains.marauders.odds.hits import FIGHTING, LEFT
from engine.captains.marauders.odds.raiding import (
    ABSORBED,
    CRIPPLED,
    KEPT,
    REPAIR,
    Raid,
    RaidTerms,
    coarsened,
    outcome,
    pool_of,
    raid_worth,
)
from engine.captains.marauders.odds.rounds import Rounds
from engine.captains.marauders.player import Player
from engine.captains.marauders.seen.observation import Hull, Observation
from engine.captains.marauders.seen.once import once
from engine.captains.marauders.voyage import Voyage
from engine.captains.marauders.worth.aims import Aims, Weights
from engine.captains.marauders.worth.duels import Duels
from engine.captains.marauders.worth.ships import Fleet
from engine.captains.play import answer_for
from engine.kernel import Table, Terms, game_as_seen
from engine.marauders.combat.sides import npc_side
from engine.marauders.game import MARAUDERS
from engine.marauders.npcs.traits import traits_of
from engine.marauders.sea.raids import GLORY_PLUNDER
from engine.marauders.state import LOCATIONS, captain_of
from engine.marauders.terms.combat import CannonHits
from engine.marauders.terms.port import PortAccess, ShipyardPrice, StashTerms
from engine.marauders.terms.sea import Bounties, MoveCost, RaidCards, Weather
from engine.marauders.terms.ships import Hold
from engine.marauders.terms.trade import GoodsOffer, GoodsPrice, SellPrice
from engine.marauders.terms.turn import SkillDice

Made = Callable[[int, str], Terms]
"""Terms of a seat, about a zone."""
ASKED: list[Made] = [
    lambda seat, zone: PortAccess(seat, zone, open=False),
    lambda seat, zone: StashTerms(seat, zone, allowed=False, opens=False),
    lambda seat, zone: ShipyardPrice(seat, zone, "repair", 2),
    lambda seat, zone: GoodsPrice(seat, zone, 1, 3),
    lambda seat, zone: GoodsOffer(seat, zone),
    lambda seat, zone: SellPrice(seat, zone, "rum", False, 3),
    lambda seat, zone: Weather(seat, zone),
    lambda seat, zone: RaidCards(seat, zone, "spanish"),
    lambda seat, zone: MoveCost(seat, "dock", zone, zone),
    lambda seat, zone: Bounties(seat, "dutch", "raid", 1),
    lambda seat, zone: Hold(seat, 3, in_port=True),
    lambda seat, zone: SkillDice(seat, "scouting", "scout_merchant", 3),
    lambda seat, zone: CannonHits(0, seat, False, 1, 4, 1),
]
"""Some that are told of by zones, captains, cards and events, by what is aboard and by what was played."""


def seen(modules: tuple[str, ...]) -> Iterator[dict[str, Any]]:
    """What a seat sees in the course of a game."""
    table = Table.new("marauders", seats=3, modules=modules, seed="known")
    players = [captain(1, f"anybody {seat}") for seat in range(3)]
    for number in range(240):
        for seat in list(table.waiting):
            answer_for(players[seat], table, seat)
        if number % 12 == 0 and table.running.state.seats[0].captain:
            yield table.view(0, facts=False)


@pytest.mark.parametrize("modules", [(), MARAUDERS.module_sets()[-1]], ids=["base", "all"])
def test_rules_found_once_are_those_in_force(modules: tuple[str, ...]) -> None:
    looked = 0
    for view in seen(tuple(modules)):
        observed, plain = Observation(view), game_as_seen(view, MARAUDERS)
        for zone in observed.box.ports:
            for game in (plain, observed.game):
                mine = captain_of(game, 0)
                mine.zone, mine.in_port = zone, True
            for made in ASKED:
                for _ in (1, 2):
                    assert observed.game.terms(made(0, zone)) == plain.terms(made(0, zone))
                together = observed.game.terms_together([made(0, zone), made(0, zone)])
                assert together == [plain.terms(made(0, zone))] * 2
                looked += 1
    assert looked > 500


def test_who_is_told_what_an_npc_is_may_make_of_it_what_he_likes() -> None:
    """Its gear goes into a side of a battle, and next time it is as it was."""
    view = next(view for view in seen(tuple(MARAUDERS.module_sets()[-1])) if view["state"]["npcs"])
    game, plain = Observation(view).game, game_as_seen(view, MARAUDERS)
    for kind in plain.state.npcs:
        for _ in range(3):
            traits, side = traits_of(game, kind), npc_side(game, kind, 0)
            assert (traits, side) == (traits_of(plain, kind), npc_side(plain, kind, 0))
            traits.home, side.gear[:] = "", ["chasers"]
            traits.fears.append("dutch")
            traits.spoils.clear()


def test_once_is_worked_out_at_the_first_question_and_for_each_alone() -> None:
    asked: list[int] = []

    class Ship:
        def __init__(self, number: int) -> None:
            self.number = number

        @once
        def weighed(self) -> int:
            """What she weighs."""
            asked.append(self.number)
            return 10 * self.number

    one, two = Ship(1), Ship(2)
    assert (one.weighed, one.weighed, two.weighed, one.weighed) == (10, 10, 20, 10)
    assert asked == [1, 2]
    assert Ship.weighed.__doc__ == "What she weighs."


def test_plain_captains_see_no_difference_between_ships_that_fight_alike() -> None:
    lots = Random("alike")
    rounds = Rounds(Fighter(3, 2, 3, 4, 3, 3, 4, 4), Fighter(2, 3, 2, 3, 3, 3, 3, 3, npc=True))
    alike: dict[int, list[int]] = {}
    for ship, number in enumerate(FIGHTING):
        alike.setdefault(number, []).append(ship)
    for _ in range(300):
        (one, same), (other, too) = (lots.choices(lots.choice(list(alike.values())), k=2) for _ in (0, 1))
        for conduct in PLAIN:
            for side in (0, 1):
                declared = conduct(rounds, side, LEFT[one], LEFT[other])
                assert declared == conduct(rounds, side, LEFT[same], LEFT[too])
                assert rounds.round("shoot", declared, LEFT[one], LEFT[other]) == rounds.round(
                    "shoot", declared, LEFT[same], LEFT[too]
                )


def laid_out(cards: Cards, terms: RaidTerms) -> float:
    """What a raid is worth that ends like this, card by card."""
    left = {at: getattr(terms.ship, at) for at in LOCATIONS} | {SPARE: len(cards) + 1}
    escapes, gold = 0, terms.bonus
    for icon, plunder in cards:
        gold += plunder
        if icon == "escape":
            escapes += 1
        else:
            left[icon if left[icon] else "hull"] -= 1
    hits = len(cards) - escapes
    cost = REPAIR * hits
    if terms.armoured and hits:
        left[min(left, key=lambda at: (left[at], at != "hull"))] += 1
        cost -= ABSORBED
    if left["hull"] <= 0:
        return -terms.stake - cost
    if not all(left.values()):
        return -CRIPPLED - cost
    if escapes >= terms.maneuverability:
        return -cost
    glory = terms.glory if gold >= GLORY_PLUNDER else 0.0
    return gold * terms.coin + glory + KEPT * min(len(cards), left["cargo"]) - cost


def test_a_location_is_worth_what_each_of_its_defenders_leads_to() -> None:
    lots, box, worths = Random("locations"), MARAUDERS.supply.box(()), set[float]()
    for number in range(60):
        defense, shots, stake = lots.randint(2, 4), lots.randint(0, 4), lots.choice((-20.0, 20.0, 60.0))
        left = tuple(lots.randint(1, 4) for _ in LOCATIONS)
        terms = AssaultTerms(
            left,
            lots.randint(1, 4),
            lots.randint(1, 4),
            number % 5 == 0,
            stake,
            16.0,
            1.0,
            lots.randint(-8, 8),
        )
        defenders, assault = defenders_of(box, defense, shots), Assault(terms)
        each = [assault.worth(defenders.lying[one], shots) for one in defenders.drawn]
        assert assault_worth(box, terms, defense, shots) == pytest.approx(fmean(each))
        worths.add(assault_worth(box, terms, defense, shots))
    assert len(worths) > 50


def test_cards_counted_come_to_what_they_do_one_by_one() -> None:
    lots, icons = Random("raids"), ("hull", "cargo", "masts", "crew", "cannons", "escape", SPARE)
    worths = set[float]()
    for number in range(2_000):
        hull, cargo, masts, crew, cannons = (lots.randint(0, 3) for _ in LOCATIONS)
        ship = Hull("", hull, cargo, masts, crew, cannons)
        terms = RaidTerms(ship, lots.randint(1, 3), armoured=number % 2 == 0, bonus=lots.randint(0, 2))
        cards = tuple((lots.choice(icons), lots.randint(1, 5)) for _ in range(lots.randint(0, 5)))
        assert outcome(cards, terms) == laid_out(cards, terms)
        worths.add(outcome(cards, terms))
    assert len(worths) > 40


def test_a_hand_is_the_same_however_it_was_come_by() -> None:
    """Drawn card by card, left over, or laid out at once, cards of no pool among them."""
    lots, pool = Random("hands"), (("escape", 2), ("escape", 4), ("hull", 3), (SPARE, 3))
    hands = Hands(tuple((card, 0.25) for card in pool))
    for _ in range(300):
        cards = [
            (lots.choice(("hull", "masts", "escape")), lots.randint(1, 5)) for _ in range(lots.randint(0, 3))
        ]
        number = hands.number(tuple(cards))
        for _ in range(lots.randint(0, 4)):
            drawn = lots.randrange(len(pool))
            number, cards = hands.following(number)[drawn], [*cards, pool[drawn]]
        lying = tuple(sorted(cards))
        assert number == hands.number(lying)
        assert hands.hands[number] == hand_of(lying)
        kinds: list[Card] = list(dict.fromkeys(lying))
        assert hands.rests(number) == tuple(hands.number(without(lying, card)) for card in kinds)
        assert all(
            hands.hands[rest] == hand_of(without(lying, card))
            for rest, card in zip(hands.rests(number), kinds, strict=True)
        )


def test_what_is_dealt_is_all_that_may_lie_there() -> None:
    """Of the extra card only a hit stays: with one card dealt, three escapes in four leave one card."""
    hands = Hands(((("escape", 2), 0.75), (("hull", 3), 0.25)))
    found = {hands.hands[number]: likely for number, likely in hands.deals(1, 1)}
    hull, escape = ("hull", 3), ("escape", 2)
    laid = {(hull,): 0.1875, (escape,): 0.5625, (hull, hull): 0.0625, (escape, hull): 0.1875}
    assert found == {hand_of(cards): likely for cards, likely in laid.items()}


def test_raids_solved_at_one_go_are_worth_what_looking_ahead_says() -> None:
    lots, box = Random("solved"), MARAUDERS.supply.box(())
    cards = [box.cargo_card(piece) for piece in box.pieces("cargo")]
    for dice, extra, dealt in ((1, 0, 3), (3, 0, 3), (2, 1, 2)):
        # With fewer than three points left everywhere, no hits are alike.
        hull, cargo, masts, crew, cannons = (lots.randint(1, 2) for _ in LOCATIONS)
        ship = Hull("", hull, cargo, masts, crew, cannons)
        terms = RaidTerms(ship, lots.randint(1, 3), armoured=dice == 2)
        pool = coarsened(pool_of(Counter((card.icon, card.plunder) for card in cards)))
        raid, worth = Raid(terms, pool), 0.0
        for hand, likely in raid.hands.deals(extra, dealt):
            for left, chance in enumerate(successes_of(dice)):
                worth += likely * chance * raid.leads_to(hand, min(2, left))
        assert raid_worth(box, terms, dice, 0, extra, dealt) == worth


def test_what_was_made_of_a_view_goes_with_the_answer() -> None:
    table = Table.new("marauders", seats=2, modules=MARAUDERS.module_sets()[-1], seed="gone")
    players, left = [captain(2, f"anybody {seat}", strict=True) for seat in range(2)], Counter[str]()
    gc.collect()
    gc.freeze()
    gc.disable()
    try:
        for _ in range(30):
            seat, decision = next(iter(table.waiting.items()))
            picks = players[seat].answer(table.view(seat, facts=False), decision)
            left[decision.kind] += gc.collect()
            table.put(seat, decision.number, picks)
    finally:
        gc.enable()
        gc.unfreeze()
    assert left["turn.action"] == 0
    assert left.total() < 30


def test_a_judge_who_was_asked_before_says_what_a_new_one_says() -> None:
    for view in seen(tuple(MARAUDERS.module_sets()[-1])):
        observed = Observation(view)
        aims = Aims(observed, Weights())
        Voyage(observed, aims).best()
        known, alone = aims.judge(Duels), Duels(observed, Aims(observed, Weights()))
        assert aims.judge(Duels) is known
        for zone in observed.box.zones:
            assert known.danger(zone) == alone.danger(zone)
            assert known.exposure(zone) == alone.exposure(zone)
        ships = [*observed.box.ships]
        assert [*map(aims.judge(Fleet).exchanged, ships)] == [*map(Fleet(observed, aims).exchanged, ships)]


@pytest.mark.parametrize("modules", [(), MARAUDERS.module_sets()[-1]], ids=["base", "all"])
def test_what_a_raid_may_deal_is_known_before_anybody_asks(modules: tuple[str, ...]) -> None:
    """Whatever is left of a ship: only what the raid comes to for her is worked out at the table."""
    Player()
    box = MARAUDERS.supply.box(tuple(modules))
    found = dealt_from.cache_info().misses
    for points in product((1, 3), repeat=4):
        hull, masts, crew, cannons = points
        raid_worth(box, RaidTerms(Hull("", hull, 2, masts, crew, cannons), 3, False, 20.0, 16.0, 1.0, 0), 2)
    assert dealt_from.cache_info().misses == found
