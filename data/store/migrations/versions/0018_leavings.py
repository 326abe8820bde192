"""Who left which table, or let it fall asleep."""

import sqlalchemy as sa
from alembic import op

revision = "0018"
down_revision = "0017"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "leaving",
        sa.Column("table_id", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("member", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.Column("guild", sa.BigInteger(), nullable=False),
        sa.Column("at", sa.DateTime(), nullable=False),
        sa.PrimaryKeyConstraint("table_id", "member", name=op.f("pk_leaving")),
    )
    op.create_index("ix_leaving_member", "leaving", ["member", "guild"], unique=False)
