"""What became of every seat at finished games."""

import sqlalchemy as sa
from alembic import op

revision = "0016"
down_revision = "0015"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "played",
        sa.Column("table_id", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("seat", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("guild", sa.BigInteger(), nullable=False),
        sa.Column("member", sa.BigInteger(), nullable=True),
        sa.Column("level", sa.Integer(), nullable=True),
        sa.Column("game", sa.String(length=32), nullable=False),
        sa.Column("modules", sa.JSON(), nullable=False),
        sa.Column("seats", sa.Integer(), nullable=False),
        sa.Column("rounds", sa.Integer(), nullable=False),
        sa.Column("place", sa.Integer(), nullable=False),
        sa.Column("points", sa.Integer(), nullable=False),
        sa.Column("won", sa.Boolean(), nullable=False),
        sa.Column("repaired", sa.Boolean(), nullable=False),
        sa.Column("captain", sa.String(length=64), nullable=False),
        sa.Column("ship", sa.String(length=64), nullable=False),
        sa.Column("feat", sa.Integer(), nullable=False),
        sa.Column("told", sa.JSON(), nullable=False),
        sa.Column("finished_at", sa.DateTime(), nullable=False),
        sa.PrimaryKeyConstraint("table_id", "seat", name=op.f("pk_played")),
    )
    op.create_index("ix_played_place", "played", ["guild", "game", "finished_at", "seat"], unique=False)
    op.create_index("ix_played_points", "played", ["guild", "game", "points"], unique=False)
    op.create_index("ix_played_feat", "played", ["guild", "game", "feat"], unique=False)
    op.create_index("ix_played_member", "played", ["member", "guild", "game"], unique=False)
