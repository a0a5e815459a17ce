"""Results of finished matches, which outlive their logs; and people who carry their identity to another device."""

import json

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Forward. What the archive remembers is a result; matches that are still here are looked at by the housekeeper."""
    result = op.create_table(
        "result",
        sa.Column("match", sa.String(40), nullable=False),
        sa.Column("game", sa.String(40), nullable=False),
        sa.Column("private", sa.Boolean(), nullable=False),
        sa.Column("ended", sa.BigInteger(), nullable=False),
        sa.Column("memory", sa.Text()),
        sa.PrimaryKeyConstraint("match", name="pk_result"),
    )
    op.create_index("ix_result_ended", "result", ["ended"])
    seat = op.create_table(
        "result_seat",
        sa.Column(
            "match", sa.String(40), sa.ForeignKey("result.match", name="fk_result_seat_match_result"), nullable=False
        ),
        sa.Column("seat", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("person", sa.String(80), nullable=False),
        sa.Column("ended", sa.BigInteger(), nullable=False),
        sa.PrimaryKeyConstraint("match", "seat", name="pk_result_seat"),
    )
    op.create_index("ix_result_seat_person_ended", "result_seat", ["person", "ended"])
    op.create_table(
        "identity",
        sa.Column("person", sa.String(80), nullable=False),
        sa.Column("generation", sa.Integer(), nullable=False, server_default="0"),
        sa.Column("code", sa.String(64)),
        sa.Column("name", sa.String(80), nullable=False, server_default=""),
        sa.Column("made", sa.BigInteger(), nullable=False, server_default="0"),
        sa.PrimaryKeyConstraint("person", name="pk_identity"),
        sa.UniqueConstraint("code", name="uq_identity_code"),
    )
    _take_over_the_archive(result, seat)


def _take_over_the_archive(result: sa.Table, seat: sa.Table) -> None:
    connection = op.get_bind()
    kept = connection.execute(sa.text("SELECT match, game, private, ended, memory FROM archived")).fetchall()
    for match, game, private, ended, memory in kept:
        row = {"match": match, "game": game, "private": bool(private), "ended": ended, "memory": memory}
        connection.execute(result.insert().values(row))
        for number, sitter in enumerate(json.loads(memory)["seats"] if memory else ()):
            if sitter.get("person") is not None:
                values = {"match": match, "seat": number, "person": sitter["person"], "ended": ended}
                connection.execute(seat.insert().values(values))


def downgrade() -> None:
    """Back."""
    op.drop_table("identity")
    op.drop_table("result_seat")
    op.drop_table("result")
