"""The desk's screens: every page, full and empty, and every dialog over it."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from datetime import UTC, datetime, timedelta
from pathlib import Path

from PySide6.QtCore import QObject
from PySide6.QtGui import QPixmap
from PySide6.QtWidgets import QApplication, QDialog

from tests.screens.camera import Camera, closed_after, last_picture, picture, settle, wait_until
from tests.screens.stage import NOW, Stage, broken_journal, broken_study, collection, one_class
from turingdesk.core.errors import BadStudy
from turingdesk.editing.new_study import new_study
from turingdesk.gui.desk.analysis.page import AnalysisPage
from turingdesk.gui.desk.booths import PairDialog
from turingdesk.gui.desk.browsers import BrowsersDialog
from turingdesk.gui.desk.export import ExportPage
from turingdesk.gui.desk.live.page import LivePage
from turingdesk.gui.desk.packages.preview import PreviewDialog
from turingdesk.gui.desk.partners import PartnerDialog
from turingdesk.gui.desk.sessions import SessionsPage
from turingdesk.gui.desk.studies.start import StartDialog
from turingdesk.gui.desk.window import DeskWindow
from turingdesk.gui.errors import ErrorDialog, explain
from turingdesk.gui.plots import figure_plot
from turingdesk.presenters.session_words import typing_flags
from turingdesk.presenters.study_query import AnswerSource, StudyQuery
from turingdesk.sessions.session_header import SIMULATED, SessionSetup

Shot = Callable[[Stage, Camera], QPixmap]
PREVIEW_STEPS = 7


@contextmanager
def desk(
    stage: Stage,
    camera: Camera,
    page: str = "studies",
    *,
    data: Path | None = None,
    study: Path | None = None,
) -> Iterator[DeskWindow]:
    """The desk at a page, with a study opened: by default the demo."""
    opened = study or stage.study
    window = stage.desk(data=data, recent=tuple(dict.fromkeys((opened, stage.study))))
    window.state.open_study(opened)
    wait_until(lambda: bool(window.state.reader.studied and window.state.reader.studied.is_hashed))
    camera.open(window)
    window.go_to(page)
    settle()
    with closed_after(window):
        yield window


def page(name: str, *, empty: bool = False) -> Shot:
    """A page as it is when nothing was touched."""

    def take(stage: Stage, camera: Camera) -> QPixmap:
        with desk(stage, camera, name, data=stage.empty if empty else stage.data) as window:
            shown = window.page(name)
            if isinstance(shown, SessionsPage):
                shown.read()
            settle(100)
            if isinstance(shown, LivePage) and not empty:
                wait_until(lambda: bool(shown.snapshot.sessions))
                _wait_for_plots()
            return picture(window)

    return take


def no_study(stage: Stage, camera: Camera) -> QPixmap:
    """The desk on its first day."""
    window = stage.desk(data=stage.empty)
    with closed_after(window):
        camera.open(window)
        return picture(window)


def problems(stage: Stage, camera: Camera) -> QPixmap:
    """A study with mistakes in it."""
    study = broken_study(stage)
    with desk(stage, camera) as window:
        window.state.open_study(study)
        wait_until(lambda: (s := window.state.reader.studied) is not None and s.path == study)
        return picture(window)


def reading(stage: Stage, camera: Camera) -> QPixmap:
    """A study that is still being read."""
    with desk(stage, camera) as window:
        window.state.reader.began.emit(stage.study)
        return picture(window)


def start(code: str = "", *, pilot: bool = False, cut_off: bool = False) -> Shot:
    """The dialog that seats a participant, with a code typed in."""

    def take(stage: Stage, camera: Camera) -> QPixmap:
        data = stage.home / "TuringDesk" / "cut-off" if cut_off else stage.data
        if cut_off and not data.exists():
            began = datetime.now(UTC) - timedelta(minutes=27)  # its age is told by the real clock
            setup = SessionSetup(code, "Booth 2", SIMULATED)
            stage.walked(data, setup, began, most=17).abandon()
        with desk(stage, camera, data=data) as window:
            package = window.state.reader.studied.package  # type: ignore[union-attr]  # waited for
            assert package is not None
            dialog = StartDialog(window.state, package, code=code, pilot=pilot)
            dialog.show()
            if code:
                wait_until(lambda: dialog.arrival.code == code)
            settle()
            return last_picture(window, dialog)

    return take


def saved(stage: Stage, camera: Camera) -> QPixmap:
    """What is said once a session is over and its journal was read back."""
    from turingdesk.gui.desk.run import read_back

    with desk(stage, camera) as window:
        path = stage.data / "sub-P-001_ses-1_study-demo.jsonl"
        given = read_back(path, 0).answers
        window.state.notified.emit(read_back(path, given).notice)
        return picture(window)


def live(choice: StudyQuery) -> Shot:
    """Live results of a choice."""

    def take(stage: Stage, camera: Camera) -> QPixmap:
        with desk(stage, camera, "live") as window:
            shown = _live(window)
            wait_until(lambda: bool(shown.snapshot.sessions))
            shown.choose(choice)
            wait_until(
                lambda: (
                    (shown.snapshot.source, shown.snapshot.task) == (choice.source, choice.task)
                )
            )
            _wait_for_plots()
            return picture(window)

    return take


def _wait_for_plots() -> None:
    """Let the plots of a page be drawn, which come one after the other."""
    wait_until(lambda: not figure_plot._waiting)


def live_one_class(stage: Stage, camera: Camera) -> QPixmap:
    """Live results while only human answers were judged."""
    with desk(stage, camera, "live", data=one_class(stage)) as window:
        shown = _live(window)
        wait_until(lambda: bool(shown.snapshot.counted))
        _wait_for_plots()
        return picture(window)


def collecting(name: str) -> Shot:
    """A page while answers are collected."""

    def take(stage: Stage, camera: Camera) -> QPixmap:
        with desk(stage, camera, name, data=collection(stage)) as window:
            shown = window.page(name)
            if isinstance(shown, SessionsPage):
                wait_until(lambda: bool(shown.table.rows.things))
                rows = shown.table.rows.things
                shown.table.choose(next(n for n, s in enumerate(rows) if typing_flags(s)))
            if isinstance(shown, LivePage):
                wait_until(lambda: bool(shown.snapshot.collected))
                _wait_for_plots()
            if isinstance(shown, AnalysisPage):
                wait_until(lambda: bool(shown.shown.results) and shown.shown.is_whole)
                wait_until(lambda: shown.cards.is_whole)
            settle(200)
            return picture(window)

    return take


def sessions_chosen(stage: Stage, camera: Camera) -> QPixmap:
    """A session that was cut off, chosen to be resumed."""
    with desk(stage, camera, "sessions") as window:
        shown = window.page("sessions")
        assert isinstance(shown, SessionsPage)
        wait_until(lambda: bool(shown.table.rows.things))
        rows = shown.table.rows.things
        cut_off = next(n for n, s in enumerate(rows) if s.state.value == "cut off")
        shown.table.choose(cut_off)
        return picture(window)


def journals_wrong(stage: Stage, camera: Camera) -> QPixmap:
    """What the check of the journals finds when someone edited one."""
    with desk(stage, camera, "sessions", data=broken_journal(stage)) as window:
        shown = window.page("sessions")
        assert isinstance(shown, SessionsPage)
        wait_until(lambda: bool(shown.table.rows.things))
        shown.check_journals()
        wait_until(lambda: bool(_dialogs(shown)))
        dialog = _dialogs(shown)[0]
        return last_picture(window, dialog)


def exported(stage: Stage, camera: Camera) -> QPixmap:
    """An export that has been written and counted again."""
    with desk(stage, camera, "export") as window:
        shown = window.page("export")
        assert isinstance(shown, ExportPage)
        wait_until(shown.write.isEnabled)
        shown.format.setCurrentIndex(shown.format.findData("csv"))  # quick, and offers the most
        shown.start()
        wait_until(lambda: bool(shown.status.text()) and not shown.status.property("role"))
        return picture(window)


def games(stage: Stage, camera: Camera) -> QPixmap:
    """A study of games: what its blocks are, without a table."""
    study = stage.home / "Studies" / "three-party"
    if not study.exists():
        new_study("three-party", study)
    with desk(stage, camera, study=study) as window:
        return picture(window)


def preview(stage: Stage, camera: Camera) -> QPixmap:
    """A stimulus as the experimenter looks at it: eye movements that are held."""
    with desk(stage, camera) as window:
        dialog = PreviewDialog(stage.package, "fixations", window)
        dialog.show()
        view = dialog.view
        assert view is not None
        wait_until(lambda: view.onset_s is not None)
        for _ in range(PREVIEW_STEPS):
            view.step()
        return last_picture(window, dialog)


def error(problem: Exception) -> Shot:
    """The dialog that tells of a failure."""

    def take(stage: Stage, camera: Camera) -> QPixmap:
        with desk(stage, camera) as window:
            dialog = ErrorDialog(explain(problem), window)
            dialog.show()
            settle()
            return last_picture(window, dialog)

    return take


def bad_study(stage: Stage, camera: Camera) -> QPixmap:
    """The dialog about a study that cannot be used."""
    from turingdesk.study.package import read_package

    found = read_package(broken_study(stage), hashes=False).errors
    return error(BadStudy(*found))(stage, camera)


def _live(window: DeskWindow) -> LivePage:
    shown = window.page("live")
    assert isinstance(shown, LivePage)
    return shown


def _dialogs(of: QObject) -> list[QDialog]:
    return [d for d in of.findChildren(QDialog) if d.isVisible()] or [
        d for d in QApplication.topLevelWidgets() if isinstance(d, QDialog) and d.isVisible()
    ]


DESK: dict[str, Shot] = {
    "desk-first-day": no_study,
    "desk-studies": page("studies"),
    "desk-studies-games": games,
    "desk-studies-reading": reading,
    "desk-studies-problems": problems,
    "desk-studies-saved": saved,
    "desk-studies-preview": preview,
    "desk-start": start("P-014"),
    "desk-start-bad-code": start("P/014"),
    "desk-start-duplicate": start("P-003"),
    "desk-start-resume": start("P-021", cut_off=True),
    "desk-start-pilot": start("try-2", pilot=True),
    "desk-sessions": page("sessions"),
    "desk-sessions-chosen": sessions_chosen,
    "desk-sessions-empty": page("sessions", empty=True),
    "desk-sessions-problems": journals_wrong,
    "desk-live": page("live"),
    "desk-live-task": live(StudyQuery("demo", AnswerSource.SIMULATED, "captions")),
    "desk-live-pilots": live(StudyQuery("demo", AnswerSource.PILOTS)),
    "desk-live-one-class": live_one_class,
    "desk-live-collecting": collecting("live"),
    "desk-sessions-collecting": collecting("sessions"),
    "desk-live-empty": page("live", empty=True),
    "desk-export": page("export"),
    "desk-export-done": exported,
    "desk-export-empty": page("export", empty=True),
    "desk-settings": page("settings"),
    "desk-error": error(OSError(28, "No space left on device", "sub-P-014_ses-1.jsonl")),
    "desk-error-study": bad_study,
}


def analysis(chapter: str, by: str = "") -> Shot:
    """One chapter of results, perhaps split by a column."""

    def take(stage: Stage, camera: Camera) -> QPixmap:
        with desk(stage, camera, "analysis") as window:
            shown = window.page("analysis")
            assert isinstance(shown, AnalysisPage)
            wait_until(lambda: bool(shown.shown.studies))
            shown.by.setCurrentIndex(max(0, shown.by.findData(by)))
            shown.select(chapter)
            shown.choose()
            wait_until(lambda: shown.shown.query == shown.feed.query and shown.shown.is_whole)
            wait_until(lambda: shown.cards.is_whole)
            settle(200)
            return picture(window)

    return take


ANALYSIS: dict[str, Shot] = {
    "desk-analysis": analysis("overview"),
    "desk-analysis-figure": analysis("task_and_machine"),
    "desk-analysis-text": analysis("text"),
    "desk-analysis-split": analysis("overview", "task"),
    "desk-analysis-collecting": collecting("analysis"),
    "desk-analysis-empty": page("analysis", empty=True),
}


_DOING = (
    ("running", "P-041", 18, 0, 0.2),
    ("paused", "P-042", 7, 0, -0.1),
    ("idle", "", 0, 0, 0.3),
    ("away", "", 0, 41_200, -95.0),
)


def _with_booths(window: DeskWindow) -> SessionsPage:
    """The page as if four kiosks were paired with the desk."""
    hosting = window.state.booths
    hosting.hear({"event": "open", "port": 47357})
    for number, (doing, who, done, unsent, clock_s) in enumerate(_DOING, 1):
        progress = {"session": who, "participant": who, "title": "Human or machine?"}
        hosting.hear(
            {
                "event": "booth",
                "id": f"booth-{number}",
                "name": f"Booth {number}",
                "doing": doing,
                "address": f"192.168.1.{20 + number}",
                "program": "TuringDesk",
                "is_other_program": False,
                "seen_at": NOW.isoformat(),
                "clock_s": clock_s,
                "free": 81_000_000_000,
                "unsent": unsent,
                "conflicts": [],
                "problems": [],
                "progress": {**progress, "done": done, "of": 40},
            }
        )
    shown = window.page("sessions")
    assert isinstance(shown, SessionsPage)
    settle(100)
    return shown


def sessions_with_booths(stage: Stage, camera: Camera) -> QPixmap:
    """Four booths, one of them chosen."""
    with desk(stage, camera, "sessions", data=stage.data) as window:
        shown = _with_booths(window)
        shown.read()
        shown.booths.table.choose(1)
        settle(100)
        return picture(window)


def pair(stage: Stage, camera: Camera) -> QPixmap:
    """A kiosk is to be paired."""
    with desk(stage, camera, "sessions", data=stage.data) as window:
        _with_booths(window)
        hosting = window.state.booths
        made = PairDialog(hosting, window)
        made.show()
        hosting.hear({"event": "code", "code": "K7M4-TXRT"})
        made.typed.setText("turingdesk kiosk --desk 192.168.1.10 --pair K7M4-TXRT")
        settle(60)
        return last_picture(window, made)


def browsers(*, plain: bool) -> Shot:
    """A study is open to phones and browsers, which are warned of a network or a certificate."""

    def take(stage: Stage, camera: Camera) -> QPixmap:
        with desk(stage, camera) as window:
            hosting, studied = window.state.booths, window.state.reader.studied
            assert studied is not None
            assert studied.package is not None
            made = BrowsersDialog(window.state, studied.package, window)
            made.show()
            study, link = studied.package.study, f"http{'' if plain else 's'}://192.168.1.10:47358"
            site = {"event": "web", "on": True, "address": link, "connected": 12, "plain": plain}
            studies = {study.id: study.title}
            hosting.hear({**site, "known": False, "port": 47358, "studies": studies})
            told = {"study": study.id, "title": study.title, "pilot": False, "local": ""}
            token = "dGhpcyBpcyBubyByZWFsIHRva2Vu"
            hosting.hear({"event": "link", **told, "link": f"{link}/join/{token}", "given": ""})
            settle(60)
            return last_picture(window, made)

    return take


def partner(stage: Stage, camera: Camera) -> QPixmap:
    """A machine is to talk with participants."""
    with desk(stage, camera, "sessions", data=stage.data) as window:
        _with_booths(window)
        made = PartnerDialog(window.state.booths, window)
        made.show()
        settle(60)
        return last_picture(window, made)


BOOTHS: dict[str, Shot] = {
    "booths-sessions": sessions_with_booths,
    "booths-pair": pair,
    "browsers": browsers(plain=True),
    "browsers-warned": browsers(plain=False),
    "booths-partner": partner,
}
