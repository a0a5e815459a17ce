"""What the organiser has settled, in sentences."""

from __future__ import annotations

from sixgun.engine.words import plural

from .tournament import Tournament

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
