"""Prepared views of Port Royal to be drawn."""

from typing import Any

from data.locale import Texts
from tests.port_royal.table import ROYAL, Harbour

TEXTS = Texts("en")
PLAYERS = ("Anne Bonny", "Calico Jack", "Mary Read", "Edward Teach of Bristol, called Blackbeard", "Grace")


def harbour_full() -> dict[str, Any]:
    """Five seats, a harbour with all types of ship, long displays, the last round."""
    table = Harbour(
        seats=5, rules=ROYAL, turn=3, round=9, last_round=True, coins=[3, 11, 0, 24, 7],
        expeditions=["expedition_priests", "expedition_captains_settler"],
        displays=[
            ["sailor_3", "sailor_3", "trader_flute_3", "settler_4"],
            ["admiral_7", "jester_9", "priest_4", "jack_6", "jack_6", "mademoiselle_9"],
            [],
            ["expedition_captains", "sailor_3", "sailor_5", "pirate_9", "governor_8", "governor_8",
             "trader_galleon_3", "trader_skiff_3", "captain_4", "captain_4", "mademoiselle_7", "jester_7"],
            ["expedition_settlers"],
        ],
        deck=["flute_2_2", "skiff_3_5", "galleon_3_skull", "frigate_2_3", "pinnace_4_4", "jack_6",
              "trader_pinnace_5", "admiral_9"],
    )  # fmt: skip
    table.answer("let-in", "turn-up", "turn-up", "turn-up", "let-in", "turn-up").answer("let-in")
    return table.turn_up(3).table.view(None)


LONG = tuple(
    f"{name} of the Many Long Names"[:32] for name in ("Anne Bonny", "Bart", "Cal", "Dora Dee", "Emil")
)
"""Names as long as Discord lets them be."""


def harbour_fullest() -> dict[str, Any]:
    """Five seats with nearly all persons there are, eleven cards in the harbour, four expeditions open."""
    table = Harbour(
        seats=5, rules=ROYAL, turn=1, round=24, last_round=True, coins=[12, 10, 11, 10, 2],
        expeditions=["expedition_captains_settler", "expedition_priests_settler", "expedition_priests",
                     "expedition_for_five"],
        displays=[
            ["trader_pinnace_3", "trader_flute_3", "trader_skiff_3", "trader_frigate_3", "trader_galleon_3",
             "settler_4", "captain_4", "priest_4", "jack_6", "mademoiselle_7", "jester_5", "admiral_7",
             "governor_8", "expedition_captains", "expedition_settlers"],
            ["trader_skiff_3", "trader_frigate_3", "trader_galleon_3", "settler_4", "captain_4", "priest_4",
             "jack_6", "jester_7", "admiral_7", "governor_8", "sailor_3", "sailor_3"],
            ["sailor_3", "sailor_3", "sailor_3", "sailor_3", "sailor_3", "sailor_5", "sailor_5", "sailor_7",
             "pirate_5", "pirate_7", "pirate_9", "mademoiselle_7"],
            ["settler_4", "settler_4", "captain_4", "captain_4", "priest_4", "priest_4", "jester_7",
             "jester_7", "admiral_7", "admiral_9", "governor_8"],
            [],
        ],
        deck=["frigate_1_1", "trader_pinnace_5", "galleon_1_2", "trader_flute_5", "skiff_1_1", "jack_6",
              "mademoiselle_9", "flute_1_1", "mademoiselle_9", "admiral_9", "pinnace_4_4"],
    )  # fmt: skip
    while len(table.at("harbour")) < 11:
        table.answer("let-in" if "let-in" in table.offers else "turn-up")
    return table.table.view(None)


def harbour_begins() -> dict[str, Any]:
    """Two seats, a lone card."""
    return Harbour(deck=["sailor_3"]).table.view(None)


def harbour_over() -> dict[str, Any]:
    """Three seats after the last round: one shares the most points with another and has more coins than he
    has; the third has more points and no expedition.
    """
    table = Harbour(
        seats=3, turn=2, last_round=True, coins=[2, 5, 9], deck=["sailor_3", "settler_4", "captain_4"],
        displays=[
            ["expedition_captains", "settler_4", "sailor_7"],
            ["expedition_settlers", "settler_4", "mademoiselle_9"],
            ["admiral_7", "governor_8", "governor_8", "mademoiselle_9", "admiral_9"],
        ],
    )  # fmt: skip
    while table.table.waiting:
        offered = table.offers
        table.answer(next(one for one in ("put-in", "take-none", "finish", "turn-up") if one in offered))
    return table.table.view(None)
