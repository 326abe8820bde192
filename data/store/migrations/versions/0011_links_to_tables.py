"""Links to the pages of tables."""

import sqlalchemy as sa
from alembic import op

revision = "0011"
down_revision = "0010"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "table_link",
        sa.Column("digest", sa.String(length=64), nullable=False),
        sa.Column("table_id", sa.Integer(), nullable=False),
        sa.Column("member", sa.BigInteger(), nullable=False),
        sa.Column("seated", sa.Boolean(), nullable=False),
        sa.Column("made_at", sa.DateTime(), nullable=False),
        sa.ForeignKeyConstraint(
            ["table_id"], ["game_table.id"], name=op.f("fk_table_link_table_id"), ondelete="CASCADE"
        ),
        sa.PrimaryKeyConstraint("digest", name=op.f("pk_table_link")),
    )
    op.create_index(op.f("ix_table_link_table_id"), "table_link", ["table_id"], unique=False)
    op.create_index(op.f("ix_table_link_member"), "table_link", ["member"], unique=False)
