"""The head of a mat: who he is, what he can do, his glory and his gold."""

from PIL import Image, ImageDraw

from data.content import Content
from data.locale import Texts
from render.kit import badges
from render.kit.assets import icon
from render.kit.canvas import Pen, fitting, sprite, stamp, words, wrapped
from render.kit.picture_cache import cached_picture
from render.kit.plans import Box
from render.kit.theme import Theme
from render.marauders.facts import Captain, Facts, Seat
from render.marauders.mat.flow import GAP, Panel
from render.marauders.mat.measures import measures
from render.marauders.parts import art, flags
from render.marauders.parts.icons import icons
from render.marauders.parts.markers import MARKER_GAP, markers

SKILLS = ("seamanship", "scouting", "leadership", "influence")
PAD = 16
FLAG = (48, 33)


def head(look: Theme, facts: Facts, seat: Seat, him: Captain, texts: Texts) -> Panel:
    """His portrait, names, skills and ability."""
    sizes = measures(look)
    told = [texts.text(him.card)]
    if step := seat.pieces.loyalty:
        told.append(texts.say("hand-loyalty", loyalty_step=step))
    leading = round(sizes.text * 1.2)
    lines = [
        line for text in told for line in wrapped(text, look.faces.text, sizes.text, sizes.room - 2 * PAD)
    ]
    portrait = sizes.portrait if art.has_portrait(him.card) else 0
    beneath = PAD + max(portrait, _height(look, seat)) + 12

    def paint(picture: Image.Image, box: Box) -> None:
        left, top, wide, _ = box
        if portrait:
            _portrait(look, picture, (left + PAD, top + PAD), him.card)
        at = left + PAD + (portrait + 20 if portrait else 0), top + PAD
        _names(look, picture, facts, seat, texts, at, left + wide - PAD - at[0])
        for number, line in enumerate(lines):
            shown = words(line, look.faces.text, sizes.text, look.colours.ink)
            stamp(picture, shown, left + PAD, top + beneath + number * leading)

    return Panel(sizes.room, beneath + len(lines) * leading + PAD - 4, paint)


def _height(look: Theme, seat: Seat) -> int:
    """Pixels that names, home, what modules laid here, and skills take."""
    sizes = measures(look)
    rows = 2 if sizes.columns > 1 else 4
    marked = look.px(34) if seat.pieces else 0
    return sizes.badge + 10 + _nation_row(look) + marked + rows * (sizes.data + 15)


def _nation_row(look: Theme) -> int:
    return max(FLAG[1], round(measures(look).label * 1.3)) + 10


def _portrait(look: Theme, picture: Image.Image, at: tuple[int, int], card: str) -> None:
    side = measures(look).portrait
    x, y = at
    picture.paste(art.portrait(card, side), at)
    ImageDraw.Draw(picture).rectangle((x, y, x + side - 1, y + side - 1), outline=look.colours.ink, width=4)


def _names(
    look: Theme,
    picture: Image.Image,
    facts: Facts,
    seat: Seat,
    texts: Texts,
    at: tuple[int, int],
    room: int,
) -> None:
    """Names beside the seat's badge, then nation and home, what modules laid before him, and skills."""
    sizes, (x, y), him = measures(look), at, seat.captain
    assert him is not None
    card = facts.box.captains[him.card]
    stamp(picture, badges.badge(look, seat.number, sizes.badge, seat.number == facts.active), x, y)
    beside = x + sizes.badge + 14
    name = fitting(
        texts.name(card.id), look.faces.name, sizes.name, look.colours.ink, room - sizes.badge - 14, 26
    )
    stamp(picture, name, beside, y + sizes.badge * 0.36 - name.height / 2)
    player = fitting(
        texts.player(seat.number),
        look.faces.sans,
        sizes.label + 2,
        look.colours.faded,
        room - sizes.badge - 14,
    )
    stamp(picture, player, beside, y + sizes.badge - player.height + 8)
    top = y + sizes.badge + 10
    stamp(picture, flags.pennant(look, card.nation, *FLAG), x, top + 3)
    home = f"{texts.say('mat-nation', nation=card.nation)} · {texts.say('mat-home', zone=card.home)}"
    told = fitting(home, look.faces.sans, sizes.label + 2, look.colours.ink, room - FLAG[0] - 12, 15)
    stamp(picture, told, x + FLAG[0] + 12, top + 3 + (FLAG[1] - told.height) / 2)
    top += _nation_row(look)
    for sign in markers(look, seat, texts, room) if seat.pieces else ():
        stamp(picture, sign, x, top)
        x += sign.width + MARKER_GAP
    top += look.px(34) if seat.pieces else 0
    _skills(look, picture, facts.box, him, texts, (at[0], top), room)


def _skills(
    look: Theme,
    picture: Image.Image,
    box: Content,
    him: Captain,
    texts: Texts,
    at: tuple[int, int],
    room: int,
) -> None:
    """Each skill with its sign and its dice."""
    sizes, card = measures(look), box.captains[him.card]
    abreast, step = (2 if sizes.columns > 1 else 1), sizes.data + 15
    cell = room // abreast
    for number, skill in enumerate(SKILLS):
        x, y = at[0] + number % abreast * cell, at[1] + number // abreast * step
        side, value = sizes.data + 9, int(getattr(card, skill))
        stamp(picture, icon(icons().skills[skill], side, look.colours.ink), x, y)
        dice = value * (side + 4)
        name = fitting(
            texts.name(skill), look.faces.sans, sizes.data, look.colours.ink, cell - side - dice - 42, 13
        )
        stamp(picture, name, x + side + 10, y + (side - name.height) / 2)
        for die in range(value):
            stamp(picture, _die(look, side), x + cell - 24 - dice + die * (side + 4), y)


@cached_picture
def _die(look: Theme, side: int) -> Image.Image:
    """One die of a skill."""

    def paint(pen: Pen) -> None:
        pen.box((0, 0, side, side), badges.OUTLINE, 6)
        pen.box((1.5, 1.5, side - 1.5, side - 1.5), look.colours.halo, 5)
        pen.icon("skull-crossed-bones", side * 0.74, side / 2, side / 2, look.colours.ink)

    return sprite(side, side, paint)


# --- glory, gold, stash, bounties -------------------------------------------------------------------


def purse(look: Theme, facts: Facts, seat: Seat, him: Captain, texts: Texts) -> list[list[Panel]]:
    """Glory, gold aboard and stash side by side; bounties beside or beneath them, if there are any."""
    sizes = measures(look)
    beside = sizes.columns > 1 and bool(him.bounties)
    share = 204 if beside else (sizes.room - 2 * GAP) // 3
    stash = "?" if seat.stash is None else str(seat.stash)
    gold = "?" if him.gold is None else str(him.gold)
    row = [
        _figure(look, share, texts.say("chart-glory"), "laurel-crown", str(seat.glory), f"/ {facts.goal}"),
        _figure(look, share, texts.say("mat-gold"), "two-coins", gold),
        _figure(
            look,
            share,
            texts.say("mat-stash"),
            "locked-chest",
            stash,
            f"×{seat.stashings}" if seat.stashings else "",
        ),
    ]
    if not him.bounties:
        return [row]
    if beside:
        return [[*row, _bounties(look, sizes.room - 3 * (share + GAP), him, texts)]]
    return [row, [_bounties(look, sizes.room, him, texts)]]


def _figure(look: Theme, wide: int, title: str, sign: str, value: str, more: str = "") -> Panel:
    """A title, a sign and a figure."""
    sizes = measures(look)
    head = round(sizes.label * 1.2) + 8

    def paint(picture: Image.Image, box: Box) -> None:
        left, top, across, _ = box
        told = fitting(title, look.faces.sans, sizes.label, look.colours.faded, across - 2 * PAD, 14)
        stamp(picture, told, left + PAD, top + 7)
        side = sizes.figure + 2
        stamp(picture, icon(sign, side, look.colours.gold_dark), left + PAD, top + head)
        room, right = across - side - 2 * PAD - 8, left + across - PAD
        if more:
            small = words(more, look.faces.bold, sizes.label, look.colours.faded)
            stamp(picture, small, right, top + head + side - small.height, "right")
            right, room = right - small.width - 6, room - small.width - 6
        figure = fitting(value, look.faces.number, sizes.figure, look.colours.ink, room, 20)
        stamp(picture, figure, right, top + head + side / 2 - figure.height / 2, "right")

    return Panel(wide, head + sizes.figure + 14, paint)


def _bounties(look: Theme, wide: int, him: Captain, texts: Texts) -> Panel:
    """A flag for each nation that wants him, with its bounties."""
    sizes = measures(look)
    head = round(sizes.label * 1.2) + 8

    def paint(picture: Image.Image, box: Box) -> None:
        left, top, across, _ = box
        told = fitting(
            texts.say("mat-bounties"), look.faces.sans, sizes.label, look.colours.faded, across - 2 * PAD
        )
        stamp(picture, told, left + PAD, top + 7)
        cell = (across - 2 * PAD) // 4
        for number, (nation, count) in enumerate(him.bounties.items()):
            x = left + PAD + number * cell
            flag = flags.pennant(look, nation, FLAG[0] + 2, FLAG[1] + 2)
            middle = top + head + sizes.figure / 2
            stamp(picture, flag, x, middle - flag.height / 2)
            figure = fitting(
                str(count), look.faces.number, sizes.figure - 10, look.colours.border, cell - flag.width - 8
            )
            stamp(picture, figure, x + flag.width + 6, middle - figure.height / 2)

    return Panel(wide, head + sizes.figure + 14, paint)
