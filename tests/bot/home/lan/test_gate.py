"""What a guest's link opens, who comes to which seat, and what the host alone may do."""

from __future__ import annotations

import asyncio
import logging
from datetime import timedelta
from pathlib import Path

import pytest

from bot.home.lan.codes import MOST_TRIES
from bot.tables.tell import Tell
from tests.bot.home.lan.served import phones, table
from tests.bot.home.test_site import Browser, next_of, served
from tests.patience import PATIENCE


async def test_a_guests_link_opens_his_seat_and_nothing_else(tmp_path: Path) -> None:
    async with phones(tmp_path) as at:
        one, other = await table(at), await table(at)
        zoe, who = await at.guest(one, "Zoe", seat=1)
        bess, bess_who = await at.guest(one, "Bess", seat=2)
        page = await zoe.read(f"{who}/home")
        assert [entry["table"] for entry in page["tables"]] == [one]
        assert [person["name"] for person in page["people"]] == ["Anne", "Zoe", "Bess"]
        assert page["me"] | {"name": "Zoe", "host": False, "table": one} == page["me"]
        lobby = await zoe.read(f"{who}/home/lobby/{one}")
        assert set(lobby["may"]) <= {"leave", "offer"}
        assert "phones" not in lobby
        for path in ("home", f"home/lobby/{one}", f"tables/{one}/table", "home/news"):
            for stranger in (0, 1, bess_who):
                assert (await zoe.get(f"{stranger}/{path}"))[0] == 403, path
        for path in (
            f"home/lobby/{other}",
            f"tables/{other}/table",
            f"home/export/{other}",
            f"home/mend/{one}",
        ):
            assert (await zoe.get(f"{who}/{path}"))[0] == 404, path
        settles = [
            {"do": "start", "table": one}, {"do": "close", "table": one}, {"do": "delete", "table": one},
            {"do": "invite-phone", "table": one, "seat": 2}, {"do": "unseat", "table": one, "seat": 2},
            {"do": "new", "game": "port_royal"}, {"do": "sit", "table": other}, {"do": "house"},
            {"do": "leave", "table": other}, {"do": "offer", "table": one, "kind": "hand", "who": bess_who},
        ]  # fmt: skip
        for act in settles:
            assert (await zoe.send(f"{who}/home/do", act)) == {"refused": "This link is for your seat alone."}
        # Neither does the host's own key open anything there, nor a guest's the house.
        key = at.host.url.split("/")[3]
        assert (await at.link(key).get("0/home"))[0] == 404
        assert (await at.link(bess.url.split("/")[3]).get(f"{bess_who}/home"))[0] == 200
        house = at.host.url.replace(key, zoe.url.split("/")[3])
        async with at.session.get(f"{house}{who}/home") as answer:
            assert answer.status == 404


async def test_guests_play_and_see_what_their_seats_see(tmp_path: Path) -> None:
    async with phones(tmp_path) as at:
        number = await table(at)
        zoe, who = await at.guest(number, "Zoe", seat=1)
        await at.host.do(0, "start", table=number)
        live = await at.site.home.tables.open(number)
        for _ in range(4):
            asked = live.members_asked()[0]
            page, reader = (zoe, who) if asked.seat == 1 else (at.host, 0)
            question = await page.read(f"{reader}/tables/{number}/question")
            picks = question["default"] or [question["options"][0]["id"]]
            said = await page.send(
                f"{reader}/tables/{number}/answer", {"question": question["number"], "picks": picks}
            )
            assert "ok" in said
        assert (await zoe.read(f"{who}/tables/{number}/table"))["me"] == 1
        door = await at.site.home.doors.door(number, await at.site.home.member(who)).view()
        assert (await zoe.read(f"{who}/tables/{number}/view"))["purse"][0]["count"] == door.purse[0].count


async def test_a_taken_seat_needs_the_hosts_yes_and_its_link_dies(tmp_path: Path) -> None:
    async with phones(tmp_path) as at:
        number = await table(at, start=True)
        code = await at.code(number, seat=1)
        zoe = at.link((await at.come(code, "Zoe"))["key"])
        came = await at.come(code, "Bess")
        assert came["instead"] == "Zoe"
        assert "key" not in came
        assert (await at.come(code, "Carl"))["refused"] == "The host has already been asked about this seat."
        waits = {"waits": came["waits"]}
        knock = (await at.phones(number))["knocks"][0]
        assert (knock["name"], knock["seat"]) == ("Bess", 1)
        await at.host.do(0, "admit-phone", table=number, knock=knock["id"], yes=False)
        assert await at.gate.send("wait", waits) == {"refused": "The host has said no."}
        assert (await zoe.get("about"))[0] == 200
        again = await at.come(code, "Bess")
        waiting = asyncio.ensure_future(at.gate.send("wait", {"waits": again["waits"]}))
        knock = (await at.phones(number))["knocks"][0]
        await at.host.do(0, "admit-phone", table=number, knock=knock["id"], yes=True)
        bess = at.link((await asyncio.wait_for(waiting, PATIENCE))["key"])
        assert (await zoe.get("about"))[0] == 404
        assert (await bess.read("about"))["seats"][0]["name"] == "Bess"
        assert "refused" in await at.come(code, "Dora")
        assert "refused" in await at.gate.send("wait", {"waits": "x" * 32})


async def test_only_who_still_waits_keeps_others_from_knocking(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("bot.home.lan.gate.MOST_KNOCKS", 1)
    async with phones(tmp_path) as at:
        number = await table(at, start=True)
        code, other = await at.code(number, seat=1), await at.code(number, seat=2)
        for one, name in ((code, "Zoe"), (other, "Bess")):
            assert "key" in await at.come(one, name)
        assert "waits" in await at.come(code, "Carl")
        assert "refused" in await at.come(other, "Dora"), "one at once"
        (knock,) = (await at.phones(number))["knocks"]
        await at.host.do(0, "admit-phone", table=number, knock=knock["id"], yes=False)
        monkeypatch.setattr("bot.home.lan.gate.KNOCKS", timedelta(0))
        assert "waits" in await at.come(code, "Carl"), "who was answered waits no more"
        assert "waits" in await at.come(other, "Dora"), "nor he whose time is up"


async def test_who_waits_for_a_seat_that_is_left_hears_of_it(tmp_path: Path) -> None:
    async with phones(tmp_path) as at:
        number = await table(at)
        code = await at.code(number, seat=1)
        zoe = at.link((await at.come(code, "Zoe"))["key"])
        came = await at.come(code, "Bess")
        waiting = asyncio.ensure_future(at.gate.send("wait", {"waits": came["waits"]}))
        who = (await zoe.read("about"))["seats"][0]["seat"]
        await zoe.send(f"{who}/home/do", {"do": "leave", "table": number})
        assert "no such code" in (await asyncio.wait_for(waiting, PATIENCE))["refused"]


async def test_who_waits_is_answered_in_his_language(tmp_path: Path) -> None:
    async with phones(tmp_path) as at:
        number = await table(at, start=True)
        code = await at.code(number, seat=1)
        assert "key" in await at.come(code, "Zoe")
        waits = {"waits": (await at.come(code, "Bess", "de"))["waits"], "language": "de"}
        (knock,) = (await at.phones(number))["knocks"]
        await at.host.do(0, "admit-phone", table=number, knock=knock["id"], yes=False)
        assert await at.gate.send("wait", waits) == {"refused": "Der Gastgeber hat Nein gesagt."}
        gone = await at.gate.send("wait", {"waits": "x" * 32, "language": "de"})
        assert gone["refused"].startswith("Diesen Code gibt es nicht")


async def test_who_is_let_in_takes_the_seat_of_nobody_else(tmp_path: Path) -> None:
    """While the host lets somebody in, he whose seat it was leaves, and the next one moves up."""
    async with phones(tmp_path) as at:
        home, number = at.site.home, await table(at)
        code = await at.code(number, seat=1)
        assert "key" in await at.come(code, "Zoe")
        await at.guest(number, "Bess", seat=2)
        assert "instead" in await at.come(code, "Carl")
        (knock,) = home.gate.knocks(number)
        async with home.tables.hold(number) as live:
            by = await home.member(0)
            letting = asyncio.create_task(home.gate.answer(number, knock.id, by, yes=True))
            # It goes as far as the lock that is held here.
            for _ in range(10):
                await asyncio.sleep(0)
            await home.domain.lobbies.sitting.vacate(live, knock.member)
        with pytest.raises(Tell, match="tell-not-now"):
            await letting
        assert live.names == ["Anne", "Bess"]


async def test_who_finds_no_seat_was_never_at_home(tmp_path: Path) -> None:
    async with phones(tmp_path) as at:
        four = {"game": "port_royal", "people": [1, 2], "settings": {"rules": "haendler"}}
        number = int((await at.host.do(0, "new", **four))["table"])
        code = await at.code(number)
        await at.host.send("0/home/do", {"do": "seat", "table": number, "who": 3})
        assert "refused" in await at.come(code, "Zoe", "de")
        assert at.site.home.guests.known == {}


async def test_a_freed_seat_kills_the_link_and_a_new_one_does_too(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    # A stream is over with the beat after its link: nothing else has changed for its reader.
    monkeypatch.setattr("bot.web.stream.BEAT", 0.1)
    async with phones(tmp_path) as at:
        lobby, game = await table(at), await table(at, start=True)
        zoe, _ = await at.guest(lobby, "Zoe", seat=1)
        await at.host.do(0, "unseat", table=lobby, seat=1)
        assert (await zoe.get("about"))[0] == 404
        bess, who = await at.guest(game, "Bess", seat=1)
        assert (await at.phones(game))["linked"] == [1]
        async with bess.news(f"{who}/home/news") as told:
            await next_of(told)
            assert (await at.phones(game))["here"] == [1]
            again = await at.code(game, seat=1)
            assert (await bess.get("about"))[0] == 404, "before the new one is used"
            assert [one async for one in told] == []
        phone = at.link((await at.come(again))["key"])
        assert (await phone.read("about"))["seats"][0]["name"] == "Bess"
        assert "instead" in await at.come(again, "Carl"), "a code lets one in"
        await at.host.do(0, "give", table=game, seat=1)
        assert (await phone.get("about"))[0] == 404
        assert (await at.phones(game))["linked"] == []


async def test_a_free_seat_of_a_lobby_is_taken_and_two_annes_are_told_apart(tmp_path: Path) -> None:
    async with phones(tmp_path) as at:
        number = await table(at)
        code = await at.code(number)
        assert await at.come(code) == {"asks": "Port Royal · table 1"}
        assert (await at.come(code, "…"))["refused"] == "That is no name one can read. Choose another."
        anne = at.link((await at.come(code, " anne ", "de"))["key"])
        about = await anne.read("about")
        assert about["seats"][0]["name"] == "anne 2"
        assert about["texts"]["language"] == "de"
        assert [one.name for one in (await at.site.home.tables.open(number)).holders] == [
            "Anne", "Long Ben", "Old Margery", "anne 2",
        ]  # fmt: skip
        who = about["seats"][0]["seat"]
        assert (await anne.send(f"{who}/home/do", {"do": "leave", "table": number}))["done"]
        assert (await anne.get("about"))[0] == 404


async def test_a_guest_is_still_there_after_a_restart(tmp_path: Path) -> None:
    async with phones(tmp_path) as at:
        number = await table(at, start=True)
        zoe, who = await at.guest(number, "Zoe", seat=1)
        key = zoe.url.split("/")[3]
        kept = await at.site.home.tables.store.links.find()
        assert key not in str([one.model_dump() for one in kept]), "the store has digests alone"
    async with phones(tmp_path) as at:
        assert (await at.link(key).read(f"{who}/home"))["me"]["name"] == "Zoe"
        assert {"who": who, "name": "Zoe", "host": False, "guest": True} in (await at.host.read("0/home"))[
            "people"
        ]


async def test_wrong_codes_are_limited_and_codes_are_the_hosts(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.DEBUG)
    async with phones(tmp_path) as at:
        number = await table(at)
        code = await at.code(number, seat=1)
        status, picture = await at.host.get(f"0/home/qr/{code}")
        assert (status, picture[:4]) == (200, b"<svg")
        assert (await at.host.get(f"1/home/qr/{code}"))[0] == 404
        assert "refused" in await at.host.do(1, "invite-phone", table=number, seat=2)
        assert "phones" not in await at.host.read(f"1/home/lobby/{number}")
        for _ in range(MOST_TRIES):
            assert "no such code" in (await at.come("AAAAAA"))["refused"]
        assert "Too many wrong codes" in (await at.come(code))["refused"]
        await at.host.do(0, "uninvite-phone", table=number, code=code)
        assert (await at.host.get(f"0/home/qr/{code}"))[0] == 404
    assert code not in caplog.text


async def test_the_gate_answers_to_its_own_address_alone(tmp_path: Path) -> None:
    async with phones(tmp_path) as at:
        port = at.gate.url.split(":")[2].strip("/")
        for headers in (
            {"Host": f"localhost:{port}"}, {"Host": "pirates.example"}, {"Host": f"192.168.1.20:{port}"},
            {"Origin": "http://pirates.example"}, {"Origin": "null"}, {"Sec-Fetch-Site": "cross-site"},
            {"Origin": at.host.url.rsplit("/", 2)[0]},
        ):  # fmt: skip
            async with at.session.get(at.gate.url, headers=headers) as answer:
                assert answer.status == 403, headers
        async with at.session.get(at.gate.url) as answer:
            assert answer.status == 200
            assert answer.headers["Referrer-Policy"] == "no-referrer"
            assert "default-src 'none'" in answer.headers["Content-Security-Policy"]
        async with at.session.get(
            f"{at.gate.url}words", headers={"Accept-Language": "de-AT,en;q=0.5"}
        ) as answer:
            assert (await answer.json())["house-come-name"] == "Dein Name"
        async with at.session.post(f"{at.gate.url}come", data="code=AAAAAA") as answer:
            assert answer.status == 415


async def test_without_being_asked_nothing_is_open_to_the_network(tmp_path: Path) -> None:
    async with phones(tmp_path) as at:
        gate = at.gate.url
    async with served(tmp_path) as (site, session):
        host = Browser(session, site.url)
        number = (await host.do(0, "new", game="port_royal"))["table"]
        assert "phones" not in await host.read(f"0/home/lobby/{number}")
        assert "refused" in await host.do(0, "invite-phone", table=number, seat=0)
        assert site.home.gate.address == "" != gate
