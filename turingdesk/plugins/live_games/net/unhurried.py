"""Runs what machines do: it takes long, and a model that doesn't answer may take forever.

Each call gets a daemon thread of its own. `asyncio.to_thread` would use the loop's executor, whose
threads `asyncio.run` waits for (`loop.shutdown_default_executor`), and so does the interpreter
when it exits (`concurrent.futures.thread`). A desk that closes waits for no machine.
"""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Callable
from contextlib import suppress
from typing import Any, TypeVar

ANSWER_S = 60.0  #: in which a machine has to find its words, or else it leaves
T = TypeVar("T")


async def in_time(work: Callable[[], T]) -> T:
    """Run a function in a thread, and return its result.

    Raises:
        TimeoutError: It takes too long.
    """
    async with asyncio.timeout(ANSWER_S):
        return await unhurried(work)


def unhurried(work: Callable[[], T]) -> asyncio.Future[T]:
    """Run a function that may never end in a daemon thread."""
    loop = asyncio.get_running_loop()
    future: asyncio.Future[T] = loop.create_future()

    def settle(done: Callable[[Any], None], value: object) -> None:
        # Whoever waited may have been canceled meanwhile, and a settled future can't be set.
        if not future.done():
            done(value)

    def run() -> None:
        with suppress(RuntimeError):  # the loop is closed by now
            try:
                value = work()
            except Exception as problem:  # noqa: BLE001 - who waits gets it
                loop.call_soon_threadsafe(settle, future.set_exception, problem)
            except BaseException as problem:  # noqa: BLE001 - a library that ends its thread
                # A future refuses StopIteration, and SystemExit would end the loop.
                error = RuntimeError(f"{type(problem).__name__}: {problem}")
                loop.call_soon_threadsafe(settle, future.set_exception, error)
            else:
                loop.call_soon_threadsafe(settle, future.set_result, value)

    threading.Thread(target=run, name="machine", daemon=True).start()
    return future
