"""Orders: what a seat has said beforehand, how it says so and takes it back; only it sees any of this."""

from __future__ import annotations

from typing import Any

from discord import ui

from bot.controls.decisions import ORDER, STAND, STAND_DOWN, OrdersAt
from bot.controls.ids import token
from bot.controls.looking import SHOW_CHOICES
from bot.present.controls import BLUE, GREY, RED, Control, button, choice, rows, select
from bot.tables.live import LiveTable
from bot.wording.orders import fitting, label_of, of_cards
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
    return [ui.TextDisplay[Any](told), *rows(made), *card_orders(live, seat, own_page=True)]


ORDERS = "orders"
"""The name of that page."""


def fitting_orders(live: LiveTable, seat: int, asked: Decision) -> list[Control]:
    """The orders that would answer what the seat is asked now, unless an option says the same."""
    return [_give(live.id, live.texts, order) for order in fitting(live, seat, asked)][:_MOST]


def orders_in_force(live: LiveTable, seat: int) -> str:
    """The orders a seat has given, in a line; empty without any."""
    if live.game is None or not (given := live.game.standing(seat)):
        return ""
    offered = {option.id: option for option in live.game.standing_offers(seat)}
    labels = [label_of(live.texts, offered, order) for order in given]
    return cut(live.texts.say("orders-standing", orders=live.texts.join(labels)), 300)


def _give(table: int, texts: Texts, order: Option) -> Control:
    way = STAND.at(table, token(order.id))
    return button(way, texts.option(order), BLUE, emoji=of_option(order, texts))
