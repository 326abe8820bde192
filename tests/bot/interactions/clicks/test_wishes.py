"""What members want of their surprise cards, in `/settings` and beneath the hand: nobody else notices."""

from __future__ import annotations

from typing import Any

import pytest

from bot.tables import LiveTable
from tests.bot.conftest import World
from tests.bot.interactions.cogs.test_cogs import here
from tests.bot.taps import Tapper, laid_out
from tests.marauders.table import in_port


async def ashore(world: World, monkeypatch: pytest.MonkeyPatch, card: str, **options: str) -> LiveTable:
    """It is Anne's turn in port; Bart holds a card."""
    seats: list[Any] = [in_port("nassau"), in_port("tortuga", glory_cards=[card])]
    return await laid_out(world, monkeypatch, {"turn": 0, "seats": seats}, options=options)


def public(world: World, live: LiveTable) -> list[Any]:
    """All that everybody sees at the table, and when it was last changed."""
    return [(m.id, m.edited_timestamp, repr(m.components)) for m in world.messages(live.place)]


async def test_nobody_else_sees_what_a_member_wants(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    live = await ashore(world, monkeypatch, "cutpurses")
    anne, bart = Tapper(world, live, "Anne"), Tapper(world, live, "Bart")
    await anne.open()
    before = public(world, live), anne.says(), anne.labels()
    for wish in ("ask", "always", "never", "table"):
        said = world.said(await bart.actor.slash(here(world, live), "settings", cards=wish))
        assert live.texts.say(f"cards-{wish}") in said
        await world.bot.poster.settle(live)
        assert (public(world, live), anne.says(), anne.labels()) == before
    world.check_wire()


async def test_who_never_plays_is_waited_for_no_more_than_who_has_nothing(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Two worlds: he keeps a card that would fit now, or holds one that would not."""
    seen: list[Any] = []
    monkeypatch.setattr("bot.lobbies.opening.new_seed", lambda: "seed")
    for card in ("cutpurses", "becalmed"):
        live = await ashore(world, monkeypatch, card)
        anne, bart = Tapper(world, live, "Anne"), Tapper(world, live, "Bart")
        await bart.actor.slash(here(world, live), "settings", cards="never")
        await anne.open()
        await anne.tap("Go ashore")
        live = await world.bot.tables.open(live.id)
        assert list(live.waiting) == [0]
        told = world.all_text(live.place).replace(f"table {live.id}", "table")
        seen.append((anne.says(), anne.labels(), told))
    assert seen[0] == seen[1]


async def test_the_hand_says_what_is_wanted_of_all_and_changes_it(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    live = await ashore(world, monkeypatch, "cutpurses")
    bart = world.member("Bart")
    shown = await world.click(bart, world.newest("choices", live.place), "hand")

    def picked(message: Any) -> list[str]:
        return [
            line["label"]
            for control in world.buttons(message)
            for line in control.get("options", ())
            if line.get("default")
        ]

    assert picked(shown.response) == ["Ask me, unless it gives me away"] * 2
    await bart.slash(here(world, live), "settings", cards="never")
    shown = await world.click(bart, world.newest("choices", live.place), "hand")
    assert picked(shown.response) == ["Never, I keep it"] * 2
    control = next(one for one in world.buttons(shown.response) if one.get("options"))
    asks = next(line["value"] for line in control["options"] if line["label"].startswith("Ask me, even"))
    await bart.select(world.handle(shown.response), [asks], custom_id=control["custom_id"])
    assert picked(shown.response) == ["Ask me, even if it gives me away"] * 2
    world.check_wire()


async def test_on_a_first_voyage_a_card_is_asked_about_when_its_moment_comes(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    live = await ashore(world, monkeypatch, "cutpurses", opening="first_voyage")
    anne = Tapper(world, live, "Anne")
    await anne.open()
    await anne.tap("Go ashore")
    live = await world.bot.tables.open(live.id)
    assert {seat: asked.kind for seat, asked in live.waiting.items()} == {1: "card.window"}
    letter = world.messages(world.member("Bart").user.dm_channel.id)[-1]
    assert "Cutpurses" in world.text(letter)
