"""Who has sat where at a running table, what was offered to whom, and a vote about a seat: what a table's row
keeps as its `crew`.
"""

from __future__ import annotations

import hmac
import secrets
from collections.abc import Iterable
from dataclasses import dataclass
from datetime import datetime, timedelta
from typing import Any

import msgspec

HAND, SWAP, INVITE = "hand", "swap", "invite"
"""What one member can offer another: his seat, to change seats, a computer captain's seat."""
LASTS = timedelta(days=7)
"""How long an offer can be accepted."""
AGAIN = timedelta(days=1)
"""After which a member may be invited to the same table again."""
CALLED_AGAIN = timedelta(hours=1)
"""After which a member is notified again of what is offered to him at the same table."""
MOST_OFFERS = 8
"""Offers that are open at a table at a time."""


class Offer(msgspec.Struct, kw_only=True):
    """One member offers another something; `seat` is the giver's, or the one that an invitation means.

    `name` is how the other is called in the server. `posts` are the messages with its buttons, each as its
    channel and id.
    """

    kind: str
    by: int
    to: int
    at: datetime
    name: str
    seat: int | None = None
    for_good: bool = False
    posts: list[tuple[int, int]] = []


class Ballot(msgspec.Struct, kw_only=True):
    """Members vote about giving a seat to a computer captain: it is `member`'s, who is waited for as `about`
    tells. `yes`: who agrees, by member.
    """

    id: str
    seat: int
    member: int
    about: str
    yes: list[int]


@dataclass(frozen=True, slots=True)
class Vote:
    """A vote as it stands: how many agree who play themselves, and how many have to."""

    ballot: Ballot
    count: int
    needed: int


class Crew(msgspec.Struct):
    """A table's people. `knows`: which seats a member has sat in, whose secrets he knows therefore. `marks`:
    the same of members who had all about them deleted, by a digest of their id with the table's own `key`;
    both are gone when the game is over. `offers` by id. `count`: ids given so far. `invited`: when members
    were invited last. `called`: when they were last notified of an offer.
    """

    knows: dict[int, list[int]] = {}
    marks: dict[str, list[int]] = {}
    key: str = ""
    offers: dict[str, Offer] = {}
    ballot: Ballot | None = None
    count: int = 0
    invited: dict[int, datetime] = {}
    called: dict[int, datetime] = {}

    @classmethod
    def of(cls, kept: dict[str, Any] | None) -> Crew:
        """As a table's row keeps it."""
        return msgspec.convert(kept or {}, cls, str_keys=True, strict=False)

    def stored(self) -> dict[str, Any]:
        """As a table's row keeps it."""
        return msgspec.to_builtins(self, str_keys=True)

    def new_id(self) -> str:
        """An id that nothing at this table has had."""
        self.count += 1
        return str(self.count)

    def has_sat(self, member: int, seat: int) -> None:
        """Note that a member has sat in a seat while the game was played."""
        self.knows[member] = [*{*self.knows.get(member, []), seat}]

    def known_to(self, member: int) -> list[int]:
        """The seats that a member has sat in, even if all about him was deleted since."""
        return [*{*self.knows.get(member, []), *self.marks.get(self._mark(member), [])}]

    def may_sit(self, member: int, seat: int) -> bool:
        """Whether a member knows the secrets of no other seat, or those of this one anyhow."""
        known = self.known_to(member)
        return not known or seat in known

    def _mark(self, member: int) -> str:
        """What stands for a member who was deleted: nobody can tell whom, but it is the same if he comes
        back.
        """
        return hmac.digest(self.key.encode(), str(member).encode(), "sha256").hex()[:32]

    def forget(self, member: int, seats: Iterable[int]) -> None:
        """Delete all about a member but which seats he knows: those noted, and these where he still sat."""
        known = [*{*self.known_to(member), *seats}]
        self.knows.pop(member, None)
        self.invited.pop(member, None)
        self.called.pop(member, None)
        self.offers = {id: one for id, one in self.offers.items() if member not in (one.by, one.to)}
        if self.ballot is not None:
            self.ballot.yes = [one for one in self.ballot.yes if one != member]
            self.ballot = self.ballot if self.ballot.member != member else None
        if known:
            self.key = self.key or secrets.token_hex(16)
            self.marks[self._mark(member)] = known

    def forget_offers(self, members: set[int], now: datetime) -> list[Offer]:
        """Drop what these members offered and were offered, and what is too old; gives what was dropped."""
        gone = {
            id: offer
            for id, offer in self.offers.items()
            if offer.by in members or offer.to in members or now - offer.at > LASTS
        }
        self.offers = {id: offer for id, offer in self.offers.items() if id not in gone}
        return list(gone.values())


def forgotten(kept: dict[str, Any] | None, member: int, seats: Iterable[int]) -> dict[str, Any]:
    """What a row keeps of its people when all about a member is deleted while its game may go on."""
    crew = Crew.of(kept)
    crew.forget(member, seats)
    return crew.stored()


def without_marks(kept: dict[str, Any] | None) -> dict[str, Any] | None:
    """What a row keeps of its people when its game is over: no seat has secrets any more."""
    if not kept or not kept.get("marks"):
        return kept
    return {**kept, "marks": {}, "key": ""}
