"""What the voice at the helm says of cards: it promises nothing that does not come."""

from __future__ import annotations

import pytest

from bot.wording.helm import answer_text
from data.locale import Texts
from engine.advice import advise
from engine.advice.voyage import hear
from engine.advice.voyage.teaching import consider
from engine.captains.treasure_fleet.observation import Observation as Fleet
from engine.captains.treasure_fleet.observation import lead, worth
from engine.treasure_fleet.box import kind_of
from tests.advice.test_voice import spoken
from tests.advice.voyages import voyage
from tests.port_royal.table import Harbour
from tests.treasure_fleet.table import sit, volleys

PRAISED = {f"voyage-place-{how}" for how in ("first", "past", "sure", "boards")}
"""Reasons for a card that makes its captain lead at a ship."""


def said(harbour: Harbour) -> tuple[str, str]:
    """The answer that the voice suggests, and its reason."""
    seat = harbour.asked.seat
    heard = hear(harbour.table, seat, advise(harbour.table, seat), called=True)
    assert heard is not None
    advised = consider(heard)
    return advised.picks[0].partition(".")[0], advised.reasons[0].key


def test_nothing_is_saved_for_a_sailing_that_does_not_come() -> None:
    """In the last sailing strong cards were to be saved for richer ships, and better ones than the last."""
    keys = set[str]()
    for number in range(4):
        for asked, advised in spoken(voyage("treasure_fleet", 3, f"fleet {number}"), 4):
            key = advised.reasons[0].key
            keys.add(key)
            if asked.kind == "fleet.place" and key in ("voyage-place-spare", "voyage-place-last"):
                cards = {option.args["card"] for option in asked.options}
                assert (key == "voyage-place-last") == (len(cards) == 1)
            elif asked.kind == "fleet.load":
                assert (key == "voyage-load-last") == (len(asked.options) == 4)
    assert {"voyage-load-last", "voyage-place-nothing", "voyage-place-spare"} <= keys


@pytest.mark.parametrize(
    ("strongest_rival", "ship", "reason"),
    [("three_cannon", "", "voyage-place-nothing"), ("one_cannon", "ship_12", "voyage-place-tie")],
)
def test_a_last_card_that_gains_nothing_is_not_praised(strongest_rival: str, ship: str, reason: str) -> None:
    """It led the richest ship by 3, nobody fired after it, and "gains you the most points there" was said."""
    fired = {
        "ship_20": [{0: "three_cannon"}, {0: "two_cannon"}, {2: "two_cannon"}],
        "ship_9": [{1: "two_cannon"}, {2: "two_cannon"}],
        "ship_16": [{1: "two_cannon"}],
        "ship_12": [{1: strongest_rival}],
    }
    given = volleys(list(fired), *[["one_cannon"]] * 3, fired=fired, lookout=1)
    given["volley"] = 3
    with sit(given, seats=3) as bench:
        bench.place(("one_cannon", "ship_16"), ("one_cannon", "ship_9"))
        heard = hear(bench.table, 0, advise(bench.table, 0), called=True)
        assert heard is not None
        advised = consider(heard)
    assert advised.reasons[0].key == reason
    assert not ship or f"{ship}." in advised.picks[0] or advised.picks[0].endswith(ship)


@pytest.mark.parametrize(
    ("rival", "after", "reason"),
    [("", 2, "first"), ("one_cannon", 2, "past"), ("one_cannon", 0, "sure"), ("both", 2, "breaks")],
)
def test_what_a_card_wins_is_told_by_who_leads_and_who_still_comes(
    rival: str, after: int, reason: str
) -> None:
    """ "This card gains you the most points there" said nothing, and a boarding party took the ship."""
    tie = [{1: "one_cannon"}, {2: "one_cannon"}]
    shots = tie if rival == "both" else [{1: rival}] if rival else []
    fired = {"ship_20": shots, "ship_9": [{2: "three_cannon"}, {1: "three_cannon"}]}
    given = volleys(list(fired), *[["three_cannon"]] * 3, fired=fired, lookout=0 if after else 1)
    given["volley"] = 3
    with sit(given, seats=3) as bench:
        for _ in range(2 - after):
            bench.place(("three_cannon", "ship_9"))
        heard = hear(bench.table, 0, advise(bench.table, 0), called=True)
        assert heard is not None
        advised = consider(heard)
    assert ":ship_20." in advised.picks[0]
    assert advised.reasons[0].key == f"voyage-place-{reason}"
    assert advised.reasons[0].args["points"] == 20
    assert bool(advised.reasons[0].args["boarders"]) == bool(after)


@pytest.mark.parametrize(
    ("row", "party"), [([22, 9, 6, 6], "loaded"), ([18, 17, 9, 6], "loaded"), ([17, 17, 16, 16], "kept")]
)
def test_a_boarding_party_is_for_the_same_ships_whoever_asks(row: list[int], party: str) -> None:
    """With a ship of 22 points out it was to be kept for a richer one, of which there is none."""
    for seed in range(3):
        with sit({"row": [f"ship_{points}" for points in row]}, seats=3, seed=f"load {seed}") as bench:
            heard = hear(bench.table, 0, advise(bench.table, 0), called=True)
            assert heard is not None
            advised = consider(heard)
        assert ("boarding_party" in "".join(advised.picks)) == (party == "loaded")
        assert (advised.reasons[0].key == "voyage-load-party") == (party == "loaded")


@pytest.mark.parametrize(("coins", "reason"), [(11, "voyage-turn-up-safe"), (12, "voyage-turn-up")])
def test_a_card_that_may_be_a_tax_increase_may_cost_something(coins: int, reason: str) -> None:
    harbour = Harbour(rules="port_royal", coins=[coins, 3], deck=["governor_8"])
    assert said(harbour) == ("turn-up", reason)


def test_who_is_ahead_at_the_very_end_is_told_so() -> None:
    """Nothing lay there that it could pay for, and "There is enough to take" was the reason to put in."""
    harbour = Harbour(
        rules="port_royal",
        coins=[3, 0],
        turn=1,
        round=5,
        last_round=True,
        displays=[["sailor_3"], ["admiral_9", "pirate_9"]],
        deck=["mademoiselle_9"],
    )
    assert said(harbour) == ("put-in", "voyage-put-in-ahead")


@pytest.mark.parametrize(
    ("rival", "reason"), [("mademoiselle_7", "voyage-take-gift"), ("sailor_3", "voyage-take-trader")]
)
def test_who_hires_a_person_to_keep_him_from_others_says_so(rival: str, reason: str) -> None:
    harbour = Harbour(
        rules="port_royal",
        coins=[4, 6],
        displays=[["admiral_9"], ["admiral_9", "mademoiselle_9", "pirate_9", rival]],
        deck=["trader_galleon_3"],
    ).answer("put-in")
    assert said(harbour) == ("employ:trader_galleon_3", reason)


@pytest.mark.parametrize(
    ("coins", "ships", "answer"),
    [(6, ["pinnace_2_1"], "turn-up"), (0, ["pinnace_2_1", "flute_3_5", "galleon_4_skull"], "put-in")],
)
def test_the_same_stake_is_named_for_going_on_and_for_stopping(
    coins: int, ships: list[str], answer: str
) -> None:
    """7 % to lose 3 coins was "worth the risk", and with the next card 7 % was "enough to take"."""
    harbour = Harbour(rules="port_royal", coins=[coins, 3], harbour=ships)
    seat = harbour.asked.seat
    heard = hear(harbour.table, seat, advise(harbour.table, seat), called=True)
    assert heard is not None
    advised = consider(heard)
    bust = next(note for note in advise(harbour.table, seat).options["turn-up"] if note.key == "royal-bust")
    assert advised.picks == (answer,)
    assert advised.reasons[0].key == f"voyage-{answer}-risk"
    assert advised.reasons[0].args["chance"] == bust.args["chance"] > 0
    assert advised.reasons[0].args["worth"] > 0


def test_a_card_of_the_fleet_is_said_to_win_only_where_it_leads() -> None:
    keys = set[str]()
    for number in range(4):
        table = voyage("treasure_fleet", 3, f"fleet {number}")
        for asked, said in spoken(table, 2):
            key = said.reasons[0].key
            keys.add(key)
            if asked.kind == "fleet.place":
                told = advise(table, 0).options[said.picks[0]]
                leads = any(note.key in ("fleet-leads", "fleet-you-board") for note in told)
                card, ship = said.picks[0].split(":")
                seen = Fleet(table.view(0))
                led = lead(seen.fired(ship), seen.flag) > 0
                assert (key in PRAISED) == (leads and not led), card
                assert key != "voyage-place-sure" or not seen.coming
                assert leads or key != "voyage-place-safer"
                own = [one for one in asked.options if one.id.startswith(f"{card}:")]
                mine = [one for one in own if lead(seen.fired(one.id.partition(":")[2]), seen.flag) > 0]
                wasted = key in ("voyage-place-spare", "voyage-place-last") and "cannon" in card
                assert not (wasted and seen.coming and mine), "it makes a ship safer that may still be lost"
            elif asked.kind == "fleet.load":
                weak = all("one_cannon" in pick or "two_cannon" in pick for pick in said.picks)
                assert (key == "voyage-load-weak") == weak
    assert {"voyage-place-first", "voyage-load-party", "voyage-load-try"} <= keys
    assert len(keys) > 3


def test_a_load_says_what_its_best_card_and_the_boarding_party_are_for() -> None:
    """ "Strong, average and weak cards: something for every ship" was said of whatever was loaded."""
    kept, english = set[str](), Texts("en")
    for number in range(6):
        table = voyage("treasure_fleet", 3, f"load {number}")
        for asked, said in spoken(table, 4):
            if asked.kind != "fleet.load":
                continue
            reason, seen = said.reasons[0], Fleet(table.view(0))
            told = english.note(reason)
            left = [option.id for option in asked.options if option.id not in said.picks]
            if seen.state["sailing"] == seen.state["sailings"]:
                assert reason.args["card"] in left
                assert english.name(reason.args["card"]) in told
                continue
            assert reason.args["points"] == max(map(worth, seen.row))
            party = next((one for one in asked.options if kind_of(one.id) == "boarding_party"), None)
            where = "gone" if party is None else "kept" if party.id in left else "loaded"
            assert (reason.key == "voyage-load-party") == (where == "loaded")
            assert ("keep boarding party" in told.casefold()) == (where == "kept")
            kept.add(where)
    assert kept == {"gone", "loaded"}, "with a ship of 22 points in the first sailing it is never kept"


def test_the_boarding_party_is_explained_before_anybody_uses_one() -> None:
    greetings = {
        "en": "a boarding party beats any number of cannons",
        "de": "eine Entermannschaft schlägt beliebig viele Kanonen",
    }
    for language, told in greetings.items():
        texts = Texts(language)
        assert texts.gist("boarding_party.red") == texts.say("gist-boarding_party")
        assert told in texts.say("advice-voyage-fleet-welcome", flag="red_flag", count=4)


SENTENCE = (".", "!", "?")


@pytest.mark.parametrize(("game", "rounds"), [("marauders", 5), ("port_royal", 6), ("treasure_fleet", 4)])
def test_every_reason_is_a_sentence(game: str, rounds: int) -> None:
    """ "You have no Cocoa aboard" and "boarding party, 4-cannon": neither begun nor ended as one."""
    texts, cut, told = Texts("en").with_players(("Anne", "Jack", "Mary")), list[str](), 0
    for asked, said in spoken(voyage(game, 3, "sentences"), rounds):
        answer = answer_text(texts, asked, said.picks)
        notes = [*said.reasons, *([said.plan.aim] if said.plan is not None else [])]
        reasons = [texts.note(note) for note in notes]
        told += len(reasons)
        cut += [reason for reason in reasons if not reason.endswith(SENTENCE) or reason[:1].islower()]
        cut += [answer] if answer[:1].islower() or answer.isdecimal() else []
    assert told > 10
    assert cut == []
