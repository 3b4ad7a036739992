"""Texts that do not fit are found, and none that does."""

import pytest
from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QPixmap, QStandardItemModel
from PySide6.QtWidgets import (
    QApplication,
    QCheckBox,
    QComboBox,
    QGroupBox,
    QLabel,
    QLineEdit,
    QListWidget,
    QPushButton,
    QRadioButton,
    QScrollArea,
    QTabBar,
    QTableView,
    QToolButton,
    QVBoxLayout,
    QWidget,
)

from tests.screens import camera, draw
from tests.screens.__main__ import parser
from tests.screens.camera import Camera, grab
from tests.screens.cut import MAY_BE_CUT, Watch, cut_rows, cuts
from tests.screens.draw import CUT, Wish
from turingdesk.gui import theme
from turingdesk.gui.desk.widgets.controls import OneLine
from turingdesk.gui.desk.widgets.wrapping_row import WrappedRows
from turingdesk.gui.plots._plot import Painted, write

TEXT = "Teilnehmerverwaltung und Aufbewahrung"
NARROW = 90
ROOMY = 700
AIR = 4  #: px beside the head of a column in which a text may stand


@pytest.fixture(autouse=True)
def dressed(qapp):
    """Letters and margins as the program has them, whatever was tested before."""
    theme.apply(qapp)


def wrapped():
    label = QLabel(f"{TEXT} {TEXT} {TEXT}")
    label.setWordWrap(True)
    label.setFixedHeight(20)
    return label


def rich():
    return QLabel(f"<b>{TEXT}</b>")


def tool():
    made = QToolButton()
    made.setText(TEXT)
    return made


def combo():
    made = QComboBox()
    made.addItem(TEXT)
    return made


def placeholder():
    made = QLineEdit()
    made.setPlaceholderText(TEXT)
    return made


def head():
    table = QTableView()
    model = QStandardItemModel(2, 2, table)
    model.setHorizontalHeaderLabels([TEXT, "B"])
    table.setModel(model)
    return table


def tabs():
    made = QTabBar()
    made.addTab(TEXT)
    made.setElideMode(Qt.TextElideMode.ElideRight)
    made.setUsesScrollButtons(False)
    return made


def rows():
    made = QListWidget()
    made.addItem(TEXT)
    return made


class Drawing(Painted):
    def __init__(self):
        super().__init__("A drawing")
        self.setMinimumHeight(40)

    def paint(self, painter):
        write(painter, QRectF(self.rect()), TEXT)


PLANTED = {
    "label": lambda: QLabel(TEXT),
    "rich label": rich,
    "button": lambda: QPushButton(TEXT),
    "tick": lambda: QCheckBox(TEXT),
    "radio": lambda: QRadioButton(TEXT),
    "tool": tool,
    "choice": combo,
    "placeholder": placeholder,
    "tabs": tabs,
    "group": lambda: QGroupBox(TEXT),
    "list": rows,
    "painted": Drawing,
}


def shown(qtbot, widget, width):
    """A widget of a fixed width in a window that is open."""
    window = QWidget()
    window.resize(800, 400)
    widget.setParent(window)
    widget.setFixedWidth(width)
    widget.move(20, 20)
    qtbot.addWidget(window)
    window.show()
    return window


def found(window):
    with Watch() as watch:
        grab(window)
        return watch.take()


@pytest.mark.parametrize("name", PLANTED)
def test_a_text_that_is_cut_is_found_and_one_that_fits_is_not(qtbot, name):
    (cut,) = found(shown(qtbot, PLANTED[name](), NARROW))
    assert TEXT in cut.text
    assert cut.needs.width() > cut.has.width()
    assert not found(shown(qtbot, PLANTED[name](), ROOMY))


def test_lines_below_the_end_of_a_label_are_found(qtbot):
    (cut,) = found(shown(qtbot, wrapped(), 300))
    assert cut.needs.height() > cut.has.height() == 20
    assert str(cut).startswith(f"QLabel '{TEXT}")


def test_a_word_that_is_longer_than_its_line_is_found(qtbot):
    label = QLabel("Aufbewahrungsfristverlängerung")
    label.setWordWrap(True)
    label.setMinimumHeight(80)
    (cut,) = found(shown(qtbot, label, 60))
    assert cut.needs.width() > 60


@pytest.mark.parametrize(
    "text", ["sub-P-013_ses-1_study-demo", "会话已经结束并且保存在数据文件夹里"]
)
def test_a_text_without_spaces_fits_where_it_can_be_broken(qtbot, text):
    label = QLabel(text)
    label.setWordWrap(True)
    label.setMinimumHeight(120)
    assert label.fontMetrics().horizontalAdvance(text) > 150
    assert not found(shown(qtbot, label, 150))


def test_a_column_that_is_too_narrow_for_its_name_is_found(qtbot):
    table = head()
    window = shown(qtbot, table, ROOMY)
    table.resizeColumnsToContents()
    assert not found(window)
    table.setColumnWidth(0, 60)
    (cut,) = found(window)
    assert (cut.text, cut.has.width()) == (TEXT, 60 + AIR)
    assert cut.needs.width() > 60 + AIR
    table.setProperty(MAY_BE_CUT, True)
    assert not found(window)


def test_what_stands_beyond_the_edge_of_its_card_is_found(qtbot):
    card = QWidget()
    label = QLabel(TEXT, card)
    label.resize(label.sizeHint())
    label.move(250, 0)
    card.setFixedHeight(60)
    window = shown(qtbot, card, 300)
    (cut,) = found(window)
    assert cut.has.width() == 50


def test_what_stands_beyond_the_side_of_an_area_is_found(qtbot):
    area = QScrollArea()
    area.setAccessibleName(TEXT)
    area.setWidgetResizable(True)
    area.setWidget(QLabel(TEXT))
    window = shown(qtbot, area, NARROW)
    (cut,) = found(window)
    assert (cut.kind, cut.text) == ("QScrollArea", TEXT)
    assert cut.needs.width() > NARROW >= cut.has.width()
    area.setFixedSize(ROOMY, 9)  # bars that move downwards don't matter
    assert not found(window)


def test_texts_that_nobody_sees_or_that_are_cut_on_purpose_are_passed_over(qtbot):
    window = QWidget()
    qtbot.addWidget(window)
    column = QVBoxLayout(window)
    hidden, meant, path = QLabel(TEXT), QLabel(TEXT), OneLine(TEXT)
    for label in (hidden, meant, path):
        label.setFixedWidth(NARROW)
        column.addWidget(label)
    window.show()
    hidden.hide()
    meant.setProperty(MAY_BE_CUT, True)
    assert not list(cuts(window))
    meant.setProperty(MAY_BE_CUT, False)
    assert len(list(cuts(window))) == 1


def test_nobody_looks_once_the_watch_is_over(qtbot):
    window = shown(qtbot, QLabel(TEXT), NARROW)
    with Watch() as watch:
        pass
    grab(window)
    assert not watch.take()


@pytest.mark.slow
def test_a_checked_screen_tells_what_is_cut_in_its_language(
    qapp, qtbot, monkeypatch, tmp_path, capsys
):
    def planted(stage, at):
        window = shown(qtbot, QLabel(TEXT), NARROW)
        at.open(window)
        return camera.picture(window)

    monkeypatch.setattr(draw, "SCREENS", {"planted": planted, "other": planted})
    monkeypatch.setattr(draw, "application", lambda language: QApplication.instance())
    monkeypatch.setattr("pathlib.Path.home", lambda: tmp_path)
    draw.draw(tmp_path, Wish("planted", "de", check=True), 100)
    told = capsys.readouterr().out.splitlines()
    assert [line.split(":")[0] for line in told if line.startswith(CUT)] == [
        f"{CUT}planted_1440x900_100_de",
        f"{CUT}planted_1024x768_100_de",
    ]
    assert (tmp_path / "planted_1024x768_100_de.png").is_file()
    draw.draw(tmp_path, Wish("planted", "de"), 100)
    assert CUT not in capsys.readouterr().out


def test_pictures_of_the_english_desk_are_called_as_ever(qapp, tmp_path):
    path = Camera(QSize(8, 8), 150, tmp_path).save("a", QPixmap(8, 8))
    assert path.name == "a_8x8_150.png"
    assert Wish("a", check=True).arguments == ("--only", "a", "--language", "en", "--check")
    large = Wish(text_percent=200, theme="dark", sizes=((800, 600),))
    typed = parser().parse_args(["-o", "x", *large.arguments])
    assert (typed.text_size, typed.theme, typed.size) == (200, "dark", [(800, 600)])


WORDS = "Erkennbarkeit der Imitation"


@pytest.fixture
def rows(qapp, qtbot):
    theme.apply(qapp)
    made = QListWidget()
    made.setProperty("role", "topics")
    made.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
    made.addItem(WORDS)
    made.addItem("kurz")
    qtbot.addWidget(made)
    made.show()
    return made


def whole(rows):
    """A width at which the words fit, but not with what the style keeps beside them."""
    around = rows.width() - rows.viewport().width()
    return around + rows.fontMetrics().horizontalAdvance(WORDS) + 10


def test_a_row_of_one_line_is_found_unless_it_has_a_tip(rows):
    rows.resize(whole(rows), 200)
    ((text, needs, has),) = cut_rows(rows)
    assert text == WORDS
    assert needs.width() > has.width()
    rows.item(0).setToolTip(WORDS)
    assert not list(cut_rows(rows))
    rows.item(0).setToolTip("")
    rows.resize(whole(rows) + 60, 200)
    assert not list(cut_rows(rows))


def test_a_row_that_qt_wraps_too_late_is_found_and_one_that_is_measured_is_not(rows):
    rows.setWordWrap(True)
    rows.resize(whole(rows), 200)
    ((text, needs, has),) = cut_rows(rows)
    assert text == WORDS
    assert needs.height() > has.height()
    rows.item(0).setHidden(True)
    assert not list(cut_rows(rows))
    rows.item(0).setHidden(False)
    rows.setItemDelegate(WrappedRows(rows))
    rows.doItemsLayout()
    assert not list(cut_rows(rows))
