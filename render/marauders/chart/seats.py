"""The seats' cards beneath the chart: who plays whom, points, ship, bounties and markers of modules."""

from PIL import Image, ImageDraw

from data.locale import Texts
from render.kit import badges
from render.kit.assets import icon
from render.kit.canvas import fitting, mix, rgb, shortened, stamp, words
from render.kit.picture_cache import cached_picture
from render.kit.plans import Box
from render.kit.theme import Theme
from render.marauders.facts import LOCATIONS, Captain, Facts, Mission, Seat, Ship
from render.marauders.parts import flags
from render.marauders.parts.icons import icons
from render.marauders.parts.markers import MARKER_GAP, markers
from render.marauders.parts.sheets import paper

SEAT_HEIGHT = 112  # of a seat's card without markers, before it scales with the panels' type

MARKER_HEIGHT = 34  # of their row


def draw_seats(theme: Theme, picture: Image.Image, box: Box, facts: Facts, texts: Texts) -> None:
    places = seat_boxes(theme, box, len(facts.seats), facts.marked)
    for seat, place in zip(facts.seats, places, strict=True):
        _seat(theme, picture, place, seat, facts, texts)


def seat_boxes(theme: Theme, box: Box, count: int, marked: bool = False) -> list[Box]:
    """Where each of this many seats' cards goes: in a row, or in two columns of a tall layout; `marked` ones
    have an extra row.
    """
    x, y, width, height = box
    gap = 8
    columns = count if theme.sizes.layout == "wide" else 2
    high = min(height, theme.px(SEAT_HEIGHT + MARKER_HEIGHT * marked))
    found: list[Box] = []
    for index in range(count):
        row, column = divmod(index, columns)
        left = x + (width + gap) * column // columns
        right = x + (width + gap) * (column + 1) // columns - gap
        found.append((left, y + row * (high + gap + 4), right - left, high))
    return found


def _seat(theme: Theme, picture: Image.Image, box: Box, seat: Seat, facts: Facts, texts: Texts) -> None:
    x, y, width, height = box
    colours, faces, px = theme.colours, theme.faces, theme.px
    active = seat.number == facts.active
    picture.paste(_card(theme, width, height, active), (x, y))
    badge = badges.badge(theme, seat.number, px(62), active)
    picture.paste(badge, (x + 12, y + px(12)), badge)
    room = width - px(86) - px(92)
    captain = seat.captain
    name = fitting(texts.player(seat.number), faces.bold, px(25), colours.ink, room, px(19))
    stamp(picture, name, x + px(84), y + px(22) - name.height / 2)
    known = shortened(_captain_name(seat, texts), faces.text, px(21), room + px(30))
    stamp(picture, words(known, faces.text, px(21), colours.ink), x + px(84), y + px(32))
    signs = _score(theme, picture, box, seat, facts)
    if captain:
        _whereabouts(theme, picture, box, captain, texts, signs)
        _state(theme, picture, box, captain)
    _markers(theme, picture, box, seat, texts)


def _captain_name(seat: Seat, texts: Texts) -> str:
    """The second name of a seat; none if its player is called by it already."""
    if seat.captain:
        name = texts.name(seat.captain.card)
        return "" if name == texts.player(seat.number) else name
    if seat.next_captain:
        return texts.say("chart-next-captain", captain=seat.next_captain)
    return texts.say("chart-no-captain")


@cached_picture
def _card(theme: Theme, width: int, height: int, active: bool) -> Image.Image:
    """A seat's empty card."""
    picture = Image.new("RGB", (width, height), theme.colours.table)
    paper(theme, picture, (0, 0, width, height), theme.colours.border if active else "")
    if active:
        draw = ImageDraw.Draw(picture)
        draw.rounded_rectangle(
            (0, 0, width - 1, height - 1),
            8,
            mix(theme.colours.paper, theme.colours.active, 0.35),
            theme.colours.border,
            5,
        )
    return picture


def _score(theme: Theme, picture: Image.Image, box: Box, seat: Seat, facts: Facts) -> int:
    """Glory, how often the seat stashed, who began the round, missions. Returns where the signs begin."""
    x, y, width, _ = box
    colours, faces, px = theme.colours, theme.faces, theme.px
    right = x + width - 14
    number = words(str(seat.glory), faces.number, px(50), colours.border)
    stamp(picture, number, right, y - px(4), "right")
    stamp(
        picture,
        icon("laurel-crown", px(34), colours.gold_dark),
        right - number.width - 2,
        y + px(16),
        "right",
    )
    left = right
    if seat.stashings:
        count = words(str(seat.stashings), faces.bold, px(22), colours.ink)
        stamp(picture, count, right, y + px(55), "right")
        stamp(
            picture, icon("locked-chest", px(24), colours.ink), right - count.width - 2, y + px(58), "right"
        )
        left = right - count.width - px(32)
    if seat.number == facts.start:
        stamp(picture, icon("ship-wheel", px(24), colours.border), left, y + px(58), "right")
        left -= px(28)
    for mission in seat.captain.missions if seat.captain else ():
        left = _mission(theme, picture, (left, y + px(58)), mission)
    return left


def _mission(theme: Theme, picture: Image.Image, at: tuple[float, float], mission: Mission) -> int:
    """A mission: a scroll, with the parts done if it has parts. Returns where it begins."""
    right, y = at
    ink = theme.colours.border if mission.lost else theme.colours.mission
    told = "×" if mission.lost else f"{mission.done}/{mission.whole}" if mission.whole > 1 else ""
    if told:
        sprite = words(told, theme.faces.bold, theme.px(20), ink)
        stamp(picture, sprite, right, y - 1, "right")
        right -= sprite.width + 1
    stamp(picture, icon("scroll-unfurled", theme.px(24), ink), right, y, "right")
    return round(right) - theme.px(28)


def _whereabouts(
    theme: Theme, picture: Image.Image, box: Box, captain: Captain, texts: Texts, right: int
) -> None:
    """The ship and where it is, with an anchor in port and waves at sea; up to `right`."""
    x, y, _, _ = box
    colours, faces, px = theme.colours, theme.faces, theme.px
    sign = "anchor" if captain.in_port else "waves"
    stamp(picture, icon(sign, px(22), colours.ink), x + px(84), y + px(60))
    room = right - x - px(114)
    where = texts.say("chart-whereabouts", zone=captain.zone, ship=captain.ship.kind)
    if shortened(where, faces.sans, px(20), room) != where:
        # Where he is matters more: on the chart his ship shows what she is.
        where = texts.name(captain.zone)
    line = fitting(where, faces.sans, px(20), colours.ink, room, px(16))
    stamp(picture, line, x + px(110), y + px(71) - line.height / 2)


def _state(theme: Theme, picture: Image.Image, box: Box, captain: Captain) -> None:
    """What is left of each hit location, then bounties."""
    x, y, width, _ = box
    parts, flags, small = state_row(theme, captain, width - 30)
    left, right = x + 16, x + width - 14
    for sprite in parts:
        stamp(picture, sprite, left, y + theme.px(80 + small // 2))
        left += sprite.width
    for flag in reversed(flags):
        stamp(picture, flag, right, y + theme.px(80 + small // 2), "right")
        right -= flag.width


def _markers(theme: Theme, picture: Image.Image, box: Box, seat: Seat, texts: Texts) -> None:
    """Markers of modules before the seat, in the row that the card has for them."""
    left, row = box[0] + 16, box[1] + theme.px(SEAT_HEIGHT)
    for sprite in markers(theme, seat, texts, box[2] - 30):
        stamp(picture, sprite, left, row)
        left += sprite.width + theme.px(MARKER_GAP)


def state_row(theme: Theme, captain: Captain, room: int) -> tuple[list[Image.Image], list[Image.Image], int]:
    """Hit locations and bounties in this much room, and how many pixels smaller they must be."""
    parts: list[Image.Image] = []
    flags: list[Image.Image] = []
    small = 0
    for small in (0, 2, 4, 6, 8):
        parts, flags = _locations(theme, captain.ship, small), _wanted(theme, captain, small)
        if sum(sprite.width for sprite in parts + flags) <= room:
            break
    return parts, flags, small


def _locations(theme: Theme, ship: Ship, small: int) -> list[Image.Image]:
    """The hit locations with what is left of each, this many pixels smaller."""
    return [_part(theme, one, ship.left[one], ship.whole[one], small) for one in LOCATIONS]


@cached_picture
def _part(theme: Theme, location: str, value: int, whole: int, small: int) -> Image.Image:
    """A hit location with what is left of it."""
    px = theme.px
    ink = theme.colours.ink if value == whole else theme.colours.border
    told = words(str(value) if value == whole else f"{value}/{whole}", theme.faces.bold, px(21 - small), ink)
    side = px(22 - small)
    picture = Image.new("RGBA", (side + px(10 - small) + told.width, px(30)), (*rgb(ink), 0))
    picture.alpha_composite(icon(icons().locations[location], side, ink), (0, px(2)))
    picture.alpha_composite(told, (side + 2, 0))
    return picture


def _wanted(theme: Theme, captain: Captain, small: int) -> list[Image.Image]:
    """The nations that want him, each with its bounties, this many pixels smaller."""
    return [_bounties(theme, nation, count, small) for nation, count in captain.bounties.items()]


@cached_picture
def _bounties(theme: Theme, nation: str, count: int, small: int) -> Image.Image:
    """A nation that wants a captain, with its bounties."""
    px = theme.px
    told = words(str(count), theme.faces.bold, px(20 - small), theme.colours.border)
    flag = flags.pennant(theme, nation, px(28 - 2 * small), px(20 - small))
    gap = px(6 - small // 2)
    picture = Image.new("RGBA", (gap + 1 + flag.width + told.width, px(30)), (*rgb(theme.colours.ink), 0))
    picture.alpha_composite(flag, (gap, px(4)))
    picture.alpha_composite(told, (gap + 1 + flag.width, px(1)))
    return picture
