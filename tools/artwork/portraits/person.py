"""What a line of content may say of a person, and the colours that its words stand for."""

from typing import Literal

import msgspec

from render.kit.plans import read_plan

Nation = Literal["spanish", "english", "french", "dutch", "pirate", "native", "church", "none"]
Hair = Literal[
    "long",
    "curls",
    "wig",
    "short",
    "tied",
    "bald",
    "bun",
    "braids",
    "close",
    "locks",
    "tonsure",
    "wild",
    "bob",
]
Hat = Literal[
    "none", "tricorn", "plumed", "scarf", "coif", "morion", "monmouth", "broad", "hood", "mantilla",
    "headwrap",
    "jester", "cavalier", "tall", "straw", "veil",
]  # fmt: skip
Beard = Literal["none", "moustache", "vandyke", "full", "long", "stubble", "chops", "handlebar", "goatee"]
Coat = Literal["coat", "doublet", "jerkin", "gown", "habit", "armour", "shirt", "motley", "bare"]
Collar = Literal["cravat", "ruff", "falling", "lace", "kerchief", "open", "beads", "clerical", "gorget"]
Nose = Literal["straight", "hooked", "snub", "broad", "long", "aquiline"]
Mouth = Literal["calm", "smile", "smirk", "grim", "frown", "grin", "pout"]
Eyes = Literal["open", "narrow", "wide", "tired", "sly"]
Extra = Literal[
    "patch", "scar", "ring", "pearls", "glasses", "pipe", "fuses", "cross", "mole", "sash",
    "baldric",
    "flower", "parrot", "freckles", "bandage",
]  # fmt: skip


class Tints(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The colours of tints.yaml by their words, and what people of a nation usually wear.

    A skin has two: in the light, and in the shadow. `grounds` are behind the people of each nation, `worn`
    their coat, its colour, and their collar.
    """

    skins: dict[str, tuple[str, str]]
    hairs: dict[str, str]
    coats: dict[str, str]
    grounds: dict[Nation, str]
    worn: dict[Nation, tuple[Coat, str, Collar]]


TINTS = read_plan("tools.artwork.portraits", "tints.yaml", Tints)


class Person(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One person. Whatever a line leaves out is usual: `of` sets coat and collar."""

    of: Nation
    woman: bool = False
    age: Literal["young", "grown", "old"] = "grown"
    skin: str = "fair"
    hair: Hair = "long"
    tint: str = "brown"
    hat: Hat = "none"
    hat_tint: str = "black"
    beard: Beard = "none"
    nose: Nose = "straight"
    mouth: Mouth = "calm"
    eyes: Eyes = "open"
    build: Literal["lean", "usual", "heavy"] = "usual"
    coat: Coat | None = None
    cloth: str = ""
    collar: Collar | None = None
    extras: tuple[Extra, ...] = ()
    left: bool = False  # looks to the left

    @property
    def worn(self) -> tuple[Coat, str, Collar]:
        """Coat, its colour, and collar."""
        coat, cloth, collar = TINTS.worn[self.of]
        return self.coat or coat, TINTS.coats[self.cloth or cloth], self.collar or collar

    @property
    def light(self) -> str:
        """The skin in the light."""
        return TINTS.skins[self.skin][0]

    @property
    def shade(self) -> str:
        """The skin in the shadow."""
        return TINTS.skins[self.skin][1]
