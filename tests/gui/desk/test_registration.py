"""Freezing a study on the desk, and accounting for what changed since."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QDialog, QLabel

from turingdesk.gui.desk.registration import AccountDialog, FreezeDialog, lines
from turingdesk.study.pack import pack
from turingdesk.study.registration import freeze, registration


def read_again(qtbot, desk, study):
    with qtbot.waitSignal(desk.state.reader.hashed):
        desk.state.open_study(study)


def press(qtbot, button):
    qtbot.mouseClick(button, Qt.MouseButton.LeftButton)


def dialog(qtbot, desk, kind):
    qtbot.waitUntil(lambda: desk.findChild(kind) is not None)
    return desk.findChild(kind)


def said(widget):
    return "\n".join(label.text() for label in widget.findChildren(QLabel) if label.isVisible())


def frozen(qtbot, desk, study):
    read_again(qtbot, desk, study)
    view = desk.page("studies").view
    press(qtbot, view.registration.freeze)
    asked = dialog(qtbot, desk, FreezeDialog)
    with qtbot.waitSignal(desk.state.reader.hashed):
        press(qtbot, asked.action)
    return desk.page("studies").view


def test_a_study_is_frozen_from_its_page(qtbot, desk, study):
    view = frozen(qtbot, desk, study)
    found = registration(study)
    assert found.by == desk.state.who
    assert found.hash == desk.state.reader.studied.package.hash
    assert f"by {desk.state.who}, version 1.2" in said(view.registration)
    assert "No deviations." in said(view.registration)
    assert not view.registration.freeze.isVisible()
    assert not view.registration.account.isVisible()


def test_the_dialog_shows_what_the_record_will_hold(qtbot, desk, study):
    toml = study / "study.toml"
    limit = "[block.limits]\ntoo_fast_s = 1.5\n"
    rule = '[[rule]]\nkind = "incomplete"\nshare = 0.5\nblocks = ["words"]\n'
    toml.write_text(
        toml.read_text().replace("[block.controls]", limit + "[block.controls]") + rule
    )
    table = study / "words.csv"
    rows = table.read_text().splitlines()
    table.write_text("\n".join([f"{rows[0]},extra", *(f"{row},x" for row in rows[1:])]) + "\n")
    read_again(qtbot, desk, study)
    warnings = [problem.message for problem in desk.state.reader.studied.warnings]
    assert warnings
    press(qtbot, desk.page("studies").view.registration.freeze)
    asked = dialog(qtbot, desk, FreezeDialog)
    shown = said(asked)
    assert "Too fast: Excludes answers faster than a limit. Word associations: 1.5 s" in shown
    assert "Incomplete: Excludes" in shown
    assert "Proportion: 0.5" in shown
    assert "Participants planned\n30" in shown
    assert all(warning in shown for warning in warnings)
    with qtbot.waitSignal(desk.state.reader.hashed):
        press(qtbot, asked.action)
    recorded = {rule["id"]: rule for rule in registration(study).rules}
    assert set(recorded) == {"too_fast", "incomplete"}


@pytest.mark.slow
def test_a_change_is_shown_and_recorded_with_its_reason(qtbot, desk, study):
    frozen(qtbot, desk, study)
    toml = study / "study.toml"
    toml.write_text(toml.read_text().replace("trials = 4", "trials = 6"))
    read_again(qtbot, desk, study)
    card = desk.page("studies").view.registration
    assert "without a reason" in said(card)
    assert "Word associations \u00b7 Trials: 6, was 4" in said(card)
    press(qtbot, card.account)
    asked = dialog(qtbot, desk, AccountDialog)
    assert not asked.action.isEnabled(), "a reason has to be given"
    qtbot.keyClicks(asked.why, "Too few")
    with qtbot.waitSignal(desk.state.reader.hashed):
        press(qtbot, asked.action)
    (deviation,) = registration(study).deviations
    assert (deviation.why, deviation.by) == ("Too few", desk.state.who)
    card = desk.page("studies").view.registration
    assert "1 deviation" in said(card)
    assert "without a reason" not in said(card)


def test_a_study_frozen_meanwhile_elsewhere_is_told_in_the_dialog(qtbot, desk, study):
    read_again(qtbot, desk, study)
    press(qtbot, desk.page("studies").view.registration.freeze)
    asked = dialog(qtbot, desk, FreezeDialog)
    freeze(desk.state.reader.studied.package, "Somebody else")
    press(qtbot, asked.action)
    qtbot.waitUntil(asked.objection.isVisible)
    assert "is already preregistered" in asked.objection.text()
    assert asked.result() != QDialog.DialogCode.Accepted
    asked.reject()


@pytest.mark.slow
def test_many_changes_are_counted_beyond_the_first(qtbot, desk, study):
    frozen(qtbot, desk, study)
    found = registration(study)
    shown = [text for text, _ in lines(found, tuple(f"change {n}" for n in range(9)))]
    assert shown[-1].endswith("change 5\nand 3 more changes")


def test_a_packed_study_is_not_frozen_but_its_folder(qtbot, desk, study, tmp_path):
    pack(study, tmp_path / "small.tdz")
    read_again(qtbot, desk, tmp_path / "small.tdz")
    card = desk.page("studies").view.registration
    assert not card.freeze.isVisible()
    assert "Preregister the study's folder" in said(card)
