"""How often the lease was taken: what whoever lost it cannot know."""

import sqlalchemy as sa
from alembic import op

revision = "0013"
down_revision = "0012"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("lease", sa.Column("token", sa.BigInteger(), nullable=False, server_default="0"))
