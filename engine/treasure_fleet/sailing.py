"""Sailings: treasure ships appear, cards are loaded, three volleys are fired."""

from __future__ import annotations

from collections.abc import Generator, Sequence
from functools import cache, partial
from typing import Any

from engine.kernel import (
    UNSEEN,
    Bundle,
    Chapter,
    Decision,
    Option,
    Plan,
    Play,
    Refusal,
    Request,
    Step,
    Weighed,
    again,
    then,
)
from engine.treasure_fleet.box import cannons, kind_of
from engine.treasure_fleet.capture import CaptureShips, CurseStrikes
from engine.treasure_fleet.careful import best_for_neutral, best_shot, loads
from engine.treasure_fleet.governor import CountTreasure, RansomGovernor
from engine.treasure_fleet.places import hand_of, loaded_on, shots_at, taken_by
from engine.treasure_fleet.state import (
    VOLLEYS,
    FGame,
    clockwise,
    fired_at,
    loads_extra,
    row_number,
    row_size,
    stormed,
    targets,
)

SAILINGS = Chapter("fleet_sailings")


@SAILINGS.step
class Sailing(Step):
    """One sailing after another, then the governor (Next Sailing). [T Capture 5]"""

    def play(self, game: FGame) -> Plan:
        state = game.state
        if state.sailing == state.sailings:
            return then(RansomGovernor(), CountTreasure())
        state.sailing += 1
        state.first_lookout = state.lookout
        return again(ShipsAppear(), LoadCards(), *(FleetVolley() for _ in range(VOLLEYS)), EndSailing())


@SAILINGS.step
class ShipsAppear(Step):
    """Four treasure ships (five with five players) lie face up; a stormed cursed ship is one of them.
    [T Setup 9; T Options 11]
    """

    def play(self, game: FGame) -> Play:
        stayed = game.places.at("fleet.row")
        for ship in stayed:
            game.move(fired_at(game, ship), shots_at(ship), "pirate.spent")
            game.log("fleet.storm.over", ship=ship)
        missing = row_size(game.seats) - len(stayed)
        drawn = yield from game.draw("fleet", "fleet.row", missing, "treasure ships")
        row = [
            {"say": "fleet-numbered", "at": at, "ship": ship}
            for at, ship in enumerate(game.places.at("fleet.row"), 1)
        ]
        of = game.state.sailings
        game.log("fleet.sailing", sailing=game.state.sailing, of=of, ships=drawn, row=row)
        return None


@SAILINGS.step
class LoadCards(Step):
    """All load three cards at once, unseen; those not next to the lookout may load a fourth (Loading
    Phase). [T Volleys 1-3; G-T6]
    """

    def play(self, game: FGame) -> Play:
        answers = yield from game.ask_all([self.asked(game, seat) for seat in range(game.seats)])
        for seat, cards in enumerate(answers):
            game.move(cards, hand_of(seat), loaded_on(seat))
            game.log("fleet.loaded", seat=seat, count=len(cards), private={seat: {"cards": cards}})
        return None

    def asked(self, game: FGame, seat: int) -> Decision:
        """The question to one player: only he sees the cards."""
        hand = game.places.at(hand_of(seat))
        most = VOLLEYS + loads_extra(game.state, seat)
        return Decision(
            seat,
            "fleet.load",
            [loading(card) for card in hand],
            least=VOLLEYS,
            most=most,
            default=hand[-VOLLEYS:],
            args={"most": most},
            bundles=lambda: _loads(hand, most),
        )


def _loads(hand: Sequence[str], most: int) -> list[Bundle]:
    """To load as many as may be: the strongest cannons, one of each strength, or the weakest; and a boarding
    party with the strongest, or with one of each strength.
    """
    parties = [card for card in hand if kind_of(card) == "boarding_party"][:1]
    boarding = [[*parties, *guns] for guns in list(loads(hand, most - 1).values())[:2] if parties]
    found = [*loads(hand, most).values(), *boarding]
    told = {tuple(card.partition(".")[0] for card in cards): cards for cards in found}
    return [
        Bundle(
            tuple(load),
            "load" if all(map(cannons, load)) else "load-party",
            {"cannons": [count for card in load if (count := cannons(card))]},
        )
        for load in told.values()
    ]


@cache
def loading(card: str) -> Option:
    """The option to load a card, and how several are called: cannons by their shots."""
    shots = cannons(card) if card != UNSEEN else 0
    called = {"short": shots or card, "others": int(not shots)}
    return Option(card, {"card": card, **called}, say="load-card", secret=True)


@SAILINGS.step
class FleetVolley(Step):
    """From the lookout clockwise, everybody places a card; then the lookout passes on, except the last time
    (Attack Phase). With two players, the lookout begins with a card of the neutral pirate (Rules for Two
    Players). [T Volleys 5, 6; T Two players 2]
    """

    def play(self, game: FGame) -> Play:
        state = game.state
        state.volley += 1
        if state.neutral:
            yield from place_neutral_card(game, state.lookout)
        for seat in clockwise(game, state.lookout):
            yield from place_card(game, seat)
        if state.volley < VOLLEYS:
            pass_lookout(game)
        return None

    def ask_again(self, game: FGame, decision: Decision) -> Play:
        """The neutral pirate's card, if the lookout holds it; else a card of one's own."""
        if taken := game.places.at(taken_by(decision.seat)):
            yield from place_taken(game, decision.seat, taken[0])
        else:
            yield from place_card(game, decision.seat)
        return None


def place_card(game: FGame, seat: int) -> Generator[Request, Any, None]:
    """A player places one of the loaded cards at a ship; the others follow clockwise. [T Volleys 4, 5]"""
    place = loaded_on(seat)
    loaded, ships = game.places.held[place], targets(game)
    options = [shots[ship] for shots in map(_shots, loaded) for ship in ships]
    if game.tells:
        tell_of_storms(game, loaded)
    pick = options[0].id
    if len(options) > 1:
        weigh = partial(_best_of_loaded, game, seat)
        order = clockwise(game, game.state.lookout)
        args = {"seats": order[order.index(seat) + 1 :]}
        (pick,) = yield from game.ask(Weighed(seat, "fleet.place", options, args=args, weigh=weigh))
    card, _, ship = pick.partition(":")
    game.log("fleet.placed", seat=seat, card=card, ship=ship, at=row_number(game, ship))
    place_at(game, card, place, ship)


def _best_of_loaded(game: FGame, seat: int) -> list[str]:
    loaded = game.places.held[loaded_on(seat)]
    return [":".join(best_shot(game, seat, loaded, [ship for ship, _ in targets(game)]))]


class _Shots(dict[tuple[str, int], Option]):
    """The options to place a card, by ship and her number in the row; each is made once."""

    def __init__(self, card: str) -> None:
        super().__init__()
        self._card = card

    def __missing__(self, where: tuple[str, int]) -> Option:
        self[where] = found = at_ship(self._card, *where)
        return found


_shots = cache(_Shots)


def at_ship(card: str, ship: str, at: int) -> Option:
    """The option to place a card at a ship, the `at`-th of the row."""
    return Option(f"{card}:{ship}", {"card": card, "ship": ship, "at": at}, say="place-card", secret=True)


def place_neutral_card(game: FGame, seat: int) -> Generator[Request, Any, None]:
    """The lookout takes the top card of the neutral pirate deck and places it, before her own (G-T2).
    [T Two players 3]
    """
    (card,) = yield from game.draw_unseen("neutral.deck", taken_by(seat), 1, "neutral card")
    yield from place_taken(game, seat, card)


def place_taken(game: FGame, seat: int, card: str) -> Generator[Request, Any, None]:
    """The lookout places the card of the neutral pirate that she has taken."""
    if game.tells:
        tell_of_storms(game, [])
    ships = [neutral_at(ship, at) for ship, at in targets(game)]

    def best() -> list[str]:
        return [best_for_neutral(game, seat, card, [ship.id for ship in ships])]

    ship = ships[0].id
    if len(ships) > 1:
        asked = Weighed(seat, "fleet.neutral", ships, private_args={"card": card}, weigh=best)
        (ship,) = yield from game.ask(asked)
    game.log("fleet.neutral.placed", seat=seat, card=card, ship=ship, at=row_number(game, ship))
    place_at(game, card, taken_by(seat), ship)


STORMED = Refusal("fleet-stormed")


def tell_of_storms(game: FGame, cards: Sequence[str]) -> None:
    """Which ships are not fired upon with these cards (the neutral pirate's: none), and why."""
    row = game.places.held["fleet.row"]
    for at, ship in enumerate(row, 1):
        if kind_of(ship) != "ship" and stormed(game, ship):
            for option in [at_ship(card, ship, at) for card in cards] or [neutral_at(ship, at)]:
                game.offers(option, STORMED)


@cache
def neutral_at(ship: str, at: int) -> Option:
    """The option to place the neutral card at a ship, the `at`-th of the row.

    Only the lookout sees the card while choosing.
    """
    return Option(ship, {"ship": ship, "at": at}, say="place-neutral", secret=True)


def place_at(game: FGame, card: str, source: str, ship: str) -> None:
    """Place a card at a ship; a storm removes all cannon fire there (Optional Cards, Storms).
    [T Options 7-9; T Two players 7; G-T5]
    """
    fired = shots_at(ship)
    game.move([card], source, fired)
    if kind_of(card) != "storm":
        return
    gone = [other for other in game.places.held[fired] if cannons(other)]
    if kind_of(ship) == "ship":
        game.log("fleet.storm", ship=ship, at=row_number(game, ship), cards=gone)
        gone.append(card)
    else:
        game.log("fleet.storm.cursed", ship=ship, at=row_number(game, ship), cards=gone)
    game.move(gone, fired, "pirate.spent")


def pass_lookout(game: FGame) -> None:
    """The lookout passes clockwise to the next player. [T Volleys 6]"""
    game.state.lookout = (game.state.lookout + 1) % game.seats
    game.log("fleet.lookout", seat=game.state.lookout)


@SAILINGS.step
class PassLookout(Step):
    """Before the next sailing the lookout passes once more, except with three players (Next Sailing).
    [T Volleys 7]
    """

    def play(self, game: FGame) -> None:
        if game.seats != 3 and game.state.sailing < game.state.sailings:
            pass_lookout(game)


@SAILINGS.step
class EndSailing(Step):
    """Unused cards go back unseen, curses strike, ships are captured, the lookout passes (Capture Phase).
    [T Volleys 3; G-T6]
    """

    def play(self, game: FGame) -> Plan:
        for seat in range(game.seats):
            place = loaded_on(seat)
            if left := game.places.at(place):
                game.move(left, place, hand_of(seat))
                game.log("fleet.returned", seat=seat, count=len(left), private={seat: {"cards": left}})
        game.stands()
        game.state.volley = 0
        cursed = [ship for ship, _ in targets(game) if kind_of(ship) == "cursed"]
        return then(*(CurseStrikes(ship=ship) for ship in cursed), CaptureShips(), PassLookout())
