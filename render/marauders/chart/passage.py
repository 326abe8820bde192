"""What lies between two boards of a film: every ship that has sailed glides along its wake."""

from collections import deque
from collections.abc import Callable, Mapping
from dataclasses import replace

from PIL import Image

from data.content import Content
from data.locale import Texts
from render.kit.canvas import stamp_centre
from render.kit.game import Passage, View
from render.kit.geo import Line, along, smooth
from render.kit.theme import Theme
from render.marauders.chart.alt_text import who_sailed
from render.marauders.chart.board import draw_facts
from render.marauders.chart.layout import chart
from render.marauders.chart.placing import Placed, laid_out
from render.marauders.chart.wakes import anchor
from render.marauders.facts import Facts, Wake, read

STEPS = 3
"""Pictures of ships under way between two boards."""

Shrink = Callable[[Image.Image], Image.Image]


def passage(before: View, after: View, texts: Texts, look: Theme, shrink: Shrink) -> Passage:
    """The pictures between two boards and the second of them, made smaller, with what has happened."""
    was, now = read(before), read(after)
    came, plan = wakes_between(was, now), chart(look.sizes.layout, now.marked)
    now = replace(now, wakes=tuple(came.values()))
    start, end = (_ships(look, facts) for facts in (was, now))
    ways = {
        who: _way([anchor(plan, zone) for zone in wake.zones[1:-1]], start[who], end[who])
        for who, wake in came.items()
        if who in start and who in end
    }
    # Drawn once without them: the ships are laid on the smaller picture, for every step of their way.
    still = shrink(draw_facts(now, texts, look, without=set(ways)))
    factor = still.width / plan.size[0]
    ships = {who: shrink(end[who].draw(end[who].scale)) for who in ways}
    frames: list[Image.Image] = []
    for step in range(1, STEPS + 2 if ways else 1):
        frame = still.copy()
        for who, way in ways.items():
            x, y = along(way, step / (STEPS + 1))[0]
            stamp_centre(frame, ships[who], x * factor, y * factor)
        frames.append(frame)
    *between, last = frames or [still]
    return Passage(between, last, caption(now, came, texts))


def caption(facts: Facts, came: Mapping[str, Wake], texts: Texts) -> str:
    """The round, and who has sailed where."""
    sailed = [
        texts.say("film-sailed", who=who_sailed(facts, wake, texts), zone=wake.zones[-1])
        for wake in came.values()
        if wake.seat is not None
    ]
    return texts.say("film-round", round=facts.round, sailed=texts.join(sailed), count=len(sailed))


def wakes_between(was: Facts, now: Facts) -> dict[str, Wake]:
    """The wake of each ship that lies elsewhere on the second board, by the shortest way."""
    before, after = _where(was), _where(now)
    return {
        who: replace(wake, zones=shortest(now.box, before[who].zones[0], wake.zones[0]))
        for who, wake in after.items()
        if who in before and before[who].zones != wake.zones
    }


def _where(facts: Facts) -> dict[str, Wake]:
    """Where every ship lies."""
    captains = [Wake((seat.captain.zone,), seat.number) for seat in facts.seats if seat.captain]
    return {wake.who: wake for wake in [*captains, *(Wake((npc.zone,), card=npc.card) for npc in facts.npcs)]}


def shortest(box: Content, origin: str, target: str) -> tuple[str, ...]:
    """The fewest zones from one to another, both of them included."""
    known: dict[str, tuple[str, ...]] = {origin: (origin,)}
    ahead = deque([origin])
    while ahead and target not in known:
        zone = ahead.popleft()
        for other in box.zones[zone].borders.values():
            if other not in known:
                known[other] = (*known[zone], other)
                ahead.append(other)
    return known.get(target, (origin, target))


def _ships(look: Theme, facts: Facts) -> dict[str, Placed]:
    plan = chart(look.sizes.layout, facts.marked)
    return {token.who: token for token in laid_out(look, plan, facts) if token.who}


def _way(through: Line, start: Placed, end: Placed) -> Line:
    return smooth([start.middle, *through, end.middle])
