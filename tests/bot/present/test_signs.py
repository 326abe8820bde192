"""The sign of a good or nation goes with every label that names it, and with no other."""

from __future__ import annotations

from typing import Any, cast

import discord
import pytest

from bot.posting.signs import drawn_signs
from bot.present.controls import Control, rows
from bot.present.decisions.choices import quantities, whole_answers
from bot.present.decisions.decision import confirming, controls
from bot.wording.signs import all_pieces, of_bundle, of_course, of_option, piece_named
from data.content.modules import module_locales
from data.locale import Texts
from engine.kernel import Bundle, Course, Decision, Option
from tests.bot.wire import V2, problems

SIGNS = {sign.piece: f"<:{sign.name}:{at + 100}>" for at, sign in enumerate(drawn_signs())}
ENGLISH, GERMAN = (Texts(language, module_locales()).with_signs(SIGNS) for language in ("en", "de"))
FOOD = {"good": "food", "count": 2, "gold": 4, "glory": 0}

NAMING = [
    (Option("buy:food_1", {"card": "food_1", "gold": 2, "wanted": []}, say="buy-card"), "food"),
    (Option("good:cocoa", {"good": "cocoa"}), "cocoa"),
    (Option("smuggle:x", {"card": "contraband_tobacco_2", "kind": "arms"}), "tobacco"),
    (Option("lose:x", {"goods": True}, say="lose-from"), None),
    (Option("raid:english", {"nation": "english", "bounties": 0}), "english"),
    (Option("resist", {"nation": "dutch"}), "dutch"),
    (Option("sail", {"zone": "nassau", "border": "NE", "actions": 1}), None),
    (Option("spices"), "spices"),
    (Option("end"), None),
]


@pytest.mark.parametrize("texts", [ENGLISH, GERMAN], ids=["en", "de"])
@pytest.mark.parametrize(("option", "piece"), NAMING, ids=lambda value: getattr(value, "id", ""))
def test_an_option_has_the_sign_of_what_it_names(texts: Texts, option: Option, piece: str | None) -> None:
    assert of_option(option, texts) == (SIGNS[piece] if piece else None)


@pytest.mark.parametrize("texts", [ENGLISH, GERMAN], ids=["en", "de"])
def test_a_sign_tells_nothing_that_its_label_does_not(texts: Texts) -> None:
    # The first good that is sold is known to the bundle, but not named.
    assert of_bundle(Bundle(("x",), "sell", FOOD), texts) == SIGNS["food"]
    assert of_bundle(Bundle(("x",), "sell-all", FOOD), texts) is None
    way = {"zone": "havana", "actions": 3, "good": "food"}
    assert texts.has("way-dock")
    assert of_course(Course("x", (), "way-dock", way), texts) is None
    assert of_course(Course("x", (), "bundle-sell", FOOD), texts) == SIGNS["food"]
    # Nor is a nation that the label does not name.
    both = Option("buy:x", {"nation": "spanish", "card": "food_1", "gold": 2}, say="buy-card")
    assert of_option(both, texts) == SIGNS["food"]


def test_whoever_is_called_like_a_flag_has_none() -> None:
    texts = Texts("en")
    pirate = Option("employ", {"person": "royal_pirate", "price": 5, "fee": 0})
    assert texts.option(pirate) == "Hire Pirate: 5 coins"
    assert piece_named(pirate, texts, all_pieces()) is None


def test_labels_that_name_two_goods_have_no_sign() -> None:
    option = Option("x", {"card": "food_1", "gold": 2, "good": "rum"}, say="market-of-two")
    texts = Texts("en")
    two = cast("Any", texts.with_signs(SIGNS))
    two.option = lambda option: f"{option.args['card']} for {option.args['good']}"
    assert of_option(option, two) is None
    two.option = lambda option: f"{option.args['card']} for goods"
    assert of_option(option, two) == SIGNS["food"]


def test_texts_for_listening_and_those_of_a_bot_without_emoji_have_no_signs() -> None:
    option = NAMING[0][0]
    assert of_option(option, ENGLISH.screen_reader()) is None
    assert of_option(option, Texts("en")) is None
    assert ENGLISH.screen_reader().with_players(["Anne"]).signs == {}


def test_signs_that_discord_gets_later_count_too() -> None:
    known: dict[str, str] = {}
    texts = Texts("en").with_signs(known).with_players(["Anne"])
    assert of_option(NAMING[1][0], texts) is None
    known["cocoa"] = SIGNS["cocoa"]
    known["rum"] = SIGNS["rum"]
    assert of_option(NAMING[1][0], texts) == SIGNS["cocoa"]


def test_buttons_selects_and_whole_answers_carry_it_on_the_wire() -> None:
    options = [Option(f"buy:food_{n}", {"card": f"food_{n}", "gold": 2, "wanted": []}, say="buy-card")
               for n in (1, 2)]  # fmt: skip
    bundles = [Bundle(("buy:food_1", "buy:food_2"), "buy", FOOD)]
    several = Decision(0, "goods.buy", options, least=0, most=2, bundles=lambda: bundles, number=1)
    one = Decision(0, "good", [Option(f"good:{good}", {"good": good}) for good in ("cocoa", "rum")], number=2)
    made = [
        *whole_answers(several, 1, ENGLISH),
        quantities(several, [options], 1, ENGLISH),
        *controls(one, 1, ENGLISH, private=True),
        confirming(one, Option("resist", {"nation": "dutch"}, tone="destructive"), 1, ENGLISH),
    ]
    assert [emoji for control in made for emoji in carried(control)] == [
        SIGNS[piece] for piece in ("food", "food", "food", "cocoa", "rum", "dutch")
    ]
    body = {"flags": V2, "components": [row.to_component_dict() for row in rows(made)]}
    assert not problems("POST", "/channels/1/messages", body)
    assert all(label for control in made for label in labels(control))


def carried(control: Control) -> list[str]:
    """The emoji of a control, or of the lines of a select."""
    item = cast("Any", control)
    parts = item.options if isinstance(item, discord.ui.Select) else [item]
    return [str(part.emoji) for part in parts if part.emoji is not None]


def labels(control: Control) -> list[str]:
    item = cast("Any", control)
    return [part.label for part in (item.options if isinstance(item, discord.ui.Select) else [item])]
