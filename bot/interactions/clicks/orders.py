"""Clicks that give orders and take them back. Nobody but the clicker sees anything of it."""

from __future__ import annotations

from collections.abc import Sequence

from bot.controls.decisions import COMING, COMING_BACK, ORDER, SHOW_ORDERS, STAND, STAND_DOWN, OrdersAt
from bot.controls.declared import Click
from bot.controls.ids import option_of, token
from bot.interactions.clicks.decisions import Deciding
from bot.interactions.clicks.handled import handles
from bot.interactions.services import Services
from bot.posting.replies import Interaction
from bot.present.decisions.orders import ORDERS
from bot.present.looking.private import hand_layout
from bot.tables.live import LiveTable
from bot.tables.tell import Tell


class Orders:
    """Orders for cards, standing orders, orders for a coming turn."""

    def __init__(self, services: Services, deciding: Deciding) -> None:
        self._services = services
        self._ordering = services.ordering
        self._deciding = deciding

    async def _table(self, interaction: Interaction, table: int) -> tuple[LiveTable, int]:
        """The table, and the clicker's seat there. Raises Tell."""
        live = await self._services.tables.open(table)
        return live, live.own_seat(interaction.user.id)

    @handles(SHOW_ORDERS)
    async def show(self, interaction: Interaction, click: Click[None], values: Sequence[str]) -> None:
        """The page of the cockpit with all orders."""
        await self._page(interaction, *await self._table(interaction, click.at))

    @handles(ORDER)
    async def ordered(self, interaction: Interaction, click: Click[OrdersAt], values: Sequence[str]) -> None:
        """Note what a member orders for a card, in the private message it was picked in."""
        live, seat = await self._table(interaction, click.at)
        cards = self._ordering.for_cards(live, seat)
        picks = [option_of(cards, token) or "" for token in values] if cards is not None else []
        done = await self._ordering.order(click.at, await self._services.who(interaction), picks)
        if click.carried.own_page:
            await self._page(interaction, done.live, done.seat)
            return
        read = await self._services.tables.as_read(done.live, interaction.user.id)
        view = hand_layout(read, done.seat, table_title=interaction.guild_id is None)
        await interaction.edit_original_response(view=view)

    @handles(STAND)
    async def stand(self, interaction: Interaction, click: Click[str], values: Sequence[str]) -> None:
        """Give a standing order; it may answer what is asked now, and more."""
        live, seat = await self._table(interaction, click.at)
        order = _meant(click, self._ordering.offered(live, seat))
        done = await self._ordering.stand(click.at, await self._services.who(interaction), order)
        if done.answered:
            await self._deciding.show_after(interaction, done)
        else:
            await self._page(interaction, done.live, done.seat)

    @handles(STAND_DOWN)
    async def stand_down(self, interaction: Interaction, click: Click[str], values: Sequence[str]) -> None:
        """Take a standing order back."""
        live, seat = await self._table(interaction, click.at)
        order = _meant(click, self._ordering.given(live, seat))
        done = await self._ordering.stand_down(click.at, await self._services.who(interaction), order)
        await self._page(interaction, done.live, done.seat)

    @handles(COMING)
    async def next_step(self, interaction: Interaction, click: Click[None], values: Sequence[str]) -> None:
        """Order one more step for the coming turn."""
        live, seat = await self._table(interaction, click.at)
        offered = self._ordering.next_steps(live, seat)
        step = next((one for one in offered if values and token(one) == values[0]), None)
        if step is None:
            raise Tell("tell-stale")
        await self._plan(interaction, click.at, [*self._ordering.steps(live, seat), step])

    @handles(COMING_BACK)
    async def step_back(self, interaction: Interaction, click: Click[bool], values: Sequence[str]) -> None:
        """Take back the last step that was ordered for the coming turn, or all of them."""
        live, seat = await self._table(interaction, click.at)
        steps = self._ordering.steps(live, seat)
        await self._plan(interaction, click.at, [] if click.carried else steps[:-1])

    async def _plan(self, interaction: Interaction, table: int, steps: Sequence[str]) -> None:
        done = await self._ordering.plan(table, await self._services.who(interaction), steps)
        await self._page(interaction, done.live, done.seat)

    async def _page(self, interaction: Interaction, live: LiveTable, seat: int) -> None:
        await self._services.poster.cockpits.show(interaction, live, seat, page=ORDERS)


def _meant(click: Click[str], orders: Sequence[str]) -> str:
    found = next((order for order in orders if token(order) == click.carried), None)
    if found is None:
        raise Tell("tell-stale")
    return found
