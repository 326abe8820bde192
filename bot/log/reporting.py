"""A report of a fault that a member sends on: which version, which game, what he has pressed last."""

from __future__ import annotations

from collections import OrderedDict, deque
from urllib.parse import quote

from bot.tables import LiveTable
from bot.version import issues, version
from engine.games import load_game

MOST_URL = 1500
"""Characters of a link: it stands in a message with a sentence beside it."""
_MOST_PRESSED, _MOST_MEMBERS = 12, 1000


class Pressed:
    """What members have pressed and typed last: of what kind, never what they chose. Forgotten at the end of
    the process.
    """

    def __init__(self) -> None:
        self._kinds: OrderedDict[int, deque[str]] = OrderedDict()

    def note(self, member: int, kind: str) -> None:
        """A member has pressed, or typed, something of this kind."""
        kinds = self._kinds.setdefault(member, deque(maxlen=_MOST_PRESSED))
        kinds.append(kind)
        self._kinds.move_to_end(member)
        while len(self._kinds) > _MOST_MEMBERS:
            self._kinds.popitem(last=False)

    def forget(self, member: int) -> None:
        """All about a member is deleted."""
        self._kinds.pop(member, None)

    def of(self, member: int) -> list[str]:
        """What a member has pressed last, the newest at the end."""
        return [*self._kinds.get(member, ())]


def report(live: LiveTable | None, language: str, pressed: list[str]) -> str:
    """What a fault is reported with: nobody is named, and of a table there is what everybody at it knows."""
    lines = [f"version: {version()}", f"language: {language}"]
    if live is not None:
        lines += [f"game: {live.row.game}", f"seats: {len(live.holders)}", f"status: {live.row.status.value}"]
        lines.append(f"modules: {', '.join(live.row.modules) or '-'}")
        if live.game is not None:
            lines.append(f"round: {load_game(live.row.game).round_of(live.game.running.state)}")
    lines.append(f"last pressed: {', '.join(pressed) or '-'}")
    return "\n".join(lines) + "\n"


def issue_link(title: str, body: str) -> str:
    """Where the project takes reports, with a title and a body filled in; empty if its metadata name no such
    place.
    """
    address = issues().rstrip("/")
    if not address.endswith("/issues"):
        return address
    lines = body.splitlines()
    while True:
        url = f"{address}/new?title={quote(title)}&body={quote(chr(10).join(lines))}"
        if len(url) <= MOST_URL or not lines:
            return url if len(url) <= MOST_URL else f"{address}/new"
        lines.pop()
