"""Who opened a table and from where, when somebody was last there; and matches that were put away."""

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Forward; who opened an older table is not known, and nobody is held to have been there since."""
    op.add_column("match", sa.Column("opener", sa.String(80)))
    op.add_column("match", sa.Column("origin", sa.String(40), nullable=False, server_default=""))
    op.add_column("match", sa.Column("hosted", sa.Boolean(), nullable=False, server_default=sa.false()))
    op.add_column("match", sa.Column("since", sa.BigInteger(), nullable=False, server_default="0"))
    op.add_column("match", sa.Column("visited", sa.BigInteger(), nullable=False, server_default="0"))
    op.execute("UPDATE match SET since = at, visited = at, hosted = (made_by LIKE 'desk of %')")
    op.create_index("ix_match_opener", "match", ["opener"])
    op.create_index("ix_match_origin", "match", ["origin"])
    op.create_table(
        "archived",
        sa.Column("match", sa.String(40), nullable=False),
        sa.Column("game", sa.String(40), nullable=False),
        sa.Column("private", sa.Boolean(), nullable=False),
        sa.Column("ended", sa.BigInteger(), nullable=False),
        sa.Column("at", sa.BigInteger(), nullable=False),
        sa.Column("file", sa.String(120), nullable=False),
        sa.Column("memory", sa.Text()),
        sa.PrimaryKeyConstraint("match", name="pk_archived"),
    )


def downgrade() -> None:
    """Back."""
    op.drop_table("archived")
    op.drop_index("ix_match_origin", "match")
    op.drop_index("ix_match_opener", "match")
    for column in ("visited", "since", "hosted", "origin", "opener"):
        op.drop_column("match", column)
