"""What the documents promise a newcomer is what the code has."""

from __future__ import annotations

import re
from pathlib import Path

import discord

from bot.cli import COMMANDS
from bot.posting.places import NEEDED, NEEDED_FOR_THREADS
from bot.settings import Settings

ROOT = Path(__file__).parent.parent
README = (ROOT / "README.md").read_text(encoding="utf-8")


def test_the_invitation_asks_for_the_permissions_the_bot_checks() -> None:
    needed = discord.Permissions(**dict.fromkeys(NEEDED + NEEDED_FOR_THREADS, True))
    assert re.findall(r"permissions integer `(\d+)`", README) == [str(needed.value)]


def test_the_settings_table_is_complete() -> None:
    listed = re.findall(r"^\| `([A-Z_]+)` \|", README, re.MULTILINE)
    assert listed == [name.upper() for name in Settings.model_fields]


def test_every_command_is_listed() -> None:
    listed = set(re.findall(r"^\| `([a-z]+)", README, re.MULTILINE)) | {"run"}
    assert listed == set(COMMANDS)


def test_links_and_pictures_of_the_documents_are_there() -> None:
    documents = [ROOT / "README.md", ROOT / "CONTRIBUTING.md", *sorted((ROOT / "docs").glob("*.md"))]
    missing = [
        f"{document.name}: {link}"
        for document in documents
        for link in re.findall(r"\]\(([^)#]+?)\)", document.read_text(encoding="utf-8"))
        if not link.startswith("http") and not (document.parent / link).exists()
    ]
    assert missing == []


def test_every_asset_stands_in_the_list_of_licences() -> None:
    assets = ROOT / "data" / "assets"
    listed = (assets / "README.md").read_text(encoding="utf-8")
    patterns = [
        name
        for cell in re.findall(r"^\| (.+?) \|", listed, re.MULTILINE)
        for name in re.findall(r"`([^`]+)`", cell)
    ]
    licences = re.findall(r"`(fonts/OFL-[^`]+)`", listed)
    files = [
        path.relative_to(assets) for path in assets.rglob("*") if path.is_file() and path.name != "README.md"
    ]
    unlisted = [str(f) for f in files if not any(f.match(p) for p in patterns) and str(f) not in licences]
    assert unlisted == []
    assert all((assets / licence).exists() for licence in licences)
