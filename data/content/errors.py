"""What an unusable content pack says about itself."""

from pathlib import Path


class ContentError(ValueError):
    """A refused content pack: one sentence naming file, line, card and reason."""

    def __init__(self, file: Path, line: int | None, card: str | None, reason: str) -> None:
        self.file = file
        self.line = line
        self.card = card
        self.reason = reason
        place = str(file) if line is None else f"{file} line {line}"
        if card is not None:
            place = f"{place}, card {card}"
        super().__init__(f"{place}: {reason.rstrip('.')}.")
