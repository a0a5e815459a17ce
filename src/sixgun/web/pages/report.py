"""Report a problem: the text is there already, and the way to whoever mends it."""

from __future__ import annotations

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import BaseRoute, Route

from ..reporting import report_of, way_to
from .page import Pages


class ReportPages(Pages):
    """A page for a bug report."""

    def routes(self) -> list[BaseRoute]:
        """Its address."""
        return [Route("/report", self.report)]

    async def report(self, request: Request) -> Response:
        agent, now = request.headers.get("user-agent", ""), self.saloon.house.store.now()
        report = report_of(request.query_params, agent, now)
        tracker = self.saloon.tracker
        return self.show(request, "report.html", report=report, tracker=tracker, way=way_to(tracker, report))
