"""Where the compass of the voice at the helm sits."""

from __future__ import annotations

from discord import ui

from bot.controls.decisions import ANSWER, NONE, WHOLE
from bot.present.cockpit import cockpit_layout
from bot.present.decisions.decision import controls
from bot.present.decisions.helm import COMPASS, Helm, mark
from bot.tables.live import LiveTable
from data.locale import Texts
from engine.kernel import Bundle, Decision, Option
from tests.bot.present.test_cockpit import asks
from tests.bot.wire import walk

TEXTS = Texts("en")
OPTIONS = [Option("rum"), Option("sugar")]
MAYBE = Decision(0, "x", OPTIONS, least=0)


def marked(decision: Decision, *picks: str) -> list[str]:
    """The verbs of the buttons that have it."""
    made = mark(TEXTS, decision, controls(decision, 7, TEXTS, private=True), picks)
    buttons = [one for one in made if isinstance(one, ui.Button)]
    return [one.click.control.verb for one in buttons if str(one.emoji) == COMPASS]


def test_it_sits_on_what_does_all_that_is_said() -> None:
    both = Bundle(("rum", "sugar"), "all")
    several = Decision(0, "x", OPTIONS, least=0, most=2, bundles=lambda: [both])
    assert marked(MAYBE, "rum") == [ANSWER.verb]
    assert marked(several, "rum", "sugar") == [WHOLE.verb]
    assert marked(several, "rum") == []


def test_it_sits_on_none_where_the_advice_is_to_pick_nothing() -> None:
    assert marked(MAYBE) == [NONE.verb]
    assert marked(Decision(0, "x", [], least=0)) == [NONE.verb]


def test_a_voice_that_says_nothing_marks_nothing() -> None:
    def compass(live: LiveTable, helm: Helm) -> bool:
        return any(
            part.get("label") == TEXTS.say("button-none") and part.get("emoji", {}).get("name") == COMPASS
            for part in walk(cockpit_layout(live, 0, helm=helm).to_components())
        )

    live = asks(MAYBE)
    assert compass(live, Helm("Let it be."))
    assert not compass(live, Helm())
