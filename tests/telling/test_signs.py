"""The signs of goods, contraband and nations within what is told."""

from __future__ import annotations

import pytest

from bot.wording.pages import cut
from data.content.modules import module_locales
from data.locale import Texts
from data.locale.signs import MOST, shortened, sparingly, unsigned

SIGNS = {
    piece: f"<:qm_{piece}_abcdef:{100 + at}>"
    for at, piece in enumerate(["spices", "rum", "wood", "dutch", "arms"])
}
ENGLISH, GERMAN = (
    Texts(language, module_locales(), ["Anne", "Rum"]).with_signs(SIGNS) for language in ("en", "de")
)
SOLD = {"key": "goods.sold", "own": False, "args": {
    "seat": 0, "cards": ["spices_1", "spices_2", "rum_1"], "gold": 15, "in_demand": 0, "because": [],
}}  # fmt: skip


@pytest.mark.parametrize("texts", [ENGLISH, GERMAN], ids=["en", "de"])
def test_goods_that_are_told_of_have_their_signs(texts: Texts) -> None:
    told = texts.with_signs_in_lines().entry(SOLD)
    for piece in ("spices", "rum"):
        assert f"{SIGNS[piece]} {texts.name(piece)}" in told
    assert unsigned(told) == texts.entry(SOLD)
    assert "<" not in texts.entry(SOLD), "labels are made of the same texts"


def test_nations_and_contraband_have_theirs_and_players_have_none() -> None:
    told = ENGLISH.with_signs_in_lines()
    assert told.join(["dutch", "arms"]) == f"{SIGNS['dutch']} Dutch and {SIGNS['arms']} Arms"
    assert told.say("told-actor", seat=1, told="waited").count("<:") == 0
    assert told.name("havana") == "Havana"


@pytest.mark.parametrize("nation", ["english", "dutch"])
def test_a_nation_has_its_sign_after_either_article(nation: str) -> None:
    signs = {nation: f"<:qm_{nation}_abcdef:1>"}
    texts = Texts("en", module_locales(), ["Anne"]).with_signs(signs).with_signs_in_lines()
    found = {"seat": 0, "zone": "havana", "nation": nation}
    for key, args in (("merchant.found", found), ("scouting.merchant", {**found, "named": nation})):
        assert f" {signs[nation]} {texts.name(nation).split()[-1]} merchant" in texts.entry(
            {"key": key, "own": False, "args": args}
        )


def test_who_prefers_words_hears_no_signs() -> None:
    for texts in (
        ENGLISH.screen_reader().with_signs_in_lines(),
        ENGLISH.with_signs_in_lines().screen_reader(),
    ):
        assert "<" not in texts.entry(SOLD)


def test_a_line_has_each_sign_once_and_not_too_many() -> None:
    rum, wood = SIGNS["rum"], SIGNS["wood"]
    line = f"sold 3 × {rum} Rum, wanted: {wood} Wood; before, {rum} Rum"
    assert sparingly(line) == f"sold 3 × {rum} Rum, wanted: {wood} Wood; before, Rum"
    many = " ".join(f"<:qm_x_abcdef:{number}> good {number}" for number in range(10))
    assert sparingly(many).count("<:") == MOST
    assert unsigned(sparingly(many)) == unsigned(many)


def test_signs_count_nothing_where_a_line_is_cut() -> None:
    line = f"sold {SIGNS['rum']} Rum and {SIGNS['wood']} Wood"
    assert shortened(line, len("sold Rum and Wood")) == line
    assert shortened(line, 15) == f"sold {SIGNS['rum']} Rum and {SIGNS['wood']} W…"
    assert shortened(line, 14) == f"sold {SIGNS['rum']} Rum and…"
    assert shortened("no sign here", 5) == "no s…"


@pytest.mark.parametrize("length", range(1, 45))
def test_no_cut_leaves_a_part_of_a_sign(length: int) -> None:
    told = cut(f"sold {SIGNS['rum']} Rum and more", length)
    assert "<" not in unsigned(told)
    assert len(told) <= length
