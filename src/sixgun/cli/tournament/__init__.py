"""`sixgun tournament`: a tournament from its opening to its last place, on the saloon's database."""

from __future__ import annotations

import typer

from . import drawing, ending, entrants, files, opening, printing, results, running, standing

app = typer.Typer(
    no_args_is_help=True,
    add_completion=False,
    rich_markup_mode=None,
    help="Run tournaments: new, add, draw, result, standings, sheets, export; or run one of bots.",
)
app.command("new")(opening.new_command)
app.command("formats")(opening.formats_command)
app.command("list")(opening.list_command)
app.command("show")(drawing.show_command)
app.command("add")(entrants.add_command)
app.command("drop")(entrants.drop_command)
app.command("return")(entrants.return_command)
app.command("draw")(drawing.draw_command)
app.command("result")(results.result_command)
app.command("standings")(standing.standings_command)
app.command("penalty")(entrants.penalty_command)
app.command("pardon")(entrants.pardon_command)
app.command("lots")(ending.lots_command)
app.command("duel")(ending.duel_command)
app.command("close")(ending.close_command)
app.command("reopen")(ending.reopen_command)
app.command("note")(ending.note_command)
app.command("changes")(standing.changes_command)
app.command("sheets")(printing.sheets_command)
app.command("export")(files.export_command)
app.command("import")(files.import_command)
app.command("run")(running.run_command)
