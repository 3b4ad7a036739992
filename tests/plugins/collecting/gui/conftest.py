"""A collection of associations that people and machines have answered, and its page."""

import pytest

from tests.answering import collected
from tests.answering.collected import FORM, collection
from tests.fixtures import fixtures_of
from tests.gui.desk import conftest as desk_fixtures
from tests.gui.desk.conftest import page_of
from turingdesk.study.package import open_package

globals().update(fixtures_of(desk_fixtures))

CUES = "id,cue,domain\n" + "".join(
    f"c{number},{cue},{'ab'[number % 2]}\n"
    for number, cue in enumerate(("ocean", "bread", "horse", "music"))
)
VECTORS = (
    "ocean 0 0\nwave 0 1\nbread 9 9\nbutter 9 8\nhorse 5 0\nstable 5 1\nmusic 0 9\ntune 1 9\n"
)


@pytest.fixture
def asked(tmp_path):
    """The collection."""
    return collection(tmp_path / "asked", CUES, toml=FORM)


@pytest.fixture
def answered(asked, data):
    """The same, once three people and a machine have answered it."""
    package = open_package(asked)
    for code, word in {"Paul-1": "Waves", "Paula-2": "butter", "Petra-3": "the"}.items():
        collected.sit(package, data, code, lambda _, w=word: w, age="31")
    collected.sit(
        package, data, "agent-git", lambda one: {"c0": "animals"}.get(one.id, "thing"), "agent:git"
    )
    return asked


@pytest.fixture
def vectors(tmp_path):
    """A file of word vectors."""
    file = tmp_path / "vectors.txt"
    file.write_text(VECTORS, "utf-8")
    return file


@pytest.fixture
def open_page(qtbot, desk):
    """Opens a study on the page, and waits until its answers are counted."""

    def opened(study):
        with qtbot.waitSignal(desk.state.reader.hashed):
            desk.state.open_study(study)
        shown = page_of(desk, "collection")
        qtbot.waitUntil(lambda: not shown.is_busy)
        return shown

    return opened
