"""Approved control questions in the tables: which are used, how many are needed, and writing."""

import csv
from dataclasses import replace

import pytest

from tests.packages import STUDY, png, write
from turingdesk.core.errors import BadControl, NotAllowed
from turingdesk.editing.control_questions import (
    Subject,
    approve,
    read_questions,
    send_back,
    write_question,
)
from turingdesk.editing.control_table import approved_questions, items, tallies, write_into
from turingdesk.editing.new_study import new_study
from turingdesk.study.check import check_study
from turingdesk.study.pack import pack
from turingdesk.study.package import open_package
from turingdesk.study.registration import freeze, registration

OBJECTS = "id,origin,agent,image,objects\n" + "".join(
    f"{n}-{who[0]},{who},x,{n}.png,a; b; c\n" for n in range(5) for who in ("human", "machine")
)
TASKS = STUDY + "".join(f'[[block]]\ntask = "{one}"\ntrials = 2\n' for one in ("objects", "words"))


@pytest.fixture
def objects(tmp_path):
    """A study of five pictures, each with the things that a human and a machine saw."""
    words = "id,origin,cue,association\none,human,cat,dog\ntwo,machine,tea,sea\n"
    pictures = {f"media/{n}.png": png() for n in range(5)}
    files = {"objects.csv": OBJECTS, "words.csv": words, **pictures}
    return write(tmp_path / "study", files, toml=TASKS)


def picture(number):
    return Subject("picture", f"{number}.png")


def ask(folder, subject, is_true, *, text="", approvals=("BL", "CD")):
    write_question(folder, "AO", subject, text or f"Is {subject.name} {is_true}?", is_true)
    for who in approvals:
        approve(folder, who, read_questions(folder)[0][subject])


def rows(folder, table="objects.csv"):
    with (folder / table).open(encoding="utf-8", newline="") as file:
        return list(csv.DictReader(file))


def asked(folder, table="objects.csv"):
    return {row["id"]: (row["question"], row["answer"]) for row in rows(folder, table)}


def tally(folder):
    package = open_package(folder)
    return tallies(items(package), read_questions(folder)[0])


def test_approved_questions_go_to_every_row_of_their_picture(objects):
    ask(objects, picture(0), True, text="Is there a dog?")
    ask(objects, picture(1), False, text="Is there a cat?")
    ask(objects, picture(2), True, approvals=("BL",))
    assert write_into(open_package(objects)) == 2
    dog, cat = ("Is there a dog?", "yes"), ("Is there a cat?", "no")
    given = asked(objects)
    assert given["0-h"] == given["0-m"] == dog
    assert given["1-h"] == given["1-m"] == cat
    assert set(given.values()) == {dog, cat, ("", "")}
    assert check_study(objects).may_run
    before = (objects / "objects.csv").read_bytes()
    assert write_into(open_package(objects)) == 2
    assert (objects / "objects.csv").read_bytes() == before


def test_half_of_those_used_are_true_and_what_is_needed_is_counted(objects):
    (empty,) = tally(objects)
    assert (empty.kind, empty.items, empty.needed) == ("picture", 5, (2, 3))
    for number in range(4):
        ask(objects, picture(number), True)
    (many,) = tally(objects)
    assert (many.true, many.false, many.needed) == (4, 0, (0, 2))
    package, questions = open_package(objects), read_questions(objects)[0]
    assert set(approved_questions(items(package), questions)) == {picture(0)}
    ask(objects, picture(4), False)
    assert write_into(package) == 3
    assert sorted({one for one in asked(objects).values() if one[0]}) == [
        ("Is 0.png True?", "yes"),
        ("Is 1.png True?", "yes"),
        ("Is 4.png False?", "no"),
    ]


def test_a_question_that_is_not_approved_any_more_is_taken_out(objects):
    ask(objects, picture(0), True, text="Is there a dog?")
    write_into(open_package(objects))
    send_back(objects, "EF", read_questions(objects)[0][picture(0)], "It is a wolf.")
    assert write_into(open_package(objects)) == 0
    assert set(asked(objects).values()) == {("", "")}


def test_questions_from_elsewhere_stay_and_count(objects):
    table = objects / "objects.csv"
    head, *lines = table.read_text().splitlines()
    told = ["Is it art?,yes" if line.startswith("0") else "," for line in lines]
    lines = [f"{line},{more}" for line, more in zip(lines, told, strict=True)]
    table.write_text("\n".join([f"{head},question,answer", *lines, ""]))
    (counted,) = tally(objects)
    assert (counted.true, counted.false) == (1, 0)
    ask(objects, picture(1), True)
    ask(objects, picture(2), True)
    assert write_into(open_package(objects)) == 0
    ask(objects, picture(3), False)
    assert write_into(open_package(objects)) == 2
    assert asked(objects)["0-h"] == ("Is it art?", "yes")
    ask(objects, picture(0), False, text="Is it a dog?")
    write_into(open_package(objects))
    assert asked(objects)["0-h"] == ("Is it a dog?", "no")


def test_a_caption_and_a_conversation_have_questions_of_their_own(tmp_path):
    folder = write(tmp_path / "captions")
    one = Subject("caption", "captions/one")
    assert next(item.subject for item in items(open_package(folder))) == one
    ask(folder, one, False, text="Does the dog stand?")
    write_into(open_package(folder))
    assert asked(folder, "captions.csv") == {"one": ("Does the dog stand?", "no"), "two": ("", "")}
    talk = tmp_path / "talk"
    new_study("conversations", talk)
    package = open_package(talk)
    first = items(package)[0]
    assert first.subject == Subject("conversation", f"conversations/{first.stimulus.id}")
    ask(talk, first.subject, True, text="Do they greet each other?")
    assert write_into(package) == 1
    again = open_package(talk)
    (asked_now,) = [item for item in items(again) if item.asked]
    assert (asked_now.asked, asked_now.is_true) == ("Do they greet each other?", True)
    assert check_study(talk).may_run


def test_colors_have_statements(tmp_path):
    new_study("colors", tmp_path / "s")
    first = items(open_package(tmp_path / "s"))[0]
    assert first.subject.kind == "statement"
    ask(tmp_path / "s", first.subject, False, text="A dog barks.")
    write_into(open_package(tmp_path / "s"))
    again = items(open_package(tmp_path / "s"))[0]
    assert (again.asked, again.is_true) == ("A dog barks.", False)


def test_a_collection_has_questions_about_its_pictures_and_no_columns_for_them(tmp_path):
    new_study("collect-captions", tmp_path / "s")
    package = open_package(tmp_path / "s")
    kinds = {item.subject.kind for item in items(package)}
    assert kinds == {"picture"}
    ask(tmp_path / "s", items(package)[0].subject, True)
    with pytest.raises(BadControl, match="turingdesk build"):
        write_into(package)


def test_rows_for_practice_and_control_trials_need_no_question(objects):
    table = objects / "objects.csv"
    head, *lines = table.read_text().splitlines()
    lines = [f"{line},{'yes' if line.startswith(('0', '1')) else ''}" for line in lines]
    table.write_text("\n".join([f"{head},practice", *lines, ""]))
    assert [item.subject for item in items(open_package(objects))] == list(map(picture, (2, 3, 4)))


def test_a_preregistered_study_changes_with_a_reason_only(objects):
    freeze(open_package(objects), "Ada")
    ask(objects, picture(0), True)
    before = (objects / "objects.csv").read_bytes()
    with pytest.raises(NotAllowed, match="preregistered"):
        write_into(open_package(objects))
    assert (objects / "objects.csv").read_bytes() == before
    write_into(open_package(objects), "Ada", "Controls were missing")
    (deviation,) = registration(objects).deviations
    assert deviation.why == "Controls were missing"


def test_a_sealed_study_and_a_packed_one_stay_as_they_are(objects, tmp_path):
    with pytest.raises(BadControl, match="sealed"):
        write_into(replace(open_package(objects), sealed="SEALED"))
    pack(objects, tmp_path / "study.tdz")
    with pytest.raises(BadControl, match=r"\.tdz"):
        write_into(open_package(tmp_path / "study.tdz"))
