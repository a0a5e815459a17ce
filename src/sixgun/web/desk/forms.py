"""What a form of the desk sends: texts by name, and how to read numbers out of them with a clear sentence."""

from __future__ import annotations

from collections.abc import Mapping

from starlette.requests import Request

from sixgun.tournaments.errors import DeskRefused

from ..setting_up import LONGEST_FORM_KEY
from ..showing import fresh_key

MOST_FIELDS = 200  # of a result: a few for each of eight seats, with room to spare
MOST_DIGITS = 9
LONGEST_TYPED = 20_000


async def read_form(request: Request) -> dict[str, str]:
    """Everything that was typed or ticked; files are not taken."""
    async with request.form(max_files=0, max_fields=MOST_FIELDS, max_part_size=LONGEST_TYPED) as form:
        return {name: value for name, value in form.items() if isinstance(value, str)}


def form_key(form: Mapping[str, str]) -> str:
    """The form's own key; a form without one is a new intent."""
    return form.get("key", "")[:LONGEST_FORM_KEY] or fresh_key()


def number(form: Mapping[str, str], name: str, what: str, default: int | None = None) -> int:
    """A whole number out of a form; `what` names the field in the sentence."""
    text = form.get(name, "").strip().replace(",", "").replace("$", "")
    if not text and default is not None:
        return default
    plain = text.removeprefix("-")
    if not (plain.isascii() and plain.isdecimal()) or len(plain) > MOST_DIGITS:
        raise DeskRefused(f"{what} is a whole number, not {text[:20]!r}.")
    return int(text)
