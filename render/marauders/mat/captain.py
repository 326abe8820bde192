"""A captain's mat: skills, ship, and what he owns; secrets only if the view has them."""

from collections import Counter

from PIL import Image, ImageChops, ImageDraw

from data.content import Content
from data.locale import Texts
from render.kit import badges
from render.kit.assets import icon
from render.kit.canvas import Pen, fitted, fitting, mix, sprite, stamp, stamp_centre, words, wrapped
from render.kit.game import View
from render.kit.picture import Picture, picture_of
from render.kit.plans import Box
from render.kit.shelf import shelved
from render.kit.theme import Theme, theme
from render.marauders.facts import Captain, Facts, Held, Seat, Ship, read
from render.marauders.mat.alt_text import mat_text
from render.marauders.mat.card_text import Told, draw_title, draw_told, shared
from render.marauders.mat.small_cards import (
    CARD_WIDTH,
    CARGO_WIDTH,
    HEIGHT,
    LEAST_CARD,
    LEAST_CARGO,
    Face,
    back,
    card_face,
    cargo_face,
)
from render.marauders.parts import flags, tokens
from render.marauders.parts.icons import DICE, UNKNOWN, icons
from render.marauders.parts.markers import MARKER_GAP, markers
from render.marauders.parts.sheets import blotches, paper, sheet_plan, silhouette
from render.marauders.parts.words import mission_progress

HEADER = ("name", "home", "told")  # boxes directly on the sheet
CUBES = 212  # pixels to the cubes of a hit location
TOLD = ("rumors", "missions", "crew")  # boxes of cards shown with their text
CARGO, GLORY = (CARGO_WIDTH, LEAST_CARGO), (CARD_WIDTH, LEAST_CARD)
WEAPONS_ABREAST = 3  # more kinds than these are listed
BACKS = 124  # height of a box with cards face down
SKILLS = ("seamanship", "scouting", "leadership", "influence")


def _box(look: Theme, name: str) -> Box:
    return sheet_plan("mat", look.sizes.layout).boxes[name]


def captain(view: View, seat: int, texts: Texts, look: Theme | None = None) -> Picture:
    """The mat of the captain of `seat`, as this view shows him.

    Raises ValueError if there is no such seat.
    """
    facts, look = read(view), look or theme()
    if not 0 <= seat < len(facts.seats):
        raise ValueError(f"There is no seat {seat}: this table has {len(facts.seats)}, counted from 0.")
    image = draw_captain(facts, facts.seats[seat], texts, look)
    return picture_of(image, "captain", mat_text(facts, facts.seats[seat], texts), texts)


def draw_captain(facts: Facts, seat: Seat, texts: Texts, look: Theme) -> Image.Image:
    """The mat with these facts, not yet encoded."""
    him = seat.captain
    picture = _sheet(look, laid=him is not None).copy()
    _header(look, picture, facts, seat, texts)
    if him is None:
        empty = words(texts.say("mat-empty"), look.faces.italic, 40, look.colours.faded)
        stamp(picture, empty, picture.width / 2, 330, "middle")
        return picture
    _skills(look, picture, facts.box, him, texts)
    _ability(look, picture, seat, him, texts)
    _ship(look, picture, him.ship, texts)
    _bounties(look, picture, him, texts)
    _modifications(look, picture, him.ship, texts)
    _weapons(look, picture, him.ship, texts)
    _money(look, picture, seat, him, texts)
    _cards(look, picture, facts.box, seat, him, texts)
    _open_cards(look, picture, him, texts)
    return picture


@shelved
def _sheet(look: Theme, laid: bool) -> Image.Image:
    """The mat's sheet of old paper, with its boxes or bare. Shared: copy before drawing on it."""
    size = width, height = sheet_plan("mat", look.sizes.layout).size
    picture = Image.new("RGB", size, mix(look.colours.paper, look.colours.land, 0.6))
    if look.grain:
        picture = ImageChops.multiply(picture, blotches(*size))
    draw = ImageDraw.Draw(picture)
    draw.rectangle((0, 0, width - 1, height - 1), outline=look.colours.ink, width=4)
    draw.rectangle((8, 8, width - 9, height - 9), outline=look.colours.gold_dark, width=2)
    for name, box in sheet_plan("mat", look.sizes.layout).boxes.items() if laid else ():
        if name not in HEADER:
            paper(look, picture, box, look.colours.faded)
    return picture


def _header(look: Theme, picture: Image.Image, facts: Facts, seat: Seat, texts: Texts) -> None:
    colours, faces = look.colours, look.faces
    stamp(picture, badges.badge(look, seat.number, 96, seat.number == facts.active), 26, 26)
    x, y, room, _ = _box(look, "name")
    name = fitting(texts.player(seat.number), faces.bold, 30, colours.faded, room)
    stamp(picture, name, x, y)
    _markers(look, picture, seat, texts, (x + name.width + 24, y), room - name.width - 24)
    number = words(str(seat.glory), faces.number, 76, colours.border)
    stamp(picture, number, picture.width - 34, 22, "right")
    laurel = icon("laurel-crown", 64, colours.gold_dark)
    crowned = picture.width - 40 - number.width
    stamp(picture, laurel, crowned, 44, "right")
    if seat.captain is None:
        return
    card = facts.box.captains[seat.captain.card]
    title = fitting(texts.name(card.id), faces.display, 62, colours.ink, min(600, room), 30)
    stamp(picture, title, x, y + 70 - title.height / 2)
    flag = flags.pennant(look, card.nation, 54, 38)
    x, y, width, _ = _box(look, "home")
    if y < 44 + laurel.height:
        width = min(width, crowned - laurel.width - 8 - x)
    stamp(picture, flag, x, y + 14)
    nation = texts.say("mat-nation", nation=card.nation)
    stamp(picture, fitting(nation, faces.place, 25, colours.ink, width - 64), x + 64, y)
    home = texts.say("mat-home", zone=card.home)
    stamp(picture, fitting(home, faces.italic, 24, colours.faded, width - 64), x + 64, y + 30)


def _markers(
    look: Theme, picture: Image.Image, seat: Seat, texts: Texts, at: tuple[float, float], room: float
) -> None:
    """What modules lay before him, behind his player's name or, where that is long, beneath the home port."""
    signs = markers(look, seat, texts, 10_000)
    left, top = at
    if sum(sign.width + MARKER_GAP for sign in signs) > room:
        left, top = _box(look, "home")[0], _box(look, "home")[1] + 62
    for sign in signs:
        stamp(picture, sign, left, top)
        left += sign.width + MARKER_GAP


def _skills(look: Theme, picture: Image.Image, box: Content, him: Captain, texts: Texts) -> None:
    x, y, width, _ = _box(look, "skills")
    card = box.captains[him.card]
    for index, skill in enumerate(SKILLS):
        top = y + 14 + index * 48
        stamp(picture, icon(icons().skills[skill], 38, look.colours.ink), x + 18, top + 2)
        value: int = getattr(card, skill)
        room = width - 68 - 32 - value * 36
        name = fitting(texts.name(skill), look.faces.place, 27, look.colours.ink, room)
        stamp(picture, name, x + 68, top + 3 + (27 - min(27, name.height)) / 2)
        for die in range(value):
            stamp(picture, _die(look), x + width - 20 - (value - die) * 36, top + 4)


@shelved
def _die(look: Theme) -> Image.Image:
    """One die of a skill."""

    def paint(pen: Pen) -> None:
        pen.box((0, 0, 32, 32), badges.OUTLINE, 6)
        pen.box((1.5, 1.5, 30.5, 30.5), look.colours.halo, 5)
        pen.icon("skull-crossed-bones", 24, 16, 16, look.colours.ink)

    return sprite(32, 32, paint)


def _ability(look: Theme, picture: Image.Image, seat: Seat, him: Captain, texts: Texts) -> None:
    """What he can do, and beneath it what his crew's loyalty does."""
    x, y, width, height = _box(look, "ability")
    told = [texts.text(him.card)]
    if step := seat.pieces.loyalty:
        told.append(texts.say("hand-loyalty", loyalty_step=step))
    for size in (27, 25, 23, 21, 19, 17, 15):
        parts = [wrapped(text, look.faces.book, size, width - 40) for text in told]
        gap = (size + 4) / 2
        tall = sum(map(len, parts)) * (size + 4) + gap * (len(parts) - 1)
        if tall <= height - 30:
            break
    top = y + (height - tall) / 2
    for part in parts:
        for line in part:
            stamp(picture, words(line, look.faces.book, size, look.colours.ink), x + 20, top)
            top += size + 4
        top += gap


def _ship(look: Theme, picture: Image.Image, ship: Ship, texts: Texts) -> None:
    x, y, width, height = _box(look, "ship")
    colours, faces = look.colours, look.faces
    stamp(picture, silhouette(look, ship.kind, 330, 0.4), x + width // 2, y + 84, "middle")
    stamp(picture, words(texts.name(ship.kind), faces.display, 48, colours.ink), x + 22, y + 6)
    value = words(str(ship.maneuverability), faces.number, 38, colours.border)
    stamp(picture, value, x + width - 22, y + 10, "right")
    wheel = icon("ship-wheel", 34, colours.ink)
    stamp(picture, wheel, x + width - 28 - value.width, y + 18, "right")
    label = fitting(texts.say("mat-maneuverability"), faces.sans, 24, colours.faded, 150)
    stamp(picture, label, x + width - 68 - value.width, y + 37 - label.height / 2, "right")
    for index, (part, whole) in enumerate(ship.whole.items()):
        row = y + 84 + index * (height - 84) // len(ship.whole)
        _location(look, picture, (x + 18, row), part, ship.left[part], whole, texts)


def _location(
    look: Theme, picture: Image.Image, at: tuple[int, int], part: str, left: int, whole: int, texts: Texts
) -> None:
    """A hit location: its die face, icon and name, and a cube for each point; lost ones are crossed out."""
    x, y = at
    colours, faces = look.colours, look.faces
    step = min(35, (_box(look, "ship")[2] - 36 - CUBES) // whole)
    if DICE[part]:
        draw = ImageDraw.Draw(picture)
        draw.rounded_rectangle((x, y + 6, x + 36, y + 42), 7, colours.ink)
        stamp_centre(picture, words(DICE[part], faces.heavy, 26, colours.white), x + 18, y + 23)
    stamp(picture, icon(icons().locations[part], 40, colours.ink), x + 46, y + 4)
    name = fitting(texts.name(part), faces.place, 26, colours.ink, CUBES - 104)
    stamp(picture, name, x + 95, y + 24 - name.height / 2)
    for cube in range(whole):
        stamp(picture, tokens.cube(look, cube < left, min(32, step - 3)), x + CUBES + cube * step, y + 8)


def _bounties(look: Theme, picture: Image.Image, him: Captain, texts: Texts) -> None:
    box = _box(look, "bounties")
    x, y, _, _ = box
    draw_title(look, picture, box, texts.say("mat-bounties"))
    left = x + 18
    for nation, count in him.bounties.items():
        flag = flags.pennant(look, nation, 46, 32)
        stamp(picture, flag, left, y + 48)
        number = words(str(count), look.faces.heavy, 32, look.colours.border)
        stamp(picture, number, left + 50, y + 43)
        left += 50 + number.width + 12
    if not him.bounties:
        _none(look, picture, (x + 18, y + 46), texts)


def _none(look: Theme, picture: Image.Image, at: tuple[int, int], texts: Texts) -> None:
    stamp(picture, words(texts.say("mat-none"), look.faces.italic, 25, look.colours.faded), *at)


def _modifications(look: Theme, picture: Image.Image, ship: Ship, texts: Texts) -> None:
    """Ship modifications."""
    colours, faces = look.colours, look.faces
    x, y, width, height = box = _box(look, "mods")
    draw_title(look, picture, box, texts.say("mat-mods"))
    if not ship.mods:
        _none(look, picture, (x + 18, y + 44), texts)
    # Many are set closer, in smaller type.
    step = min(51, (height - 50) // max(1, len(ship.mods)))
    scale = min(1, (step - 2) / tokens.SMALL[1])
    for index, mod in enumerate(ship.mods):
        middle = y + 41 + index * step + step / 2
        token = tokens.modification(look, mod, scale)
        stamp(picture, token, x + 18, middle - token.height / 2)
        name = texts.say("mat-spent", mod=mod) if mod in ship.spent else texts.name(mod)
        ink, left = colours.faded if mod in ship.spent else colours.ink, 28 + token.width
        told = fitting(name, faces.sans, min(27, round(step * 0.84)), ink, width - left - 16, 12)
        stamp(picture, told, x + left, middle - told.height / 2 - 1)


def _weapons(look: Theme, picture: Image.Image, ship: Ship, texts: Texts) -> None:
    """Special weapons side by side with their names beneath; more than fit so are listed in two columns."""
    colours, faces = look.colours, look.faces
    x, y, width, _ = box = _box(look, "weapons")
    draw_title(look, picture, box, texts.say("mat-weapons"))
    if not ship.weapons:
        _none(look, picture, (x + 18, y + 48), texts)
    weapons = Counter(ship.weapons)
    if len(weapons) > WEAPONS_ABREAST:
        _listed(look, picture, box, list(weapons), texts)
        return
    cell = (width - 22) // max(2, len(weapons))
    size = min((fitted(texts.name(weapon), faces.sans, 24, cell - 8, 12) for weapon in weapons), default=24)
    for index, (weapon, count) in enumerate(weapons.items()):
        left = x + 16 + index * cell
        stamp(picture, icon(icons().weapons.get(weapon, UNKNOWN), 40, colours.ink), left + 10, y + 36)
        if count > 1:
            stamp(picture, words(f"×{count}", faces.bold, 26, colours.border), left + 54, y + 40)
        told = words(texts.name(weapon), faces.sans, size, colours.ink)
        stamp(picture, told, left, y + 90 - told.height / 2)


def _listed(look: Theme, picture: Image.Image, box: Box, weapons: list[str], texts: Texts) -> None:
    """Special weapons in two columns, each beside its name."""
    x, y, width, height = box
    rows = -(-len(weapons) // 2)
    cell, row = (width - 26) // 2, (height - 44) / rows
    side = min(36, round(row) - 1)
    room, face = cell - side - 16, look.faces.sans
    size = min(fitted(texts.name(weapon), face, 22, room, 12) for weapon in weapons)
    for index, weapon in enumerate(weapons):
        left, middle = x + 14 + cell * (index // rows), y + 34 + row * (index % rows + 0.5)
        sign = icon(icons().weapons.get(weapon, UNKNOWN), side, look.colours.ink)
        stamp(picture, sign, left, middle - side / 2)
        told = words(texts.name(weapon), face, size, look.colours.ink)
        stamp(picture, told, left + side + 6, middle - told.height / 2)


def _money(look: Theme, picture: Image.Image, seat: Seat, him: Captain, texts: Texts) -> None:
    colours, faces = look.colours, look.faces
    for name, sign, amount in (("gold", "two-coins", him.gold), ("stash", "locked-chest", seat.stash)):
        x, y, width, _ = box = _box(look, name)
        draw_title(look, picture, box, texts.say(f"mat-{name}"))
        stamp(picture, icon(sign, 56, colours.gold_dark), x + 16, y + 44)
        shown = "?" if amount is None else str(amount)
        stamp(picture, fitting(shown, faces.number, 56, colours.ink, 92), x + width - 18, y + 32, "right")
        if name == "stash" and seat.stashings:
            times = words(f"×{seat.stashings}", faces.bold, 22, colours.faded)
            stamp(picture, times, x + width - 16, y + 8, "right")


def _cards(
    look: Theme, picture: Image.Image, content: Content, seat: Seat, him: Captain, texts: Texts
) -> None:
    """Cargo and glory cards: faces for those who may see them, backs for the others."""

    smuggled = him.contraband.pieces or ()

    def cargo(card: str, width: int, _: int) -> Image.Image:
        """A good; contraband bears the name of the port that buys it."""
        found = content.cargo[card]
        name = texts.name(getattr(found, "port", "") if card in smuggled else found.good)
        return cargo_face(look, found.good, found.plunder, name, width, card in smuggled)

    def named(card: str, width: int, height: int) -> Image.Image:
        return card_face(look, texts.name(card), width, height)

    _row(look, picture, _box(look, "cargo"), texts.say("mat-cargo"), him.cargo + him.contraband, cargo, CARGO)
    _row(look, picture, _box(look, "glory"), texts.say("mat-glory-cards"), seat.glory_cards, named, GLORY)


def _open_cards(look: Theme, picture: Image.Image, him: Captain, texts: Texts) -> None:
    """Rumors, missions with their progress, specialists and permanents, each with its text."""
    rumors = [Told(texts.name(card), texts.text(card)) for card in him.rumors.pieces or ()]
    missions = [
        Told(texts.name(held.card), f"{texts.text(held.card)} {mission_progress(held, texts)}".rstrip())
        for held in him.missions
    ]
    crew = [Told(texts.name(card), texts.text(card)) for card in him.specialists + him.papers]
    if him.marque:
        crew.append(Told(texts.say("mat-marque", nation=him.marque), texts.say("mat-marque-text")))
    hidden = him.rumors.count > 0 and him.rumors.pieces is None
    boxes = _told_boxes(look, picture, [rumors, missions, crew], [BACKS if hidden else 0, 0, 0])
    for name, box, cards in zip(TOLD, boxes, (rumors, missions, crew), strict=True):
        count = him.rumors.count if name == "rumors" else len(cards)
        draw_told(look, picture, box, f"{texts.say(f'mat-{name}')}: {count}", cards)
    if hidden:
        _fan(look, picture, boxes[0], him.rumors.count)


def _told_boxes(look: Theme, picture: Image.Image, piles: list[list[Told]], least: list[int]) -> list[Box]:
    """Where cards with their text go: in boxes of their own, or in a shared one, as they need room."""
    boxes = sheet_plan("mat", look.sizes.layout).boxes
    if "told" not in boxes:
        return [boxes[name] for name in TOLD]
    shares = shared(look, boxes["told"], piles, least)
    for box in shares:
        paper(look, picture, box, look.colours.faded)
    return shares


def _row(
    look: Theme, picture: Image.Image, box: Box, title: str, held: Held, face: Face, widths: tuple[int, int]
) -> None:
    """Cards side by side, narrower if there are many, and finally in two rows."""
    x, y, width, height = box
    draw_title(look, picture, box, f"{title}: {held.count}")
    if held.pieces is None:
        _fan(look, picture, box, held.count)
        return
    room, (most, least) = width - 28, widths
    rows = 1 if held.count * (least + 4) <= room + 4 or most == CARGO_WIDTH else 2
    across = -(-held.count // rows)
    wide = min(most, max(least, (room + 4) // max(1, across) - 4))
    step = min(wide + 8, (room - wide) // max(1, across - 1))
    high = (HEIGHT - 4 * (rows - 1)) // rows
    for index, card in enumerate(held.pieces):
        row, column = divmod(index, across)
        top = y + min(44, height - HEIGHT - 8) + row * (high + 4)
        stamp(picture, face(card, wide, high), x + 14 + column * step, top)


def _fan(look: Theme, picture: Image.Image, box: Box, count: int) -> None:
    """Cards face down, overlapping if there are many."""
    x, y, width, height = box
    sprite = back(look)
    step = min(sprite.width + 8, (width - 32 - sprite.width) // max(1, count - 1))
    for index in range(count):
        stamp(picture, sprite, x + 16 + index * step, y + min(44, height - sprite.height - 10))
