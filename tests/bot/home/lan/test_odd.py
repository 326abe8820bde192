"""Whatever is typed at the real gate: a sentence comes back, nobody gets a seat, and no fault is logged."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from structlog.testing import capture_logs

from tests.bot.home.lan.served import phones, table
from tests.bot.web.raw import TEXTS, ask, request


async def test_odd_texts_get_nobody_in(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    for most in ("MOST_TRIES", "MOST_OF_ALL"):
        monkeypatch.setattr(f"bot.home.lan.codes.{most}", 10**6)
    async with phones(tmp_path) as at:
        number = await table(at)
        code = await at.code(number, seat=1)
        # The code was used: whoever comes by it now, by whatever name, can but knock.
        assert "key" in await at.come(code, "Zoe")
        port = int(at.gate.url.rstrip("/").rpartition(":")[2])
        with capture_logs() as logs:
            for text in TEXTS:
                for path, body in (
                    ("/come", {"code": text, "name": "Carl"}),
                    ("/come", {"code": code, "name": text}),
                    ("/come", {"code": text, "language": text}),
                    ("/wait", {"waits": text}),
                    ("/wait", {"waits": "x", "language": text}),
                ):
                    told = await ask(port, request(port, "POST", path, json.dumps(body).encode()))
                    assert told.status in (200, 400), (path, body, told)
                    if told.status == 200:
                        assert not json.loads(told.body).keys() & {"key"}, (path, body)
            for languages in TEXTS:
                given = "".join(one for one in languages if one.isprintable())[:200]
                data = request(port, "GET", "/words", Accept_Language=given)
                assert (await ask(port, data)).status == 200, given
        assert not [line for line in logs if line["log_level"] in ("warning", "error", "critical")]
        assert (await at.site.home.tables.open(number)).names == ["Anne", "Zoe", "Old Margery"]
