"""The legend and the zones' rules: whole, apart from one another, and told in words as well."""

from dataclasses import replace
from itertools import combinations

import pytest

from data.content import marauders_box
from data.content.modules import MODULES
from data.locale import Texts
from render.kit.plans import Box
from render.kit.theme import Theme, theme
from render.marauders.chart.legend import EDGE, chapters, laid_legend, laid_rules, legend, rules
from render.marauders.facts import Facts, read
from render.marauders.parts.sheets import sheet_plan
from render.marauders.seas_of_glory import LOCATION_KINDS
from tests.render.kit.test_colours import NAMED
from tests.render.marauders.sample import PLAYERS, TEXTS, ZONES, busy
from tests.render.marauders.sample_glory import smallest_zone, worst
from tests.render.marauders.test_chart import overlap

LANGUAGES = pytest.mark.parametrize("language", ["en", "de"])


def fullest() -> Facts:
    """A table with every module that goes with the others."""
    return replace(worst(smallest_zone(), 2), box=marauders_box(tuple(sorted(MODULES))))


@pytest.mark.in_turn(3)
@NAMED
@LANGUAGES
def test_nothing_overlaps_nor_leaves_the_sheet(look: Theme, language: str):
    texts = Texts(language).with_players(PLAYERS)
    width = sheet_plan("legend", look.sizes.layout).size[0]
    for laid, bottom in (laid_legend(look, fullest(), texts), laid_rules(look, fullest(), texts)):
        boxes: list[Box] = []
        for sprite, x, y in laid:
            ink = sprite.getbbox()
            assert ink
            boxes.append((round(x) + ink[0], round(y) + ink[1], ink[2] - ink[0], ink[3] - ink[1]))
        assert not [pair for pair in combinations(boxes, 2) if overlap(*pair)]
        assert all(x >= EDGE / 2 and x + wide <= width - EDGE / 2 for x, _, wide, _ in boxes)
        assert all(y + high <= bottom for _, y, _, high in boxes)


@NAMED
def test_no_two_signs_look_the_same(look: Theme):
    drawn = [
        (sign.told, sign.draw()) for chapter in chapters(look, fullest(), TEXTS) for sign in chapter.signs
    ]
    twice = {
        (told, other)
        for (told, one), (other, two) in combinations(drawn, 2)
        if one.size == two.size and one.tobytes() == two.tobytes()
    }
    # The flag of a nation stands for its ports and for its bounties.
    assert twice == {(TEXTS.say("zone-port", nation="spanish"), TEXTS.say("legend-bounty"))}


@LANGUAGES
def test_the_words_tell_every_sign_and_every_rule(language: str):
    texts, facts = Texts(language).with_players(PLAYERS), fullest()
    told = legend(theme(), facts, texts).alt
    for chapter in chapters(theme(), facts, texts.screen_reader()):
        assert chapter.title in told
        assert all(sign.told in told for sign in chapter.signs)
    ruled = rules(theme(), facts, texts).alt
    for zone in ZONES:
        assert all(texts.text(ability) in ruled for ability in facts.box.zones[zone].abilities)


def test_only_what_the_table_plays_with_is_explained():
    base, all_ = (legend(theme(), facts, TEXTS).alt for facts in (read(busy()), fullest()))
    kinds = [TEXTS.say(f"chart-location-{kind}") for kind in LOCATION_KINDS]
    for words in (
        *kinds,
        *(TEXTS.say(f"legend-{key}") for key in ("wind", "treasure", "upgrades", "favors")),
    ):
        assert words in all_
        assert words not in base
    assert TEXTS.say("legend-merchant") in base
