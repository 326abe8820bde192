"""A captain as if he lay elsewhere."""

from __future__ import annotations

from types import TracebackType

from engine.marauders.state import Captain


class Supposed:
    """For the time of a `with` block a captain lies in the port of a zone, or at sea there."""

    __slots__ = ("_captain", "_in_port", "_was", "_zone")

    def __init__(self, captain: Captain, zone: str, in_port: bool) -> None:
        self._captain = captain
        self._zone = zone
        self._in_port = in_port
        self._was = (captain.zone, captain.in_port, captain.ashore)

    def __enter__(self) -> Captain:
        captain = self._captain
        captain.zone, captain.in_port, captain.ashore = self._zone, self._in_port, ""
        return captain

    def __exit__(
        self, kind: type[BaseException] | None, fault: BaseException | None, trace: TracebackType | None
    ) -> None:
        self._captain.zone, self._captain.in_port, self._captain.ashore = self._was
