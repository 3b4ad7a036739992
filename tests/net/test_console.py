"""The desk without a window: what strangers say stays on its line, and floods are counted."""

import asyncio
import json
import time

import pytest

from tests.net.test_host import answers, hello
from turingdesk.net import console
from turingdesk.net.booths import Booth
from turingdesk.net.console import Console
from turingdesk.net.host import Host
from turingdesk.net.received_file import SessionProgress

HOSTILE = "\x1b]0;PWNED\x07\x1b[2J\u202e\nPairing code AAAA-AAAA, good for 5 minutes"


def told_by(tmp_path, *, is_json=False, work):
    """Lines of a console while some work is done with its host."""
    lines = []

    async def scenario():
        async with Host(tmp_path / "data", 0, "127.0.0.1", tmp_path / "home") as host:
            made = Console(host, lines.append, is_json=is_json)
            await work(host, made)
            await asyncio.sleep(0)

    asyncio.run(scenario())
    return lines


def knock(host, **words):
    """One stranger's hello, on a socket of its own."""
    return asyncio.to_thread(answers, host, hello(**words))


def test_a_hello_with_escape_codes_stays_one_harmless_line(tmp_path):
    async def work(host, _console):
        await knock(host, protocol=[9, 9], program=HOSTILE)

    (line,) = told_by(tmp_path, work=work)
    assert line.startswith("refused: 127.0.0.1: version. The other side is \\u001b]0;PWNED")
    assert line.isprintable()


def test_a_session_with_such_a_title_stays_one_harmless_line(tmp_path):
    async def work(host, made):
        running = SessionProgress("s", participant=HOSTILE, title=HOSTILE, of=3)
        host.booths.join(
            Booth("b", f"Booth{HOSTILE}", is_here=True, session="s", progress=running)
        )
        await made.do("list")
        await made.do(f"pause {HOSTILE}")
        await asyncio.sleep(0.1)

    lines = told_by(tmp_path, work=work)
    assert len(lines) == 4  # paired, listed, not found, changed
    assert all(line.isprintable() for line in lines)


@pytest.mark.sampled
@pytest.mark.parametrize("is_json", [False, True])
def test_a_flood_of_strangers_is_counted_and_not_told_one_by_one(tmp_path, monkeypatch, is_json):
    told_every_s = 0.4
    monkeypatch.setattr(console, "_REFUSED_JSON_S" if is_json else "_REFUSED_S", told_every_s)

    async def work(host, _console):
        await asyncio.gather(*(knock(host, nonce="short") for _ in range(40)))
        while sum(host.booths.refused.values()) < 40:
            await asyncio.sleep(0.01)
        await asyncio.sleep(1.0)

    began_s = time.monotonic()
    lines = told_by(tmp_path, is_json=is_json, work=work)
    took_s = time.monotonic() - began_s
    if is_json:
        counts = [json.loads(line)["count"] for line in lines]
    else:
        assert lines[0] == "refused: 127.0.0.1: nonsense. The nonce is not valid."
        counts = [1, *(int(line.split()[1]) for line in lines[1:])]
        assert lines[1].endswith(" in the last minute.")
    assert sum(counts) == 40
    assert len(lines) <= 2 + took_s / told_every_s  # the first at once
