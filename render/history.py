"""A finished game as a plot of everybody's points round by round, with the final scores."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from itertools import pairwise
from typing import Any, Literal

from PIL import Image, ImageDraw

from data.locale import Texts
from render.games import story
from render.kit.assets import icon
from render.kit.badges import badge
from render.kit.canvas import fitted, fitting, mix, stamp, stamp_centre, words, wrapped
from render.kit.game import View
from render.kit.picture import Picture, picture_of
from render.kit.theme import Theme, theme

Point = tuple[float, float]

MOST_ROW, CROWNED = 150, 112  # of a seat's score: the highest, and the least with a laurel beneath the points
NAME = 26  # the least size of a seat's name in one line
BADGE, SLOT = 38, 46  # a badge on a line, and the minimum distance to the next one
LABEL = 52  # from the middle of a round's number to the next one's
APART = 8  # lines of equal points run side by side if that misleads nobody
MOST_TICKS = 8


@dataclass(frozen=True, slots=True)
class Sheet:
    """The layout: the picture's size, the plot within (left, top, right, bottom), and the scores (left, top,
    right).
    """

    size: tuple[int, int]
    plot: tuple[int, int, int, int]
    scores: tuple[int, int, int]


SHEETS = {
    "wide": Sheet((1200, 760), (100, 132, 770, 656), (810, 132, 1176)),
    # The scores beneath the plot: on a narrow screen everything is larger.
    "tall": Sheet((860, 1190), (100, 120, 800, 600), (24, 716, 836)),
}


@dataclass(frozen=True, slots=True)
class ScoreHistory:
    """A game in figures: the rounds, and for each seat its points at the start of each of them and at the
    end.
    """

    game: str
    rounds: list[int]
    looks: list[int]
    lines: list[list[int]]
    winners: list[int]
    scores: list[Mapping[str, Any]]

    @property
    def most(self) -> int:
        """The most points anybody ever had."""
        return max(1, *(points for line in self.lines for points in line))

    @property
    def places(self) -> list[int]:
        """Each seat's place, the first being 1."""
        return final_places(self.game, self.scores, self.winners)

    @property
    def ranking(self) -> list[int]:
        """The seats by their places; those that share one in seat order."""
        return sorted(range(len(self.lines)), key=lambda seat: (self.places[seat], seat))


def places(ranks: Sequence[tuple[int, ...]], winners: Sequence[int]) -> list[int]:
    """The place of each seat: winners first, whatever they have, then by rank; equals share a place.

    If no seat wins, the first place goes to someone without a seat.
    """
    first = len(winners) or 1
    others = [had for seat, had in enumerate(ranks) if seat not in winners]
    return [
        1 if seat in winners else 1 + first + sum(other > had for other in others)
        for seat, had in enumerate(ranks)
    ]


def final_places(game: str, scores: Sequence[Mapping[str, Any]], winners: Sequence[int]) -> list[int]:
    """The place of each seat in a finished game, by its result.

    Raises ValueError for a game without pictures.
    """
    rank = story(game).final_rank
    return places([rank(score) for score in scores], winners)


def read_course(
    game: str, rounds: Sequence[tuple[int, View]], end: View, result: Mapping[str, Any]
) -> ScoreHistory:
    """The history of a game from a spectator's views of its rounds and its end, and its result.

    Raises ValueError for a game without pictures.
    """
    told = story(game)
    shown = [(number, told.standings(view)) for number, view in rounds if number > 0]
    last = told.standings(end)
    lines = [
        [*(standing[seat].points for _, standing in shown), told.final_points(result["scores"][seat])]
        for seat in range(len(last))
    ]
    looks = [standing.look for standing in last]
    numbers = [number for number, _ in shown]
    return ScoreHistory(game, numbers, looks, lines, list(result["winners"]), list(result["scores"]))


@dataclass(frozen=True, slots=True)
class TurningPoint:
    """A round that has decided a game, and whose it was: from then on the winner was ahead ("lead"), or
    nobody ever gained as much in one ("leap"). He gained so many points in it; the `last` one has those of
    the final count.
    """

    round: int
    seat: int
    kind: Literal["lead", "leap"]
    points: int
    last: bool


def turning_points(history: ScoreHistory) -> list[TurningPoint]:
    """What has decided a game, in its order: one or two rounds; none of a game without points or rounds."""
    lines, count = history.lines, len(history.rounds)
    gains = [[after - before for before, after in pairwise(line)] for line in lines]

    def point(n: int, seat: int, kind: Literal["lead", "leap"]) -> TurningPoint:
        return TurningPoint(history.rounds[n], seat, kind, gains[seat][n], n == count - 1)

    found: dict[tuple[int, int], TurningPoint] = {}
    if len(history.winners) == 1:
        (winner,) = history.winners
        others = [line for seat, line in enumerate(lines) if seat != winner]
        ahead = [all(lines[winner][n] > line[n] for line in others) for n in range(count + 1)]
        behind = [n for n in range(count + 1) if not ahead[n]]
        if behind and behind[-1] < count:
            found[behind[-1], winner] = point(behind[-1], winner, "lead")
    leaps = [(gain, n, seat) for seat, line in enumerate(gains) for n, gain in enumerate(line) if gain > 1]
    if leaps:
        _, n, seat = max(leaps)
        found.setdefault((n, seat), point(n, seat, "leap"))
    return [found[key] for key in sorted(found)]


def draw_course(history: ScoreHistory, texts: Texts, look: Theme) -> Picture:
    """The plot with the final scores beside it, and both in words. `texts` know the members' names."""
    sheet = SHEETS[look.sizes.layout]
    rows, tall = _rows(look, sheet, history, texts)
    width, height = sheet.size[0], max(sheet.size[1], sheet.scores[1] + len(rows) * tall + 24)
    picture = Image.new("RGB", (width, height), look.colours.paper)
    draw = ImageDraw.Draw(picture)
    draw.rectangle((0, 0, width - 1, height - 1), outline=look.colours.ink, width=4)
    title = texts.say("course-title", game=history.game)
    stamp(picture, fitting(title, look.faces.display, 56, look.colours.ink, width - 80), 40, 18)
    _axes(look, picture, sheet, history, texts)
    lines = _lines(sheet, history)
    for line, number in zip(lines, history.looks, strict=True):
        _line(look, draw, line, look.seats[number].fill)
    for seat, line in enumerate(lines):
        _badges(look, picture, sheet, line, seat, history)
    _scores(look, picture, sheet, history, rows, tall)
    return picture_of(picture, "course", course_text(history, texts), texts)


# --- the plot ---------------------------------------------------------------------------------------


def _lines(sheet: Sheet, history: ScoreHistory) -> list[list[Point]]:
    """Where the points of each seat lie; those of equals beside each other."""
    left, _, right, bottom = sheet.plot
    wide = (right - left) / max(1, len(history.rounds))
    high = _height(sheet, history)
    apart = min(APART, high / 4)

    def aside(seat: int, n: int) -> float:
        equal = [other for other, line in enumerate(history.lines) if line[n] == history.lines[seat][n]]
        return (equal.index(seat) - (len(equal) - 1) / 2) * apart

    return [
        [(left + n * wide, bottom - points * high + aside(seat, n)) for n, points in enumerate(line)]
        for seat, line in enumerate(history.lines)
    ]


def _step(most: int) -> int:
    """Points between two lines of the grid."""
    step, factors = 1, (2, 2.5, 2)
    turn = 0
    while most / step > MOST_TICKS:
        step = round(step * factors[turn % 3])
        turn += 1
    return step


def _top(history: ScoreHistory) -> int:
    step = _step(history.most)
    return -(-history.most // step) * step


def _height(sheet: Sheet, history: ScoreHistory) -> float:
    """Pixels of a point."""
    return (sheet.plot[3] - sheet.plot[1] - 24) / _top(history)


def _axes(look: Theme, picture: Image.Image, sheet: Sheet, history: ScoreHistory, texts: Texts) -> None:
    left, top, right, bottom = sheet.plot
    colours, faces, draw = look.colours, look.faces, ImageDraw.Draw(picture)
    grid = mix(colours.paper, colours.ink, 0.25)
    for points in range(0, _top(history) + 1, _step(history.most)):
        y = bottom - points * _height(sheet, history)
        draw.line((left, y, right, y), grid, 2)
        number = words(str(points), faces.number, 28, colours.ink)
        stamp(picture, number, left - 34, y - number.height / 2, "right")
    draw.line((left - 18, bottom + 20, right + 18, bottom + 20), colours.ink, 3)
    end = words(texts.say("course-end"), faces.bold, 26, colours.ink)
    wide = (right - left) / max(1, len(history.rounds))
    # Every number, or every second, fifth ... one.
    every = next(n for n in (1, 2, 5, 10, 20, 50, 100, max(1, len(history.rounds))) if n * wide >= LABEL)
    for n, number in enumerate(history.rounds):
        x = left + n * wide
        if n % every or x > right - end.width / 2 - LABEL / 2:
            continue
        draw.line((x, top, x, bottom + 20), grid, 1)
        stamp(picture, words(str(number), faces.number, 28, colours.ink), x, bottom + 24, "middle")
    stamp(picture, end, right, bottom + 26, "middle")
    title = fitting(texts.say("course-rounds", game=history.game), faces.italic, 26, colours.faded, 640)
    stamp(picture, title, (left + right) / 2, bottom + 58, "middle")


def _line(look: Theme, draw: ImageDraw.ImageDraw, line: Sequence[Point], fill: str) -> None:
    """A line of the seat's colour between two of ink, visible whatever the colour is."""
    for colour, width, dot in ((look.colours.ink, 9, 7), (fill, 5, 5)):
        draw.line(list(line), colour, width, joint="curve")
        for x, y in line:
            draw.ellipse((x - dot, y - dot, x + dot, y + dot), fill=colour)


def _badges(
    look: Theme, picture: Image.Image, sheet: Sheet, line: Sequence[Point], seat: int, history: ScoreHistory
) -> None:
    """The seat's shape and letter along its line, each at an x that no other seat uses."""
    left, _, right, _ = sheet.plot
    seats = len(history.lines)
    slots = int((right - left) // SLOT)
    for slot in range(seat, slots, seats * 2 if slots > 6 * seats else seats):
        x = left + (slot + 0.5) * SLOT
        stamp_centre(picture, badge(look, history.looks[seat], BADGE), x, _at(line, x))


def _at(line: Sequence[Point], x: float) -> float:
    """How high a line is at x."""
    for (x0, y0), (x1, y1) in pairwise(line):
        if x0 <= x <= x1:
            return y0 + (y1 - y0) * (x - x0) / (x1 - x0)
    return line[-1][1]


# --- the scores -------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Row:
    """What is told of a seat in lines, each with a size of type: its name, and what its score consists of."""

    seat: int
    name: list[str]
    name_size: int
    told: list[str]
    told_size: int

    @property
    def high(self) -> int:
        """Pixels that it takes, with the gap to the next one."""
        said = 12 + len(self.name) * (self.name_size + 8) + len(self.told) * (self.told_size + 4)
        return said + 20


def _rows(look: Theme, sheet: Sheet, history: ScoreHistory, texts: Texts) -> tuple[list[Row], int]:
    """A row for each seat, the winners first, and how high each of them is."""
    left, top, right = sheet.scores
    size = 26 if look.sizes.layout == "wide" else 33
    rows: list[Row] = []
    for seat in history.ranking:
        total = words(str(history.lines[seat][-1]), look.faces.number, 46, look.colours.ink)
        room = right - left - 104 - total.width
        title = texts.say("course-place", place=history.places[seat], seat=seat)
        high = fitted(title, look.faces.bold, 30, room, NAME - 1)
        name = [title] if high >= NAME else wrapped(title, look.faces.bold, NAME, room)
        high = max(high, NAME)
        told = texts.say("course-figures", game=history.game, **history.scores[seat])
        rows.append(Row(seat, name, high, wrapped(told, look.faces.sans, size, right - left - 142), size))
    least = min(MOST_ROW, (sheet.size[1] - top - 24) // len(rows))
    return rows, max(least, CROWNED, *(row.high for row in rows))


def _scores(
    look: Theme, picture: Image.Image, sheet: Sheet, history: ScoreHistory, rows: Sequence[Row], tall: int
) -> None:
    """Everybody's final score and place, the winners first."""
    colours, faces = look.colours, look.faces
    left, top, right = sheet.scores
    for number, row in enumerate(rows):
        y = top + number * tall
        won = row.seat in history.winners
        fill = mix(colours.paper, colours.active, 0.35) if won else mix(colours.paper, colours.halo, 0.6)
        area = (left, y, right, y + tall - 8)
        ImageDraw.Draw(picture).rounded_rectangle(area, 8, fill, colours.ink, 4 if won else 2)
        stamp(picture, badge(look, history.looks[row.seat], 50), left + 12, y + 10)
        total = words(str(history.lines[row.seat][-1]), faces.number, 46, colours.ink)
        stamp(picture, total, right - 16, y + 4, "right")
        if won:
            stamp(picture, icon("laurel-crown", 44, colours.ink), right - 16, y + tall - 60, "right")
        at = y + 12
        for line in row.name:
            shown = fitting(line, faces.bold, row.name_size, colours.ink, right - left - 104 - total.width)
            stamp(picture, shown, left + 72, at)
            at += row.name_size + 8
        for line in row.told:
            shown = fitting(line, faces.sans, row.told_size, colours.ink, right - left - 142)
            stamp(picture, shown, left + 72, at)
            at += row.told_size + 4


# --- in words ---------------------------------------------------------------------------------------


def course_text(history: ScoreHistory, texts: Texts) -> str:
    """The plot in words: who won, the final scores, then everybody's points as each round began."""
    texts = texts.screen_reader()
    lines = [
        texts.say("alt-course", game=history.game),
        texts.say("alt-course-winners", winners=history.winners, count=len(history.winners)),
    ]
    lines += [
        texts.say(
            "alt-course-score",
            place=history.places[seat],
            letter=theme().seats[history.looks[seat]].letter,
            seat=seat,
            points=history.lines[seat][-1],
            figures=texts.say("course-figures", game=history.game, **history.scores[seat]),
        )
        for seat in history.ranking
    ]

    @cache  # in a long game most have the same points for rounds on end
    def seat_had(seat: int, points: int) -> str:
        return texts.say("alt-course-seat", seat=seat, points=points)

    for n, number in enumerate(history.rounds):
        had = [seat_had(seat, line[n]) for seat, line in enumerate(history.lines)]
        lines.append(texts.say("alt-course-round", game=history.game, round=number, told=had))
    return "\n".join(lines)
