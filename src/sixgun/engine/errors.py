"""What can go wrong on the user's side, each said in one sentence."""

from __future__ import annotations


class SixgunError(ValueError):
    """A user gave something wrong; the message says what is wrong and what was expected."""


class UnknownName(SixgunError):
    """A game, bot, option or rule that does not exist."""


class BadOption(SixgunError):
    """An option with a value it cannot have; its parts are for screens that say it in words of their own."""

    def __init__(self, sentence: str, *, option: str = "", expected: str = "", given: object = None) -> None:
        super().__init__(sentence)
        self.option = option  # its name; empty when no single option is wrong
        self.expected = expected
        self.given = given


class BadCardFile(SixgunError):
    """A card file that cannot be played with."""


class BadTranscript(SixgunError):
    """A transcript that cannot be read or replayed."""


class MoveRefused(SixgunError):
    """A move the judge does not allow, or words that name none."""

    def __init__(self, sentence: str, rule: str = "") -> None:
        super().__init__(f"{sentence} ({rule})" if rule else sentence)
        self.sentence = sentence
        self.rule = rule


class StoryTooLong(SixgunError):
    """A step told more than the game's story has room for. This is a mistake in the game; the step is taken back."""
