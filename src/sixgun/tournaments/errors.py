"""What can go wrong at the desk, each said in one sentence."""

from __future__ import annotations

from sixgun.engine.errors import SixgunError


class BadResult(SixgunError):
    """A result that cannot have happened, or lacks something; the sentence says what."""

    def __init__(self, sentence: str, *, question: str = "", seat: int | None = None) -> None:
        super().__init__(sentence)
        self.question = question  # the answer that is wrong; empty when several do not go together
        self.seat = seat


class DeskRefused(SixgunError):
    """A wish the desk cannot carry out as things stand."""
