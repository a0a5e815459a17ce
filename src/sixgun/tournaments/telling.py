"""A tournament in sentences: what the organiser has settled, and what happened at the desk, line by line."""

from __future__ import annotations

from collections.abc import Sequence

from sixgun.engine.words import listed, plural

from . import events as log
from .tournament import Change, Tournament

ONLINE_OR_PAPER = {"online": "online", "paper": "on paper"}


def settled_words(tournament: Tournament) -> list[str]:
    """Everything the organiser has chosen or left to the desk, one sentence each."""
    settings, form = tournament.settings, tournament.form
    seats = _from_to(settings.fewest, settings.most)
    words = [
        f"{settings.name}: {tournament.game.title}, {ONLINE_OR_PAPER[settings.mode]}.",
        f"{form.title}. {form.words}",
        f"Tables of {seats}; {_games(tournament)}.",
        _rounds(tournament),
        _finals(tournament),
    ]
    sheet = {option.name: option for option in tournament.scoring.sheet}
    words += [f"{sheet[name].words}: {sheet[name].said(number)}." for name, number in settings.numbers.items()]
    words += [f"Option {name} of the game: {value}." for name, value in settings.options.items()]
    if settings.cards is not None:
        words.append("The game is played with a card file of its own.")
    if settings.mode == "online":
        words.append(f"Pace: {settings.pace}. The bot {settings.bot} plays for whoever leaves.")
    if settings.minutes:
        words.append(f"A round lasts {plural(settings.minutes, 'minute')}.")
    if settings.self_entry:
        words.append("People may enter and drop out by themselves.")
    words.append(f"Seed of the draws: {settings.seed}.")
    return words


def _from_to(low: int, high: int) -> str:
    return str(low) if low == high else f"{low} to {high}"


def _games(tournament: Tournament) -> str:
    games, form = tournament.settings.games, tournament.form
    if not games and form.one_table:
        return "as many games as the printed rules ask for"
    said = plural(games or 1, "game")
    return f"at most {said} a duel" if form.knock_out else f"{said} at a table in each round"


def _rounds(tournament: Tournament) -> str:
    settings, form = tournament.settings, tournament.form
    if form.knock_out:
        return "Rounds until the bracket has a winner."
    if form.pairing == "everybody":
        return "As many rounds as it takes for everybody to meet."
    if settings.rounds:
        return f"{plural(settings.rounds, 'round')}."
    return "1 round." if form.one_table else "As many rounds as usual for the number of players."


def _finals(tournament: Tournament) -> str:
    finals = tournament.settings.finals
    if finals.kind == "none":
        return "No finals."
    kind = "one table" if finals.kind == "table" else "a bracket"
    games = plural(finals.games, "game")
    return f"Finals: {kind} of the best {finals.top}, {games if finals.kind == 'table' else f'at most {games} a duel'}."


def change_words(tournament: Tournament, change: Change) -> str:
    """One line of the list of changes."""
    event = change.event
    match event:
        case log.Opened():
            return "The tournament is opened."
        case log.Entered():
            bot = f", played by the bot {event.bot}" if event.bot else ""
            return f"{event.name} enters{' late' if event.late else ''}{bot}."
        case log.Dropped():
            return _because(f"{tournament.name(event.entrant)} drops out", event.reason)
        case log.Returned():
            return f"{tournament.name(event.entrant)} is back."
        case log.Redrawn():
            return _because(f"Round {event.round} is drawn again", event.reason)
        case log.Drawn():
            return f"{'The finals are' if event.stage == 'finals' else f'Round {event.round} is'} drawn."
        case log.Seated():
            return f"{_game(event)} is opened in the saloon."
        case log.Penalised():
            taken = f"{tournament.name(event.entrant)} is fined {event.amount:,}"
            return _because(f"{taken} (penalty {change.number})", event.reason)
        case log.Pardoned():
            return _because(f"Penalty {event.penalty} is lifted", event.reason)
        case log.LotsDrawn():
            return f"Lots are drawn: {_names(tournament, event.order)}, in this order."
        case log.Duelled():
            winner = "nobody" if event.winner is None else tournament.name(event.winner)
            return f"{_names(tournament, event.players)} play for their place: {winner} wins."
        case log.Noted():
            return f"Note: {event.text}"
        case log.Closed():
            ended = "The tournament is broken off" if event.broken_off else "The tournament is closed"
            return _because(ended, event.reason)
        case log.Reopened():
            return _because("The tournament is reopened", event.reason)
        case _:
            return _result_words(tournament, event)


def _result_words(tournament: Tournament, event: log.Event) -> str:
    """A result that came in, was corrected, or was taken out."""
    if isinstance(event, log.Reported):
        return f"{_game(event)}: {_outcome(tournament, event, event.result)}"
    if isinstance(event, log.Corrected):
        after = _outcome(tournament, event, event.after)
        return _because(f"{_game(event)} is corrected: {after.rstrip('.')}", event.reason)
    assert isinstance(event, log.Withdrawn)
    return _because(f"{_game(event)}: the result is withdrawn", event.reason)


def _outcome(tournament: Tournament, event: log.Reported | log.Corrected, result: dict[str, object]) -> str:
    """Who won; the whole result is in the exported file."""
    table = tournament.table(event.round, event.table)
    if table is None:  # struck since
        return "entered."
    seats = [entrant for entrant in table.seats if entrant not in event.without]
    bare = set(result) == {"winners"}
    found = result["winners"] if bare else tournament.scoring.winners(result)
    assert isinstance(found, Sequence)
    names = _names(tournament, [seats[seat] for seat in found if seat < len(seats)])
    return f"{names} {'win' if len(found) > 1 else 'wins'}." if names else "nobody wins."


def _game(event: log.Seated | log.Reported | log.Corrected | log.Withdrawn) -> str:
    return f"Round {event.round}, table {event.table}, game {event.game}"


def _names(tournament: Tournament, entrants: Sequence[int]) -> str:
    return listed(tournament.name(entrant) for entrant in entrants)


def _because(sentence: str, reason: str) -> str:
    return f"{sentence}. Reason: {reason}" if reason else f"{sentence}."
