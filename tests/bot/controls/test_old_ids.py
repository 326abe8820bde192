"""Controls on messages of before: every custom id that was ever written does what it did."""

from __future__ import annotations

from typing import Any

import pytest

from bot.controls import crew, decisions, finding, lobby, looking, moderation, servers
from bot.controls.decisions import End, OrdersAt
from bot.controls.declared import Declaration
from bot.controls.every import CONTROLS, read
from bot.controls.looking import Filter, LogPart, WordsPage

OLD: dict[str, tuple[Declaration[Any], Any]] = {
    # Finding tables.
    "q:mine": (finding.MINE, None),
    "q:tableshere=0": (finding.HERE, 0),
    "q:tableshere=3": (finding.HERE, 3),
    "q:next=0": (finding.NEXT_TABLE, 0),
    "q:next=7": (finding.NEXT_TABLE, 7),
    "q:wishes": (finding.WISHES, None),
    "q:wish": (finding.WISH, None),
    "q:wishno=1234567890123456789": (finding.WISH_NO_MORE, 1234567890123456789),
    "q:arrivalsoff": (finding.ARRIVALS_OFF, None),
    "q:tryout": (finding.TRY_VOYAGE, None),
    "q:come:7": (finding.COME, None),
    "q:down:7": (finding.BRING_DOWN, None),
    # What a seat is asked.
    "q:answer:7:2:41=move:nassau": (decisions.ANSWER, "move:nassau"),
    "q:answer:7:2:41=~0123456789abcdef": (decisions.ANSWER, "~0123456789abcdef"),
    "q:answer:7:2:41=0": (decisions.ANSWER, "0"),
    "q:answer:7:2:41=-3": (decisions.ANSWER, "-3"),
    "q:none:7:2:41": (decisions.NONE, None),
    "q:choose:7:2:41=0": (decisions.CHOOSE, 0),
    "q:choose:7:2:41=3": (decisions.CHOOSE, 3),
    "q:whole:7:2:41=sell.a+sell.b": (decisions.WHOLE, "sell.a+sell.b"),
    "q:whole:7:2:41=~fedcba9876543210": (decisions.WHOLE, "~fedcba9876543210"),
    "q:number:7:2:41": (decisions.NUMBER_FORM, None),
    "q:numbered:7:2:41": (decisions.NUMBERED, None),
    "q:course:7:2:41=go:tortuga": (decisions.COURSE, "go:tortuga"),
    "q:course:7:2:41=~0123456789abcdef": (decisions.COURSE, "~0123456789abcdef"),
    "q:course:7:2:41=": (decisions.COURSE, None),
    "q:destructive:7:2:41=end-turn": (decisions.DESTRUCTIVE, "end-turn"),
    "q:pick:7:2:41=0": (decisions.PICK, 0),
    "q:pick:7:2:41=12": (decisions.PICK, 12),
    "q:pick:7:2:41=first": (decisions.PICK, End.FIRST),
    "q:pick:7:2:41=last": (decisions.PICK, End.LAST),
    "q:draft:7:2:41=1": (decisions.DRAFT, 1),
    "q:sure:7:2:41": (decisions.SURE, None),
    "q:undo:7": (decisions.UNDO, None),
    "q:reset:7": (decisions.RESET, None),
    "q:orders:7": (decisions.SHOW_ORDERS, None),
    "q:order:7=0": (decisions.ORDER, OrdersAt(False, 0)),
    "q:order:7=orders1": (decisions.ORDER, OrdersAt(True, 1)),
    "q:stand:7=pass:3": (decisions.STAND, "pass:3"),
    "q:stand:7=~0123456789abcdef": (decisions.STAND, "~0123456789abcdef"),
    "q:standdown:7=pass:3": (decisions.STAND_DOWN, "pass:3"),
    # Looking.
    "q:choices:7": (looking.SHOW_CHOICES, False),
    "q:choices:7=back": (looking.SHOW_CHOICES, True),
    "q:helm:7": (looking.HELM, None),
    "q:helmstay:7": (looking.KEEP_HELM, None),
    "q:aside:7:1:12": (decisions.ASIDE, None),
    "q:hand:7": (looking.HAND, None),
    "q:captain:7": (looking.CAPTAIN, None),
    "q:captain:7=3": (looking.CAPTAIN, 3),
    "q:captainof:7": (looking.CAPTAIN_OF, None),
    "q:board:7": (looking.BOARD, None),
    "q:overlay:7=reach": (looking.SHOW_OVERLAY, "reach"),
    "q:words:7=0": (looking.BOARD_WORDS, WordsPage(0)),
    "q:words:7=2": (looking.BOARD_WORDS, WordsPage(2)),
    "q:words:7=new_providence.1": (looking.BOARD_WORDS, WordsPage(1, "new_providence")),
    "q:words:7=ending.0": (looking.BOARD_WORDS, WordsPage(0, "ending")),
    "q:explain:7": (looking.EXPLAIN, None),
    "q:explainat:7=1": (looking.EXPLAIN_AT, 1),
    "q:fairness:7": (looking.FAIRNESS, None),
    "q:log:7": (looking.LOG, None),
    "q:logat:7=4.a.a": (looking.LOG_AT, LogPart(4)),
    "q:logat:7=0.2.3-4": (looking.LOG_AT, LogPart(0, 2, (3, 4))),
    "q:logat:7=s.a.a": (looking.LOG_AT, LogPart(Filter.SEAT)),
    "q:logat:7=s.1.5-5": (looking.LOG_AT, LogPart(Filter.SEAT, 1, (5, 5))),
    "q:logat:7=r.a.a": (looking.LOG_AT, LogPart(Filter.ROUNDS)),
    "q:logat:7=r.0.1-2": (looking.LOG_AT, LogPart(Filter.ROUNDS, 0, (1, 2))),
    "q:page:7": (looking.OPEN_PAGE, None),
    "q:pageend:7": (looking.END_LINKS, False),
    "q:pageend:7=all": (looking.END_LINKS, True),
    "q:follow:7": (looking.FOLLOW, None),
    "q:unfollow:7": (looking.UNFOLLOW, None),
    "q:past:7": (looking.PAST, None),
    "q:past:7=3": (looking.PAST, 3),
    "q:pastat:7": (looking.PAST_AT, None),
    "q:pastat:7=0": (looking.PAST_AT, 0),
    "q:pastat:7=12": (looking.PAST_AT, 12),
    "q:hands:7=12": (looking.HANDS, 12),
    # Lobbies.
    "q:join:7": (lobby.JOIN, None),
    "q:joinat:7": (lobby.JOIN_AT, None),
    "q:leave:7": (lobby.LEAVE, None),
    "q:crew:7": (lobby.ADD_COMPUTER, None),
    "q:uncrew:7": (lobby.REMOVE_COMPUTER, None),
    "q:start:7": (lobby.START_GAME, None),
    "q:close:7": (lobby.CLOSE_LOBBY, None),
    "q:again:7": (lobby.AGAIN, None),
    "q:shut:7": (lobby.END_TABLE, None),
    "q:options:7": (lobby.SHOW_OPTIONS, None),
    "q:set:7=goal": (lobby.SET, "goal"),
    "q:set:7=npc_deck": (lobby.SET, "npc_deck"),
    "q:ask:7=goal": (lobby.SETTING_FORM, "goal"),
    "q:voyage:7": (lobby.CHANGE_OPENING, None),
    "q:level:7": (lobby.CHANGE_LEVEL, None),
    "q:odds:7": (lobby.CHANGE_ODDS, None),
    "q:asides:7=off": (lobby.CHANGE_ASIDES, "off"),
    "q:modules:7": (lobby.CHANGE_MODULES, None),
    "q:ready:7": (lobby.READY_MADE, None),
    "q:gather:7": (lobby.GATHER, None),
    "q:startat:7": (lobby.START_AT, None),
    "q:tongue:7": (lobby.CHANGE_LANGUAGE, None),
    "q:call:7": (lobby.CALL, None),
    "q:check:7": (lobby.READY_CHECK, None),
    "q:imready:7=07193000": (lobby.IM_READY, "07193000"),
    "q:notready:7=07193000": (lobby.NOT_READY, "07193000"),
    # Seats and time.
    "q:seats:7": (crew.SHOW_SEATS, None),
    "q:sit:7=1": (crew.SIT, 1),
    "q:accept:7=3": (crew.ACCEPT, "3"),
    "q:refuse:7=3": (crew.REFUSE, "3"),
    "q:quit:7": (crew.QUIT, None),
    "q:quitsure:7": (crew.QUIT_SURE, None),
    "q:return:7": (crew.GIVE_BACK, None),
    "q:swapwith:7": (crew.SWAP_WITH, None),
    "q:latecomers:7": (crew.LET_LATECOMERS, None),
    "q:unseat:7": (crew.UNSEAT, None),
    "q:unseat:7=2": (crew.UNSEAT, 2),
    "q:unseatyes:7=5": (crew.AGREE_TO_UNSEAT, "5"),
    "q:here:7=5": (crew.IM_HERE, "5"),
    "q:pace:7": (crew.SHOW_PACE, None),
    "q:paced:7": (crew.CHANGE_PACE, None),
    "q:overdue:7": (crew.CHANGE_DEADLINE, None),
    "q:titled:7": (crew.CHANGE_TITLE, None),
    "q:back:7": (crew.IM_BACK, None),
    "q:more:7": (crew.MORE_TIME, None),
    "q:agree:7=07193000": (crew.AGREE_TO_MORE, "07193000"),
    "q:hush=7": (crew.HUSH, (7,)),
    "q:hush=7.12.900": (crew.HUSH, (7, 12, 900)),
    # A table's panel for moderators.
    "q:console:7": (moderation.MODERATE_PAGE, None),
    "q:console:7=main": (moderation.MODERATE_PAGE, "main"),
    "q:console:7=elsewhere": (moderation.MODERATE_PAGE, "elsewhere"),
    "q:condo:7=nudge": (moderation.MODERATE_DO, "nudge"),
    "q:condo:7=more": (moderation.MODERATE_DO, "more"),
    "q:condo:7=pause": (moderation.MODERATE_DO, "pause"),
    "q:condo:7=goon": (moderation.MODERATE_DO, "goon"),
    "q:condo:7=post": (moderation.MODERATE_DO, "post"),
    "q:condo:7=export": (moderation.MODERATE_DO, "export"),
    "q:condo:7=reopen": (moderation.MODERATE_DO, "reopen"),
    "q:conact:7": (moderation.MODERATE_SEAT, None),
    "q:congive:7:2:41=pick0": (moderation.MODERATE_ANSWER, "pick0"),
    "q:congive:7:2:41=default": (moderation.MODERATE_ANSWER, "default"),
    "q:congive:7:2:41=computer": (moderation.MODERATE_ANSWER, "computer"),
    "q:conunseen:7": (moderation.MODERATE_UNSEEN, None),
    "q:conseat:7": (moderation.MODERATE_GIVEN, None),
    "q:conheir:7=2": (moderation.MODERATE_HEIR, moderation.Heir(2)),
    "q:conheir:7=2.computer": (moderation.MODERATE_HEIR, moderation.Heir(2, computer=True)),
    "q:conback:7": (moderation.MODERATE_STEP, None),
    "q:conbacksure:7=14.230": (moderation.MODERATE_GO_BACK, (14, 230)),
    "q:conbacksure:7=1.-1": (moderation.MODERATE_GO_BACK, (1, -1)),
    "q:conmove:7": (moderation.MODERATE_MOVE, None),
    "q:conclose:7": (moderation.MODERATE_CLOSE, None),
    "q:condelete:7": (moderation.MODERATE_DELETE, None),
    "q:conrepair:7=0": (moderation.MODERATE_REPAIR, moderation.RepairPart(0)),
    "q:conrepair:7=1;repair:gold;seat:0": (
        moderation.MODERATE_REPAIR,
        moderation.RepairPart(1, ("repair:gold", "seat:0")),
    ),
    "q:connumber:7=repair:gold;seat:0": (moderation.MODERATE_NUMBER_FORM, ("repair:gold", "seat:0")),
    "q:connumber:7=": (moderation.MODERATE_NUMBER_FORM, ()),
    "q:conmend:7=repair:gold;seat:0;5": (moderation.MODERATE_MEND, ("repair:gold", "seat:0", "5")),
    # A server's panels, and a member's own.
    "q:setup=server": (servers.SETUP_PAGE, "server"),
    "q:setup=game.marauders": (servers.SETUP_PAGE, "game.marauders"),
    "q:setgames": (servers.SETUP_GAMES, None),
    "q:setpace": (servers.SETUP_PACE, None),
    "q:setoverdue": (servers.SETUP_DEADLINE, None),
    "q:setodds": (servers.SETUP_ODDS, None),
    "q:setoption=port_royal.goal": (servers.SETUP_OPTION, ("port_royal", "goal")),
    "q:setlimit=hosted": (servers.SETUP_LIMIT, "hosted"),
    "q:setlimit=seated": (servers.SETUP_LIMIT, "seated"),
    "q:setlimit=lobbies": (servers.SETUP_LIMIT, "lobbies"),
    "q:weeklyoff": (servers.WEEKLY_OFF, None),
    "q:modulepage=marauders.0": (servers.MODULES_PAGE, ("marauders", 0)),
    "q:moduleset=marauders.1": (servers.MODULES_SET, ("marauders", 1)),
    "q:moduleson=marauders.0": (servers.MODULES_ON, ("marauders", 0)),
    "q:modulesopen=marauders.2": (servers.MODULES_OPEN, ("marauders", 2)),
    "q:forget": (servers.FORGET, None),
}
"""Ids as they stand on messages, what they are read as, and what they carry."""


def test_every_control_is_among_them() -> None:
    assert {control.verb for control, _ in OLD.values()} == set(CONTROLS)


@pytest.mark.parametrize("custom_id", OLD)
def test_an_id_of_before_says_what_it_said(custom_id: str) -> None:
    control, carried = OLD[custom_id]
    click = read(custom_id)
    assert click is not None
    assert click.control is control
    assert click.carried == carried
    assert type(click.carried) is type(carried)
    asked = custom_id.partition("=")[0].split(":")[2:]
    assert [click.table, click.seat, click.number] == [*map(int, asked), *[None] * (3 - len(asked))]
    assert click.custom_id == custom_id, "new messages say the same bytes"
