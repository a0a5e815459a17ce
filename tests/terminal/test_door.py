"""The way to a saloon: its address, and the passports that know a terminal again."""

from __future__ import annotations

from pathlib import Path

import pytest

from sixgun.terminal.door import Address, NoWayIn, Passports


def test_an_address_is_what_a_browser_shows() -> None:
    assert Address.read("http://saloon.example:80/table/abc") == Address("http://saloon.example", "abc")
    assert Address.read(" https://saloon.example:8443/ ") == Address("https://saloon.example:8443")
    assert Address.read("http://[::1]:8046/table/abc").socket("abc", 7) == "ws://[::1]:8046/table/abc/socket?since=7"
    for wrong in (
        "",
        "saloon.example",
        "ftp://saloon.example/table/x",
        "http://:80",
        "http://h:99999/",
        "http://u:p@h/",
    ):
        with pytest.raises(NoWayIn):
            Address.read(wrong)


def test_passports_are_kept_by_house_and_for_nobody_else_to_read(tmp_path: Path) -> None:
    path = tmp_path / "config" / "passports.json"
    Passports(path).keep("http://one.example", "sixgun=1")
    Passports(path).keep("http://two.example", "sixgun=2")
    assert Passports(path).of("http://one.example") == "sixgun=1"
    assert Passports(path).of("http://three.example") is None
    assert path.stat().st_mode & 0o777 == 0o600
    path.write_text("not json", encoding="utf-8")
    with pytest.raises(NoWayIn, match="mend it or remove it"):
        Passports(path).of("http://one.example")
