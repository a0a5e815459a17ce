"""The tables of the store. A change here needs a migration; a test compares the two."""

from __future__ import annotations

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    String,
    Table,
    Text,
    UniqueConstraint,
    false,
)

metadata = MetaData(
    naming_convention={
        "ix": "ix_%(table_name)s_%(column_0_N_name)s",
        "uq": "uq_%(table_name)s_%(column_0_N_name)s",
        "fk": "fk_%(table_name)s_%(column_0_N_name)s_%(referred_table_name)s",
        "pk": "pk_%(table_name)s",
    }
)

match = Table(
    "match",
    metadata,
    Column("id", String(40), primary_key=True),
    Column("game", String(40), nullable=False),
    Column("status", String(10), nullable=False, index=True),
    Column("private", Boolean, nullable=False),
    Column("made_by", String(80), nullable=False),
    Column("made_key", String(64), nullable=False),
    Column("at", BigInteger, nullable=False),
    Column("sign", Text),  # what the lobby shows; never more than the log says, and None where nobody wrote one
    Column("opener", String(80), index=True),  # who set it up; None for a tournament's desk, and for older tables
    Column("origin", String(40), nullable=False, server_default="", index=True),  # from where, made unreadable
    Column("hosted", Boolean, nullable=False, server_default=false()),  # by the desk of a tournament
    Column("since", BigInteger, nullable=False, server_default="0"),  # when it came to its status
    Column("visited", BigInteger, nullable=False, server_default="0"),  # when somebody was last seen at it
    UniqueConstraint("made_by", "made_key"),
)

event = Table(
    "event",
    metadata,
    Column("match", ForeignKey("match.id"), primary_key=True),
    Column("seq", Integer, primary_key=True, autoincrement=False),
    Column("key", String(64)),
    Column("intent", String(64)),
    Column("actor", String(80)),
    Column("kind", String(16), nullable=False),
    Column("body", Text, nullable=False),
    Column("at", BigInteger, nullable=False),
    Column("chain", String(64), nullable=False),
    UniqueConstraint("match", "key"),
    Index(None, "actor", "kind"),
)

# Apart from the log, so that nothing that reads or exports a log can come across it.
secret = Table(
    "secret",
    metadata,
    Column("match", ForeignKey("match.id"), primary_key=True),
    Column("secret", LargeBinary, nullable=False),
)

# Finished matches that were put away: their logs are in files, this is what has to be known of them here.
archived = Table(
    "archived",
    metadata,
    Column("match", String(40), primary_key=True),
    Column("game", String(40), nullable=False),
    Column("private", Boolean, nullable=False),
    Column("ended", BigInteger, nullable=False),
    Column("at", BigInteger, nullable=False),
    Column("file", String(120), nullable=False),
    Column("memory", Text),
)

# What a finished match came to, written with its last event. It outlives the log; no `memory`: it counts for nobody.
result = Table(
    "result",
    metadata,
    Column("match", String(40), primary_key=True),
    Column("game", String(40), nullable=False),
    Column("private", Boolean, nullable=False),
    Column("ended", BigInteger, nullable=False, index=True),
    Column("memory", Text),
)

# Who sat there at the end: the history of a person.
result_seat = Table(
    "result_seat",
    metadata,
    Column("match", ForeignKey("result.match"), primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("person", String(80), nullable=False),
    Column("ended", BigInteger, nullable=False),
    Index(None, "person", "ended"),
)

# People with a recovery code, or who have signed devices out: cookies of an earlier generation are worth nothing.
identity = Table(
    "identity",
    metadata,
    Column("person", String(80), primary_key=True),
    Column("generation", Integer, nullable=False, server_default="0"),
    Column("code", String(64), unique=True),  # hashed; None when there is none
    Column("name", String(80), nullable=False, server_default=""),  # what the person was called when the code was made
    Column("made", BigInteger, nullable=False, server_default="0"),  # when the code was made
)

# Who drives the bots and the clock of a match. `epoch` grows with every new holder; `alive` is the last sign of life by
# the database's clock, `house` the time at the match then. A new holder leaves both until the time since is given back.
lease = Table(
    "lease",
    metadata,
    Column("match", ForeignKey("match.id"), primary_key=True),
    Column("holder", String(40), nullable=False),
    Column("epoch", BigInteger, nullable=False),
    Column("expires", BigInteger, nullable=False),
    Column("alive", BigInteger, nullable=False),
    Column("house", BigInteger, nullable=False, server_default="0"),
    Index(None, "holder"),
)

# Who is connected to which table through which server. No truth for the game: it is forgotten when a server dies.
presence = Table(
    "presence",
    metadata,
    Column("match", String(40), primary_key=True),
    Column("person", String(80), primary_key=True),
    Column("holder", String(40), primary_key=True, index=True),
    Column("expires", BigInteger, nullable=False, index=True),
)

# Small values the house keeps for itself.
kept = Table(
    "kept",
    metadata,
    Column("name", String(40), primary_key=True),
    Column("value", LargeBinary, nullable=False),
)

tournament = Table(
    "tournament",
    metadata,
    Column("id", String(40), primary_key=True),
    Column("game", String(40), nullable=False),
    Column("name", String(80), nullable=False),
    Column("status", String(10), nullable=False, index=True),
    Column("private", Boolean, nullable=False),
    Column("made_by", String(80), nullable=False),  # the organiser
    Column("made_key", String(64), nullable=False),
    Column("desk_key", String(64), nullable=False),  # the hash of what lets helpers in
    Column("at", BigInteger, nullable=False),
    Column("origin", String(40), nullable=False, server_default=""),  # the network address, made unreadable
    UniqueConstraint("made_by", "made_key"),
)

tournament_event = Table(
    "tournament_event",
    metadata,
    Column("tournament", ForeignKey("tournament.id"), primary_key=True),
    Column("seq", Integer, primary_key=True, autoincrement=False),
    Column("key", String(64)),
    Column("intent", String(64)),
    Column("actor", String(80)),
    Column("person", String(80), index=True),  # whom it is about: who entered
    Column("kind", String(16), nullable=False),
    Column("body", Text, nullable=False),
    Column("at", BigInteger, nullable=False),
    Column("chain", String(64), nullable=False),
    UniqueConstraint("tournament", "key"),
)
