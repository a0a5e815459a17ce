"""Who is connected to which table, through which server: for servers that share a database."""

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Forward."""
    op.create_table(
        "presence",
        sa.Column("match", sa.String(40), nullable=False),
        sa.Column("person", sa.String(80), nullable=False),
        sa.Column("holder", sa.String(40), nullable=False),
        sa.Column("expires", sa.BigInteger(), nullable=False),
        sa.PrimaryKeyConstraint("match", "person", "holder", name="pk_presence"),
    )
    op.create_index("ix_presence_holder", "presence", ["holder"])
    op.create_index("ix_presence_expires", "presence", ["expires"])


def downgrade() -> None:
    """Back."""
    op.drop_table("presence")
