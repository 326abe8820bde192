"""What the documents promise a newcomer is what the code has."""

from __future__ import annotations

import ast
import re
from functools import cache
from pathlib import Path

import discord
import pytest
import yaml

from bot.cli import COMMANDS
from bot.posting.permissions import TO_INVITE
from bot.settings import Settings

ROOT = Path(__file__).parent.parent
README = (ROOT / "README.md").read_text(encoding="utf-8")


def test_the_invitation_asks_for_the_permissions_the_bot_checks() -> None:
    needed = discord.Permissions(**dict.fromkeys(TO_INVITE, True))
    assert re.findall(r"permissions integer `(\d+)`", README) == [str(needed.value)]


def test_the_settings_table_is_complete() -> None:
    listed = re.findall(r"^\| `([A-Z_]+)` \|", README, re.MULTILINE)
    assert listed == [name.upper() for name in Settings.model_fields]


def test_every_command_is_listed() -> None:
    listed = set(re.findall(r"^\| `([a-z]+)", README, re.MULTILINE)) | {"run", "restore"}
    assert listed == set(COMMANDS)


def test_links_and_pictures_of_the_documents_are_there() -> None:
    documents = [*sorted(ROOT.glob("*.md")), *sorted((ROOT / "docs").glob("*.md"))]
    missing = [
        f"{document.name}: {link}"
        for document in documents
        for link in re.findall(r"\]\(([^)#]+?)\)", document.read_text(encoding="utf-8"))
        if not link.startswith("http") and not (document.parent / link).exists()
    ]
    assert missing == []


def threats() -> list[list[str]]:
    """The rows of the table of threats, each the tests that it names."""
    table = (ROOT / "SECURITY.md").read_text(encoding="utf-8")
    rows = [line for line in table.splitlines() if line.startswith("| ")]
    return [re.findall(r"`(test_\w+)`", row.rsplit("|", 2)[1]) for row in rows[2:]]


def test_every_threat_names_tests_that_there_are() -> None:
    code = [path.read_text(encoding="utf-8") for path in (ROOT / "tests").rglob("test_*.py")]
    known = {name for text in code for name in re.findall(r"def (test_\w+)\(", text)}
    assert len(threats()) > 10
    assert [row for row in threats() if not row] == []
    assert {name for row in threats() for name in row} - known == set()


def test_every_asset_stands_in_the_list_of_licences() -> None:
    assets = ROOT / "data" / "assets"
    listed = (assets / "README.md").read_text(encoding="utf-8")
    patterns = [
        name
        for cell in re.findall(r"^\| (.+?) \|", listed, re.MULTILINE)
        for name in re.findall(r"`([^`]+)`", cell)
    ]
    licences = re.findall(r"`((?:fonts/OFL|ISC)-[^`]+)`", listed)
    files = [
        path.relative_to(assets) for path in assets.rglob("*") if path.is_file() and path.name != "README.md"
    ]
    unlisted = [str(f) for f in files if not any(f.match(p) for p in patterns) and str(f) not in licences]
    assert unlisted == []
    assert all((assets / licence).exists() for licence in licences)


CODE = ("bot", "engine", "render", "data", "tests", "tools")
TELLS_OF_CODE = (
    "architecture.md", "kernel.md", "rule-points.md", "games.md", "captains.md", "bot.md", "pages.md",
    "adding-a-rule.md", "adding-a-module.md", "adding-a-game.md", "first-hour.md",
)  # fmt: skip
"""Documents whose words in backticks are names of the code."""


@cache
def names_in_code() -> set[str]:
    """Whatever the code calls something: modules, classes, functions, fields, arguments, ids in texts."""
    found: set[str] = set()
    for folder in CODE:
        for path in (ROOT / folder).rglob("*"):
            found.update(re.findall(r"\w+", path.stem), path.suffix.strip(".").split())
            if path.suffix == ".py":
                for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
                    match node:
                        case ast.ClassDef(name=name) | ast.FunctionDef(name=name) | ast.arg(arg=name):
                            found.add(name)
                        case ast.AsyncFunctionDef(name=name) | ast.Name(id=name, ctx=ast.Store()):
                            found.add(name)
                        case ast.Attribute(attr=name, ctx=ast.Store()) | ast.keyword(arg=str(name)):
                            found.add(name)
                        case ast.Constant(value=str(text)):
                            found.update(re.findall(r"\w+", text) if len(text) < 80 else ())
                        case _:
                            pass
    return found


def code_in(document: str) -> list[str]:
    """What stands in backticks in a document, its blocks of code left out."""
    text = re.sub(r"```.*?```", "", (ROOT / "docs" / document).read_text(encoding="utf-8"), flags=re.DOTALL)
    return re.findall(r"`([^`\n]+)`", text)


def spelt_out(path: str) -> list[str]:
    """`a/{b,c}.py` as the two paths it stands for; `<game>` may be any."""
    path = re.sub(r"<\w+>", "*", path)
    if choice := re.search(r"\{([^}]+)\}", path):
        return [one for part in choice[1].split(",") for one in spelt_out(path.replace(choice[0], part))]
    return [path]


def unknown_in(codes: list[str], names: set[str]) -> list[str]:
    """Names and paths among these that the repository does not have."""
    missing: list[str] = []
    for code in codes:
        if code.split()[0] in ("quartermaster", "make", "python"):
            continue
        if "/" in code and code.split("/")[0] in {*CODE, "docs", "tools"}:
            for one in spelt_out(code.rstrip("/")):
                missing += [] if any(ROOT.glob(one)) or any(ROOT.glob(f"{one}.py")) else [f"{code}: {one}"]
            continue
        missing += [f"{code}: {word}" for word in re.findall(r"[A-Za-z_]\w*", code) if word not in names]
    return missing


@pytest.mark.parametrize("document", TELLS_OF_CODE)
def test_documents_name_nothing_that_the_code_does_not_have(document: str) -> None:
    assert unknown_in(code_in(document), names_in_code()) == []


def test_the_map_is_read_in_one_go() -> None:
    assert len((ROOT / "docs" / "architecture.md").read_text(encoding="utf-8").splitlines()) <= 150


def first_hour() -> list[str]:
    """The steps of the first hour on Discord."""
    text = (ROOT / "docs" / "first-hour.md").read_text(encoding="utf-8")
    return re.split(r"(?m)^\*\*(?=\d+\. )", text)[1:]


def test_each_of_thirty_steps_says_what_must_be_seen_and_where_to_look_otherwise() -> None:
    steps = first_hour()
    assert [int(step.partition(".")[0]) for step in steps] == list(range(1, 31))
    for step in steps:
        assert re.search(r"Must be (?:seen|read): |Desktop(?: and phone)?: ", step), step.splitlines()[0]
        where = step.partition("\nOtherwise: ")[2]
        assert [code for code in re.findall(r"`([^`]+)`", where) if "/" in code], step.splitlines()[0]


def test_the_first_hour_names_buttons_as_they_are_called() -> None:
    texts = (ROOT / "data" / "locale" / "en").glob("*.ftl")
    labels = {
        label for path in texts for label in re.findall(r"(?m)^button-\S+ = (.+)$", path.read_text("utf-8"))
    }
    named = {label for step in first_hour() for label in re.findall(r"(?<!\*)\*([^*\n]+)\*(?!\*)", step)}
    assert "Your choices" in named
    assert named - labels == set()


def test_texts_for_lists_are_as_short_as_they_have_to_be() -> None:
    listing = (ROOT / "docs" / "listing.md").read_text(encoding="utf-8")
    texts = re.findall(r"```text (\d+) (\w+)\n(.+)\n```", listing)
    assert sorted({(int(most), language) for most, language, _ in texts}) == [
        (200, "de"), (200, "en"), (400, "de"), (400, "en"),
    ]  # fmt: skip
    assert [told for most, _, told in texts if not 0.8 * int(most) < len(told) <= int(most)] == []
    pictures = re.findall(r"`(docs/pictures/[^`]+)`", listing)
    assert len(pictures) > 5
    assert [picture for picture in pictures if not (ROOT / picture).exists()] == []


FORMS = sorted((ROOT / ".github" / "ISSUE_TEMPLATE").glob("*.yml"))
FIELDS = {"markdown": {"value"}, "input": {"label"}, "textarea": {"label"}, "dropdown": {"label", "options"},
          "checkboxes": {"label", "options"}}  # fmt: skip
"""What each kind of field in a form of an issue cannot do without."""


@pytest.mark.parametrize(
    "form", [path for path in FORMS if path.stem != "config"], ids=lambda path: path.stem
)
def test_forms_of_issues_are_whole(form: Path) -> None:
    """As GitHub describes them: else it shows none of them."""
    said = yaml.safe_load(form.read_text(encoding="utf-8"))
    assert said.keys() <= {"name", "description", "title", "labels", "assignees", "projects", "type", "body"}
    assert len(said["name"]) > 3
    assert said["description"]
    ids = [field["id"] for field in said["body"] if field["type"] != "markdown"]
    assert len(ids) == len(set(ids)) > 0
    for field in said["body"]:
        assert field.keys() <= {"type", "id", "attributes", "validations"}
        assert FIELDS[field["type"]] <= field["attributes"].keys()
        options = field["attributes"].get("options", [])
        if field["type"] == "dropdown":
            assert len(options) == len(set(options)) > 1


def test_an_issue_begins_with_a_form() -> None:
    assert {path.stem for path in FORMS} == {"config", "fault", "rule", "wish"}
    config = yaml.safe_load((FORMS[0].parent / "config.yml").read_text(encoding="utf-8"))
    assert config == {"blank_issues_enabled": False}


def test_a_name_that_is_gone_is_found() -> None:
    names, gone = names_in_code(), "q" * 9
    assert unknown_in(["Chapter.rule", "engine/marauders/terms", "bot/{app,logs}.py"], names) == []
    assert unknown_in([f"game.{gone}", f"engine/{gone}.py"], names) == [
        f"game.{gone}: {gone}",
        f"engine/{gone}.py: engine/{gone}.py",
    ]
