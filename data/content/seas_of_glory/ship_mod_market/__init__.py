"""Ports without a ship modification may draw one (Ship Mod Market)."""

from pathlib import Path

from data.content.module import ModuleContent

CONTENT = ModuleContent("ship_mod_market", Path(__file__).parent)
