"""What a server has settled about modules."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"
branch_labels = None
depends_on = None


def upgrade() -> None:
    # MySQL has no defaults for JSON: rows that are there get their value before the column must have one.
    op.add_column("guild", sa.Column("modules", sa.JSON(), nullable=True))
    guild = sa.table("guild", sa.column("modules", sa.JSON()))
    op.execute(guild.update().values(modules={}))
    with op.batch_alter_table("guild", schema=None) as batch_op:
        batch_op.alter_column("modules", existing_type=sa.JSON(), nullable=False)
