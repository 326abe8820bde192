"""Who does not want to play with whom."""

import sqlalchemy as sa
from alembic import op

revision = "0017"
down_revision = "0016"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "block",
        sa.Column("member", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.Column("other", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.PrimaryKeyConstraint("member", "other", name=op.f("pk_block")),
    )
    op.create_index(op.f("ix_block_other"), "block", ["other"], unique=False)
