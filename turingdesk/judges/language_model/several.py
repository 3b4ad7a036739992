"""Several questions at once, with the results in the order of the questions."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Generator, Iterable
from concurrent.futures import Future, ThreadPoolExecutor
from itertools import islice
from threading import Event
from typing import TypeVar

T = TypeVar("T")
R = TypeVar("R")


def in_order(
    work: Callable[[T], R], items: Iterable[T], at_once: int, stop: Event
) -> Generator[R]:
    """The results of work on items, of which some are ahead of the one that is looked at.

    Whoever leaves half way, e.g. with Ctrl+C, waits for what is under way, so that no reply
    is lost; nothing new is begun.

    Args:
        work: Done in threads; with one at once in this one.
        items: In order.
        at_once: How many.
        stop: Set when nobody waits for results any more.
    """
    if at_once <= 1:
        yield from map(work, items)
        return
    left = iter(items)
    with ThreadPoolExecutor(at_once, thread_name_prefix="asking") as pool:
        under_way: deque[Future[R]] = deque()
        try:
            under_way += [pool.submit(work, item) for item in islice(left, at_once)]
            while under_way:
                result = under_way.popleft().result()
                under_way += [pool.submit(work, item) for item in islice(left, 1)]
                yield result
        except BaseException:
            stop.set()
            for one in under_way:
                one.cancel()
            raise
