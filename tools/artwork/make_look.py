"""Draws the contact sheets of docs/look.md from data/assets/art: python -m tools.artwork.make_look."""

from collections.abc import Iterable
from pathlib import Path
from typing import Literal

import msgspec
from PIL import Image, ImageDraw

from render.art import ink
from render.art.colours import CONTRABAND, GOODS
from render.art.decks import DECKS
from render.art.shown import Kind, Losses, names, picture, ship, ship_names
from render.kit.assets import font
from render.kit.plans import read_plan
from tools.artwork.frame import BAND, HIGH, PICTURE, WIDE, draw_frame
from tools.artwork.make_art import rastered
from tools.artwork.pens import Sheet
from tools.artwork.portraits.people import people
from tools.artwork.portraits.person import TINTS

DOCS = Path(__file__).parents[2] / "docs" / "pictures"


class Look(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What the sheets show: inks by their names, and a card of each deck: its title, and where its art is."""

    inks: tuple[str, ...]
    cards: dict[str, tuple[str, Kind | Literal["ships"], str]]


LOOK = read_plan("tools.artwork", "look.yaml", Look)


def paper(wide: int, high: int) -> Image.Image:
    """An empty sheet of paper."""
    return Image.new("RGBA", (wide, high), ink.PAPER)


def written(
    sheet: Image.Image, at: tuple[int, int], text: str, size: int = 15, face: str = "Alegreya-Regular"
) -> None:
    """A line of words with its middle at this point."""
    ImageDraw.Draw(sheet).text(at, text, font=font(face, size), fill=ink.INK, anchor="mm")


def grid(pictures: Iterable[Image.Image], columns: int, gap: int = 4) -> Image.Image:
    """Pictures of one size in rows."""
    found = list(pictures)
    wide, high = found[0].size
    rows = -(-len(found) // columns)
    sheet = paper(columns * (wide + gap) + gap, rows * (high + gap) + gap)
    for index, one in enumerate(found):
        place = gap + index % columns * (wide + gap), gap + index // columns * (high + gap)
        sheet.alpha_composite(one.convert("RGBA"), place)
    return sheet


def swatches(colours: dict[str, str]) -> Image.Image:
    """Colours with their names."""
    wide = 112
    sheet = paper(7 * wide, 70 * -(-len(colours) // 7))
    pen = ImageDraw.Draw(sheet)
    for index, (name, colour) in enumerate(colours.items()):
        x, y = index % 7 * wide, index // 7 * 70
        pen.rectangle((x + 8, y + 6, x + wide - 8, y + 40), fill=colour, outline=ink.INK, width=2)
        written(sheet, (x + wide // 2, y + 53), name.lower().replace("_", " "))
    return sheet


def goods() -> Image.Image:
    """Each good large, its sign, and the sign at 20 pixels."""
    sheet = paper(7 * 124, 2 * 190)
    for index, name in enumerate((*GOODS, *CONTRABAND, "crate")):
        x, y = index % 7 * 124, index // 7 * 190
        sheet.alpha_composite(
            picture("goods", name).resize((108, 108), Image.Resampling.LANCZOS), (x + 8, y + 4)
        )
        sheet.alpha_composite(
            picture("signs", name).resize((40, 40), Image.Resampling.LANCZOS), (x + 24, y + 118)
        )
        sheet.alpha_composite(
            picture("signs", name).resize((20, 20), Image.Resampling.LANCZOS), (x + 80, y + 128)
        )
        written(sheet, (x + 62, y + 172), name.replace("_", " "))
    return sheet


def ships() -> Image.Image:
    """Every kind of ship whole, and one that is lost step by step."""
    flags = {"pirate": "pirate", "galleon": "spanish", "treasure_galleon": "spanish", "frigate": "french"}
    whole = [ship(name, 250, flag=flags.get(name, "dutch")) for name in ship_names()]
    steps = [
        Losses(masts=(1, 3)),
        Losses(masts=(1, 3), guns=(1, 3)),
        Losses(masts=(2, 3), guns=(1, 3), hull=(1, 3)),
        Losses(masts=(2, 3), guns=(2, 3), hull=(2, 3)),
        Losses(masts=(3, 3), guns=(3, 3), hull=(3, 3)),
    ]
    lost = [ship("frigate", 250, loss, "english", "#8fb0e0") for loss in steps]
    return grid([*whole, *lost], 4)


def small(kind: Kind, wide: int, high: int) -> list[Image.Image]:
    """All pictures of a kind, small."""
    return [picture(kind, name).resize((wide, high), Image.Resampling.LANCZOS) for name in names(kind)]


def card(deck: str) -> Image.Image:
    """A sample card of a deck."""
    title, kind, name = LOOK.cards[deck]
    frame = Sheet(f"card {deck}", WIDE, HIGH)
    draw_frame(frame, deck)
    sheet = rastered(frame, WIDE)
    pen = ImageDraw.Draw(sheet)
    pen.text((WIDE // 2, 13 + BAND // 2), title, font=font("Alegreya-Bold", 22), fill=ink.LINEN, anchor="mm")
    left, top, across, down = PICTURE
    art = ship(name, down * 4 // 3) if kind == "ships" else picture(kind, name)
    fit = max if kind == "scenes" else min
    scale = fit(across / art.width, down / art.height)
    art = art.resize((round(art.width * scale), round(art.height * scale)), Image.Resampling.LANCZOS)
    art = art.crop((0, 0, min(art.width, across - 2), min(art.height, down - 2)))
    place = left + 1 + (across - art.width) // 2, top + 1 + (down - art.height) // 2
    if kind == "portraits":
        tint = TINTS.grounds[people()[name].of]
        pen.rectangle((left + 1, top + 1, left + across - 1, top + down - 1), fill=tint)
        place = left + 1, top + 1
        for row in range(4):
            figure = left + across - 40, top + 26 + row * 29
            pen.text(figure, str(1 + row), font=font("AlegreyaSans-ExtraBold", 22), fill=ink.INK, anchor="mm")
    sheet.alpha_composite(art, place)
    words = "Card text in Alegreya,\nfrom 13 pixels up; figures\nin Alegreya Sans: 7 gold"
    pen.multiline_text(
        (WIDE // 2, 262), words, font=font("Alegreya-Regular", 18), fill=ink.INK, anchor="mm", align="center"
    )
    return sheet


def sheets() -> dict[str, Image.Image]:
    """All contact sheets, by name."""
    inks = {name: str(getattr(ink, name)) for name in LOOK.inks}
    return {
        "palette": swatches(inks),
        "nations": swatches({str(nation): tint for nation, tint in TINTS.grounds.items()}),
        "goods": goods(),
        "ships": ships(),
        "portraits": grid(small("portraits", 108, 108), 9),
        "scenes": grid(small("scenes", 192, 120), 5),
        "covers": grid(small("covers", 480, 300), 3),
        "cards": grid([card(deck).resize((200, 280), Image.Resampling.LANCZOS) for deck in DECKS], 5, 8),
    }


def main() -> None:
    """Writes all contact sheets."""
    for name, sheet in sheets().items():
        sheet.convert("RGB").save(DOCS / f"look-{name}.webp", quality=84, method=4)


if __name__ == "__main__":
    main()
