"""A server keeps to one core while everybody comes back, and has all of them afterwards."""

from __future__ import annotations

import asyncio
import os
import subprocess
import sys
import threading

import pytest

from sixgun.web.one_core import keep_to_one_core

_WAITS = "import sys; sys.stdin.read()"


def test_where_nobody_can_choose_a_core_nothing_happens(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delattr(os, "sched_setaffinity", raising=False)

    async def come_back() -> None:
        keep_to_one_core(0.0)

    asyncio.run(come_back())


def test_all_threads_and_later_processes_keep_to_one_core_for_a_while() -> None:
    allowed = os.sched_getaffinity(0)
    leave = threading.Event()
    before = threading.Thread(target=leave.wait)
    before.start()

    async def come_back() -> tuple[list[set[int]], list[set[int]]]:
        keep_to_one_core(0.5)
        after = threading.Thread(target=leave.wait)
        after.start()
        child = subprocess.Popen([sys.executable, "-c", _WAITS], stdin=subprocess.PIPE)
        whose = [0, before.native_id or 0, after.native_id or 0, child.pid]
        meanwhile = [os.sched_getaffinity(each) for each in whose]
        try:
            async with asyncio.timeout(60):
                while os.sched_getaffinity(0) == meanwhile[0] != allowed:
                    await asyncio.sleep(0.01)
            return meanwhile, [os.sched_getaffinity(each) for each in whose]
        finally:
            child.communicate()

    try:
        meanwhile, afterwards = asyncio.run(come_back())
    finally:
        leave.set()
    assert meanwhile == [meanwhile[0]] * 4
    assert len(meanwhile[0]) == 1
    assert meanwhile[0] <= allowed
    assert afterwards == [allowed] * 4
