"""Duels over HTTP: 10,000 trials of scripted models, 16 requests in flight.

Run with -m bench. The server is a process of its own, and replies
at once. What a message takes beyond the request is measured against the same requests with nothing
around them.
"""

import asyncio
import json
import subprocess
import sys
from pathlib import Path
from time import perf_counter

import psutil
import pytest

from tests.plugins.duels.served import Served

pytestmark = [pytest.mark.bench, pytest.mark.timeout(1_200)]

ROOT = Path(__file__).parents[4]
MODELS, TRIALS, AT_ONCE = 10, 100, 16
MOST_S, MOST_MB, MOST_MS = 300, 300, 5.0
BARE = 4_000  #: requests
PLAN = 'id = "many"\nprotocols = ["gtt"]\n' + "".join(
    f'\n[[model]]\nid = "m{n}"\nname = "Model {n}"\nserver = "lab"\nskill = {n / 10}\n'
    for n in range(MODELS)
)


async def bare_s(url):
    import httpx2

    body = {"model": "m1", "messages": [{"role": "user", "content": "Who are you?"}], "seed": 1}
    left = iter(range(BARE))

    async def ask(client):
        for _ in left:
            response = await client.post("chat/completions", json=body)
            assert json.loads(response.text)["choices"]

    async with httpx2.AsyncClient(base_url=url, timeout=30) as client:
        began = perf_counter()
        await asyncio.gather(*(ask(client) for _ in range(AT_ONCE)))
        return perf_counter() - began


def run(path, data):
    """The result of the command, its seconds, and the most memory that it took, in MB."""
    command = [sys.executable, "-m", "turingdesk", "duel", "run", str(path)]
    began, most = perf_counter(), 0
    process = subprocess.Popen(
        [*command, "--data", str(data), "--json"], cwd=ROOT, stdout=subprocess.PIPE
    )
    watched = psutil.Process(process.pid)
    while process.poll() is None:
        try:
            most = max(most, watched.memory_info().rss)
            process.wait(0.2)
        except (subprocess.TimeoutExpired, psutil.NoSuchProcess):
            continue
    told = json.loads(process.communicate()[0])
    return told, perf_counter() - began, most / 1e6


def test_ten_thousand_trials_in_five_minutes(tmp_path, say):
    limits = f"at_once = {AT_ONCE}"
    with Served(tmp_path, text=PLAN, limits=limits, trials=TRIALS) as there:
        bare_ms = asyncio.run(bare_s(f"{there.root}/v1")) / BARE * 1000
        told, took_s, most_mb = run(there.path, tmp_path / "data")
        in_flight = there.log["most"]
    assert (told["done"], told["failed_attempts"]) == (MODELS**2 * TRIALS, 0)
    ms = took_s / told["messages"] * 1000
    say(
        f"{told['done']:,} trials, {told['messages']:,} messages, {in_flight} at once: "
        f"{took_s:.0f} s, {most_mb:.0f} MB; {ms:.2f} ms a message, {bare_ms:.2f} ms bare"
    )
    assert in_flight <= AT_ONCE
    assert took_s < MOST_S
    assert most_mb < MOST_MB
    assert ms - bare_ms < MOST_MS
