"""A desk that edits a small study of captions, in a real folder and a real window."""

import pytest

from tests.packages import png, without_consent, write
from turingdesk.gui.desk.widgets.question import QuestionDialog

TOML = """\
# Why this study: see the protocol of May.
id = "small"
title = "Small"   # on screen
version = "1.0"
[[block]]
task = "captions"
trials = 4
repeat_prompts = true
[block.controls]
questions = "none"
"""
TOML = without_consent(TOML)
HEAD = "id,origin,agent,image,caption"


def rows(many):
    """Lines of a table of captions, of humans and machines in turn."""
    return [
        f"c{n},{f'human,p{n}' if n % 2 else 'machine,GIT'},{n % 6}.png,Caption number {n}"
        for n in range(many)
    ]


def write_captions(folder, many=8, toml=TOML):
    """A sound study with as many captions of six pictures."""
    pictures = {f"media/{n}.png": png() for n in range(6)}
    table = "\n".join([HEAD, *rows(many)]) + "\n"
    none = {"media/dog.png": None, "media/cat.png": None}
    return write(folder, {**none, **pictures}, toml=toml, captions=table)


@pytest.fixture
def captions(tmp_path):
    return write_captions(tmp_path / "captions-spring")


@pytest.fixture
def editor(qtbot, desk, captions):
    """The page, with the study opened and checked."""
    return edit(qtbot, desk, captions)


@pytest.fixture
def table(qtbot, editor):
    """The panel of its table."""
    editor.frame.show_section("table/captions.csv")
    panel = editor.frame.shown
    panel.view.setFocus()
    return panel


def edit(qtbot, desk, path):
    """Open a study in the editor and wait until it was checked."""
    desk.state.edit(path)
    page = desk.page("editor")
    qtbot.waitUntil(lambda: page.draft is not None)
    checked(qtbot, page)
    return page


def checked(qtbot, page):
    """Wait until the problems are those of the present state."""
    qtbot.waitUntil(lambda: page.checker.is_idle)
    return page.problems


def question(desk):
    """The question that is on screen."""
    shown = [q for q in desk.findChildren(QuestionDialog) if q.isVisible()]
    assert len(shown) == 1
    return shown[0]


def answer(desk, text):
    """Press a button of the question that is on screen."""
    question(desk).buttons[text].click()
