"""`/game`: open, leave or end a table, take back, export it."""

from __future__ import annotations

import discord
from discord import app_commands
from discord.ext import commands

from bot.controls.finding import BRING_DOWN
from bot.controls.lobby import GATHER
from bot.controls.looking import FAIRNESS, FOLLOW, OPEN_PAGE, PAST, PLAY, PROGRAMS, SHOW_CHOICES
from bot.interactions.clicks.moderation import file_of_table
from bot.interactions.cogs.common import ServingCog, answered, parent_of, table_here
from bot.interactions.reach import in_servers
from bot.interactions.words import choices_of, words
from bot.log.writing import FILE, PARTS, ROUND, TURN, Wanted
from bot.log.writing import PLAY as NOTED
from bot.posting.attempts import attempt
from bot.posting.replies import Interaction, done, think
from bot.tables.tell import Tell
from data.store import Status
from data.telling.forum import BBCODE, FORMS
from engine.games import GAMES

_ANY = (Status.LOBBY, Status.PLAYING, Status.FINISHED)


@in_servers
class GameCommands(ServingCog, commands.GroupCog, group_name="game", group_description=words("command-game")):
    """Tables from lobby to end."""

    @app_commands.command(description=words("command-game-new"))
    @app_commands.describe(game=words("command-game-new-game"))
    @app_commands.choices(game=choices_of(GAMES, "name-{}"))
    @answered
    async def new(self, interaction: Interaction, game: str | None = None) -> None:
        """Open a lobby where this server has its tables, of the first game that it plays if none is named."""
        await think(interaction)
        channel = await self._place(interaction)
        await self.services.lobbies.opening.open(await self.services.who(interaction), channel, game)
        texts = await self.services.tables.guild_texts(interaction.guild_id)
        await done(interaction, texts.say("tell-opened", place=f"<#{channel}>"))

    @app_commands.command(description=words("command-game-open"))
    @app_commands.describe(file=words("command-game-open-file"), number=words("command-game-open-round"))
    @app_commands.rename(number="round")
    @answered
    async def open(
        self,
        interaction: Interaction,
        file: discord.Attachment,
        number: app_commands.Range[int, 0] | None = None,
    ) -> None:
        """Open a game that has ended from its file, where this server has its tables, as a round began."""
        await think(interaction)
        channel = await self._place(interaction)
        await self.clicks.lobby.reopening.open(interaction, file, channel, number)

    async def _place(self, interaction: Interaction) -> int:
        """Where a table is opened that was asked for here. Raises Tell where no thread can be."""
        here = parent_of(interaction) or interaction.channel_id or 0
        channel = await self.services.lobbies.opening.place(interaction.guild_id or 0, here)
        known = interaction.guild.get_channel(channel) if interaction.guild else None
        if known is not None and not isinstance(known, discord.TextChannel):
            raise Tell("tell-no-threads-here", place=f"<#{channel}>")
        return channel

    @app_commands.command(name="list", description=words("command-game-list"))
    @answered
    async def tables(self, interaction: Interaction) -> None:
        """The open tables of this server, each with a button to join."""
        await think(interaction)
        await self.clicks.lobby.calling.list(interaction)

    @app_commands.command(description=words("command-game-challenge"))
    @answered
    async def challenge(self, interaction: Interaction) -> None:
        """The challenge of the week, and how the member stands in it."""
        await think(interaction)
        await self.clicks.challenges.show(interaction)

    @app_commands.command(description=words("command-game-start"))
    @app_commands.describe(at=words("command-game-start-at"))
    @answered
    async def start(self, interaction: Interaction, at: str | None = None) -> None:
        """Start the game of a lobby, now or at a time."""
        await think(interaction)
        live = await table_here(self.services.tables, interaction, status=(Status.LOBBY,))
        if at is None:
            await self.clicks.lobby.starting.start_now(interaction, live.id)
        else:
            await self.clicks.lobby.starting.start_when(interaction, live.id, at)

    @app_commands.command(description=words("command-game-gather"))
    @answered
    async def gather(self, interaction: Interaction) -> None:
        """The panel for gathering players: ready check, start, call, language."""
        await think(interaction)
        live = await table_here(self.services.tables, interaction, status=(Status.LOBBY,))
        await self.clicks.lobby.starting.show(interaction, GATHER.at(live.id), ())

    @app_commands.command(description=words("command-game-follow"))
    @answered
    async def follow(self, interaction: Interaction) -> None:
        """Follow the table of this thread in one direct message; again: no longer."""
        await think(interaction)
        live = await table_here(self.services.tables, interaction)
        follows = await self.services.watchers.follows(live, interaction.user.id)
        act = self.clicks.watching.unfollow if follows else self.clicks.watching.follow
        await act(interaction, FOLLOW.at(live.id), ())

    @app_commands.command(description=words("command-game-page"))
    @answered
    async def page(self, interaction: Interaction) -> None:
        """A link to the table of this thread, to be opened in a browser."""
        await think(interaction)
        live = await table_here(self.services.tables, interaction, status=(Status.PLAYING, Status.FINISHED))
        await self.clicks.linking.open(interaction, OPEN_PAGE.at(live.id), ())

    @app_commands.command(description=words("command-game-programs"))
    @answered
    async def programs(self, interaction: Interaction) -> None:
        """What programs are told of the table of this thread, for its host and moderators."""
        await think(interaction)
        live = await table_here(self.services.tables, interaction, status=(Status.PLAYING, Status.FINISHED))
        await self.clicks.linking.programs(interaction, PROGRAMS.at(live.id), ())

    @app_commands.command(description=words("command-game-past"))
    @app_commands.describe(number=words("command-game-past-round"))
    @app_commands.rename(number="round")
    @answered
    async def past(self, interaction: Interaction, number: app_commands.Range[int, 0] | None = None) -> None:
        """The board as a round began, for everybody."""
        await think(interaction)
        live = await table_here(self.services.tables, interaction, status=(Status.PLAYING, Status.FINISHED))
        await self.clicks.watching.past(interaction, PAST.at(live.id, number), ())

    @app_commands.command(description=words("command-game-leave"))
    @answered
    async def leave(self, interaction: Interaction) -> None:
        """Give up a seat: a computer captain plays on."""
        await think(interaction)
        found = await table_here(self.services.tables, interaction, status=(Status.PLAYING, Status.LOBBY))
        found.own_seat(interaction.user.id)
        who, texts = await self.services.who(interaction), found.texts
        if found.row.status is Status.LOBBY:
            live = await self.services.lobbies.sitting.leave(found.id, who)
            await self.services.lobbies.herald.repost(live)
        else:
            await self.services.crews.quit(found.id, who)
        await done(interaction, texts.say("tell-left", table=found.title))

    @app_commands.command(description=words("command-game-end"))
    @answered
    async def end(self, interaction: Interaction) -> None:
        """Close a table before its end: for its host or a moderator, who is asked to confirm."""
        await think(interaction)
        found = await table_here(self.services.tables, interaction, status=(Status.PLAYING, Status.LOBBY))
        await self.clicks.lobby.closing.ask(interaction, found)

    @app_commands.command(description=words("command-game-undo"))
    @answered
    async def undo(self, interaction: Interaction) -> None:
        """Take back one's own last answer."""
        await think(interaction)
        live = await table_here(self.services.tables, interaction)
        taken = await self.services.answering.take_back(live.id, await self.services.who(interaction))
        self.services.poster.refresh(taken.live, interaction)
        await done(interaction, taken.live.texts.say("tell-taken-back"))

    @app_commands.command(description=words("command-game-redo"))
    @answered
    async def redo(self, interaction: Interaction) -> None:
        """Give again what one has just taken back."""
        await think(interaction)
        live = await table_here(self.services.tables, interaction)
        given = await self.services.answering.redo(live.id, await self.services.who(interaction))
        self.services.poster.refresh(given.live, interaction)
        await done(interaction, given.live.texts.say("tell-redone"))

    @app_commands.command(name="try", description=words("command-game-try"))
    @answered
    async def sandbox(self, interaction: Interaction) -> None:
        """A sandbox of the table of this thread, on the member's panel."""
        await think(interaction)
        live = await table_here(self.services.tables, interaction)
        await self.clicks.trying.begin(interaction, live.id)

    @app_commands.command(description=words("command-game-down"))
    @answered
    async def down(self, interaction: Interaction) -> None:
        """Post the table's message anew, beneath all that was said."""
        await think(interaction)
        live = await table_here(self.services.tables, interaction)
        await self.clicks.finding.bring_down(interaction, BRING_DOWN.at(live.id), ())

    @app_commands.command(description=words("command-game-choices"))
    @answered
    async def choices(self, interaction: Interaction) -> None:
        """Everything the member is asked, as the button "Your choices" shows it."""
        await think(interaction)
        live = await table_here(self.services.tables, interaction)
        await self.clicks.looking.choices(interaction, SHOW_CHOICES.at(live.id, False), ())

    @app_commands.command(description=words("command-game-fairness"))
    @answered
    async def fairness(self, interaction: Interaction) -> None:
        """The promise about a table's randomness, as the button "Fairness" of its lobby shows it."""
        await think(interaction)
        live = await table_here(self.services.tables, interaction, status=_ANY)
        await self.clicks.looking.fairness(interaction, FAIRNESS.at(live.id), ())

    @app_commands.command(description=words("command-game-export"))
    @app_commands.describe(
        form=words("command-game-export-as"),
        part=words("command-game-export-part"),
        number=words("command-game-export-round"),
    )
    @app_commands.rename(form="as", number="round")
    @app_commands.choices(
        form=choices_of([FILE, *FORMS], "export-as-{}"), part=choices_of(PARTS, "export-part-{}")
    )
    @answered
    async def export(
        self,
        interaction: Interaction,
        form: str | None = None,
        part: str | None = None,
        number: app_commands.Range[int, 0] | None = None,
    ) -> None:
        """The whole game of a table as a file that `quartermaster verify` and `board` read, or what has
        happened as a text for a forum.
        """
        await think(interaction)
        live = await table_here(self.services.tables, interaction, status=_ANY)
        if part == NOTED:
            await self.clicks.log.play(interaction, PLAY.at(live.id), ())
            return
        meant = part or (ROUND if number is not None else TURN)
        if form != FILE and (form or part or number is not None):
            await self.clicks.log.carry(interaction, live.id, Wanted(form or BBCODE, meant, number))
            return
        file = await file_of_table(self.services.tables, live)
        await attempt(
            lambda: interaction.edit_original_response(
                content=live.texts.say("tell-exported", table=live.title), attachments=[file]
            )
        )
