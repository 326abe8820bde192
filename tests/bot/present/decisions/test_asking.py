"""How questions read: who is meant, what may be picked, and what ends something for good."""

from __future__ import annotations

from typing import Any

from discord import ui

from bot.controls.ids import CustomId, read_id
from bot.present.controls import BLUE, GREY, RED
from bot.present.decisions.decision import controls
from bot.present.table.scene import Scene, call_layout, table_layout
from bot.tables import LiveTable
from data.locale import Texts
from engine.kernel import Decision, Option
from tests.bot.conftest import World
from tests.bot.wire import walk

TEXTS = Texts("en", players=["Anne", "Bart"])


def text(view: ui.LayoutView) -> str:
    """All text of a layout."""
    return "\n".join(part["content"] for part in walk(view.to_components()) if part["type"] == 10)


def asking(decision: Decision) -> str:
    """A table message of this question."""
    return text(table_layout(Scene(7, "Table 7", TEXTS, asked=[decision], mentions={decision.seat: "<@1>"})))


def test_who_is_asked_is_named_once() -> None:
    """A question that begins with the name of whom it asks mentions him instead of naming him again."""
    own = {"who": "Anne", "against": "Charles Vane", "round": 2}
    assert "<@1> against Charles Vane" in asking(Decision(0, "battle.declare", [Option("shoot")], args=own))
    other = {**own, "who": "Charles Vane", "against": "Anne"}
    shown = asking(Decision(0, "battle.declare", [Option("shoot")], args=other))
    assert "<@1>: Charles Vane against Anne" in shown


def test_your_choices_are_blue_only_where_everybody_sees_a_secret_choice() -> None:
    """What is hidden, and single options that are secret, must not show in the colour."""

    def style(*asked: Decision) -> int:
        parts = walk(table_layout(Scene(7, "Table 7", TEXTS, asked=asked)).to_components())
        return next(
            part["style"] for part in parts if part.get("custom_id") == CustomId("choices", 7).custom_id
        )

    options = [Option("a"), Option("b")]
    some = [Option("a"), Option("b", secret=True)]
    assert style(Decision(0, "x", options, secret=True)) == BLUE.value
    hidden = Decision(0, "x", options, hidden=True)
    for asked in ([], [Decision(0, "x", options)], [Decision(0, "x", some)], [hidden]):
        assert style(*asked) == GREY.value
    assert style(Decision(0, "x", options, secret=True, hidden=True)) == GREY.value


def test_a_call_beneath_a_message_speaks_of_a_battle_only_where_there_is_one() -> None:
    assert "battle" in text(call_layout(TEXTS, "marauders", ["<@1>"], 7))
    for game in ("port_royal", "treasure_fleet", "tiny"):
        assert text(call_layout(TEXTS, game, ["<@1>"], 7)) == "<@1>: your move, in the message above."


def test_beneath_a_call_is_the_way_to_the_question_whoever_is_called() -> None:
    made = [call_layout(TEXTS, "tiny", who, 7).to_components() for who in (["<@1>"], ["<@2>", "<@3>"])]
    rows = [part["components"] for layout in made for part in layout if part["type"] == 1]
    assert [[one["custom_id"] for one in row] for row in rows] == [["q:come:7", "q:down:7"]] * 2


def test_a_select_says_how_many_are_to_be_picked() -> None:
    options = [Option(name) for name in ("rum", "sugar", "cocoa", "wood")]
    for least, most, hint in (
        (3, 3, "Choose 3"),
        (0, 3, "Choose up to 3"),
        (1, 3, "Choose up to 3"),
        (2, 3, "Choose 2 to 3"),
    ):
        decision = Decision(0, "goods.buy", options, least=least, most=most)
        made = controls(decision, 7, TEXTS, private=True)
        assert [control.placeholder for control in made if isinstance(control, ui.Select)] == [hint]


def test_a_question_without_options_is_gone_on_from_in_private_alone() -> None:
    """He is asked so that nobody learns that there are none: nobody else may see which button he has."""
    asked = Decision(0, "contraband.buy", [], least=0, most=0)
    (only,) = controls(asked, 7, TEXTS, private=True)
    assert getattr(only, "label", "") == "Continue"
    assert controls(asked, 7, TEXTS, private=False) == []


def test_options_that_read_alike_are_offered_once() -> None:
    """Two equal cards in hand are one button; of several a line says how many."""
    options = [Option("rum.1"), Option("rum.2"), Option("sugar.1")]
    single = controls(Decision(0, "goods.buy", options), 7, TEXTS, private=True)
    clicks = [read_id(control.click.custom_id) for control in single]
    assert [click.rest for click in clicks if click] == ["rum.1", "sugar.1"]
    (select,) = controls(Decision(0, "goods.buy", options, most=2), 7, TEXTS, private=True)
    assert isinstance(select, ui.Select)
    assert [option.value for option in select.options] == ["rum.1", "2*rum.1", "sugar.1"]


async def retiring(world: World) -> tuple[LiveTable, Any]:
    """A table at which Anne may send her captain into retirement, and the message that offers it."""
    live = await world.table("Anne", "Bart", game="marauders")
    for name in ("Anne", "Bart"):
        panel = await world.click(world.member(name), world.newest("choices", live.place), "choices")
        await world.click(world.member(name), panel.response, "answer")
    return await world.bot.tables.open(live.id), world.newest("choices", live.place)


async def test_what_ends_something_for_good_is_asked_about_once_more(world: World) -> None:
    live, message = await retiring(world)
    (seat,) = live.waiting
    who = world.member(live.names[seat])
    version = live.game.version if live.game else 0
    asked = await world.select(who, message, "aside", ["retire"])
    assert "no way back" in world.said(asked)
    assert "glory stays" in world.said(asked)
    labels = [button.get("label") for button in world.buttons(message)]
    assert not [label for label in labels if label and "Retire" in label], "nobody presses it by mistake"
    assert world.control(asked.response, "answer", "retire")["style"] == RED.value
    live = await world.bot.tables.open(live.id)
    assert live.game is not None
    assert live.game.version == version, "nothing has happened yet"
    await world.click(who, asked.response, "answer", "retire")
    live = await world.bot.tables.open(live.id)
    assert live.game is not None
    assert live.game.version > version
    assert "retired" in world.all_text(live.place)


async def test_nobody_else_is_asked_whether_it_is_meant(world: World) -> None:
    live, message = await retiring(world)
    (seat,) = live.waiting
    other = world.member(live.names[1 - seat])
    assert "for" in world.said(result := await world.select(other, message, "aside", ["retire"]))
    assert "no way back" not in world.said(result)


async def test_your_choices_begin_with_what_only_you_were_told(world: World) -> None:
    live, message = await retiring(world)
    (seat,) = live.waiting
    shown = world.said(await world.click(world.member(live.names[seat]), message, "choices"))
    assert "- drew " in shown
    assert live.names[1 - seat] not in shown.partition("What next?")[0]


async def test_the_explanation_quotes_the_card_that_a_question_names(world: World) -> None:
    """Which ship suits a captain depends on what he can do."""
    live = await world.table("Anne", "Bart", game="marauders")
    decision = live.asked(0)
    assert decision is not None
    captain = decision.private_args["name"]
    panel = await world.click(world.member("Anne"), world.newest("choices", live.place), "choices")
    told = await world.click(world.member("Anne"), panel.response, "explain")
    assert live.texts.text(captain) in world.said(told)
    assert live.texts.text(captain) not in world.all_text(live.place)


async def test_who_chooses_among_captains_reads_of_their_skills(world: World) -> None:
    live = await world.lobby(world.member("Anne"), "marauders")
    await world.click(world.member("Bart"), world.newest("join"), "join")
    async with world.bot.tables.hold(live.id) as held:
        await world.bot.tables.change_row(held, modules=["captains_draw_two"])
    await world.click(world.member("Anne"), world.newest("start"), "start")
    live = await world.bot.tables.open(live.id)
    decision = live.asked(0)
    assert decision is not None
    panel = await world.click(world.member("Anne"), world.newest("choices", live.place), "choices")
    told = await world.click(world.member("Anne"), panel.response, "explain")
    for option in decision.options:
        assert live.texts.gist(option.args["name"]) in world.said(panel)
        assert live.texts.about(option) in world.said(told)
        assert live.texts.text(option.args["name"]) in world.said(told)
    assert "Seamanship" in world.said(told)


def test_a_select_tells_what_its_cards_do() -> None:
    cards = [Option("play:cutpurses"), Option("play:royal_pardon"), Option("play:nothing_known")]
    (select,) = controls(Decision(0, "goods.buy", cards, most=2), 7, TEXTS, private=True)
    assert isinstance(select, ui.Select)
    hints = {option.value: option.description for option in select.options}
    assert hints["play:cutpurses"] == TEXTS.gist("cutpurses")
    assert hints["play:nothing_known"] is None


def test_a_select_tells_what_there_is_to_know_of_an_answer() -> None:
    cards = [
        Option(f"buy:{card}", {"card": card, "gold": 1, "wanted": ports}, say="buy-card")
        for card, ports in (("rum_1", ["havana", "nassau"]), ("sugar_1", []))
    ]
    (select,) = controls(Decision(0, "goods.buy", cards, most=2), 7, TEXTS, private=True)
    assert isinstance(select, ui.Select)
    hints = [option.description for option in select.options]
    assert hints == ["Wanted in Havana and Nassau", "No port wants it now"]


def test_letting_something_be_is_grey_and_last() -> None:
    be = Option("take-none", tone="decline")
    made = controls(Decision(0, "goods.buy", [be, Option("rum")]), 7, TEXTS, private=True)
    last = made[-1]
    assert isinstance(last, ui.Button)
    assert last.style is GREY
    assert read_id(made[-1].click.custom_id) == CustomId("answer", 7, 0, 0, "take-none")
    assert made[0].style is BLUE  # pyright: ignore[reportAttributeAccessIssue]


def test_a_hidden_question_points_everybody_to_his_choices() -> None:
    """Where no direct message comes (to closed ones) nothing else calls its member."""
    hidden = Decision(0, "goods.buy", [Option("rum")], hidden=True)
    shown = asking(hidden)
    assert "whether it is you" in shown
    assert "<@1>" not in shown
    assert shown == asking(Decision(1, "goods.buy", [Option("sugar"), Option("wood")], hidden=True))
