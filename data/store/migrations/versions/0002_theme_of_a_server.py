"""The theme of a server's pictures."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("guild", sa.Column("theme", sa.String(length=16), nullable=True))
