"""A card as people know it: its name, what it does, its picture, and the rules that say so.

All of this is in the game's card file, beside the card's numbers. A player's own file may use other words; what it
leaves out comes from the card with the same id in the game's file.
"""

from __future__ import annotations

from dataclasses import dataclass

from .tabletop import Card, Hue
from .words import many

WORD_FIELDS = ("name", "plural", "short", "text", "icon", "portrait", "hue", "rules")


@dataclass(frozen=True, kw_only=True)
class CardWords:
    """The words of one card. `{card}` in a sentence is its name, `{card:many}` its plural."""

    id: str
    name: str
    text: str = ""
    icon: str = ""
    portrait: str = ""  # of somebody: what the kit of portraits is to draw
    hue: Hue = ""
    rules: tuple[str, ...] = ()
    plural: str = ""
    short: str = ""  # for a narrow screen
    corner: str = ""  # the value in its corner
    copies: int | None = None  # how many of it there are, where the file says so
    sides: tuple[str, ...] = ()  # what stands on each side, where it has two: a chip

    def __str__(self) -> str:
        return self.name

    def __format__(self, form: str) -> str:
        return self.many if form == "many" else self.name

    @property
    def many(self) -> str:
        """The plural."""
        return self.plural or many(self.name)

    def count(self, number: int) -> str:
        """`1 Bandit`, `2 Bandits`."""
        return f"{number} {self.name if number == 1 else self.many}"

    def face(
        self,
        *,
        spot: str = "",
        marks: list[str] | None = None,
        danger: bool = False,
        on_top: Card | None = None,
    ) -> Card:
        """The card face up on a table."""
        return Card(
            name=self.name,
            short=self.short,
            corner=self.corner,
            icon=self.icon,
            portrait=self.portrait,
            hue=self.hue,
            text=self.text,
            rule=self.rules[0] if self.rules else "",
            spot=spot,
            marks=marks or [],
            danger=danger,
            on_top=on_top,
        )
