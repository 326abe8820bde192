"""Orders for cards, standing orders, orders for a coming turn: given whoever is asked, and seen by nobody but
who gives them.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from bot.decisions.answering import Done
from bot.tables import LiveTable, LiveTables
from bot.tables.member import Member
from bot.tables.opened import Errand, no_errand
from bot.tables.tell import Tell
from engine.kernel import Decision


@dataclass(frozen=True, slots=True)
class Ordered(Done):
    """A table after a standing order; it may have `answered` what its seat was asked."""

    answered: bool = False


class Ordering:
    """Orders by members. All that is ordered raises Tell, or AnswerError where the game refuses it."""

    def __init__(self, tables: LiveTables, errand: Errand = no_errand) -> None:
        self._tables = tables
        self._elsewhere = errand("cards", self.wanted)

    # --- looking ------------------------------------------------------------------------------------

    def for_cards(self, live: LiveTable, seat: int) -> Decision | None:
        """What a seat may order for its cards; None: nothing now."""
        return live.game.orders(seat) if live.game is not None else None

    def offered(self, live: LiveTable, seat: int) -> Sequence[str]:
        """The standing orders that a seat may give now."""
        return [one.id for one in live.game.standing_offers(seat)] if live.game is not None else []

    def given(self, live: LiveTable, seat: int) -> Sequence[str]:
        """The standing orders that a seat has given."""
        return live.game.standing(seat) if live.game is not None else []

    def next_steps(self, live: LiveTable, seat: int) -> Sequence[str]:
        """What a seat may order next for its coming turn."""
        return [one.id for one in live.game.coming.offered(seat)] if live.game is not None else []

    def steps(self, live: LiveTable, seat: int) -> Sequence[str]:
        """What a seat has ordered for its coming turn, as far as that stands."""
        ordered = live.game.coming.of(seat) if live.game is not None else None
        return [one.id for one in ordered.steps] if ordered is not None and not ordered.why else []

    # --- ordering -----------------------------------------------------------------------------------

    async def order(self, table: int, member: Member, picks: Sequence[str]) -> Done:
        """Note what a member orders for a card."""
        async with self._tables.hold(table) as live:
            seat = live.own_seat(member.id)
            cards = self.for_cards(live, seat)
            if cards is None or not picks or any(cards.option(pick) is None for pick in picks):
                raise Tell("tell-stale")
            await self._tables.order(live, seat, picks)
        return Done(live, seat, live.next_entry)

    async def want(self, member: Member, wish: str | None) -> None:
        """Save what a member wants of all that he may give orders about (`Preferences.cards`), and order it
        wherever he plays. Raises StoreError.
        """
        await self._tables.prefer(member.id, cards=wish)
        for row in await self._tables.games_of(member.id):
            await self.wanted(row.number, member.id)
        await self._elsewhere(member.id)

    async def wanted(self, table: int, member: int) -> None:
        """Order at a table what a member wants by now. Raises Tell, StoreError."""
        async with self._tables.hold(table) as live:
            seat = live.seat_of(member)
            if seat is not None:
                await self._tables.take_habit(live, seat)
                self._tables.events.changed.tell(live)

    async def stand(self, table: int, member: Member, order: str) -> Ordered:
        """Give a standing order; it may answer what is asked now, and more."""
        async with self._tables.hold(table) as live:
            seat, first = live.own_seat(member.id), live.next_entry
            if order not in self.offered(live, seat):
                raise Tell("tell-stale")
            before = live.asked(seat)
            await self._tables.stand(live, seat, order)
            await self._tables.let_captains_play(live)
        return Ordered(live, seat, first, live.asked(seat) is not before)

    async def stand_down(self, table: int, member: Member, order: str) -> Done:
        """Take a standing order back."""
        async with self._tables.hold(table) as live:
            seat = live.own_seat(member.id)
            if order not in self.given(live, seat):
                raise Tell("tell-stale")
            await self._tables.stand_down(live, seat, order)
        return Done(live, seat, live.next_entry)

    async def plan(self, table: int, member: Member, steps: Sequence[str]) -> Done:
        """Order all these steps for a member's coming turn, in place of those that he had ordered; none takes
        them back.
        """
        async with self._tables.hold(table) as live:
            seat = live.own_seat(member.id)
            if live.game is None:
                raise Tell("tell-stale")
            await self._tables.order_coming(live, seat, steps)
        return Done(live, seat, live.next_entry)
