"""Commands as games declare them: what contradicts itself is refused where it is written."""

from __future__ import annotations

import pytest

from engine.kernel import RulesError
from engine.kernel.declared.commands import CommandSpec, Parameter


@pytest.mark.parametrize(
    ("name", "path", "takes", "wrong"),
    [
        ("Dig up", ("dig",), None, "has the name 'Dig up'"),
        ("dig", ("dig",), Parameter("how-deep", "about"), "has the name 'how-deep'"),
        ("dig", (), None, "leads nowhere"),
        ("dig", ("dig", "#"), Parameter("where", "about"), "takes a number exactly where"),
        ("dig", ("dig",), Parameter("depth", "about", most=3), "takes a number exactly where"),
    ],
)
def test_a_command_that_contradicts_itself_is_refused(
    name: str, path: tuple[str, ...], takes: Parameter | None, wrong: str
) -> None:
    with pytest.raises(RulesError, match=wrong):
        CommandSpec(name, "command-dig", path, takes=takes)
