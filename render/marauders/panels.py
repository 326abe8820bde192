"""The panels around the chart: event card, merchant track, glory track, seats."""

from PIL import Image, ImageDraw

from data.content import marauders_box
from data.locale import Texts
from render import badges
from render.assets import icon
from render.canvas import fitting, mix, rgb, shortened, stamp, words, wrapped
from render.marauders import tokens
from render.marauders.facts import Captain, Facts, Mission, Seat, Ship
from render.marauders.icons import icons
from render.marauders.labels import merchant_slot, paper, track_cell, track_number
from render.marauders.layout import Box, Chart
from render.marauders.tokens import FLAG
from render.marauders.zones import npc_token
from render.shelf import shelved
from render.theme import Theme

SMALLEST = 14  # pixels of an event card's text
EVENT_LEFT = 120  # width of the round's number
NPC_COLUMN = 66  # width of a flag and the letter of its direction
SEAT_HEIGHT = 112  # of a seat's card without markers, before it grows with the panels' type
MARKER_HEIGHT = 34  # of their row
MARKER_GAP = 16  # between two of them
LOCATIONS = ("hull", "cargo", "masts", "crew", "cannons")


def draw_panels(theme: Theme, picture: Image.Image, plan: Chart, facts: Facts, texts: Texts) -> None:
    """Everything that stands around the chart."""
    _event(theme, picture, plan.panels["event"], facts, texts)
    _merchants(theme, picture, plan, facts, texts)
    _glory(theme, picture, plan.panels["glory"], facts)
    _seats(theme, picture, plan.panels["seats"], facts, texts)


def codes(texts: Texts) -> dict[str, str]:
    """The letters on each nation's flag."""
    return {nation: texts.say(f"chart-flag-{nation}") for nation in ("spanish", "english", "french", "dutch")}


def _event(theme: Theme, picture: Image.Image, box: Box, facts: Facts, texts: Texts) -> None:
    x, y, width, height = box
    number = words(str(facts.round), theme.faces.display, 92, theme.colours.border)
    stamp(picture, number, x + 58, y + 40, "middle")
    if facts.last_round:
        last = fitting(texts.say("chart-last-round"), theme.faces.italic, theme.px(20), theme.colours.ink, 92)
        stamp(picture, last, x + 58, y + 130, "middle")
    left, room = x + EVENT_LEFT, width - EVENT_LEFT - 14
    if not facts.event:
        nothing = words(texts.say("chart-no-event"), theme.faces.italic, theme.px(24), theme.colours.faded)
        stamp(picture, nothing, left, y + height / 2 - 16)
        return
    card = facts.event[-1]
    marks = tuple(
        (mark.npc, texts.say(f"chart-{mark.direction.upper()}"))
        for mark in marauders_box().events[card].icons
    )
    sprite = _event_card(theme, texts.name(card), texts.text(card), marks, room, height - 24)
    stamp(picture, sprite, left, y + 12)


@shelved
def _event_card(
    theme: Theme, name: str, text: str, marks: tuple[tuple[str, str], ...], width: int, height: int
) -> Image.Image:
    """The event card: name, text in the largest type that fits, and at the right the NPCs that move."""
    faces, colours = theme.faces, theme.colours
    picture = Image.new("RGBA", (width, height), (*rgb(colours.paper), 0))
    columns = -(-len(marks) // 3)
    px = theme.px
    room = width - columns * px(NPC_COLUMN) - 6
    picture.alpha_composite(fitting(name, faces.book, theme.px(30), colours.ink, width), (0, 0))
    top = px(38)
    size, lines = _largest(theme, text, room, height - top)
    for index, line in enumerate(lines):
        picture.alpha_composite(words(line, faces.sans, size, colours.ink), (0, top + index * _step(size)))
    for index, (npc, letter) in enumerate(marks):
        left = width - (columns - index // 3) * px(NPC_COLUMN)
        line = top + 4 + index % 3 * px(34)
        sign = tokens.pennant(theme, npc, px(36), px(26)) if npc in theme.nations else _pirate(theme, npc)
        picture.alpha_composite(sign, (left, line))
        picture.alpha_composite(words(letter, faces.heavy, px(22), colours.border), (left + px(41), line))
    return picture


def _largest(theme: Theme, text: str, width: int, height: int) -> tuple[int, list[str]]:
    """The largest type in which an event's text fits, and its lines; in the smallest, as many as fit."""
    for size in range(theme.px(21), SMALLEST, -1):
        lines = wrapped(text, theme.faces.sans, size, width)
        if _step(size) * len(lines) <= height:
            return size, lines
    return SMALLEST, wrapped(text, theme.faces.sans, SMALLEST, width)[: height // _step(SMALLEST)]


def _step(size: int) -> int:
    return round(size * 1.15)


def _pirate(theme: Theme, npc: str) -> Image.Image:
    """The black flag of a pirate; a frigate's has two strokes under it to tell it from a sloop's."""
    return tokens.black_flag(theme, tokens.pirate_masts(npc), theme.sizes.panels)


def _merchants(theme: Theme, picture: Image.Image, plan: Chart, facts: Facts, texts: Texts) -> None:
    letters = codes(texts)
    for index, nation in enumerate(facts.merchant_track):
        sprite = tokens.flag(theme, nation, letters[nation], scale=theme.sizes.panels)
        picture.paste(sprite, merchant_slot(theme, plan, index), sprite)
    px = theme.px
    x, y, width, _ = plan.panels["merchants"]
    middle = x + width - px(66)
    beside = theme.sizes.layout == "tall"
    due = (middle - px(130), y + px(8)) if beside else (middle, y + 94)
    _due(theme, picture, due, facts, texts)
    if not facts.at_war:
        nobody = words(texts.say("chart-peace"), theme.faces.italic, px(22), theme.colours.faded)
        stamp(picture, nobody, middle, y + px(48), "middle")
        return
    stamp(picture, icon("crossed-swords", px(26), theme.colours.border), middle, y + px(52), "middle")
    for index, nation in enumerate(facts.at_war):
        sprite = tokens.flag(theme, nation, letters[nation], scale=theme.sizes.panels)
        stamp(picture, sprite, middle - px(FLAG[0] + 16) + index * px(FLAG[0] + 32), y + px(44))


def _due(theme: Theme, picture: Image.Image, at: tuple[int, int], facts: Facts, texts: Texts) -> None:
    """The NPCs that enter at the end of the round; at most three signs, then how many more there are."""
    if not facts.due:
        return
    middle, y = at
    px = theme.px
    title = fitting(texts.say("chart-due"), theme.faces.place, px(20), theme.colours.faded, px(116))
    stamp(picture, title, middle, y, "middle")
    letters = codes(texts)
    signs = [npc_token(theme, npc, letters).draw(px(3) / 4) for npc in facts.due]
    if len(signs) > 3:
        signs[2:] = [tokens.more(theme, len(signs) - 2, px(3) / 4)]
    left = middle - px(len(signs) * 40 - 4) / 2
    for index, sign in enumerate(signs):
        stamp(picture, sign, left + index * px(40), y + px(25))


def _glory(theme: Theme, picture: Image.Image, box: Box, facts: Facts) -> None:
    """The seats' badges on the glory track; those beyond its end stand on its last step."""
    _, y, _, height = box
    for step in range(facts.goal + 1):
        here = [seat for seat in facts.seats if min(seat.glory, facts.goal) == step]
        if not here:
            continue
        left, width = track_cell(theme, box, facts.goal, step)
        number = track_number(theme, facts.goal)
        start, room = left + number, width - number - 2
        side, columns = badge_rows(theme, room, height, len(here))
        top = y + (height - side * -(-len(here) // columns)) // 2
        for index, seat in enumerate(here):
            row, column = divmod(index, columns)
            sprite = badges.badge(theme, seat.number, side, seat.number == facts.active)
            picture.paste(sprite, (start + column * side, top + row * side), sprite)


def badge_rows(theme: Theme, room: int, height: int, count: int) -> tuple[int, int]:
    """The side of so many seats' badges on one step of the glory track, and how many stand in a row of it:
    side by side, or in two rows where that makes them larger.
    """
    half = -(-count // 2)
    one, two = room // count, min(room // half, (height - 8) // 2)
    columns = count if one >= two else half
    return min(theme.px(40), height - 8, max(one, two)), columns


def _seats(theme: Theme, picture: Image.Image, box: Box, facts: Facts, texts: Texts) -> None:
    places = seat_boxes(theme, box, len(facts.seats), facts.marked)
    for seat, place in zip(facts.seats, places, strict=True):
        _seat(theme, picture, place, seat, facts, texts)


def seat_boxes(theme: Theme, box: Box, count: int, marked: bool = False) -> list[Box]:
    """Where each of so many seats' cards stands: in a row, or in two columns of a tall layout; `marked` ones
    have a row more.
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
    name = shortened(texts.player(seat.number), faces.bold, px(25), room)
    stamp(picture, words(name, faces.bold, px(25), colours.ink), x + px(84), y + px(7))
    known = shortened(_captain_name(seat, texts), faces.italic, px(22), room + px(30))
    stamp(picture, words(known, faces.italic, px(22), colours.ink), x + px(84), y + px(32))
    signs = _score(theme, picture, box, seat, facts)
    if captain:
        _whereabouts(theme, picture, box, captain, texts, signs)
        _state(theme, picture, box, captain)
    _markers(theme, picture, box, seat, texts)


def _captain_name(seat: Seat, texts: Texts) -> str:
    if seat.captain:
        return texts.name(seat.captain.card)
    if seat.next_captain:
        return texts.say("chart-next-captain", captain=seat.next_captain)
    return texts.say("chart-no-captain")


@shelved
def _card(theme: Theme, width: int, height: int, active: bool) -> Image.Image:
    """A seat's empty card."""
    picture = Image.new("RGB", (width, height), theme.colours.paper)
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
    """A mission held: a scroll, with how much is done where it has parts. Returns where it begins."""
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
    where = texts.say("chart-whereabouts", zone=captain.zone, ship=captain.ship.kind)
    line = shortened(where, faces.sans, px(20), right - x - px(114))
    stamp(picture, words(line, faces.sans, px(20), colours.ink), x + px(110), y + px(58))


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
    """What modules lay before the seat, in the row that the card has for it."""
    left, row = box[0] + 16, box[1] + theme.px(SEAT_HEIGHT)
    for sprite in markers(theme, seat, texts, box[2] - 30):
        stamp(picture, sprite, left, row)
        left += sprite.width + theme.px(MARKER_GAP)


def markers(theme: Theme, seat: Seat, texts: Texts, room: int) -> list[Image.Image]:
    """Favors, contraband and the crew's loyalty, each with its sign, in so much room."""
    px = theme.px
    told = [("favors", seat.favors), ("contraband", seat.captain.contraband if seat.captain else None)]
    signs = [(name, str(value)) for name, value in told if value is not None]
    if seat.loyalty:
        signs.append(("loyalty", texts.say(f"chart-loyalty-{seat.loyalty}")))
    found: list[Image.Image] = []
    for name, value in signs:
        sign = icon(icons().markers[name], px(24), theme.colours.ink)
        line = fitting(value, theme.faces.bold, px(21), theme.colours.ink, room - sign.width - 4)
        whole = Image.new("RGBA", (sign.width + 4 + line.width, px(30)), (*rgb(theme.colours.ink), 0))
        whole.alpha_composite(sign, (0, px(2)))
        whole.alpha_composite(line, (sign.width + 4, 0))
        room -= whole.width + px(MARKER_GAP)
        found.append(whole)
    return found


def state_row(theme: Theme, captain: Captain, room: int) -> tuple[list[Image.Image], list[Image.Image], int]:
    """Hit locations and bounties in so much room, and by how many pixels they are smaller to find it."""
    parts: list[Image.Image] = []
    flags: list[Image.Image] = []
    small = 0
    for small in (0, 2, 4, 6, 8):
        parts, flags = _locations(theme, captain.ship, small), _wanted(theme, captain, small)
        if sum(sprite.width for sprite in parts + flags) <= room:
            break
    return parts, flags, small


def _locations(theme: Theme, ship: Ship, small: int) -> list[Image.Image]:
    """The hit locations with what is left of each, so many pixels smaller."""
    found: list[Image.Image] = []
    px = theme.px
    for location in LOCATIONS:
        value, whole = ship.left[location], ship.whole[location]
        ink = theme.colours.ink if value == whole else theme.colours.border
        told = words(
            str(value) if value == whole else f"{value}/{whole}", theme.faces.bold, px(21 - small), ink
        )
        side = px(22 - small)
        picture = Image.new("RGBA", (side + px(10 - small) + told.width, px(30)), (*rgb(ink), 0))
        picture.alpha_composite(icon(icons().locations[location], side, ink), (0, px(2)))
        picture.alpha_composite(told, (side + 2, 0))
        found.append(picture)
    return found


def _wanted(theme: Theme, captain: Captain, small: int) -> list[Image.Image]:
    """The nations that want him, each with its bounties, so many pixels smaller."""
    found: list[Image.Image] = []
    px = theme.px
    for nation, count in captain.bounties.items():
        told = words(str(count), theme.faces.bold, px(20 - small), theme.colours.border)
        flag = tokens.pennant(theme, nation, px(28 - 2 * small), px(20 - small))
        gap = px(6 - small // 2)
        picture = Image.new("RGBA", (gap + 1 + flag.width + told.width, px(30)), (*rgb(theme.colours.ink), 0))
        picture.alpha_composite(flag, (gap, px(4)))
        picture.alpha_composite(told, (gap + 1 + flag.width, px(1)))
        found.append(picture)
    return found
