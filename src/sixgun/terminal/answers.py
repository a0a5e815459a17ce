"""What a typed line means while a move is wanted: one piece for a table here and for one in a saloon."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Protocol

from sixgun.engine.game import Game
from sixgun.engine.words import begins, matching

from .completing import completions
from .menu import Choice, Offered, choices, headings
from .screen import BRASS, DANGER, Screen

_LEFT = 19  # columns of what is typed, in the help
SALOON_HELP = """\
  undo               take your last move back, where that is allowed
  say TEXT           say something to the table
  take back          take your seat back from the bot that plays for you
  cover NAME         let a bot play for somebody who is away
  vote               let a bot play for somebody who takes too long
  deal               as the host: begin; bots take the free seats
  clock fast         as the host: set the clock; `clock` alone lists them
  remove NAME        as the host: take somebody's seat away for this game
  take down          as the host: close the table before the deal
  invite             as the host: a link for one person, where too many have come
  rematch            play again with the same people, when the game is over
  leave              give up your seat
  quit               leave and keep your seat"""
COMMANDS = ("back", "cards", "explain ", "help", "hint", "how", "log", "quit", "rules", "table")


def moves_help(game: Game | None, offers: Sequence[Offered]) -> str:
    """What every table understands, with a move, a card and a word of the game that is being played."""
    cards = [card.name for kind in game.words_of().values() for card in kind if card.text] if game else []
    words = [term.word for term in game.guide.words] if game and game.guide else []
    example = min((" ".join(offer.parts).lower() for offer in offers), key=len, default="")
    lines = {
        "3": "choose line 3; if it has more choices, they are listed next",
        example: "a move in words; short words will do if they are clear",
        "Tab, up arrow": "complete a move or a command; bring back an earlier line",
        "back": "return to the list before",
        "hint": "get a suggestion and the reason",
        "table, log": "show the table again; show the whole story so far",
        "how": "how to play this game, in two minutes",
        f"explain {words[0].lower()}" if words else "": "what a word or a card means; or ask: explain how do I win",
        f"cards {cards[0].lower()}" if cards else "cards": "find cards by a word; `cards` alone shows all of them",
        "rules 18": "show one rule; with words instead of a number, find rules",
    }
    return "\n".join(_help_line(typed, meaning) for typed, meaning in lines.items() if typed)


def _help_line(typed: str, meaning: str) -> str:
    """What is typed, and what it does beside it; below it where there is no room."""
    between = " " * (_LEFT - len(typed)) if len(typed) < _LEFT else "\n" + " " * (_LEFT + 2)
    return f"  {typed}{between}{meaning}"


def hint_words(move: str, reason: str) -> str:
    """A suggestion in a line: what to type, and why."""
    return f"Suggestion: {move}. {reason}"


class Left(Exception):
    """The person leaves the table."""


class Place(Protocol):
    """The table a person sits at, as far as a typed line can ask about it."""

    @property
    def help(self) -> str:
        """What can be typed."""

    @property
    def commands(self) -> Sequence[str]:
        """What can be typed here beyond what every table understands."""

    def show(self) -> None:
        """The table and the question."""

    def story(self) -> Iterable[str]:
        """All sentences so far, as the person heard them."""

    def say_rules(self, wanted: str) -> None:
        """Rules by number or by words."""

    def say_cards(self, wanted: str) -> None:
        """The cards of the game, or those with some words."""

    def say_hint(self) -> None:
        """What a bot with sense would do, and why."""

    def say_how(self) -> None:
        """How to play."""

    def say_meaning(self, wanted: str) -> None:
        """What a word or a card means, or the answer to a question."""

    def say_why_not(self, typed: str) -> None:
        """Why words that fit no offered move are none."""


class Answers:
    """The menu with its smaller menus, and typed lines until a move is chosen."""

    def __init__(self, place: Place, screen: Screen) -> None:
        self._place, self._screen = place, screen
        self._offers: Sequence[Offered] = ()
        self._menus: list[list[Choice]] = [[]]

    def offer(self, offers: Sequence[Offered]) -> None:
        """A decision is open: these are its moves. None of them: it is closed."""
        self._offers = offers
        self._menus = [choices(offers)]

    @property
    def offers(self) -> Sequence[Offered]:
        """The moves on offer, with their words."""
        return self._offers

    @property
    def moves(self) -> set[int]:
        """The moves on offer."""
        return {offer.move for offer in self._offers}

    def completions(self, typed: str) -> list[str]:
        """How a line that is being typed could go on."""
        return completions(typed, self._offers, (*COMMANDS, *self._place.commands))

    def list_menu(self) -> None:
        """The lines to choose from."""
        menu = self._menus[-1]
        width = len(str(len(menu)))
        for number, (heading, choice) in enumerate(zip(headings(menu), menu, strict=True), start=1):
            if heading:
                self._screen.say(f"  {heading}", BRASS)
            note = f"  ({choice.note})" if choice.note else ""
            self._screen.say(f"  {number:{width}}  {choice.words}{note}")

    def take(self, typed: str) -> int | None:
        """One line of input: the move it stands for; None when it was something else, which has been answered."""
        word, _, rest = typed.partition(" ")
        match word.lower():
            case "":
                pass
            case "quit" | "exit" | "q":
                raise Left
            case "back" | "b":
                del self._menus[max(1, len(self._menus) - 1) :]
                self.list_menu()
            case "help" | "?" | "h":
                self._screen.say(self._place.help)
            case "table":
                self._place.show()
                self.list_menu()
            case "log":
                self._screen.say("\n".join(self._place.story()))
            case "rules" | "rule":
                self._place.say_rules(rest.strip())
            case "hint":
                self._place.say_hint()
            case "how":
                self._place.say_how()
            case "explain":
                self._place.say_meaning(rest.strip())
            case "cards" | "card":
                self._place.say_cards(rest.strip())
            case _ if typed.isdecimal() and len(typed) < 7 and self._offers:
                return self._by_number(int(typed))
            case _:
                return self._by_words(typed)
        return None

    def _by_number(self, number: int) -> int | None:
        menu = self._menus[-1]
        if 1 <= number <= len(menu):
            return self._narrowed(menu[number - 1].moves)
        self._screen.say(f"The menu goes from 1 to {len(menu)}.", DANGER)
        return None

    def _by_words(self, typed: str) -> int | None:
        found = matching(typed, ((offer.move, " ".join(offer.parts)) for offer in self._offers))
        # What a move would do is a way to ask for it too: "keep" for the split that changes nothing.
        found = found or [offer.move for offer in self._offers if begins(typed, offer.note)]
        if found:
            return self._narrowed(found)
        self._place.say_why_not(typed)
        return None

    def _narrowed(self, moves: Sequence[int]) -> int | None:
        """The one move there is, or a smaller menu."""
        if len(moves) == 1:
            return moves[0]
        left = set(moves)
        self._menus.append(choices([offer for offer in self._offers if offer.move in left]))
        self.list_menu()
        return None
