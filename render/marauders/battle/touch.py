"""Where things are on the picture of a combat or a raid: ships, hit locations, the cards of the merchant."""

from __future__ import annotations

from collections.abc import Iterator

from data.locale import Texts
from render.kit.game import View
from render.kit.theme import Theme
from render.kit.touch import Spot, Touch, box_spot, told_apart
from render.marauders.battle.alt_text import side_name
from render.marauders.battle.facts import Combat, Fighter, read_combat
from render.marauders.battle.raid import card_boxes, raid_sheet
from render.marauders.battle.raid_text import Raid, read_raid
from render.marauders.battle.scene import ROW, SIDES, combat_sheet
from render.marauders.battle.stage import standing
from render.marauders.facts import card_of
from render.marauders.parts.sheets import Sheet, sheet_plan

TOP = 112
"""Pixels from the top of a side's panel to its first hit location."""
WIDE = 560
"""Pixels of the row of a hit location."""


def scene_touch(view: View, texts: Texts, look: Theme) -> Touch | None:
    """What can be touched on the picture that `scene` draws; None if there is neither combat nor raid."""
    combat = read_combat(view)
    if combat is not None:
        sheet = combat_sheet(look, combat)
        return told_apart(sheet.size, _combat(sheet, combat, texts), (), texts)
    raid = read_raid(view)
    if raid is None:
        return None
    sheet = sheet_plan(raid_sheet(look, raid), look.sizes.layout)
    return told_apart(sheet.size, _raid(sheet, look, raid, texts), (), texts)


def _combat(sheet: Sheet, combat: Combat, texts: Texts) -> Iterator[Spot]:
    """Each side's ship, or where its captain stands, and its hit locations."""
    x, y, width, high = sheet.boxes["stage"]
    for fighter, side in zip(combat.fighters, SIDES, strict=True):
        name = side_name(fighter, texts)
        at = standing(sheet.boxes["stage"], fighter)
        half = (x + (width // 2 if fighter.number else 0), y, width // 2, high)
        box = (at.left, max(y, at.top), at.wide, y + high - max(y, at.top)) if combat.naval else half
        yield box_spot(_whose(fighter, "ship:{}", "npc:{}"), box, name)
        left, top, wide, _ = sheet.boxes[side]
        for index, part in enumerate(fighter.ship.left):
            row = (left + 8, top + TOP + index * ROW - 2, min(WIDE, wide - 16), ROW)
            place = _whose(fighter, f"location:{{}}.{part}", f"location:{{}}.{part}")
            yield box_spot(place, row, texts.say("touch-location", name=name, location=part))


def _whose(fighter: Fighter, seated: str, played: str) -> str:
    """A place of a captain in a seat, or of one whom nobody plays."""
    return seated.format(fighter.seat) if fighter.seat >= 0 else played.format(card_of(fighter.card))


def _raid(sheet: Sheet, look: Theme, raid: Raid, texts: Texts) -> Iterator[Spot]:
    """Both ships, and each card on the table."""
    x, y, width, high = sheet.boxes["stage"]
    yield box_spot(f"ship:{raid.seat}", (x, y, width // 2, high), texts.player(raid.seat))
    if not raid.place:
        where = texts.say("touch-merchant", zone=raid.zone)
        yield box_spot(f"merchant:{raid.zone}", (x + width // 2, y, width // 2, high), where)
    for card, (left, top, side) in zip(raid.cards, card_boxes(look, raid), strict=True):
        box = (left - 10, top - 4, side + 20, side + 76)
        yield box_spot(f"card:{card.piece}", box, texts.name(card.good))
