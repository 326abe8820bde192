"""Everybody who has a portrait: read from people.yaml."""

from functools import cache
from pathlib import Path

import msgspec
import yaml

from tools.artwork.pens import Sheet
from tools.artwork.portraits.bust import portrait
from tools.artwork.portraits.person import Person


@cache
def people() -> dict[str, Person]:
    """The parts of each person, by the id of a card or of a non-player captain.

    Raises ValueError if a line names a part that there is not.
    """
    text = Path(__file__).with_name("people.yaml").read_text(encoding="utf-8")
    found: dict[str, Person] = {}
    for name, parts in yaml.safe_load(text).items():
        try:
            found[name] = msgspec.convert(parts, Person)
        except msgspec.ValidationError as error:
            raise ValueError(f"The parts of {name!r} in people.yaml are wrong: {error}") from error
    return found


def portraits() -> dict[str, Sheet]:
    """The portrait of each person."""
    return {name: portrait(name, person) for name, person in people().items()}
