"""Whoever reads the number of a ruling can look it up, and every ruling leads to what settles it."""

from __future__ import annotations

import re
from pathlib import Path

from data.content import marauders_box
from data.content.modules import MODULES

ROOT = Path(__file__).parent.parent
DOCS = ROOT / "docs"
NUMBER = re.compile(r"\b[GR]-[A-Z]+\d+\b")
INDEXES = "\n".join(path.read_text(encoding="utf-8") for path in DOCS.glob("rules-index*.md"))
RULINGS = (DOCS / "rulings.md").read_text(encoding="utf-8")

WITHOUT_A_STEP = {"G-N7"}
"""War and peace by rumors, missions and glory cards: no such card is in a box, and packs cannot print one."""


def settled() -> set[str]:
    """The rulings with a row of their own, and those that the indexes tell themselves."""
    rows = re.findall(r"^\| ([GR]-[A-Z]+\d+) \|", RULINGS, re.MULTILINE)
    told = re.findall(r"^(?:\| |- \*\*)(R-[A-Z]+\d+)\b", INDEXES, re.MULTILINE)
    return {*rows, *told}


def test_every_ruling_that_is_named_can_be_read() -> None:
    files = [*(ROOT / "engine").rglob("*.py"), *DOCS.glob("*.md")]
    named = {number for path in files for number in NUMBER.findall(path.read_text(encoding="utf-8"))}

    assert named - settled() == set()
    assert len(named) > 100


def test_every_ruling_leads_to_what_settles_it() -> None:
    assert settled() - set(NUMBER.findall(INDEXES)) == WITHOUT_A_STEP


def test_no_card_but_an_event_can_bring_war_or_peace() -> None:
    """Once one can, G-N7 wants a step and a test."""
    box = marauders_box(MODULES)
    others = [*box.rumors.values(), *box.missions.values(), *box.glory.values()]
    told = {word for card in others for word in re.findall(r"'do': '(\w+)'", str(card.model_dump()))}
    wars = {
        word for card in box.events.values() for word in re.findall(r"'do': '(\w+)'", str(card.model_dump()))
    }
    assert {"gain_gold", "deliver"} <= told
    assert {"war", "war_between", "peace"} <= wars
    assert not {"war", "war_between", "peace"} & told


def test_no_number_is_given_twice() -> None:
    rows = re.findall(r"^\| ([GR]-[A-Z]+\d+) \|", RULINGS, re.MULTILINE)
    assert len(rows) == len(set(rows))
