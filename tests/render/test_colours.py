"""Colours: contrast of words and marks, and seats that stay apart for the colour-blind."""

from itertools import combinations

import pytest
from PIL import ImageChops

from data.locale import Texts
from render.canvas import rgb
from render.marauders import tokens
from render.marauders.panels import codes
from render.theme import theme

LOOK = theme()

# Machado, Oliveira and Fernandes 2009, severity 1, on linear light.
BLINDNESS = {
    "none": ((1, 0, 0), (0, 1, 0), (0, 0, 1)),
    "protanopia": (
        (0.152286, 1.052583, -0.204868),
        (0.114503, 0.786281, 0.099216),
        (-0.003882, -0.048116, 1.051998),
    ),
    "deuteranopia": (
        (0.367322, 0.860646, -0.227968),
        (0.280085, 0.672501, 0.047413),
        (-0.011820, 0.042940, 0.968881),
    ),
    "tritanopia": (
        (1.255528, -0.076749, -0.178779),
        (-0.078411, 0.930809, 0.147602),
        (0.004733, 0.691367, 0.303900),
    ),
}


def linear(colour: str) -> tuple[float, ...]:
    """Linear light of a colour, 0 to 1."""
    shares = (part / 255 for part in rgb(colour))
    return tuple(share / 12.92 if share <= 0.04045 else ((share + 0.055) / 1.055) ** 2.4 for share in shares)


def contrast(first: str, second: str) -> float:
    """Contrast ratio by WCAG 2."""
    weights = (0.2126, 0.7152, 0.0722)
    low, high = sorted(
        sum(weight * part for weight, part in zip(weights, linear(colour), strict=True))
        for colour in (first, second)
    )
    return (high + 0.05) / (low + 0.05)


def lab(colour: str, blindness: str) -> tuple[float, float, float]:
    """CIE L*a*b* of a colour as seen with this blindness."""
    light = linear(colour)
    red, green, blue = (
        min(1.0, max(0.0, sum(factor * part for factor, part in zip(row, light, strict=True))))
        for row in BLINDNESS[blindness]
    )
    x = (0.4124 * red + 0.3576 * green + 0.1805 * blue) / 0.9505
    y = 0.2126 * red + 0.7152 * green + 0.0722 * blue
    z = (0.0193 * red + 0.1192 * green + 0.9505 * blue) / 1.089
    fx, fy, fz = (t ** (1 / 3) if t > 0.008856 else 7.787 * t + 16 / 116 for t in (x, y, z))
    return 116 * fy - 16, 500 * (fx - fy), 200 * (fy - fz)


@pytest.mark.parametrize("blindness", BLINDNESS)
def test_no_two_seats_look_alike(blindness: str):
    for first, second in combinations(LOOK.seats, 2):
        apart = sum(
            (a - b) ** 2 for a, b in zip(lab(first.fill, blindness), lab(second.fill, blindness), strict=True)
        )
        assert apart**0.5 > 18, (first.letter, second.letter)


def test_seats_differ_in_shape_and_letter_too():
    assert len({seat.shape for seat in LOOK.seats}) == len(LOOK.seats)
    assert len({seat.letter for seat in LOOK.seats}) == len(LOOK.seats)
    assert len({flag.pattern for flag in LOOK.nations.values()}) == len(LOOK.nations)


def test_words_have_a_contrast_of_at_least_4_5():
    colours = LOOK.colours
    pairs = [(seat.ink, seat.fill) for seat in LOOK.seats]
    for ink in (colours.ink, colours.faded, colours.border):
        pairs += [(ink, ground) for ground in (colours.paper, colours.halo, colours.token, colours.demand)]
    pairs += [(colours.white, colours.mod), (colours.ink, colours.sea), (colours.ink, colours.land)]
    assert not [(pair, round(contrast(*pair), 2)) for pair in pairs if contrast(*pair) < 4.5]


def test_marks_have_a_contrast_of_at_least_3():
    colours = LOOK.colours
    pairs = [
        (colours.white, token) for token in (colours.merchant, colours.mission, colours.storm, colours.mod)
    ]
    pairs += [(colours.active, colours.storm), (colours.coast, colours.sea), (colours.border, colours.sea)]
    pairs += [
        (colours.border, colours.land),
        (colours.demand_rim, colours.demand),
        (colours.hull, colours.sea),
    ]
    assert not [(pair, round(contrast(*pair), 2)) for pair in pairs if contrast(*pair) < 3]


def test_ships_of_non_player_captains_differ_in_shape_and_their_nations_in_letters():
    ships = [tokens.navy(LOOK, "dutch", "DU", man_o_war) for man_o_war in (False, True)]
    ships += [tokens.pirate(LOOK, kind) for kind in ("pirate_sloop", "pirate_frigate")]
    for first, second in combinations(ships, 2):
        apart = ImageChops.difference(first.getchannel("A"), second.getchannel("A")).histogram()
        assert sum(apart[128:]) > 60
    letters = codes(Texts("en")).values()
    assert len({tokens.navy(LOOK, "dutch", code, man_o_war=False).tobytes() for code in letters}) == 4
    assert contrast(LOOK.colours.white, LOOK.colours.hull) >= 4.5
