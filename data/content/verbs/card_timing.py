"""The moments when glory cards are played."""

from typing import Annotated, Final, Literal, get_args

from data.content.vocabulary import Known

CardTiming = Literal[
    "own_turn",
    "own_port",
    "own_sale",
    "own_offer",
    "scouting_failed",
    "before_roll",
    "raid_drawn",
    "raid_rolled",
    "raid_won",
    "found",
    "declared",
    "contest_rolled",
    "hits_on_you",
    "hits_by_you",
    "battle_round",
    "boarding",
    "boarded",
    "crew_round",
    "crew_rolled",
    "battle_won",
    "bounty",
    "card_played",
    "other_turn",
    "other_port",
    "other_sale",
    "death",
]
"""When a glory card may be played; "you" is the player who plays it.

own_turn: any time in your turn outside of battles and raids. own_port: during your port action.
own_sale: before you sell goods. own_offer: after your offer of goods is drawn and redrawn.
scouting_failed: after a failed Scouting roll of yours. before_roll: before a skill roll of yours outside of
battles and raids, storms and fevers included.
raid_drawn: after the three cards of your raid are drawn. raid_rolled: after your Seamanship roll in a raid,
before it is evaluated. raid_won: after your successful raid's plunder is counted, before its glory point.
found: after a Scouting roll against you succeeded. battle_round: before the declarations of a naval round.
declared: after both declarations. contest_rolled: after the Seamanship contest is rolled.
hits_on_you, hits_by_you: after the locations of a volley are rolled. boarding, boarded: you board, or are
boarded, before Swivel Guns and crew combat. crew_round: before the Leadership rolls. crew_rolled: after them.
battle_won: after you defeated someone, before plunder. bounty: when you would get bounties.
card_played: after the effect of another seat's glory card. other_turn: at the start of another captain's
turn. other_port: when another captain takes a port action. other_sale: before another captain sells goods.
death: when your captain dies, before plunder.
"""

MOMENT: Final = Known("moment", get_args(CardTiming))
AnyMoment = Annotated[str, MOMENT]
"""Any of these, or one from a module."""
