"""Of how many ranges of shards a lease is one, and when each process may identify itself next."""

import sqlalchemy as sa
from alembic import op

revision = "0014"
down_revision = "0013"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("lease", sa.Column("ranges", sa.Integer(), nullable=False, server_default="1"))
    op.create_table(
        "identify",
        sa.Column("bucket", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("at", sa.BigInteger(), nullable=False),
        sa.PrimaryKeyConstraint("bucket", name=op.f("pk_identify")),
    )
