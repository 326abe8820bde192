"""The role that a server calls when a lobby looks for players, and when it was called last."""

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("guild", sa.Column("calls", sa.JSON(none_as_null=True), nullable=True))
