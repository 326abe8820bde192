"""Moments as Discord shows them, to each reader in the time of where he is."""

from __future__ import annotations

from datetime import datetime

from bot.tables.waits import Wait
from data.locale import Texts


def ago(moment: datetime) -> str:
    """How far from now."""
    return f"<t:{int(moment.timestamp())}:R>"


def on(moment: datetime) -> str:
    """The day and the time."""
    return f"<t:{int(moment.timestamp())}:f>"


def until_text(texts: Texts, wait: Wait) -> str:
    """Until when there is time for an answer; empty without a deadline."""
    return texts.say("wait-until", when=on(wait.until), left=ago(wait.until)) if wait.until else ""


def wait_text(texts: Texts, wait: Wait | None) -> str:
    """Since when, and until when; empty if it is not known."""
    if wait is None:
        return ""
    since = texts.say("wait-since", since=ago(wait.since), until=until_text(texts, wait))
    return since + texts.say("wait-home", until=on(wait.home)) if wait.home else since
