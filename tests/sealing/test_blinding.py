"""What a sealed package holds: byte for byte the same, whoever made what."""

import csv
import io
from dataclasses import replace

import pytest

from tests.packages import STUDY
from tests.sealed import CHEAP, SECRET, crossed, sealed, seeded
from turingdesk.sealing.blinding import blinded
from turingdesk.study import seal_cipher
from turingdesk.study.package import open_package


@pytest.fixture(autouse=True)
def quick(monkeypatch):
    monkeypatch.setattr(seal_cipher, "_COST", CHEAP)


def paired(folder, prompts=12):
    """Pairs of words, shown side by side only."""
    crossed(folder, prompts)
    pairs = "id,first,second\n" + "".join(f"x{n},h-{n}-gpt,m-{n}-gpt\n" for n in range(prompts))
    toml = (
        STUDY + '[[block]]\ntask = "pairs"\ntrials = 5\n[block.show]\nof = "words"\n'
        'of_table = "words.csv"\n'
    )
    (folder / "pairs.csv").write_text(pairs, "utf-8")
    (folder / "study.toml").write_text(toml, "utf-8")
    return folder


def exchanged(folder, prompts):
    """Let the two answers to some prompts exchange who made them, and nothing else."""
    table = folder / "words.csv"
    rows = list(csv.DictReader(io.StringIO(table.read_text("utf-8"))))
    for one, other in zip(rows[::2], rows[1::2], strict=True):
        if one["prompt"] in {f"cue {n}" for n in prompts}:
            for name in ("origin", "agent"):
                one[name], other[name] = other[name], one[name]
    with table.open("w", encoding="utf-8", newline="") as file:
        made = csv.DictWriter(file, rows[0])
        made.writeheader()
        made.writerows(rows)
    return folder


def files(out):
    """Everything that can be read, and the truth behind it."""
    content = {p.relative_to(out): p.read_bytes() for p in out.rglob("*") if p.is_file()}
    truths = open_package(out).sealed.seal.open(SECRET)
    return {str(name): data for name, data in content.items() if name.name != "SEALED"}, truths


@pytest.mark.parametrize("study", [crossed, paired])
@pytest.mark.parametrize(
    "prompts",
    [
        [1, 4, 7, 10],
        pytest.param([0], marks=pytest.mark.slow),
        pytest.param(range(12), marks=pytest.mark.slow),
    ],
)
def test_the_package_is_the_same_whoever_made_what(tmp_path, monkeypatch, study, prompts):
    study(tmp_path / "one", 12)
    exchanged(study(tmp_path / "other", 12), prompts)
    found = []
    for name in ("one", "other"):
        seeded(monkeypatch, 3)
        sealed(tmp_path / name, tmp_path / f"{name}-sealed", sessions=30)
        found.append(files(tmp_path / f"{name}-sealed"))
    (one, truth), (other, another) = found
    assert {"study.toml", "schedules.jsonl", "stimuli-1.jsonl"} <= one.keys()
    assert one == other
    makers = {name: row.makers for name, row in truth.rows.items()}
    assert makers != {name: row.makers for name, row in another.rows.items()}


def test_what_sessions_are_drawn_from_names_nobody(tmp_path):
    package = open_package(crossed(tmp_path / "study"))
    told = blinded(package, 3, lambda done, total: None)
    names = {told.aliases.stimuli["words.csv", s.id] for s in told.package.stimuli["words.csv"]}
    assert {slot.stimulus for slots in told.sessions for slot in slots} <= names
    assert len(told.sessions) == 4
    assert told.in_a_set == 2
    assert not any(slot.flipped for slots in told.sessions for slot in slots)


def test_names_of_sessions_are_all_different_and_sets_are_whole(tmp_path):
    package = open_package(crossed(tmp_path / "study"))
    told = blinded(package, 10, lambda done, total: None)
    lines = told.schedules().splitlines()
    assert len({line[:20] for line in lines}) == len(lines) == 10
    assert [b'"set":%d,' % n in line for n, line in zip((0, 0, 1, 1), lines, strict=False)] == [
        True
    ] * 4
    assert told.left_out == []
    assert list(told.warnings()) == []
    assert replace(told, in_a_set=5).schedules().count(b'"set":1,') == 5
