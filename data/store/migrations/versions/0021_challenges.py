"""Challenges of a week, and who has tried them."""

import sqlalchemy as sa
from alembic import op

revision = "0021"
down_revision = "0020"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "challenge",
        sa.Column("week", sa.String(length=10), nullable=False),
        sa.Column("game", sa.String(length=32), nullable=False),
        sa.Column("seats", sa.Integer(), nullable=False),
        sa.Column("options", sa.JSON(), nullable=False),
        sa.Column("modules", sa.JSON(), nullable=False),
        sa.Column("level", sa.Integer(), nullable=False),
        sa.Column("seed", sa.String(length=64), nullable=False),
        sa.Column("salt", sa.String(length=64), nullable=False),
        sa.Column("pepper", sa.String(length=64), nullable=False),
        sa.Column("drawn_at", sa.DateTime(), nullable=False),
        sa.PrimaryKeyConstraint("week", name=op.f("pk_challenge")),
    )
    op.create_table(
        "challenge_try",
        sa.Column("week", sa.String(length=10), nullable=False),
        sa.Column("mark", sa.String(length=64), nullable=False),
        sa.Column("member", sa.BigInteger(), nullable=True),
        sa.Column("guild", sa.BigInteger(), nullable=False),
        sa.Column("table_id", sa.Integer(), nullable=True),
        sa.Column("score", sa.Integer(), nullable=True),
        sa.Column("whole", sa.Boolean(), nullable=False),
        sa.Column("begun_at", sa.DateTime(), nullable=False),
        sa.PrimaryKeyConstraint("week", "mark", name=op.f("pk_challenge_try")),
    )
    for name in ("guild", "member", "table_id"):
        op.create_index(op.f(f"ix_challenge_try_{name}"), "challenge_try", [name], unique=False)
