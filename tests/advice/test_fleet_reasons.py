"""The helm of Treasure Fleet says what a card placed does, and speaks only of those who can still act."""

from __future__ import annotations

from typing import Any

import pytest

from data.locale import Texts
from data.locale.brief import brief_note
from engine.advice import Note, advise
from engine.advice.voyage.teaching import consider, hear
from engine.advice.voyage.treasure_fleet import Teacher
from engine.captains.treasure_fleet.observation import Observation
from tests.advice.test_voice import spoken
from tests.advice.voyages import voyage
from tests.treasure_fleet.table import TestTable, sit, volleys

NAMES = ("Anne", "Bart", "Mary")
EN, DE = Texts("en").with_players(NAMES), Texts("de").with_players(NAMES)
ROW = ["ship_16", "ship_9"]


def last_volley(*loaded: str, lookout: int, fired: dict[str, Any]) -> dict[str, Any]:
    """The third volley of a sailing: everybody has one card, or as many as are named for seat 0."""
    seats = [list(loaded), ["three_cannon"], ["three_cannon"]]
    return {**volleys(ROW, *seats, lookout=lookout, fired=fired), "volley": 3}


def beneath(bench: TestTable, card: str, ship: str) -> str:
    """What stands beneath the button of seat 0 that places this card at this ship."""
    (found,) = (
        option.id
        for option in bench.asked(0).options
        if option.id.startswith(card) and f":{ship}" in option.id
    )
    return " · ".join(brief_note(EN, note) for note in advise(bench.table, 0).options[found])


def reason(bench: TestTable) -> Note:
    """Why seat 0 is advised what he is."""
    heard = hear(bench.table, 0, advise(bench.table, 0), called=True)
    assert heard is not None
    return consider(heard).reasons[0]


MINE_FIVE = {"ship_16": [{0: "three_cannon"}, {0: "two_cannon"}, {1: "three_cannon"}]}


def test_who_can_no_longer_act_is_not_spoken_of() -> None:
    """ "Yours, unless somebody else boards too" was said of the last card of a sailing."""
    with sit(last_volley("boarding_party", lookout=1, fired=MINE_FIVE), seats=3) as bench:
        bench.place(("three_cannon", "ship_9"), ("three_cannon", "ship_16"))
        assert beneath(bench, "boarding_party", "ship_16") == "16 points · yours for sure"
        said = reason(bench)
        assert EN.note(said).endswith("and nobody can board her any more.")
        assert DE.note(said).endswith("und entern kann dort niemand mehr.")
    with sit(last_volley("boarding_party", lookout=2, fired=MINE_FIVE), seats=3) as bench:
        bench.place(("three_cannon", "ship_9"))
        assert (
            beneath(bench, "boarding_party", "ship_9") == "9 points · yours, unless somebody else boards too"
        )
        said = reason(bench)
        assert EN.note(said).endswith("Bart could still board her, too: then nobody gets her.")
        assert DE.note(said).endswith("Nur wenn Bart dort auch entert, bekommt es niemand.")


def test_more_is_needed_only_while_there_are_cards_for_it() -> None:
    """ "2 more to win" was said with no card left."""
    fired = {"ship_16": [{1: "four_cannon"}]}
    with sit(last_volley("two_cannon", lookout=0, fired=fired), seats=3) as bench:
        assert beneath(bench, "two_cannon", "ship_16") == "16 points · Bart leads 4 to 2"
    early = volleys(ROW, ["two_cannon", "three_cannon", "one_cannon"], *[["three_cannon"] * 3] * 2, lookout=0)
    with sit({**early, "fired": fired}, seats=3) as bench:
        assert (
            beneath(bench, "two_cannon", "ship_16") == "16 points · Bart leads 4 to 2; 3 more cannons win her"
        )
    weak = volleys(ROW, ["two_cannon", "one_cannon", "one_cannon"], *[["three_cannon"] * 3] * 2, lookout=0)
    with sit({**weak, "fired": fired}, seats=3) as bench:
        assert beneath(bench, "two_cannon", "ship_16") == "16 points · Bart leads 4 to 2"


def test_a_safer_ship_is_told_by_the_lead_and_by_who_may_answer() -> None:
    """ "By 6 you are safer" nobody would say."""
    fired = {
        "ship_16": [{0: "two_cannon"}, {1: "one_cannon"}],
        "ship_9": [{2: "four_cannon"}, {2: "four_cannon"}],
    }
    with sit(last_volley("two_cannon", lookout=2, fired=fired), seats=3) as bench:
        bench.place(("three_cannon", "ship_9"))
        said = reason(bench)
        assert EN.note(said) == (
            "You already lead at ship 1 by 1, for 16 points; this card makes it 3. "
            "To draw level, somebody would need a 3-cannon or more. "
            "Bart still has 1 card to come, perhaps a boarding party."
        )
        assert DE.note(said) == (
            "Bei Schiff 1 führst du schon um 1, für 16 Punkte; mit dieser Karte um 3. "
            "Zum Gleichziehen braucht dann jemand mindestens eine 3er-Kanone. "
            "Bart hat noch 1 Karte, vielleicht eine Entermannschaft."
        )


def test_the_last_card_holds_a_ship_of_his_before_it_draws_level_elsewhere() -> None:
    """It drew level for 9 points, and 12 of his own were lost to the last card of another."""
    fired = {
        "ship_12": [{0: "three_cannon"}],
        "ship_9": [{1: "three_cannon"}, {0: "two_cannon"}],
        "ship_16": [{2: "four_cannon"}, {2: "four_cannon"}],
    }
    given = volleys(list(fired), ["one_cannon"], ["three_cannon"], ["three_cannon"], fired=fired, lookout=0)
    with sit({**given, "volley": 3}, seats=3) as bench:
        seen, asked = Observation(bench.table.view(0)), bench.asked(0)
        ships = {ship.partition(".")[0]: ship for ship in seen.row}
        pick = next(one.id for one in asked.options if one.id.endswith(ships["ship_9"]))
        view = bench.table.view(0)
        assert Teacher().settled(view, asked, [pick]) == [pick.replace(ships["ship_9"], ships["ship_12"])]
    richer = {**fired, "ship_12": [{0: "four_cannon"}, {0: "four_cannon"}]}
    given = volleys(list(fired), ["one_cannon"], ["three_cannon"], ["three_cannon"], fired=richer, lookout=0)
    with sit({**given, "volley": 3}, seats=3) as bench:
        asked = bench.asked(0)
        pick = next(one.id for one in asked.options if ":ship_9" in one.id)
        assert Teacher().settled(bench.table.view(0), asked, [pick]) == [pick], "that ship is sure"


def test_no_card_goes_where_a_ship_cannot_be_lost_if_another_can() -> None:
    """Cards were piled on the richest ship "to be safer", which nobody could reach any more."""
    fired = {
        "ship_16": [{0: "four_cannon"}, {0: "four_cannon"}, {0: "three_cannon"}],
        "ship_9": [{0: "two_cannon"}],
        "ship_6": [{2: "four_cannon"}, {2: "four_cannon"}],
    }
    given = last_volley("one_cannon", lookout=2, fired=fired) | {"row": [*ROW, "ship_6"]}
    with sit(given, seats=3) as bench:
        bench.place(("three_cannon", "ship_6"))
        said = reason(bench)
        assert (said.key, said.args["at"]) == ("voyage-place-safer", 2)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_who_is_told_to_have_cards_still_places_so_many(seats: int) -> None:
    told = 0
    for asked, said in spoken(voyage("treasure_fleet", seats, f"still {seats}"), 3):
        if asked.kind != "fleet.place" or "coming" not in said.reasons[0].args:
            continue
        if said.reasons[0].key == "voyage-place-boards":
            continue
        args, told = said.reasons[0].args, told + 1
        assert bool(args["who"]) == bool(args["coming"])
        if "ship" in EN.note(said.reasons[0]):
            assert f"ship {args['at']}" in EN.note(said.reasons[0])
    assert told > 4


def test_cards_to_come_are_counted_by_who_places_them() -> None:
    seen_some = False
    for seats in (2, 3, 4):
        table = voyage("treasure_fleet", seats, f"count {seats}")
        for asked, _ in spoken(table, 2):
            if asked.kind != "fleet.place":
                continue
            seen = Observation(table.view(0))
            assert sum(seen.to_come.values()) == seen.coming
            assert {*seen.may_board} == {*seen.boarding} & {*seen.to_come}
            seen_some |= bool(seen.to_come)
    assert seen_some


def test_nothing_is_called_safer_that_nobody_can_take_any_more() -> None:
    """5 cannons to none, and a rival with one card: he was told that 7 are safer."""
    fired = {
        "ship_16": [{0: "three_cannon"}, {0: "two_cannon"}],
        "ship_9": [{2: "four_cannon"}, {2: "two_cannon"}],
    }
    with sit(last_volley("two_cannon", lookout=2, fired=fired), seats=3) as bench:
        bench.place(("three_cannon", "ship_9"))
        assert reason(bench).key == "voyage-place-nothing"
    poorer = {**fired, "ship_9": [{2: "one_cannon"}]}
    with sit(last_volley("two_cannon", lookout=1, fired=poorer), seats=3) as bench:
        bench.place(("three_cannon", "ship_16"), ("three_cannon", "ship_16"))
        assert beneath(bench, "two_cannon", "ship_9") == "9 points · yours, 2 to 1"
        assert (
            EN.note(reason(bench))
            == "Nobody places a card after you: ship 2 is yours, 9 points taken from Mary."
        )


def test_a_tie_is_no_sooner_praised_than_nobody_can_break_it() -> None:
    """ "On a tie nobody gets her, and Old Margery loses 17 points": she had a card left, and took her."""
    fired = {"ship_16": [{1: "two_cannon"}], "ship_9": [{2: "boarding_party"}, {1: "boarding_party"}]}
    with sit(last_volley("two_cannon", lookout=2, fired=fired), seats=3) as bench:
        bench.place(("three_cannon", "ship_9"))
        said = reason(bench)
        assert said.key == "voyage-place-tie"
        assert EN.note(said).endswith(
            "2 each: on a tie nobody gets her, and Bart loses 16 points, unless Bart’s last card goes there."
        )
        assert DE.note(said).endswith(
            "Bart verliert 16 Punkte, außer wenn Bart die letzte Karte dorthin legt."
        )
    third = {**fired, "ship_16": [{1: "two_cannon"}, {1: "two_cannon"}, {0: "two_cannon"}]}
    with sit(last_volley("two_cannon", lookout=0, fired=third), seats=3) as bench:
        assert EN.note(reason(bench)).endswith("unless Bart’s last card goes there."), (
            "Mary has no card that makes 5"
        )


def test_a_lead_says_what_would_lose_it() -> None:
    """ "Nobody leads ship 1 yet: now you do, for 6 points": a rival played 4 and 4 after it."""
    fired = {"ship_9": [{2: "boarding_party"}, {1: "boarding_party"}]}
    with sit(last_volley("three_cannon", lookout=2, fired=fired), seats=3) as bench:
        bench.place(("three_cannon", "ship_9"))
        assert EN.note(reason(bench)) == (
            "Nobody leads ship 1 yet: now you do, for 16 points. "
            "You lose ship 1 if Bart’s last card is at least a 3-cannon."
        )
        assert DE.note(reason(bench)).endswith(
            "Du verlierst Schiff 1, wenn Bart zuletzt mindestens eine 3er-Kanone dorthin legt."
        )
    apart = {**fired, "ship_16": [{1: "two_cannon"}]}
    with sit(last_volley("four_cannon", lookout=0, fired=apart), seats=3) as bench:
        assert EN.note(reason(bench)).endswith(
            "You lose ship 1 if Bart’s last card is at least a 2-cannon or Mary’s last card is a 4-cannon."
        )
    many = {"ship_9": [{2: "boarding_party"}], "ship_16": [{1: "four_cannon"}, {2: "four_cannon"}]}
    with sit(last_volley("two_cannon", lookout=2, fired={**many, "ship_16": []}), seats=3) as bench:
        bench.place(("three_cannon", "ship_9"))
        assert EN.note(reason(bench)).endswith(
            "You lose ship 1 if Bart’s last card is at least a 2-cannon or a boarding party."
        )


def test_why_the_card_goes_to_no_richer_ship_is_told() -> None:
    """Nobody said why 9 points, and not 20."""
    fired = {
        "ship_16": [{1: "four_cannon"}, {1: "four_cannon"}],
        "ship_20": [{2: "boarding_party"}],
    }
    given = last_volley("two_cannon", lookout=2, fired=fired) | {"row": [*ROW, "ship_20"]}
    with sit(given, seats=3) as bench:
        bench.place(("three_cannon", "ship_20"))
        said = reason(bench)
        assert said.key == "voyage-place-first"
        assert " for 9 points. At ship 3 with 20 points Mary has boarded. You " in EN.note(said)
        assert " Bei Schiff 3 mit 20 Punkten entert Mary. " in DE.note(said)
    led = {**fired, "ship_20": [{2: "four_cannon"}]}
    with sit(given | {"fired": led}, seats=3) as bench:
        bench.place(("three_cannon", "ship_20"))
        assert "At ship 3 with 20 points Mary leads with 7. " in EN.note(reason(bench))


def test_a_tie_says_from_whom_what_is_taken() -> None:
    fired = {"ship_16": [{1: "two_cannon"}], "ship_9": [{2: "boarding_party"}, {1: "boarding_party"}]}
    with sit(last_volley("two_cannon", lookout=1, fired=fired), seats=3) as bench:
        bench.place(("three_cannon", "ship_9"), ("three_cannon", "ship_9"))
        said = reason(bench)
        assert EN.note(said).endswith("2 each: on a tie nobody gets her, and Bart loses 16 points.")
        assert DE.note(said).endswith("Bei Gleichstand bekommt es niemand, und Bart verliert 16 Punkte.")


def test_who_still_places_cards_is_told_by_name() -> None:
    """ "4 cards are still to come" stood beside "You are the last in this volley."."""
    with sit(volleys(ROW, ["three_cannon"] * 3, *[["two_cannon"] * 3] * 2, lookout=0), seats=3) as bench:
        said = reason(bench)
        assert EN.note(said).endswith(
            "You lose ship 1 if Bart or Mary (6 cards between them) adds at least a 3-cannon or a boarding "
            "party."
        )
        assert "wenn Bart oder Mary (zusammen noch 6 Karten) mindestens eine 3er-Kanone oder" in DE.note(said)


def test_a_lead_is_sure_against_the_cards_that_somebody_can_still_have() -> None:
    """A card went to a ship that only a 4-cannon could reach; both of his lay open."""
    fired = {
        "ship_16": [{0: "four_cannon"}],
        "ship_9": [{1: "four_cannon"}, {1: "four_cannon"}, {2: "boarding_party"}],
    }
    with sit(last_volley("one_cannon", lookout=2, fired=fired), seats=3) as bench:
        bench.place(("three_cannon", "ship_9"))
        assert Observation(bench.table.view(0)).unseen("blue_flag")[0] == 3
        assert reason(bench).key == "voyage-place-nothing"


def test_a_weak_card_is_spent_where_none_changes_anything() -> None:
    """ "Spend a weak card" was said of the better of the two."""
    fired = {
        "ship_16": [{0: "boarding_party"}],
        "ship_9": [{1: "boarding_party"}],
    }
    given = volleys(ROW, ["two_cannon", "one_cannon"], *[["three_cannon"] * 2] * 2, lookout=0, fired=fired)
    with sit({**given, "volley": 2}, seats=3) as bench:
        asked, view = bench.asked(0), bench.table.view(0)
        better, weaker = (
            next(one.id for one in asked.options if one.id.startswith(card) and ":ship_16" in one.id)
            for card in ("two_cannon", "one_cannon")
        )
        assert Teacher().settled(view, asked, [better]) == [weaker]
        note = Teacher().why(view, asked, [weaker], []).reason
        assert note is not None
        assert note.key == "voyage-place-spare"
        note = Teacher().why(view, asked, [better], []).reason
        assert note is not None
        assert note.key == "voyage-place-begin"


def test_a_ship_that_is_safe_since_a_card_is_gone_is_said_to_be() -> None:
    """The card went to 9 points and not to 20, and nobody said that nobody had a 4 left."""
    fired = {
        "ship_16": [{0: "four_cannon"}],
        "ship_9": [{0: "two_cannon"}],
        "ship_6": [{1: "four_cannon"}, {1: "four_cannon"}, {2: "boarding_party"}],
    }
    given = last_volley("one_cannon", lookout=2, fired=fired) | {"row": [*ROW, "ship_6"]}
    with sit(given, seats=3) as bench:
        bench.place(("three_cannon", "ship_6"))
        said = reason(bench)
        assert (said.key, said.args["at"]) == ("voyage-place-safer", 2)
        assert "Ship 1 is yours already: nobody has a 4-cannon or more left." in EN.note(said)
        assert "Schiff 1 gehört dir schon: Eine 4er-Kanone oder mehr hat niemand mehr." in DE.note(said)


def test_in_the_last_sailing_the_sums_that_lie_open_are_told() -> None:
    """It was lost by 1 point with the sum on the screen, and no advice had named who led."""
    fired = {"ship_16": [{1: "four_cannon"}]}
    given: dict[str, Any] = last_volley("two_cannon", lookout=2, fired=fired) | {"sailing": 4}
    given["seats"][1]["captured"] = ["ship_20"]
    with sit(given, seats=3) as bench:
        bench.place(("three_cannon", "ship_16"))
        said = reason(bench)
        assert said.key == "voyage-place-first"
        assert EN.note(said).endswith(" So far you would have 9, Bart 36; the governor is 16 more.")
        assert DE.note(said).endswith(" Bisher hättest du 9, Bart 36; der Gouverneur bringt noch 16.")
    with sit(given | {"sailing": 3}, seats=3) as bench:
        bench.place(("three_cannon", "ship_16"))
        assert "So far" not in EN.note(reason(bench))
