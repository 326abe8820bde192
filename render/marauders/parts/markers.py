"""Markers of modules that lie before a seat, on its card beneath the chart and on its captain's mat."""

from PIL import Image

from data.locale import Texts
from render.kit.assets import icon
from render.kit.canvas import fitting, rgb
from render.kit.theme import Theme
from render.marauders.facts import Seat
from render.marauders.parts.icons import icons

MARKER_GAP = 16  # between two of them


def markers(theme: Theme, seat: Seat, texts: Texts, room: int) -> list[Image.Image]:
    """Favors, contraband ("4+1": one more is sold), the crew's loyalty, a cube in the bag and a captain's
    card turned, each with its sign, in this much room.
    """
    px = theme.px
    told = [("favors", seat.pieces.favors), ("contraband", seat.pieces.contraband)]
    sold = {"contraband": f"+{seat.pieces.sold}"} if seat.pieces.sold else {}
    signs = [(name, f"{value}{sold.get(name, '')}") for name, value in told if value is not None]
    signs += [(name, "") for name in ("to_come", "turned") if getattr(seat.pieces, name)]
    if step := seat.pieces.loyalty:
        signs.append(("loyalty", texts.say(f"chart-loyalty-{step}")))
    found: list[Image.Image] = []
    for name, value in signs:
        sign = icon(icons().markers[name], px(24), theme.colours.ink)
        whole = Image.new("RGBA", (sign.width, px(30)), (*rgb(theme.colours.ink), 0))
        if value:
            line = fitting(value, theme.faces.bold, px(21), theme.colours.ink, room - sign.width - 4)
            whole = whole.crop((0, 0, sign.width + 4 + line.width, px(30)))
            whole.alpha_composite(line, (sign.width + 4, 0))
        whole.alpha_composite(sign, (0, px(2)))
        room -= whole.width + px(MARKER_GAP)
        found.append(whole)
    return found


def markers_told(seat: Seat, texts: Texts) -> list[str]:
    """The same in words: one line, or none if nothing lies there."""
    told: list[str] = []
    if seat.pieces.favors is not None:
        told.append(texts.say("alt-favors", count=seat.pieces.favors))
    if seat.pieces.contraband is not None:
        told.append(texts.say("alt-contraband", count=seat.pieces.contraband))
    if seat.pieces.sold:
        told.append(texts.say("alt-sold", count=seat.pieces.sold))
    if step := seat.pieces.loyalty:
        told.append(texts.say("alt-loyalty", step=texts.say(f"chart-loyalty-{step}")))
    told += [texts.say(f"alt-{name}") for name in ("to_come", "turned") if getattr(seat.pieces, name)]
    return [texts.say("alt-markers", seat=seat.number, told=texts.join(told))] if told else []
