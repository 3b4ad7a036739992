import json
from pathlib import Path

import pytest

from tests.forging import lines_of, rechained
from tests.packages import BLOCK, STUDY, edit, write
from turingdesk.core.errors import NotAllowed
from turingdesk.core.message import Message
from turingdesk.journal.signing import own_key
from turingdesk.sessions.session_header import SessionSetup
from turingdesk.sessions.session_recorder import SessionRecorder
from turingdesk.study.pack import pack
from turingdesk.study.package import open_package
from turingdesk.study.registration import (
    FILE,
    StudyState,
    account,
    changes,
    freeze,
    registration,
    registration_problems,
)

RULE = '[[rule]]\nkind = "too_fast"\nmin_s = 3.0\n'
PLAN = '[analysis]\nprimary = "detectability"\n'


@pytest.fixture
def folder(tmp_path):
    return write(tmp_path / "small", toml=STUDY + PLAN + BLOCK)


def opened_line(package, data):
    recorder = SessionRecorder.begin(package, data, SessionSetup("P-1", "Booth 1"))
    recorder.abandon()
    return json.loads(recorder.path.read_text().splitlines()[0])


def test_a_frozen_study_says_who_when_and_what(folder):
    package = open_package(folder)
    assert registration(folder) is None
    made = freeze(package, "Ada")
    assert made == registration(folder)
    assert (made.by, made.hash, made.version) == ("Ada", package.hash, "1.0")
    assert made.at.endswith("Z")
    assert made.planned["primary"] == "detectability"
    assert made.deviations == () == made.unaccounted(package)


def test_freezing_does_not_change_the_hash(folder):
    before = open_package(folder).hash
    freeze(open_package(folder), "Ada")
    assert open_package(folder).hash == before


def test_a_change_is_allowed_and_becomes_a_deviation_with_date_and_person(folder):
    freeze(open_package(folder), "Ada")
    changed = edit(folder, "trials = 2", "trials = 1")
    known = registration(folder)
    assert known.unaccounted(changed) == ("Image descriptions · Trials: 1, was 2",)
    after = account(changed, "Ben", " The second picture was lost. ")
    (deviation,) = after.deviations
    assert (deviation.by, deviation.why) == ("Ben", "The second picture was lost.")
    assert deviation.changes == ("Image descriptions · Trials: 1, was 2",)
    assert after.unaccounted(changed) == ()
    assert after.hash != after.last.hash == changed.hash


def test_a_second_deviation_tells_only_what_is_new(folder):
    freeze(open_package(folder), "Ada")
    account(edit(folder, "trials = 2", "trials = 1"), "Ben", "Lost")
    after = account(edit(folder, '"1.0"', '"1.1"'), "Ben", "Counted")
    assert [one.changes for one in after.deviations] == [
        ("Image descriptions · Trials: 1, was 2",),
        ("Version: 1.1, was 1.0",),
    ]


def test_what_changed_can_be_told_in_any_language(folder):
    freeze(open_package(folder), "Ada")
    (deviation,) = account(edit(folder, "trials = 2", "trials = 1"), "Ben", "Lost").deviations
    (told,) = deviation.changes
    assert isinstance(told, Message)
    assert told.template == "{key}: {now}, was {was}"


def test_a_table_that_changed_is_told(folder):
    freeze(open_package(folder), "Ada")
    table = folder / "captions.csv"
    table.write_text(table.read_text().replace("A dog", "Two dogs"))
    package = open_package(folder)
    assert registration(folder).unaccounted(package) == ("captions.csv: changed",)


@pytest.mark.parametrize("why", ["", "  "])
def test_a_change_needs_a_reason(folder, why):
    freeze(open_package(folder), "Ada")
    with pytest.raises(NotAllowed, match="Explain why"):
        account(edit(folder, "trials = 2", "trials = 1"), "Ben", why)
    assert registration(folder).deviations == ()


def test_what_cannot_be_is_refused(folder, tmp_path):
    package = open_package(folder)
    with pytest.raises(NotAllowed, match="is not preregistered"):
        account(package, "Ada", "why")
    freeze(package, "Ada")
    with pytest.raises(NotAllowed, match="already preregistered"):
        freeze(package, "Ada")
    with pytest.raises(NotAllowed, match="has not changed"):
        account(package, "Ada", "why")
    pack(folder, tmp_path / "small.tdz")
    with pytest.raises(NotAllowed, match="is a packed study"):
        freeze(open_package(tmp_path / "small.tdz"), "Ada")


def test_the_registration_travels_with_the_packed_study(folder, tmp_path):
    made = freeze(open_package(folder), "Ada")
    pack(folder, tmp_path / "small.tdz")
    assert registration(open_package(tmp_path / "small.tdz").folder) == made


def test_a_registration_changed_by_hand_shows(folder):
    freeze(open_package(folder), "Ada")
    file = folder / FILE
    file.write_text(file.read_text().replace('"Ada"', '"Eve"'))
    (problem,) = registration(folder).problems
    assert "changed after it was written" in problem.message


def test_a_registration_rewritten_with_a_chain_that_fits_shows(folder):
    freeze(open_package(folder), "Ada")
    file = folder / FILE
    assert list(registration_problems(open_package(folder))) == []
    assert registration(folder).keys == (own_key(),)
    lines = [line | {"planned": {"primary": "dprime"}} for line in lines_of(file)]
    file.write_bytes(rechained(lines))
    (problem,) = registration_problems(open_package(folder))
    assert problem.message.startswith("The signature doesn't match")


def test_each_session_says_what_was_frozen_and_whether_it_is_still_so(folder, tmp_path):
    assert "registration" not in opened_line(open_package(folder), tmp_path / "first")
    freeze(open_package(folder), "Ada")
    told = opened_line(open_package(folder), tmp_path / "second")["registration"]
    assert (told["by"], told["ran"], told["deviations"]) == ("Ada", "frozen", [])
    changed = edit(folder, "trials = 2", "trials = 1")
    told = opened_line(changed, tmp_path / "third")["registration"]
    assert told["ran"] == "changed"
    account(changed, "Ben", "Lost")
    told = opened_line(changed, tmp_path / "fourth")["registration"]
    assert told["ran"] == "deviation 1"
    assert told["deviations"][0]["why"] == "Lost"


def test_a_registration_that_cannot_be_read_keeps_nobody_from_taking_part(folder, tmp_path):
    freeze(open_package(folder), "Ada")
    (folder / FILE).write_bytes(b"\xff\xfe nonsense")
    told = opened_line(open_package(folder), tmp_path / "data")
    assert "registration" not in told
    assert Path(tmp_path / "data").is_dir()


BEFORE = """\
title = "One"
seed = 3
[[block]]
id = "words"
trials = 4
[[rule]]
kind = "too_fast"
min_s = 3.0
"""


def state(toml, digest="b", **files):
    return StudyState(digest, toml, files)


def test_each_key_that_changed_is_told_with_what_it_was():
    after = BEFORE.replace("trials = 4", "trials = 6").replace("seed = 3\n", 'version = "2"\n')
    assert changes(state(BEFORE), state(after)) == (
        "Seed: removed, was 3",
        "words · Trials: 6, was 4",
        "Version: 2, was not set",
    )


def test_a_rule_that_was_eased_is_told():
    after = BEFORE.replace("min_s = 3.0", "min_s = 2.0")
    assert changes(state(BEFORE), state(after)) == ("Too fast · Limit: 2.0, was 3.0",)


def test_blocks_that_only_changed_places_are_told_as_files_written_otherwise():
    one, two = '[[block]]\nid = "a"\n', '[[block]]\nid = "b"\n'
    told = changes(state(one + two, "x"), state(two + one, "y"))
    assert told == ("block: order changed",)


def test_one_of_two_rules_of_a_kind_that_was_removed_is_told():
    sentences = changes(state(RULE + RULE.replace("3.0", "1.0")), state(RULE, "y"))
    assert "Too fast · Limit: removed, was 1.0" in sentences


def test_files_are_told_by_name():
    before = state(BEFORE, a="1", b="1", c="1")
    after = state(BEFORE, b="2", c="1", d="1")
    assert changes(before, after) == ("a: removed", "b: changed", "d: added")


def test_a_comment_alone_is_told_as_the_same_values_written_otherwise():
    after = state(BEFORE + "# a remark\n", "other hash")
    assert changes(state(BEFORE), after) == ("study.toml: rewritten with the same values",)


def test_long_values_are_cut():
    after = state(BEFORE.replace('"One"', f'"{"x" * 500}"'))
    assert changes(state(BEFORE), after) == (f"Title: {'x' * 60}…, was One",)
