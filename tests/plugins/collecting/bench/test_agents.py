"""What an agent adds to each request to a server: 1,000 requests, 16 at the same time.

Run with -m bench; with -s it says what it measured. The server in another process takes 50 ms for
each reply; the same requests from as many threads with nothing around them are measured first.
"""

import json
import sys
from concurrent.futures import ThreadPoolExecutor
from time import perf_counter

import pytest

from tests.agents.collection import collection
from tests.language_models.lab import lab, started
from tests.plugins.collecting.agents.test_openai import settings
from turingdesk.plugins.collecting.collect import collect

pytestmark = [pytest.mark.bench, pytest.mark.timeout(600)]

__all__ = ["lab", "started"]
REQUESTS, AT_ONCE, MOST_MS = 1_000, 16, 5.0


def bare_s(url):
    import httpx2

    body = {"model": "tiny", "messages": [{"role": "user", "content": "hot"}], "seed": 1}
    with httpx2.Client(base_url=url, timeout=30) as client, ThreadPoolExecutor(AT_ONCE) as pool:
        began = perf_counter()
        replies = list(
            pool.map(lambda _: client.post("chat/completions", json=body), range(REQUESTS))
        )
        took = perf_counter() - began
    assert all(json.loads(one.text)["choices"] for one in replies)
    return took


def test_an_agent_adds_little_to_each_request(lab, tmp_path):
    letters = "abcdefghij"
    cues = [a + b + c for a in letters for b in letters for c in letters]
    rows = "\n".join(f"{cue},{cue}," for cue in cues)
    package = collection(tmp_path / "collection", words=f"id,cue,examples\n{rows}\n")
    lab.does(then="wait:0.05")
    bare = bare_s(lab.url)
    lab.does(then="wait:0.05")
    began = perf_counter()
    agent = settings(lab.url, at_once=AT_ONCE, timeout=30.0)
    done = collect(package, tmp_path / "data", agent, ["cues"])
    took = perf_counter() - began
    assert done.verdict_counts.trials == done.counts["sent"] == REQUESTS
    added_ms = (took - bare) / REQUESTS * 1000
    sys.stdout.write(
        f"\n{REQUESTS} requests, {AT_ONCE} at once: {took:.1f} s, bare {bare:.1f} s; "
        f"{added_ms:.2f} ms added to each\n"
    )
    assert added_ms < MOST_MS
