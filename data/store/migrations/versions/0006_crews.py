"""Who has sat where at a table, and what was offered to whom."""

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("game_table", sa.Column("crew", sa.JSON(none_as_null=True), nullable=True))
