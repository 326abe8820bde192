"""The answers to a question: each with what it leads to, its odds, and where on the table it lies."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import cast

from msgspec import UNSET

from bot.protocol.places import of_option
from bot.protocol.reader import Reader
from bot.protocol.shapes import Counter, Maybe, Odds, Tone, Wanted
from bot.protocol.shapes import Option as Answer
from bot.wording.advice import dearest_first
from bot.wording.options import Noted, alike
from bot.wording.signs import all_pieces, piece_named, sign_of
from data.locale.brief import brief_note
from engine.advice import Advice, Note
from engine.kernel import Decision, Option
from render.art.shown import known, ship_names, vignettes

_LINE = 100
"""Characters of a line that says what an option is about."""
_TONES: dict[str, Tone] = {"decline": "quiet", "confirm": "confirm", "destructive": "danger"}


def options_of(
    reader: Reader,
    decision: Decision,
    advice: Advice,
    noted: Noted,
    advised: Sequence[str],
    *,
    costs: bool = False,
) -> list[Answer]:
    """All answers; of those that read alike only the first where one is picked, for nobody could tell them
    apart. `costs`: the reader has actions left of so many, so each says how many it takes.
    """
    offered: Iterable[Option] = decision.options
    if decision.most == 1:
        offered = (group[0] for group in alike(decision.options, reader.texts, hints=False))
    return [_option(reader, decision, one, advice, noted, one.id in advised, costs) for one in offered]


def _option(
    reader: Reader,
    decision: Decision,
    option: Option,
    advice: Advice,
    noted: Noted,
    advised: bool,
    costs: bool,
) -> Answer:
    texts = reader.texts
    notes = advice.options.get(option.id, ())
    consequence = noted.consequence(option, texts)
    tone = _TONES.get(option.tone, "danger" if option.id in noted.warned else "")
    return Answer(
        id=option.id,
        label=reader.said(texts.option(option)),
        at=of_option(reader, decision, option),
        advised=advised,
        tone=tone,
        grave=option.tone == "destructive",
        aside=option.near == "aside",
        consequence=reader.said(consequence) if consequence else UNSET,
        about=_about(reader, option, consequence),
        odds=_odds(reader, notes),
        refused=_refused(reader, decision, option),
        icon=piece_named(option, texts, all_pieces()) or UNSET,
        picture=_picture(reader, option),
        cost=cost_of(option) if costs else UNSET,
    )


def _picture(reader: Reader, option: Option) -> Maybe[str]:
    """The ship that an option names, what is drawn of the one card that it offers for gold, or the face of
    whom it introduces.
    """
    ship = piece_named(option, reader.texts, ship_names())
    if ship is not None and ship in option.args.values():
        return ship
    named = {value.partition(".")[0] for value in option.args.values() if isinstance(value, str)}
    cards = named & vignettes().keys() if "gold" in option.args else set[str]()
    faces = named & set(known("portraits")) if _introduces(option) else set[str]()
    found = cards or faces
    return found.pop() if len(found) == 1 else UNSET


def _introduces(option: Option) -> bool:
    """Whether an option says of somebody who he is, with his values."""
    values: Iterable[object] = option.args.values()
    phrases = cast("list[dict[str, object]]", [value for value in values if isinstance(value, dict)])
    return any(str(phrase.get("say", "")).endswith("-introduced") for phrase in phrases)


def _about(reader: Reader, option: Option, consequence: str) -> Maybe[str]:
    """What it is, in a line, such as a ship with her values beside those of one's own."""
    about = reader.texts.about(option)
    if len(about) > _LINE and _introduces(option):
        # What else he can do is what follows from it.
        about = about[: about.find(". ") + 1]
    return reader.said(about) if about and len(about) <= _LINE and about not in consequence else UNSET


def cost_of(option: Option) -> Maybe[int]:
    """How many actions an option takes: as many as fill its label, else one if it is a move at all."""
    if option.near != "hand":
        return UNSET
    actions = option.args.get("actions")
    return actions if isinstance(actions, int) else 1


def _odds(reader: Reader, notes: Iterable[Note]) -> Maybe[Odds]:
    """The chance that matters most."""
    for note in dearest_first(notes):
        chance = note.args.get("chance")
        if isinstance(chance, int) and (line := reader.said(brief_note(reader.texts, note))):
            return Odds(chance, line)
    return UNSET


def _refused(reader: Reader, decision: Decision, option: Option) -> Maybe[str]:
    """Why an option cannot be taken now, such as what cannot be paid."""
    if decision.range is not None or decision.most > 1:
        return UNSET
    refusal = decision.why_not([option.id])
    return reader.said(reader.texts.refusal(refusal)) if refusal is not None else UNSET


# --- counters -----------------------------------------------------------------------------------------


def counters_of(reader: Reader, decision: Decision, advice: Advice, noted: Noted) -> list[Counter]:
    """Equal options of a question of which several may be picked, such as cards of one good."""
    if decision.most <= 1 or decision.range is not None:
        return []
    groups = alike(decision.options, reader.texts, hints=False)
    kinds = [piece_named(group[0], reader.texts, all_pieces()) for group in groups]
    if None in kinds and all(len(group) == 1 for group in groups):
        # Cards that are chosen one by one.
        return []
    return [_counter(reader, group, kind, advice, noted) for group, kind in zip(groups, kinds, strict=True)]


def _counter(
    reader: Reader, group: Sequence[Option], kind: str | None, advice: Advice, noted: Noted
) -> Counter:
    first, texts = group[0], reader.texts
    consequence = noted.consequence(first, texts)
    prices = [one.args["gold"] for one in group if isinstance(one.args.get("gold"), int)]
    return Counter(
        id=kind or first.id,
        name=texts.name(kind) if kind is not None else reader.said(texts.option(first)),
        options=[one.id for one in group],
        prices=prices if len(prices) == len(group) else [],
        most=len(group),
        good=kind or UNSET,
        wanted=_wanted(advice.options.get(first.id, ())),
        consequence=reader.said(consequence) if consequence else UNSET,
    )


def offered_of(reader: Reader, decision: Decision, advice: Advice, noted: Noted) -> list[Counter]:
    """What a question is about that offers it not yet, such as goods that may be swapped: equal things
    together, with their prices. `noted`: what is noted of it.
    """
    texts = reader.texts
    prices: dict[str, int] = decision.private_args.get("prices", {})
    kinds = dict[str, list[str]]()
    for piece in prices:
        kinds.setdefault(sign_of(piece, texts, all_pieces()) or piece, []).append(piece)
    return [
        Counter(
            id=kind,
            name=texts.name(kind),
            options=[],
            prices=[prices[piece] for piece in pieces],
            most=len(pieces),
            good=kind,
            wanted=_wanted(advice.offered.get(pieces[0], ())),
            consequence=reader.said(noted.told.get(pieces[0], "")) or UNSET,
        )
        for kind, pieces in kinds.items()
    ]


def _wanted(notes: Iterable[Note]) -> Maybe[Wanted]:
    """Where a good is wanted nearest, if a note says so: a zone, what it fetches there, how far it is."""
    for note in notes:
        zone, gold, away = (note.args.get(name) for name in ("zone", "gold", "away"))
        if isinstance(zone, str) and isinstance(gold, int) and isinstance(away, int):
            return Wanted(f"port:{zone}", gold, away)
    return UNSET
