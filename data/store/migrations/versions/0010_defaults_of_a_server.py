"""What a server has settled for new tables."""

import sqlalchemy as sa
from alembic import op

revision = "0010"
down_revision = "0009"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("guild", sa.Column("defaults", sa.JSON(none_as_null=True), nullable=True))
