"""What members typed reads the same in a message, and does nothing there."""

from __future__ import annotations

import re
from random import Random

import pytest
from discord.utils import escape_markdown, escape_mentions

from bot.tables.plain import plain


@pytest.mark.parametrize(
    "typed",
    [
        "*bold* _slanted_ ~~gone~~ ||hidden|| `code`", "# big", "> quoted", "- listed", "[here](https://x.org)",
        "<#123456789012345678>", "<@123456789012345678>", "<@&123456789012345678>", "@everyone", "<:x:1>",
        "<a:x:1>", "<t:0:R>", "</game new:1>", "<id:home>", "https://x_y.org", ":skull:",
    ],
)  # fmt: skip
def test_what_a_member_typed_does_nothing(typed: str) -> None:
    shown = plain(typed)

    assert shown.replace("\\", "").replace("\N{ZERO WIDTH SPACE}", "") == typed
    assert not re.search(r"<[@#:/]|<a:|<t:|<id:|://|:skull|@everyone", shown)
    assert not re.search(r"(?<!\\)[*_~|`]|^[#>-]|^\[", shown)


def test_what_is_plain_already_stays_as_it_is() -> None:
    assert plain("Anne: 3 < 4, 2 × rum") == "Anne: 3 < 4, 2 × rum"


def test_whatever_discords_own_library_escapes_is_escaped() -> None:
    chance, signs = Random(7), [*"ab1 *_~|`\\[]()<>@#:-!&.\n", "everyone", "@here", "[x](y)", "<@" + "1" * 18]
    for _ in range(3000):
        typed = "".join(chance.choices(signs, k=chance.randint(1, 9)))
        ours, theirs = plain(typed), escape_mentions(escape_markdown(typed, ignore_links=False))
        assert bare(ours) == bare(typed)
        assert ours.count("\\") >= theirs.count("\\"), (typed, ours, theirs)
        assert ours.count("\N{ZERO WIDTH SPACE}") >= theirs.count("\N{ZERO WIDTH SPACE}"), (
            typed,
            ours,
            theirs,
        )


def bare(text: str) -> str:
    """A text without whatever escapes it."""
    return text.replace("\\", "").replace("\N{ZERO WIDTH SPACE}", "")
