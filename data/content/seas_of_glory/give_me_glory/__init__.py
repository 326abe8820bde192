"""Glory points for a stash that cost more and more (Give Me Glory or Give Me Death)."""

from pathlib import Path

from data.content.module import ModuleContent

CONTENT = ModuleContent("give_me_glory", Path(__file__).parent)
