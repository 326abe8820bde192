"""Load on several processes that share a database, each with its servers and a share of Discord's limits."""

from __future__ import annotations

import multiprocessing
from concurrent.futures import ProcessPoolExecutor

import msgspec

from bot.bench.load import Load, Plan, under_load
from bot.logs import keep_logs_off_output


def under_loads(plan: Plan) -> list[Load]:
    """What each of the processes has borne; tables and answers are dealt out among them."""
    if plan.processes == 1:
        return [under_load(plan)]
    each = msgspec.structs.replace(
        plan, tables=max(1, plan.tables // plan.processes), answers=plan.answers / plan.processes
    )
    context = multiprocessing.get_context("spawn")
    with ProcessPoolExecutor(plan.processes, mp_context=context, initializer=keep_logs_off_output) as pool:
        return list(pool.map(under_load, [each] * plan.processes))
