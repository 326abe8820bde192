"""What only one member sees: choices, hand, captain, log; and the picture of the board."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import chain
from typing import Any, cast

from discord import ui

from bot.present.controls import (
    MOST_COMPONENTS,
    MOST_TEXT,
    RED,
    Control,
    button,
    choice,
    cost,
    cut,
    rows,
    select,
)
from bot.present.decision import card_text, cards, confirming, picked_text, picker
from bot.present.ids import Click, token
from bot.present.scene import bulleted, gallery, pages_of
from bot.present.sheets import Card, cards_in_hand, cards_on_table, sheet
from bot.tables.live import LiveTable
from bot.tables.plain import plain
from data.locale import Texts
from engine.kernel import Decision, Option
from engine.kernel.draws import commitment
from render import Picture

_MOST_CARDS = 2200
"""Characters for the texts of cards; the rest of a message is for the sheet."""
_MOST_SHEET = 1700
_MOST_HEARD = 3600
"""Characters of a sheet, and of one in words, which also contains the texts of the cards."""
_MOST_ANSWERS = 2400
"""Characters for the texts of cards among the answers to a question, if the rest of the message leaves
them.
"""
_MOST_PANEL = MOST_TEXT - 200
_LEAST_SHARE = 80
_MOST_ASKED_ABOUT = 500
"""Characters for the texts of cards that a question names."""
LOG_PAGE = 2600
_MOST_NEWS = 1600
"""Characters of news above a question, for members who prefer words."""


def panel_layout(live: LiveTable, seat: int, lines: Sequence[str] = ()) -> ui.LayoutView:
    """Everything a seat is asked, including secret options; `lines` are what it just caused."""
    texts = live.texts
    items: list[ui.Item[Any]] = []
    if lines:
        items.append(ui.TextDisplay(cut(bulleted(lines), 1800)))
    decision = live.asked(seat)
    if decision is None:
        items.append(ui.TextDisplay(waiting_text(live, seat)))
    else:
        items.append(ui.TextDisplay(cut(texts.prompt(decision, seat), 1200)))
        if told := _cards_asked_about(decision, texts):
            items.append(ui.TextDisplay(told))
        used = sum(len(item.content) for item in items if isinstance(item, ui.TextDisplay))
        items += _answers(decision, live.id, texts, max(0, min(_MOST_ANSWERS, _MOST_PANEL - used)))
    return _boxed(items)


def newest(texts: Texts, lines: Sequence[str]) -> list[str]:
    """The newest of these lines, as many as fit above a question."""
    pages = pages_of([cut(line, _MOST_NEWS) for line in reversed(lines)], _MOST_NEWS)
    kept = pages[0][::-1] if pages else []
    return [texts.say("news-earlier"), *kept] if len(pages) > 1 else kept


def panel_after(live: LiveTable, seat: int, first: int) -> ui.LayoutView:
    """After an answer given in private: what only this seat learned from it, and its next secret question.

    The table shows what everybody learns, and questions that are not secret.
    """
    lines = live.own_lines(seat, first)[-15:] or [live.texts.say("panel-done")]
    decision = live.asked(seat)
    if decision is not None and (
        decision.secret or decision.hidden or any(option.secret for option in decision.options)
    ):
        return panel_layout(live, seat, lines)
    text = bulleted(lines) + "\n" + live.texts.say("panel-goes-on", place=f"<#{live.place}>")
    return _boxed([ui.TextDisplay(cut(text, 3900))])


def sure_layout(live: LiveTable, decision: Decision, picked: str) -> ui.LayoutView:
    """The confirmation of an answer that ends something for good, with the button that gives it."""
    texts = live.texts
    option = next(option for option in decision.options if option.id == picked)
    asked = texts.say("grave-sure", option=texts.option(option))
    return _boxed([ui.TextDisplay(asked), *rows([confirming(decision, option, live.id, texts)])])


def end_layout(live: LiveTable) -> ui.LayoutView:
    """The question whether a table is to be closed before its end, with the button that does it."""
    texts = live.texts
    asked = ui.TextDisplay[ui.LayoutView](texts.say("end-sure", table=live.title))
    return _boxed([asked, *rows([button(Click("shut", live.id), texts.say("button-end"), RED)])])


def picker_layout(live: LiveTable, decision: Decision, page: int, picked: Sequence[str]) -> ui.LayoutView:
    """One page of a long list of options."""
    texts = live.texts
    items: list[ui.Item[Any]] = [ui.TextDisplay(cut(texts.prompt(decision, decision.seat), 1200))]
    if decision.most > 1:
        items.append(ui.TextDisplay(cut(picked_text(decision, texts, picked), 1200)))
    items += rows(picker(decision, live.id, texts, page, picked))
    return _boxed(items)


def _cards_asked_about(decision: Decision, texts: Texts) -> str:
    """The texts of cards that a question names, such as one to be answered or those just drawn; not of those
    to choose from.
    """
    lists = (cast("list[Any]", value) for value in decision.private_args.values() if isinstance(value, list))
    told = (*decision.args.values(), *decision.private_args.values(), *chain.from_iterable(lists))
    named = [value for value in told if isinstance(value, str)]
    lines = [
        texts.say("card-line", name=texts.name(piece), text=texts.text(piece))
        for piece in dict.fromkeys(named)
        if texts.text(piece)
    ]
    return cut("\n".join(lines), _MOST_ASKED_ABOUT)


def _answers(decision: Decision, table: int, texts: Texts, room: int) -> list[ui.Item[Any]]:
    """All answers; beside a card's button is its text, in `room` characters for all of them."""
    apart, rest = cards(decision, table, texts)
    if not apart:
        told = cut(_option_texts(decision, texts), room)
        answers = rows(rest)
        short = told and cost(answers) < MOST_COMPONENTS - 5
        return [*([ui.TextDisplay(told)] if short else []), *answers]
    shown = shares([text for text, _ in apart], room)
    return [
        *(
            ui.Section[Any](ui.TextDisplay(text), accessory=cast("ui.Item[Any]", control))
            for text, (_, control) in zip(shown, apart, strict=True)
        ),
        *rows(rest),
    ]


def shares(texts: Sequence[str], room: int) -> list[str]:
    """Texts shortened so that all of them fit into `room` characters; room that short ones leave goes to long
    ones.
    """
    most: dict[int, int] = {}
    for left, (length, at) in zip(
        range(len(texts), 0, -1), sorted((len(text), at) for at, text in enumerate(texts)), strict=True
    ):
        most[at] = max(_LEAST_SHARE, room // left)
        room -= min(length, most[at])
    return [cut(text, most[at]) for at, text in enumerate(texts)]


def _option_texts(decision: Decision, texts: Texts) -> str:
    """The texts of the cards among the options, if the options are cards with a text."""
    told = dict.fromkeys(card_text(option, texts) for option in decision.options)
    return "\n".join(text for text in told if text)


def waiting_text(live: LiveTable, reader: int | None) -> str:
    """Whom the table waits for, as far as a seat (None: everyone) may know."""
    texts = live.texts
    if not live.is_running:
        return texts.say("who-nobody")
    waiting = live.waiting
    lines: list[str] = []
    for seat, decision in sorted(waiting.items()):
        if decision.hidden and seat != reader:
            continue
        prompt = cut(texts.prompt(decision, reader), 200)
        secret = decision.secret and seat != reader
        lines.append(prompt if secret else texts.say("who-line", seat=seat, prompt=prompt))
    # Who is asked unseen himself must not learn whether others are too.
    mine = waiting.get(reader) if reader is not None else None
    if any(decision.hidden for decision in waiting.values()) and not (mine and mine.hidden):
        lines.append(texts.say("who-hidden"))
    return texts.say("who-heading") + "\n" + bulleted(lines) if lines else texts.say("who-nobody")


def hand_layout(live: LiveTable, seat: int, *, table_title: bool = False) -> ui.LayoutView:
    """What a seat holds and nobody else sees."""
    texts = live.texts
    title = texts.say("hand-title-table", table=live.title) if table_title else texts.say("hand-title")
    text = f"### {title}\n{sheet(live, 'hand', seat, seat)}"
    told = [_card_line(texts, card, now=card.now) for card in cards_in_hand(live, seat)]
    if before := cards_on_table(live, seat):
        told += [texts.say("hand-open"), *(_card_line(texts, card) for card in before)]
    return _with_cards(text, told, more=_orders(live, seat))


def _orders(live: LiveTable, seat: int) -> list[ui.Item[Any]]:
    """What the seat may order for its cards: a select for each of them, with what it has ordered picked."""
    standing = live.game.orders(seat) if live.game is not None and live.is_running else None
    if standing is None:
        return []
    texts = live.texts
    given: list[str] = standing.private_args["given"]
    by_hint: dict[str, list[Option]] = {}
    for option in standing.options:
        by_hint.setdefault(texts.about(option), []).append(option)
    selects = [
        select(
            Click("order", live.id, rest=str(at)),
            [choice(token(o.id), texts.option(o), hint=hint, picked=o.id in given) for o in options],
            hint,
        )
        for at, (hint, options) in enumerate(by_hint.items())
    ]
    return [ui.Separator[Any](), ui.TextDisplay(texts.say("hand-orders")), *rows(selects)]


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
    more = [ui.ActionRow[Any](select(Click("captainof", live.id), others, texts.say("hint-captain")))]
    told = [_card_line(texts, card) for card in cards_on_table(live, seat) if card.text not in heard]
    return _with_cards(text, told, None if words else picture, more, _MOST_HEARD if heard else _MOST_SHEET)


def _card_line(texts: Texts, card: Card, *, now: bool = False) -> str:
    return texts.say("card-line-now" if now else "card-line", name=card.name, text=card.text)


def _with_cards(
    text: str,
    cards: Sequence[str],
    picture: Picture | None = None,
    more: Sequence[ui.Item[Any]] = (),
    most: int = _MOST_SHEET,
) -> ui.LayoutView:
    text = cut(text, most)
    items: list[ui.Item[Any]] = [ui.TextDisplay(text)]
    if picture is not None:
        items.append(gallery(picture))
    if cards:
        room = min(_MOST_CARDS, MOST_TEXT - 100 - len(text))
        items += [ui.Separator(), ui.TextDisplay(cut("\n".join(cards), room))]
    return _boxed([*items, *more])


def log_layout(texts: Texts, table: int, lines: Sequence[str], page: int | None) -> ui.LayoutView:
    """One page of a log; page None is the newest."""
    pages = pages_of([cut(line, LOG_PAGE) for line in lines], LOG_PAGE) or [[texts.say("log-empty")]]
    at = len(pages) - 1 if page is None else max(0, min(page, len(pages) - 1))
    items: list[ui.Item[Any]] = [
        ui.TextDisplay(f"### {texts.say('log-title', page=at + 1, pages=len(pages))}\n{bulleted(pages[at])}")
    ]
    turning: list[Control] = []
    if at > 0:
        turning.append(button(Click("logat", table, rest=str(at - 1)), texts.say("button-earlier")))
    if at < len(pages) - 1:
        turning.append(button(Click("logat", table, rest=str(at + 1)), texts.say("button-later")))
    return _boxed(items + rows(turning))


def rule_layout(title: str, text: str, picture: Picture | None = None, footer: str = "") -> ui.LayoutView:
    """A rule or card that was looked up, with the picture of the card; `footer` says what holds here."""
    below: list[ui.Item[Any]] = [ui.TextDisplay(footer)] if footer else []
    items: list[ui.Item[Any]] = [ui.TextDisplay(cut(f"### {title}\n{text}", MOST_TEXT - 100 - len(footer)))]
    return _boxed([*items, *([gallery(picture)] if picture else []), *below])


def modules_here(texts: Texts, modules: Sequence[str]) -> str:
    """The modules of a table in a line, for whoever looks something up; empty if it has none."""
    return cut(texts.say("at-this-table", modules=list(modules)), 900) if modules else ""


def fairness_layout(live: LiveTable) -> ui.LayoutView:
    """What a table has promised about its randomness, before it begins, while it is played and after
    its end.
    """
    texts, game = live.texts, live.game
    promised = game.commitment if game is not None else commitment(live.row.lobby["seed"])
    lines = [texts.say("fairness-promise", commitment=promised)]
    if game is not None and game.seed:
        lines.append(texts.say("fairness-seed", seed=game.seed))
    lines.append(texts.say("rules-fair"))
    return rule_layout(texts.say("rules-fair-title"), "\n".join(lines))


def board_layout(
    texts: Texts, title: str, picture: Picture, table: int | None = None, part: str = "", footer: str = ""
) -> ui.LayoutView:
    """The picture of the board, or of a part of it; with a table's number, also a button for its words.

    `footer` says what holds at the table.
    """
    heading = f"### {cut(texts.say('board-title', table=title), 200)}"
    click = Click("words", table, rest=words_page(0, part))
    words = [button(click, texts.say("button-words"))] if table is not None else []
    below: list[ui.Item[Any]] = [ui.TextDisplay(footer)] if footer else []
    return _boxed([ui.TextDisplay(heading), gallery(picture), *below, *rows(words)])


ENDING = "ending"
"""Stands for a part if the words are those of a finished table's plot."""


def words_page(number: int, part: str) -> str:
    """A page of the words of the board, of a part of it or of the ending, as coded in a button."""
    return f"{part}.{number}" if part else str(number)


def board_words_layout(
    texts: Texts, words: str, page: int, table: int, part: str = "", footer: str = ""
) -> ui.LayoutView:
    """What the board, or a part of it, shows in words, in pages; `footer` says what holds at the table."""
    pages = pages_of(plain(words).splitlines(), LOG_PAGE) or [[texts.say("log-empty")]]
    at = max(0, min(page, len(pages) - 1))
    turning = [
        button(Click("words", table, rest=words_page(other, part)), texts.say(key))
        for other, key in ((at - 1, "button-before"), (at + 1, "button-after"))
        if 0 <= other < len(pages)
    ]
    below: list[ui.Item[Any]] = [ui.TextDisplay(footer)] if footer else []
    return _boxed([ui.TextDisplay(cut("\n".join(pages[at]), 3000)), *below, *rows(turning)])


def _boxed(items: Sequence[ui.Item[Any]]) -> ui.LayoutView:
    view = ui.LayoutView(timeout=None)
    view.add_item(ui.Container(*items))
    return view
