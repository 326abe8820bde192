"""Who acts, as the domain knows him: no object of Discord's."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Member:
    """A member while he does something.

    `name`: in the server, as typed there. `locale`: the language in which he uses Discord; empty if nobody
    knows. `guild`: the server in which he acts; None in direct messages. `moderates`: he may moderate it.
    """

    id: int
    name: str
    locale: str = ""
    guild: int | None = None
    moderates: bool = False

    def moderates_in(self, guild: int) -> bool:
        """Whether he acts in this server, and may moderate it."""
        return self.moderates and self.guild == guild
