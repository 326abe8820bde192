"""Who follows which table from outside."""

import sqlalchemy as sa
from alembic import op

revision = "0009"
down_revision = "0008"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "follower",
        sa.Column("table_id", sa.Integer(), nullable=False),
        sa.Column("member", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.Column("channel", sa.BigInteger(), nullable=False),
        sa.Column("message", sa.BigInteger(), nullable=False),
        sa.Column("entry", sa.Integer(), nullable=False),
        sa.ForeignKeyConstraint(
            ["table_id"], ["game_table.id"], name=op.f("fk_follower_table_id"), ondelete="CASCADE"
        ),
        sa.PrimaryKeyConstraint("table_id", "member", name=op.f("pk_follower")),
    )
    op.create_index(op.f("ix_follower_member"), "follower", ["member"], unique=False)
