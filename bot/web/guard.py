"""Who may ask the pages' server for anything: pages of ours, and whoever opens one."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass

from aiohttp import web


@dataclass(frozen=True, slots=True)
class Part:
    """Which part of an address a site serves, where several share it: its paths begin with `under`, those of
    the `others` with theirs. A proxy may take that beginning away; without one a path is of this site, too.
    """

    under: str = ""
    others: tuple[str, ...] = ()

    @property
    def begins(self) -> tuple[str, ...]:
        """How what is served here may begin."""
        return ("", self.under) if self.under else ("",)


def is_elsewhere(request: web.Request, part: Part) -> bool:
    """Whether another site serves what is asked for."""
    return f"{request.path}/".startswith(tuple(f"{other}/" for other in part.others))


def check(request: web.Request, origins: Collection[str]) -> None:
    """Raises an HTTP error unless a request names one of these schemes and hosts, comes from no other site,
    and sends what no form of another site could.
    """
    if request.headers.get("Host", "").lower() not in {one.partition("://")[2] for one in origins}:
        raise web.HTTPForbidden(text="Open the page by the address that you were given.")
    origin = request.headers.get("Origin")
    if origin is not None and origin.lower() not in origins:
        raise web.HTTPForbidden(text="Another site may not use this page.")
    if request.headers.get("Sec-Fetch-Site", "none") not in ("none", "same-origin"):
        raise web.HTTPForbidden(text="Another site may not use this page.")
    if request.method == "POST" and request.content_type != "application/json":
        raise web.HTTPUnsupportedMediaType(text="Send JSON.")
