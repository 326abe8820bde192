"""QR codes: what a phone's camera reads from the host's screen."""

from __future__ import annotations

import io

import segno

_QUIET = 4
"""Modules of nothing around it, as readers need them."""


def qr(text: str) -> bytes:
    """The picture of a text, as SVG: black on white in every look, as large as whoever shows it likes."""
    out = io.BytesIO()
    made = segno.make(text, error="m", micro=False)
    made.save(out, kind="svg", border=_QUIET, dark="#000", light="#fff", omitsize=True, xmldecl=False)
    return out.getvalue()
