"""New studies: what is guessed can be corrected, and what is missing is said."""

import csv

import pytest
from PySide6.QtCore import QSize, QStandardPaths, Qt
from PySide6.QtGui import QScreen
from PySide6.QtWidgets import QFileDialog

from tests.gui.desk.editor.panels.conftest import click, pick, retype
from tests.packages import png
from turingdesk.core.task import TASKS
from turingdesk.editing.new_folder import free_folder, slug
from turingdesk.editing.new_study import templates
from turingdesk.gui.desk.editor.new.choices import ColumnChoice, OriginChoice
from turingdesk.gui.desk.editor.new.from_list import StartingPointList, empty, published
from turingdesk.gui.desk.editor.new.from_table import SpreadsheetChoice, TablePreview
from turingdesk.gui.desk.editor.new_study import NewStudyDialog
from turingdesk.gui.desk.widgets.path_field import PathField, ask_folder, ask_table, studies_folder
from turingdesk.gui.translation import ScreenVoice
from turingdesk.study.check import check_study
from turingdesk.study.package import open_package
from turingdesk.study.study_rules import rule_sets

HEAD = ("Cue", "Answer", "Who", "Remark")
ROWS = [
    (f"cue {n}", f"word {n}{letter}", who, "")
    for n in range(6)
    for letter, who in (("a", "ME"), ("b", "bot-7"))
]


@pytest.fixture
def table(tmp_path):
    path = tmp_path / "answers of May.csv"
    with path.open("w", encoding="utf-8", newline="") as file:
        csv.writer(file).writerows([HEAD, *ROWS])
    return path


@pytest.fixture
def dialog(qtbot, desk):
    made = NewStudyDialog(desk.state, desk)
    made.show()
    yield made
    made.close()


def read(qtbot, dialog, table):
    way = dialog.from_table
    assert isinstance(way, SpreadsheetChoice)
    way.take([table])
    qtbot.waitUntil(lambda: way.guess is not None)
    return way


def settled(qtbot, way, task):
    qtbot.waitUntil(lambda: way.guess is not None and way.guess.task == task)


@pytest.mark.slow
def test_a_wrong_guess_is_corrected_by_menus(qtbot, dialog, table, desk, fresh_settings):
    way = read(qtbot, dialog, table)
    pick(qtbot, way.task, TASKS["words"].title)
    settled(qtbot, way, "words")
    assert isinstance(way.columns, ColumnChoice)
    assert isinstance(way.origins, OriginChoice)
    for column, mine in (("cue", "Cue"), ("association", "Answer"), ("origin", "Who")):
        pick(qtbot, way.columns.menus[column], mine)
        qtbot.waitUntil(lambda: set(way.guess.columns) >= set(way.columns.columns()))
    qtbot.waitUntil(lambda: set(way.origins.origins()) == {"ME", "bot-7"})
    pick(qtbot, way.origins.menus["ME"], "Unknown")
    assert "Choose whether 'ME' means human or machine." in dialog.objection.text()
    assert not dialog.create_button.isEnabled()
    pick(qtbot, way.origins.menus["ME"], "Machine")
    assert dialog.create_button.isEnabled() is (way.origins.origins()["bot-7"] == "human")
    pick(qtbot, way.origins.menus["ME"], "Human")
    pick(qtbot, way.origins.menus["bot-7"], "Machine")
    assert dialog.objection.text() == ""
    click(qtbot, dialog.create_button)
    folder = fresh_settings / "TuringDesk" / "answers-of-may"
    page = desk.page("editor")
    qtbot.waitUntil(lambda: page.draft is not None)
    assert page.draft.folder == folder
    stimuli = open_package(folder).stimuli["words.csv"]
    assert [s.composition for s in stimuli[:4]] == ["H", "M", "H", "M"]
    assert stimuli[1].makers[""].agent == "bot-7"


def test_a_folder_with_pictures_of_both_classes_needs_no_table(qtbot, dialog, desk, tmp_path):
    for number, name in enumerate(("real/a.png", "fake/b.png")):
        path = tmp_path / "photos" / name
        path.parent.mkdir(parents=True)
        path.write_bytes(png(4 + number))
    way = read(qtbot, dialog, tmp_path / "photos")
    assert way.table.path == way.pictures.path == tmp_path / "photos"
    assert way.guess.task == "pictures"
    assert way.origins.origins() == {"human": "human", "machine": "machine"}
    assert dialog.objection.text() == ""
    click(qtbot, dialog.create_button)
    page = desk.page("editor")
    qtbot.waitUntil(lambda: page.draft is not None)
    stimuli = open_package(page.draft.folder).stimuli["pictures.csv"]
    assert sorted(s.composition for s in stimuli) == ["H", "M"]


@pytest.mark.slow
def test_the_first_rows_are_shown_as_they_will_be(qtbot, dialog, table):
    way = read(qtbot, dialog, table)
    pick(qtbot, way.task, TASKS["words"].title)
    settled(qtbot, way, "words")
    assert isinstance(way.sample, TablePreview)
    model = way.sample.table.model()
    heads = [
        model.headerData(n, Qt.Orientation.Horizontal, Qt.ItemDataRole.DisplayRole)
        for n in range(model.columnCount())
    ]
    assert "cue" in heads
    assert model.index(0, heads.index("cue")).data() == "cue 0"
    pick(qtbot, way.columns.menus["cue"], "\u2013")
    qtbot.waitUntil(
        lambda: "Choose which of your columns is: origin, cue." in dialog.objection.text()
    )


@pytest.mark.sampled
@pytest.mark.parametrize(
    ("name", "content", "said"),
    [
        ("a.pdf", b"%PDF", "TuringDesk can't find the file"),
        ("a.csv", b"", "has no rows"),
        ("a.csv", b"Photo,Words\n", "has no rows"),
        ("a.xlsx", b"PK\x03\x04 and no more", "Save it again"),
    ],
)
def test_what_is_no_table_is_said_and_can_be_replaced(qtbot, dialog, table, name, content, said):
    bad = table.parent / "bad" / name
    bad.parent.mkdir()
    bad.write_bytes(content)
    if name.endswith(".pdf"):
        bad = bad.with_name("nothing.csv")
    dialog.from_table.table.put(bad)
    qtbot.waitUntil(lambda: said in dialog.objection.text())
    assert not dialog.create_button.isEnabled()
    read(qtbot, dialog, table)


def test_a_folder_in_use_is_refused_and_a_free_one_is_suggested(qtbot, dialog, fresh_settings):
    dialog.show_way("Empty, without answers")
    there = fresh_settings / "TuringDesk" / "image-descriptions"
    retype(qtbot, dialog.folder.line, str(fresh_settings))
    assert "is not empty" in dialog.objection.text()
    retype(qtbot, dialog.folder.line, "somewhere")
    assert dialog.objection.text() == "Enter the full path of the folder."
    there.mkdir(parents=True)
    retype(qtbot, dialog.folder.line, "")
    dialog.show_way("Empty, without answers")
    assert dialog.folder.path == there.with_name("image-descriptions-2")


def test_titles_and_folders_follow_until_they_are_written(qtbot, dialog):
    dialog.show_way("From a published design")
    way = dialog.way
    assert isinstance(way, StartingPointList)
    assert dialog.title.text() == way.title
    retype(qtbot, dialog.title, "Mine")
    way.list.setCurrentRow(2)
    assert dialog.title.text() == "Mine"
    assert dialog.folder.path.name == "mine"
    retype(qtbot, dialog.title, "")
    assert dialog.objection.text() == "Enter a title."


@pytest.mark.parametrize("place", range(len(templates())))
def test_every_design_says_what_it_holds_and_is_made(tmp_path, place):
    offer = published()[place]
    assert "trial" in offer.about[1]
    assert offer.source
    offer.make(tmp_path / "made", "A replication")
    found = check_study(tmp_path / "made", hashes=False)
    assert not [p for p in found.problems if p.file != "study.toml" and "no file" in p.message]
    text = (tmp_path / "made" / "study.toml").read_text("utf-8")
    assert 'title = "A replication"' in text


def test_every_task_can_begin_without_answers(tmp_path):
    offers = empty()
    assert [offer.title for offer in offers] == [TASKS[name].title for name in TASKS]
    for number, offer in enumerate(offers):
        offer.make(tmp_path / str(number), "Nothing yet")
        assert (tmp_path / str(number) / "study.toml").exists()


def test_files_and_folders_are_chosen_in_the_systems_dialogs(qtbot, monkeypatch, tmp_path, table):
    folder, file = str(tmp_path), (str(table), "")
    monkeypatch.setattr(QFileDialog, "getExistingDirectory", lambda *_: folder)
    monkeypatch.setattr(QFileDialog, "getOpenFileName", lambda *_: file)
    for ask, expected in ((ask_folder("Where"), tmp_path), (ask_table, table)):
        field = PathField("Place", ask)
        qtbot.addWidget(field)
        click(qtbot, field.choose)
        assert field.path == expected
    field.put(None)
    assert field.path is None


def test_the_pictures_are_looked_for_beside_the_spreadsheet(qtbot, monkeypatch, dialog, table):
    way, asked = read(qtbot, dialog, table), []
    monkeypatch.setattr(QFileDialog, "getExistingDirectory", lambda *told: asked.append(told[2]))
    click(qtbot, way.pictures.choose)
    assert asked == [str(table.parent)]


def test_new_studies_go_to_the_documents_where_there_are_such(monkeypatch, tmp_path):
    place = tmp_path / "Documents"
    monkeypatch.setattr(QStandardPaths, "writableLocation", lambda _: str(place))
    assert studies_folder().parent != place
    place.mkdir()
    assert studies_folder() == place / "TuringDesk"
    assert free_folder(place) == tmp_path / "Documents-2"
    assert slug("Über \u00e4 1!") == "ber-1"


@pytest.mark.slow
def test_a_disk_that_refuses_is_told_and_nothing_is_left(qtbot, dialog, monkeypatch, tmp_path):
    def refuse(folder, title):
        raise PermissionError(13, "Permission denied", str(folder))

    told = []
    monkeypatch.setattr(
        "turingdesk.gui.desk.editor.new_study.show_error", lambda problem, _: told.append(problem)
    )
    dialog.show_way("Empty, without answers")
    monkeypatch.setattr(dialog.way, "maker", lambda: refuse)
    click(qtbot, dialog.create_button)
    qtbot.waitUntil(lambda: bool(told))
    assert isinstance(told[0], PermissionError)
    assert dialog.isVisible()
    assert dialog.create_button.isEnabled()


def test_designs_and_sets_of_rules_are_named_in_the_language_of_the_desk():
    italian = ScreenVoice("it")
    assert italian.translate(templates()["zhang-colors"].title) == "Colori dominanti"
    assert italian.translate(rule_sets()["zhang-colors"].about).startswith("Solo i giudici")


def test_the_dialog_fits_on_a_small_screen(qtbot, desk, monkeypatch):
    room = QSize(1024, 700)
    monkeypatch.setattr(QScreen, "availableSize", lambda _: room)
    made = NewStudyDialog(desk.state, desk)
    qtbot.addWidget(made)
    made.show()
    assert made.height() < room.height()
    made.close()


def test_what_was_said_of_the_table_is_not_said_again(qtbot, dialog, table, tmp_path):
    table.write_text(table.read_text().replace("word 0a", "12 May"))
    way = read(qtbot, dialog, table)
    assert "looks like a date" in way.guess_notes.text()
    way.task.setCurrentIndex(way.task.findData("words"))
    said = way.maker()(tmp_path / "made", "Words")
    assert said
    assert not [one for one in said if "date" in one]
