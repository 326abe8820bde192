"""Rasterises the icons: data/assets/icons/icons.json (SVG bodies) -> one greyscale PNG mask per icon.

Run after changing icons.json: python -m tools.artwork.make_icons
Needs resvg-py, a development tool; drawing only ever reads the PNG files.
"""

import io
import json

import resvg_py
from PIL import Image

from render.kit.assets import ASSETS

SIDE = 128  # pixels; icons are drawn at 20 to 96 pixels, and scaled down from this


def svg(body: str) -> str:
    """The whole SVG document of one icon body, drawn in white."""
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 512 512" width="{SIDE}" height="{SIDE}" '
        f'color="#fff">{body}</svg>'
    )


def main() -> None:
    """Writes a mask (white where the icon is) for each icon of icons.json."""
    folder = ASSETS / "icons"
    icons: dict[str, str] = json.loads((folder / "icons.json").read_text(encoding="utf-8"))["icons"]
    for name, body in icons.items():
        png = bytes(resvg_py.svg_to_bytes(svg_string=svg(body)))
        mask = Image.open(io.BytesIO(png)).convert("RGBA").getchannel("A")
        mask.quantize(16).save(folder / f"{name}.png", optimize=True)


if __name__ == "__main__":
    main()
