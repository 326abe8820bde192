"""What is to be done later, and whom a table waits for."""

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("game_table", sa.Column("waits", sa.JSON(none_as_null=True), nullable=True))
    op.create_table(
        "timer",
        sa.Column("id", sa.Integer(), nullable=False),
        sa.Column("kind", sa.String(length=32), nullable=False),
        sa.Column("key", sa.String(length=64), nullable=False),
        sa.Column("due", sa.DateTime(), nullable=False),
        sa.Column("table_id", sa.Integer(), nullable=True),
        sa.Column("guild", sa.BigInteger(), nullable=True),
        sa.Column("member", sa.BigInteger(), nullable=True),
        sa.Column("payload", sa.JSON(), nullable=False),
        sa.Column("taken", sa.DateTime(), nullable=True),
        sa.Column("tries", sa.Integer(), nullable=False),
        sa.ForeignKeyConstraint(
            ["table_id"], ["game_table.id"], name=op.f("fk_timer_table_id"), ondelete="CASCADE"
        ),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_timer")),
        sa.UniqueConstraint("kind", "key", name=op.f("uq_timer_kind_key")),
        sqlite_autoincrement=True,
    )
    for column in ("due", "table_id", "guild", "member"):
        op.create_index(op.f(f"ix_timer_{column}"), "timer", [column], unique=False)
