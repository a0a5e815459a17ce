"""Tournaments and their logs."""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Forward."""
    op.create_table(
        "tournament",
        sa.Column("id", sa.String(40), nullable=False),
        sa.Column("game", sa.String(40), nullable=False),
        sa.Column("name", sa.String(80), nullable=False),
        sa.Column("status", sa.String(10), nullable=False),
        sa.Column("private", sa.Boolean(), nullable=False),
        sa.Column("made_by", sa.String(80), nullable=False),
        sa.Column("made_key", sa.String(64), nullable=False),
        sa.Column("desk_key", sa.String(64), nullable=False),
        sa.Column("at", sa.BigInteger(), nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_tournament"),
        sa.UniqueConstraint("made_by", "made_key", name="uq_tournament_made_by_made_key"),
    )
    op.create_index("ix_tournament_status", "tournament", ["status"])
    op.create_table(
        "tournament_event",
        sa.Column(
            "tournament",
            sa.String(40),
            sa.ForeignKey("tournament.id", name="fk_tournament_event_tournament_tournament"),
            nullable=False,
        ),
        sa.Column("seq", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("key", sa.String(64)),
        sa.Column("intent", sa.String(64)),
        sa.Column("actor", sa.String(80)),
        sa.Column("person", sa.String(80)),
        sa.Column("kind", sa.String(16), nullable=False),
        sa.Column("body", sa.Text(), nullable=False),
        sa.Column("at", sa.BigInteger(), nullable=False),
        sa.Column("chain", sa.String(64), nullable=False),
        sa.PrimaryKeyConstraint("tournament", "seq", name="pk_tournament_event"),
        sa.UniqueConstraint("tournament", "key", name="uq_tournament_event_tournament_key"),
    )
    op.create_index("ix_tournament_event_person", "tournament_event", ["person"])


def downgrade() -> None:
    """Back."""
    op.drop_table("tournament_event")
    op.drop_table("tournament")
