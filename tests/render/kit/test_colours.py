"""Colours: contrast of words and marks, and seats that stay apart for the colour-blind."""

from itertools import combinations

import pytest
from PIL import ImageChops, ImageOps

from data.content.words import GOODS
from render.kit.badges import OUTLINE
from render.kit.canvas import mix, rgb
from render.kit.theme import Theme, theme, themes
from render.marauders.parts import flags, tokens, vessels
from render.marauders.parts.icons import icons

LOOKS = [theme(name) for name in themes()]
NAMED = pytest.mark.parametrize("look", LOOKS, ids=lambda look: look.name)
LEAST = {"contrast": (7, 4.5)}  # of words and of marks; of every other theme 4.5 and 3

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
@NAMED
def test_no_two_seats_look_alike(look: Theme, blindness: str):
    for first, second in combinations(look.seats, 2):
        apart = sum(
            (a - b) ** 2 for a, b in zip(lab(first.fill, blindness), lab(second.fill, blindness), strict=True)
        )
        assert apart**0.5 > 18, (first.letter, second.letter)


@NAMED
def test_seats_differ_in_shape_and_letter_too(look: Theme):
    assert len({seat.shape for seat in look.seats}) == len(look.seats)
    assert len({seat.letter for seat in look.seats}) == len(look.seats)
    assert len({flag.pattern for flag in look.nations.values()}) == len(look.nations)


@NAMED
def test_words_have_a_contrast_of_at_least_4_5(look: Theme):
    colours = look.colours
    least = LEAST.get(look.name, (4.5, 3))[0]
    pairs = [(seat.ink, seat.fill) for seat in look.seats]
    for ink in (colours.ink, colours.faded, colours.border):
        pairs += [(ink, ground) for ground in (colours.paper, colours.halo, colours.token, colours.demand)]
    pairs += [(colours.white, colours.mod), (colours.ink, colours.sea), (colours.ink, colours.land)]
    assert not [(pair, round(contrast(*pair), 2)) for pair in pairs if contrast(*pair) < least]


@NAMED
def test_marks_have_a_contrast_of_at_least_3(look: Theme):
    colours = look.colours
    least = LEAST.get(look.name, (4.5, 3))[1]
    pairs = [
        (colours.white, token)
        for token in (colours.merchant, colours.mission, colours.storm, colours.mod, colours.location)
    ]
    pairs += [(OUTLINE, colours.active), (colours.white, colours.gold_dark), (colours.white, colours.border)]
    pairs += [(colours.active, colours.storm), (colours.coast, colours.sea), (colours.border, colours.sea)]
    pairs += [
        (colours.border, colours.land),
        (colours.hull, colours.sea),
    ]
    assert not [(pair, round(contrast(*pair), 2)) for pair in pairs if contrast(*pair) < least]


@NAMED
def test_ships_of_non_player_captains_differ_in_outline_and_their_nations_in_grey(look: Theme):
    frigate, man_o_war = (vessels.navy(look, "dutch", large) for large in (False, True))
    ships = [frigate, man_o_war, vessels.pirate(look, "pirate_sloop"), vessels.pirate(look, "pirate_brig")]
    black = vessels.pirate(look, "pirate_frigate").convert("L")
    assert sum(ImageChops.difference(frigate.convert("L"), black).histogram()[48:]) > 400
    ships.append(vessels.treasure_galleon(look, 15))
    for first, second in combinations(ships, 2):
        apart = ImageChops.difference(first.getchannel("A"), second.getchannel("A")).histogram()
        assert sum(apart[128:]) > 60
    pirates = [vessels.pirate(look, f"pirate_{kind}") for kind in ("sloop", "brig", "frigate", "man_o_war")]
    for first, second in combinations(pirates, 2):
        assert sum(ImageChops.difference(first.convert("L"), second.convert("L")).histogram()[128:]) > 60
    navies = [vessels.navy(look, nation, man_o_war=False) for nation in look.nations]
    for first, second in combinations(navies, 2):
        assert sum(ImageChops.difference(first.convert("L"), second.convert("L")).histogram()[48:]) > 100


@NAMED
@pytest.mark.parametrize("scale", [0.55, 1])
@pytest.mark.parametrize("in_port", [False, True])
def test_a_captains_ship_has_the_outline_of_its_type_and_his_mark_beside_it(
    look: Theme, in_port: bool, scale: float
):
    kinds = ("sloop", "flute", "brig", "frigate", "galleon", "man_o_war")
    ships = [vessels.captain(look, 0, kind, in_port, False, scale) for kind in kinds]
    for first, second in combinations(ships, 2):
        apart = ImageChops.difference(first.getchannel("A"), second.getchannel("A")).histogram()
        assert sum(apart[128:]) > 40 * scale
    seats = [vessels.captain(look, seat, "frigate", in_port, False, scale) for seat in range(len(look.seats))]
    for first, second in combinations(seats, 2):
        assert sum(ImageChops.difference(first.convert("L"), second.convert("L")).histogram()[48:]) > 50
    moored, at_sea = (vessels.captain(look, 0, "sloop", docked, False) for docked in (True, False))
    assert moored.tobytes() != at_sea.tobytes()


@NAMED
def test_names_and_rules_are_readable_on_the_nations_tints_and_the_tints_stay_apart(look: Theme):
    for nation in look.nations.values():
        assert contrast(look.colours.ink, nation.tint) >= LEAST.get(look.name, (4.5, 3))[0]
    for blindness in BLINDNESS:
        for first, second in combinations(look.nations.values(), 2):
            pairs = zip(lab(first.tint, blindness), lab(second.tint, blindness), strict=True)
            assert sum((a - b) ** 2 for a, b in pairs) ** 0.5 > 15, (first.pattern, second.pattern, blindness)


@NAMED
def test_no_edge_of_the_board_glares_in_a_dark_client(look: Theme):
    assert contrast(look.colours.table, "#313338") < 2


@NAMED
def test_tokens_that_lie_in_a_zone_differ_in_outline_or_in_grey_too(look: Theme):
    lying = [tokens.storm(look), tokens.storm_token(look), tokens.location(look, "reef", 0)]
    lying += [tokens.merchant(look), tokens.mission(look), tokens.demand(look, "rum")]
    lying += [tokens.modification(look, "long_guns"), tokens.folded(look, 1)]
    lying = [ImageOps.pad(token, (48, 48)) for token in lying]
    for first, second in combinations(lying, 2):
        assert sum(ImageChops.difference(first.convert("L"), second.convert("L")).histogram()[96:]) > 100
    goods = [tokens.demand(look, good).convert("L") for good in GOODS]
    for first, second in combinations(goods, 2):
        assert sum(ImageChops.difference(first, second).histogram()[64:]) > 100
    places = [tokens.location(look, kind, 5).convert("L") for kind in icons().places]
    for first, second in combinations(places, 2):
        assert sum(ImageChops.difference(first, second).histogram()[96:]) > 60


@NAMED
def test_nothing_but_shape_is_needed_to_tell_what_is_there_from_what_is_lost(look: Theme):
    """A cube that is gone is crossed out, flags have devices of their own: seen in grey, all differ."""
    there, lost = (tokens.cube(look, left).convert("L") for left in (True, False))
    assert sum(ImageChops.difference(there, lost).histogram()[64:]) > 100
    pennants = [flags.pennant(look, nation, 54, 38).convert("L") for nation in look.nations]
    for first, second in combinations(pennants, 2):
        assert sum(ImageChops.difference(first, second).histogram()[64:]) > 150


@NAMED
def test_the_yellow_behind_whoever_must_act_keeps_words_readable(look: Theme):
    colours = look.colours
    for part in (0.35, 0.4):
        ground = mix(colours.paper, colours.active, part)
        for ink in (colours.ink, colours.faded, colours.border):
            assert contrast(ink, ground) >= 4.5, (ink, part)


@NAMED
def test_flags_of_modules_keep_their_letters_readable(look: Theme):
    for seat in look.seats:
        assert contrast(seat.ink, seat.fill) >= 4.5
    assert contrast(look.colours.white, OUTLINE) >= 7
    assert contrast(look.colours.white, look.colours.location) >= 4.5
    alone, together = tokens.home(look, (0,)), tokens.home(look, (0, 1))
    assert alone.size == together.size
    assert alone.tobytes() != together.tobytes()
