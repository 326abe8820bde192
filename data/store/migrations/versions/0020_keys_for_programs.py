"""Links of which the key lets a program read a table."""

import sqlalchemy as sa
from alembic import op

revision = "0020"
down_revision = "0019"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("table_link", sa.Column("reads", sa.Boolean(), nullable=False, server_default=sa.false()))
