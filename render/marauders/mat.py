"""A captain's mat: skills, ship, and what he owns; secrets only where the view tells them."""

from collections import Counter

from PIL import Image, ImageChops, ImageDraw

from data.content import marauders_box
from data.locale import Texts
from render import badges
from render.assets import icon
from render.canvas import fitting, mix, stamp, stamp_centre, words, wrapped
from render.marauders import tokens
from render.marauders.alt import mission_progress
from render.marauders.alt_mat import mat_text
from render.marauders.cards import Face, back, card_face, cargo_face
from render.marauders.facts import Captain, Facts, Held, Seat, Ship, View, read
from render.marauders.icons import UNKNOWN, icons
from render.marauders.labels import paper
from render.marauders.layout import Box, sheet_plan
from render.marauders.sheet import blotches
from render.marauders.told import Told, draw_title, draw_told
from render.picture import Picture, picture_of
from render.shelf import shelved
from render.theme import Theme, theme

HEADER = ("name", "home")  # boxes that stand on the bare sheet
SKILLS = ("seamanship", "scouting", "leadership", "influence")
# Die faces and the hit locations they lead to (facts, section 2); no number leads to the Hull.
DICE = {"cargo": "1", "masts": "2", "crew": "3", "cannons": "4", "hull": ""}


def _box(look: Theme, name: str) -> Box:
    return sheet_plan("mat", look.sizes.layout).boxes[name]


def captain(view: View, seat: int, texts: Texts, look: Theme | None = None) -> Picture:
    """The mat of the captain of `seat`, as this view knows him.

    Raises ValueError when there is no such seat.
    """
    facts, look = read(view), look or theme()
    if not 0 <= seat < len(facts.seats):
        raise ValueError(f"There is no seat {seat}: this table has {len(facts.seats)}, counted from 0.")
    image = draw_captain(facts, facts.seats[seat], texts, look)
    return picture_of(image, "captain", mat_text(facts, facts.seats[seat], texts))


def draw_captain(facts: Facts, seat: Seat, texts: Texts, look: Theme) -> Image.Image:
    """The mat these facts tell of, not yet encoded."""
    him = seat.captain
    picture = _sheet(look, laid=him is not None).copy()
    _header(look, picture, facts, seat, texts)
    if him is None:
        empty = words(texts.say("mat-empty"), look.faces.italic, 40, look.colours.faded)
        stamp(picture, empty, picture.width / 2, 330, "middle")
        return picture
    _skills(look, picture, him, texts)
    _ability(look, picture, him, texts)
    _ship(look, picture, him.ship, texts)
    _bounties(look, picture, him, texts)
    _fittings(look, picture, him.ship, texts)
    _money(look, picture, seat, him, texts)
    _cards(look, picture, seat, him, texts)
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
    stamp(picture, fitting(texts.player(seat.number), faces.bold, 30, colours.faded, room), x, y)
    number = words(str(seat.glory), faces.number, 76, colours.border)
    stamp(picture, number, picture.width - 34, 22, "right")
    laurel = icon("laurel-crown", 64, colours.gold_dark)
    stamp(picture, laurel, picture.width - 40 - number.width, 44, "right")
    if seat.captain is None:
        return
    card = marauders_box().captains[seat.captain.card]
    title = fitting(texts.name(card.id), faces.display, 62, colours.ink, min(600, room), 30)
    stamp(picture, title, x, y + 70 - title.height / 2)
    flag = tokens.pennant(look, card.nation, 54, 38)
    x, y, width, _ = _box(look, "home")
    stamp(picture, flag, x, y + 14)
    nation = texts.say("mat-nation", nation=card.nation)
    stamp(picture, fitting(nation, faces.place, 25, colours.ink, width - 64), x + 64, y)
    home = texts.say("mat-home", zone=card.home)
    stamp(picture, fitting(home, faces.italic, 24, colours.faded, width - 64), x + 64, y + 30)


def _skills(look: Theme, picture: Image.Image, him: Captain, texts: Texts) -> None:
    x, y, width, _ = _box(look, "skills")
    card = marauders_box().captains[him.card]
    for index, skill in enumerate(SKILLS):
        top = y + 14 + index * 48
        stamp(picture, icon(icons().skills[skill], 38, look.colours.ink), x + 18, top + 2)
        value: int = getattr(card, skill)
        room = width - 68 - 26 - value * 36
        name = fitting(texts.name(skill), look.faces.place, 27, look.colours.ink, room)
        stamp(picture, name, x + 68, top + 3 + (27 - min(27, name.height)) / 2)
        for die in range(value):
            stamp(picture, _die(look), x + width - 20 - (value - die) * 36, top + 4)


@shelved
def _die(look: Theme) -> Image.Image:
    """One die of a skill."""

    def paint(pen: tokens.Pen) -> None:
        pen.box((0, 0, 32, 32), badges.OUTLINE, 6)
        pen.box((1.5, 1.5, 30.5, 30.5), look.colours.halo, 5)
        pen.icon("skull-crossed-bones", 24, 16, 16, look.colours.ink)

    return tokens.sprite(32, 32, paint)


def _ability(look: Theme, picture: Image.Image, him: Captain, texts: Texts) -> None:
    x, y, width, height = _box(look, "ability")
    text = texts.text(him.card)
    for size in (27, 25, 23, 21, 19, 17, 15):
        lines = wrapped(text, look.faces.book, size, width - 40)
        if len(lines) * (size + 4) <= height - 30:
            break
    top = y + (height - len(lines) * (size + 4)) / 2
    for index, line in enumerate(lines):
        stamp(picture, words(line, look.faces.book, size, look.colours.ink), x + 20, top + index * (size + 4))


def _ship(look: Theme, picture: Image.Image, ship: Ship, texts: Texts) -> None:
    x, y, width, _ = _box(look, "ship")
    colours, faces = look.colours, look.faces
    stamp(picture, silhouette(look, ship.kind, 330, 0.4), x + width // 2, y + 84, "middle")
    stamp(picture, words(texts.name(ship.kind), faces.display, 48, colours.ink), x + 22, y + 6)
    value = words(str(ship.maneuverability), faces.number, 38, colours.border)
    stamp(picture, value, x + width - 22, y + 10, "right")
    wheel = icon("ship-wheel", 34, colours.ink)
    stamp(picture, wheel, x + width - 28 - value.width, y + 18, "right")
    label = fitting(texts.say("mat-maneuverability"), faces.sans, 20, colours.faded, 130)
    stamp(picture, label, x + width - 68 - value.width, y + 24, "right")
    for index, (part, whole) in enumerate(ship.whole.items()):
        _location(look, picture, (x + 18, y + 84 + index * 67), part, ship.left[part], whole, texts)


@shelved
def silhouette(look: Theme, kind: str, side: int, strength: float) -> Image.Image:
    """A ship of this kind behind the words, faint (0) to plain (1)."""
    picture = icon(icons().ships.get(kind, UNKNOWN), side, look.colours.shoal).copy()
    picture.putalpha(picture.getchannel("A").point([round(level * strength) for level in range(256)]))
    return picture


def _location(
    look: Theme, picture: Image.Image, at: tuple[int, int], part: str, left: int, whole: int, texts: Texts
) -> None:
    """A hit location: its die face, icon and name, and a cube for each point; lost ones are crossed out."""
    x, y = at
    colours, faces = look.colours, look.faces
    if DICE[part]:
        draw = ImageDraw.Draw(picture)
        draw.rounded_rectangle((x, y + 6, x + 36, y + 42), 7, colours.ink)
        stamp_centre(picture, words(DICE[part], faces.heavy, 26, colours.white), x + 18, y + 23)
    stamp(picture, icon(icons().locations[part], 40, colours.ink), x + 48, y + 4)
    stamp(picture, fitting(texts.name(part), faces.place, 26, colours.ink, 110), x + 98, y + 8)
    for cube in range(whole):
        stamp(picture, tokens.cube(look, cube < left), x + 212 + cube * 35, y + 8)


def _bounties(look: Theme, picture: Image.Image, him: Captain, texts: Texts) -> None:
    box = _box(look, "bounties")
    x, y, _, _ = box
    draw_title(look, picture, box, texts.say("mat-bounties"))
    left = x + 18
    for nation, count in him.bounties.items():
        flag = tokens.pennant(look, nation, 46, 32)
        stamp(picture, flag, left, y + 48)
        number = words(str(count), look.faces.heavy, 32, look.colours.border)
        stamp(picture, number, left + 50, y + 43)
        left += 50 + number.width + 12
    if not him.bounties:
        _none(look, picture, (x + 18, y + 46), texts)


def _none(look: Theme, picture: Image.Image, at: tuple[int, int], texts: Texts) -> None:
    stamp(picture, words(texts.say("mat-none"), look.faces.italic, 25, look.colours.faded), *at)


def _fittings(look: Theme, picture: Image.Image, ship: Ship, texts: Texts) -> None:
    """Ship modifications and special weapons."""
    colours, faces = look.colours, look.faces
    x, y, width, _ = box = _box(look, "mods")
    draw_title(look, picture, box, texts.say("mat-mods"))
    if not ship.mods:
        _none(look, picture, (x + 18, y + 44), texts)
    # Three lines fit; more tokens stand side by side, without their names.
    named = len(ship.mods) <= 3
    for index, mod in enumerate(ship.mods):
        token = tokens.modification(look, mod)
        if not named:
            stamp(picture, token, x + 18 + index % 6 * 52, y + 48 + index // 6 * 50)
            continue
        stamp(picture, token, x + 18, y + 44 + index * 51)
        name = texts.say("mat-spent", mod=mod) if mod in ship.spent else texts.name(mod)
        ink = colours.faded if mod in ship.spent else colours.ink
        stamp(picture, fitting(name, faces.sans, 24, ink, width - 90), x + 72, y + 51 + index * 51)
    x, y, width, _ = box = _box(look, "weapons")
    draw_title(look, picture, box, texts.say("mat-weapons"))
    if not ship.weapons:
        _none(look, picture, (x + 18, y + 48), texts)
    for index, (weapon, count) in enumerate(Counter(ship.weapons).items()):
        left = x + 16 + index * 106
        stamp(picture, icon(icons().weapons.get(weapon, UNKNOWN), 40, colours.ink), left + 10, y + 38)
        if count > 1:
            stamp(picture, words(f"×{count}", faces.bold, 26, colours.border), left + 54, y + 42)
        stamp(picture, fitting(texts.name(weapon), faces.sans, 18, colours.ink, 102, 12), left, y + 80)


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


def _cards(look: Theme, picture: Image.Image, seat: Seat, him: Captain, texts: Texts) -> None:
    """Cargo, glory cards and rumors: faces for those who may see them, backs for the others."""
    content = marauders_box()

    def cargo(card: str) -> Image.Image:
        found = content.cargo[card]
        return cargo_face(look, found.good, found.plunder, texts.name(found.good))

    def named(card: str) -> Image.Image:
        return card_face(look, texts.name(card))

    _row(look, picture, "cargo", texts.say("mat-cargo"), him.cargo, cargo)
    _row(look, picture, "glory", texts.say("mat-glory-cards"), seat.glory_cards, named)
    rumors = texts.say("mat-rumors")
    if him.rumors.pieces:
        told = [Told(texts.name(card), texts.text(card)) for card in him.rumors.pieces]
        draw_told(look, picture, _box(look, "rumors"), f"{rumors}: {him.rumors.count}", told)
    else:
        _row(look, picture, "rumors", rumors, him.rumors, named)


def _open_cards(look: Theme, picture: Image.Image, him: Captain, texts: Texts) -> None:
    """Missions with how far they have come, specialists and papers, each with what it says."""
    missions = [
        Told(texts.name(held.card), f"{texts.text(held.card)} {mission_progress(held, texts)}".rstrip())
        for held in him.missions
    ]
    draw_told(
        look, picture, _box(look, "missions"), f"{texts.say('mat-missions')}: {len(missions)}", missions
    )
    crew = [Told(texts.name(card), texts.text(card)) for card in him.specialists + him.papers]
    if him.marque:
        crew.append(Told(texts.say("mat-marque", nation=him.marque), texts.say("mat-marque-text")))
    draw_told(look, picture, _box(look, "crew"), f"{texts.say('mat-crew')}: {len(crew)}", crew)


def _row(look: Theme, picture: Image.Image, name: str, title: str, held: Held, face: Face) -> None:
    """Cards side by side, overlapping where they are many."""
    x, y, width, height = box = _box(look, name)
    draw_title(look, picture, box, f"{title}: {held.count}")
    sprites = [back(look)] * held.count if held.pieces is None else [face(card) for card in held.pieces]
    if not sprites:
        return
    step = min(sprites[0].width + 8, (width - 32 - sprites[0].width) // max(1, len(sprites) - 1))
    for index, sprite in enumerate(sprites):
        stamp(picture, sprite, x + 16 + index * step, y + min(44, height - sprite.height - 10))
