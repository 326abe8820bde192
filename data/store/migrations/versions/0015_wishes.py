"""Who wants to be told of which new tables."""

import sqlalchemy as sa
from alembic import op

revision = "0015"
down_revision = "0014"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "wish",
        sa.Column("guild", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.Column("member", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.Column("game", sa.String(length=32), nullable=False),
        sa.Column("pace", sa.String(length=16), nullable=False),
        sa.PrimaryKeyConstraint("guild", "member", "game", "pace", name=op.f("pk_wish")),
    )
    op.create_index(op.f("ix_wish_member"), "wish", ["member"], unique=False)
