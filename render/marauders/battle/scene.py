"""The picture of a combat: both sides next to each other, with what has been declared, rolled and hit."""

from collections.abc import Iterable

from PIL import Image, ImageDraw

from data.locale import Texts
from render.kit import badges
from render.kit.assets import icon
from render.kit.canvas import fitted, fitting, mix, stamp, words, wrapped
from render.kit.game import View
from render.kit.picture import Picture, picture_of
from render.kit.picture_cache import cached_picture
from render.kit.plans import Box
from render.kit.theme import Theme
from render.marauders.battle.alt_text import (
    action,
    aimed,
    battle_text,
    beneath,
    headline,
    result,
    side_name,
    stage,
    will_roll,
)
from render.marauders.battle.dice import die
from render.marauders.battle.facts import Combat, Fighter, read_combat
from render.marauders.battle.raid import raid_end, raid_scene
from render.marauders.battle.raid_text import BEGINS, Line
from render.marauders.battle.stage import draw_stage, ribbon
from render.marauders.parts import flags, tokens
from render.marauders.parts.icons import DICE, UNKNOWN, icons
from render.marauders.parts.sheets import Sheet, paper, sea_sheet, sheet_plan
from render.marauders.seas_of_glory import TREASURE

SIDES = ("first", "second")
ACTIONS = {"shoot": "cannon", "board": "grapple", "flee": "sail"}
ROW = 47  # height of a hit location
VOLLEY, FITTINGS = 98, 60  # of the dice of a volley, and of what a ship is fitted out with
TITLE = 350  # pixels for the name of a side
LEAST_WHERE = 20  # minimum type for where a hit goes; otherwise the icon of its location


def combat_sheet(look: Theme, combat: Combat) -> Sheet:
    """Where everything stands. Where crews fight there is no volley to leave room for, and sides beneath each
    other are no higher than their locations.
    """
    plan = sheet_plan("battle", look.sizes.layout)
    if _shows_volleys(combat):
        return plan
    boxes, shorter = dict(plan.boxes), 0
    beneath = boxes["second"][1] > boxes["first"][1]
    for fighter, name in zip(combat.fighters, SIDES, strict=True):
        x, y, width, height = boxes[name]
        less = VOLLEY + (_missing(fighter) if beneath else 0)
        boxes[name] = x, y - (shorter if beneath else 0), width, height - less
        shorter = shorter + less if beneath else less
    x, y, width, height = boxes["foot"]
    boxes["foot"] = x, y - shorter, width, height
    return Sheet((plan.size[0], plan.size[1] - shorter), boxes)


def _shows_volleys(combat: Combat) -> bool:
    """Whether there is or may be a volley."""
    return not combat.boarded or any(fighter.shots for fighter in combat.fighters)


def _missing(fighter: Fighter) -> int:
    """Pixels of all that a side without a ship does not have: hit locations, and what is fitted to her."""
    fitted_out = 0 if fighter.ship.kind else FITTINGS
    return ROW * (len(DICE) - len(fighter.ship.left)) + fitted_out


def scene(view: View, texts: Texts, look: Theme) -> Picture | None:
    """The combat or raid under way as a picture with its alt text; None if there is neither."""
    combat = read_combat(view)
    if combat is None:
        return raid_scene(view, texts, look)
    image = draw_combat(combat, texts, look)
    return picture_of(image, "battle", battle_text(combat, texts), texts)


def ended(view: View, told: Iterable[Line], texts: Texts, look: Theme) -> Picture | None:
    """The raid of a view at its end, as the log since then tells it; None if it does not, or of a combat.

    A log that begins with the raid itself is told of a view from after it, in which others may fight.
    """
    told = list(told)
    if read_combat(view) and not (told and told[0][0] == BEGINS):
        return None
    return raid_end(view, told, texts, look)


def draw_combat(combat: Combat, texts: Texts, look: Theme) -> Image.Image:
    """The combat with these facts, not yet encoded."""
    sheet = combat_sheet(look, combat)
    picture = sea_sheet(look, sheet.size).copy()
    _head(look, picture, sheet, combat, texts)
    draw_stage(look, picture, sheet.boxes["stage"], combat)
    for fighter, name in zip(combat.fighters, SIDES, strict=True):
        _panel(look, picture, sheet.boxes[name], combat, fighter, texts)
    _foot(look, picture, sheet.boxes["foot"], combat, texts)
    return picture


def _head(look: Theme, picture: Image.Image, sheet: Sheet, combat: Combat, texts: Texts) -> None:
    colours, faces = look.colours, look.faces
    stamp(picture, icon("crossed-swords", 60, colours.border), 28, 24)
    x, y, room, _ = sheet.boxes["title"]
    title = fitting(headline(combat, texts), faces.name, 50, colours.ink, room, 34)
    stamp(picture, title, x, y + 32 - title.height / 2)
    if combat.round:
        told = words(texts.say("battle-round", round=combat.round), faces.name, 38, colours.border)
        x, y, width, height = sheet.boxes["round"]
        stamp(picture, told, x + width, y + (height - told.height) / 2, "right")


def _foot(look: Theme, picture: Image.Image, box: Box, combat: Combat, texts: Texts) -> None:
    """How the combat ended, on a ribbon; who has won the contest, or what is happening."""
    x, y, width, height = box
    if combat.over:
        ribbon(look, picture, box, result(combat, texts))
        return
    paper(look, picture, box, look.colours.faded)
    told, face, room = result(combat, texts) or stage(combat, texts), look.faces.bold, width - 40
    size = 34
    while size > 20 and len(wrapped(told, face, size, room)) > height // (size + 4):
        size -= 1
    lines = wrapped(told, face, size, room)[: height // (size + 4)]
    sprites = [fitting(line, face, size, look.colours.ink, room, 20) for line in lines]
    top = y + (height - (len(sprites) - 1) * (size + 4) - sprites[0].height) / 2
    for index, sprite in enumerate(sprites):
        stamp(picture, sprite, x + width / 2, top + index * (size + 4), "middle")


# --- a side ---------------------------------------------------------------------------------------


def _panel(
    look: Theme, picture: Image.Image, box: Box, combat: Combat, fighter: Fighter, texts: Texts
) -> None:
    x, y, width, height = box
    paper(look, picture, box, look.colours.faded)
    if fighter.to_move and not combat.over:
        draw = ImageDraw.Draw(picture)
        yellow = mix(look.colours.paper, look.colours.active, 0.4)
        draw.rounded_rectangle((x, y, x + width - 1, y + height - 1), 8, yellow, look.colours.border, 6)
    _name(look, picture, (x, y, width), combat, fighter, texts)
    for index, part in enumerate(fighter.ship.left):
        _location(look, picture, (x + 16, y + 112 + index * ROW), part, fighter, texts)
    # From its foot up: a side without a ship may be lower.
    left, foot = x + 16, y + height + (0 if _shows_volleys(combat) else VOLLEY)
    if fighter.ship.kind:
        _fittings(look, picture, (left, foot - 290), fighter, texts)
    _action(look, picture, (left, foot - 230), combat, fighter, texts)
    _contest(look, picture, (left, foot - 166), combat, fighter, texts)
    _volley(look, picture, (left, foot - 102), fighter, texts)


def _name(
    look: Theme,
    picture: Image.Image,
    at: tuple[int, int, int],
    combat: Combat,
    fighter: Fighter,
    texts: Texts,
) -> None:
    """Whose side it is, in a panel of this width: badge, flag or sign, name, and Maneuverability."""
    x, y, width = at
    colours, faces = look.colours, look.faces
    if fighter.seat >= 0:
        stamp(picture, badges.badge(look, fighter.seat, 76, fighter.to_move), x + 14, y + 14)
    elif fighter.nation:
        stamp(picture, flags.pennant(look, fighter.nation, 78, 54), x + 14, y + 26)
    else:
        pirate = "skull-crossed-bones" if fighter.ship.kind else "saber-and-pistol"
        sign = "crown-coin" if fighter.npc == TREASURE else pirate
        stamp(picture, icon(sign, 76, colours.ink), x + 15, y + 14)
    lines, size = _title(look, side_name(fighter, texts))
    for number, line in enumerate(lines):
        title = fitting(line, faces.name, size, colours.ink, TITLE, 24)
        middle = y + (38 if len(lines) == 1 else 24 + number * 31)
        stamp(picture, title, x + 106, middle - title.height / 2)
    room = 320 if fighter.number == 0 else 446
    told = fitting(beneath(fighter, texts), faces.bold, 28, colours.faded, room, 20)
    stamp(picture, told, x + 106, y + (62 if len(lines) == 1 else 73))
    right = x + width - 18
    if fighter.ship.kind:
        value = words(str(fighter.ship.maneuverability), faces.number, 48, colours.border)
        stamp(picture, value, right, y + 2, "right")
        stamp(picture, icon("ship-wheel", 42, colours.ink), right - value.width - 4, y + 14, "right")
    if fighter.number == 0:
        tag = fitting(texts.say("battle-aggressor"), faces.bold, 25, colours.border, 120, 18)
        stamp(picture, tag, right, y + 64, "right")


def _title(look: Theme, name: str) -> tuple[list[str], int]:
    """A side's name in one line, or a long one in two; and its size of type."""
    size = fitted(name, look.faces.name, 40, TITLE, 29)
    if size >= 30:
        return [name], size
    lines = wrapped(name, look.faces.name, 30, TITLE)
    return (lines if len(lines) == 2 else [name]), 30


def _location(
    look: Theme, picture: Image.Image, at: tuple[int, int], part: str, fighter: Fighter, texts: Texts
) -> None:
    """Die face, icon, name, a cube for each point; and the hits of the enemy's volley."""
    x, y = at
    left, whole = fighter.ship.left[part], fighter.ship.whole[part]
    stamp(picture, _part(look, part, texts.name(part), left > 0), x, y)
    if whole:
        stamp(picture, tokens.cubes(look, left, whole), x + 240, y + 4)
    if hits := fighter.hits.get(part, 0):
        stamp(picture, icon("cannon-shot", 40, look.colours.border), x + 460, y + 3)
        stamp(picture, words(f"−{hits}", look.faces.number, 38, look.colours.border), x + 502, y - 2)


@cached_picture
def _part(look: Theme, part: str, name: str, holds: bool) -> Image.Image:
    """The head of a location's row; in another colour if nothing of it is left."""
    head = Image.new("RGBA", (236, 46))
    ink = look.colours.ink if holds else look.colours.border
    if DICE[part]:
        ImageDraw.Draw(head).rounded_rectangle((0, 4, 38, 42), 7, look.colours.ink)
        die = words(DICE[part], look.faces.heavy, 28, look.colours.white)
        head.alpha_composite(die, (round(19 - die.width / 2), round(22 - die.height / 2)))
    head.alpha_composite(icon(icons().locations[part], 40, ink), (50, 3))
    told = fitting(name, look.faces.sans, 29, ink, 132, 18)
    head.alpha_composite(told, (100, max(0, 23 - told.height // 2)))
    return head


def _fittings(look: Theme, picture: Image.Image, at: tuple[int, int], fighter: Fighter, texts: Texts) -> None:
    """Modifications and special weapons, without their names: the words beside have those."""
    x, y = at
    _rule(look, picture, x, y - 6)
    ship = fighter.ship
    for index, weapon in enumerate(_suffered(fighter)):
        sign = icon(icons().weapons[weapon], 50, look.colours.border)
        stamp(picture, sign, x + 536 - 58 * index, y + 26 - sign.height / 2, "right")
    width = 530 - 58 * len(_suffered(fighter))
    if not ship.mods and not ship.weapons:
        told = texts.say("battle-no-fittings")
        none = fitting(told, look.faces.italic, 28, look.colours.faded, width - 10, 16)
        stamp(picture, none, x, y + 8)
        return
    step = min(58, width // (len(ship.mods) + len(ship.weapons)))
    scale = min(1, (step - 2) / tokens.SMALL[0])
    for mod in ship.mods:
        token = (_spent if mod in fighter.spent else tokens.modification)(look, mod, scale)
        stamp(picture, token, x, y + 26 - token.height / 2)
        x += step
    for weapon in ship.weapons:
        sign = icons().weapons.get(weapon.partition(".")[0], UNKNOWN)
        sprite = icon(sign, round(44 * scale), look.colours.ink)
        stamp(picture, sprite, x, y + 26 - sprite.height / 2)
        x += step


def _suffered(fighter: Fighter) -> list[str]:
    """The weapons whose effect on this side lasts."""
    pieces = fighter.pieces
    return [*["heated_shot"] * pieces.burning, *["caltrops"] * pieces.pricked]


@cached_picture
def _spent(look: Theme, mod: str, scale: float) -> Image.Image:
    """A modification that is used up."""
    token = tokens.modification(look, mod, scale).copy()
    token.putalpha(token.getchannel("A").point([round(level * 0.35) for level in range(256)]))
    return token


def _rule(look: Theme, picture: Image.Image, x: int, y: int) -> None:
    ImageDraw.Draw(picture).line([(x, y), (x + 538, y)], fill=look.colours.paper_edge, width=2)


def _action(
    look: Theme, picture: Image.Image, at: tuple[int, int], combat: Combat, fighter: Fighter, texts: Texts
) -> None:
    """What the side has declared, or that it has not yet."""
    x, y = at
    _rule(look, picture, x, y - 4)
    sign = "saber-and-pistol" if combat.boarded else ACTIONS.get(fighter.declared, "")
    colours = look.colours
    if sign:
        stamp(picture, icon(sign, 50, colours.border), x, y + 8)
    ink = colours.border if sign else colours.faded
    told = fitting(action(combat, fighter, texts), look.faces.name, 36, ink, 320, 22)
    stamp(picture, told, x + (64 if sign else 0), y + 34 - told.height / 2)
    if fighter.to_move and not combat.over:
        tag = fitting(texts.say("battle-to-move"), look.faces.bold, 28, colours.border, 150, 18)
        stamp(picture, tag, x + 536, y + 34 - tag.height / 2, "right")


def _contest(
    look: Theme, picture: Image.Image, at: tuple[int, int], combat: Combat, fighter: Fighter, texts: Texts
) -> None:
    """The skill with its dice: how many will be rolled and why, or their faces."""
    x, y = at
    colours, faces = look.colours, look.faces
    _rule(look, picture, x, y - 4)
    if not fighter.faces:
        stamp(picture, icon(icons().skills[fighter.skill], 42, colours.ink), x, y + 8)
        told = fitting(will_roll(fighter, texts), faces.bold, 30, colours.ink, 480, 18)
        stamp(picture, told, x + 56, y + 28 - told.height / 2)
        return
    stamp(picture, icon(icons().skills[fighter.skill], 42, colours.ink), x, y + 8)
    step = min(56, 400 // len(fighter.faces))
    for index, face in enumerate(fighter.faces):
        lying = die(look, face, min(50, step - 4))
        stamp(picture, lying, x + 56 + index * step, y + 29 - lying.height / 2)
    total = words(str(fighter.successes), faces.number, 42, colours.border)
    stamp(picture, total, x + 536, y + 28 - total.height / 2, "right")
    won = fighter.number == (combat.victor if combat.boarded else combat.winner)
    sign = "laurel-crown" if won else "skull-crossed-bones"
    stamp(picture, icon(sign, 40, colours.gold_dark if won else colours.ink), x + 466, y + 8)


def _volley(look: Theme, picture: Image.Image, at: tuple[int, int], fighter: Fighter, texts: Texts) -> None:
    """The location dice of this side's volley, and where each goes."""
    x, y = at
    colours, faces = look.colours, look.faces
    _rule(look, picture, x, y - 4)
    if not fighter.shots:
        return
    stamp(
        picture, icon(icons().locations["cannons"], 42, colours.ink), x, y + (2 if fighter.ammunition else 22)
    )
    if fighter.ammunition:
        stamp(picture, icon(icons().weapons.get(fighter.ammunition, UNKNOWN), 42, colours.border), x, y + 46)
    step = min(96, 470 // len(fighter.shots))
    told = [aimed(shot.aimed, texts) for shot in fighter.shots]
    size = min(fitted(where, faces.bold, 26, step - 6, 1) for where in told)
    for index, (shot, where) in enumerate(zip(fighter.shots, told, strict=True)):
        middle = x + 60 + index * step + step / 2
        stamp(picture, die(look, shot.face, min(54, step - 6)), middle, y + 2, "middle")
        if size < LEAST_WHERE and (sign := icons().locations.get(shot.aimed)):
            stamp(picture, icon(sign, 32, colours.ink), middle, y + 58, "middle")
            continue
        sprite = fitting(where, faces.bold, max(size, LEAST_WHERE), colours.ink, step - 6, 12)
        stamp(picture, sprite, middle, y + 77 - sprite.height / 2, "middle")
