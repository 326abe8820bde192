"""A captain's mat: skills, ship, and what he owns; secrets only if the view has them.

Built from top to bottom; what is empty takes no room and is named in one line at the foot.
"""

from PIL import Image

from data.locale import Texts
from render.kit import badges
from render.kit.assets import icon
from render.kit.canvas import fitting, stamp, words
from render.kit.plans import Box
from render.kit.theme import Theme
from render.marauders.facts import Captain, Facts, Seat
from render.marauders.mat.flow import EDGE, Laid, Panel, columns, laid, lowest, placed, spread, stacked
from render.marauders.mat.head import head, purse
from render.marauders.mat.hold import hold
from render.marauders.mat.measures import measures
from render.marauders.mat.ship import ship
from render.marauders.mat.told import open_cards, small


def draw_captain(facts: Facts, seat: Seat, texts: Texts, look: Theme) -> Image.Image:
    """The mat with these facts, not yet encoded."""
    him = seat.captain
    panels, high = (
        placed([[_nobody(look, facts, seat, texts)]]) if him is None else mat(facts, seat, him, texts, look)
    )
    return laid(look, measures(look).width, high, panels)


def mat(facts: Facts, seat: Seat, him: Captain, texts: Texts, look: Theme) -> Laid:
    """Everything on the mat, and where it goes."""
    nation, sizes = facts.box.captains[him.card].nation, measures(look)
    whole = [
        [head(look, facts, seat, him, texts)],
        *purse(look, facts, seat, him, texts),
        [ship(look, nation, seat, him, texts)],
    ]
    holds, cards = hold(look, facts.box, him, texts), small(look, seat, him, texts)
    closed = [[*holds, stacked(look, cards)]] if len(cards) > 1 else []
    upper = lowest(placed([*whole, *spread(parts, sizes.room)]) for parts in ([*holds, *cards], *closed))
    found, high = lowest(
        columns(columns(upper, beside, sizes.columns), beneath, 1)
        for beside, beneath in open_cards(look, him, texts)
    )
    if absent := _absent(seat, him, texts):
        foot = _foot(look, texts.say("mat-without", things=absent))
        found.append((foot, (EDGE, high - EDGE + 4, foot.wide, foot.high)))
        high += foot.high
    return found, high


def _absent(seat: Seat, him: Captain, texts: Texts) -> list[str]:
    """What he has none of."""
    there = {
        "bounties": him.bounties,
        "mods": him.ship.mods,
        "weapons": him.ship.weapons,
        "glory-cards": seat.glory_cards.count,
        "missions": him.missions,
        "rumors": him.rumors.count,
        "crew": him.specialists or him.papers or him.marque,
    }
    return [texts.say(f"mat-{name}") for name, held in there.items() if not held]


def _foot(look: Theme, told: str) -> Panel:
    """One line about what there is none of."""
    sizes = measures(look)

    def paint(picture: Image.Image, box: Box) -> None:
        left, top, wide, _ = box
        shown = fitting(told, look.faces.sans, sizes.label, look.colours.faded, wide - 16, 13)
        stamp(picture, shown, left + 8, top)

    return Panel(sizes.room, sizes.label + 10, paint, bare=True)


def _nobody(look: Theme, facts: Facts, seat: Seat, texts: Texts) -> Panel:
    """A seat without a captain: whose it is, and its glory."""
    sizes = measures(look)

    def paint(picture: Image.Image, box: Box) -> None:
        left, top, wide, high = box
        stamp(picture, badges.badge(look, seat.number, sizes.badge), left + 20, top + 20)
        number = words(str(seat.glory), look.faces.number, sizes.figure, look.colours.border)
        laurel = icon("laurel-crown", sizes.figure, look.colours.gold_dark)
        stamp(picture, number, left + wide - 20, top + 18, "right")
        stamp(picture, laurel, left + wide - 28 - number.width, top + 26, "right")
        room = wide - sizes.badge - number.width - laurel.width - 90
        name = fitting(texts.player(seat.number), look.faces.bold, sizes.data, look.colours.faded, room)
        stamp(picture, name, left + 36 + sizes.badge, top + 20 + (sizes.badge - name.height) / 2)
        empty = fitting(texts.say("mat-empty"), look.faces.text, sizes.data, look.colours.ink, wide - 40)
        stamp(picture, empty, left + wide / 2, top + high - empty.height - 28, "middle")

    return Panel(sizes.room, sizes.badge + 120, paint)
