"""A question in both of its wordings."""

from __future__ import annotations

from typing import NamedTuple

from sixgun.engine.tabletop import Question


class Words(NamedTuple):
    """A question to the decider, and what the others see the decider do."""

    asked: Question
    others_see: str
    others_hint: str = ""
