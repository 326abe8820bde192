"""The cockpit: one private panel with all that a seat has, is asked and may do, its secrets too.

Whoever posts it keeps it current (`bot/posting/cockpits.py`); here is how it looks.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from discord import ui

from bot.controls.crew import IM_BACK
from bot.controls.decisions import ANSWER, COURSE, DESTRUCTIVE, REDO, RESET, SHOW_ORDERS, SURE, UNDO
from bot.controls.finding import NEXT_TABLE
from bot.controls.ids import token
from bot.controls.looking import EXPLAIN, HELM, KEEP_HELM, PUT_AWAY, SHOW_CHOICES, SHOW_OVERLAY, TRY
from bot.present.controls import (
    BLUE,
    CHOICES,
    GREEN,
    GREY,
    MOST_COMPONENTS,
    MOST_TEXT,
    RED,
    ROW,
    Control,
    boxed,
    button,
    choice,
    cost,
    gallery,
    rows,
    select,
)
from bot.present.decisions.decision import confirming, controls
from bot.present.decisions.helm import Helm, mark
from bot.present.decisions.orders import ORDERS, fitting_orders, orders_in_force, standing_orders
from bot.present.decisions.picker import picked_text, picker
from bot.present.looking.notes import notes_line
from bot.tables.live import LiveTable
from bot.tables.looks import overlays
from bot.tables.stamps import wait_text
from bot.tables.waits import UNSEEN
from bot.wording.advice import beneath, in_full, of_options
from bot.wording.helm import answer_text
from bot.wording.options import Noted
from bot.wording.orders import coming_stopped, may_order
from bot.wording.pages import bulleted, cut, pages_of
from bot.wording.sheets import status
from bot.wording.signs import of_course
from bot.wording.table import undone, waited_for
from data.locale import Texts
from engine.advice import Note
from engine.kernel import Course, Decision, Option
from render import Picture

_MOST_LINES = 1200
_MOST_STATUS = 700
_MOST_PROMPT = 1000
_MOST_BENEATH = 1300
"""Characters that tell what options lead to."""
_MOST_PANEL = MOST_TEXT - 200
_BESIDES = 6
"""Components for the box and for the lines around the answers."""
_MOST_NEWS = 1600
"""Characters of news above a question, for members who prefer words."""


def cockpit_layout(
    live: LiveTable,
    seat: int,
    lines: Sequence[str] = (),
    *,
    page: str = "",
    stale: bool = False,
    helm: Helm | None = None,
    picture: Picture | None = None,
    elsewhere: bool = False,
    others: int = 0,
) -> ui.LayoutView:
    """What has just happened (`lines`, and a `picture` of it), status, the question in a line, its answers
    with what each leads to (`LiveTable.advice`), and what may be done besides; all else there is to know is
    in the explanation.

    `page` is another one of its pages (`ORDERS`); `stale`: it can be kept current no longer; `helm`: the
    voice of a first voyage, if there is one; `elsewhere`: the panel is not where the table is played;
    `others`: so many other tables wait for its member.
    """
    items = _head(live, seat, lines, picture, elsewhere=elsewhere)
    if page == ORDERS and live.is_running:
        return boxed([*items, *standing_orders(live, seat)])
    if stopped := coming_stopped(live, seat) if live.is_running else "":
        items.append(ui.TextDisplay(cut(stopped, _MOST_STATUS)))
    decision = live.asked(seat)
    settling = [*_settling(live, seat, helm), *_onward(live, others if decision is None else 0)]
    footer = [*rows(settling), *rows(_footer(live, seat, helm))]
    if decision is None:
        items.append(ui.TextDisplay(waiting_text(live, seat)))
    else:
        items = _asked(live, decision, helm, items, MOST_COMPONENTS - _BESIDES - cost(footer))
    own = (_undone(live, seat), orders_in_force(live, seat), notes_line(live, seat))
    small = [line for line in own if line]
    if small and live.is_running:
        items.append(ui.TextDisplay("\n".join(small)))
    if stale:
        items.append(ui.TextDisplay(live.texts.say("cockpit-stale")))
    return boxed([*items, *footer])


def _head(
    live: LiveTable, seat: int, lines: Sequence[str], picture: Picture | None, *, elsewhere: bool
) -> list[ui.Item[Any]]:
    """What has just happened, then the status: who has clicked looks for what came of it."""
    where = [ui.TextDisplay[Any](place_line(live))] if elsewhere else []
    told = cut(bulleted(lines), _MOST_LINES) if lines else ""
    stands = cut(status(live, seat), _MOST_STATUS) if live.is_running else ""
    shown = [gallery(picture)] if picture is not None and (told or live.lobby.panel) else []
    if live.lobby.panel:
        # All there is of the table stands here.
        where.append(ui.TextDisplay[Any](f"**{live.title}**"))
    happened: list[ui.Item[Any]] = [*([ui.TextDisplay[Any](told)] if told else []), *shown]
    if happened:
        happened.append(ui.Separator[Any]())
    return [*where, *happened, *([ui.TextDisplay[Any](stands), ui.Separator[Any]()] if stands else [])]


def place_line(live: LiveTable) -> str:
    """Which table a panel is about, and where that is played."""
    return live.texts.say("cockpit-elsewhere", table=live.title, place=f"<#{live.place}>")


def _asked(
    live: LiveTable, decision: Decision, helm: Helm | None, above: Sequence[ui.Item[Any]], most: int
) -> list[ui.Item[Any]]:
    """What stands `above`, then the question with all its answers, in so many components at the `most`."""
    texts, seat = live.texts, decision.seat
    noted = of_options(texts, live.advice(seat))
    items = [*above, ui.TextDisplay[Any](cut(texts.prompt(decision, seat), _MOST_PROMPT))]
    if helm is not None and helm.said:
        asks = texts.say("helm-asks") if helm.asks else ""
        items.append(ui.TextDisplay("\n".join(filter(None, (helm.said, asks)))))
    likely, further, dangers = _courses(live, seat, decision, noted)
    made = controls(decision, live.id, texts, private=True, noted=noted)
    answers = rows(mark(texts, decision, made, helm.picks) if helm is not None and helm.said else made)
    room = most - cost(items) - cost(answers)
    orders = rows(fitting_orders(live, seat, decision))
    for extra in (likely, further, orders):
        if cost(extra) > room:
            # What is only convenient gives way.
            extra.clear()
        room -= cost(extra)
    told = [dangers] if likely and dangers else []
    told += beneath(_on_buttons(decision, answers), texts, noted, _room_beneath(items)).splitlines()
    notes = [ui.TextDisplay[Any]("\n".join(told))] if told else []
    return [*items, *likely, *answers, *notes, *orders, *further]


def _on_buttons(decision: Decision, answers: Sequence[ui.ActionRow[Any]]) -> list[Option]:
    """The options that are buttons; a line of a select says itself what it leads to."""
    clicks = (one.click for row in answers for one in row.children if isinstance(one, Control))
    tokens = {click.carried for click in clicks if click.control in (ANSWER, DESTRUCTIVE)}
    return [option for option in decision.options if token(option.id) in tokens]


def _room_beneath(items: Sequence[ui.Item[Any]]) -> int:
    """Characters left for what options lead to."""
    written = sum(len(item.content) for item in items if isinstance(item, ui.TextDisplay))
    return max(0, min(_MOST_BENEATH, _MOST_PANEL - written - 300))


def between_layout(live: LiveTable, seat: int, *, elsewhere: bool = False) -> ui.LayoutView:
    """The panel from an answer until the others have played: nothing on it can be pressed."""
    above = _head(live, seat, (), None, elsewhere=elsewhere)
    return boxed([*above, ui.TextDisplay(live.texts.say("cockpit-between"))])


def _courses(
    live: LiveTable, seat: int, decision: Decision, noted: Noted
) -> tuple[list[ui.ActionRow[Any]], list[ui.ActionRow[Any]], str]:
    """Several answers at once, what stands before the single answers and what after them: buttons for what is
    likely, a select for the others; and what the buttons before are to be warned of.
    """
    texts, offered = live.texts, live.game.courses(seat) if live.game is not None else []
    likely = [course for course in offered if course.likely][:ROW]
    others = [course for course in offered if course not in likely][:CHOICES]

    def made(course: Course) -> Control:
        way = COURSE.at(live.id, decision, token(course.id))
        style, sign = GREY if course.ends else BLUE, of_course(course, texts)
        return button(way, label(course), style, emoji=sign)

    def told(course: Course) -> str:
        return noted.on_course(course) or noted.lost_on(course)

    def label(course: Course) -> str:
        said = texts.say(course.say, **course.args)
        return texts.say("label-warned", label=said) if noted.on_course(course) else said

    after = [made(course) for course in likely if course.ends]
    if others:
        choices = [
            choice(token(course.id), label(course), hint=told(course), emoji=of_course(course, texts))
            for course in others
        ]
        after.append(select(COURSE.at(live.id, decision, None), choices, texts.say("hint-courses")))
    before = [course for course in likely if not course.ends]
    warnings = [
        texts.say("cockpit-note", option=texts.say(course.say, **course.args), note=warning)
        for course in before
        if (warning := told(course))
    ]
    return rows([made(course) for course in before]), rows(after), "\n".join(warnings)


_MOST_HELPS = ROW
"""Buttons that help: one row of them."""


def _footer(live: LiveTable, seat: int, helm: Helm | None) -> list[Control]:
    """What helps, always in the same row, each button with its sign."""
    game, say = live.game, live.texts.say
    if game is None or not live.is_running:
        return []
    made: list[Control] = []
    if live.asked(seat) is not None:
        made.append(button(EXPLAIN.at(live.id), say("button-explain"), emoji="💡"))
    if laid := overlays(live.row.game):
        made.append(button(SHOW_OVERLAY.at(live.id, laid[0]), say("button-map"), emoji="🗺️"))
    if helm is not None:
        label = say("button-helm-speak" if helm.quiet else "button-helm-quiet")
        made.append(button(HELM.at(live.id), label, emoji="🧭"))
    back = game.undo.answers_to_take_back(seat)
    if back:
        made.append(button(UNDO.at(live.id), say("button-undo"), emoji="↩️"))
    if may_order(live, seat):
        made.append(button(SHOW_ORDERS.at(live.id), say("button-orders"), emoji="📌"))
    if back > 1 and len(made) < _MOST_HELPS:
        made.append(button(RESET.at(live.id), say("button-reset", count=back), emoji="⏮️"))
    return made


def _settling(live: LiveTable, seat: int, helm: Helm | None) -> list[Control]:
    """What answers the voice at the helm, the way back for a member who is away, and what he has just taken
    back once more.
    """
    say = live.texts.say
    if not live.is_running:
        return []
    made: list[Control] = _alone(live)
    if live.holder(seat).is_away:
        made.append(button(IM_BACK.at(live.id), say("button-back-again"), GREEN, emoji="⚓"))
    if live.game is not None and live.game.undo.answers_to_redo(seat):
        made.append(button(REDO.at(live.id), say("button-redo"), emoji="↪️"))
    if helm is not None and helm.asks:
        made.append(button(KEEP_HELM.at(live.id), say("button-helm-stay"), emoji="🧭"))
    return made


def _alone(live: LiveTable) -> list[Control]:
    """What is done with a table that is played on a panel alone."""
    made: list[Control] = []
    if live.lobby.panel and live.lobby.tried is not None:
        made.append(button(TRY.at(live.lobby.tried), live.texts.say("button-try-anew"), emoji="🔁"))
    if live.lobby.panel:
        made.append(button(PUT_AWAY.at(live.id), live.texts.say("button-put-away"), RED))
    return made


def _onward(live: LiveTable, others: int) -> list[Control]:
    """The way to the next of the `others` that wait for the member."""
    if not others:
        return []
    return [button(NEXT_TABLE.of(live.id), live.texts.say("button-next", count=others), BLUE, emoji="⏭️")]


def _undone(live: LiveTable, seat: int) -> str:
    """What an undo would take back, as it is told, else in the words of the log; empty if nothing can be, or
    nothing was told.
    """
    line = undone(live, seat)
    return live.texts.say("cockpit-undo", line=cut(line, 150)) if line else ""


# --- what else is asked in private -------------------------------------------------------------------------


def newest(texts: Texts, lines: Sequence[str]) -> list[str]:
    """The newest of these lines, as many as fit above a question."""
    pages = pages_of([cut(line, _MOST_NEWS) for line in reversed(lines)], _MOST_NEWS)
    kept = pages[0][::-1] if pages else []
    return [texts.say("news-earlier"), *kept] if len(pages) > 1 else kept


def sure_layout(live: LiveTable, decision: Decision, picked: str) -> ui.LayoutView:
    """The confirmation of an answer that ends something for good or is seldom meant, with the button that
    gives it.
    """
    texts = live.texts
    option = next(option for option in decision.options if option.id == picked)
    asked = texts.say(
        "grave-sure" if option.tone == "destructive" else "aside-sure", option=texts.option(option)
    )
    known = in_full(texts, live.advice(decision.seat).options.get(picked, ()))
    sure = [confirming(decision, option, live.id, texts), _back(live)]
    return boxed([ui.TextDisplay(f"{asked}\n{known}".strip()), *rows(sure)])


def peril_layout(
    live: LiveTable,
    decision: Decision,
    notes: Sequence[Note],
    instead: Sequence[str] | None,
    course: str = "",
) -> ui.LayoutView:
    """What an answer, or a `course`, may cost, with the button that gives it all the same; `instead`: what
    the voice at the helm would answer.
    """
    texts = live.texts
    asked = texts.say("peril-asks", perils=" ".join(texts.note(note) for note in notes))
    if instead is not None:
        answer = answer_text(texts, decision, instead)
        asked += " " + texts.say("peril-instead", answer=answer)
    given = COURSE.at(live.id, decision, token(course)) if course else SURE.at(live.id, decision)
    made = [
        button(given, texts.say("button-peril-do"), RED),
        button(SHOW_CHOICES.at(live.id, True), texts.say("button-peril-think"), BLUE),
    ]
    return boxed([ui.TextDisplay(cut(asked, _MOST_PROMPT)), *rows(made)])


def picker_layout(live: LiveTable, decision: Decision, page: int, picked: Sequence[str]) -> ui.LayoutView:
    """One page of a long list of options."""
    texts = live.texts
    items: list[ui.Item[Any]] = [ui.TextDisplay(cut(texts.prompt(decision, decision.seat), 1200))]
    if decision.most > 1:
        items.append(ui.TextDisplay(cut(picked_text(decision, texts, picked), 1200)))
    items += rows([*picker(decision, live.id, texts, page, picked), _back(live)])
    return boxed(items)


def _back(live: LiveTable) -> Control:
    return button(SHOW_CHOICES.at(live.id, True), live.texts.say("button-back"))


def waiting_text(live: LiveTable, reader: int | None) -> str:
    """Whom the table waits for, as far as a seat (None: everyone) may know."""
    texts = live.texts
    if not live.is_running:
        return texts.say("who-over")
    waiting, waits = live.waiting, live.waits.by_seat
    lines = [
        line + wait_text(texts, waits.get(UNSEEN if seat is None or waiting[seat].hidden else seat))
        for seat, line in waited_for(live, reader)
    ]
    if live.waits.still:
        lines.append(texts.say(f"who-still-{live.waits.still}"))
    lines += [texts.say("who-away", seat=holder.seat) for holder in live.members if holder.is_away]
    lines += _clocks(live)
    return texts.say("who-heading") + "\n" + bulleted(lines) if lines else texts.say("who-nobody")


def _clocks(live: LiveTable) -> list[str]:
    """What each member has left for the whole game, at a table with a clock."""
    if not live.pace.clock:
        return []
    full = live.lobby.bank * 60.0
    left = {holder.seat: live.waits.banks.get(holder.seat, full) for holder in live.members}
    told = [
        live.texts.say("who-clock", seat=seat, minutes=int(some // 60), seconds=f"{int(some % 60):02}")
        for seat, some in left.items()
    ]
    return [live.texts.say("who-clocks", told=told)] if told else []
