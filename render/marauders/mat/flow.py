"""A mat is built from top to bottom: rows of panels, each as high as what it holds."""

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass

from PIL import Image

from render.kit.plans import Box
from render.kit.theme import Theme
from render.marauders.parts.sheets import old_paper, paper

EDGE = 20  # from the sheet's rim to its panels
GAP = 12  # between two panels


@dataclass(frozen=True, slots=True)
class Panel:
    """A part of the mat: its width and height, and what paints it into its box."""

    wide: int
    high: int
    paint: Callable[[Image.Image, Box], None]
    bare: bool = False  # without a slip of paper beneath


@dataclass(frozen=True, slots=True)
class Part:
    """A panel that may stand beside others: how wide it would be by itself, and what builds it so wide."""

    wide: int
    build: Callable[[int], Panel]


Laid = tuple[list[tuple[Panel, Box]], int]
"""Panels with their boxes, and how high the sheet is."""


def spread(parts: Sequence[Part], room: int) -> list[list[Panel]]:
    """The parts in rows, as many in each as there is room for; what is left over widens them all alike."""
    rows: list[list[Part]] = []
    for part in parts:
        if rows and sum(one.wide + GAP for one in rows[-1]) + part.wide <= room:
            rows[-1].append(part)
        else:
            rows.append([part])
    found: list[list[Panel]] = []
    for row in rows:
        within = room - GAP * (len(row) - 1)
        whole = sum(part.wide for part in row)
        widths = [part.wide * within // whole for part in row[:-1]]
        widths.append(within - sum(widths))
        found.append([part.build(wide) for part, wide in zip(row, widths, strict=True)])
    return found


def stacked(look: Theme, parts: Sequence[Part]) -> Part:
    """Parts beneath each other, as one that may stand beside others."""

    def build(wide: int) -> Panel:
        panels = [part.build(wide) for part in parts]

        def paint(picture: Image.Image, box: Box) -> None:
            left, top, _, high = box
            spare = high - sum(panel.high for panel in panels) - GAP * (len(panels) - 1)
            for number, panel in enumerate(panels):
                more = spare * (number + 1) // len(panels) - spare * number // len(panels)
                within = left, top, wide, panel.high + more
                paper(look, picture, within, look.colours.faded)
                panel.paint(picture, within)
                top += panel.high + more + GAP

        high = sum(panel.high for panel in panels) + GAP * (len(panels) - 1)
        return Panel(wide, high, paint, bare=True)

    return Part(max(part.wide for part in parts), build)


def placed(rows: Sequence[Sequence[Panel]]) -> Laid:
    """Where each panel goes, and how high the sheet is. The panels of a row are as high as its highest."""
    found: list[tuple[Panel, Box]] = []
    top = EDGE
    for row in rows:
        left, high = EDGE, max(panel.high for panel in row)
        for panel in row:
            found.append((panel, (left, top, panel.wide, high)))
            left += panel.wide + GAP
        top += high + GAP
    return found, top - GAP + EDGE


def columns(above: Laid, panels: Sequence[Panel], count: int) -> Laid:
    """The same with these panels beneath in so many columns, as even as they can be; the panels of a shorter
    column share what is left over.
    """
    piles: list[list[int]] = [[] for _ in range(count)]

    def tall(pile: Sequence[int]) -> int:
        return sum(panels[index].high + GAP for index in pile)

    for index in sorted(range(len(panels)), key=lambda index: -panels[index].high):
        min(piles, key=tall).append(index)
    found, high = list(above[0]), above[1]
    start, most, left = high - EDGE + GAP, max(map(tall, piles)), EDGE
    for pile in sorted(filter(None, piles), key=min):
        top, spare = start, most - tall(pile)
        for number, index in enumerate(sorted(pile)):
            panel = panels[index]
            more = spare * (number + 1) // len(pile) - spare * number // len(pile)
            found.append((panel, (left, top, panel.wide, panel.high + more)))
            top += panel.high + more + GAP
        left += panels[pile[0]].wide + GAP
    return found, start + most - GAP + EDGE if panels else high


def lowest(ways: Iterable[Laid]) -> Laid:
    """Of several ways to lay a sheet out, the one that takes least room; the first of them if it is equal."""
    return min(ways, key=lambda laid: laid[1])


def laid(look: Theme, width: int, height: int, panels: Sequence[tuple[Panel, Box]]) -> Image.Image:
    """The sheet with all panels painted."""
    picture = old_paper(look, width, height)
    for panel, box in panels:
        if not panel.bare:
            paper(look, picture, box, look.colours.faded)
        panel.paint(picture, box)
    return picture
