"""Work that may never end: whoever waits gets its result or what went wrong."""

import asyncio
import sys

import pytest

from turingdesk.plugins.live_games.net.unhurried import unhurried


def test_work_that_ends_its_thread_is_an_error_for_who_waits():
    async def wait():
        async with asyncio.timeout(10):
            await unhurried(lambda: sys.exit("no license"))

    with pytest.raises(RuntimeError, match="SystemExit: no license"):
        asyncio.run(wait())
