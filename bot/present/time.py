"""What members read about time: the pace of a table, reminders, who is away, and a vote for more time."""

from __future__ import annotations

from collections.abc import Sequence

from discord import ui

from bot.controls.crew import (
    AGREE_TO_MORE,
    CHANGE_BANK,
    CHANGE_DEADLINE,
    CHANGE_PACE,
    CHANGE_TITLE,
    HUSH,
    IM_BACK,
    MORE_TIME,
)
from bot.present.controls import BLUE, GREEN, GREY, before_game, boxed, button, choice, rows, select
from bot.tables.live import LiveTable
from bot.tables.pace import AT_DEADLINES, BANKS, PACES
from bot.tables.reminded import Reminded
from bot.tables.rest import Rest
from bot.tables.stamps import ago, on, until_text
from data.locale import Texts


def _line(one: Reminded) -> str:
    """A table that waits for a member, in one line."""
    key, live = "remind-line-unseen" if one.unseen else "remind-line", one.live
    place = f"<#{live.place}>"
    if one.coming:
        return live.texts.say("remind-line-coming", table=live.title, place=place, since=_since(one))
    return live.texts.say(key, table=live.title, place=place, since=_since(one), until=_until(one))


def _since(one: Reminded) -> str:
    return ago(one.wait.since)


def _until(one: Reminded) -> str:
    """Until when; empty without a deadline."""
    return until_text(one.live.texts, one.wait)


def reminder_layout(waiting: Sequence[Reminded], count: int, rest: Rest) -> ui.LayoutView:
    """A reminder of these tables, of `count` in all, to a member who prefers `rest`."""
    texts = waiting[0].live.texts
    due = [one for one in waiting if not one.coming]
    coming = [one for one in waiting if one.coming]
    count -= len(coming)
    lines = [texts.say("remind-title", count=count), *map(_line, due)] if due else []
    if coming:
        lines += [texts.say("remind-coming-title"), *map(_line, coming)]
    if count > len(due):
        lines.append(texts.say("remind-more", count=count - len(due)))
    if not rest.zone_known:
        low, high = _hours(rest)
        lines.append(texts.say("remind-zone", zone=rest.zone, low=low, high=high))
    tables = tuple(one.live.id for one in due)
    buttons = [button(HUSH.of(tables), texts.say("button-hush", count=len(due)))] if due else []
    if len(due) == 1 and due[0].wait.until is not None:
        buttons.append(button(MORE_TIME.at(due[0].live.id), texts.say("button-more"), emoji="⏳"))
    return boxed([ui.TextDisplay("\n".join(lines)), *rows(buttons)])


def away_layout(live: LiveTable, seat: int) -> ui.LayoutView:
    """A computer captain sails for a member until he presses the button."""
    back = button(IM_BACK.at(live.id), live.texts.say("button-back-again"), GREEN, emoji="⚓")
    return boxed([ui.TextDisplay(live.texts.say("time-away", seat=seat)), *rows([back])])


def called_layout(one: Reminded, member: int) -> ui.LayoutView:
    """A member is called at the table that waits for him."""
    key = "remind-here-unseen" if one.unseen else "remind-here"
    return said_layout(one.live.texts.say(key, who=f"<@{member}>", since=_since(one), until=_until(one)))


def vote_layout(live: LiveTable, needed: int) -> ui.LayoutView:
    """Somebody asks for more time; who agrees, presses the button. Nobody does when it is given."""
    vote, texts = live.waits.vote, live.texts
    if vote is None or not vote.yes:
        return said_layout(texts.say("vote-agreed"))
    asked = texts.say("vote-asked", seat=vote.seat)
    counted = texts.say("vote-count", count=len(vote.yes), needed=needed)
    agree = button(AGREE_TO_MORE.at(live.id, vote.id), texts.say("button-agree"), GREEN)
    return boxed([ui.TextDisplay(f"{asked}\n{counted}"), *rows([agree])])


def said_layout(sentence: str) -> ui.LayoutView:
    """A sentence, and nothing to press."""
    view = ui.LayoutView(timeout=None)
    view.add_item(ui.TextDisplay(sentence))
    return view


# --- the pace of a table -----------------------------------------------------------------------------------


def pace_layout(live: LiveTable) -> ui.LayoutView:
    """The private panel with a table's pace, for its host."""
    say, now, then = live.texts.say, live.pace.id, live.at_deadline
    paces = [
        choice(
            pace,
            say(f"pace-{pace}"),
            hint=say(f"pace-{pace}-about"),
            picked=pace == now,
        )
        for pace in PACES
    ]
    ends = [
        choice(end, say(f"at-deadline-{end}"), hint=say(f"at-deadline-{end}-about"), picked=end == then)
        for end in AT_DEADLINES
    ]
    controls = [select(CHANGE_PACE.at(live.id), paces, say("hint-pace"))]
    if live.pace.clock:
        banks = [choice(str(one), say("bank", minutes=one), picked=one == live.lobby.bank) for one in BANKS]
        controls.append(select(CHANGE_BANK.at(live.id), banks, say("hint-bank")))
    if live.pace.has_deadlines:
        controls.append(select(CHANGE_DEADLINE.at(live.id), ends, say("hint-at-deadline")))
    titled = live.lobby.title
    key = "button-title-off" if titled else "button-title-on"
    controls.append(button(CHANGE_TITLE.at(live.id), say(key), GREY if titled else BLUE))
    text = f"{say('pace-title', table=live.title)}\n{live.pace_line}"
    return before_game([ui.TextDisplay(text), *rows(controls)])


def rest_text(texts: Texts, rest: Rest) -> str:
    """What a member prefers about reminders and his nights."""
    say = texts.say
    if not rest.reminded:
        every = say("rest-never")
    elif rest.every is None:
        every = say("rest-usual")
    else:
        every = say("rest-every", hours=int(rest.every.total_seconds() // 3600))
    low, high = _hours(rest)
    night = say("rest-quiet", low=low, high=high) if rest.quiet[0] != rest.quiet[1] else say("rest-no-quiet")
    zone = say("rest-zone" if rest.zone_known else "rest-zone-guessed", zone=rest.zone)
    lines = [say("rest-title"), every, night, zone]
    if rest.vacation is not None:
        lines.append(say("rest-vacation", until=on(rest.vacation)))
    return "\n".join(lines)


def _hours(rest: Rest) -> tuple[str, str]:
    return f"{rest.quiet[0]:02}:00", f"{rest.quiet[1]:02}:00"
