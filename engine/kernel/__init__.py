"""The kernel: what every game needs. It knows steps, decisions, draws, pieces and views, but no game.

What stands here is all that games, captains, advice and the bot use of it, but for three rooms with a public
face of their own: `conformance` (the suite that every game passes), `scenario` (positions, played and
compared) and `history` (tables that are played again). Beside this file lie the words that rules are written
with; in `declared` is what a game says of itself, in `play` what plays its steps, in `table` what is kept.

`Table` is the one door to a game:

    >>> from engine.games import load_game
    >>> table = Table.new(load_game("port_royal"), seats=2, seed="calm sea")
    >>> [(seat, asked)] = table.waiting.items()
    >>> asked.kind, [option.id for option in asked.options]
    ('discover', ['turn-up', 'put-in'])
    >>> [entry.key for entry in table.answer(seat, asked.number, ["turn-up"])]
    ['card.turned']
    >>> table.view(None)["places"]["harbour"]  # a spectator sees the ships, and of the deck how many are left
    ['pirate_7']
    >>> loaded = Table.load(table.save())
    >>> loaded.view(seat) == table.view(seat)
    True
"""

from engine.kernel.decision import (
    DONE,
    NO,
    YES,
    Bundle,
    Course,
    Decision,
    Option,
    Range,
    Refusal,
    Weighed,
    picked,
    verb_of,
)
from engine.kernel.declared.amounts import Signed, below_nothing
from engine.kernel.declared.beginning import Beginning, Positions
from engine.kernel.declared.chapter import Chapter, StepHook, TermsRule
from engine.kernel.declared.coming import MOST_STEPS, Coming, Given
from engine.kernel.declared.commands import ANYTHING, NUMBER, CommandSpec, Parameter
from engine.kernel.declared.finder import found_by
from engine.kernel.declared.orders import ALWAYS, AS_EVER, ASK, NEVER, Orders
from engine.kernel.declared.repair import (
    MODERATOR,
    REPAIRED,
    Repair,
    Taken,
    any_seat,
    how_many,
    seat_in,
    which,
    whose,
)
from engine.kernel.declared.rival import Guess, Rival
from engine.kernel.declared.rules import Rules, TermsRules
from engine.kernel.declared.solo import SOLO, UNLIMITED, rounds_allowed, solo, solo_score
from engine.kernel.declared.spec import (
    GameSpec,
    Luck,
    ModuleSet,
    ModuleSpec,
    OptionSpec,
    SeatTally,
    chapter_invariants,
)
from engine.kernel.declared.supply import DeckReport, Supply
from engine.kernel.declared.upgrades import without_step
from engine.kernel.declared.voyage import FIRST_VOYAGE, OF_ONE_TABLE, OPENING, guided, no_voyage
from engine.kernel.declared.ways import Used, Way
from engine.kernel.draws import commitment, new_seed
from engine.kernel.errors import AnswerError, Damaged, KernelFault, RulesError, SaveError, TooOld
from engine.kernel.log import Entry, decode_entry
from engine.kernel.places import Audience, place_kind
from engine.kernel.play.game import Game
from engine.kernel.play.recount import Foresight, Recount, Withheld, foresee, recount
from engine.kernel.play.seen import UNSEEN, SeenGame, as_seen, game_as_seen, seen_as
from engine.kernel.result import Result
from engine.kernel.step import Frame, Plan, Play, Request, Stage, Step, again, done_but_for, then, under_way
from engine.kernel.table.saved import Change
from engine.kernel.table.table import Table
from engine.kernel.terms import Rank, Terms
from engine.kernel.visibility import Count, Nobody, Owner, Public

__all__ = [
    "ALWAYS",
    "ANYTHING",
    "ASK",
    "AS_EVER",
    "DONE",
    "FIRST_VOYAGE",
    "MODERATOR",
    "MOST_STEPS",
    "NEVER",
    "NO",
    "NUMBER",
    "OF_ONE_TABLE",
    "OPENING",
    "REPAIRED",
    "SOLO",
    "UNLIMITED",
    "UNSEEN",
    "YES",
    "AnswerError",
    "Audience",
    "Beginning",
    "Bundle",
    "Change",
    "Chapter",
    "Coming",
    "CommandSpec",
    "Count",
    "Course",
    "Damaged",
    "Decision",
    "DeckReport",
    "Entry",
    "Foresight",
    "Frame",
    "Game",
    "GameSpec",
    "Given",
    "Guess",
    "KernelFault",
    "Luck",
    "ModuleSet",
    "ModuleSpec",
    "Nobody",
    "Option",
    "OptionSpec",
    "Orders",
    "Owner",
    "Parameter",
    "Plan",
    "Play",
    "Positions",
    "Public",
    "Range",
    "Rank",
    "Recount",
    "Refusal",
    "Repair",
    "Request",
    "Result",
    "Rival",
    "Rules",
    "RulesError",
    "SaveError",
    "SeatTally",
    "SeenGame",
    "Signed",
    "Stage",
    "Step",
    "StepHook",
    "Supply",
    "Table",
    "Taken",
    "Terms",
    "TermsRule",
    "TermsRules",
    "TooOld",
    "Used",
    "Way",
    "Weighed",
    "Withheld",
    "again",
    "any_seat",
    "as_seen",
    "below_nothing",
    "chapter_invariants",
    "commitment",
    "decode_entry",
    "done_but_for",
    "foresee",
    "found_by",
    "game_as_seen",
    "guided",
    "how_many",
    "new_seed",
    "no_voyage",
    "picked",
    "place_kind",
    "recount",
    "rounds_allowed",
    "seat_in",
    "seen_as",
    "solo",
    "solo_score",
    "then",
    "under_way",
    "verb_of",
    "which",
    "whose",
    "without_step",
]
