"""Expedition requests: completed with one's own persons, in one's own turn (Expedition Request; G-P5)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Generator, Iterator, Mapping, Sequence
from functools import lru_cache
from itertools import combinations, product
from typing import Any

from engine.kernel import Decision, Option, Refusal, Request
from engine.port_royal.box import CREWS, SKILLS, card_id, expedition, points_of
from engine.port_royal.cards import gain_coins
from engine.port_royal.ending import influence_changed
from engine.port_royal.persons import skills_of
from engine.port_royal.places import DISCARDS, EXPEDITIONS, display_of
from engine.port_royal.state import PGame

JOKER = "jack"


def crews(game: PGame, seat: int, request: str) -> list[list[str]]:
    """The different crews a seat could send on an expedition; jacks of all trades go last.

    Persons of one card are all alike: the first of them go. [R Expeditions 2; R Persons 2]
    """
    needs = CREWS[request]
    held = game.places.held.get(display_of(seat), ())
    by_skill = {skill: [p for p in held if SKILLS.get(p) == skill] for skill in (*needs, JOKER)}
    return sorted(_crews(needs, by_skill), key=_jacks)


def _crews(needs: Mapping[str, int], held: Mapping[str, list[str]]) -> Iterator[list[str]]:
    for jokers in product(*(range(count + 1) for count in needs.values())):
        own = [
            _selections(held[symbol], count - by_joker)
            for (symbol, count), by_joker in zip(needs.items(), jokers, strict=True)
        ]
        for parts in product(*own, _selections(held[JOKER], sum(jokers))):
            yield [piece for part in parts for piece in part]


def _selections(persons: Sequence[str], count: int) -> list[tuple[str, ...]]:
    """The different ways to send this many of these persons; none if there are too few."""
    found: dict[tuple[str, ...], tuple[str, ...]] = {}
    for some in combinations(persons, count):
        found.setdefault(tuple(sorted(map(card_id, some))), some)
    return list(found.values())


def _jacks(crew: list[str]) -> int:
    return sum(SKILLS[piece] == JOKER for piece in crew)


@lru_cache(maxsize=4096)
def able(skilled: tuple[str, ...], wanted: tuple[str, ...]) -> list[str]:
    """The expeditions whose crews can be formed by persons with these skills, with jacks of all trades
    standing in.
    """
    jokers = skilled.count(JOKER)

    def missing(request: str) -> int:
        return sum(max(0, count - skilled.count(symbol)) for symbol, count in CREWS[request].items())

    return [request for request in wanted if missing(request) <= jokers]


def requests(game: PGame, seat: int) -> list[Option]:
    """The expeditions this seat could complete now, as options."""
    held = game.places.held
    display, wanted = held.get(display_of(seat)), held.get(EXPEDITIONS)
    if wanted is None or (display is None and not game.tells):
        return []
    skilled = skills_of(tuple(display or ()))
    possible = able(skilled, tuple(wanted))
    if game.tells:
        _tell_who_is_missing(game, skilled, [request for request in wanted if request not in possible])
    return [_request(game, request) for request in possible]


def _request(game: PGame, request: str) -> Option:
    """The option to complete an expedition."""
    args = {"card": request, "coins": expedition(game, request).coins, "points": points_of(game, request)}
    return Option(f"expedition:{request}", args)


def _tell_who_is_missing(game: PGame, skilled: Sequence[str], requests: Sequence[str]) -> None:
    """Of each of these expeditions, the persons that are lacking."""
    for request in requests:
        lacking = Counter(CREWS[request]) - Counter(skilled)
        persons = {f"royal_{skill}": n for skill, n in lacking.items()}
        figures = {"lacking": lacking.total(), "jacks": skilled.count(JOKER)}
        refusal = Refusal("crew-lacking", {"persons": persons, **figures})
        game.offers(_request(game, request), refusal)


def _given_up(game: PGame, crew: Sequence[str]) -> int:
    return sum(points_of(game, piece) for piece in crew)


def cheapest(game: PGame, choices: Sequence[list[str]]) -> list[str]:
    """The crew with the fewest influence points, then with the fewest jacks of all trades."""
    return min(choices, key=lambda crew: (_given_up(game, crew), _jacks(crew)))


def worthwhile(game: PGame, seat: int) -> str:
    """The id of the request that brings this seat the most influence points beyond those of its crew; ""
    if none brings any.
    """
    gains = {
        option.id: option.args["points"]
        - _given_up(game, cheapest(game, crews(game, seat, option.args["card"])))
        for option in requests(game, seat)
    }
    best = max(gains, key=lambda id: gains[id], default="")
    return best if best and gains[best] > 0 else ""


def complete(game: PGame, seat: int, picked: str) -> Generator[Request, Any, None]:
    """Discard the crew, take the expedition and its coins. `picked` is the id of one of `requests`.
    [R Expeditions 1]
    """
    request = picked.partition(":")[2]
    choices = crews(game, seat, request)
    crew = choices[0]
    if len(choices) > 1:
        options = [Option(f"crew:{':'.join(choice)}", {"cards": choice}) for choice in choices]
        default = f"crew:{':'.join(cheapest(game, choices))}"
        asked = Decision(seat, "crew", options, default=[default], args={"card": request})
        (chosen,) = yield from game.ask(asked)
        crew = chosen.split(":")[1:]
    gone = _given_up(game, crew)
    game.move(crew, display_of(seat), DISCARDS)
    game.move([request], EXPEDITIONS, display_of(seat))
    reward = expedition(game, request)
    game.log("expedition.completed", seat=seat, card=card_id(request), cards=crew, coins=reward.coins,
              points=reward.points, gone=gone, net=reward.points - gone)  # fmt: skip
    yield from gain_coins(game, seat, reward.coins)
    influence_changed(game, seat)
