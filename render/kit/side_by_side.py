"""Pictures side by side, each as wide as on a phone: themes can be compared at a glance."""

import io
from collections.abc import Sequence

from PIL import Image

from render.kit.picture import Picture

PHONE = 400  # pixels of width
GAP = 12  # around and between the pictures
GROUND = "#2b2d31"  # as dark as the messages around them
QUALITY = 80


def side_by_side(pictures: Sequence[Picture]) -> bytes:
    """The pictures in a row as one WebP, each `PHONE` pixels wide; a film shows its first picture."""
    shown = [_phone(picture) for picture in pictures]
    height = max(image.height for image in shown) + 2 * GAP
    sheet = Image.new("RGB", (len(shown) * (PHONE + GAP) + GAP, height), GROUND)
    for index, image in enumerate(shown):
        sheet.paste(image, (GAP + index * (PHONE + GAP), GAP))
    out = io.BytesIO()
    sheet.save(out, "WEBP", quality=QUALITY, method=6)
    return out.getvalue()


def _phone(picture: Picture) -> Image.Image:
    with Image.open(io.BytesIO(picture.data)) as image:
        size = (PHONE, round(picture.height * PHONE / picture.width))
        return image.convert("RGB").resize(size, Image.Resampling.LANCZOS)
