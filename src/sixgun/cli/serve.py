"""`sixgun serve`: the saloon in the browser."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from sixgun.web.names import checked_origin
from sixgun.web.reporting import checked_tracker
from sixgun.web.serving import address_for_others, bind, default_database, serve


def command(
    host: Annotated[str, typer.Option(help="Listen on this address; 0.0.0.0 opens it to your network.")] = "127.0.0.1",
    port: Annotated[int, typer.Option(help="The port; 0 takes any free one.", min=0, max=65535)] = 8046,
    database: Annotated[
        str | None,
        typer.Option(help="A file for SQLite, or postgresql://user:password@host/database.", show_default="embedded"),
    ] = None,
    origin: Annotated[
        list[str] | None,
        typer.Option(help="A public address of the saloon, such as https://cards.example; its name is allowed too."),
    ] = None,
    proxy: Annotated[
        list[str] | None,
        typer.Option(
            help="Your proxy, as address or network; X-Forwarded-For counts only from there.",
            envvar="SIXGUN_PROXY",
        ),
    ] = None,
    bot_pause: Annotated[int, typer.Option(help="Milliseconds a bot takes for a move.", min=0, max=60_000)] = 700,
    keep_finished: Annotated[
        int, typer.Option(help="Days until a finished match goes into the archive; 0 for never.", min=0, max=36_500)
    ] = 365,
    archive: Annotated[
        Path | None,
        typer.Option(help="The folder of the archive.", show_default="beside the database", file_okay=False),
    ] = None,
    tracker: Annotated[
        str,
        typer.Option(
            help="Where bug reports go: https://…, with {title} and {body} filled in, or mailto:….",
            envvar="SIXGUN_TRACKER",
            show_default="nowhere",
        ),
    ] = "",
    verbose: Annotated[bool, typer.Option("--verbose", help="Log every request, one JSON object a line.")] = False,
) -> None:
    """Open the saloon and print its address. Games in progress continue where they were."""
    checked_tracker(tracker)
    origins = list(map(checked_origin, origin or ()))
    listener = bind(host, port)
    where = database or str(default_database())
    if database is None:
        Path(where).parent.mkdir(mode=0o700, parents=True, exist_ok=True)
    shown = "127.0.0.1" if host in ("0.0.0.0", "::") else f"[{host}]" if ":" in host else host

    def when_open() -> None:
        print(f"The saloon is open: http://{shown}:{listener.getsockname()[1]}", flush=True)
        if (known := address_for_others(host)) is not None:
            print(f"Others in your network: http://{known}:{listener.getsockname()[1]}", flush=True)
        print(f"Tables are kept in {where.split('@')[-1]}. Press Ctrl-C to close.", flush=True)

    serve(
        listener,
        where,
        host=host,
        origins=origins,
        proxies=proxy or (),
        bot_pause=bot_pause,
        keep_finished=keep_finished,
        archive=archive,
        tracker=tracker,
        verbose=verbose,
        when_open=when_open,
    )
