"""Sentences that change with their figures, as they are read aloud at the table."""

from __future__ import annotations

from typing import Any

import pytest

from tests.locale.test_complete import everything

FEW, MANY = ["curacao", "st_maarten"], ["curacao", "st_maarten", "havana"]
STASH = {"gold": 12, "stash": 40, "fee": 0}
FAR_OFF = {
    "here": True,
    "finds": False,
    "closes": [],
    "won": 0,
    "gold": 0,
    "glory": 0,
    "hits": 0,
    "who": [],
    "more": 0,
}
WELCOME = {"captain": "Anne", "nation": "dutch", "ship": "flute", "zone": "curacao", "count": 10}

GREETED = (
    "Du bist **Anne** und segelst für die Niederlande. Deine Fleute liegt in Curaçao. "
    "Wer zuerst 10 Ruhm hat, gewinnt."
)


@pytest.mark.parametrize(
    ("key", "args", "english", "german"),
    [
        (
            "ask-goods-buy-own", {"gold": 8, "takes": 2},
            "What do you buy? You have 8 gold and room for 2 at sea.",
            "Was kaufst du? Du hast 8 Gold und auf See Platz für 2.",
        ),
        (
            "ask-goods-buy-own", {"gold": 8, "takes": 0},
            "What do you buy? You have 8 gold, but no room left at sea.",
            "Was kaufst du? Du hast 8 Gold, aber auf See keinen Platz mehr.",
        ),
        (
            "ask-stash-own", {**STASH, "next": 0},
            "How much gold do you stash? More brings no glory.",
            "Wie viel Gold verstecken? Mehr bringt keinen Ruhm.",
        ),
        (
            "ask-stash-own", {**STASH, "next": 1},
            "How much gold do you stash? 1 more is +1 glory.",
            "Wie viel Gold verstecken? Mit 1 mehr gibt es +1 Ruhm.",
        ),
        (
            "more-stash", {**STASH, "next": 0},
            "12 gold aboard, 40 in the stash; more brings no glory. How much do you stash?",
            "12 Gold an Bord, 40 im Versteck; mehr bringt keinen Ruhm. Wie viel verstecken?",
        ),
        (
            "brief-closes", {"zones": FEW[:1]},
            "Closes Curaçao to you", "Sperrt dir Curaçao",
        ),
        (
            "brief-closes", {"zones": FEW},
            "Closes Curaçao and St. Maarten to you", "Sperrt dir Curaçao und St. Maarten",
        ),
        (
            "brief-closes", {"zones": MANY},
            "Closes 3 ports to you", "Sperrt dir 3 Häfen",
        ),
        (
            "brief-opens", {"zones": FEW},
            "Opens Curaçao and St. Maarten", "Curaçao und St. Maarten stehen dir dann offen",
        ),
        (
            "ask-scout-off_turn-own", {"other": 0, "zone": "havana", "actions": 1},
            "Anne comes to Havana. Scout now? It costs 1 action next turn.",
            "Anne ist vor Havanna. Jetzt suchen, dafür 1 Aktion weniger?",
        ),
        (
            "advice-voyage-welcome", WELCOME,
            "You are **Anne**. Your Dutch Flute lies in Curaçao. First to 10 glory wins.",
            GREETED,
        ),
        (
            "advice-voyage-merchant-welcome", {"count": 12, "expedition": 0},
            ("You are a merchant in Port Royal: the most influence points win. On your turn, turn up cards "
             "until you stop, then take one: ships bring coins, coins hire people, and people are points. "
             "Once somebody has 12 points, that round is the last."),
            ("In Port Royal gewinnen die meisten Einflusspunkte. In deinem Zug deckst du Karten auf, bis du "
             "aufhörst, und nimmst dir eine: Schiffe bringen Münzen, Münzen bezahlen Leute, und Leute sind "
             "Punkte. Sobald jemand 12 Punkte hat, ist das die letzte Runde."),
        ),
        (
            "advice-voyage-fleet-welcome", {"flag": "red_flag", "count": 4},
            ("You are a pirate captain under the red flag: the most treasure points win. Each sailing, load "
             "cards, then place them at ships: the most cannons at a ship capture her, on a tie nobody does, "
             "and a boarding party beats any number of cannons. After 4 sailings it ends; then the strongest "
             "card kept back wins the governor, 16 points."),
            ("Deine Farbe ist die rote Flagge, und die meisten Schatzpunkte gewinnen. Bei jeder Ausfahrt "
             "lädst du Karten und legst sie an Schiffe: Wer an einem Schiff die meisten Kanonen hat, kapert "
             "es, bei Gleichstand niemand, und eine Entermannschaft schlägt beliebig viele Kanonen. Nach 4 "
             "Ausfahrten ist Schluss; dann gewinnt die stärkste zurückbehaltene Karte den Gouverneur, "
             "16 Punkte."),
        ),
        (
            "ask-plunder-specialists", {"target": 0},
            "Which of Anne’s specialists join you? Only one of each type.",
            "Welche Spezialisten von Anne kommen zu dir? Von jeder Art nur einer.",
        ),
        (
            "ask-natives-own", {"points": 1},
            "Give the natives 1 cargo card to repair everything? 1 point is damaged.",
            "Für 1 Frachtkarte alles reparieren lassen? 1 Punkt ist beschädigt.",
        ),
        (
            "advice-token-away", {"open": False, "zones": 0, "docked": False},
            "Closed to you; you are just off it", "Für dich geschlossen; du liegst davor",
        ),
        (
            "advice-token-away", {"open": True, "zones": 0, "docked": True},
            "You are in this port", "Da liegst du",
        ),
        (
            "advice-voyage-demand-port", {"near": False, "aboard": 0, "sold": 0},
            "You have nothing that it wants now.", "Was er jetzt verlangt, hast du nicht an Bord.",
        ),
        (
            "advice-voyage-demand-port", {"near": True, "aboard": 1, "sold": 0},
            "It is the nearest port open to you.", "Das ist der nächste Hafen, der dir offen steht.",
        ),
        (
            "advice-voyage-hire", {"card": "carpenter.2", "price": 5},
            ("For 5 gold, paid once: Repairs 1 damage each turn at sea, but not Crew, "
             "as long as this captain lives."),
            ("Für einmal 5 Gold: Repariert auf See jeden Zug 1 Schaden, aber keine Mannschaft, "
             "solange dieser Kapitän lebt."),
        ),
        (
            "advice-voyage-raid", {"zone": "caribbean_sea", "zones": [], "count": 0, **FAR_OFF},
            "A raid in the Caribbean Sea should pay best from here: 12 gold or more is +1 glory.",
            ("Ein Überfall in der Karibischen See verspricht von hier aus am meisten: "
             "Ab 12 Gold bringt er +1 Ruhm."),
        ),
        (
            "advice-voyage-raid",
            {"zone": "caribbean_sea", "zones": [], "count": 0, **FAR_OFF, "won": 90, "gold": 13, "glory": 70},
            "Raid here: ≈ 90% for about 13 gold, 70% for +1 glory.",
            "Überfall hier: ≈ 90 % auf etwa 13 Gold, 70 % auf +1 Ruhm.",
        ),
        (
            "advice-voyage-raid",
            {"zone": "havana", "zones": [], "count": 0, **FAR_OFF, "finds": True, "won": 65, "gold": 7},
            "Raid here: ≈ 65% to find and rob one for about 7 gold, too little for glory.",
            "Überfall hier: ≈ 65 %, dass du einen findest und ausraubst, etwa 7 Gold, zu wenig für Ruhm.",
        ),
        (
            "advice-voyage-raid",
            {"zone": "caribbean_sea", "zones": [], "count": 0, **FAR_OFF, "won": 90, "gold": 7},
            "Raid here: ≈ 90% for about 7 gold, too little for glory.",
            "Überfall hier: ≈ 90 % auf etwa 7 Gold, zu wenig für Ruhm.",
        ),
        (
            "advice-voyage-changed-raid", {"zone": "caribbean_sea"},
            "First a raid here: you still get to the Caribbean Sea this turn.",
            "Erst noch ein Überfall hier: Danach kommst du noch in diesem Zug in die Karibische See.",
        ),
        (
            "advice-voyage-stash-home", {"zone": "port_royal", "gold": 42, "count": 4},
            "Take your gold home: in your stash in Port Royal, 42 gold is 4 glory, and nobody can take it.",
            ("Bring dein Gold nach Hause: Im Versteck in Port Royal sind 42 Gold 4 Ruhm, "
             "und niemand nimmt sie dir mehr."),
        ),
        (
            "advice-voyage-changed-merchant", {"zone": "caribbean_sea"},
            "Plan changed: The merchant in the Caribbean Sea is gone.",
            "Neuer Plan: Der Kauffahrer in der Karibischen See ist fort.",
        ),
        (
            "advice-voyage-changed-danger", {"zone": "caribbean_sea"},
            "Plan changed: the way to the Caribbean Sea is too dangerous now.",
            "Neuer Plan: Der Weg in die Karibische See ist zu gefährlich geworden.",
        ),
        (
            "advice-voyage-changed-better", {"zone": "caribbean_sea", "was": "raid", "more": 9},
            "Plan changed: this should bring 9 gold more than the raid in the Caribbean Sea.",
            "Neuer Plan: Das dürfte 9 Gold mehr bringen als der Überfall in der Karibischen See.",
        ),
        (
            "advice-voyage-buy-wanted", {"zones": FEW[:1], "over": 0},
            "Wanted in Curaçao, for double the price.", "Gefragt in Curaçao: Dort bringen sie das Doppelte.",
        ),
    ],
)  # fmt: skip
def test_a_sentence_is_one_that_somebody_says(
    key: str, args: dict[str, Any], english: str, german: str
) -> None:
    said = [everything(language).with_players(["Anne"]).say(key, **args) for language in ("en", "de")]
    assert said == [english, german]
