"""What stands beneath a film's board: what has happened since the board before."""

from collections.abc import Iterator

from data.content.fleet import fleet_content
from data.locale import Texts
from render.kit.game import View, arrived
from render.treasure_fleet.alt_text import player_name
from render.treasure_fleet.facts import GOVERNOR, Facts, read, shots_of


def caption(before: View, after: View, texts: Texts) -> str:
    """Who has captured or lost what, and who has fired at which ships; else that a sailing begins. `texts`
    know the players.
    """
    was, now = read(before), read(after)
    told = {
        "captured": list(_prizes(now, before, after, texts)),
        "lost": list(_prizes(now, after, before, texts)),
        "fired": list(_fired(was, before, after, texts)),
    }
    lines = [texts.say(f"film-fleet-{key}", told=parts) for key, parts in told.items() if parts]
    if not lines and was.sailing != now.sailing:
        return texts.say("film-fleet-sailing", sailing=now.sailing)
    return " ".join(lines)


def _prizes(facts: Facts, before: View, after: View, texts: Texts) -> Iterator[str]:
    """Everybody's captured ships that are new, as parts of a sentence."""
    for seat in facts.sides:
        came = [piece.partition(".")[0] for piece in arrived(f"captured:{seat.number}", before, after)]
        who = player_name(seat, texts)
        if points := [str(fleet_content().fleet[card].points) for card in came if card != GOVERNOR]:
            yield texts.say("film-fleet-prizes", who=who, points=" + ".join(points))
        if GOVERNOR in came:
            yield texts.say("film-fleet-governor", who=who)


def _fired(was: Facts, before: View, after: View, texts: Texts) -> Iterator[str]:
    """Who has fired at which ships, as parts of a sentence, from the one who was the lookout clockwise."""
    shots = [
        (number, shot.flag)
        for number, ship in enumerate(after["places"].get("fleet.row", ()), 1)
        for shot in shots_of(arrived(f"fired:{ship}", before, after))
    ]
    for seat in was.in_turn:
        if ships := [number for number, flag in shots if flag == seat.flag]:
            yield texts.say("film-fleet-shots", who=player_name(seat, texts), ships=ships)
