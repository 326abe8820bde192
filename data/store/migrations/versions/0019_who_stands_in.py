"""Whether a range of servers is held in place of a process that is not there, and who wishes to have it."""

import sqlalchemy as sa
from alembic import op

revision = "0019"
down_revision = "0018"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("lease", sa.Column("stands_in", sa.Boolean(), nullable=False, server_default=sa.false()))
    op.add_column("lease", sa.Column("wished", sa.BigInteger(), nullable=False, server_default="0"))
