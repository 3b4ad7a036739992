"""The desk, the demonstration, and a check of this computer."""

from __future__ import annotations

import argparse
import os
import shutil
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple

from turingdesk.cli._frame import command

if TYPE_CHECKING:
    from turingdesk.cli._frame import Commands


def add(commands: Commands) -> None:
    """Register the commands of this group."""
    desk = command(
        commands,
        "desk",
        _desk,
        "Open the desk, which does all of this with a mouse.",
        "turingdesk desk studies/demo",
    )
    desk.add_argument("study", metavar="STUDY", nargs="?", type=Path, help="a study to open")
    _with_data(desk, "the data folder (default: the one in the settings)")
    _with_language(desk)
    desk.add_argument("--worker", nargs="+", help=argparse.SUPPRESS)  # started by the desk
    demo = command(
        commands,
        "demo",
        _demo,
        "Open the desk with the demonstration study; without a display, write its results.",
        "turingdesk demo\nturingdesk demo --browser\nturingdesk demo --out demo-results",
    )
    _with_data(demo, "the data folder (default: TuringDesk/demo-data in your home folder)")
    about = "without a display: the folder for results (default: TuringDesk/demo-results)"
    demo.add_argument("--out", metavar="DIR", type=Path, help=about)
    about = "open the study in this computer's browser instead, as a participant sees it"
    demo.add_argument("--browser", action="store_true", help=about)
    _with_language(demo)
    command(
        commands,
        "doctor",
        _doctor,
        "Check whether this computer has everything that TuringDesk needs.",
        "turingdesk doctor",
    )


def _with_data(parser: argparse.ArgumentParser, about: str) -> None:
    parser.add_argument("--data", metavar="DIR", type=Path, help=about)


def _with_language(parser: argparse.ArgumentParser) -> None:
    about = "the language: de, en, es, it, or zh (default: the one in the settings)"
    parser.add_argument("--language", metavar="LANG", default="", help=about)


def _desk(args: argparse.Namespace) -> int:
    if getattr(args, "worker", None):
        from turingdesk.presenters.worker import main

        main(args.worker)
        return 0
    from turingdesk.cli._qt import ensure_qt

    # Before the import of Qt, whose own failure tells less.
    ensure_qt()
    from turingdesk.gui.app import run_desk

    study = getattr(args, "study", None)
    return run_desk(study, getattr(args, "data", None), language(args))


def _demo(args: argparse.Namespace) -> int:
    from turingdesk.cli._demo import run
    from turingdesk.cli._qt import ensure_qt, has_display
    from turingdesk.system import paths

    if args.browser:
        from turingdesk.cli._demo import run_in_browser

        return run_in_browser(args.data or paths.demo_data())
    data, is_seen = args.data or paths.demo_data(), has_display()
    if not is_seen:
        # Before Qt is imported and makes its application, which reads it once.
        os.environ["QT_QPA_PLATFORM"] = "offscreen"
    ensure_qt()
    if not is_seen:
        return run(data, args.out or paths.demo_data().with_name("demo-results"), language(args))
    from turingdesk.gui.app import run_desk

    return run_desk(paths.demo_study(), data, language(args))


def language(args: argparse.Namespace) -> str:
    """The requested language, if the program is translated into it.

    Raises:
        UnknownName: It does not.
    """
    from turingdesk.core.errors import UnknownName
    from turingdesk.sessions.voice import LANGUAGES, spoken

    language_code: str = getattr(args, "language", "")
    if language_code and not spoken(language_code):
        raise UnknownName("language", language_code, list(LANGUAGES))
    return language_code


def _doctor(args: argparse.Namespace) -> int:

    findings = [check() for check in checks()]
    for finding in findings:
        print(finding)
    return 0 if all(finding.is_well for finding in findings) else 1


LIBRARIES = (
    *("PySide6", "numpy", "pandas", "openpyxl", "xlsxwriter", "orjson"),
    *("tomlkit", "cryptography"),
)
LEAST_FREE = 1 << 30  #: bytes


class DoctorFinding(NamedTuple):
    """One line of the doctor's report."""

    what: str
    state: str
    is_well: bool = True
    do: str = ""  #: what to do now

    def __str__(self) -> str:
        word = "ok     " if self.is_well else "PROBLEM"
        return f"{word}  {self.what}: {self.state}" + (f"\n         {self.do}" if self.do else "")


Check = Callable[[], DoctorFinding]


def checks() -> Iterator[Check]:
    """The checks, in the order in which they are reported."""
    yield libraries
    yield plugged
    yield windows
    yield fonts
    yield screens
    yield eye_tracker
    yield data_folder
    yield free_space
    yield signing_key
    yield demo_study


def libraries() -> DoctorFinding:
    """A check that the libraries are installed, with their versions."""
    from importlib.metadata import PackageNotFoundError, version

    installed_versions, missing = [], []
    for name in LIBRARIES:
        try:
            installed_versions.append(
                f"{name} {version('PySide6-Essentials' if name == 'PySide6' else name)}"
            )
        except PackageNotFoundError:
            missing.append(name)
    if missing:
        do = "Install TuringDesk again as its README says."
        return DoctorFinding("libraries", f"missing: {', '.join(missing)}", is_well=False, do=do)
    return DoctorFinding("libraries", ", ".join(installed_versions))


def plugged() -> DoctorFinding:
    """Which plugins are loaded, with their versions and hashes, and which can't be."""
    from turingdesk.core.plugin import plugins

    installed = plugins()
    if installed.problems:
        problems = " ".join(problem.message for problem in installed.problems)
        return DoctorFinding("plugins", problems, is_well=False, do=installed.problems[0].fix)
    records = (loaded.record for loaded in installed.loaded.values())
    each = (
        f"{record['name']} {record['version']} {record['hash'][:10]}".strip() for record in records
    )
    return DoctorFinding("plugins", ", ".join(each) or "none")


def windows() -> DoctorFinding:
    """A check that a window can open here."""
    from turingdesk.cli._qt import NoWindows, ensure_qt

    try:
        ensure_qt()
    except NoWindows as problem:
        return DoctorFinding("windows", problem.happened, is_well=False, do=problem.do)
    return DoctorFinding("windows", "Qt can open them")


def fonts() -> DoctorFinding:
    """A check that the program's own letters can be used."""
    if not windows().is_well:
        return DoctorFinding("fonts", "not checked, because no window can open", is_well=False)
    from turingdesk.gui.health import refused_fonts

    refused = refused_fonts()
    if refused:
        do = "Install TuringDesk again; files of resources/fonts are missing or damaged."
        return DoctorFinding("fonts", f"refused: {', '.join(refused)}", is_well=False, do=do)
    return DoctorFinding("fonts", "Inter is ready")


def screens() -> DoctorFinding:
    """Which screens there are."""
    if not windows().is_well:
        return DoctorFinding("screens", "not checked, because no window can open", is_well=False)
    from turingdesk.gui.health import is_seen, screens_there

    screens_found = screens_there()
    if not is_seen():
        return DoctorFinding("screens", "none: windows are drawn where no one sees them")
    small = [screen for screen in screens_found if screen.width < 1024 or screen.height < 768]
    sizes = "; ".join(str(screen) for screen in screens_found)
    if small:
        return DoctorFinding(
            "screens", sizes, is_well=False, do="Use at least 1024 by 768 points."
        )
    return DoctorFinding("screens", sizes)


def eye_tracker() -> DoctorFinding:
    """A check that gaze arrives live, for collections of eye movements; only they need it."""
    from turingdesk.answering._gaze import gaze_stream

    stream = gaze_stream()
    if stream is None:
        return DoctorFinding("eye tracker", "no gaze stream; clicks replace gaze")
    return DoctorFinding("eye tracker", f"{stream.name}, {stream.rate_hz:g} samples a second")


def data_folder() -> DoctorFinding:
    """A check that the data folder can be written."""
    from tempfile import NamedTemporaryFile

    from turingdesk.system.access import make_folder, readers
    from turingdesk.system.os_errors import explain_os_error

    folder = _data()
    try:
        make_folder(folder)
        # Permissions alone don't tell: a share or a full disk refuses only when something is
        # written.
        with NamedTemporaryFile(dir=folder, prefix=".doctor-") as file:
            file.write(b"can be written")
            file.flush()
    except OSError as problem:
        state = f"{folder} can't be written. {explain_os_error(problem).happened}"
        do = "Choose another data folder in Settings, or ask for permission to write there."
        return DoctorFinding("data folder", state, is_well=False, do=do)
    others = readers(folder)
    state = f"; it can be read by {others}, too" if others else ""
    return DoctorFinding("data folder", f"{folder} can be written{state}")


def free_space() -> DoctorFinding:
    """A check that there is room for answers."""
    # Before the first session there is no data folder, and the nearest one around it tells.
    folder = next(p for p in (_data(), *_data().parents) if p.exists())
    free = shutil.disk_usage(folder).free
    state = f"{free / (1 << 30):.1f} GiB free at {folder}"
    if free < LEAST_FREE:
        return DoctorFinding(
            "free space", state, is_well=False, do="Free some space on that disk."
        )
    return DoctorFinding("free space", state)


def signing_key() -> DoctorFinding:
    """The public key for sessions recorded here; the key pair is made on first use."""
    from turingdesk.journal.signing import key_file, own_key

    if key := own_key():
        return DoctorFinding("signing key", f"{key} (public)")
    state = f"{key_file()} can't be read or written, so sessions are not signed"
    do = "Ask for permission to write there, or restore the file from a backup."
    return DoctorFinding("signing key", state, is_well=False, do=do)


def demo_study() -> DoctorFinding:
    """A check that the study that comes with the program can run."""
    from turingdesk.study.check import check_study
    from turingdesk.system import paths

    checked = check_study(paths.demo_study(), hashes=False)
    package = checked.package
    if package is None or checked.errors:
        state = str(checked.errors[0]) if checked.errors else "it cannot be read"
        do = f"See `turingdesk check {paths.demo_study()}`; install TuringDesk again."
        return DoctorFinding("demo study", state, is_well=False, do=do)
    trials = sum(block.trials for block in package.study.blocks)
    return DoctorFinding(
        "demo study", f"{trials} trials of {len(package.study.blocks)} tasks can run"
    )


def _data() -> Path:
    from turingdesk.system.settings import Settings

    return Settings.load().data
