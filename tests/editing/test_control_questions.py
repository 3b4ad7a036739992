"""The queue: one person writes a control question, two others approve it or send it back."""

import json

import pytest

from turingdesk.core.errors import BadControl, WriteFailed
from turingdesk.editing import control_questions as queue
from turingdesk.editing.control_questions import (
    State,
    Subject,
    approve,
    checked_code,
    code_of,
    read_questions,
    send_back,
    write_question,
)
from turingdesk.journal.chain import LINE_CHANGED

DOG = Subject("picture", "dog.png")


def question(folder, subject=DOG):
    return read_questions(folder)[0][subject]


@pytest.fixture
def asked(tmp_path):
    """A folder with one question, written by AO."""
    write_question(tmp_path, "AO", DOG, " Is there\na dog? ", True)
    return tmp_path


def test_a_question_is_used_once_two_others_have_approved_it(asked):
    one = question(asked)
    assert (one.text, one.is_true, one.author) == ("Is there a dog?", True, "AO")
    assert one.state is State.WAITING
    approve(asked, "BL", one)
    assert question(asked).state is State.WAITING
    approve(asked, "CD", question(asked))
    assert question(asked).state is State.APPROVED
    assert question(asked).approvals == ("BL", "CD")


def test_approvals_of_one_person_count_once_however_the_code_is_written(asked):
    for who in ("BL", "bl", "BL"):
        approve(asked, who, question(asked))
    assert len(question(asked).approvals) == 1
    assert question(asked).state is State.WAITING
    assert not question(asked).waits_for("Bl")
    assert question(asked).waits_for("CD")


def test_authors_never_review_their_own_questions(asked):
    for who in ("AO", "ao"):
        with pytest.raises(BadControl, match="Authors don't review"):
            approve(asked, who, question(asked))
        with pytest.raises(BadControl, match="Authors don't review"):
            send_back(asked, who, question(asked), "No")
    assert not question(asked).waits_for("ao")


def test_an_approval_of_an_author_that_is_in_the_file_does_not_count(asked):
    """Someone approves, and is an author from then on."""
    first = question(asked)
    approve(asked, "BL", first)
    write_question(asked, "BL", DOG, "Is it a dog?", True)
    write_question(asked, "AO", DOG, first.text, True)
    approve(asked, "CD", question(asked))
    assert question(asked).approvals == ("CD",)
    assert question(asked).state is State.WAITING


def test_a_returned_question_waits_again_once_it_is_changed(asked):
    approve(asked, "BL", question(asked))
    approve(asked, "CD", question(asked))
    send_back(asked, "EF", question(asked), "It is a\nwolf.")
    assert question(asked).state is State.RETURNED
    assert question(asked).reasons == {"EF": "It is a wolf."}
    with pytest.raises(BadControl, match="Change the question"):
        write_question(asked, "AO", DOG, "Is there a dog? ", True)
    write_question(asked, "AO", DOG, "Is there a dog?", False)
    assert question(asked).state is State.WAITING
    assert question(asked).approvals == ()
    assert question(asked).waits_for("EF")


def test_the_newest_verdict_of_a_person_counts(asked):
    send_back(asked, "BL", question(asked), "Unclear.")
    approve(asked, "BL", question(asked))
    assert question(asked).reasons == {}
    assert question(asked).approvals == ("BL",)


@pytest.mark.parametrize("who", ["", "Ada Okafor", "a" * 13, "-a", "é", "a@b"])
def test_people_are_called_by_codes(tmp_path, who):
    with pytest.raises(BadControl, match="initials or a code"):
        write_question(tmp_path, who, DOG, "Is there a dog?", True)
    assert read_questions(tmp_path) == ({}, [])


def test_codes_of_people_have_nothing_of_a_name_but_initials():
    codes = {code_of(name) for name in ("Ada Okafor", "ada  okafor", "Adam Olsen", "Émile", "")}
    assert len(codes) == 4
    assert all(checked_code(code) == code for code in codes)
    assert code_of("Ada Okafor").startswith("AO-")


@pytest.mark.parametrize(
    ("text", "told"), [(" \n", "Enter a question."), ("a" * 201, "at most 200 characters")]
)
def test_a_question_has_some_words_and_not_too_many(tmp_path, text, told):
    with pytest.raises(BadControl, match=told):
        write_question(tmp_path, "AO", DOG, text, True)


def test_a_question_goes_back_with_a_reason_only(asked):
    with pytest.raises(BadControl, match="reason"):
        send_back(asked, "BL", question(asked), "  ")
    assert question(asked).state is State.WAITING


def test_each_line_is_on_the_disk_and_none_is_ever_changed(asked):
    (path,) = (asked / "record" / "controls").glob("controls-*.jsonl")
    before = path.read_bytes()
    approve(asked, "BL", question(asked))
    after = path.read_bytes()
    assert after.startswith(before)
    line = json.loads(after.removeprefix(before))
    assert {name: line[name] for name in ("kind", "who", "about", "name")} == {
        "kind": "approved",
        "who": "BL",
        "about": "picture",
        "name": "dog.png",
    }


def test_the_files_of_several_desks_are_read_together(asked, monkeypatch):
    monkeypatch.setattr("turingdesk.journal.ledger.this_desk", lambda: "other-desk")
    approve(asked, "BL", question(asked))
    assert len(list((asked / "record" / "controls").iterdir())) == 2
    assert question(asked).approvals == ("BL",)


def test_a_line_that_was_changed_is_told_and_odd_lines_are_skipped(asked):
    (path,) = (asked / "record" / "controls").iterdir()
    queue.append(path, "approved", "BL", {"about": 3})
    queue.append(path, "written", "BL", {"about": "picture", "name": "cat.png", "text": "?"})
    queue.append(path, "approved", "BL", {"about": "picture", "name": "x.png", "version": "0"})
    assert list(read_questions(asked)[0]) == [DOG]
    path.write_bytes(path.read_bytes().replace(b"a dog?", b"a cat?"))
    (problem,) = read_questions(asked)[1]
    assert LINE_CHANGED in problem.message


def test_a_full_disk_is_told_and_nothing_counts(tmp_path, monkeypatch):
    (tmp_path / "record").write_text("in the way")
    with pytest.raises(WriteFailed):
        write_question(tmp_path, "AO", DOG, "Is there a dog?", True)
