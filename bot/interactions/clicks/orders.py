"""Clicks that give orders and take them back. Nobody but the clicker sees anything of it."""

from __future__ import annotations

from collections.abc import Sequence

from bot.controls.decisions import ORDER, SHOW_ORDERS, STAND, STAND_DOWN, OrdersAt
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


class Ordering:
    """Orders for cards, and standing orders. They may be given whoever is asked."""

    def __init__(self, services: Services, deciding: Deciding) -> None:
        self._services = services
        self._deciding = deciding

    @handles(SHOW_ORDERS)
    async def show(self, interaction: Interaction, click: Click[None], values: Sequence[str]) -> None:
        """The page of the cockpit with all orders."""
        live = await self._services.tables.open(click.at)
        await self._page(interaction, live, self._seat(interaction, live))

    @handles(ORDER)
    async def ordered(self, interaction: Interaction, click: Click[OrdersAt], values: Sequence[str]) -> None:
        """Note what a member orders for a card, in the private message it was picked in."""
        async with self._services.tables.hold(click.at) as live:
            seat = self._seat(interaction, live)
            cards = live.game.orders(seat) if live.game is not None else None
            picks = [option_of(cards, token) for token in values] if cards is not None else []
            if not picks or None in picks:
                raise Tell("tell-stale")
            await self._services.tables.order(live, seat, [pick for pick in picks if pick is not None])
        if click.carried.own_page:
            await self._page(interaction, live, seat)
            return
        read = await self._services.tables.as_read(live, interaction.user.id)
        view = hand_layout(read, seat, table_title=interaction.guild_id is None)
        await interaction.edit_original_response(view=view)

    @handles(STAND)
    async def stand(self, interaction: Interaction, click: Click[str], values: Sequence[str]) -> None:
        """Give a standing order; it may answer what is asked now, and more."""
        tables = self._services.tables
        async with tables.hold(click.at) as live:
            seat, first = self._seat(interaction, live), live.next_entry
            offered = (
                [option.id for option in live.game.standing_offers(seat)] if live.game is not None else []
            )
            before = live.asked(seat)
            await tables.stand(live, seat, self._meant(click, offered))
            await tables.let_captains_play(live)
        if live.asked(seat) is before:
            await self._page(interaction, live, seat)
        else:
            await self._deciding.show_after(interaction, live, seat, first)

    @handles(STAND_DOWN)
    async def stand_down(self, interaction: Interaction, click: Click[str], values: Sequence[str]) -> None:
        """Take a standing order back."""
        async with self._services.tables.hold(click.at) as live:
            seat = self._seat(interaction, live)
            given = live.game.standing(seat) if live.game is not None else []
            await self._services.tables.stand_down(live, seat, self._meant(click, given))
        await self._page(interaction, live, seat)

    async def _page(self, interaction: Interaction, live: LiveTable, seat: int) -> None:
        await self._services.poster.cockpits.show(interaction, live, seat, page=ORDERS)

    def _seat(self, interaction: Interaction, live: LiveTable) -> int:
        seat = live.seat_of(interaction.user.id)
        if seat is None:
            raise Tell("tell-stranger", table=live.title)
        return seat

    def _meant(self, click: Click[str], orders: Sequence[str]) -> str:
        found = next((order for order in orders if token(order) == click.carried), None)
        if found is None:
            raise Tell("tell-stale")
        return found
