"""The HTTP beneath the pages: every answer has the same headers, and no log ever has a key.

A key is part of every address, and the library would log the line of a request that it cannot parse.
"""

from __future__ import annotations

from typing import Any

import structlog
from aiohttp import web

_log = structlog.get_logger(__name__)

HEADERS = {
    "Content-Security-Policy": (
        "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; font-src 'self'; "
        "connect-src 'self'; "
        "base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
    ),
    "Cache-Control": "no-store",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Permissions-Policy": "camera=(), microphone=(), geolocation=()",
    "Referrer-Policy": "no-referrer",
    "X-Content-Type-Options": "nosniff",
    "X-Frame-Options": "DENY",
    "X-Robots-Tag": "noindex, nofollow",
    "Server": "quartermaster",
}
"""What every answer says, unless it says something else of the same name."""
UNREADABLE = "This request cannot be read; open the page by the address that you were given."
FAILED = "Something went wrong here; load the page again."
_OPTIONS: dict[str, Any] = {"access_log": None, "auto_decompress": False}
"""The library's own log of requests has their addresses; what it unpacks could be of any size."""


class _Connection(web.RequestHandler):
    """A connection; what goes wrong on it before a route is found, or after, is said and logged here."""

    def handle_error(
        self,
        request: web.BaseRequest,
        status: int = 500,
        exc: BaseException | None = None,
        message: str | None = None,
    ) -> web.StreamResponse:
        """One sentence with our headers; the connection ends."""
        if request.writer.output_size > 0:
            # As the library does it: half an answer cannot become another one.
            raise ConnectionError("an answer has been begun")
        if status >= 500:
            _log.error("a connection of a page failed", status=status, fault=_kind(exc))
        else:
            _log.info("a request could not be read", status=status, fault=_kind(exc))
        answer = web.Response(status=status, text=FAILED if status >= 500 else UNREADABLE, headers=HEADERS)
        answer.force_close()
        return answer

    def log_exception(self, *args: Any, **more: Any) -> None:
        """Log what kind of fault it was: its text may quote the request."""
        _log.error("a connection of a page failed", fault=_kind(more.get("exc_info")))

    def log_debug(self, *args: Any, **more: Any) -> None:
        """Readers come and go; nobody needs to know."""


def _kind(fault: object) -> str:
    return type(fault).__name__ if isinstance(fault, BaseException) else ""


class _Server(web.Server):
    def __call__(self) -> web.RequestHandler:
        return _Connection(self, loop=self._loop, **_OPTIONS)


class Runner(web.AppRunner):
    """Runs an application on connections of ours."""

    def __init__(self, app: web.Application, **more: Any) -> None:
        super().__init__(app, **more)
        app.on_response_prepare.append(_complete)

    async def _make_server(self) -> web.Server:
        made = await super()._make_server()
        return _Server(
            made.request_handler,
            request_factory=made.request_factory,
            handler_cancellation=made.handler_cancellation,
        )


async def _complete(request: web.Request, response: web.StreamResponse) -> None:
    """Also what the library answers by itself has our headers."""
    for name, value in HEADERS.items():
        if name == "Server" or name not in response.headers:
            response.headers[name] = value
