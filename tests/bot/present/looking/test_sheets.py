"""Sheets tell what a module adds to a seat, with a text of its own or without."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

import msgspec
import pytest

from bot.wording.sheets import sheet
from data.content.modules import MODULES, ModuleContent
from data.locale import Texts
from engine.kernel import Chapter, GameSpec, ModuleSpec, Owner, Public, Table
from engine.marauders.game import MARAUDERS


class Favors(msgspec.Struct):
    """What a seat has of them."""

    seat: Public[int]
    left: Public[int] = 2
    worth: Owner[int] = 7


FAVORS = Chapter.per_seat("favors", Favors)


WITH_FAVORS = msgspec.structs.replace(MARAUDERS, modules=(ModuleSpec("favors", (FAVORS,)),))


class Worded(Texts):
    """Texts with a sheet for the module."""

    def has(self, key: str) -> bool:
        return key == "hand-favors" or super().has(key)

    def say(self, key: str, /, **args: Any) -> str:
        if key == "hand-favors":
            return f"{args['favors_left']} favors, worth {args['favors_worth']}"
        return super().say(key, **args)


@pytest.fixture(autouse=True)
def _known(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(MODULES, "favors", ModuleContent("favors"))


def shown(
    texts: Texts, spec: GameSpec, *modules: str, kind: str = "hand", reader: int | None = 0
) -> list[str]:
    """The lines of seat 0's sheet."""
    table = Table.new(spec, seats=2, seed="sheets", modules=modules)
    live: Any = SimpleNamespace(game=table, texts=texts, row=SimpleNamespace(game="marauders"))
    return sheet(live, kind, 0, reader).splitlines()


@pytest.mark.parametrize("kind", ["hand", "captain"])
def test_a_module_without_a_text_has_its_figures_listed_below_the_games_sheet(kind: str) -> None:
    plain = shown(Texts("en"), MARAUDERS, kind=kind)
    assert shown(Texts("en"), WITH_FAVORS, kind=kind) == plain
    listed = shown(Texts("en"), WITH_FAVORS, "favors", kind=kind)
    assert listed[: len(plain)] == plain
    assert [line.rpartition("** ")[2] for line in listed[len(plain) :]] == ["2", "7"]


def test_a_modules_own_text_takes_the_place_of_the_list() -> None:
    assert shown(Worded("en"), WITH_FAVORS, "favors")[-1] == "2 favors, worth 7"


def test_what_a_module_keeps_secret_is_on_no_other_readers_sheet() -> None:
    for_all = shown(Texts("en"), WITH_FAVORS, "favors", kind="captain", reader=None)
    assert for_all[-1].endswith("** 2")
    assert not any(line.endswith("** 7") for line in for_all)
