"""What one has taken back is given again, as long as nothing else has happened."""

from __future__ import annotations

from tests.bot.conftest import World
from tests.bot.interactions.clicks.test_clicks import own_click
from tests.bot.interactions.cogs.test_cogs import here


async def test_what_was_taken_back_is_given_again_by_its_button_or_the_command(world: World) -> None:
    live = await world.table("Anne", "Bart")
    anne, bart = world.member("Anne"), world.member("Bart")
    place = here(world, live)
    assert "nothing to redo" in world.said(await anne.slash(place, "game redo"))
    panel, click = await own_click(world, live, "Anne")
    await anne.click(panel, custom_id=click.custom_id)
    await world.click(anne, world.newest("undo", live.place), "undo")
    assert "nothing to redo" in world.said(await bart.slash(place, "game redo"))
    own = await anne.slash(place, "game choices")
    await world.click(anne, own.response, "redo")
    assert (await world.bot.tables.open(live.id)).asked(0) is None
    await world.click(anne, world.newest("undo", live.place), "undo")
    assert "Done again" in world.said(await anne.slash(place, "game redo"))
    assert (await world.bot.tables.open(live.id)).asked(0) is None
    # Once she answers otherwise, there is nothing to give again.
    await world.click(anne, world.newest("undo", live.place), "undo")
    panel, click = await own_click(world, live, "Anne")
    await anne.click(panel, custom_id=click.custom_id)
    assert "nothing to redo" in world.said(await anne.slash(place, "game redo"))
    world.check_wire()
