"""`turingdesk kiosk` from the command line to the journal."""

import re

import pytest
from PySide6.QtCore import Qt, QTimer
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QDialogButtonBox

from tests.gui.kiosk.hands import once, once_asked
from turingdesk.cli import main
from turingdesk.core.errors import UnknownName
from turingdesk.gui.display import identity
from turingdesk.gui.kiosk.language_page import LanguagePage
from turingdesk.gui.kiosk.session_start import AGAIN, CutOffDialog, find_screen
from turingdesk.gui.kiosk.timing_check import run_timing_check
from turingdesk.gui.kiosk.window import KioskWindow
from turingdesk.gui.translation import participant, speak
from turingdesk.journal.journal_file import read_journal
from turingdesk.presenters.arrival import StartChoice
from turingdesk.sessions.data_folder import DataFolder
from turingdesk.sessions.session_header import SessionSetup
from turingdesk.sessions.session_recorder import SessionRecorder
from turingdesk.study.package import open_package
from turingdesk.system import paths


@pytest.fixture
def folder(study):
    return study({"words": "trials = 3\n"}).folder


@pytest.fixture
def person():
    """Someone who answers so many trials as soon as a kiosk window is there, then leaves."""
    pending = []

    def sits_down(trials, close=True):
        def look():
            windows = [w for w in QApplication.topLevelWidgets() if isinstance(w, KioskWindow)]
            open_ = [w for w in windows if w.isVisible()]
            if not open_ or open_[0].trial.bar is None or open_[0].trial.bar.hold.is_on:
                timer.start(10)
                return
            if sits_down.left:
                sits_down.left -= 1
                QTest.keyClick(open_[0], Qt.Key.Key_F)
                timer.start(10)
            elif close:
                open_[0].close()

        sits_down.left = trials
        timer = QTimer()
        timer.setSingleShot(True)
        timer.timeout.connect(look)
        timer.start(10)
        pending.append(timer)

    yield sits_down
    for timer in pending:
        timer.stop()


def kiosk(folder, data, *more):
    return main(["kiosk", str(folder), "--participant", "P-1", "--data", str(data), *more])


def test_a_session_cut_off_goes_on_at_the_trial_where_it_stopped(folder, tmp_path, person, caplog):
    data = tmp_path / "data"
    person(1)
    assert kiosk(folder, data, "--kiosk", "booth-2", "--windowed") == 0
    (first,) = DataFolder(data).sessions()
    assert (first.done, first.kiosk) == (1, "booth-2")
    person(1)
    assert kiosk(folder, data, "--windowed", "--resume") == 0
    second = DataFolder(data).sessions()[-1]
    lines = read_journal(second.path).lines
    assert lines[0]["continues"] == str(first.name)
    assert [x["trial"] for x in lines if x["kind"] == "response"] == [2]
    assert [x["resumed"] for x in lines if x["kind"] == "response"] == [True]
    logged = "".join(x.read_text(encoding="utf-8") for x in paths.logs().glob("kiosk-*.log"))
    assert logged.count(f"data folder {data}, study {folder}") == 2
    assert re.search(r"earlier attempt: sub-#[0-9a-f]{6}_ses-1_study-", logged)
    assert "P-1_" not in logged


def test_the_experimenter_is_asked_what_to_do_with_it(folder, tmp_path, person):
    data = tmp_path / "data"
    person(1)
    kiosk(folder, data, "--windowed")

    def start():
        dialog = QApplication.activeModalWidget()
        assert isinstance(dialog, CutOffDialog)
        assert "Continue at trial 2 of 3" in dialog.choice.buttons[StartChoice.RESUME].text()
        dialog.accept()

    once_asked(start)
    person(1)
    assert kiosk(folder, data, "--windowed") == 0
    assert DataFolder(data).sessions()[-1].opened["continues"]


def test_the_experimenter_may_leave_it_at_that(folder, tmp_path, person):
    data = tmp_path / "data"
    person(1)
    kiosk(folder, data, "--windowed")

    def cancel():
        buttons = QApplication.activeModalWidget().findChild(QDialogButtonBox)
        buttons.button(QDialogButtonBox.StandardButton.Cancel).click()

    once_asked(cancel)
    assert kiosk(folder, data, "--windowed") == 1
    assert len(DataFolder(data).sessions()) == 1


def test_nothing_to_resume_is_an_error_that_says_so(folder, tmp_path, capsys):
    assert kiosk(folder, tmp_path / "data", "--resume") == 1
    assert "P-1 has no session in" in capsys.readouterr().err


def test_a_code_that_was_used_is_refused_unless_it_is_meant(folder, tmp_path, person, capsys):
    data = tmp_path / "data"
    SessionRecorder.begin(open_package(folder), data, SessionSetup("P-1", "booth-2")).close()
    assert kiosk(folder, data, "--windowed") == 1
    said = capsys.readouterr().err
    assert "P-1 already has session 1 in this study, started" in said
    assert "at booth-2 (completed). A new session gets the number 2." in said
    assert AGAIN in said
    assert kiosk(folder, data, "--windowed", "--new") == 1
    assert len(DataFolder(data).sessions()) == 1
    person(1)
    assert kiosk(folder, data, "--windowed", "--again") == 0
    assert "A new session gets the number 2." in capsys.readouterr().err
    assert [s.number for s in DataFolder(data).sessions()] == [1, 2]


def test_the_code_is_the_same_in_whatever_case_it_is_typed(folder, tmp_path, capsys):
    data = tmp_path / "data"
    SessionRecorder.begin(open_package(folder), data, SessionSetup("p-1", "booth-2")).close()
    assert kiosk(folder, data, "--windowed") == 1
    assert "P-1 already has session 1" in capsys.readouterr().err


def test_a_code_whose_session_still_runs_is_refused_unless_it_is_meant(
    folder, tmp_path, person, capsys
):
    data = tmp_path / "data"
    running = SessionRecorder.begin(open_package(folder), data, SessionSetup("P-1", "booth-2"))
    for way in ((), ("--new",)):
        assert kiosk(folder, data, "--windowed", *way) == 1
        assert "and it is still running. Is this the correct code?" in capsys.readouterr().err
    person(1)
    assert kiosk(folder, data, "--windowed", "--again") == 0
    assert [s.number for s in DataFolder(data).sessions()] == [1, 2]
    running.abandon()


def test_a_pilot_is_kept_apart(folder, tmp_path, person):
    person(1)
    assert kiosk(folder, tmp_path / "data", "--pilot") == 0
    assert DataFolder(tmp_path / "data").sessions() == []
    assert len(DataFolder(tmp_path / "data" / "pilot").sessions()) == 1


def test_a_bad_code_or_study_or_screen_is_an_error_in_words(folder, tmp_path, capsys):
    data = str(tmp_path / "data")
    assert main(["kiosk", str(folder), "--participant", "a/b", "--data", data]) == 1
    assert "a/b" in capsys.readouterr().err
    assert main(["kiosk", str(tmp_path / "no"), "--participant", "a", "--data", data]) == 1
    assert "Correct the path." in capsys.readouterr().err
    assert kiosk(folder, data, "--screen", "nowhere") == 1
    said = capsys.readouterr().err
    assert "No screen is called 'nowhere'" in said
    assert f"Available: {identity(QApplication.primaryScreen())} (or 1)" in said


def test_screens_are_found_by_name_and_by_number(qapp):
    main_one = qapp.primaryScreen()
    assert find_screen("") is main_one
    assert find_screen("1").name() == main_one.name()
    assert find_screen(main_one.name()).name() == main_one.name()
    with pytest.raises(UnknownName):
        find_screen("77")
    assert find_screen(identity(main_one)).name() == main_one.name()


@pytest.mark.slow
def test_the_timing_test_runs_full_screen_and_tells_progress(qapp):
    told = []
    timing = run_timing_check(2, "", lambda done, of: told.append((done, of)))
    assert timing.repeats == 2
    assert told[-1] == (2, 2)


def in_two_languages(folder):
    toml = folder / "study.toml"
    toml.write_text(f'languages = ["en", "de"]\n{toml.read_text("utf-8")}', "utf-8")
    return folder


@pytest.mark.slow
def test_the_command_fixes_the_language_and_the_journal_keeps_it(folder, tmp_path, person):
    person(1)
    command = (in_two_languages(folder), tmp_path / "data", "--windowed", "--language")
    assert kiosk(*command, "fr") == 1
    assert kiosk(*command, "de") == 0
    (session,) = DataFolder(tmp_path / "data").sessions()
    assert session.opened["language"] == "de"
    assert participant().spoken == "de"
    speak("en")


@pytest.mark.slow
def test_without_it_the_participant_chooses_and_the_experimenter_may_leave(folder, tmp_path):
    def there():
        tops = QApplication.topLevelWidgets()
        return [w for w in tops if isinstance(w, LanguagePage) and w.isVisible()]

    def leave():
        there()[0].close()

    QTimer.singleShot(0, lambda: once(there, leave))
    assert kiosk(in_two_languages(folder), tmp_path / "data", "--windowed") == 1
    assert DataFolder(tmp_path / "data").sessions() == []


def test_a_study_without_a_consent_of_its_own_is_refused_and_a_pilot_runs(
    folder, tmp_path, person, capsys
):
    texts = folder / "texts"
    texts.mkdir()
    shipped = paths.resources() / "new" / "pages" / "consent.md"
    (texts / "consent.md").write_text(shipped.read_text("utf-8"), "utf-8")
    assert kiosk(folder, tmp_path / "data", "--windowed") == 1
    assert "texts/consent.md, line 5: This line is a placeholder" in capsys.readouterr().err
    assert not DataFolder(tmp_path / "data").sessions()
