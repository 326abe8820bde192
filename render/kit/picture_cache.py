"""A cache of sprites and sheets that will be needed again, within a memory limit."""

from collections import OrderedDict
from collections.abc import Callable, Hashable
from functools import wraps
from threading import Lock
from typing import ParamSpec

from PIL import Image

MOST_BYTES = 56_000_000
"""The most bytes of pixels that a process keeps in the cache: a film in large type needs some 45 million."""

Drawing = ParamSpec("Drawing")


class PictureCache:
    """Pictures by what they show. When room runs out, the least recently used go.

    Several threads may use it; two of them may draw the same picture at the same time.
    """

    def __init__(self, most: int = MOST_BYTES) -> None:
        self.most = most
        self.bytes = 0
        self._pictures: OrderedDict[Hashable, Image.Image] = OrderedDict()
        self._lock = Lock()

    def __len__(self) -> int:
        return len(self._pictures)

    def take(self, key: Hashable, draw: Callable[[], Image.Image]) -> Image.Image:
        """The picture for this key, drawn now if it is not there. Shared: copy before drawing on it."""
        with self._lock:
            if (picture := self._pictures.get(key)) is not None:
                self._pictures.move_to_end(key)
                return picture
        picture = draw()
        with self._lock:
            if key not in self._pictures:
                self._pictures[key] = picture
                self.bytes += bytes_of(picture)
            while self.bytes > self.most:
                _, old = self._pictures.popitem(last=False)
                self.bytes -= bytes_of(old)
        return picture


def bytes_of(picture: Image.Image) -> int:
    """Bytes that a picture's pixels take in memory."""
    return picture.width * picture.height * (1 if picture.mode == "L" else 4)


CACHE = PictureCache()


def cached_picture(draw: Callable[Drawing, Image.Image]) -> Callable[Drawing, Image.Image]:
    """Keep what this function draws in the cache, by its arguments."""

    @wraps(draw)
    def taken(*args: Drawing.args, **named: Drawing.kwargs) -> Image.Image:
        key = (draw, args, *named.items()) if named else (draw, args)
        return CACHE.take(key, lambda: draw(*args, **named))

    return taken
