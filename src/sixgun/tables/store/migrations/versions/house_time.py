"""A driver's own time beside its last sign of life: for servers whose clocks are apart."""

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Forward; the time of a driver that is at work is known with its next sign of life."""
    op.add_column("lease", sa.Column("house", sa.BigInteger(), nullable=False, server_default="0"))


def downgrade() -> None:
    """Back."""
    op.drop_column("lease", "house")
