"""Orders: what a seat has said beforehand, how it says so and takes it back; only it sees any of this."""

from __future__ import annotations

from typing import Any

from discord import ui

from bot.controls.decisions import COMING, COMING_BACK, ORDER, STAND, STAND_DOWN, OrdersAt
from bot.controls.ids import token
from bot.controls.looking import SHOW_CHOICES
from bot.present.controls import BLUE, CHOICES, GREY, RED, Control, button, choice, rows, select
from bot.tables.live import LiveTable
from bot.wording.orders import coming_steps, coming_stopped, fitting, label_of, of_cards
from bot.wording.pages import cut
from bot.wording.signs import of_option
from data.locale import Texts
from engine.kernel import Decision, Option

_MOST = 6
"""Orders offered at a time, and as many taken back."""


def card_orders(live: LiveTable, seat: int, *, own_page: bool = False) -> list[ui.Item[Any]]:
    """What the seat may order for its cards: a select for each of them, with what it has ordered picked.
    `own_page`: they stand on the page of orders, not beneath the hand.
    """
    texts, cards = live.texts, of_cards(live, seat)
    if not cards:
        return []
    selects = [
        select(
            ORDER.at(live.id, OrdersAt(own_page, at)),
            [
                choice(
                    token(o.id), texts.option(o), hint=hint, picked=o.id in given, emoji=of_option(o, texts)
                )
                for o in options
            ],
            hint,
        )
        for at, (hint, options, given) in enumerate(cards)
    ]
    return [ui.Separator[Any](), ui.TextDisplay(texts.say("hand-orders")), *rows(selects)]


def standing_orders(live: LiveTable, seat: int) -> list[ui.Item[Any]]:
    """The page of the cockpit with all orders: those given, each with a button that takes it back, and what
    may be ordered.
    """
    game, texts = live.game, live.texts
    if game is None:
        return []
    offered = {option.id: option for option in game.standing_offers(seat)}
    given = game.standing(seat)
    made = [
        button(
            STAND_DOWN.at(live.id, token(order)),
            texts.say("button-stand-down", order=label_of(texts, offered, order)),
            RED,
        )
        for order in given[:_MOST]
    ]
    made += [
        _give(live.id, texts, option) for option in [*offered.values()][:_MOST] if option.id not in given
    ]
    made.append(button(SHOW_CHOICES.at(live.id, True), texts.say("button-back"), GREY))
    told = texts.say("orders-title") + ("" if given else "\n" + texts.say("orders-none"))
    coming = _coming(live, seat)
    return [*coming, ui.TextDisplay[Any](told), *rows(made), *card_orders(live, seat, own_page=True)]


def _coming(live: LiveTable, seat: int) -> list[ui.Item[Any]]:
    """What the seat has ordered for its coming turn, step by step, and what may come next."""
    texts, steps = live.texts, coming_steps(live, seat)
    offered = live.game.coming.offered(seat)[:CHOICES] if live.game is not None else []
    stopped = coming_stopped(live, seat)
    if not (steps or offered or stopped):
        return []
    listed = [texts.say("coming-step", number=n, step=texts.option(step)) for n, step in enumerate(steps, 1)]
    told = [texts.say("coming-title"), *listed, stopped]
    made: list[Control] = []
    if offered:
        choices = [choice(token(one.id), texts.option(one), emoji=of_option(one, texts)) for one in offered]
        hint = texts.say("coming-next" if steps else "coming-first")
        made.append(select(COMING.at(live.id), choices, hint))
    if steps:
        last = texts.say("button-coming-back", step=texts.option(steps[-1]))
        made.append(button(COMING_BACK.at(live.id, False), last, GREY))
    if len(steps) > 1:
        made.append(button(COMING_BACK.at(live.id, True), texts.say("button-coming-clear"), RED))
    return [ui.TextDisplay[Any](cut("\n".join(filter(None, told)), 1500)), *rows(made), ui.Separator[Any]()]


ORDERS = "orders"
"""The name of that page."""


def fitting_orders(live: LiveTable, seat: int, asked: Decision) -> list[Control]:
    """The orders that would answer what the seat is asked now, unless an option says the same."""
    return [_give(live.id, live.texts, order) for order in fitting(live, seat, asked)][:_MOST]


def orders_in_force(live: LiveTable, seat: int) -> str:
    """The orders a seat has given, a line for each kind; empty without any."""
    game, texts, told = live.game, live.texts, list[str]()
    if game is None:
        return ""
    if given := game.standing(seat):
        offered = {option.id: option for option in game.standing_offers(seat)}
        labels = [label_of(texts, offered, order) for order in given]
        told.append(texts.say("orders-standing", orders=texts.join(labels)))
    if steps := coming_steps(live, seat):
        told.append(texts.say("coming-standing", steps=texts.join([texts.option(one) for one in steps])))
    return "\n".join(cut(line, 300) for line in told)


def _give(table: int, texts: Texts, order: Option) -> Control:
    way = STAND.at(table, token(order.id))
    return button(way, texts.option(order), BLUE, emoji=of_option(order, texts))
