import json
from dataclasses import replace
from hashlib import sha256
from pathlib import Path

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from tests.packages import BLOCK, CAPTIONS, STUDY, json_lines, png, told, workbook, write
from turingdesk.core.errors import BadStudy
from turingdesk.core.question import Role
from turingdesk.core.schedule import draw
from turingdesk.core.streams import participant_seed
from turingdesk.study.package import open_package, read_package

CONVERSATIONS = [
    {
        "id": f"c{number}",
        "origin_a": a,
        "origin_b": b,
        "agent_b": "eliza" if b == "machine" else "p2",
        "topic": ["music", "food"][number % 2],
        "turns": [["AB"[n % 2], f"turn {n}"] for n in range(6)],
    }
    for number, (a, b) in enumerate([("human", "machine"), ("human", "human")])
]
WITH_TOPICS = STUDY + (
    '[[block]]\ntask = "conversations"\ntrials = 2\nmix = { HM = 1, HH = 1 }\n'
    '[block.show]\nlengths = [3]\ntopics = ["music", "food", "films", "sports", "travel"]\n'
)


def drawn(package, participant="P1"):
    seed = participant_seed(package.study.seed, participant, 1)
    return package.trials(draw(package.study, package.stimuli, seed, {}))


def test_a_package_is_opened_drawn_and_asked(tmp_path):
    package = open_package(write(tmp_path))
    trials = drawn(package)
    assert sorted(trial.stimulus.id for trial in trials) == ["one", "two"]
    for trial in trials:
        (question,) = trial.questions
        assert trial.truth(question, "") == trial.stimulus.makers[""].origin
        assert trial.content.image == tmp_path / "media" / trial.stimulus.prompt
        assert trial.limits.too_fast_s == 3.0


def test_the_control_question_is_asked_and_its_truth_known(tmp_path):
    files = {"conversations.jsonl": json_lines(*CONVERSATIONS), "captions.csv": None}
    package = open_package(write(tmp_path, files, toml=WITH_TOPICS))
    for trial in drawn(package):
        control = trial.questions[-1]
        assert control.role is Role.CONTROL
        assert [choice.value for choice in control.choices][:2] == ["music", "food"]
        assert trial.truth(control, "") == {"c0": "music", "c1": "food"}[trial.stimulus.id]
        assert len(trial.content.turns) == 3


def test_two_blocks_may_show_one_table_each_in_its_way(tmp_path):
    second = (
        '[[block]]\nid = "plain"\ntask = "conversations"\ntrials = 1\nmix = { HH = 1 }\n'
        "[block.show]\nlengths = []\n"
    )
    toml = WITH_TOPICS.replace("trials = 2", "trials = 1").replace(", HH = 1", "") + second
    files = {"conversations.jsonl": json_lines(*CONVERSATIONS), "captions.csv": None}
    first, plain = drawn(open_package(write(tmp_path, files, toml=toml)))
    assert [q.role for q in first.questions] == [Role.VERDICT, Role.VERDICT, Role.CONTROL]
    assert [q.role for q in plain.questions] == [Role.VERDICT, Role.VERDICT]
    assert (len(first.content.turns), len(plain.content.turns)) == (3, 6)


def test_a_package_with_errors_is_not_opened_and_says_them_all(tmp_path):
    folder = write(tmp_path, captions=CAPTIONS.replace("human", "x").replace("cat.png", "y.png"))
    with pytest.raises(BadStudy) as bad:
        open_package(folder)
    assert len(bad.value.problems) == 2
    assert "captions.csv, line 2, column origin" in str(bad.value)


def test_the_path_of_study_toml_itself_will_do(tmp_path):
    assert open_package(write(tmp_path) / "study.toml").folder == tmp_path


@pytest.mark.parametrize(
    ("change", "same"),
    [
        ({}, True),
        ({"notes.txt": "not used"}, True),
        ({"media/other.png": png()}, True),
        ({"captions.csv": CAPTIONS.replace("sofa", "bed")}, False),
        ({"media/dog.png": png(5, 5)}, False),
        ({"study.toml": STUDY + BLOCK + "# changed\n"}, False),
        ({"texts/consent.md": "I agree."}, False),
    ],
)
def test_the_hash_is_that_of_all_that_is_used_and_of_nothing_else(tmp_path, change, same):
    before = open_package(write(tmp_path / "a"))
    after = open_package(write(tmp_path / "b", change))
    assert (before.hash == after.hash) is same
    assert after.study.hash == after.hash
    assert len(after.hash) == 64


def test_the_hash_never_changes(tmp_path):
    """Data name the study that they belong to by this hash."""
    words = "id,origin,agent,cue,association\none,human,p,dog,cat\n"
    files = {"words.csv": words, "captions.csv": None, "texts/consent.md": "Yes.\n"}
    toml = STUDY + BLOCK.replace("captions", "words")
    lines = {
        "study.toml": sha256(toml.encode()).hexdigest(),
        "texts/consent.md": sha256(b"Yes.\n").hexdigest(),
        "words.csv": sha256(words.encode()).hexdigest(),
    }
    written = "".join(f"{digest}  {name}\n" for name, digest in lines.items())
    found = open_package(write(tmp_path, files, toml=toml)).hash
    assert found == sha256(written.encode()).hexdigest()
    assert found == "a865c75f23824f96a8ee3c4c25e1ed93b4afe8e10c936b608df6006930753c19"


def test_a_file_that_cannot_be_read_to_its_end_is_told(tmp_path, monkeypatch):
    def broken(path):
        raise OSError(5, "Input/output error", str(path))

    monkeypatch.setattr("turingdesk.study.fingerprint.file_hash", broken)
    reading = read_package(write(tmp_path))
    assert reading.package is None
    assert told(reading) == [
        ("error", "captions.csv", "The file can't be read completely. The disk reports a fault.")
    ]


def test_without_hashes_nothing_is_hashed(tmp_path):
    package = read_package(write(tmp_path), hashes=False).package
    assert package.hash == package.study.hash == ""


def test_a_plans_problem_is_placed_in_study_toml(tmp_path):
    from turingdesk.core.plan import plan

    toml = STUDY + BLOCK + "[block.controls]\ntrials = [9]\n"
    package = read_package(write(tmp_path, toml=toml)).package
    places = {package.placed(p).place for p in plan(package.study, package.stimuli).problems}
    assert "study.toml, line 9, key block.controls.trials" in places


text = st.text(
    st.characters(exclude_categories=["Cs", "Cc"], include_characters="\n\t"), min_size=1
).filter(lambda value: value.strip() and value.strip() != "\ufeff")
rows = st.lists(
    st.tuples(text, text, st.sampled_from(["human", "machine"])), min_size=1, max_size=6
)


@pytest.mark.slow
@settings(suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(rows=rows)
def test_a_table_means_the_same_in_all_three_formats(tmp_path_factory, rows):
    import csv

    folder = tmp_path_factory.mktemp("formats")
    head = ["id", "origin", "agent", "cue", "association"]
    lines = [
        [f"w{number}", origin, "a", cue, association]
        for number, (cue, association, origin) in enumerate(rows)
    ]
    stimuli = []
    for suffix in ("csv", "xlsx", "jsonl"):
        toml = STUDY + BLOCK.replace("captions", "words")
        study = write(folder / suffix, {"captions.csv": None}, toml=toml)
        path = study / f"words.{suffix}"
        if suffix == "csv":
            with path.open("w", encoding="utf-8", newline="") as file:
                csv.writer(file).writerows([head, *lines])
        elif suffix == "xlsx":
            workbook(path, [head, *lines])
        else:
            path.write_text(
                json_lines(*[dict(zip(head, line, strict=True)) for line in lines]), "utf-8"
            )
        reading = read_package(study)
        assert not reading.errors
        (table,) = reading.package.stimuli.values()
        stimuli.append([replace(stimulus, table="") for stimulus in table])  # the name of its file
    assert stimuli[0] == stimuli[1] == stimuli[2]
    assert [s.content.association for s in stimuli[0]] == [line[4] for line in lines]


WHOLE = {
    "study.toml": WITH_TOPICS.encode()
    + BLOCK.encode()
    + b'[[block]]\ntask = "pairs"\ntrials = 1\n',
    "captions.csv": CAPTIONS.encode(),
    "conversations.jsonl": json_lines(*CONVERSATIONS).encode(),
    "pairs.csv": b"id,first,second\np1,c0,c1\n",
    "media/dog.png": png(),
}


@settings(suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(
    name=st.sampled_from(sorted(WHOLE)),
    at=st.integers(0, 2000),
    length=st.integers(0, 30),
    put=st.one_of(
        st.binary(max_size=30),
        st.sampled_from([b'"', b"\n", b"[[", b"\x00", b"\xff", b"= {", b"1e999", b"null", b"[]"]),
    ),
)
def test_no_damage_makes_the_reader_fail(tmp_path_factory, name, at, length, put):
    content = WHOLE[name]
    at %= len(content)
    damaged = {**WHOLE, name: content[:at] + put + content[at + length :]}
    folder = write(tmp_path_factory.mktemp("damaged"), damaged)
    reading = read_package(folder)
    assert (reading.package is None) == bool(reading.errors)
    for problem in reading.problems:
        assert problem.message
        assert problem.fix
    json.dumps(told(reading))


SOME = ["id", "prompt", "agent", "origin", "origin_a", "control", "practice", "image", "target"]
OTHERS = ["turns", "topic", "topics", "fixations", "width", "objects", "color", "statement_true"]
VALUES = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=5),
    lambda inner: (
        st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=5), inner, max_size=3)
    ),
    max_leaves=6,
)


@settings(suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(
    task=st.sampled_from(["conversations", "fixations", "objects", "colors", "words", "captions"]),
    column=st.sampled_from([*SOME, *OTHERS]),
    value=VALUES,
)
def test_no_value_in_a_cell_makes_the_reader_fail(tmp_path_factory, task, column, value):
    row = {
        "id": "a",
        **dict.fromkeys(("origin", "origin_a", "origin_b"), "human"),
        "image": "dog.png",
        "caption": "x",
        "cue": "x",
        "association": "y",
        "color": "red",
        "objects": ["a", "b", "c"],
        "width": 4,
        "height": 3,
        "fixations": [[1, 2]],
        "turns": [["A", "x"]],
        column: value,
    }
    toml = STUDY + BLOCK.replace("captions", task)
    files = {f"{task}.jsonl": json.dumps(row) + "\n", "captions.csv": None}
    reading = read_package(write(tmp_path_factory.mktemp("values"), files, toml=toml))
    assert (reading.package is None) == bool(reading.errors)


def test_a_package_holds_values_that_can_be_changed_apart(tmp_path):
    package = open_package(write(tmp_path))
    renamed = replace(package, study=replace(package.study, title="Other"))
    assert renamed.study.title == "Other"
    assert renamed.trials([]) == []
    assert isinstance(renamed.source, Path)
