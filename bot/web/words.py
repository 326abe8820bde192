"""The page's own words, from the texts; what the bot says comes with its messages."""

from __future__ import annotations

from collections.abc import Callable

from bot.web.tabletop import table_words
from data.locale import Texts


def page_texts(texts: Texts) -> dict[str, str]:
    """The words by the keys that the pages use; it puts what it knows in the place of {name} itself."""
    own = {"language": texts.language, **_shown(texts.say), **_done(texts.say), **_keys(texts.say)}
    return {**own, **table_words(texts)}


def _shown(say: Callable[..., str]) -> dict[str, str]:
    """What stands on the page."""
    return {
        "skip": say("page-skip"),
        "places": say("page-places"),
        "seats": say("page-seats"),
        "board": say("page-board"),
        "to-table": say("page-to-table"),
        "table": say("page-table"),
        "private": say("page-private"),
        "direct": say("page-direct"),
        "after": say("page-after"),
        "earlier": say("page-earlier"),
        "cover": say("page-cover"),
        "no-picture": say("page-no-picture"),
        "large": say("page-large", name="{name}"),
        "save": say("page-save", name="{name}"),
        "thinking": say("page-thinking"),
        "dismiss": say("page-dismiss"),
        "choose": say("hint-one"),
        "up-to": say("page-up-to", most="{most}"),
        "several": say("page-several", least="{least}", most="{most}"),
        "exactly": say("page-exactly", count="{count}"),
    }


def _done(say: Callable[..., str]) -> dict[str, str]:
    """What can be done there, and what comes of it."""
    return {
        "ok": say("page-ok"),
        "close": say("page-close"),
        "yes": say("page-yes"),
        "no": say("page-no"),
        "show-seat": say("page-show-seat", name="{name}"),
        "covered": say("page-covered", name="{name}"),
        "called": say("page-called", name="{name}"),
        "is-asked": say("page-is-asked"),
        "your-turn": say("page-your-turn"),
        "absent": say("page-absent", name="{name}"),
        "more": say("page-more"),
        "links": say("page-links"),
        "links-about": say("page-links-about"),
        "copy": say("page-copy"),
        "copied": say("page-copied"),
        "words-mode": say("page-words-mode"),
        "command": say("page-command"),
        "command-hint": say("page-command-hint"),
        "send": say("page-send"),
        "lost": say("page-lost"),
        "back": say("page-back"),
        "ended": say("page-ended"),
        "many": say("page-many"),
        "unreadable": say("page-unreadable"),
    }


def _keys(say: Callable[..., str]) -> dict[str, str]:
    """What keys do."""
    return {
        "keys": say("page-keys"),
        "keys-on": say("page-keys-on"),
        "key-/": say("page-key-command"),
        "key-t": say("page-key-table"),
        "key-p": say("page-key-private"),
        "key-m": say("page-key-direct"),
        "key-b": say("page-key-board"),
        "key-?": say("page-key-keys"),
        "key-Tab": say("page-key-tab"),
        "key-Enter": say("page-key-enter"),
        "key-Esc": say("page-key-escape"),
    }
