"""What the lobby shows of a match, beside the match."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Forward; matches from before get their sign when they next change, and are derived until then."""
    op.add_column("match", sa.Column("sign", sa.Text()))


def downgrade() -> None:
    """Back."""
    op.drop_column("match", "sign")
