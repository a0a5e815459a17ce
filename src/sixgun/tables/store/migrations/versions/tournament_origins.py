"""Where a tournament was opened from, so that one address has only a share of them."""

import sqlalchemy as sa
from alembic import op

revision = "0009"
down_revision = "0008"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Forward; of older tournaments it is not known."""
    op.add_column("tournament", sa.Column("origin", sa.String(40), nullable=False, server_default=""))


def downgrade() -> None:
    """Back."""
    op.drop_column("tournament", "origin")
