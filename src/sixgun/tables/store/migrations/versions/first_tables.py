"""Matches, their logs, their secrets, and who drives them."""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Forward."""
    op.create_table(
        "match",
        sa.Column("id", sa.String(40), nullable=False),
        sa.Column("game", sa.String(40), nullable=False),
        sa.Column("status", sa.String(10), nullable=False),
        sa.Column("private", sa.Boolean(), nullable=False),
        sa.Column("made_by", sa.String(80), nullable=False),
        sa.Column("made_key", sa.String(64), nullable=False),
        sa.Column("at", sa.BigInteger(), nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_match"),
        sa.UniqueConstraint("made_by", "made_key", name="uq_match_made_by_made_key"),
    )
    op.create_index("ix_match_status", "match", ["status"])
    op.create_table(
        "event",
        sa.Column("match", sa.String(40), sa.ForeignKey("match.id", name="fk_event_match_match"), nullable=False),
        sa.Column("seq", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("key", sa.String(64)),
        sa.Column("intent", sa.String(64)),
        sa.Column("actor", sa.String(80)),
        sa.Column("kind", sa.String(16), nullable=False),
        sa.Column("body", sa.Text(), nullable=False),
        sa.Column("at", sa.BigInteger(), nullable=False),
        sa.Column("chain", sa.String(64), nullable=False),
        sa.PrimaryKeyConstraint("match", "seq", name="pk_event"),
        sa.UniqueConstraint("match", "key", name="uq_event_match_key"),
    )
    op.create_index("ix_event_actor_kind", "event", ["actor", "kind"])
    op.create_table(
        "secret",
        sa.Column("match", sa.String(40), sa.ForeignKey("match.id", name="fk_secret_match_match"), nullable=False),
        sa.Column("secret", sa.LargeBinary(), nullable=False),
        sa.PrimaryKeyConstraint("match", name="pk_secret"),
    )
    op.create_table(
        "lease",
        sa.Column("match", sa.String(40), sa.ForeignKey("match.id", name="fk_lease_match_match"), nullable=False),
        sa.Column("holder", sa.String(40), nullable=False),
        sa.Column("epoch", sa.BigInteger(), nullable=False),
        sa.Column("expires", sa.BigInteger(), nullable=False),
        sa.Column("alive", sa.BigInteger(), nullable=False),
        sa.PrimaryKeyConstraint("match", name="pk_lease"),
    )
    op.create_index("ix_lease_holder", "lease", ["holder"])


def downgrade() -> None:
    """Back."""
    for table in ("lease", "secret", "event", "match"):
        op.drop_table(table)
