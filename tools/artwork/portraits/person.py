"""What a line of content may say of a person, and the colours that its words stand for."""

from typing import Literal

import msgspec

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

SKINS = {
    "pale": ("#f2d9bb", "#d8b18a"),
    "fair": ("#ecc9a0", "#cb9d72"),
    "ruddy": ("#e6b48c", "#bf8058"),
    "olive": ("#d9ae7c", "#af8050"),
    "tan": ("#c48f5f", "#96663c"),
    "brown": ("#98643f", "#6e4428"),
    "dark": ("#86573a", "#5c3a24"),
    "deep": ("#6d4632", "#472b1d"),
}
HAIRS = {
    "black": "#3b2f29",
    "dark": "#46301f",
    "brown": "#6d4729",
    "chestnut": "#84502a",
    "red": "#a8542a",
    "blond": "#cda35a",
    "sandy": "#b08a55",
    "grey": "#a39a8c",
    "white": "#e4dccb",
    "powder": "#efe9dc",
}
COATS = {
    "red": "#9c3328",
    "crimson": "#7c2430",
    "blue": "#2f4a75",
    "navy": "#26354e",
    "black": "#332c29",
    "brown": "#6d4a2c",
    "green": "#44603f",
    "teal": "#35605f",
    "purple": "#5c3a66",
    "gold": "#b98a35",
    "grey": "#6b6862",
    "tan": "#a5804f",
    "white": "#e6dcc4",
    "rust": "#a2562c",
    "rose": "#b0676a",
    "sky": "#6f93b3",
}
GROUNDS: dict[Nation, str] = {
    "spanish": "#f5eb9a",
    "english": "#c2a6a5",
    "french": "#98bde0",
    "dutch": "#e5985c",
    "pirate": "#bfb5a5",
    "native": "#c3cda6",
    "church": "#d6cbe0",
    "none": "#dcd0ae",
}
_COATS: dict[Nation, tuple[Coat, str, Collar]] = {
    "spanish": ("doublet", "black", "ruff"),
    "english": ("coat", "red", "cravat"),
    "french": ("coat", "blue", "lace"),
    "dutch": ("doublet", "brown", "falling"),
    "pirate": ("jerkin", "grey", "kerchief"),
    "native": ("bare", "tan", "beads"),
    "church": ("habit", "brown", "clerical"),
    "none": ("shirt", "tan", "open"),
}


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
        coat, cloth, collar = _COATS[self.of]
        return self.coat or coat, COATS[self.cloth or cloth], self.collar or collar

    @property
    def light(self) -> str:
        """The skin in the light."""
        return SKINS[self.skin][0]

    @property
    def shade(self) -> str:
        """The skin in the shadow."""
        return SKINS[self.skin][1]
