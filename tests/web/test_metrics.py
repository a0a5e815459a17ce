"""What an operator reads under /metrics."""

from __future__ import annotations

from prometheus_client.parser import text_string_to_metric_families
from starlette.testclient import TestClient

from sixgun.web.app import application
from sixgun.web.metrics import Metrics
from sixgun.web.saloon import Saloon


def samples(text: str) -> dict[str, float]:
    """Each line of the page: its name with its labels, and its number."""
    found = (sample for family in text_string_to_metric_families(text) for sample in family.samples)
    return {" ".join([each.name, *each.labels.values()]): each.value for each in found}


def test_the_documented_numbers_are_there(room: Saloon) -> None:
    client = TestClient(application(room))
    client.get("/no-such-page")
    room.metrics.commands.labels(kind="play").inc()
    room.metrics.answers.observe(0.003)
    answer = client.get("/metrics")
    assert answer.headers["content-type"].startswith("text/plain; version=")
    read = samples(answer.text)
    assert read["sixgun_requests_total 4xx"] == 1
    assert read["sixgun_commands_total play"] == 1
    assert read["sixgun_refused_total"] == read["sixgun_halted_total"] == 0
    assert read["sixgun_sockets"] == read["sixgun_tables_looked_at"] == 0
    assert read["sixgun_answer_seconds_bucket 0.0025"] == 0
    assert read["sixgun_answer_seconds_bucket 0.005"] == 1
    assert read["sixgun_answer_seconds_count"] == 1


def test_two_houses_in_one_process_do_not_mix() -> None:
    one, other = Metrics(), Metrics()
    one.refused.inc()
    assert samples(other.page()[0].decode())["sixgun_refused_total"] == 0


def test_a_scraper_may_ask_for_openmetrics() -> None:
    text, kind = Metrics().page("application/openmetrics-text; version=1.0.0")
    assert kind.startswith("application/openmetrics-text")
    assert text.endswith(b"# EOF\n")
