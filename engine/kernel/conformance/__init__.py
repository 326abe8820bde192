"""One suite of proofs that every game must pass, called from the game's tests.

A `Trial` says which game is played and how; each check plays random games of it and raises AssertionError
with the place where it failed, so that you can find the playout again. Each returns a `Tally` of what it
looked at, so that a test can make sure it looked at something.

    check_playouts(trial, 1000)     reloaded after every answer = live = without snapshots; laws; no dead end
    check_laws(trial, 5000)       the laws and the end alone, of more games
    check_refusals(trial, 20)       a refused answer changes nothing
    check_repeats(trial, 20)        same seed and answers, same bytes (and `fingerprint` for other processes)
    check_faults(trial, 50)         a fault in a step is rolled back and the table plays on
    check_undo(trial, 50)           taking answers back restores equal states; nobody has learned anything
    check_two_worlds(trial, 50)     what a seat cannot see does not change what it is shown
    check_told(trial, 10, told)     nor what it is told besides, such as advice
    check_oracle(trial, 50, who)    no seat is shown the id of a piece it may not see
    check_listing(trial, 10)        the order in which chapters are listed makes no difference
    check_figures(trial, 10)        rules on terms change only these, with the same result in any order
    check_facts(trial, 10)          facts of views are plain, and change nothing
    check_imagined(trial, 10)       an imagined table looks the same and can be played
    check_knowledge(trial, 10, f)   what f works out for a seat depends only on what this seat may know
    check_seen(trial, 10)           the game made from a view shows that view again
    check_exports(trial, 10)        an exported table verifies
    check_repairs(trial, 10)        repaired tables keep the laws, are restored, verify, tell nothing
    check_released(spec, stored)    nothing that was ever saved is forgotten; see `released`
"""

from engine.kernel.conformance.facts import check_facts
from engine.kernel.conformance.oracle import Oracle, check_oracle, everyone, nobody, owner
from engine.kernel.conformance.playouts import (
    check_laws,
    check_listing,
    check_playouts,
    check_refusals,
    check_repeats,
    fingerprint,
)
from engine.kernel.conformance.released import check_released, check_samples, released
from engine.kernel.conformance.repairs import check_repairs
from engine.kernel.conformance.terms import check_figures
from engine.kernel.conformance.told import check_told
from engine.kernel.conformance.trial import Chance, Tally, Trial, Walk, random_picks
from engine.kernel.conformance.undo import check_undo
from engine.kernel.conformance.whole import (
    check_exports,
    check_faults,
    check_imagined,
    check_knowledge,
    check_seen,
)
from engine.kernel.conformance.worlds import check_two_worlds

__all__ = [
    "Chance",
    "Oracle",
    "Tally",
    "Trial",
    "Walk",
    "check_exports",
    "check_facts",
    "check_faults",
    "check_figures",
    "check_imagined",
    "check_knowledge",
    "check_laws",
    "check_listing",
    "check_oracle",
    "check_playouts",
    "check_refusals",
    "check_released",
    "check_repairs",
    "check_repeats",
    "check_samples",
    "check_seen",
    "check_told",
    "check_two_worlds",
    "check_undo",
    "everyone",
    "fingerprint",
    "nobody",
    "owner",
    "random_picks",
    "released",
]
