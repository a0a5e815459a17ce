"""What comes of a command, in a sentence where nothing does."""

from __future__ import annotations

import logging
from collections.abc import Callable
from typing import TypeVar

from sixgun.engine.errors import MoveRefused, SixgunError

from . import messages as say
from .ledger import FAULT
from .rulings import LONGEST_KEY
from .store import StoreTrouble, TooManyTables

_LOG = logging.getLogger(__name__)
_UNSURE = "Send it again with the same key: it counts once."
_Good = TypeVar("_Good", bound=say.Answer)


def answered(command: say.Command, carry_out: Callable[[], _Good]) -> _Good | say.Rejected:
    """Every command has an answer, the one that the database does not take as well."""
    try:
        return answered_or_raised(command, carry_out)
    except StoreTrouble as trouble:
        _LOG.warning("%s", trouble)  # names files and hosts, which are nobody's business
        return say.Rejected(key=command.key, sentence=f"{trouble.told} {_UNSURE}")


def answered_or_raised(command: say.Command, carry_out: Callable[[], _Good]) -> _Good | say.Rejected:
    """The same for pages, which have a page of their own for StoreTrouble."""
    try:
        if not 1 <= len(command.key) <= LONGEST_KEY:
            raise MoveRefused(f"A command's key has 1 to {LONGEST_KEY} characters, not {len(command.key)}.")
        return carry_out()
    except TooManyTables as refused:
        return say.Rejected(key=command.key, sentence=refused.sentence, tables=refused.tables)
    except MoveRefused as refused:
        return say.Rejected(key=command.key, sentence=refused.sentence, rule=refused.rule)
    except StoreTrouble:
        raise
    except SixgunError as error:
        return say.Rejected(key=command.key, sentence=str(error))
    except Exception:
        _LOG.exception("command %s", type(command).__name__)
        return say.Rejected(key=command.key, sentence=FAULT)
