"""Trials without an answer that counts are replaced until each pair has as many as it needs."""

import json
import random
from collections import Counter

import pytest

from tests.plugins.duels.plans import plan, written
from tests.plugins.duels.served import SERVED, Served
from tests.plugins.duels.test_runner import journals, killed_at
from turingdesk.cli import main
from turingdesk.plugins.duels.runner import DuelRun, run_duels
from turingdesk.plugins.duels.trials_so_far import TrialsSoFar

OPENING = {"opening": 0.15}  #: of all requests; of those with which a trial begins, too
MUTE = {"max_turns": 1}  #: no distinguisher answers within its turns


def cells(data):
    """The outcomes of each pair by number, as the journals have them."""
    found = {}
    for one in journals(data):
        roles, closed = one.opened["duel"]["roles"], one.closed
        own = found.setdefault(tuple(roles.values()), {})
        number = one.opened["duel"]["number"]
        assert number not in own, "one trial twice"
        if closed is not None:  # where the program was killed
            own[number] = closed["result"]
    return found


def assert_whole(data, trials):
    """Each pair has just so many answers, and no number is left out."""
    found = cells(data)
    assert len(found) == 4
    for results in found.values():
        assert sorted(results) == [*range(1, len(results) + 1)]
        assert sum(one["same"] is not None for one in results.values()) == trials
        assert results[max(results)]["same"] is not None or len(results) == trials
    assert max(map(len, found.values())) > trials, "nothing was replaced"
    seeds = [one.opened["duel"]["seed"] for one in journals(data)]
    assert len(set(seeds)) == len(seeds)


def outcomes(data):
    return Counter(one["outcome"] for own in cells(data).values() for one in own.values())


@pytest.mark.slow
def test_an_unusable_answer_is_replaced_until_each_pair_has_as_many_as_it_needs(tmp_path):
    data = tmp_path / "data"
    with Served(tmp_path, OPENING, trials=4, replacements=50) as there:
        done = run_duels(DuelRun(there.file, data))
        assert_whole(data, 4)
        assert (done.done, done.wanted, done.short) == (16, 16, {})
        assert done.replaced == done.outcomes.total() - 16 > 0
        assert done.outcomes == outcomes(data)
        again = run_duels(DuelRun(there.file, data))
        assert (again.calls, again.done, again.replaced) == (0, 16, done.replaced)


@pytest.mark.slow
def test_counts_are_of_the_whole_run_after_a_continuation(tmp_path, capsys):
    data = tmp_path / "data"
    text = SERVED.replace("skill =", "price_in = 100\nprice_out = 1000\nskill =")
    with Served(tmp_path, OPENING, text, trials=4, replacements=50, max_cost=0.5) as there:
        path, command = there.path, ["duel", "run", str(there.path), "--data", str(data)]
        assert main(command) == 1
        words = capsys.readouterr().out
        assert "To continue, raise max_cost in the plan, and run the same command again." in words
        path.write_text(path.read_text("utf-8").replace("max_cost = 0.5", ""), "utf-8")
        assert main([*command, "--json"]) == 0
    told = json.loads(capsys.readouterr().out)
    assert_whole(data, 4)
    assert (told["done"], told["short"]) == (16, [])
    assert told["outcomes"] == outcomes(data)
    assert told["replaced"] == sum(told["outcomes"].values()) - 16 > 0
    assert told["messages"] == sum(
        sum(line["kind"] == "said" for line in one.lines) for one in journals(data)
    )
    assert told["remarks"] == Counter(
        name for own in cells(data).values() for one in own.values() for name in one["remarks"]
    )


def test_after_so_many_replacements_a_pair_says_what_it_lacks(tmp_path, capsys):
    path = written(tmp_path, replacements=2, **MUTE)
    data = tmp_path / "data"
    assert main(["duel", "run", str(path), "--data", str(data)]) == 1
    assert {tuple(sorted(own)) for own in cells(data).values()} == {(1, 2, 3, 4)}
    words = capsys.readouterr().out
    assert "Without an answer that counts: no answer 16. 8 trials replaced by others." in words
    assert "4 pairs with fewer than 2 answers that count: ada as ada, judged by ada (gtt): 0;" in (
        words
    )
    assert "To try again, raise replacements in the plan." in words
    more = plan(tmp_path, replacements=3, **MUTE)
    assert run_duels(DuelRun(more, data)).replaced == 12
    assert {len(own) for own in cells(data).values()} == {5}


def test_counts_of_an_earlier_run_are_among_those_of_the_next(tmp_path):
    data = tmp_path / "data"
    first = run_duels(DuelRun(plan(tmp_path, trials=1, replacements=0, **MUTE), data))
    assert (first.done, first.outcomes, first.replaced) == (4, {"no_answer": 4}, 0)
    second = run_duels(DuelRun(plan(tmp_path, trials=2, replacements=1, **MUTE), data))
    assert (second.done, second.outcomes, second.replaced) == (8, {"no_answer": 12}, 4)
    assert (second.calls_before, second.calls) == (first.calls, 2 * first.calls)
    assert second.short == dict.fromkeys([one.cell for one in plan(tmp_path).plan.round()], 0)


def test_what_is_left_begins_with_the_lowest_numbers(tmp_path):
    """Number 2 ended without an answer, 5 is being played, or was cut off: 4 and 5 are left."""
    drawn = plan(tmp_path, trials=4, replacements=3).plan
    own = [one for one in drawn.possible() if (one.actor, one.target) == ("ada", "bert")]
    assert [one.number for one in own] == [1, 2, 3, 4, 5, 6, 7]
    results = {own[0].code: {"same": True}, own[1].code: {"same": None}, own[2].code: {"same": 0}}
    so_far = TrialsSoFar(results=results)
    assert [one.number for one in so_far.left(drawn, own)] == [4, 5]
    so_far.results[own[3].code] = so_far.results[own[4].code] = {"same": False}
    assert so_far.left(drawn, own) == []
    assert TrialsSoFar().left(drawn, own) == own[:4]


@pytest.mark.slow
def test_nothing_is_replaced_if_the_plan_says_so_and_later_only_what_is_missing(tmp_path):
    data = tmp_path / "data"
    with Served(tmp_path, OPENING, trials=6, replacements=0) as there:
        before = run_duels(DuelRun(there.file, data))
        assert {tuple(sorted(own)) for own in cells(data).values()} == {(1, 2, 3, 4, 5, 6)}
        assert before.outcomes["opening_answer"] > 0
        assert (before.done, before.replaced) == (24, 0)
        text = there.path.read_text("utf-8").replace("replacements = 0\n", "replacements = 50\n")
        there.path.write_text(text, "utf-8")
        assert main(["duel", "run", str(there.path), "--data", str(data)]) == 0
    assert_whole(data, 6)


@pytest.mark.slow
def test_more_trials_follow_the_replacements_that_are_there(tmp_path):
    data = tmp_path / "data"
    with Served(tmp_path, OPENING, trials=4, replacements=50) as there:
        run_duels(DuelRun(there.file, data))
        text = there.path.read_text("utf-8").replace("trials = 4\n", "trials = 7\n")
        there.path.write_text(text, "utf-8")
        assert main(["duel", "run", str(there.path), "--data", str(data)]) == 0
    assert_whole(data, 7)


@pytest.mark.slow
def test_no_replacement_is_lost_or_doubled_however_often_the_program_is_killed(tmp_path):
    chance, data = random.Random(2), tmp_path / "data"
    with Served(tmp_path, OPENING, trials=60, replacements=60) as there:
        killed = [killed_at(chance.uniform(0, 0.3), there.path, data) < 0 for _ in range(5)]
        assert all(killed), "the program was faster than the kills"
        assert main(["duel", "run", str(there.path), "--data", str(data)]) == 0
    assert_whole(data, 60)
