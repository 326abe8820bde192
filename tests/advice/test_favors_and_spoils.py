"""What a Favor is worth, what contraband risks, what a victory brings: each against a count of its own."""

from __future__ import annotations

from collections import Counter
from itertools import combinations, product
from typing import Any

import pytest

from data.content import marauders_box
from engine.advice import advise, estimate
from engine.advice import advising as door
from engine.advice.marauders.favors import alike
from engine.kernel import Table
from engine.marauders.sea.raids import MerchantRaid
from engine.marauders.seas_of_glory.treasure_galleon import GALLEON
from tests.advice.often import near, note, said, share
from tests.captains.test_marauders import QUIET
from tests.marauders.combat.test_plunder import RUMORS, SILENT, beaten, plunders, winner
from tests.marauders.seas_of_glory.patrons import favored
from tests.marauders.seas_of_glory.smugglers import HAVANA, PLAYED, first, smuggled
from tests.marauders.seas_of_glory.test_contraband import ESCAPING
from tests.marauders.seas_of_glory.test_contraband_found import FOUND, navy, sailing
from tests.marauders.seas_of_glory.test_favors_spent import hunted
from tests.marauders.table import SetUp, TestTable, at_sea, decided, goods, in_port, raid_card, skilled

FACES = range(1, 7)


def thrown(dice: int) -> list[int]:
    """The successes of every throw of so many dice."""
    return [sum(face >= 5 for face in faces) for faces in product(FACES, repeat=dice)]


def of(happens: list[bool]) -> int:
    """How often something happens, as a whole percentage."""
    return round(100 * sum(happens) / len(happens))


def told(table: TestTable, option: str, key: str) -> dict[str, Any]:
    return note(table.table, 0, option, key).args


def keys(table: Table, option: str) -> list[str]:
    """The keys of the notes on an option of seat 0."""
    return [one.key for one in advise(table, 0).options.get(option, ())]


# --- Favors: dice -----------------------------------------------------------------------------------


def test_a_roll_tells_what_it_is_with_a_favor(set_up: SetUp) -> None:
    """Both throws fail, or it succeeds."""
    args = told(favored(set_up, in_port("nassau", gold=20)).play("port"), "rumor", "rumor-heard")
    both = [one + other > 0 for one, other in product(thrown(2), repeat=2)]
    assert (args["chance"], args["favor"]) == (of([made > 0 for made in thrown(2)]), of(both))


def test_without_favors_or_with_all_put_away_none_is_told(set_up: SetUp) -> None:
    poor = favored(set_up, in_port("nassau", gold=20), favors=0).play("port")
    assert told(poor, "rumor", "rumor-heard")["favor"] == 0
    seat = in_port("nassau", ship={"kind": "sloop", "crew": 1}, gold=20)
    resting = favored(set_up, seat, force=[("influence", [1, 2])]).play("port", "rumor", "rest")
    assert told(resting, "recruit", "recruit-roll")["favor"] == 0


def test_a_favor_on_a_failed_roll(set_up: SetUp) -> None:
    table = favored(set_up, in_port("nassau"), force=[("influence", [1, 2])]).play("port", "rumor")
    chance = told(table, "spend", "roll")["chance"]
    assert chance == of([made > 0 for made in thrown(2)])
    assert near(share(table.table, 0, ["spend"], said("rumor.drawn"), most=0), chance)
    assert keys(table.table, "keep") == []


def stormed(set_up: SetUp, faces: list[int]) -> TestTable:
    seat = {**at_sea("havana", ship={"kind": "frigate"}), "captain": skilled(seamanship=3)}
    return favored(set_up, seat, events=["storm_greater_antilles"], force=[("seamanship", faces)])


def test_a_favor_on_a_roll_of_which_each_success_counts(set_up: SetUp) -> None:
    """Against 3 hits of a storm."""
    args, rolls = told(stormed(set_up, [5, 1, 2]), "spend", "favor-roll"), thrown(3)
    assert args["more"] == of([made > 1 for made in rolls])
    assert args["fewer"] == of([made < 1 for made in rolls])
    assert args["needed"] == 3
    assert args["all"] == of([made == 3 for made in rolls])
    args = told(stormed(set_up, [1, 1, 2]), "spend", "favor-roll")
    assert (args["more"], args["fewer"]) == (of([made > 0 for made in rolls]), 0)


# --- Favors: an NPC that looks again ----------------------------------------------------------------


def slips(rolls: int, repeats: int) -> float:
    """The share of all throws of one die in which an NPC that must roll so often does not find him: a count
    of whole sequences.
    """
    missed = 0
    sequences = list(product((True, False), repeat=rolls + repeats))
    weight = {True: 1, False: 2}
    total = 0
    for sequence in sequences:
        ways, made, failed = 1, 0, 0
        for success in sequence:
            ways *= weight[success]
            if made < rolls and failed <= repeats:
                made, failed = made + success, failed + (not success)
        total += ways
        missed += ways * (made < rolls)
    return missed / total


@pytest.mark.parametrize(
    ("zone", "spend", "keep"),
    [
        ("tortuga", slips(1, 0), 0.0),
        ("nassau", slips(2, 0), slips(1, 0)),
        ("basse_terre", slips(1, 1), 0.0),
    ],
)
def test_a_favor_when_an_npc_has_found_him(set_up: SetUp, zone: str, spend: float, keep: float) -> None:
    """Off Nassau it must succeed twice."""
    table = hunted(set_up, zone, 5)
    repeats = 1 if zone == "basse_terre" and "french" in table.game.state.npcs else 0
    wanted = spend if zone != "basse_terre" or repeats else slips(1, 0)
    assert told(table, "spend", "slips")["chance"] == round(100 * wanted)
    if keep:
        assert told(table, "keep", "slips")["chance"] == round(100 * keep)
    else:
        assert keys(table.table, "keep") == []


# --- Favors: cards ----------------------------------------------------------------------------------


def test_a_favor_for_the_cards_of_a_raid(set_up: SetUp) -> None:
    """Linear in the cards: three times the mean of all that may come."""
    cards = [raid_card("escape"), raid_card("crew", 4), raid_card("cargo", 2)]
    zones = {**QUIET, "nassau": {"merchant": "spanish"}}
    force = [("scouting", [5, 5]), ("raid", cards)]
    table = favored(set_up, at_sea("nassau"), zones=zones, force=force)
    table.play("scout:merchant", "raid:spanish")
    assert table.kind == "favor.cards"
    bag = [table.game.box.cargo_card(card) for card in table.at("cargo.bag")]
    golds = sum(card.plunder for card in bag) / len(bag)
    escapes = sum(card.icon == "escape" for card in bag) / len(bag)
    assert told(table, "spend", "favor-raid") == {
        "gold": round(3 * golds),
        "escapes": round(3 * escapes, 1),
    }
    lying = [table.game.box.cargo_card(card) for card in cards]
    assert told(table, "keep", "raid-lies") == {"gold": sum(card.plunder for card in lying), "escapes": 1}


def test_a_favor_for_an_offer_of_goods(set_up: SetUp) -> None:
    """Counted over six piles of the goods that stay in an offer."""
    table = favored(set_up, in_port("nassau", gold=20)).play("port", "buy")
    assert table.kind == "favor.cards"
    args = told(table, "spend", "favor-offer")
    box, offer = table.game.box, table.at("cargo.offer:0")
    demanded = next(
        shown for shown in [box.demand_token(piece).good for piece in table.at("demand.at:nassau")]
    )
    left = Counter(box.cargo_card(card).good for card in table.at("cargo.bag"))
    del left[demanded]
    assert args["count"] == 3
    assert args["chance"] == round(100 * counted(list(left.values()), len(offer)))
    most = Counter(box.cargo_card(card).good for card in offer).most_common(1)[0][1]
    assert told(table, "keep", "offer-lies") == {"count": most}


def counted(sizes: list[int], drawn: int) -> float:
    """The share of draws with three of a pile, by filling the offer card by card."""
    states: dict[tuple[int, ...], float] = {tuple(0 for _ in sizes): 1.0}
    for number in range(drawn):
        following: dict[tuple[int, ...], float] = {}
        for taken, chance in states.items():
            for pile, size in enumerate(sizes):
                more = tuple(count + (at == pile) for at, count in enumerate(taken))
                likely = (size - taken[pile]) / (sum(sizes) - number)
                following[more] = following.get(more, 0.0) + chance * likely
        states = following
    return sum(chance for taken, chance in states.items() if max(taken) >= 3)


def test_cards_alike_are_counted_as_whole_draws_show() -> None:
    sizes = [4, 3, 1]
    pieces = [pile for pile, size in enumerate(sizes) for _ in range(size)]
    draws = [max(Counter(some).values()) >= 3 for some in combinations(pieces, 4)]
    assert alike(sizes, 4) == pytest.approx(sum(draws) / len(draws))


# --- Favors: closed ports ---------------------------------------------------------------------------


def test_favors_let_him_into_a_closed_port(set_up: SetUp) -> None:
    table = favored(set_up, at_sea("port_royal", bounties={"english": 2}), favors=3, zones=QUIET)
    assert told(table, "move:port", "entry-favors") == {"favors": 2, "left": 1}
    poor = favored(set_up, at_sea("port_royal", bounties={"english": 2}), favors=1, zones=QUIET)
    assert "entry-favors" not in keys(poor.table, "move:port")


# --- contraband -------------------------------------------------------------------------------------


def test_sailing_to_a_navy_with_contraband(set_up: SetUp) -> None:
    seat = at_sea("curacao", ship={"kind": "flute"}, cargo=HAVANA)
    table = set_up(seat, change=smuggled(*HAVANA), npcs=navy("caracas"), zones=QUIET, **PLAYED)
    args = told(table, "move:caracas", "searched-by")
    assert args["count"] == len(HAVANA)
    assert args["chance"] == of([made > 0 for made in thrown(args["dice"])])
    assert near(share(table.table, 0, ["move:caracas"], said("npc.found"), most=0), args["chance"])
    clean = set_up(at_sea("curacao"), npcs=navy("caracas"), zones=QUIET, **PLAYED)
    assert keys(clean.table, "move:caracas") == []


def test_a_navy_that_wants_the_captain_does_not_just_search_him(set_up: SetUp) -> None:
    seat = at_sea("curacao", ship={"kind": "flute"}, cargo=HAVANA, bounties={"dutch": 1})
    table = set_up(seat, change=smuggled(*HAVANA), npcs=navy("caracas"), zones=QUIET, **PLAYED)
    assert keys(table.table, "move:caracas") == ["found-by"]


def test_spending_the_night_with_contraband_beside_a_navy(set_up: SetUp) -> None:
    seat = at_sea("caracas", ship={"kind": "flute"}, cargo=HAVANA[:1])
    table = set_up(seat, change=smuggled(*HAVANA[:1]), npcs=navy("caracas"), zones=QUIET, **PLAYED)
    assert "night-search" in keys(table.table, "end")


def test_what_being_found_with_contraband_costs(set_up: SetUp, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(door, "_estimates", {})
    table = sailing(set_up, "caracas", "curacao", navy("caracas"), contraband=HAVANA, force=[FOUND])
    assert told(table, "discard", "contraband-lost") == {"count": 2, "gold": 20, "glory": 1}
    assert told(table, "resist", "bounty")["nation"] == "dutch"
    notes = estimate(table.table, 0).options["resist"]
    (fight,) = notes
    assert fight.key == "about-fight"
    assert fight.args["lost"] > 3 * fight.args["won"]


def test_whoever_takes_contraband_is_warned_of_the_navies(set_up: SetUp) -> None:
    """Unless they are after him anyway, or none is about."""
    cards = [*ESCAPING, raid_card("escape")]

    def stowing(npcs: dict[str, Any], **seat: Any) -> TestTable:
        rigs = {"kind": "frigate", "mods": ["advanced_rigs_and_sails"]}
        table = set_up(
            at_sea("caracas", ship=rigs, **seat),
            change=first(MerchantRaid(seat=0, captain_id=0, nation="spanish")),
            force=[("raid", cards), ("seamanship", [1, 2])],
            npcs=npcs,
            **PLAYED,
        )
        return table.play([f"keep:{card}" for card in cards])

    table = stowing(navy("nassau"))
    assert table.kind == "contraband.stow"
    assert told(table, "", "contraband-law")["more"] == 0
    assert told(table, f"stow:{ESCAPING[0]}", "fetches")["gold"] == 10
    assert advise(stowing({}).table, 0).question == ()
    assert advise(stowing(navy("nassau"), bounties={"dutch": 1}).table, 0).question == ()


# --- the Treasure Galleon, other captains -----------------------------------------------------------

LADEN: Any = {"modules": ("treasure_galleon",)}
STRONG = {"captain": skilled(4, 3, 4), "ship": "frigate"}


def off_her(set_up: SetUp, gold: int) -> TestTable:
    laid: dict[str, Any] = {"treasure_galleon": {"zone": "caracas", "gold": gold}}
    return set_up({**at_sea("caracas"), **STRONG}, zones=QUIET, **LADEN, **laid)


@pytest.mark.in_turn(3)
def test_what_the_treasure_galleon_would_bring(set_up: SetUp, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(door, "_estimates", {})
    table = off_her(set_up, 25)
    her = f"scout:npc:{GALLEON}"
    assert told(table, her, "treasure") == {"gold": 25}
    assert told(table, her, "defeat-bounty") == {"nation": "spanish", "count": 2}
    assert told(table, her, "bounty")["nation"] == "spanish"
    chance = told(table, her, "scout-fight")["chance"]
    assert chance == of([made > 0 for made in thrown(3)])
    assert near(share(table.table, 0, [her], said("battle.began"), most=0), chance)
    (taken,) = [one for one in estimate(table.table, 0).options[her] if one.key == "about-treasure"]
    fought = share(table.table, 0, [her], said("battle.began"))
    assert (
        abs(100 * share(table.table, 0, [her], said("treasure.taken")) / fought - taken.args["chance"]) <= 16
    )


def test_without_gold_she_is_a_galleon_like_others(set_up: SetUp) -> None:
    her = f"scout:npc:{GALLEON}"
    assert "treasure" not in keys(off_her(set_up, 0).table, her)


def test_what_can_be_seen_aboard_another_captain(set_up: SetUp) -> None:
    prey = at_sea("caracas", cargo=goods("rum", 2), bounties={"french": 2}, glory_cards=SILENT[:1])
    table = set_up(at_sea("caracas"), prey, zones=QUIET)
    assert told(table, "scout:captain:1", "aboard") == {"cargo": 2, "cards": 1, "specialists": 0}
    assert told(table, "scout:captain:1", "npc-reward") == {"gold": 10}


# --- plunder ----------------------------------------------------------------------------------------


def asked_next(table: TestTable, kind: str) -> TestTable:
    """The table at a question of a kind, everything before answered as by default."""
    while table.kind != kind:
        table.play(list(table.asked().default))
    return table


def test_plundered_cargo_for_which_there_is_no_room(set_up: SetUp) -> None:
    small = winner(ship={"kind": "sloop", "cargo": 1})
    table = plunders(set_up, small, beaten(ship={"kind": "flute", "crew": 0}, cargo=goods("rum", 3)))
    asked_next(table, "plunder.cargo")
    assert told(table, "", "cargo-left") == {"room": 1, "left": 2}
    assert keys(table.table, "keep:rum_1") == ["fetches"]
    table = plunders(set_up, winner(ship="flute"), beaten(cargo=goods("rum", 2)))
    assert advise(asked_next(table, "plunder.cargo").table, 0).question == ()


def test_a_rumor_and_a_card_too_many(set_up: SetUp) -> None:
    table = plunders(set_up, winner(rumors=RUMORS[:1]), beaten(rumors=RUMORS[1:2]))
    asked_next(table, "plunder.rumor")
    assert told(table, "", "rumors-left") == {"slots": 1, "left": 1}
    zone = marauders_box().rumor_card(RUMORS[1]).zone
    assert told(table, f"keep:{RUMORS[1]}", "leads-to")["zone"] == zone
    table = plunders(set_up, winner(glory_cards=SILENT[:4]), beaten(glory_cards=SILENT[4:5]))
    asked_next(table, "plunder.cards")
    assert told(table, f"take:{SILENT[4]}", "hand-full") == {"most": 4}
    assert told(table, "stop", "cards-left") == {"count": 1}


def test_a_claimed_ship(set_up: SetUp) -> None:
    """Modifications are lost, Crew and cargo that find no room stay behind."""
    mine = winner(ship={"kind": "galleon", "mods": ["swivel_guns"]}, cargo=goods("rum", 3))
    hers = beaten(ship={"kind": "sloop", "crew": 0, "hull": 1})
    table = set_up(mine, hers, change=decided("crew"))
    assert table.kind == "plunder.claim"
    ships = marauders_box().ships
    assert told(table, "claim", "claimed-worth") == {
        "gold": ships["sloop"].sell or 0,
        "have": ships["galleon"].sell or 0,
    }
    assert told(table, "claim", "claimed-damage") == {"points": 1}
    over, left = told(table, "claim", "overboard")["count"], told(table, "claim", "crew-left")["crew"]
    assert told(table, "claim", "mods-lost") == {"mods": ["swivel_guns"]}
    crew = table.ship().crew
    asked_next(table.play("claim"), "turn.action")
    assert crew - table.ship().crew == left == 2
    assert 3 - len(table.at("cargo.hold:0")) == over == 1
    assert table.at("mod.ship:0") == []
