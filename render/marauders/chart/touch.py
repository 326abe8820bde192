"""Where things are on the board: zones, plates, panels, and all that lies there."""

from collections.abc import Iterator, Sequence
from dataclasses import replace
from functools import cache

from data.locale import Texts
from render.kit.game import View
from render.kit.geo import Point
from render.kit.picture import Picture, picture_of
from render.kit.theme import Theme
from render.kit.touch import Corner, Piece, Spot, Touch, box_spot, told_apart
from render.marauders.chart.alt_text import board_text
from render.marauders.chart.board import board_laid, draw_ground, plan_of, size_of
from render.marauders.chart.labels import track_cell
from render.marauders.chart.layout import Chart, chart
from render.marauders.chart.placing import Placed
from render.marauders.chart.seats import seat_boxes
from render.marauders.chart.wakes import anchor
from render.marauders.facts import Facts, read
from render.marauders.parts.sprites import SPRITES
from render.marauders.parts.words import rules_of


def touch(view: View, texts: Texts, look: Theme, *, bare: bool = False) -> Touch:
    """Spots are zones, ports, and unless it is `bare` the panels around the chart; pieces all that lies on
    them. What lies in a heap, or is folded away, has a spot where that lies.
    """
    return touch_of(read(view), texts, look, bare=bare)


def touch_of(facts: Facts, texts: Texts, look: Theme, *, bare: bool = False) -> Touch:
    """The same of a board with these facts."""
    plan, laid = plan_of(facts, look, bare=bare), board_laid(facts, texts, look, bare=bare)
    panels = iter(()) if bare else _panels(plan, facts, texts, look)
    spots = (*_zones(plan, facts, texts), *panels, *_beneath(laid, texts))
    pieces = [_piece(placed, texts) for placed in laid]
    return told_apart(size_of(plan, bare=bare), spots, pieces, texts)


def ground(view: View, texts: Texts, look: Theme, *, bare: bool = False) -> Picture:
    """The board on which nothing lies; `bare`: without the panels around the chart."""
    facts = read(view)
    image = draw_ground(facts, texts, look, board_laid(facts, texts, look, bare=bare), bare=bare)
    return picture_of(image, "ground", board_text(facts, texts, look), texts)


@cache
def outline(zone: str) -> tuple[Corner, ...]:
    """The corners of a zone; all layouts have the same chart."""
    *corners, last = chart().outline(zone)
    return tuple(corners) if last == corners[0] else (*corners, last)


def _zones(plan: Chart, facts: Facts, texts: Texts) -> Iterator[Spot]:
    for id, zone in facts.zones.items():
        yield Spot(f"zone:{id}", outline(id), _label(plan, id), texts.name(id))
        if (plate := plan.zones[id].plate) and zone.nation:
            spot = box_spot(f"port:{id}", plate, texts.say("touch-port", zone=id))
            yield replace(spot, about=" · ".join(rules_of(facts.box, id, texts)))


def _label(plan: Chart, zone: str) -> Point:
    """Where a zone is named: the head of its plate, or the middle of its water."""
    if plate := plan.zones[zone].plate:
        x, y, width, _ = plate
        return x + width / 2, y + plan.zones[zone].head / 2
    return anchor(plan, zone)


def _panels(plan: Chart, facts: Facts, texts: Texts, look: Theme) -> Iterator[Spot]:
    """The event, the merchants, the steps of the glory track, and the seats' cards."""
    event = texts.say("alt-event", event=facts.event[-1]) if facts.event else texts.say("chart-no-event")
    yield box_spot("deck:event", plan.panels["event"], event)
    yield box_spot("deck:merchant", plan.panels["merchants"], texts.say("chart-merchants"))
    track = plan.panels["glory"]
    for step in range(facts.goal + 1):
        left, width = track_cell(look, track, facts.goal, step)
        box = (left, track[1], width, track[3])
        yield box_spot(f"slot:glory.{step}", box, texts.say("touch-glory-step", step=step))
    boxes = seat_boxes(look, plan.panels["seats"], len(facts.seats), facts.marked)
    for seat, box in zip(facts.seats, boxes, strict=True):
        yield box_spot(f"seat:{seat.number}", box, texts.player(seat.number))


def _piece(placed: Placed, texts: Texts) -> Piece:
    """What lies at a place; nothing that an overlay adds is laid there."""
    thing, (_, _, width, height), (x, y) = placed.thing, placed.box, placed.middle
    assert thing is not None
    sprite = SPRITES.id(thing.sprite, placed.scale)
    return Piece(thing.id, thing.at, x, y, width, height, sprite, thing.name(texts))


def _beneath(laid: Sequence[Placed], texts: Texts) -> Iterator[Spot]:
    """What is not drawn by itself: in a heap, or folded away."""
    for placed in laid:
        for thing in placed.thing.all_beneath() if placed.thing else ():
            yield box_spot(thing.id, placed.box, thing.name(texts))
