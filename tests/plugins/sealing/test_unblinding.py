"""Without the passphrase, a sealed package and its journals reveal no origins."""

from collections import Counter

import pytest

from tests.packages import real_demo
from tests.plugins.sealing.sealed_studies import SECRET, sealed, seeded
from tests.plugins.sealing.unblinding import (
    ATTACKS,
    beyond_chance,
    exhaustive,
    null_space,
    seen,
    verdicts,
)
from tests.telling_studies import crossed
from turingdesk.core.schedule import draw
from turingdesk.core.streams import participant_seed
from turingdesk.core.trial import schedule
from turingdesk.journal.journal_file import read_journal
from turingdesk.judges import JUDGES
from turingdesk.judges._simulate import simulate
from turingdesk.plugins.sealing.unsealing import Truths
from turingdesk.sessions.data_folder import DataFolder
from turingdesk.study.package import open_package
from turingdesk.system import paths


def openly(folder, sessions):
    """Schedules of the study before it is sealed, with as many of each kind in every session."""
    package = open_package(folder)
    judged, drawn = Counter(), []
    for n in range(sessions):
        slots = draw(package.study, package.stimuli, participant_seed(0, f"P-{n}", 1), judged)
        judged.update((slot.block, slot.stimulus) for slot in slots)
        drawn.append(slots)
    rows = {s.id: s for table in package.stimuli.values() for s in table}
    return seen(package, Truths("", rows), drawn)


def blindly(study, out, sessions):
    """What anyone reads in the sealed package."""
    sealed(study, out, sessions=sessions)
    package = open_package(out)
    return seen(package, package.sealed.seal.open(SECRET), [*package.sealed.schedules.values()])


@pytest.mark.slow
def test_exact_halves_are_told_apart_whole(tmp_path):
    of = openly(crossed(tmp_path / "study"), 75)
    found = verdicts(of, [null_space, exhaustive])
    assert {one.recovered for one in found.values()} == {1.0}
    assert beyond_chance(found).keys() == found.keys()


@pytest.mark.slow
def test_exactly_balanced_agents_are_told_apart_whole(tmp_path):
    study = crossed(tmp_path / "study", prompts=8, agents=("a", "b"), trials=4)
    found = verdicts(openly(study, 150), [null_space])
    assert {one.recovered for one in found.values()} == {1.0}
    assert beyond_chance(found).keys() == found.keys()


MORE = [pytest.param(seed, n, marks=pytest.mark.slow) for seed in (1, 2, 3) for n in (75, 300)]


@pytest.mark.parametrize(("seed", "sessions"), [(4, 75), *MORE])
def test_a_sealed_study_of_twenty_prompts_stays_sealed(tmp_path, monkeypatch, seed, sessions):
    seeded(monkeypatch, seed)
    of = blindly(crossed(tmp_path / "study"), tmp_path / "blind", sessions)
    found = verdicts(of, [*ATTACKS, exhaustive])
    assert len(found) == 10
    assert beyond_chance(found) == {}


@pytest.mark.parametrize("seed", [1, pytest.param(2, marks=pytest.mark.slow)])
def test_a_sealed_study_keeps_its_agents_to_itself(tmp_path, monkeypatch, seed):
    seeded(monkeypatch, seed)
    study = crossed(tmp_path / "study", prompts=8, agents=("a", "b"), trials=4)
    found = verdicts(blindly(study, tmp_path / "blind", 150))
    assert beyond_chance(found) == {}


@pytest.mark.slow
def test_the_demo_study_tells_its_origins_unless_it_is_sealed(tmp_path):
    found = verdicts(openly(paths.demo_study(), 300), [null_space])
    found = {name: one for name, one in found.items() if name[2] == "origins"}
    assert {block: one.recovered for (block, *_), one in found.items() if "left" not in block} == {
        block.id: 1.0 for block in open_package(paths.demo_study()).study.blocks
    }


@pytest.mark.slow
@pytest.mark.parametrize("seed", [1, 2, 3])
def test_the_sealed_demo_study_stays_sealed(tmp_path, monkeypatch, seed):
    seeded(monkeypatch, seed)
    found = verdicts(blindly(real_demo(tmp_path), tmp_path / "blind", 300))
    assert {block for block, *_ in found} == {
        *(block.id for block in open_package(paths.demo_study()).study.blocks),
        "pairs, left",
    }
    assert beyond_chance(found) == {}


@pytest.mark.slow
def test_first_lines_of_two_hundred_journals_tell_nothing(tmp_path, monkeypatch):
    seeded(monkeypatch, 1)
    sealed(crossed(tmp_path / "study"), tmp_path / "blind", sessions=250)
    package, data = open_package(tmp_path / "blind"), tmp_path / "data"
    simulate(package, data, [JUDGES["coin"].make({})] * 200, seed=1)
    opened = [read_journal(session.path).opened for session in DataFolder(data).sessions()]
    assert len(opened) == 200
    truths = package.sealed.seal.open(SECRET)
    found = verdicts(
        seen(package, truths, [schedule(line) for line in opened]), [*ATTACKS, exhaustive]
    )
    assert beyond_chance(found) == {}
