"""Who comes from another site, by another name, or with a key not his own: every route is closed to him.

Routes that need no key are closed to other sites and names alike.
"""

from __future__ import annotations

import json

import pytest

from tests.bot.web import test_hostile
from tests.bot.web.made_up import AT_TABLE, KEYS
from tests.bot.web.raw import request
from tests.bot.web.test_hostile import ANNE, PATTERNS, ROUTES, Watched, filled, kinds_of, sound

watched = test_hostile.watched
STRANGERS: tuple[dict[str, str], ...] = (
    *({"Host": host} for host in ("evil.example", "127.0.0.1:1", "localhost.evil.example", "")),
    *({"Origin": origin} for origin in ("https://evil.example", "null", "http://127.0.0.1:1")),
    *({"Sec_Fetch_Site": site} for site in ("cross-site", "same-site")),
)
"""Headers of who comes from elsewhere."""


@pytest.mark.parametrize("path", PATTERNS)
async def test_no_route_is_open_to_another_site_or_by_anothers_key(watched: Watched, path: str) -> None:
    for method in [method for method, known in ROUTES if known == path]:
        for kind in kinds_of(path)[:1] if method == "POST" else (None,):
            body = json.dumps(sound(kind)).encode() if kind else b""
            for stranger in STRANGERS:
                data = request(watched.port, method, filled(path), body, **stranger)
                await watched.refused(data, 400, 403)
            if "{key}" not in path:
                continue
            for key in ("x" * 48, ANNE[:-1], ANNE + "a", ANNE.upper()):
                await watched.refused(request(watched.port, method, filled(path, key=key), body), 404)
            if "{seat}" in path:
                for key in (KEYS[1], *AT_TABLE[1:]):
                    data = request(watched.port, method, filled(path, key=key), body)
                    await watched.refused(data, 403)
