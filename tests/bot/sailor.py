"""A member who plays by clicking: only what stands on messages, never the engine's own door."""

from __future__ import annotations

import random
from typing import Any

from bot.controls.ids import read_id
from bot.tables import LiveTable
from tests.bot.conftest import World

_ANSWERS = ("answer", "destructive", "aside", "none", "choose", "number", "pick", "draft", "sure")


class Sailor:
    """Answers whatever is asked of its member, at random, through components alone."""

    def __init__(self, world: World, name: str, seed: str = "") -> None:
        self.world = world
        self.actor = world.member(name)
        self.chance = random.Random(f"{name}{seed}")
        self.clicks = 0

    def controls(self, message: Any, seat: int, number: int) -> list[dict[str, Any]]:
        """What answers this decision on a message."""
        found: list[dict[str, Any]] = []
        for component in self.world.buttons(message):
            click = read_id(component["custom_id"])
            if click and click.verb in _ANSWERS and (click.seat, click.number) == (seat, number):
                found.append(component)
        return [component for component in found if not component.get("disabled")]

    async def act(self, live: LiveTable) -> bool:
        """Answer once; False when the member is not asked."""
        seat = live.seat_of(self.actor.id)
        assert seat is not None
        decision = live.asked(seat)
        if decision is None:
            return False
        message = self.world.newest("choices", live.place)
        offered = self.controls(message, seat, decision.number)
        # What is secret stands only behind the button; now and then what is public is answered there too.
        if not offered or self.chance.random() < 0.2:
            result = await self.world.click(self.actor, message, "choices")
            assert result.response is not None
            assert result.response.ephemeral
            message = result.response
            offered = self.controls(message, seat, decision.number)
        assert offered, f"nothing to click for {decision.kind}: {self.world.text(message)}"
        await self.use(message, self.chance.choice(offered), decision)
        return True

    async def use(self, message: Any, component: dict[str, Any], decision: Any) -> None:
        """Click a button, pick in a select, or fill in a modal."""
        self.clicks += 1
        click = read_id(component["custom_id"])
        assert click is not None
        handle = self.world.handle(message)
        if component["type"] == 3:
            values = [option["value"] for option in component["options"]]
            low = max(component.get("min_values", 1), decision.least)
            picks = self._lines(values, low, component.get("max_values", 1), decision)
            result = await self.actor.select(handle, picks, custom_id=component["custom_id"])
            if click.verb == "aside":
                await self._confirm(result, decision)
            return
        result = await self.actor.click(handle, custom_id=component["custom_id"])
        if click.verb == "destructive":
            await self._confirm(result, decision)
        if click.verb == "number":
            assert result.modal, "a button for a number opens a modal"
            number = self.chance.randint(decision.range.low, decision.range.high)
            await self.actor.submit_modal(result, {"number": str(number)})

    async def _confirm(self, result: Any, decision: Any) -> None:
        assert result.response is not None, "what is seldom meant is asked about once more"
        (sure,) = self.controls(result.response, decision.seat, decision.number)
        await self.actor.click(result.response, custom_id=sure["custom_id"])

    def _lines(self, values: list[str], low: int, high: int, decision: Any) -> list[str]:
        """Lines of a select that make up an answer; "2*" stands before a line that counts twice."""
        if not any("*" in value for value in values):
            count = self.chance.randint(low, max(low, high))
            return self.chance.sample(values, min(count, len(values)))
        while True:
            lines = self.chance.sample(values, self.chance.randint(1, high))
            counted = [value.rpartition("*") for value in lines]
            cards = {card for _, _, card in counted}
            if (
                len(cards) == len(lines)
                and decision.least <= sum(int(count or 1) for count, _, _ in counted) <= decision.most
            ):
                return lines


async def play_on(world: World, live: LiveTable, sailors: list[Sailor], most: int = 5000) -> LiveTable:
    """Play until the table has ended, or for so many clicks."""
    for _ in range(most):
        live = await world.bot.tables.open(live.id)
        if not live.is_running:
            return live
        acted = [await sailor.act(live) for sailor in sailors if live.is_running]
        assert any(acted) or not live.is_running, "the table waits for nobody who plays"
    return live
