"""Who speaks to the desk: the guest, with the organiser's key where one was brought along."""

from __future__ import annotations

from typing import TYPE_CHECKING

from starlette.requests import Request

from sixgun.tables.lobby import origin_mark
from sixgun.tournaments import commands as say

from ..guards import address_of

if TYPE_CHECKING:
    from ..saloon import Saloon

COOKIE = "desk"  # the organiser's key, for one tournament's addresses only
LONGEST_KEY = 100


def who_asks(saloon: Saloon, request: Request) -> say.Who:
    """As the transport knows it; never what a form claims."""
    person = saloon.person(request)
    key, origin = request.cookies.get(COOKIE, "")[:LONGEST_KEY], origin_mark(address_of(request))
    return say.Who(person=person.id, name=person.name, desk_key=key, origin=origin)
