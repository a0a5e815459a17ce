"""What somebody at a table of a saloon can read: rules, cards, how to play, as far as this program knows the game."""

from __future__ import annotations

from typing import Any

from sixgun.tables import messages as say

from .answers import hint_words
from .door import Door, NoWayIn
from .explaining import say_how, say_meaning
from .reading import say_cards, say_rule, say_rules
from .screen import BRASS, DANGER, Screen
from .seen import Seen


class Reader:
    """Somebody with a table in sight and a saloon to ask."""

    _seen: Seen | None
    _screen: Screen
    _door: Door

    def _send(self, kind: Any, **wishes: Any) -> str:
        """A command to the house; returns its key."""
        raise NotImplementedError

    def say_lesson(self) -> None:
        """In a guided game: what is explained now, and what to do."""
        assert self._seen is not None
        view = self._seen.view
        for page in view.lesson.pages if view.lesson else []:
            todo = [" ".join(move.parts) for move in view.moves if move.move == page.move]
            told = f"{page.number} of {view.lesson.steps if view.lesson else 0}: {page.title}. {page.text}"
            self._screen.say(f"{told}{f' Type: {todo[0].lower()}' if todo else ''}", BRASS)

    def say_hint(self) -> None:
        """Ask the house what a bot with sense would do."""
        assert self._seen is not None
        if self._seen.asked:
            self._send(say.Suggest, decision=self._seen.view.decision)
        else:
            self._screen.say("It is not your turn; when it is, `hint` says what a bot would do.", DANGER)

    def say_suggested(self, answer: say.Suggested) -> None:
        """What the house suggests, unless the decision is made by now."""
        assert self._seen is not None
        words = [" ".join(move.parts) for move in self._seen.view.moves if move.move == answer.move]
        if words and answer.decision == self._seen.view.decision:
            self._screen.say(hint_words(words[0], answer.reason), BRASS)

    def say_rules(self, wanted: str) -> None:
        """One rule by its number as the saloon has it; words are looked for in the rules of this program."""
        assert self._seen is not None
        game, number = self._seen.view.game, any(letter.isdigit() for letter in wanted)
        if not number and self._seen.game is not None:
            say_rules(self._screen, self._seen.game, wanted)
        if not number and (self._seen.game is None or not wanted):
            self._screen.say(f"All rules: {self._door.address.origin}/rules/{game}")
        if not number:
            return
        try:
            say_rule(self._screen, **self._door.rule(game, wanted))
        except NoWayIn as error:
            self._screen.say(str(error), DANGER)

    def say_cards(self, wanted: str) -> None:
        """The cards as this program knows them."""
        assert self._seen is not None
        if self._seen.game is None:
            self._screen.say(f"This program does not know the cards of {self._seen.view.title}.", DANGER)
        else:
            say_cards(self._screen, self._seen.game, self._seen.game.words_of(), wanted)

    def say_how(self) -> None:
        """How to play, as this program knows it."""
        self.say_meaning("")

    def say_meaning(self, wanted: str) -> None:
        """What a word or a card means, or the answer to a question; without any, how to play."""
        assert self._seen is not None
        game = self._seen.game
        if game is None or game.guide is None:
            address = f"{self._door.address.origin}/how-to-play/{self._seen.view.game}"
            self._screen.say(f"This program does not know {self._seen.view.title}; read {address}")
        elif wanted:
            say_meaning(self._screen, game, game.settled()[0], game.words_of(), wanted)
        else:
            say_how(self._screen, game, game.settled()[0], game.words_of())
