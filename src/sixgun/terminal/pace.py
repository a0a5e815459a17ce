"""A reader's pace: how long to wait after each move of a game that is watched, and how a key goes on at once."""

from __future__ import annotations

import asyncio
import math
import sys
from collections.abc import Sequence
from dataclasses import dataclass

from prompt_toolkit.input import Input, create_input
from prompt_toolkit.keys import Keys

from sixgun.engine.errors import BadOption

_SECONDS_A_WORD = {"slow": 0.5, "normal": 0.25, "fast": 0.1}  # 120, 240 and 600 words a minute
_SHORTEST, _LONGEST = 4, 30  # words: even a short sentence changes the table; a long story can be read again in the log
_MOST_SECONDS = 60.0


@dataclass(frozen=True)
class Pace:
    """Seconds for each word there is to read, or the same time for every move."""

    a_word: float = 0.0
    a_move: float = 0.0

    @classmethod
    def read(cls, text: str) -> Pace:
        """`slow`, `normal`, `fast`, or seconds; BadOption says so."""
        if text in _SECONDS_A_WORD:
            return cls(a_word=_SECONDS_A_WORD[text])
        try:
            seconds = float(text)
        except ValueError:
            seconds = math.nan
        if not 0 <= seconds <= _MOST_SECONDS:
            raise BadOption(f"The pace is slow, normal, fast or seconds from 0 to {_MOST_SECONDS:.0f}, not {text!r}.")
        return cls(a_move=seconds)

    def seconds(self, sentences: Sequence[str]) -> float:
        """How long somebody reads these sentences."""
        words = sum(len(sentence.split()) for sentence in sentences)
        return self.a_move + self.a_word * min(_LONGEST, max(_SHORTEST, words)) if sentences else self.a_move


def pause(seconds: float, source: Input | None = None) -> None:
    """Wait, or until a key is pressed; Ctrl-C and Ctrl-D are KeyboardInterrupt."""
    if seconds > 0:
        asyncio.run(_pause(seconds, source or create_input(sys.stdin)))


async def _pause(seconds: float, source: Input) -> None:
    pressed = asyncio.Event()
    left: list[bool] = []

    def look() -> None:
        keys = [press.key for press in (*source.read_keys(), *source.flush_keys())]
        left.extend(key in (Keys.ControlC, Keys.ControlD) for key in keys)
        if keys or source.closed:
            pressed.set()

    with source.raw_mode(), source.attach(look):
        try:
            await asyncio.wait_for(pressed.wait(), seconds)
        except TimeoutError:
            return
    if any(left):
        raise KeyboardInterrupt
