"""What many games say about a game's balance: who wins with what, how points are earned, what is used, and
what becomes of whom aboard which ship.
"""

from __future__ import annotations

import statistics
from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from typing import Any, NamedTuple

import msgspec
from rich.console import Console
from rich.table import Column
from rich.table import Table as Grid

from data.locale import Texts
from engine.kernel import SeatTally, Used

FAIR = (0.5, 1.6)
"""A start is balanced if its share of wins, relative to the fair one, is between these."""

Modules = Mapping[str, Mapping[str, Used]]
"""For each module of a game the uses of its ways."""


class Game(NamedTuple):
    """A game: rounds, decisions, the seats that won, each seat's tally, and the uses of its modules."""

    rounds: int
    decisions: int
    winners: Sequence[int]
    tallies: Sequence[SeatTally]
    used: Modules = {}


class Share(msgspec.Struct):
    """Results for everybody with the same start: a captain, a ship, a seat."""

    name: str
    games: int = 0
    wins: float = 0.0
    """Games won; a shared win counts in part."""
    fair: float = 0.0
    """Games they would have won if all starts were equal."""
    points: float = 0.0
    losses: int = 0
    rounds: int = 0
    decisions: int = 0

    def told(self) -> dict[str, Any]:
        """Its figures: the `share` of wins in games and relative to the fair one, the rest per game."""
        games = max(1, self.games)
        return {
            "name": self.name,
            "games": self.games,
            "wins": round(self.wins, 2),
            "share": round(self.wins / games, 4),
            "against_fair": round(self.wins / self.fair, 3) if self.fair else 0.0,
            "points": round(self.points / games, 2),
            "losses": round(self.losses / games, 2),
            "rounds": round(self.rounds / games, 2),
            "decisions": round(self.decisions / games, 1),
        }


def balance(games: Sequence[Game]) -> dict[str, Any]:
    """The figures of all finished games: shares by every label and by seat, ways of earning, cards used, what
    was met aboard each ship, the use of each module, what became of cards held.
    """
    finished = [game for game in games if game.tallies]
    shares: dict[str, dict[str, Share]] = {}
    for rounds, decisions, winners, tallies, _ in finished:
        for seat, tally in enumerate(tallies):
            for kind, name in (*tally.labels.items(), ("seat", str(seat))):
                share = shares.setdefault(kind, {}).setdefault(name, Share(name))
                share.games += 1
                share.wins += 1 / len(winners) if seat in winners else 0
                share.fair += 1 / len(tallies)
                share.points += sum(tally.points.values())
                share.losses += tally.losses
                share.rounds += rounds
                share.decisions += decisions
    return {
        "shares": {
            kind: sorted((share.told() for share in found.values()), key=_by_success)
            for kind, found in sorted(shares.items())
        },
        "ways": _ways(finished),
        "uses": dict(
            Counter(use for game in finished for tally in game.tallies for use in tally.uses).most_common()
        ),
        "aboard": _aboard(finished),
        "modules": _modules(finished),
        "held": _held(finished),
        "turns": _turns(finished),
        "setbacks": _setbacks(finished),
        "rounds": statistics.median(game.rounds for game in finished) if finished else 0,
        "decisions": statistics.median(game.decisions for game in finished) if finished else 0,
    }


def _by_success(share: dict[str, Any]) -> tuple[float, str]:
    return -share["against_fair"], share["name"]


def _ways(games: Iterable[Game]) -> list[dict[str, Any]]:
    """For each way of earning: a seat's points per game, a winner's, and the share of games that had it."""
    earned: Counter[str] = Counter()
    winning: Counter[str] = Counter()
    seen: Counter[str] = Counter()
    seats = winners = count = 0
    for _, _, won, tallies, _ in games:
        count += 1
        seats += len(tallies)
        winners += len(won)
        for seat, tally in enumerate(tallies):
            earned.update(tally.points)
            if seat in won:
                winning.update(tally.points)
        seen.update({way for tally in tallies for way, points in tally.points.items() if points})
    return [
        {
            "name": way,
            "points": round(points / seats, 3),
            "points_of_winners": round(winning[way] / max(1, winners), 3),
            "games": round(seen[way] / count, 4),
        }
        for way, points in earned.most_common()
    ]


def _aboard(games: Sequence[Game]) -> list[dict[str, Any]]:
    """For each kind of ship: how many seats sailed her, and what these met aboard her in a game."""
    met: dict[str, Counter[str]] = {}
    seats: Counter[str] = Counter()
    for tally in (tally for game in games for tally in game.tallies):
        seats.update(tally.aboard.keys())
        for name, counts in tally.aboard.items():
            met.setdefault(name, Counter()).update(counts)
    kinds = dict.fromkeys(kind for counts in met.values() for kind in counts)
    return [
        {"name": name, "seats": count, **{kind: round(met[name][kind] / count, 3) for kind in kinds}}
        for name, count in seats.most_common()
    ]


def _held(games: Sequence[Game]) -> list[dict[str, Any]]:
    """For each card that seats had: how many seats, what became of it in all, and the wins of those who had
    and of those who used it, relative to the fair share.
    """
    fates: dict[str, Counter[str]] = {}
    had: dict[str, Share] = {}
    used: dict[str, Share] = {}
    for game in games:
        for seat, tally in enumerate(game.tallies):
            for card, met in tally.held.items():
                fates.setdefault(card, Counter()).update(met)
                _win_with(had, card, game, seat)
                if met.get("used"):
                    _win_with(used, card, game, seat)
    kinds = dict.fromkeys(kind for met in fates.values() for kind in met)
    return [
        {
            "name": card,
            "seats": had[card].games,
            **{kind: met[kind] for kind in kinds},
            "holders": had[card].told()["against_fair"],
            "users": used[card].told()["against_fair"] if card in used else None,
        }
        for card, met in sorted(fates.items())
    ]


def _turns(games: Sequence[Game]) -> dict[str, float]:
    """What is added up over turns, on average for each turn that an answer ended; the others are not told."""
    sums: Counter[str] = Counter()
    for tally in (tally for game in games for tally in game.tallies):
        sums.update(tally.turns)
    count = sums.pop("turns", 0)
    return {what: round(amount / count, 3) for what, amount in sums.items()} if count else {}


def _setbacks(games: Sequence[Game]) -> dict[str, float]:
    """How often seats were set back in a game, by cause."""
    causes: Counter[str] = Counter()
    for tally in (tally for game in games for tally in game.tallies):
        causes.update(tally.setbacks)
    return {cause: round(times / len(games), 3) for cause, times in causes.most_common()}


def _win_with(shares: dict[str, Share], card: str, game: Game, seat: int) -> None:
    share = shares.setdefault(card, Share(card))
    share.games += 1
    share.wins += 1 / len(game.winners) if seat in game.winners else 0
    share.fair += 1 / len(game.tallies)


def _modules(games: Sequence[Game]) -> list[dict[str, Any]]:
    """For each way of each module: its uses and sums a game, and the share of games that had it."""
    played = Counter(module for game in games for module in game.used)
    ways = {(module, way): None for game in games for module, told in game.used.items() for way in told}
    return [
        _way(
            module,
            way,
            played[module],
            [told for game in games if (told := game.used.get(module, {}).get(way))],
        )
        for module, way in ways
    ]


def _way(module: str, way: str, games: int, told: Sequence[Used]) -> dict[str, Any]:
    sums: Counter[str] = Counter()
    for used in told:
        sums.update(used.sums)
    return {
        "module": module,
        "way": way,
        "times": round(sum(used.times for used in told) / games, 3),
        "games": round(sum(used.times > 0 for used in told) / games, 4),
        "sums": {name: round(amount / games, 3) for name, amount in sums.items()},
    }


def show_balance(figures: dict[str, Any], texts: Texts) -> None:
    """The same as tables on the terminal; values outside the bounds of a fair share are highlighted."""
    console = Console()
    for kind, shares in figures["shares"].items():
        console.print(_shares_grid(kind, shares, texts))
    ways = Grid("way of earning", "points a game", "winners’ points", "in games")
    for way in figures["ways"]:
        ways.add_row(
            way["name"], f"{way['points']:.2f}", f"{way['points_of_winners']:.2f}", f"{way['games']:.0%}"
        )
    console.print(ways)
    if figures["uses"]:
        uses = Grid("card", "used")
        for name, count in figures["uses"].items():
            uses.add_row(texts.name(name), str(count))
        console.print(uses)
    grids = (
        _figures_grid("each turn", figures["turns"]),
        _figures_grid("set back by", figures["setbacks"]),
        _aboard_grid(figures["aboard"], texts),
        _modules_grid(figures["modules"]),
        _held_grid(figures["held"], texts),
    )
    for table in grids:
        if table.row_count:
            console.print(table)


def _figures_grid(head: str, figures: Mapping[str, float]) -> Grid:
    grid = Grid(head, "mean")
    for name, figure in figures.items():
        grid.add_row(name, f"{figure:g}")
    return grid


def _aboard_grid(rows: list[dict[str, Any]], texts: Texts) -> Grid:
    heads = [head for head in dict.fromkeys(key for row in rows for key in row) if head != "name"]
    grid = Grid("aboard", *heads)
    for row in rows:
        grid.add_row(texts.name(row["name"]), *(f"{row[head]:g}" for head in heads))
    return grid


def _modules_grid(rows: list[dict[str, Any]]) -> Grid:
    """What was never used is highlighted."""
    grid = Grid("module", "way", "a game", "in games", "brought")
    for row in rows:
        times = f"{row['times']:g}" if row["times"] else "[red]0[/]"
        brought = ", ".join(f"{name} {amount:g}" for name, amount in row["sums"].items())
        grid.add_row(row["module"], row["way"], times, f"{row['games']:.0%}", brought)
    return grid


def _held_grid(rows: list[dict[str, Any]], texts: Texts) -> Grid:
    """What nobody ever used is highlighted."""
    heads = [head for head in dict.fromkeys(key for row in rows for key in row) if head != "name"]
    grid = Grid(
        Column("card held", no_wrap=True),
        *(f"{head} /fair" if head.endswith("ers") else head for head in heads),
    )
    for row in rows:
        unused = row["users"] is None
        cells = ["" if row[head] is None else f"{row[head]:g}" for head in heads]
        grid.add_row(f"[red]{texts.name(row['name'])}[/]" if unused else texts.name(row["name"]), *cells)
    return grid


def _shares_grid(kind: str, shares: list[dict[str, Any]], texts: Texts) -> Grid:
    heads = ("games", "wins", "/fair", "points", "losses", "rounds", "decisions")
    grid = Grid(Column(kind, no_wrap=True), *heads)
    low, high = FAIR
    for share in shares:
        against = f"{share['against_fair']:.2f}"
        grid.add_row(
            share["name"] if kind == "seat" else texts.name(share["name"]),
            str(share["games"]),
            f"{share['share']:.1%}",
            against if low <= share["against_fair"] <= high else f"[red]{against}[/]",
            f"{share['points']:.1f}",
            f"{share['losses']:.2f}",
            f"{share['rounds']:.1f}",
            f"{share['decisions']:.0f}",
        )
    return grid
