"""The moderators' private panel of one table, in pages: `/moderate console`.

Who moderates may also sit at the table. So whatever stands here everybody may know: whom the table waits for,
what is asked openly, what the log tells all.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

from discord import ui

from bot.controls.ids import token
from bot.controls.moderation import (
    ACT,
    BACK,
    CLOSE,
    COMPUTER,
    DEFAULT,
    DELETE,
    EXPORT,
    GO_ON,
    MAIN,
    MODERATE_ANSWER,
    MODERATE_CLOSE,
    MODERATE_DELETE,
    MODERATE_DO,
    MODERATE_GIVEN,
    MODERATE_GO_BACK,
    MODERATE_HEIR,
    MODERATE_MEND,
    MODERATE_MOVE,
    MODERATE_NUMBER_FORM,
    MODERATE_PAGE,
    MODERATE_REPAIR,
    MODERATE_SEAT,
    MODERATE_STEP,
    MODERATE_UNSEEN,
    MORE,
    MOVE,
    NUDGE,
    PAUSE,
    POST,
    REOPEN,
    REPAIR,
    SEATS,
    Heir,
    RepairPart,
)
from bot.present.controls import BLUE, CHOICES, GREEN, GREY, RED, Control, boxed, button, choice, rows, select
from bot.tables.live import LiveTable
from bot.tables.stamps import wait_text
from bot.tables.waits import ASLEEP, UNSEEN
from bot.wording.pages import cut
from bot.wording.people import pickable, whose
from data.store import Status
from engine.kernel import Decision, Option, Taken

MYSELF = "me"
"""Who may get a seat, besides a computer captain, and members by id."""
SELECTS = 4
_MOST_LINES = 12


def moderation_layout(live: LiveTable, said: str = "") -> ui.LayoutView:
    """The first page: what holds the table up, and everything that can be done. `said`: what was done just
    now.
    """
    say = live.texts.say
    lines = [say("moderation-title", table=live.title), *([f"**{said}**"] if said else []), *_state(live)]
    return boxed([ui.TextDisplay("\n".join(lines)), *rows(_first(live)), *rows(_second(live))])


def _state(live: LiveTable) -> list[str]:
    """Whom the table waits for and since when, as everybody may know it."""
    say = live.texts.say
    if live.row.status is not Status.PLAYING:
        return [say(f"moderation-{live.row.status.value}")]
    lines: list[str] = []
    if live.waits.still:
        lines.append(say("moderation-asleep" if live.waits.still == ASLEEP else "moderation-paused"))
    for seat, wait in live.waits:
        since = wait_text(live.texts, wait)
        key = "moderation-waits-unseen" if seat == UNSEEN else "moderation-waits"
        lines.append(say(key, other=max(seat, 0), since=since))
    away = [holder.seat for holder in live.holders if holder.is_away]
    if away:
        lines.append(say("moderation-away", seats=away))
    if live.stuck:
        lines.append(say("moderation-stuck"))
    return lines or [say("moderation-nobody")]


def _first(live: LiveTable) -> list[Control]:
    """What is done at once."""
    if not live.is_running:
        return []
    still = bool(live.waits.still)
    return [
        _does(live, NUDGE, "button-nudge", BLUE),
        _does(live, MORE, "button-more-time"),
        _does(
            live,
            GO_ON if still else PAUSE,
            "button-clock-runs" if still else "button-pause",
            GREEN if still else GREY,
        ),
        _does(live, POST, "button-post-anew"),
        _does(live, EXPORT, "button-export"),
    ]


def _second(live: LiveTable) -> list[Control]:
    """What is asked about first."""
    status = live.row.status
    if status is Status.PLAYING:
        pages = (ACT, SEATS, BACK, REPAIR, MOVE, CLOSE, DELETE)
    elif status is Status.LOBBY:
        pages = (CLOSE, DELETE)
    else:
        pages = (DELETE,)
    turning = [_turns(live, page, f"button-moderation-{page}") for page in pages]
    if status is Status.ENDED:
        turning.insert(0, _does(live, REOPEN, "button-reopen", GREEN))
    if status in (Status.ENDED, Status.FINISHED) and live.row.started_at is not None:
        turning.insert(0, _does(live, EXPORT, "button-export"))
    return [*turning, _turns(live, MAIN, "button-moderation-main")]


def _does(live: LiveTable, what: str, key: str, style: Any = GREY) -> Control:
    return button(MODERATE_DO.at(live.id, what), live.texts.say(key), style)


def _turns(live: LiveTable, page: str, key: str) -> Control:
    return button(MODERATE_PAGE.at(live.id, page), live.texts.say(key))


def _page(live: LiveTable, text: str, controls: Iterable[Control]) -> ui.LayoutView:
    """A page with a way back to the first."""
    back = _turns(live, MAIN, "button-back")
    return boxed([ui.TextDisplay(cut(text, 3500)), *rows([*controls, back])])


# --- acting for a seat --------------------------------------------------------------------------------------


def act_layout(live: LiveTable) -> ui.LayoutView:
    """For whom to answer: whoever is asked openly; whoever is asked unseen is one, and nobody learns who."""
    say = live.texts.say
    open_ = [seat for seat, decision in sorted(live.waiting.items()) if not decision.hidden]
    controls: list[Control] = []
    if open_:
        named = [choice(str(seat), live.names[seat]) for seat in open_[:CHOICES]]
        controls.append(select(MODERATE_SEAT.at(live.id), named, say("hint-moderation-seat")))
    if any(decision.hidden for decision in live.waiting.values()):
        controls.append(button(MODERATE_UNSEEN.at(live.id), say("button-act-unseen"), BLUE))
    return _page(live, say("moderation-act" if controls else "moderation-nobody-asked"), controls)


def answers_layout(live: LiveTable, decision: Decision) -> ui.LayoutView:
    """What can be answered for a seat: what everybody sees, the default, or what a computer captain would."""
    texts, say, seat = live.texts, live.texts.say, decision.seat
    controls: list[Control] = []
    for n, some in enumerate(_chunks(pickable(decision))):
        choices = [choice(token(option.id), texts.option(option)) for option in some]
        click = MODERATE_ANSWER.at(live.id, decision, f"pick{n}")
        controls.append(select(click, choices, say("hint-moderation-answer")))
    controls += [
        button(MODERATE_ANSWER.at(live.id, decision, DEFAULT), say("button-act-default"), BLUE),
        button(MODERATE_ANSWER.at(live.id, decision, COMPUTER), say("button-act-computer")),
    ]
    asked = texts.prompt(decision.public())
    key = "moderation-answers-secret" if decision.secret else "moderation-answers"
    return _page(live, say(key, other=seat, question=asked), controls)


def _chunks(options: Sequence[Option]) -> list[Sequence[Option]]:
    """As many as fit into selects, in order."""
    return [options[n : n + CHOICES] for n in range(0, min(len(options), SELECTS * CHOICES), CHOICES)]


# --- seats --------------------------------------------------------------------------------------------------


def who_layout(live: LiveTable) -> ui.LayoutView:
    """Which seat is to be given to another."""
    named = [choice(str(holder.seat), live.names[holder.seat]) for holder in live.holders]
    select_ = select(MODERATE_GIVEN.at(live.id), named, live.texts.say("hint-moderation-seat"))
    return _page(live, live.texts.say("moderation-seats"), [select_])


def heirs_layout(live: LiveTable, seat: int, heirs: Sequence[tuple[str, str]]) -> ui.LayoutView:
    """Who is to have a seat: a computer captain, or one of these (value and name)."""
    say = live.texts.say
    computer = button(MODERATE_HEIR.at(live.id, Heir(seat, computer=True)), say("button-heir-computer"), BLUE)
    controls: list[Control] = []
    if heirs:
        named = [choice(value, name) for value, name in heirs[:CHOICES]]
        controls.append(select(MODERATE_HEIR.at(live.id, Heir(seat)), named, say("hint-moderation-heir")))
    return _page(live, say("moderation-heirs", other=seat), [*controls, computer])


# --- back ---------------------------------------------------------------------------------------------------


def back_layout(live: LiveTable, steps: Sequence[Taken], told: Sequence[str]) -> ui.LayoutView:
    """The newest answers and repairs, the newest first, each with what it led to as everybody reads it."""
    say = live.texts.say
    if not steps:
        return _page(live, say("moderation-no-steps"), [])
    listed = [
        choice(str(step.number), f"{step.number}. {whose(live, step)}", hint=line)
        for step, line in zip(steps, told, strict=True)
    ]
    picked = select(MODERATE_STEP.at(live.id), listed[:CHOICES], say("hint-moderation-step"))
    return _page(live, say("moderation-back"), [picked])


def back_sure_layout(live: LiveTable, step: Taken, count: int, told: Sequence[str]) -> ui.LayoutView:
    """What going back to before a step would undo: `count` steps, and these lines of the log."""
    say = live.texts.say
    shown = [f"- {line}" for line in told[:_MOST_LINES]]
    if len(told) > _MOST_LINES:
        shown.append(say("moderation-back-more", count=len(told) - _MOST_LINES))
    text = "\n".join([say("moderation-back-sure", count=count, whose=whose(live, step)), *shown])
    asked = step.number, live.newest_public
    return _page(
        live, text, [button(MODERATE_GO_BACK.at(live.id, asked), say("button-moderation-undo"), RED)]
    )


# --- place, end ---------------------------------------------------------------------------------------------


def move_layout(live: LiveTable, channels: Sequence[tuple[int, str]]) -> ui.LayoutView:
    """To which channel a table moves; it gets a thread there."""
    say = live.texts.say
    if not channels:
        return _page(live, say("moderation-no-channels"), [])
    named = [choice(str(channel), f"#{name}") for channel, name in channels[:CHOICES]]
    return _page(
        live,
        say("moderation-move"),
        [select(MODERATE_MOVE.at(live.id), named, say("hint-moderation-channel"))],
    )


def close_layout(live: LiveTable) -> ui.LayoutView:
    """Whether the table is to be closed before its end."""
    say = live.texts.say
    sure = button(MODERATE_CLOSE.at(live.id), say("button-end"), RED)
    return _page(live, say("moderation-close-sure", table=live.title), [sure])


def delete_layout(live: LiveTable) -> ui.LayoutView:
    """Whether everything of the table is to be deleted."""
    say = live.texts.say
    sure = button(MODERATE_DELETE.at(live.id), say("button-moderation-delete-sure", number=str(live.id)), RED)
    return _page(live, say("moderation-delete-sure", table=live.title), [sure])


# --- repairs ------------------------------------------------------------------------------------------------


def _short(picks: Sequence[str]) -> tuple[str, ...]:
    """The answers about a repair so far, by their short names."""
    return tuple(map(token, picks))


def repair_layout(
    live: LiveTable, asked: Decision, picks: Sequence[str], said: Sequence[str]
) -> ui.LayoutView:
    """The next question about a repair; `said` are the answers so far, in words."""
    texts, so_far = live.texts, _short(picks)
    controls: list[Control] = []
    if asked.range is not None:
        controls.append(
            button(MODERATE_NUMBER_FORM.at(live.id, so_far), texts.say("button-moderation-number"), BLUE)
        )
    else:
        for n, some in enumerate(_chunks(asked.options)):
            choices = [choice(token(option.id), texts.option(option)) for option in some]
            click = MODERATE_REPAIR.at(live.id, RepairPart(n, so_far))
            controls.append(select(click, choices, texts.say("hint-moderation-repair")))
    question = texts.prompt(asked.public())
    lines = [texts.say("moderation-repair"), *(f"- {one}" for one in said), f"**{question}**"]
    return _page(live, "\n".join(lines), controls)


def repair_sure_layout(live: LiveTable, picks: Sequence[str], said: Sequence[str]) -> ui.LayoutView:
    """Whether the repair is meant."""
    say = live.texts.say
    sure = button(MODERATE_MEND.at(live.id, _short(picks)), say("button-moderation-mend"), GREEN)
    lines = [say("moderation-repair"), *(f"- {one}" for one in said), say("moderation-repair-sure")]
    return _page(live, "\n".join(lines), [sure])


def repair_modal(live: LiveTable, asked: Decision, picks: Sequence[str]) -> ui.Modal:
    """The modal that asks for the number of a repair."""
    assert asked.range is not None
    low, high, texts = asked.range.low, asked.range.high, live.texts
    click = MODERATE_REPAIR.at(live.id, RepairPart(0, _short(picks)))
    modal = ui.Modal(title=cut(texts.say("modal-number-title"), 45), custom_id=click.custom_id)
    field = ui.TextInput[ui.Modal](
        custom_id="number",
        required=True,
        max_length=max(len(str(low)), len(str(high))),
        placeholder=cut(texts.say("hint-number", low=low, high=high), 100),
    )
    label = cut(texts.say("modal-number-label", low=low, high=high), 45)
    modal.add_item(ui.Label(text=label, description=cut(texts.prompt(asked.public()), 100), component=field))
    # Recognised by its custom id alone, so nothing has to be kept until it comes back.
    modal.stop()
    return modal
