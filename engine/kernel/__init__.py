"""The kernel: what every game needs. It knows steps, decisions, draws, pieces and views, but no game."""

from engine.kernel.amounts import Signed, below_nothing
from engine.kernel.beginning import Beginning, Positions
from engine.kernel.chapter import Chapter
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
)
from engine.kernel.errors import AnswerError, Damaged, KernelFault, RulesError, SaveError, TooOld
from engine.kernel.game import Game
from engine.kernel.log import Entry, decode_entry
from engine.kernel.orders import Orders
from engine.kernel.places import Audience
from engine.kernel.repair import MODERATOR, Repair, Taken
from engine.kernel.result import Result
from engine.kernel.rival import Guess, Rival
from engine.kernel.rules import Rules
from engine.kernel.saved import Change
from engine.kernel.spec import GameSpec, ModuleSet, ModuleSpec, OptionSpec, SeatTally
from engine.kernel.step import Frame, Plan, Play, Stage, Step, again, done_but_for, then, under_way
from engine.kernel.supply import Supply
from engine.kernel.table import Table, new_seed
from engine.kernel.terms import Rank, Terms
from engine.kernel.visibility import Count, Nobody, Owner, Public
from engine.kernel.ways import Used, Way

__all__ = [
    "DONE",
    "MODERATOR",
    "NO",
    "YES",
    "AnswerError",
    "Audience",
    "Beginning",
    "Bundle",
    "Change",
    "Chapter",
    "Count",
    "Course",
    "Damaged",
    "Decision",
    "Entry",
    "Frame",
    "Game",
    "GameSpec",
    "Guess",
    "KernelFault",
    "ModuleSet",
    "ModuleSpec",
    "Nobody",
    "Option",
    "OptionSpec",
    "Orders",
    "Owner",
    "Plan",
    "Play",
    "Positions",
    "Public",
    "Range",
    "Rank",
    "Refusal",
    "Repair",
    "Result",
    "Rival",
    "Rules",
    "RulesError",
    "SaveError",
    "SeatTally",
    "Signed",
    "Stage",
    "Step",
    "Supply",
    "Table",
    "Taken",
    "Terms",
    "TooOld",
    "Used",
    "Way",
    "Weighed",
    "again",
    "below_nothing",
    "decode_entry",
    "done_but_for",
    "new_seed",
    "picked",
    "then",
    "under_way",
]
