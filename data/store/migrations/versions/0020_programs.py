"""Keys with which programs read tables, and addresses to which the stories of tables are sent."""

import sqlalchemy as sa
from alembic import op

revision = "0020"
down_revision = "0019"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("table_link", sa.Column("reads", sa.Boolean(), nullable=False, server_default=sa.false()))
    op.create_table(
        "table_hook",
        sa.Column("table_id", sa.Integer(), nullable=False),
        sa.Column("member", sa.BigInteger(), nullable=False),
        sa.Column("url", sa.String(length=512), nullable=False),
        sa.Column("secret", sa.String(length=64), nullable=False),
        sa.Column("cursor", sa.String(length=32), nullable=False),
        sa.Column("tries", sa.Integer(), nullable=False),
        sa.Column("made_at", sa.DateTime(), nullable=False),
        sa.ForeignKeyConstraint(
            ["table_id"], ["game_table.id"], name=op.f("fk_table_hook_table_id"), ondelete="CASCADE"
        ),
        sa.PrimaryKeyConstraint("table_id", name=op.f("pk_table_hook")),
    )
    op.create_index(op.f("ix_table_hook_member"), "table_hook", ["member"], unique=False)
