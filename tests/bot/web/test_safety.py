"""The pages' server: whom it lets in, what its answers allow, and that a link of one seat opens no other."""

from __future__ import annotations

import json
import re
from collections.abc import AsyncGenerator
from pathlib import Path

import aiohttp
import pytest

from bot.problems import Problem
from bot.web.app import HOST, MOST_BYTES, Site
from bot.web.files import files
from bot.web.keys import Keys, kept_secret
from bot.web.stream import MOST_OF_ONE
from tests.bot.web.made_up import AT_TABLE, KEYS, PICTURE, WATCHING, House
from tests.patience import until

_MARKUP = ("innerHTML", "outerHTML", "insertAdjacentHTML", "eval(", "document.write")
PAGES = ("index.html", "home/index.html")
JSON = {"Content-Type": "application/json"}
ACT = json.dumps({"do": "computer", "table": 1})
ANSWER = json.dumps({"question": 1, "picks": ["x"]})


class Served:
    """A served house, and a browser of sorts."""

    def __init__(self, house: House, site: Site, session: aiohttp.ClientSession) -> None:
        self.house, self.site, self.session = house, site, session
        self.base = f"http://{HOST}:{site.port}"

    async def get(self, path: str, **headers: str) -> tuple[int, bytes, dict[str, str]]:
        headers = {name.replace("_", "-"): value for name, value in headers.items()}
        async with self.session.get(self.base + path, headers=headers) as answer:
            return answer.status, await answer.read(), dict(answer.headers)

    async def post(self, path: str, body: str = ACT, **headers: str) -> int:
        headers = {**JSON, **{name.replace("_", "-"): value for name, value in headers.items()}}
        async with self.session.post(self.base + path, data=body, headers=headers) as answer:
            return answer.status


@pytest.fixture
async def served() -> AsyncGenerator[Served]:
    house = House()
    site = Site(house.find, 0)
    await site.open()
    async with aiohttp.ClientSession() as session:
        yield Served(house, site, session)
        house.close()
    await site.close()


HOUSE, ANNE, BART = KEYS["host"], KEYS[0], KEYS[1]
READ = ("", "play", "about", "page/page.js", "0/home", "0/home/news", "0/table/table", "0/tables/1/view")


async def test_only_the_loopback_is_listened_on(served: Served) -> None:
    assert served.site._runner is not None
    addresses = served.site._runner.addresses
    assert [address[0] for address in addresses] == ["127.0.0.1"]


@pytest.mark.parametrize("key", ["x" * 48, ANNE[:-1], ANNE + "a", "..", "%2e%2e"])
@pytest.mark.parametrize("path", READ)
async def test_a_wrong_key_opens_nothing(served: Served, key: str, path: str) -> None:
    assert (await served.get(f"/{key}/{path}"))[0] == 404


async def test_the_right_key_opens_everything_of_its_own(served: Served) -> None:
    for path in (*READ, f"0/table/pictures/{PICTURE}", "0/home/cover/tiny", "page/kit/make.js"):
        async with served.session.get(f"{served.base}/{ANNE}/{path}") as answer:
            assert answer.status == 200, path
    assert await served.post(f"/{ANNE}/0/home/do") == 200
    assert await served.post(f"/{ANNE}/0/table/answer", ANSWER) == 200
    assert len(served.house.done) == 2


async def test_a_link_shows_a_house_if_there_is_one_and_else_its_table(served: Served) -> None:
    pages = {name: files()[name] for name in PAGES}
    for key, shown in ((HOUSE, "home/index.html"), (ANNE, "home/index.html"), (AT_TABLE[1], "index.html")):
        assert (await served.get(f"/{key}/"))[1] == pages[shown]
        assert (await served.get(f"/{key}/play"))[1] == pages["index.html"]
    assert (await served.get(f"/{WATCHING}/"))[1] == pages["index.html"]
    about = json.loads((await served.get(f"/{AT_TABLE[1]}/about"))[1])
    assert [(one["seat"], one["acts"]) for one in about["seats"]] == [(1, True)], "whose seat it opens"


@pytest.mark.parametrize(
    "host", ["evil.example", "evil.example:{port}", "127.0.0.1", "localhost:1", "[::1]:{port}", ""]
)
async def test_another_name_of_the_host_is_refused(served: Served, host: str) -> None:
    for path in (f"/{ANNE}/", f"/{ANNE}/0/home", "/"):
        assert (await served.get(path, Host=host.format(port=served.site.port)))[0] in (400, 403)
    assert (await served.get(f"/{ANNE}/", Host=f"localhost:{served.site.port}"))[0] == 200


@pytest.mark.parametrize(
    "origin", ["http://evil.example", "null", "http://127.0.0.1:1", "https://127.0.0.1:{port}"]
)
async def test_another_origin_is_refused(served: Served, origin: str) -> None:
    origin = origin.format(port=served.site.port)
    assert await served.post(f"/{ANNE}/0/home/do", Origin=origin) == 403
    assert (await served.get(f"/{ANNE}/0/home", Origin=origin))[0] == 403
    assert await served.post(f"/{ANNE}/0/home/do", Origin=served.base) == 200


@pytest.mark.parametrize("site", ["cross-site", "same-site"])
async def test_another_site_is_refused_even_on_this_machine(served: Served, site: str) -> None:
    assert await served.post(f"/{ANNE}/0/home/do", Sec_Fetch_Site=site) == 403
    assert (await served.get(f"/{ANNE}/", Sec_Fetch_Site=site))[0] == 403
    for allowed in ("none", "same-origin"):
        assert (await served.get(f"/{ANNE}/", Sec_Fetch_Site=allowed))[0] == 200


@pytest.mark.parametrize("kind", ["text/plain", "application/x-www-form-urlencoded", "multipart/form-data"])
async def test_what_a_form_can_send_is_refused(served: Served, kind: str) -> None:
    assert await served.post(f"/{ANNE}/0/home/do", Content_Type=kind) == 415
    assert not served.house.done


@pytest.mark.parametrize(
    "body",
    [
        "",
        "{",
        "[]",
        "{}",
        '{"do":"fly"}',
        '{"do":"computer","table":"1"}',
        '{"do":"computer","table":1,"seat":1}',
    ],
)
async def test_nonsense_is_refused(served: Served, body: str) -> None:
    assert await served.post(f"/{ANNE}/0/home/do", body) == 400


async def test_a_large_body_is_refused(served: Served) -> None:
    assert await served.post(f"/{ANNE}/0/home/do", " " * (MOST_BYTES + 1) + ACT) == 413


async def test_every_answer_forbids_what_no_page_needs(served: Served) -> None:
    for path in (f"/{ANNE}/", f"/{ANNE}/0/home", f"/{ANNE}/page/page.js", "/wrong/", f"/{ANNE}/1/home"):
        headers = (await served.get(path))[2]
        policy = headers["Content-Security-Policy"]
        assert "default-src 'none'" in policy
        assert "unsafe" not in policy
        for needed in (
            "base-uri 'none'",
            "form-action 'none'",
            "frame-ancestors 'none'",
            "script-src 'self'",
        ):
            assert needed in policy
        assert headers["Referrer-Policy"] == "no-referrer"
        assert headers["Cache-Control"] == "no-store"
        assert headers["X-Content-Type-Options"] == "nosniff"
        assert headers["Cross-Origin-Resource-Policy"] == "same-origin"
        assert "Set-Cookie" not in headers
        assert "Access-Control-Allow-Origin" not in headers


@pytest.mark.parametrize("name", PAGES)
async def test_a_page_has_no_script_and_no_style_within(name: str) -> None:
    page = files()[name].decode()
    assert not re.search(r"\son\w+=", page)
    assert "style=" not in page
    assert page.count("<script") == page.count('<script type="module" src="page/') == 1


async def test_no_file_of_the_pages_makes_markup_or_asks_elsewhere() -> None:
    texts = {name: data.decode() for name, data in files().items() if not name.endswith(".ttf")}
    assert len(texts) > 30
    for name, text in texts.items():
        assert not [word for word in _MARKUP if word in text], name
        assert "http://" not in text.replace("http://www.w3.org/2000/svg", ""), name


@pytest.mark.parametrize(
    "name",
    ["..%2fapp.py", "%2e%2e/app.py", "nothing.js", "kit/kit/make.js", "%2fetc%2fpasswd", "%2e%2e%2fapp.py"],
)
async def test_only_the_pages_own_files_are_served(served: Served, name: str) -> None:
    assert (await served.get(f"/{ANNE}/page/{name}"))[0] == 404


async def test_a_link_of_one_seat_does_not_open_another(served: Served) -> None:
    for path in (
        "1/home",
        "1/home/news",
        "1/home/lobby/1",
        "1/table/view",
        "1/table/news",
        "1/tables/1/view",
    ):
        status, body, _ = await served.get(f"/{ANNE}/{path}")
        assert status == 403, path
        assert b"gin" not in body
    assert await served.post(f"/{ANNE}/1/home/do") == 403
    assert await served.post(f"/{ANNE}/1/table/answer", ANSWER) == 403
    assert not served.house.done
    assert BART.encode() not in (await served.get(f"/{ANNE}/about"))[1], "only the host hands out links"
    assert BART.encode() in (await served.get(f"/{HOUSE}/about"))[1]


async def test_whoever_only_looks_on_does_nothing(served: Served) -> None:
    assert (await served.get(f"/{WATCHING}/0/table/view"))[0] == 200
    assert await served.post(f"/{WATCHING}/0/table/answer", ANSWER) == 403
    assert await served.post(f"/{WATCHING}/0/home/do") == 403
    assert not served.house.done


@pytest.mark.parametrize("of", ["0/table", "0/tables/1", "0/home"])
async def test_a_link_has_a_limit_of_streams_and_gets_them_back(served: Served, of: str) -> None:
    url = f"{served.base}/{ANNE}/{of}/news"
    open_ = [await served.session.get(url) for _ in range(MOST_OF_ONE)]
    assert {answer.status for answer in open_} == {200}
    status, told, _ = await served.get(f"/{ANNE}/{of}/news")
    assert (status, told) == (429, b"This link is open in too many windows.")
    async with served.session.get(f"{served.base}/{BART}/1/home/news") as other:
        assert other.status == 200, "another link has windows of its own"
    for answer in open_:
        answer.close()
    await opens_again(served, url)


async def test_a_link_that_only_looks_on_may_be_handed_round(served: Served) -> None:
    url = f"{served.base}/{WATCHING}/0/table/news"
    open_ = [await served.session.get(url) for _ in range(MOST_OF_ONE + 1)]
    assert {answer.status for answer in open_} == {200}
    for answer in open_:
        answer.close()


async def test_all_links_together_have_a_limit_of_streams(
    served: Served, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("bot.web.stream.MOST_STREAMS", 3)
    paths = [f"{ANNE}/0/home", f"{BART}/1/table", f"{HOUSE}/1/home"]
    open_ = [await served.session.get(f"{served.base}/{path}/news") for path in paths]
    assert {answer.status for answer in open_} == {200}
    for path in (f"/{HOUSE}/0/home/news", f"/{WATCHING}/0/table/news"):
        status, told, _ = await served.get(path)
        assert (status, told) == (429, b"This link is open in too many windows.")
    assert (await served.get(f"/{HOUSE}/0/home"))[0] == 200
    for answer in open_:
        answer.close()
    await opens_again(served, f"{served.base}/{HOUSE}/0/home/news")


async def opens_again(served: Served, url: str) -> None:
    """Streams that were closed are given back, as soon as the server has seen it."""

    async def opens() -> bool:
        async with served.session.get(url) as again:
            return again.status == 200

    await until(opens, "a stream that was given back")


async def test_a_port_that_is_taken_is_named_and_the_usual_one_is_kept(served: Served) -> None:
    with pytest.raises(Problem, match=str(served.site.port)):
        await Site(served.house.find, served.site.port).open()
    other = Site(served.house.find, 0, usual=served.site.port)
    await other.open()
    assert other.port not in (0, served.site.port), "the usual one is taken"
    await other.close()
    again = Site(served.house.find, 0, usual=other.port)
    await again.open()
    assert again.port == other.port
    await again.close()


# --- keys ---


def test_the_secret_is_kept_where_only_its_owner_reads_it(tmp_path: Path) -> None:
    path = tmp_path / "tables.db.key"
    made = kept_secret(path)
    assert len(made) == 32
    assert path.stat().st_mode & 0o777 == 0o600
    path.chmod(0o644)
    assert kept_secret(path) == made
    assert path.stat().st_mode & 0o777 == 0o600
    path.write_text("spoilt")
    assert kept_secret(path) not in ("spoilt", made)


def test_keys_are_long_and_tell_nothing_of_each_other() -> None:
    keys = Keys("x" * 32)
    made = [keys.of(purpose) for purpose in ("host", "seat 0", "seat 1")]
    assert len(set(made)) == 3
    assert all(len(key) == 48 for key in made)
    assert made != [Keys("y" * 32).of(purpose) for purpose in ("host", "seat 0", "seat 1")]
    assert keys.of("host") == Keys("x" * 32).of("host")
