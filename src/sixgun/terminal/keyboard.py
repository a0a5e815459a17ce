"""Lines typed while the table goes on: what is half typed is taken away before something is said, and put back.

The keys are read in a thread of their own, straight from the file, so that no lock is held when the program ends.
"""

from __future__ import annotations

import codecs
import os
import sys
import threading
from collections.abc import Callable
from dataclasses import dataclass
from types import TracebackType
from typing import Any, TextIO

from rich.text import Text

from .screen import BRASS, Screen

try:
    import termios
except ImportError:  # not on this system: lines are typed as the system lets them be
    termios = None  # type: ignore[assignment]

_ENTER, _RUB_OUT, _END, _ALL_OFF, _WORD_OFF, _ESCAPE = "\r\n", "\x7f\b", "\x04", "\x15", "\x17", "\x1b"


@dataclass(frozen=True)
class Keys:
    """Bytes from the keyboard; none at the end of input."""

    keys: bytes


class Keyboard:
    """The person's keyboard, or a file of lines. On a terminal it is also the line at the bottom of the screen."""

    def __init__(self, screen: Screen, tell: Callable[[Keys], None], source: TextIO | None = None) -> None:
        self._screen, self._tell = screen, tell
        source = source or sys.stdin
        self._file = source.fileno()
        self.live = termios is not None and source.isatty() and screen.console.is_terminal
        self._decoder = codecs.getincrementaldecoder("utf-8")("replace")
        self._typed = ""
        self._in_sequence = False
        self._prompt = ""
        self._before: Any = None

    def __enter__(self) -> Keyboard:
        if self.live:
            self._before = termios.tcgetattr(self._file)
            quiet = termios.tcgetattr(self._file)
            quiet[3] &= ~(termios.ICANON | termios.ECHO)
            termios.tcsetattr(self._file, termios.TCSADRAIN, quiet)
        threading.Thread(target=self._read, name="keyboard", daemon=True).start()
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None) -> None:
        if self.live:
            self.hide()
            termios.tcsetattr(self._file, termios.TCSADRAIN, self._before)

    def _read(self) -> None:
        keys = b"..."
        while keys:
            try:
                keys = os.read(self._file, 4096)
            except OSError:  # the terminal is gone
                keys = b""
            self._tell(Keys(keys))

    def take(self, keys: bytes) -> list[str | None]:
        """The lines that are complete now; None is the end of input."""
        lines: list[str | None] = []
        for letter in self._decoder.decode(keys, final=not keys):
            if letter in _ENTER:
                lines.append(self._typed.strip())
                self._typed = ""
            elif not self.live:
                self._typed += letter
            elif letter == _END and not self._typed:
                lines.append(None)
            else:
                self._edit(letter)
        if not keys:
            if self._typed.strip():
                lines.append(self._typed.strip())
            lines.append(None)
        return lines

    def _edit(self, letter: str) -> None:
        if self._in_sequence:  # arrows and their kin do nothing
            self._in_sequence = not (letter.isalpha() or letter == "~")
        elif letter == _ESCAPE:
            self._in_sequence = True
        elif letter in _RUB_OUT:
            self._typed = self._typed[:-1]
        elif letter == _ALL_OFF:
            self._typed = ""
        elif letter == _WORD_OFF:
            self._typed = self._typed.rstrip().rpartition(" ")[0]
        elif letter.isprintable():
            self._typed += letter

    def echo(self, prompt: str, typed: str) -> None:
        """Leave a line standing that is being answered."""
        if self.live:
            self._screen.console.print(Text(prompt, style=BRASS), Text(typed), sep="", soft_wrap=True)

    def hide(self) -> None:
        """Take the line away, so that something can be said."""
        if self.live:
            self._screen.console.file.write("\r\x1b[K")

    def show(self, prompt: str) -> None:
        """Put the line back."""
        new, self._prompt = prompt != self._prompt, prompt
        if not self.live:
            if new and prompt.endswith(": "):
                self._screen.say(prompt.rstrip(), BRASS)
        else:
            room = max(1, self._screen.console.width - len(prompt) - 1)
            self._screen.console.print(Text(prompt, style=BRASS), Text(self._typed[-room:]), sep="", end="")
