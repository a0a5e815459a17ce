"""`python -m tests.faults`: see cli.py."""

from __future__ import annotations

from .cli import main

main()
