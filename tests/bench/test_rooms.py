"""Many games at one desk: nothing lost, doubled, or out of order, and how long messages take.

The full run is ten minutes: TURINGDESK_ROOMS_S=600.
"""

import os
import threading
import time
from collections import defaultdict
from pathlib import Path
from statistics import quantiles

import pytest

from tests.bench.test_booths import booths, results, started
from tests.net.lab import desk_process
from turingdesk.journal.journal_file import read_journal

pytestmark = [pytest.mark.bench, pytest.mark.timeout(2000)]

BEGIN_S = 12.0  #: until every player is linked
FOR_S = float(os.environ.get("TURINGDESK_ROOMS_S", "60"))
MINUTES = 0.4  #: of a game; then everyone plays with someone else


def play(folder, desk, count, every_s, **rules):
    """Games of so many players in two processes; their results, and the desk's memory in MB."""
    group = booths(folder, desk, count)
    told = {"begin_at": time.time() + BEGIN_S, "for_s": FOR_S, "every_s": every_s}
    told["rules"] = {"minutes": MINUTES, **rules}
    halves = (group[::2], group[1::2])
    processes = [started("simulated_players", {"players": half, **told}) for half in halves]
    memory, is_over = [], threading.Event()
    watch = threading.Thread(target=_watch, args=(desk.process.pid, memory, is_over))
    watch.start()
    try:
        return results(processes), memory
    finally:
        is_over.set()
        watch.join()


def _watch(pid, memory, is_over):
    """Note how much memory a process has, each second."""
    page = os.sysconf("SC_PAGE_SIZE")
    while not is_over.wait(1):
        pages = Path(f"/proc/{pid}/statm").read_text("utf-8").split()[1]
        memory.append(int(pages) * page / 1e6)


def check(desk, players):
    """That each game has all messages of both, in one order, as its journal has; how many."""
    games = defaultdict(list)
    for player in players:
        for game in player["games"]:
            games[game["room"]].append(game)
    count = 0
    for room, ends in games.items():
        first, second = (end["heard"] for end in ends)
        assert first == second, room
        assert [number for number, _ in first] == [*range(len(first))]
        said = [
            text
            for end in ends
            for number, text in enumerate(end["said"])
            if number not in end["held"]
        ]
        texts = [text for _, text in first]
        assert sorted(texts) == sorted(said), room
        lines = read_journal(desk.data / "rooms" / f"{room}.jsonl")
        assert not lines.problems
        assert [line["text"] for line in lines.lines if line["kind"] == "said"] == texts
        count += len(texts)
    return len(games), count


def figures(players, kind):
    """Median, 95th and 99th percentile, and maximum of times in ms."""
    took = [one for player in players for game in player["games"] for one in game[kind]]
    percents = quantiles(took, n=100)
    named = {"p50": percents[49], "p95": percents[94], "p99": percents[98], "most": max(took)}
    cuts = sum(game["cuts"] for player in players for game in player["games"])
    return {name: round(value, 1) for name, value in named.items()} | {"cuts": cuts}


def test_forty_players_in_twenty_rooms_write_twice_a_second(tmp_path, benchmark, say):
    with desk_process(tmp_path) as desk:
        players, memory = benchmark.pedantic(
            play, (tmp_path, desk, 40, 0.5), {"turns": "free"}, rounds=1
        )
        games, messages = check(desk, players)
    delivered = figures(players, "delivered_ms")
    warm = round(memory[len(memory) // 3])
    say(f"{games} games, {messages} messages in {FOR_S:g} s, delivered in ms: {delivered}")
    say(f"memory {warm} MB after a third of the time, {memory[-1]:.0f} MB in the end")
    benchmark.extra_info.update(games=games, messages=messages, delivered_ms=delivered)
    assert messages > 40 * FOR_S
    assert delivered["p99"] <= 50
    assert memory[-1] < warm * 1.1 + 5


def test_a_hundred_players_who_think_for_a_second(tmp_path, benchmark, say):
    with desk_process(tmp_path) as desk:
        players, _ = benchmark.pedantic(play, (tmp_path, desk, 100, 1.0), rounds=1)
        games, messages = check(desk, players)
    saved = figures(players, "saved_ms")
    say(f"{games} games, {messages} messages in {FOR_S:g} s, saved and back in ms: {saved}")
    benchmark.extra_info.update(games=games, messages=messages, saved_ms=saved)
    assert messages > 20 * FOR_S
    assert saved["p95"] <= 100
