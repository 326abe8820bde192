"""What a member reads about what is stored of him."""

from __future__ import annotations

import json
from dataclasses import dataclass
from typing import Any

from discord import ui
from msgspec.structs import replace

from bot.controls.servers import FORGET
from bot.present.controls import RED, boxed, button, rows
from bot.tables.columns.seat import SeatSettings
from bot.tables.lobby import LobbyRow
from bot.version import version
from data.locale import Texts
from data.store import GameTable, Personal, Played, Seat, Status

_OVER = (Status.FINISHED, Status.ENDED)


@dataclass(frozen=True, slots=True)
class Papers:
    """Where a host has published his terms, and what he says about privacy; empty: nowhere."""

    terms: str = ""
    privacy: str = ""


def personal_text(texts: Texts, stored: Personal, papers: Papers) -> str:
    """What is stored of a member, counted, and where all of it can be read."""
    over = sum(table.status in _OVER for _, table in stored.seats)
    lines = [
        texts.say("privacy-title"),
        texts.say("privacy-settings", count=len(stored.preferences)),
        texts.say("privacy-tables", open=len(stored.seats) - over, over=over),
        texts.say("privacy-hosted", count=len(stored.hosted)),
        texts.say("privacy-looks", count=len(stored.looks)),
        texts.say("privacy-timers", count=len(stored.timers)),
        texts.say("privacy-follows", count=len(stored.follows)),
        texts.say("privacy-links", count=len(stored.links)),
        texts.say("privacy-hooks", count=len(stored.hooks)),
        texts.say("privacy-wishes", count=len(stored.wishes)),
        texts.say("privacy-played", count=len(stored.played)),
        texts.say("privacy-left", count=len(stored.left)),
        texts.say("privacy-tries", count=len(stored.tries)),
        texts.say("privacy-blocked", count=len(stored.blocked)),
        "",
        texts.say("privacy-never"),
        texts.say("privacy-ways"),
        *([texts.say("privacy-paper", address=papers.privacy)] if papers.privacy else []),
        *([texts.say("privacy-terms", address=papers.terms)] if papers.terms else []),
    ]
    return "\n".join(lines)


def forget_layout(texts: Texts, stored: Personal) -> ui.LayoutView:
    """What deleting means for this member, with the button that does it."""
    by_status = [table.status for _, table in stored.seats]
    lines = [texts.say("forget-title"), texts.say("forget-settings")]
    if playing := by_status.count(Status.PLAYING):
        lines.append(texts.say("forget-playing", count=playing))
        lines.append(texts.say("forget-marks"))
    if lobbies := by_status.count(Status.LOBBY):
        lines.append(texts.say("forget-lobbies", count=lobbies))
    if over := len(by_status) - playing - lobbies:
        lines.append(texts.say("forget-over", count=over))
    lines.append(texts.say("forget-posts"))
    shown = ui.TextDisplay[ui.LayoutView]("\n".join(lines))
    return boxed([shown, *rows([button(FORGET.of(), texts.say("button-forget"), RED)])])


def personal_file(member: int, stored: Personal) -> bytes:
    """All that is stored of a member, as JSON for himself."""
    data = {
        "made_by": str(version()),
        "member": str(member),
        "settings": stored.preferences,
        "seats": [_seat(seat, table) for seat, table in stored.seats],
        "tables_opened": stored.hosted,
        "tables_that_name_you": [{"table": number, **found} for number, found in stored.named],
        "last_looks": [
            {"table": look.table_id, "log_entry": look.entry, "at": look.at.isoformat()}
            for look in stored.looks
        ],
        "planned": [
            {"what": timer.kind, "due": timer.due.isoformat(), "details": timer.payload}
            for timer in stored.timers
        ],
        "follows": [
            {"table": one.table_id, "message": str(one.message), "log_entry": one.entry}
            for one in stored.follows
        ],
        "links_to_tables": [
            {
                "table": one.table_id,
                "your_seat": one.seated,
                "for_programs": one.reads,
                "since": one.made_at.isoformat(),
            }
            for one in stored.links
        ],
        "addresses_of_tables": [
            {"table": one.table_id, "address": one.url, "since": one.made_at.isoformat()}
            for one in stored.hooks
        ],
        "tells_of_new_tables": [
            {"server": str(one.guild), "game": one.game or "any", "pace": one.pace or "any"}
            for one in stored.wishes
        ],
        "results": [_played(one) for one in stored.played],
        "left_or_asleep": [
            {"table": one.table_id, "server": str(one.guild), "at": one.at.isoformat()} for one in stored.left
        ],
        "tries_at_challenges": [
            {"week": one.week, "table": one.table_id, "score": one.score, "since": one.begun_at.isoformat()}
            for one in stored.tries
        ],
        "does_not_play_with": [str(other) for other in stored.blocked],
    }
    return json.dumps(data, ensure_ascii=False, indent=1, default=str).encode()


def _seat(seat: Seat, table: GameTable) -> dict[str, Any]:
    settings = SeatSettings.of(seat.settings)
    return {
        "table": table.number,
        "server": str(table.guild),
        "game": table.game,
        "status": table.status.value,
        "seat": seat.seat + 1,
        "settings": replace(settings, lent=None).stored(),
        "sits_in_for_another": settings.lent is not None,
        "name": LobbyRow.of(table.lobby).names.get(seat.member or 0),
        "message": str(seat.message) if seat.message is not None else None,
        "opened": table.created_at.isoformat(),
        "started": table.started_at.isoformat() if table.started_at else None,
        "over": table.finished_at.isoformat() if table.finished_at else None,
        "result": table.result,
    }


def _played(one: Played) -> dict[str, Any]:
    return {
        "table": one.table_id,
        "server": str(one.guild),
        "game": one.game,
        "modules": one.modules,
        "seat": one.seat + 1,
        "seats": one.seats,
        "rounds": one.rounds,
        "rank": one.place,
        "points": one.points,
        "won": one.won,
        "captain": one.captain,
        "ship": one.ship,
        "greatest_deed": one.feat,
        "told": one.told,
        "finished": one.finished_at.isoformat(),
    }
