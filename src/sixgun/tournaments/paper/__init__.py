"""Tournaments on paper: seat lists, table sheets, standings and brackets as PDF."""

from __future__ import annotations

from .bracket_sheet import bracket_sheet
from .seats import seat_list
from .sheet import PAPERS, Printed
from .standings_sheet import standings_sheet
from .table_sheets import table_sheets

__all__ = ["PAPERS", "Printed", "bracket_sheet", "seat_list", "standings_sheet", "table_sheets"]
