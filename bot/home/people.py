"""Who is at home, and where: the ids under which the store keeps their tables."""

from __future__ import annotations

from dataclasses import dataclass

GUILD = 1720 << 22
"""The server that stands for the house."""
CHANNEL = 1456074443980800004
"""Its one channel, in which all tables stand."""


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


PEOPLE = tuple(
    Resident(number, CHANNEL + 1 + number, name)
    for number, name in enumerate(("Anne", "Bart", "Charlotte", "Diego"))
)
"""As they are in a simulated Discord, where tables at home once were: what they have played goes on."""


def resident_of(member: int) -> Resident | None:
    """Who at home this member is."""
    return next((one for one in PEOPLE if one.id == member), None)
