"""What is said in a few words, and what else there is to know: a question is a line, and an option leads to
something that fits beneath its button.
"""

from __future__ import annotations

from data.locale.asked import Question, Reason
from data.locale.texts import Texts


def brief_note(texts: Texts, note: Reason) -> str:
    """A note of advice in a few words: `brief-<key>`, if it is not brief as it is; empty if it can wait until
    somebody asks for more.
    """
    key = f"brief-{_dashed(note.key)}"
    return texts.say(key, **note.args) if texts.has(key) else texts.note(note)


def more(texts: Texts, decision: Question) -> str:
    """What the asked seat should know of a question beyond its prompt: `more-<kind>`; else what everybody is
    asked (`ask-<kind>`) where its own prompt is shorter, unless that speaks of it by name. Empty if the
    prompt says it already.
    """
    asked = f"ask-{_dashed(decision.kind)}"
    key = f"more-{_dashed(decision.kind)}"
    if not texts.has(key):
        if not texts.has(f"{asked}-own") or texts.mentions(asked, "seat"):
            return ""
        key = asked
    said = texts.say(key, seat=decision.seat, **decision.args, **decision.private_args)
    return "" if said in texts.prompt(decision, decision.seat) else said


def _dashed(key: str) -> str:
    return key.replace(".", "-")
