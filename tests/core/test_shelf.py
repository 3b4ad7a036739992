import sys

import pytest

from turingdesk.core.errors import UnknownName
from turingdesk.core.shelf import Shelf, listed
from turingdesk.core.task import TASKS


@pytest.fixture
def shelf(tmp_path, monkeypatch):
    """A package of its own with two files on it and a module that is no part of it."""
    folder = tmp_path / "shelf_of_sounds"
    folder.mkdir()
    (folder / "__init__.py").touch()
    (folder / "_base.py").write_text("raise AssertionError('never imported')")
    (folder / "rooms").mkdir()
    (folder / "rooms" / "__init__.py").touch()
    for name in ("drum", "flute"):
        (folder / f"{name}.py").write_text(f"SOUND = {name.upper()!r}")
    monkeypatch.syspath_prepend(tmp_path)
    yield Shelf("shelf_of_sounds", offers="SOUND")
    for name in [name for name in sys.modules if name.startswith("shelf_of_sounds")]:
        del sys.modules[name]


def test_a_file_is_on_the_shelf(shelf):
    assert dict(shelf) == {"drum": "DRUM", "flute": "FLUTE"}
    assert len(shelf) == 2
    assert "_base" not in shelf
    assert "rooms" not in shelf


def test_a_file_is_imported_when_it_is_asked_for(shelf):
    assert list(shelf) == ["drum", "flute"]
    assert "shelf_of_sounds.drum" not in sys.modules
    assert shelf["drum"] == "DRUM"
    assert "shelf_of_sounds.drum" in sys.modules
    assert "shelf_of_sounds.flute" not in sys.modules


def test_an_unknown_name_is_answered_with_the_nearest(shelf):
    with pytest.raises(UnknownName, match=r"No sound is called 'flutes'. Did you mean 'flute'\?"):
        shelf["flutes"]
    assert shelf.get("_base") is None


def test_the_tasks_are_a_shelf():
    assert set(TASKS) >= {
        "captions",
        "colors",
        "conversations",
        "fixations",
        "objects",
        "pairs",
        "words",
    }


def test_a_shelf_is_listed_from_below_without_importing_it(shelf):
    assert listed("shelf_of_sounds") == ("drum", "flute")
    assert "shelf_of_sounds" not in sys.modules
    assert listed("there_is_no_such_shelf") == ()
