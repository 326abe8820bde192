"""Panels of moderators."""

from __future__ import annotations

from typing import Any

from bot.controls.ids import CustomId
from bot.tables import LiveTable
from tests.bot.conftest import World
from tests.bot.interactions.clicks.test_clicks import forged
from tests.bot.interactions.cogs.test_cogs import here, moderator
from tests.bot.watching.crews import now


class Panel:
    """The panel of a table as one moderator sees it and clicks on it."""

    def __init__(self, world: World, live: LiveTable, name: str = "Boss") -> None:
        self.world = world
        self.live = live
        self.actor = world.members[name] if name in world.members else moderator(world, name)
        self.message: Any = None

    async def open(self, **more: Any) -> Panel:
        """`/moderate console`."""
        place = self.world.channel if more else here(self.world, self.live)
        self.message = (await self.actor.slash(place, "moderate console", **more)).response
        assert self.message is not None
        assert self.message.ephemeral
        return self

    @property
    def text(self) -> str:
        """What stands on it."""
        return self.world.text(self.message)

    @property
    def buttons(self) -> list[str]:
        """The labels of its buttons."""
        return [one["label"] for one in self.world.buttons(self.message) if "label" in one]

    def choices(self, verb: str) -> dict[str, str]:
        """What a select offers: values and labels."""
        return {one["value"]: one["label"] for one in self.world.control(self.message, verb)["options"]}

    async def press(self, verb: str, rest: str | None = None) -> str:
        """Click a button; gives what is said besides."""
        result = await self.world.click(self.actor, self.message, verb, rest)
        await self.world.calm()
        await self.world.bot.services.crew_herald.settle()
        return self.said(result)

    async def pick(self, verb: str, value: str, rest: str | None = None) -> str:
        """Pick in a select; gives what is said besides."""
        result = await self.world.select(self.actor, self.message, verb, [value], rest)
        await self.world.calm()
        await self.world.bot.services.crew_herald.settle()
        return self.said(result)

    async def press_forged(self, click: CustomId) -> str:
        """A click on a button that the panel may not have; gives what is said besides."""
        return self.said(await forged(self.world, self.actor, self.world.stored(self.message), click))

    async def pick_forged(self, click: CustomId, value: str) -> str:
        """The same with something picked in a select."""
        stored = self.world.stored(self.message)
        options = [{"label": "x", "value": value}]
        select = {"type": 3, "custom_id": click.custom_id, "options": options}
        stored.components = [*stored.components, {"type": 1, "components": [select]}]
        result = await self.actor.select(self.world.handle(stored), [value], custom_id=click.custom_id)
        return self.said(result)

    def said(self, result: Any) -> str:
        """What is told in messages of its own."""
        return "\n".join(self.world.text(one) for one in result.followups if one.ephemeral)

    async def page(self, name: str) -> Panel:
        """Turn to a page."""
        await self.press("console", name)
        return self

    async def table(self) -> LiveTable:
        """The table as it is now."""
        return await now(self.world, self.live)

    def public(self) -> str:
        """What everybody reads at the table."""
        return self.world.all_text(self.live.place)


async def panel_of(world: World, *names: str, **more: Any) -> Panel:
    """The panel of a fresh table."""
    return await Panel(world, await world.table(*(names or ("Anne", "Bart")), **more)).open()


def panel_count(world: World, live: LiveTable, words: str) -> int:
    return world.all_text(live.place).count(words)


def leaving(live: LiveTable) -> str:
    """A move out of the port, or along the coast."""
    return next(option.id for option in live.waiting[0].options if option.id.startswith("move:"))
