"""What a careful captain would answer, by his own cards and what lies open: the defaults of questions."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence

from engine.treasure_fleet.box import cannons, flag_of, kind_of, points
from engine.treasure_fleet.places import captured_by
from engine.treasure_fleet.state import FGame, captor, fired_at

Fire = Mapping[str, list[str]]
"""The cards at each ship of the row."""

STRENGTH = {"storm": 6, "boarding_party": 7}
"""What a careful captain keeps for later, compared with cannons."""


def strength(card: str) -> int:
    """How gladly he keeps a card for later."""
    return STRENGTH.get(kind_of(card), cannons(card))


LOADS = ("strong", "spread", "weak")
"""The rules by which cannons are loaded: the strongest, one of each strength, the weakest."""


def loads(hand: Sequence[str], most: int) -> dict[str, list[str]]:
    """As many cannons as may be loaded, by each of the `LOADS`; none if there are no more than these."""
    ranked = sorted((card for card in hand if cannons(card)), key=cannons, reverse=True)
    if len(ranked) <= most:
        return {}
    last = len(ranked) - 1
    spread = [ranked[round(at * last / (most - 1))] for at in range(most)]
    return dict(zip(LOADS, (ranked[:most], spread, ranked[-most:]), strict=True))


def best_shot(game: FGame, seat: int, cards: Iterable[str], ships: Iterable[str]) -> tuple[str, str]:
    """Which of these cards goes to which ship: where he stands best if the sailing ended then, with the
    weakest card that does it.
    """
    shots = [(card, ship) for card in cards for ship in ships]
    fire = _fire(game)
    return max(shots, key=lambda shot: (worth(game, seat, after(fire, *shot)), -strength(shot[0])))


def best_for_neutral(game: FGame, seat: int, card: str, ships: Iterable[str]) -> str:
    """Where a card of the neutral pirate harms him least and the others most."""
    fire = _fire(game)
    others = [other for other in range(game.seats) if other != seat]

    def stands(ship: str) -> tuple[int, int]:
        then = after(fire, card, ship)
        return worth(game, seat, then), -sum(worth(game, other, then) for other in others)

    return max(ships, key=stands)


def _fire(game: FGame) -> dict[str, list[str]]:
    return {ship: fired_at(game, ship) for ship in game.places.at("fleet.row")}


def after(fire: Fire, card: str, ship: str) -> Fire:
    """The fire once a card is placed at a ship; a storm removes all cannon fire there, and stays at a cursed
    ship (Optional Cards, Storms).
    """
    cards = [*fire[ship], card]
    if kind_of(card) == "storm":
        cards = [other for other in cards if not cannons(other)]
        if kind_of(ship) == "ship":
            cards.remove(card)
    return {**fire, ship: cards}


def worth(game: FGame, seat: int, fire: Fire) -> int:
    """The treasure points that a seat would win, less what curses would take, if the sailing ended with this
    fire.
    """
    flag, held = game.state.seats[seat].flag, game.places.at(captured_by(seat))
    won = sum(
        points(ship) for ship, cards in fire.items() if kind_of(ship) == "ship" and captor(cards) == flag
    )
    curses = [
        ship
        for ship, cards in fire.items()
        if kind_of(ship) == "cursed"
        and not any(kind_of(card) == "storm" for card in cards)
        and flag not in map(flag_of, cards)
    ]
    return won - sum(sorted(map(points, held))[: len(curses)])
