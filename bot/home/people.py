"""Who is at home, and where: the ids under which the store keeps their tables."""

from __future__ import annotations

import secrets
import unicodedata
from collections.abc import Iterable, Mapping
from dataclasses import dataclass

from bot.tables.tell import Tell

GUILD = 1720 << 22
"""The server that stands for the house."""
CHANNEL = 1456074443980800004
"""Its one channel, in which all tables stand."""
GUESTS = range(1000, 1_000_000)
"""The numbers of those who come from the local network."""
MOST_OF_A_NAME = 24
"""Characters of the name that a guest types."""


@dataclass(frozen=True, slots=True)
class Resident:
    """Somebody at home: his `number` there, the member that he is, his name. The first opened the house."""

    number: int
    id: int
    name: str

    @property
    def is_host(self) -> bool:
        """Whether he has opened the house: he moderates."""
        return self.number == 0

    @property
    def is_guest(self) -> bool:
        """Whether he has come from the local network."""
        return self.number in GUESTS


PEOPLE = tuple(
    Resident(number, CHANNEL + 1 + number, name)
    for number, name in enumerate(("Anne", "Bart", "Charlotte", "Diego"))
)
"""As they are in a simulated Discord, where tables at home once were: what they have played goes on."""


def resident_of(member: int) -> Resident | None:
    """Who at home this member is. How a guest is called, his table knows: here he has no name."""
    number = member - CHANNEL - 1
    if number in GUESTS:
        return Resident(number, member, "")
    return next((one for one in PEOPLE if one.id == member), None)


class Guests:
    """Those who have come from the local network, by their numbers."""

    def __init__(self) -> None:
        self.known: dict[int, Resident] = {}

    def learn(self, names: Mapping[int, str]) -> None:
        """Members of a table with their names, of whom some may be guests."""
        for member, name in names.items():
            found = resident_of(member)
            if found is not None and found.is_guest:
                self.known[found.number] = Resident(found.number, member, name)

    def come(self, name: str) -> Resident:
        """There is one more: with a number that no guest has had, so that he finds nothing of another's."""
        number = secrets.choice(GUESTS)
        while number in self.known:
            number = secrets.choice(GUESTS)
        guest = self.known[number] = Resident(number, CHANNEL + 1 + number, name)
        return guest

    def forget(self, guest: Resident) -> None:
        """He has come to no table."""
        self.known.pop(guest.number, None)


def told_apart(typed: str, others: Iterable[str]) -> str:
    """The name that a guest has typed, readable and told from these. Raises Tell if nothing is left of it."""
    read = "".join(sign if sign.isprintable() else " " for sign in unicodedata.normalize("NFKC", typed))
    name = " ".join(read.split())[:MOST_OF_A_NAME].strip()
    if not any(sign.isalnum() for sign in name):
        raise Tell("tell-no-name")
    taken, called, count = {one.casefold() for one in others}, name, 1
    while called.casefold() in taken:
        count += 1
        called = f"{name[: MOST_OF_A_NAME - len(str(count)) - 1].rstrip()} {count}"
    return called
