"""A person in the terminal at a table of a saloon: shows what the house tells, sends what is wished, judges nothing."""

from __future__ import annotations

import asyncio
import secrets
from collections import deque
from collections.abc import Callable, Iterable
from contextlib import suppress
from dataclasses import dataclass
from functools import partial
from typing import Any

import msgspec

from sixgun.engine.seats import NOBODY
from sixgun.engine.words import no_such_move
from sixgun.tables import messages as say
from sixgun.tables import tells
from sixgun.tables.pace import said
from sixgun.tables.views import View

from .answers import SALOON_HELP, Answers, Left, moves_help
from .door import Door, NoWayIn
from .keeping import Keepsakes
from .keyboard import Keyboard
from .memory import Memory
from .reader import Reader
from .results import show_reckoning, show_result
from .screen import BRASS, DANGER, FAINT, Screen
from .seen import OPEN, OVER, PLAYING, Seen
from .wire import Closed, Heard, Lost, Wire
from .wishes import COMMANDS, Wishes

_LATEST = 12  # lines of the story for somebody who comes in


@dataclass(frozen=True)
class Typed:
    """A line from the keyboard; None at the end of input."""

    line: str | None


Bring = Callable[[str], Any] | None  # what the person brings to a table of a game
_Event = Typed | tuple[Wire, Heard | Lost | Closed]


class Visit(Reader):
    """From the door to the last word. Everything happens in one loop; a thread brings the frames."""

    commands = (*COMMANDS, "say ", "deal", "take back", "rematch", "leave")

    def __init__(self, door: Door, match: str, screen: Screen, *, name: str | None, watch: bool, bring: Bring) -> None:
        self._door, self._screen = door, screen
        self._name, self._watch, self._bring = name, watch, bring
        self._typed: deque[str | None] = deque()
        self._answers = Answers(self, screen)
        self._keyboard = Keyboard(screen, self._answers.completions)
        self._match = match
        self._announced: tuple[str, int | None] = ("", None)

    @property
    def help(self) -> str:
        """What can be typed."""
        return f"{moves_help(self._seen.game if self._seen else None, self._answers.offers)}\n{SALOON_HELP}"

    def play(self) -> str:
        """Until the person goes; returns the last word. NoWayIn when the house shows them out."""
        try:
            return asyncio.run(self._play())
        except KeyboardInterrupt:
            return self._farewell()

    async def _play(self) -> str:
        self._loop = asyncio.get_running_loop()
        self._events: asyncio.Queue[_Event] = asyncio.Queue()
        self._go_to(self._match)
        typing = self._loop.create_task(self._listen())
        try:
            while True:
                self._happen(await self._events.get())
                while self._typed and self._ready():
                    self._take(self._typed.popleft())
                self._announce()
        except Left as left:
            return str(left) or self._farewell()
        finally:
            self._wire.close()
            typing.cancel()
            with suppress(asyncio.CancelledError):
                await typing

    async def _listen(self) -> None:
        async for line in self._keyboard.lines(self._prompt):
            self._events.put_nowait(Typed(line))

    def _tell_loop(self, event: _Event) -> None:
        """From the wire's thread."""
        with suppress(RuntimeError):  # the visit is over
            self._loop.call_soon_threadsafe(self._events.put_nowait, event)

    def _announce(self) -> None:
        """Whoever cannot see the prompt is told when a move is wanted; whoever can sees it change."""
        prompt = self._prompt()
        # The next decision may come with the very next view, and is worded the same.
        asked = prompt, self._seen.view.decision if self._seen is not None else None
        if not self._keyboard.live and asked != self._announced and prompt.endswith(": "):
            self._screen.say(prompt.rstrip(), BRASS)
        self._announced = asked
        self._keyboard.refresh()

    def _go_to(self, match: str) -> None:
        """A table from its beginning: the first one, and later its rematch."""
        self._match = match
        self._seen: Seen | None = None
        self._decision: int | None = None  # the one that was asked about last
        self._done_seq = 0  # what our own commands have led to; views may lag behind it
        self._reckoned = 0  # the last event whose reckoning was shown
        self._told = self._lost = self._stood_in_for = self._sure_to_leave = self._giving_up = False
        self._notice = ""
        self._memory = Memory(self._door, match, self._screen, None if self._watch else Keepsakes())
        self._gone = self._memory.last_seen  # the event after which nobody looked; 0 for none
        self._wishes = Wishes(self._send, self._screen)
        self._quiet: set[str] = set()  # keys of what is pledged and shown for the deal, which nobody is told about
        self._wire = wire = Wire(self._door, match, lambda news: self._tell_loop((wire, news)))
        self._wire.start()

    def _farewell(self) -> str:
        if self._seen is None or self._seen.seat is None or self._seen.status == OVER:
            return "Goodbye."
        return f"You keep your seat; come back with:\n  sixgun join {self._door.address.table(self._match)}"

    def _happen(self, event: _Event) -> None:
        if isinstance(event, Typed):
            self._typed.append(event.line)
            return
        wire, news = event
        if wire is not self._wire:
            return  # from the table before
        if isinstance(news, Heard):
            self._hear(news.text)
        elif isinstance(news, Closed):
            raise NoWayIn(news.sentence)
        elif not self._lost:
            self._lost = True
            self._gone = self._gone or self._wire.since
            self._screen.say(f"  Connection lost, trying again. {news.reason}".rstrip(), DANGER)

    def _ready(self) -> bool:
        """Whether a typed line can be taken now. A person may type at any time; a file waits for its turn."""
        seen = self._seen
        if self._keyboard.live:
            return True
        if seen is None or self._lost or self._wire.waiting or seen.view.seq < self._done_seq:
            return False
        if seen.seat is None:
            return self._typed[0] is not None or seen.status == OVER
        return seen.status in (OPEN, OVER) or seen.stood_in_for or seen.asked

    def _prompt(self) -> str:
        if self._lost or self._seen is None:
            return "… "
        if self._seen.asked and self._seen.seat is not None:
            return f"{self._seen.seat.name}, your move (help, quit): "
        return "> "

    # What the house says

    def _hear(self, text: str) -> None:
        try:
            heard = tells.decode_heard(text)
        except msgspec.DecodeError:
            raise NoWayIn("The saloon sent a message this program does not know; update the older one.") from None
        if self._lost:
            self._lost = False
            self._screen.say("  Connected again.", BRASS)
        match heard:
            case tells.Table():
                self._notice = ""
                self._see(heard.view, heard.you, heard.now)
            case tells.Preparing(words=words) | tells.Notice(sentence=words) | tells.Halted(sentence=words):
                if words != self._notice:
                    self._screen.say(f"  {words}", FAINT)
                self._notice = words
            case say.Done():
                self._done(heard, self._wire.answered(heard.key))
            case say.Rejected():
                self._rejected(heard, self._wire.answered(heard.key))
            case say.Suggested():
                self._wire.answered(heard.key)
                self.say_suggested(heard)
            case say.Stale():
                self._wire.answered(heard.key)
                self._screen.say(heard.sentence, DANGER)
                self._see(heard.view)

    def _see(self, view: View, you: str = "", now: int | None = None) -> None:
        before = None if self._seen is None else self._seen.view
        if before is not None and view.seq < before.seq:
            return
        seen = self._seen = self._seen or Seen(view)
        if before is None:
            self._screen.speak_of(seen.game)
        self._tell(seen, view)
        if before is None and seen.seat is None:
            self._come_in(seen, you)
        elif before is None and self._bring and seen.status == OPEN:
            self._send(say.Bring, brings=self._bring(seen.view.game))
        if seen.seat is not None and (before is None or before.viewer == NOBODY):
            self._welcome(seen)
        if seen.stood_in_for and not self._stood_in_for:
            self._screen.say("A bot plays for you now; `take back` gives you your seat again.", DANGER)
        self._stood_in_for = seen.stood_in_for
        if view.closed:
            raise Left(f"This table is closed. {'' if self._told else view.closed}".rstrip())
        if before is not None and before.host != view.host and view.host == view.viewer != NOBODY:
            self._screen.say("You are the host now: `deal`, `clock` and `remove` are yours.", BRASS)
        if before is not None and before.viewer != NOBODY and view.viewer == NOBODY:
            raise Left("You leave the table." if self._giving_up else view.no_seat or "You have lost your seat.")
        wish = self._memory.see(view)
        if wish is not None:
            self._quiet.add(self._send(wish[0], **wish[1]))
        if seen.status == OVER and (before is None or before.status != OVER):
            self._end(seen)
        if view.rematch and not (before and before.rematch) and seen.seat is not None:
            self._screen.say("The others play again; `rematch` takes you to their table.", FAINT)
        self._ask(seen, now)

    def _tell(self, seen: Seen, view: View) -> None:
        first = not self._told
        new = seen.news(view)
        self._screen.meet(seen.names)
        self._wire.since = view.seq
        if seen.seat is None and not self._watch:
            return  # at the door; what happened so far is told inside
        if first:
            new, self._told = seen.story, True
        if first and len(new) > _LATEST:
            self._screen.say("  … and more before; `log` tells everything", FAINT)
            new = new[-_LATEST:]
        for line in new:
            if 0 < self._gone < line.seq:
                self._screen.say("  Since you were gone:", BRASS)
                self._gone = 0
            self._screen.say(f"  {line.text}", FAINT if line.deed == "ceremony" else "")
        self._gone = 0
        if view.reckoning is not None and view.reckoned > self._reckoned and view.status == PLAYING:
            show_reckoning(self._screen, view.reckoning, seen.names)
        self._reckoned = max(self._reckoned, view.reckoned)

    def _come_in(self, seen: Seen, you: str) -> None:
        """The first look at a table where one does not sit."""
        if self._watch:
            self._screen.say(f"You are watching a table of {seen.view.title}: {seen.people}.", BRASS)
            if seen.status == PLAYING:
                seen.show(self._screen)
        elif seen.view.closed:
            raise NoWayIn(f"This table is closed. {seen.view.closed}")
        elif seen.status == OVER:
            raise NoWayIn("The game at this table is over; --watch shows how it ended.")
        else:
            brings = self._bring(seen.view.game) if self._bring and seen.status == OPEN else None
            name = seen.names[seen.view.left] if seen.view.left != NOBODY else self._name or you
            code, pledge = self._door.address.invitation, self._memory.new_pledge()
            self._send(say.Join, name=name, brings=brings, pledge=pledge, invitation=code)

    def _welcome(self, seen: Seen) -> None:
        assert seen.seat is not None
        self._screen.say(f"You sit at a table of {seen.view.title} as {seen.seat.name}.", BRASS)
        if seen.status == OPEN:
            self._screen.say(f"At the table: {seen.people}. {seen.host}")
            self._screen.say("Friends can join with this address, in a browser or with `sixgun join`:")
            self._screen.say(f"  {self._door.address.table(self._match)}", BRASS)
        elif seen.status == PLAYING and not seen.asked:
            seen.show(self._screen)
        if self._bring and seen.status != OPEN:
            self._screen.say("The cards were dealt before you could bring your deck; it stays at home.", DANGER)
        self._bring = None

    def _end(self, seen: Seen) -> None:
        seen.show(self._screen)
        result = seen.view.result
        if result is not None:
            show_result(self._screen, seen.names, result.scores, result.winners, seen.view.reckoning)
            self._memory.say_verdict()
        if seen.seat is not None:
            self._screen.say("`rematch` plays again with the same people; `quit` leaves.", FAINT)

    def _ask(self, seen: Seen, now: int | None) -> None:
        """Show the table and the menu, once for each decision."""
        view = seen.view
        if not seen.asked:
            self._decision = None
            self._answers.offer([])
        elif view.decision != self._decision:
            self._decision = view.decision
            self._answers.offer(view.moves)
            seen.show(self._screen)
            self.say_lesson()
            if view.due is not None and now is not None:
                self._screen.say(f"You have {said(view.due - now)}.", BRASS)
            self._answers.list_menu()

    def _done(self, answer: say.Done, command: say.Command | None) -> None:
        if isinstance(command, say.Leave):
            raise Left("You leave the table.")
        if isinstance(command, say.Rematch):
            self._wire.close()
            self._go_to(answer.match)
            return
        self._done_seq = max(self._done_seq, answer.seq)
        if isinstance(command, say.Join | say.Pledge):
            self._memory.done(command, answer.seq)
        if isinstance(command, say.Invite):
            self._wishes.say_invitation(answer.key, self._door.address.table(self._match))
        if isinstance(command, say.Join | say.Bring) and command.brings is not None:
            self._screen.say(f"You bring {command.brings['name']}.", BRASS)

    def _rejected(self, answer: say.Rejected, command: say.Command | None) -> None:
        if isinstance(command, say.Join):
            raise NoWayIn(answer.sentence)
        if answer.key in self._quiet:
            return  # the cards were dealt meanwhile, or another window of ours was quicker
        self._screen.say(f"{answer.sentence} ({answer.rule})" if answer.rule else answer.sentence, DANGER)
        if answer.rule:
            self.say_rules(answer.rule)

    # What the person says

    def _take(self, typed: str | None) -> None:
        if typed is None:
            raise Left
        sure, self._sure_to_leave = self._sure_to_leave, False
        word, _, rest = typed.partition(" ")
        match (word.lower(), rest.strip().lower()):
            case ("quit" | "exit" | "q", _):
                raise Left
            case _ if self._seen is None:
                self._screen.say("The table has not loaded yet; `quit` leaves.")
            case ("say", _):
                self._send(say.Chat, text=rest)
            case ("deal", "") if self._seen.status == OPEN:
                self._send(say.Deal)
            case ("take", "back"):
                self._send(say.TakeSeatBack)
            case ("rematch", ""):
                self._send(say.Rematch)
            case ("leave", ""):
                self._leave(self._seen, sure)
            case _ if not self._wishes.take(word.lower(), rest, self._seen):
                self._move(typed)

    def _send(self, kind: Any, **wishes: Any) -> str:
        """Returns the key of the command."""
        key = secrets.token_hex(16)
        self._wire.send(kind(key=key, match=self._match, **wishes))
        return key

    def _move(self, typed: str) -> None:
        move = self._answers.take(typed)
        if move is not None and self._wire.waiting:
            self._screen.say("The saloon has not answered yet; one moment.")
        elif move is not None:
            self._send(say.Play, decision=self._decision, move=move)

    def _leave(self, seen: Seen, sure: bool) -> None:
        if seen.seat is None or seen.status == OVER:
            raise Left("You leave the table.")
        if seen.status == OPEN or sure:
            self._giving_up = True
            self._send(say.Leave)
            return
        self._sure_to_leave = True
        self._screen.say("A bot would take over your cards. `leave` again gives up your seat, `quit` keeps it.")

    # What a typed line can ask about

    def show(self) -> None:
        """The table and the question."""
        if self._seen is not None:
            self._seen.show(self._screen)

    def story(self) -> Iterable[str]:
        """All sentences so far, as the person heard them."""
        try:
            return self._seen.whole_story(partial(self._door.earlier, self._match)) if self._seen else []
        except NoWayIn as error:
            return [str(error)]

    def say_why_not(self, typed: str) -> None:
        """Words that fit no offered move: if they fit another move of the game, the house says why it is refused."""
        seen = self._seen
        assert seen is not None
        if not seen.asked:
            self._screen.say(f"“{typed}” is not a command, and it is not your turn; `help` lists them.", DANGER)
        elif meant := seen.not_offered(typed):
            self._send(say.Play, decision=self._decision, move=meant[0])
        else:
            offered = (" ".join(offer.parts) for offer in seen.view.moves)
            self._screen.say(no_such_move(typed, offered), DANGER)
