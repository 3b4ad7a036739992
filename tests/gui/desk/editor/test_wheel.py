"""The wheel scrolls past every field of the desk: on all pages, and in all parts of the editor."""

import shutil

import pytest
from PySide6.QtWidgets import QAbstractSlider, QAbstractSpinBox, QComboBox, QScrollBar

from tests.gui.desk.editor.conftest import edit
from tests.gui.walker import turn_wheel, value_of
from turingdesk.gui.desk.editor.sections import entries
from turingdesk.gui.desk.pages import PAGES
from turingdesk.system.paths import demo_study


def fields(root):
    """Every field with a value that Qt changes with the wheel, in sight or not."""
    kinds = (QComboBox, QAbstractSpinBox, QAbstractSlider)
    found = [one for kind in kinds for one in root.findChildren(kind)]
    return [one for one in found if not isinstance(one, QScrollBar)]


def turned(root):
    """Fields whose value changed; how many there were."""
    changed, found = [], fields(root)
    for field in found:
        field.ensurePolished()
        before = value_of(field)
        for by in (-120, 120, 120):
            turn_wheel(field, by)
        if value_of(field) != before:
            changed.append(f"{type(field).__name__} {field.accessibleName()!r}")
    return changed, len(found)


@pytest.mark.slow
def test_the_wheel_changes_nothing_on_any_page(qtbot, with_study):
    seen = 0
    for place in PAGES:
        with_study.go_to(place.name)
        changed, count = turned(with_study.page(place.name))
        assert changed == [], place.name
        seen += count
    assert seen >= 15


@pytest.mark.slow
def test_the_wheel_changes_nothing_in_any_part_of_the_editor(qtbot, desk, tmp_path):
    study = shutil.copytree(demo_study(), tmp_path / "demo")
    editor = edit(qtbot, desk, study)
    before, seen = (study / "study.toml").read_bytes(), 0
    for entry in entries(editor.draft):
        editor.frame.show_section(entry.key)
        changed, count = turned(editor.frame.shown)
        assert changed == [], entry.key
        seen += count
    assert seen >= 40
    assert not editor.draft.is_changed
    assert (study / "study.toml").read_bytes() == before
