"""What members read about seats: who sits where and what can be done, offers, votes, a seat that is free."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from discord import ui

from bot.controls.crew import (
    ACCEPT,
    AGREE_TO_UNSEAT,
    GIVE_BACK,
    IM_BACK,
    IM_HERE,
    LET_LATECOMERS,
    QUIT,
    QUIT_SURE,
    REFUSE,
    SIT,
    SWAP_WITH,
    UNSEAT,
)
from bot.controls.lobby import CHANGE_ASIDES
from bot.controls.moderation import MODERATE_PAGE
from bot.present.controls import BLUE, CHOICES, GREEN, GREY, RED, Control, boxed, button, choice, rows, select
from bot.tables.crew import Crew, Offer, Vote
from bot.tables.live import Holder, LiveTable
from bot.wording.people import offer_line
from engine.captains import Level


@dataclass(frozen=True, slots=True)
class Seats:
    """The seats of a table as one member may change them. `late`: those about which there may be a vote."""

    live: LiveTable
    reader: int
    hosts: bool
    late: Sequence[int] = ()
    moderates: bool = False


def free_layout(live: LiveTable, sentence: str, seat: int) -> ui.LayoutView:
    """A computer captain has a seat; the button takes it."""
    sit = button(SIT.at(live.id, seat), live.texts.say("button-sit"), GREEN, emoji="⚓")
    return boxed([ui.TextDisplay(sentence), *rows([sit])])


def offer_layout(live: LiveTable, id: str, offer: Offer, *, direct: bool = False) -> ui.LayoutView:
    """An offer with its buttons; `direct`: as a direct message, which tells where."""
    say, text = live.texts.say, offer_line(live, offer)
    text = f"{text} {say('offer-where', place=f'<#{live.place}>')}" if direct else f"<@{offer.to}>: {text}"
    accept = say("button-swap" if offer.kind == "swap" else "button-sit")
    buttons = [
        button(ACCEPT.at(live.id, id), accept, GREEN, emoji="⚓"),
        button(REFUSE.at(live.id, id), say("button-no-thanks")),
    ]
    return boxed([ui.TextDisplay(text), *rows(buttons)])


def ballot_layout(live: LiveTable, vote: Vote) -> ui.LayoutView:
    """A vote about a seat; whom it is about ends it by a button."""
    say, ballot = live.texts.say, vote.ballot
    asked = say("ballot-asked", who=f"<@{ballot.member}>", other=ballot.seat)
    buttons = [
        button(AGREE_TO_UNSEAT.at(live.id, ballot.id), say("button-agree"), BLUE),
        button(IM_HERE.at(live.id, ballot.id), say("button-here", other=ballot.seat), GREEN),
    ]
    counted = say("vote-count", count=vote.count, needed=vote.needed)
    return boxed([ui.TextDisplay(f"{asked}\n{counted}"), *rows(buttons)])


def leave_layout(live: LiveTable, seat: int) -> ui.LayoutView:
    """The question whether the member in a seat means to leave a running table."""
    say, owner = live.texts.say, live.holder(seat).settings.lent
    sure = button(QUIT_SURE.at(live.id), say("button-quit"), RED)
    if owner is None:
        question = say("crew-leave-sure", table=live.title)
    else:
        question = say("crew-leave-lent", table=live.title, who=f"<@{owner}>")
    return boxed([ui.TextDisplay(question), *rows([sure])])


def seats_layout(seats: Seats) -> ui.LayoutView:
    """The private panel with the seats of a running table."""
    live, say = seats.live, seats.live.texts.say
    lines = [say("crew-title", table=live.title), *(_line(live, holder) for holder in live.holders)]
    crew, own = Crew.of(live.row.crew), live.seat_of(seats.reader)
    open_ = live.lobby.latecomers
    if own is None:
        lines.append(say("crew-how-to-sit" if open_ else "crew-closed"))
    elif live.holder(own).settings.lent is None:
        lines.append(say("crew-how-to-lend"))
    controls = _to_take(seats, crew, open_) if own is None else _of_own(seats, own)
    if seats.hosts:
        key = "button-latecomers-off" if open_ else "button-latecomers-on"
        controls.append(button(LET_LATECOMERS.at(live.id), say(key)))
        if any(holder.is_computer and holder.level == Level.GENTLE for holder in live.holders):
            wanted = "off" if live.lobby.asides else "on"
            controls.append(button(CHANGE_ASIDES.at(live.id, wanted), say(f"button-asides-{wanted}")))
    if seats.moderates:
        controls.append(button(MODERATE_PAGE.at(live.id, None), say("button-moderation"), emoji="🔧"))
    return boxed([ui.TextDisplay("\n".join(lines)), *rows(controls)])


def _line(live: LiveTable, holder: Holder) -> str:
    say, number = live.texts.say, str(holder.seat + 1)
    name = live.name(holder)
    if holder.is_computer:
        return say("lobby-seat-computer", number=number, name=name, level=holder.level)
    line = say("lobby-seat", number=number, name=name)
    if holder.is_away:
        return line + say("crew-away")
    owner = holder.settings.lent
    return line + say("crew-lent", who=f"<@{owner}>") if owner is not None else line


def _to_take(seats: Seats, crew: Crew, open_: bool) -> list[Control]:
    """What somebody without a seat may do."""
    live, say, reader = seats.live, seats.live.texts.say, seats.reader
    known = crew.known_to(reader)
    controls = [
        button(
            SIT.at(live.id, holder.seat),
            say("button-sit-there", number=str(holder.seat + 1)),
            GREEN,
        )
        for holder in live.holders
        if holder.is_computer and crew.may_sit(reader, holder.seat) and (open_ or holder.seat in known)
    ]
    if any(holder.settings.lent == reader for holder in live.holders):
        controls.append(button(GIVE_BACK.at(live.id), say("button-return"), GREEN, emoji="⚓"))
    return controls


def _of_own(seats: Seats, own: int) -> list[Control]:
    """What a member may do about his seat and others'."""
    live, say = seats.live, seats.live.texts.say
    controls: list[Control] = []
    others = [holder for holder in live.present if holder.seat != own and holder.settings.lent is None]
    mine = live.holder(own)
    if others and mine.settings.lent is None and not mine.is_away:
        swapped = [choice(str(holder.seat), live.names[holder.seat]) for holder in others[:CHOICES]]
        controls.append(select(SWAP_WITH.at(live.id), swapped, say("hint-swap")))
    late = [seat for seat in seats.late if seat != own]
    if late:
        named = [choice(str(seat), live.names[seat]) for seat in late[:CHOICES]]
        controls.append(select(UNSEAT.at(live.id, None), named, say("hint-unseat")))
    if mine.settings.lent is not None:
        controls.append(button(GIVE_BACK.at(live.id), say("button-give-back"), BLUE))
    if mine.is_away:
        controls.append(button(IM_BACK.at(live.id), say("button-back-again"), GREEN, emoji="⚓"))
    if len(live.members) > 1:
        controls.append(button(QUIT.at(live.id), say("button-quit"), GREY))
    return controls
