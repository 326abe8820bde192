"""`quartermaster simulate GAME`: whole games among computer captains, without Discord."""

from __future__ import annotations

import statistics
import time
from collections import Counter
from collections.abc import Iterator, Sequence
from enum import StrEnum
from math import ceil
from pathlib import Path
from typing import Annotated, Any, NamedTuple

import msgspec
import typer
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table as Grid

from bot.cli.balance import Game, balance, show_balance
from bot.cli.chosen import modules_of
from bot.cli.many.game import HELM, Order, Outcome
from bot.cli.many.here import played_here
from bot.content import prepare_content
from bot.problems import Problem
from bot.settings import read_settings
from data.locale import Texts
from engine.captains import LEVELS, Level
from engine.games import GAMES, load_game
from engine.kernel import FIRST_VOYAGE, OPENING, AnswerError, GameSpec


class Company(NamedTuple):
    """Who plays if nobody says so: the seats, and the level of their captains."""

    seats: int
    level: int


USUAL, VOYAGE = Company(4, Level.RANDOM), Company(3, Level.GENTLE)
SHOWN_FAILURES = 5
SURE = 0.9
"""How likely a card is of which a rival is as good as sure."""
FEW = 3
POINT_BY, SAFE_UNTIL = 3, 6
"""The round by which whoever follows it should have a point, and the first in which he may well die."""


class Report(StrEnum):
    """What is reported about the games."""

    RESULTS = "results"
    BALANCE = "balance"
    PAUSES = "pauses"


At = Annotated[
    str,
    typer.Option(
        help="The address of a Dask scheduler whose workers play, as tcp://host:8786; the result is the same."
    ),
]


def command(
    game: Annotated[str, typer.Argument(help="The id of the game.", metavar="GAME")],
    seats: Annotated[int, typer.Option(help="How many captains sit at each table.")] = 0,
    captains: Annotated[
        str,
        typer.Option(help="Their levels in the order of the seats, e.g. 2,1,gentle; one stands for all."),
    ] = "",
    games: Annotated[int, typer.Option(help="How many games are played.")] = 100,
    seed: Annotated[str, typer.Option(help="Any text; equal seeds play equal games.")] = "quartermaster",
    modules: Annotated[str, typer.Option(help="Expansion modules by commas, or “all”.")] = "",
    options: Annotated[str, typer.Option(help="Settings of the table, e.g. goal=8.")] = "",
    jobs: Annotated[int, typer.Option(help="Processes to play in; the result is the same.")] = 1,
    cluster: At = "",
    check: Annotated[
        bool, typer.Option("--check", help="Watch the conservation laws at every step.")
    ] = False,
    first_voyage: Annotated[
        bool,
        typer.Option("--first-voyage", help="First voyages; seat 0 follows the helm's advice."),
    ] = False,
    report: Annotated[
        Report,
        typer.Option(help="The results, their balance, or what pauses tell a rival who forgets nothing."),
    ] = Report.RESULTS,
    json: Annotated[bool, typer.Option("--json", help="As JSON instead of a table.")] = False,
) -> int:
    """Play whole games among computer captains and report how they went."""
    settings = read_settings()
    prepare_content(settings)
    if games < 1 or jobs < 1:
        raise Problem("--games and --jobs are whole numbers from 1.")
    if first_voyage:
        options = ",".join(filter(None, (options, f"{OPENING.id}={FIRST_VOYAGE}")))
    usual = VOYAGE if first_voyage else USUAL
    seats, captains = seats or usual.seats, captains or str(usual.level)
    orders = _orders(game, seats, captains, games, seed, modules, options)
    orders = [_asked(order, report, check=check, voyage=first_voyage) for order in orders]
    began = time.perf_counter()
    outcomes = _play(orders, _played(orders, jobs, cluster, settings.content_pack))
    figures = summary(game, seats, outcomes, time.perf_counter() - began) | _reported(
        report, outcomes, first_voyage=first_voyage
    )
    _tell_failures([outcome for outcome in outcomes if outcome.fault])
    if json:
        print(msgspec.json.encode(figures).decode())  # noqa: T201
    else:
        _show(figures, orders[0].levels)
        if report is Report.BALANCE:
            show_balance(figures["balance"], Texts(extra=settings.text_folders))
    return 1 if figures["failed"] else 0


# --- requested games -------------------------------------------------------------------------------


def _orders(
    game: str, seats: int, captains: str, games: int, seed: str, modules: str, options: str
) -> list[Order]:
    """The games to play. The first has the seed itself, so that any of them can be replayed alone."""
    if game not in GAMES:
        raise Problem(f"there is no game “{game}”; the games are {', '.join(GAMES)}.")
    spec = load_game(game)
    if seats not in spec.seats:
        raise Problem(
            f"{game} is for {spec.low_seats} to {spec.high_seats} seats, not {seats}; change --seats."
        )
    levels = _levels(captains, seats)
    chosen = modules_of(spec, modules)
    settled = _settings(spec, options, chosen)
    if refusal := spec.refuses(seats, settled, chosen):
        raise Problem(Texts().refusal(refusal))
    seeds = [seed, *(f"{seed}.{number}" for number in range(2, games + 1))]
    return [Order(game, levels, one, settled, chosen) for one in seeds]


def _levels(captains: str, seats: int) -> tuple[int, ...]:
    given = [level.strip() for level in captains.split(",")]
    named = {str(int(level)): level for level in LEVELS} | {level.name.lower(): level for level in LEVELS}
    if unknown := [level for level in given if level not in named]:
        known = ", ".join(f"{level.value} ({level.name.lower()})" for level in LEVELS)
        raise Problem(f"there is no captain of level “{unknown[0]}”; the levels are {known}.")
    if len(given) not in (1, seats):
        raise Problem(
            f"--captains names {len(given)} levels for {seats} seats; name one for each, or one for all."
        )
    levels = given if len(given) == seats else given * seats
    return tuple(named[level] for level in levels)


def _settings(spec: GameSpec, options: str, modules: tuple[str, ...]) -> dict[str, Any]:
    pairs = [pair.partition("=") for pair in options.split(",") if pair.strip()]
    if any(not equals for _, equals, _ in pairs):
        raise Problem("--options are written name=value, with commas between them.")
    given = {name.strip(): value for name, _, value in pairs}
    if len(given) < len(pairs):
        twice = Counter(name.strip() for name, _, _ in pairs).most_common(1)[0][0]
        raise Problem(f"--options give {twice} twice; give it once.")
    try:
        return spec.resolve_options(given, modules)
    except AnswerError as refused:
        raise Problem(Texts().refusal(refused.refusal)) from refused


def _asked(order: Order, report: Report, *, check: bool, voyage: bool) -> Order:
    """A game with what is to be watched in it."""
    tally, pauses = voyage or report is Report.BALANCE, report is Report.PAUSES
    return msgspec.structs.replace(order, check=check, tally=tally, pauses=pauses, voyage=voyage)


# --- playing ----------------------------------------------------------------------------------------


def _play(orders: Sequence[Order], outcomes: Iterator[Outcome]) -> list[Outcome]:
    """All outcomes, in order, with a progress bar on standard error if somebody is watching."""
    console = Console(stderr=True)
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=console, transient=True, disable=not console.is_terminal) as progress:
        return list(progress.track(outcomes, total=len(orders), description=orders[0].game))


def _played(orders: Sequence[Order], jobs: int, cluster: str, pack: Path | None) -> Iterator[Outcome]:
    if not cluster:
        return played_here(orders, jobs, pack)
    try:
        from bot.cli.many.cluster import played_at
    except ImportError:
        raise Problem(
            "--cluster needs Dask; install it with: pip install 'discord-quartermaster[cluster]'."
        ) from None
    return played_at(orders, cluster, pack)


def _reported(report: Report, outcomes: Sequence[Outcome], *, first_voyage: bool) -> dict[str, Any]:
    """What is reported besides the results."""
    figures: dict[str, Any] = {"voyage": voyage(outcomes)} if first_voyage else {}
    if report is Report.BALANCE:
        figures |= {"balance": balance(list(map(_told, outcomes)))}
    if report is Report.PAUSES:
        figures |= {"pauses": told_by_pauses(outcomes)}
    return figures


# --- reporting --------------------------------------------------------------------------------------


def summary(game: str, seats: int, outcomes: Sequence[Outcome], seconds: float) -> dict[str, Any]:
    """The figures of all games; a shared win counts for each winner, medians are of finished games."""
    finished = [outcome for outcome in outcomes if not outcome.fault]
    wins = Counter(seat for outcome in finished for seat in outcome.winners)
    rounds = sorted(outcome.rounds for outcome in finished)
    return {
        "game": game,
        "games": len(outcomes),
        "finished": len(finished),
        "failed": len(outcomes) - len(finished),
        "decisions": sum(outcome.decisions for outcome in finished),
        "seconds": round(seconds, 3),
        "wins_by_seat": [wins[seat] for seat in range(seats)],
        "rounds": {
            "median": statistics.median(rounds) if rounds else 0,
            "p90": rounds[ceil(0.9 * len(rounds)) - 1] if rounds else 0,
        },
        "end_reasons": dict(sorted(Counter(outcome.reason for outcome in finished).items())),
    }


def voyage(outcomes: Sequence[Outcome]) -> dict[str, float]:
    """How first voyages went for who followed the helm: games in which he had his first point within three
    rounds, in which he died before the sixth, which he won; his points at the end on average.
    """
    helm = [(outcome, outcome.tallies[HELM]) for outcome in outcomes if outcome.tallies]
    points = [sum(tally.points.values()) for _, tally in helm]
    return {
        "games": len(helm),
        "point_by_round_3": sum(0 < tally.first_point <= POINT_BY for _, tally in helm),
        "dead_before_round_6": sum(0 < tally.first_loss < SAFE_UNTIL for _, tally in helm),
        "wins": sum(HELM in outcome.winners for outcome, _ in helm),
        "points": round(statistics.fmean(points), 2) if points else 0.0,
    }


def _told(outcome: Outcome) -> Game:
    """A game as the report of its balance reads it."""
    return Game(outcome.rounds, outcome.decisions, outcome.winners, outcome.tallies, outcome.used)


def told_by_pauses(outcomes: Sequence[Outcome]) -> dict[str, float]:
    """Hidden questions, and the share of them that name a card to a rival who remembers everything public, or
    leave him fewer than three. To name it is to be sure of it (`SURE`), and right.
    """
    finished = [outcome for outcome in outcomes if not outcome.fault]
    guesses = [guess for outcome in finished for guess in outcome.pauses]
    most = max(1, len(guesses))
    return {
        "pauses": len(guesses),
        "a_game": round(len(guesses) / max(1, len(finished)), 2),
        "name_the_card": round(sum(guess.right and guess.sure >= SURE for guess in guesses) / most, 4),
        "leave_fewer_than_three": round(sum(guess.left < FEW for guess in guesses) / most, 4),
    }


def _tell_failures(failed: Sequence[Outcome]) -> None:
    console = Console(stderr=True, highlight=False, soft_wrap=True)
    for outcome in failed[:SHOWN_FAILURES]:
        console.print(
            f"A game broke: {outcome.fault} Play it again with --games 1 --seed {outcome.seed!r}.",
            markup=False,
        )
    if len(failed) > SHOWN_FAILURES:
        console.print(f"{len(failed) - SHOWN_FAILURES} more games broke.")


def _show(report: dict[str, Any], levels: Sequence[int]) -> None:
    grid = Grid(report["game"], "", show_header=True)
    grid.add_row("games finished", f"{report['finished']} of {report['games']}")
    if report["failed"]:
        grid.add_row("broken", f"[red]{report['failed']}[/]")
    for seat, wins in enumerate(report["wins_by_seat"]):
        grid.add_row(f"won by seat {seat} (level {int(levels[seat])})", str(wins))
    rounds = report["rounds"]
    grid.add_row("rounds", f"{rounds['median']:g} in the middle, 9 of 10 within {rounds['p90']:g}")
    for reason, count in report["end_reasons"].items():
        grid.add_row(f"ended by {reason}", str(count))
    if sailed := report.get("voyage"):
        grid.add_row("first point within 3 rounds", f"{sailed['point_by_round_3']} of {sailed['games']}")
        grid.add_row("dead before round 6", str(sailed["dead_before_round_6"]))
        grid.add_row("won by following the helm", f"{sailed['wins']}, with {sailed['points']:g} points")
    if pauses := report.get("pauses"):
        grid.add_row("hidden questions a game", f"{pauses['a_game']:g}")
        grid.add_row("of them name the card", f"{pauses['name_the_card']:.1%}")
        grid.add_row("leave fewer than three cards", f"{pauses['leave_fewer_than_three']:.1%}")
    speed = report["decisions"] / max(report["seconds"], 0.001)
    grid.add_row("decisions", f"{report['decisions']:,} in {report['seconds']:.1f} s: {speed:,.0f} a second")
    Console().print(grid)
