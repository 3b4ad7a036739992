"""Fixtures of every test: fresh settings, nothing left running, Qt without a screen."""

import gc
import os
import re
import signal
import sys
import tempfile
import threading
import time
import weakref
from collections import Counter
from contextlib import ExitStack
from itertools import count
from pathlib import Path

import pytest
from hypothesis import settings
from hypothesis.internal.conjecture import providers

from tests import bytecode, heartbeat
from tests.left_journals import journal_errors
from tests.plugin_parts import parts
from tests.small_disk import SmallDisk

ROOT = Path(__file__).resolve().parent.parent

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
# What a machine or its user prefers changes sizes, languages, times of day and wrapped lines.
PREFERENCES = ("LC_", "LANG", "QT_SCALE", "QT_STYLE", "QT_FONT", "QT_LOGGING", "TURINGDESK_LINES")
for name in [one for one in os.environ if one.startswith(PREFERENCES)]:
    del os.environ[name]
os.environ |= {"LANG": "C.UTF-8", "TZ": "UTC", "COLUMNS": "80", "TERM": "dumb"}
if hasattr(time, "tzset"):
    time.tzset()
# Hundreds of processes are started here. Where Python is told to keep no bytecode, each of them
# would compile the whole program again, and speeds would be those of a compiler.
os.environ.pop("PYTHONDONTWRITEBYTECODE", None)
sys.dont_write_bytecode = False
# Thousands of folders are made, synced, and deleted, which memory does in no time. It needs room,
# and in some containers it runs no programs.
MEMORY, ROOM = Path("/dev/shm"), 4 << 30
if "TMPDIR" not in os.environ and os.access(MEMORY, os.W_OK):
    disk = os.statvfs(MEMORY)
    if disk.f_bavail * disk.f_frsize >= ROOM and not disk.f_flag & os.ST_NOEXEC:
        tempfile.tempdir = os.environ["TMPDIR"] = str(MEMORY)
if signal.getsignal(signal.SIGINT) is signal.SIG_IGN:  # run in the background of a script
    signal.signal(signal.SIGINT, signal.default_int_handler)  # so that processes hear Ctrl+C

_HOMES, _FILES = count(1), count(1)
THAW_EVERY = 100  #: files of tests after which all objects are looked at, however old
PATIENCE_MS = 30_000  #: with a dialog, a job, or a thread, on a busy machine
#: How many examples of each property are tried; `--hypothesis-profile=thorough` tries more.
EXAMPLES = {"quick": 10, "thorough": 60}
for name, many in EXAMPLES.items():
    in_ci = bool(os.environ.get("CI"))
    settings.register_profile(
        name, deadline=None, max_examples=many, derandomize=in_ci, print_blob=in_ci
    )
settings.load_profile("quick")


@pytest.hookimpl(optionalhook=True)
def pytest_xdist_auto_num_workers():
    """One process more than there are cores: every third second a test waits for something."""
    return (os.cpu_count() or 1) + 1


def pytest_configure(config):
    heartbeat.pytest_configure(config)
    from pytestqt.qtbot import QtBot

    for wait in (QtBot.waitUntil, QtBot.waitSignal, QtBot.waitExposed):
        if "timeout" in (wait.__kwdefaults__ or {}):
            wait.__kwdefaults__["timeout"] = PATIENCE_MS  # a busy machine is not a defect
    if not config.getoption("--hypothesis-profile"):
        # Each process would parse the whole program for values to try; the thorough profile does.
        providers._get_local_constants = lambda: providers._local_constants
    from turingdesk.cli._qt import ensure_qt
    from turingdesk.core.errors import TuringDeskError

    try:
        ensure_qt()
        import turingdesk.gui  # noqa: F401 - turns off PySide's hook into import
    except TuringDeskError as problem:
        raise pytest.UsageError(str(problem)) from None


def pytest_ignore_collect(collection_path, config):
    """Leave benchmarks alone where none is wanted: they import the heaviest libraries."""
    is_unwanted = "not bench" in config.option.markexpr
    return True if is_unwanted and collection_path.name == "bench" else None


@pytest.hookimpl(wrapper=True)
def pytest_collection(session):
    """Collect without looking for garbage: a third of the time went into walking what stays."""
    bytecode.compile_share(session.config)
    gc.disable()
    try:
        return (yield)
    finally:
        gc.freeze()


@pytest.hookimpl(tryfirst=True)
def pytest_collection_modifyitems(items):
    """Leave the first cases of a `sampled` test in the default run; the others are slow."""
    cases = Counter()
    for item in items:
        sampled = item.get_closest_marker("sampled")
        if sampled is not None:
            test = item.nodeid.partition("[")[0]
            cases[test] += 1
            if cases[test] > (sampled.args[0] if sampled.args else 1):
                item.add_marker("slow")


@pytest.hookimpl(wrapper=True)
def pytest_runtest_protocol(item, nextitem):
    """Look for garbage between tests, as the program does between events.

    Python looks for it wherever memory is asked for, so it can destroy a window while Qt paints
    another one, or on another thread. See `turingdesk.gui.gc_guard`. That goes for tests without
    windows too: what an earlier one left may still wait to be destroyed.
    """
    gc.disable()
    try:
        return (yield)
    finally:
        if nextitem is not None and nextitem.path == item.path:
            gc.collect(1)  # whatever the test made and dropped, or the next one finds its windows
        else:
            _collect_all()


def _collect_all():
    """Look at all objects once a file is over, whose fixtures have gone.

    What then stays is mostly modules. Walking them again after every few tests took a sixth of
    the time of all tests, so they are left out until the next thaw.
    """
    if next(_FILES) % THAW_EVERY == 0:
        gc.unfreeze()
    gc.collect()
    gc.freeze()


#: What counts or lays out the words of any text, whatever it says.
LAYOUTS = ("gui.", "cli._frame", "exchange.report.column_widths", "study.duration")


def _refuse_to_take_sentences_apart():
    """Fail a test in which the program looks into a sentence that it made for people."""
    from turingdesk.core.message import Message

    def refusing(name):
        search = getattr(str, name)

        def method(self, *args, **named):
            room, _, module = sys._getframe(1).f_globals.get("__name__", "").partition(".")
            module = re.sub(r"^plugins\.\w+\.", "", module)  # which has the floors of the house
            allowed = room != "turingdesk" or module.startswith(LAYOUTS)
            assert allowed, f"{module} takes {self!r} apart"
            return search(self, *args, **named)

        return method

    for name in ("split", "rsplit", "splitlines", "partition", "rpartition", "find", "index"):
        setattr(Message, name, refusing(name))


_refuse_to_take_sentences_apart()


class UptimeClock:
    """Seconds since the computer was started, set by hand."""

    s = 1000.0

    def __call__(self):
        return self.s


@pytest.fixture
def clock():
    return UptimeClock()


@pytest.fixture
def around():
    """Changes that stay until a test is over, whatever it undoes of its own."""
    with pytest.MonkeyPatch.context() as changes:
        yield changes


@pytest.fixture(autouse=True)
def fresh_settings(tmp_path_factory, around):
    """Every test has a home of its own, without settings, recent studies or logs."""
    # Counted here: pytest would look through all folders for the next number, thousands of times.
    home = tmp_path_factory.getbasetemp() / "homes" / f"{next(_HOMES)}"
    home.mkdir(parents=True)
    around.setenv("HOME", str(home))
    for kind in ("CONFIG", "DATA", "STATE", "CACHE"):
        around.setenv(f"XDG_{kind}_HOME", str(home / kind.lower()))
    return home


@pytest.fixture(scope="session", autouse=True)
def shared_catalogues(tmp_path_factory):
    """Translations are compiled once a run: in a home of its own, each test would do it again."""
    from turingdesk.sessions import catalogue

    base = tmp_path_factory.getbasetemp()
    is_worker = "PYTEST_XDIST_WORKER" in os.environ
    folder = (base.parent if is_worker else base) / "catalogues"
    with pytest.MonkeyPatch.context() as changes:
        changes.setattr(catalogue, "cache", lambda: folder)
        yield


@pytest.fixture(scope="session", autouse=True)
def weak_secrets():
    """PINs and passphrases that cost next to nothing: each would take a third of a second."""
    from turingdesk.people import pin

    with pytest.MonkeyPatch.context() as changes:
        changes.setattr(pin, "MEMORY_KIB", 64)
        changes.setattr(pin, "ITERATIONS", 1)
        for module in parts("weak_secrets"):
            module.weaken(changes)
        yield


@pytest.fixture(autouse=True)
def nothing_left_running(around):
    """A test ends what it began: no thread and no timer continues after it."""
    before = set(threading.enumerate())
    started = _watched_timers(around)
    yield
    _settle()
    threads = [t.name for t in threading.enumerate() if t not in before and _still_alive(t)]
    assert not threads, f"threads still running after the test: {threads}"
    timers = [_described(t) for t in started if _ticks(t)]
    assert not timers, f"timers still running after the test: {timers}"


@pytest.fixture(autouse=True)
def journals_verify(request):
    """Every journal that a test leaves is as it was written.

    Tests that damage journals, or write some by hand, are marked with `damages_journals`.
    """
    is_exempt = request.node.get_closest_marker("damages_journals") is not None
    if is_exempt or "tmp_path" not in request.fixturenames:
        yield
        return
    folder = request.getfixturevalue("tmp_path")
    if "small_disk" in request.fixturenames:
        request.getfixturevalue("small_disk")  # now, so that it is unmounted after the look at it
    yield
    wrong = journal_errors(folder)
    assert not wrong, f"journals that aren't as they were written: {wrong[:9]}"


@pytest.fixture(autouse=True)
def usual_look_and_language(around):
    """A test leaves no filter of events, no other look, and no other language to the next one."""
    filters = _watched_filters(around)
    switching_s = sys.getswitchinterval()
    yield
    sys.setswitchinterval(switching_s)
    if "turingdesk.gui.theme" in sys.modules:
        _usual_again(filters)


@pytest.fixture(autouse=True)
def no_dialog_waits_for_ever(around):
    """A dialog that no one in a test expects is closed after a while, and the test fails.

    While it waits no Python runs, so a time limit of the test itself could not end it.
    """
    from PySide6.QtCore import QTimer
    from PySide6.QtWidgets import QDialog, QLabel

    show = QDialog.exec

    def shown(dialog):
        texts = [dialog.windowTitle(), *(label.text() for label in dialog.findChildren(QLabel))]
        watch = QTimer(singleShot=True, interval=PATIENCE_MS)
        watch.timeout.connect(dialog.reject)
        watch.start()
        answer = show(dialog)
        assert watch.isActive(), f"a dialog waited that nobody answered: {texts}"
        watch.stop()
        return answer

    around.setattr(QDialog, "exec", shown)


def _watched_timers(around):
    """Note every QTimer that a test starts, without keeping it alive."""
    started = weakref.WeakSet()
    from PySide6.QtCore import QTimer

    start = QTimer.start

    def noted(timer, *interval):
        started.add(timer)
        start(timer, *interval)

    around.setattr(QTimer, "start", noted)
    return started


def _watched_filters(around):
    """Note every filter that sees all events of the application."""
    from PySide6.QtWidgets import QApplication

    installed = []
    install = QApplication.installEventFilter

    def noted(app, watcher):
        installed.append(watcher)
        install(app, watcher)

    around.setattr(QApplication, "installEventFilter", noted)
    return installed


def _usual_again(filters):
    """Take away what a test left in the application."""
    import shiboken6
    from PySide6.QtWidgets import QApplication

    from turingdesk.gui import theme, translation
    from turingdesk.gui.gc_guard import GarbageCollector
    from turingdesk.sessions.voice import ENGLISH

    app = QApplication.instance()
    if app is None:
        return
    for watcher in filters:
        if shiboken6.isValid(watcher):
            app.removeEventFilter(watcher)
    for sweeper in app.findChildren(GarbageCollector):
        shiboken6.delete(sweeper)
    if theme.look() != theme.Look():
        theme.apply(app)
    if translation.program().spoken != ENGLISH:
        translation.install(ENGLISH)
    if translation.participant().spoken != ENGLISH:
        translation.speak(ENGLISH)


def _settle():
    """Let Qt delete what was told to go, and its pool finish."""
    from PySide6.QtCore import QCoreApplication, QEvent, QThreadPool

    assert QThreadPool.globalInstance().waitForDone(PATIENCE_MS), "a job goes on after the test"
    if QCoreApplication.instance():
        QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)


def _still_alive(thread):
    """Whether a thread of Python's own continues, given a moment to end."""
    if isinstance(thread, threading._DummyThread):  # a pool's thread, which waits for work
        return False
    until = time.monotonic() + PATIENCE_MS / 1000
    while thread.is_alive() and time.monotonic() < until:
        time.sleep(0.01)
    return thread.is_alive()


def _ticks(timer):
    import shiboken6

    return shiboken6.isValid(timer) and timer.isActive()


def _described(timer):
    owner = timer.parent()
    return f"{timer.interval()} ms of {type(owner).__name__ if owner else 'nobody'}"


@pytest.fixture
def quick_workers(around):
    """Workers of the desk begin without importing pandas, where the system can fork."""
    from tests import forked
    from turingdesk.presenters import worker

    if forked.CAN_FORK:
        around.setattr(worker, "subprocess", forked.SUBPROCESS)


@pytest.fixture
def few_analyses():
    """A short shelf, for tests of something else: all analyses of a table take a second.

    Call it to put others beside them.
    """
    from tests.shelf import only

    names = ("agents", "breakdown", "confusion", "controls", "detectability", "lengths", "pairs")
    with ExitStack() as shelf:

        def take(*others):
            shelf.enter_context(only(*names, "texts", *others))

        take()
        yield take


@pytest.fixture
def small_disk(tmp_path):
    """Mount file systems of a megabyte, or more; skips the test where this user may not."""
    made = []

    def mounted(folder=tmp_path / "disk", **options):
        made.append(SmallDisk(folder, **options))
        made[-1].mount()
        return made[-1]

    yield mounted
    for disk in reversed(made):  # one may be mounted on a folder of another
        disk.unmount()


@pytest.fixture(scope="session")
def shared_data():
    """The folder with the published data sets, beside the checkout; skips where there is none."""
    given = os.environ.get("TURINGDESK_SHARED_DATA")
    folder = Path(given) if given else ROOT.parent / "shared" / "data"
    if not folder.is_dir():
        pytest.skip("no published data here: set TURINGDESK_SHARED_DATA to their folder")
    return folder
