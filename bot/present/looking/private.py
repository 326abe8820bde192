"""What only one member sees besides the cockpit: hand, captain, log; and the picture of the board."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from discord import ui

from bot.controls.lobby import END_TABLE
from bot.controls.looking import BOARD_WORDS, CAPTAIN_OF, WordsPage
from bot.present.controls import MOST_TEXT, RED, Control, boxed, button, choice, gallery, rows, select
from bot.present.decisions.orders import card_orders
from bot.present.looking.notes import notes_items, notes_text
from bot.tables.live import LiveTable
from bot.tables.plain import plain
from bot.wording.pages import cut, pages_of
from bot.wording.sheets import Card, cards_in_hand, cards_on_table, sheet
from data.locale import Texts
from engine.kernel import commitment
from render import Picture

_MOST_CARDS = 2200
"""Characters for the texts of cards; the rest of a message is for the sheet."""
_MOST_SHEET = 1700
_MOST_HEARD = 3600
"""Characters of a sheet, and of one in words, which also contains the texts of the cards."""
LOG_PAGE = 2600


def end_layout(live: LiveTable) -> ui.LayoutView:
    """The question whether a table is to be closed before its end, with the button that does it."""
    texts = live.texts
    asked = ui.TextDisplay[ui.LayoutView](texts.say("end-sure", table=live.title))
    return boxed([asked, *rows([button(END_TABLE.at(live.id), texts.say("button-end"), RED)])])


def hand_layout(live: LiveTable, seat: int, *, table_title: bool = False) -> ui.LayoutView:
    """What a seat holds and nobody else sees."""
    texts = live.texts
    title = texts.say("hand-title-table", table=live.title) if table_title else texts.say("hand-title")
    text = f"### {title}\n{sheet(live, 'hand', seat, seat)}"
    told = [_card_line(texts, card, now=card.now) for card in cards_in_hand(live, seat)]
    if before := cards_on_table(live, seat):
        told += [texts.say("hand-open"), *(_card_line(texts, card) for card in before)]
    noted = notes_text(live, seat)
    return _with_cards(
        text, told, more=[*card_orders(live, seat), *notes_items(live, noted)], kept=len(noted)
    )


def captain_layout(
    live: LiveTable, seat: int, reader: int | None, picture: Picture | None = None, *, words: bool = False
) -> ui.LayoutView:
    """A seat's open sheet, and a way to the others'; `words`: the picture's words instead of both, with only
    the cards beneath whose text they omit.
    """
    texts = live.texts
    heard = picture.alt if picture and words else ""
    shown = plain(heard) or sheet(live, "captain", seat, reader if reader == seat else None)
    text = f"### {texts.player(seat)}\n{shown}"
    others = [choice(str(h.seat), live.names[h.seat], picked=h.seat == seat) for h in live.holders]
    more = [ui.ActionRow[Any](select(CAPTAIN_OF.at(live.id), others, texts.say("hint-captain")))]
    told = [_card_line(texts, card) for card in cards_on_table(live, seat) if card.text not in heard]
    return _with_cards(text, told, None if words else picture, more, _MOST_HEARD if heard else _MOST_SHEET)


def _card_line(texts: Texts, card: Card, *, now: bool = False) -> str:
    return texts.say("card-line-now" if now else "card-line", name=card.name, text=card.quote)


def _with_cards(
    text: str,
    cards: Sequence[str],
    picture: Picture | None = None,
    more: Sequence[ui.Item[Any]] = (),
    most: int = _MOST_SHEET,
    kept: int = 0,
) -> ui.LayoutView:
    """`kept`: characters of what comes after the cards."""
    text = cut(text, most)
    items: list[ui.Item[Any]] = [ui.TextDisplay(text)]
    if picture is not None:
        items.append(gallery(picture))
    if cards:
        room = min(_MOST_CARDS, MOST_TEXT - 100 - kept - len(text))
        items += [ui.Separator(), ui.TextDisplay(cut("\n".join(cards), room))]
    return boxed([*items, *more])


def rule_layout(title: str, text: str, picture: Picture | None = None, footer: str = "") -> ui.LayoutView:
    """A rule or card that was looked up, with the picture of the card; `footer` says what holds here."""
    below: list[ui.Item[Any]] = [ui.TextDisplay(footer)] if footer else []
    items: list[ui.Item[Any]] = [ui.TextDisplay(cut(f"### {title}\n{text}", MOST_TEXT - 100 - len(footer)))]
    return boxed([*items, *([gallery(picture)] if picture else []), *below])


def modules_here(texts: Texts, modules: Sequence[str]) -> str:
    """The modules of a table in a line, for whoever looks something up; empty if it has none."""
    return cut(texts.say("at-this-table", modules=list(modules)), 900) if modules else ""


def fairness_layout(live: LiveTable) -> ui.LayoutView:
    """What a table has promised about its randomness, before it begins, while it is played and after
    its end.
    """
    texts, game = live.texts, live.game
    promised = game.commitment if game is not None else commitment(live.lobby.seed)
    lines = [texts.say("fairness-promise", commitment=promised)]
    if game is not None and game.seed and not live.lobby.sealed:
        lines.append(texts.say("fairness-seed", seed=game.seed))
    lines.append(texts.say("rules-fair"))
    return rule_layout(texts.say("rules-fair-title"), "\n".join(lines))


def board_layout(
    texts: Texts,
    title: str,
    picture: Picture,
    table: int | None = None,
    part: str = "",
    footer: str = "",
    others: Sequence[Control] = (),
) -> ui.LayoutView:
    """The picture of the board, or of a part of it; with a table's number, also a button for its words.

    `footer` says what holds at the table; `others` lead to what else can be shown.
    """
    heading = f"### {cut(texts.say('board-title', table=title), 200)}"
    words: list[Control] = []
    if table is not None:
        words.append(button(BOARD_WORDS.at(table, WordsPage(0, part)), texts.say("button-words")))
    below: list[ui.Item[Any]] = [ui.TextDisplay(footer)] if footer else []
    return boxed([ui.TextDisplay(heading), gallery(picture), *below, *rows([*others, *words])])


ENDING = "ending"
"""Stands for a part if the words are those of a finished table's plot."""


def board_words_layout(
    texts: Texts,
    words: str,
    page: int,
    table: int,
    part: str = "",
    footer: str = "",
    others: Sequence[Control] = (),
) -> ui.LayoutView:
    """What the board, or a part of it, shows in words, in pages; `footer` and `others` as for its picture."""
    pages = pages_of(plain(words).splitlines(), LOG_PAGE) or [[texts.say("log-empty")]]
    at = max(0, min(page, len(pages) - 1))
    turning = [
        button(BOARD_WORDS.at(table, WordsPage(other, part)), texts.say(key))
        for other, key in ((at - 1, "button-before"), (at + 1, "button-after"))
        if 0 <= other < len(pages)
    ]
    below: list[ui.Item[Any]] = [ui.TextDisplay(footer)] if footer else []
    return boxed([ui.TextDisplay(cut("\n".join(pages[at]), 3000)), *below, *rows([*turning, *others])])
