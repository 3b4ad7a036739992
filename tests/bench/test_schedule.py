"""Drawing a session and planning a study, at the size of a published data set and beyond."""

import pytest

from tests.core.stock import block, caption, crossed, study, talks
from turingdesk.core.plan import plan
from turingdesk.core.schedule import draw
from turingdesk.core.streams import participant_seed
from turingdesk.core.study import Controls

pytestmark = pytest.mark.bench

AGENTS = ("git", "ofa", "blip", "clipcap", "microsoft_api")


def answers():
    """7,100 answers to 2,367 images, a third of them by people."""
    return [
        caption(f"s{n}", f"image {n // 3}", AGENTS[n % 5] if n % 3 else "") for n in range(7100)
    ]


def large():
    """A table of 7,100 answers, where answers to the same 1,184 images compete."""
    return crossed(1184, AGENTS)[:7100]


CASES = {
    "10 of 80": (block(trials=10), lambda: crossed(20, AGENTS[:3]), 0.01),
    "20 conversations of 8 lengths": (
        block(
            task="conversations",
            trials=20,
            lengths=(3, 6, 9, 12, 15, 18, 21, 24),
            controls=Controls(None, (7, 14)),
        ),
        lambda: [
            *talks(10),
            *(
                stimulus
                for n in range(4)
                for stimulus in [caption(f"c{n}", "", control=True, length=24)]
            ),
        ],
        0.02,
    ),
    "10 of 7,100": (block(trials=10), answers, 0.3),
    "2,000 of 7,100": (block(trials=2000), answers, 0.3),
    "1,184 of 1,184 images": (block(trials=1184), large, 0.3),
    "2,000 of 7,100, prompts may recur": (
        block(trials=2000, repeat_prompts=True),
        large,
        0.3,
    ),
}


@pytest.mark.parametrize("name", CASES)
def test_a_session_is_drawn_before_anybody_notices(benchmark, name):
    of, make, limit_s = CASES[name]
    stimuli = make()
    judged = {("b", stimulus.id): row % 5 for row, stimulus in enumerate(stimuli)}
    seeds = iter(participant_seed(1, f"P-{number}", 1) for number in range(10_000))

    def one():
        return draw(study(of), {"b.csv": stimuli}, next(seeds), judged)

    slots = benchmark.pedantic(one, rounds=10, warmup_rounds=1)
    assert len(slots) == of.trials
    assert benchmark.stats.stats.median < limit_s


@pytest.mark.parametrize("trials", [10, 1184])
def test_a_large_study_is_planned_within_its_check(benchmark, trials):
    stimuli = large()
    of = study(block(trials=trials), participants=100)
    made = benchmark.pedantic(plan, (of, {"b.csv": stimuli}), rounds=5, warmup_rounds=1)
    assert made.trials == trials
    assert benchmark.stats.stats.median < 0.5
