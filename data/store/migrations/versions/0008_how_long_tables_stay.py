"""For how many days a server keeps tables that are over."""

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("guild", sa.Column("keeps", sa.Integer(), nullable=True))
