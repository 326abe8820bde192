"""Up to which log entry a member has seen a table."""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "last_look",
        sa.Column("table_id", sa.Integer(), nullable=False),
        sa.Column("member", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.Column("entry", sa.Integer(), nullable=False),
        sa.Column("at", sa.DateTime(), nullable=False),
        sa.ForeignKeyConstraint(
            ["table_id"], ["game_table.id"], name=op.f("fk_last_look_table_id"), ondelete="CASCADE"
        ),
        sa.PrimaryKeyConstraint("table_id", "member", name=op.f("pk_last_look")),
    )
