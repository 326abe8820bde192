"""How somebody comes to a table from the local network: a code, a name, and the key of his own link."""

from __future__ import annotations

from typing import Annotated

import msgspec
from msgspec import UNSET, Struct

from bot.protocol.shapes import Maybe

Typed = Annotated[str, msgspec.Meta(max_length=80)]
Language = Annotated[str, msgspec.Meta(max_length=20)]


class Come(Struct, forbid_unknown_fields=True):
    """POST come: a `code` as it was typed or scanned, the `name` of who comes once he was asked for it, the
    language in which he reads.
    """

    code: Typed
    name: Typed = ""
    language: Language = ""


class Wait(Struct, forbid_unknown_fields=True):
    """POST wait: is there an answer for who `waits`, and reads in this language?"""

    waits: Annotated[str, msgspec.Meta(max_length=80)]
    language: Language = ""


class Came(Struct):
    """What came of it: the `key` of his own link; or he is asked how he is called (`asks`, with the table's
    name); or the host is asked (he `waits`), as somebody sits there (`instead`); or he was `refused`, and if
    his code is `over`, he needs another.
    """

    key: Maybe[str] = UNSET
    asks: Maybe[str] = UNSET
    waits: Maybe[str] = UNSET
    instead: Maybe[str] = UNSET
    refused: Maybe[str] = UNSET
    over: Maybe[bool] = UNSET
