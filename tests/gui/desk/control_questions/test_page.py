"""The Control questions page: typed, approved by two others, and then in the table."""

import csv

import pytest
from PySide6.QtCore import Qt

from tests.gui.desk.conftest import write_study
from tests.gui.desk.people.conftest import written
from tests.packages import STUDY, write
from turingdesk.editing.control_questions import (
    State,
    Subject,
    approve,
    code_of,
    read_questions,
    send_back,
    write_question,
)
from turingdesk.editing.new_study import new_study
from turingdesk.gui.desk.control_questions.page import (
    CLOSED,
    NAMELESS,
    NONE,
    TO_REVIEW,
    TO_WRITE,
    ControlsPage,
)
from turingdesk.gui.desk.control_questions.sheet import UNCHOSEN
from turingdesk.gui.desk.state import DeskState
from turingdesk.people.people import People, PersonRole
from turingdesk.study.pack import pack
from turingdesk.study.package import open_package
from turingdesk.study.registration import freeze
from turingdesk.system.settings import Settings

DOG, CAT = Subject("picture", "dog.png"), Subject("picture", "cat.png")
OBJECTS = (
    "id,origin,agent,image,objects\n"
    "one,human,p1,dog.png,a; b; c\ntwo,machine,GIT,dog.png,a; b; d\n"
    "three,human,p2,cat.png,x; y; z\n"
)
LEFT = Qt.MouseButton.LeftButton


@pytest.fixture
def study(tmp_path):
    """Two pictures, in three rows."""
    toml = STUDY + '[[block]]\ntask = "objects"\ntrials = 1\n'
    return write(tmp_path / "study", {"objects.csv": OBJECTS}, toml=toml)


@pytest.fixture
def told():
    """What the desk says at the top of its window."""
    return []


@pytest.fixture
def open_page(qtbot, data, told):
    """Opens the page with a study."""

    def open_one(folder, who="", people=None):
        state = DeskState(Settings(data=data), people=people)
        state.notified.connect(lambda notice: told.append(notice.text))
        shown = ControlsPage(state)
        state.setParent(shown)
        qtbot.addWidget(shown)
        if folder is not None:
            state.open_study(folder)
            reader = state.reader
            qtbot.waitUntil(lambda: bool(reader.studied))
        shown.resize(900, 700)
        shown.show()
        shown.opened()
        qtbot.waitUntil(shown.again.isEnabled)
        if who:
            name(qtbot, shown, who)
        return shown

    return open_one


def name(qtbot, page, who):
    page.who.clear()
    qtbot.keyClicks(page.who, who)
    qtbot.keyClick(page.who, Qt.Key.Key_Return)


def click(qtbot, page, made):
    qtbot.mouseClick(made, LEFT)
    qtbot.waitUntil(page.again.isEnabled)


def listed(page):
    """The cells of the list, row by row."""
    model = page.table.model()
    return [
        tuple(model.index(row, column).data() for column in range(model.columnCount()))
        for row in range(model.rowCount())
    ]


def choose(page, data):
    page.listed.setCurrentIndex(page.listed.findData(data))
    page.listed.activated.emit(page.listed.currentIndex())


def question(folder, subject=DOG):
    return read_questions(folder)[0][subject]


def test_a_question_is_typed_approved_by_two_others_and_goes_into_the_table(
    qtbot, study, data, open_page, told
):
    data.mkdir(exist_ok=True)
    page = open_page(study, "AO")
    assert page.sheet.heading.text() == "Picture dog.png"
    assert page.counts.text() == "0 of 2 pictures have a question. Still needed: 1 true, 1 false."
    qtbot.keyClicks(page.sheet.text, "Is there a dog?")
    page.sheet.true.click()
    qtbot.keyClick(page.sheet.text, Qt.Key.Key_Return)
    qtbot.waitUntil(page.again.isEnabled)
    assert (question(study).text, question(study).is_true) == ("Is there a dog?", True)
    assert listed(page) == [("0 of 2", "dog.png"), ("\u2013", "cat.png")]
    assert page.sheet.heading.text() == "Picture cat.png", "the next one is shown"
    assert page.sheet.text.text() == ""
    assert page.sheet.answers.checkedButton() is None
    assert page.sheet.text.hasFocus()
    for who in ("BL", "CD"):
        name(qtbot, page, who)
        page.table.choose(0)
        assert page.sheet.words.text() == "Is there a dog? \u2013 Yes"
        click(qtbot, page, page.sheet.approve)
    assert question(study).state is State.APPROVED
    assert page.counts.text() == "1 of 2 pictures have a question. Still needed: 0 true, 1 false."
    click(qtbot, page, page.write)
    qtbot.waitUntil(lambda: bool(told))
    assert told == ["Control questions in the tables: 1, all of them approved."]
    (entry,) = written(qtbot, data, "wrote control questions")
    assert entry.fields["study"] == open_package(study).study.id
    with (study / "objects.csv").open(newline="") as file:
        asked = [(row["question"], row["answer"]) for row in csv.DictReader(file)]
    assert asked == [("Is there a dog?", "yes")] * 2 + [("", "")]


def test_authors_have_no_buttons_to_review_their_own_questions(qtbot, study, open_page):
    write_question(study, "AO", DOG, "Is there a dog?", True)
    page = open_page(study, "ao")
    assert page.sheet.writing.isVisible()
    assert not page.sheet.reviewing.isVisible()
    assert "Written by AO." in page.sheet.about.text()
    name(qtbot, page, "BL")
    assert page.sheet.reviewing.isVisible()
    assert not page.sheet.writing.isVisible()


def test_an_approval_counts_once(qtbot, study, open_page):
    write_question(study, "AO", DOG, "Is there a dog?", True)
    page = open_page(study, "BL")
    click(qtbot, page, page.sheet.approve)
    page.table.choose(0)
    assert not page.sheet.approve.isEnabled()
    assert page.sheet.about.text().endswith("Approved by BL (1 of 2).")


def test_a_question_goes_back_with_a_reason_and_is_changed(qtbot, study, open_page, told):
    write_question(study, "AO", DOG, "Is there a dog?", True)
    page = open_page(study, "BL")
    click(qtbot, page, page.sheet.back)
    assert told == ["Enter the reason, so that the author can correct the question."]
    qtbot.keyClicks(page.sheet.reason, "It is a wolf.")
    qtbot.keyClick(page.sheet.reason, Qt.Key.Key_Return)
    qtbot.waitUntil(page.again.isEnabled)
    assert question(study).reasons == {"BL": "It is a wolf."}
    name(qtbot, page, "AO")
    choose(page, TO_WRITE)
    assert listed(page) == [("Sent back", "dog.png"), ("\u2013", "cat.png")]
    page.table.choose(0)
    assert "Sent back by BL: It is a wolf." in page.sheet.about.text()
    page.sheet.false.click()
    click(qtbot, page, page.sheet.submit)
    assert question(study).state is State.WAITING
    assert question(study).is_true is False
    assert listed(page) == [("\u2013", "cat.png")]


def test_each_person_sees_what_waits_for_them(qtbot, study, open_page):
    write_question(study, "AO", DOG, "Is there a dog?", True)
    write_question(study, "BL", CAT, "Is there a cat?", False)
    page = open_page(study, "AO")
    choose(page, TO_REVIEW)
    assert [row[1] for row in listed(page)] == ["cat.png"]
    click(qtbot, page, page.sheet.approve)
    assert listed(page) == []
    assert page.about.text() == "Nothing to review."
    choose(page, TO_WRITE)
    assert page.about.text() == "Nothing to write."
    name(qtbot, page, "CD")
    choose(page, TO_REVIEW)
    assert [row[1] for row in listed(page)] == ["dog.png", "cat.png"]


def test_an_answer_must_be_chosen_and_what_was_typed_stays(qtbot, study, open_page, told):
    page = open_page(study, "AO")
    qtbot.keyClicks(page.sheet.text, "Is there a dog?")
    qtbot.mouseClick(page.sheet.submit, LEFT)
    assert told == [UNCHOSEN]
    page.sheet.true.click()
    (study / "record").write_text("in the way")
    click(qtbot, page, page.sheet.submit)
    assert len(told) == 2
    assert "couldn't be written" in told[1]
    assert page.sheet.text.text() == "Is there a dog?"
    page.read()
    (study / "record").unlink()
    qtbot.waitUntil(page.again.isEnabled)
    click(qtbot, page, page.sheet.submit)
    assert question(study).author == "AO"


def test_only_codes_can_be_typed(qtbot, study, open_page):
    page = open_page(study)
    assert page.about.text() == NAMELESS
    qtbot.keyClicks(page.who, "A. Okafor, Ph. D.")
    assert page.who.text() == "AOkaforPhD"


def test_people_with_a_pin_have_a_code_made_of_initials(qtbot, study, open_page, tmp_path):
    people = People(tmp_path / "people.json")
    people.add("Ada Okafor", PersonRole.INVESTIGATOR, "4711-22")
    page = open_page(study, people=people)
    qtbot.waitUntil(lambda: not page.who.isEnabled())
    assert page.who.text() == code_of(page.state.who)


def test_a_collection_has_its_pictures_and_no_tables_to_write_to(qtbot, open_page, tmp_path):
    new_study("collect-captions", tmp_path / "made")
    page = open_page(tmp_path / "made", "AO")
    assert listed(page)
    assert not page.write.isVisible()


@pytest.mark.parametrize("kind", ["words", "packed", "none"])
def test_what_has_no_questions_says_why(qtbot, open_page, study, tmp_path, kind):
    if kind == "packed":
        pack(study, tmp_path / "study.tdz")
    folder = {"none": None, "packed": tmp_path / "study.tdz", "words": tmp_path / "words"}[kind]
    if kind == "words":
        write_study(folder)
    page = open_page(folder)
    said = {"none": CLOSED, "words": NONE, "packed": "Open the folder of the study"}[kind]
    qtbot.waitUntil(lambda: page.about.text().startswith(said))
    assert not page.write.isVisible()


def test_a_preregistered_study_stays_as_it_is(qtbot, study, open_page, told):
    freeze(open_package(study), "Ada")
    write_question(study, "AO", DOG, "Is there a dog?", True)
    for who in ("BL", "CD"):
        approve(study, who, question(study))
    page = open_page(study, "AO")
    click(qtbot, page, page.write)
    assert "preregistered" in told[-1]
    assert (study / "objects.csv").read_text() == OBJECTS


def test_what_was_approved_and_is_sent_back_is_told(qtbot, study, open_page):
    write_question(study, "AO", DOG, "Is there a dog?", True)
    for who in ("BL", "CD"):
        approve(study, who, question(study))
    page = open_page(study, "EF")
    assert listed(page)[0] == ("Approved", "dog.png")
    send_back(study, "EF", question(study), "Unclear")
    click(qtbot, page, page.again)
    assert listed(page)[0] == ("Sent back", "dog.png")
    assert page.sheet.writing.isVisible(), "anyone can mend what was sent back"
