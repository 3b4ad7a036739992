"""Plugins: packages that bring things for shelves, and that can be taken off.

A plugin is a package whose `__init__.py` has `PLUGIN`, and imports nothing else of it. Beside it
are folders of the names that shelves have (`FOLDERS`). There are three ways in, which look the
same from inside: our own in `turingdesk/plugins`; packages that are installed and have an entry
point in the group `turingdesk.plugins`; and, for the binary, folders that someone switched on.

A plugin that fails to load is named and left out, so that the others work. Code from elsewhere is
imported here for the first time, so it can hang: after `IMPORT_S` seconds it is interrupted.

Every command starts here, `--help` too. So nothing here is a data class, as its methods would be
compiled at each start, and errors are imported where there are any.
"""

from __future__ import annotations

import _thread
import re
import signal
import sys
import threading
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from functools import cache, cached_property
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from pkgutil import iter_modules
from time import sleep
from typing import TYPE_CHECKING, NamedTuple

from turingdesk import __version__
from turingdesk.core.message import join, message

if TYPE_CHECKING:
    from turingdesk.core.errors import Problem

GROUP = "turingdesk.plugins"  #: of entry points; ours are in the package of this name
IMPORT_S = 10.0  #: how long the import of a plugin from elsewhere can take

#: Which folder of a plugin a shelf looks into besides its own, by the package in the house.
FOLDERS: Mapping[str, str] = {
    "turingdesk.tasks": "tasks",
    "turingdesk.answering": "answering",
    "turingdesk.analysis": "analysis",
    "turingdesk.study.seals": "seals",
    "turingdesk.exchange.importers": "importers",
    "turingdesk.exchange.exporters": "exporters",
    "turingdesk.journal.records": "records",
    "turingdesk.judges": "judges",
    "turingdesk.agents": "agents",
    "turingdesk.games": "games",
    "turingdesk.net.parts": "net.parts",
    "turingdesk.cli": "commands",
    "turingdesk.cli.documents": "documents",
    "turingdesk.gui.tasks": "gui.tasks",
    "turingdesk.gui.answering": "gui.answering",
    "turingdesk.gui.seals": "gui.seals",
    "turingdesk.gui.games": "gui.games",
    "turingdesk.gui.live_steps": "gui.live_steps",
    "turingdesk.gui.plots": "gui.plots",
    "turingdesk.gui.desk.pages": "gui.pages",
}
#: What a module in such a folder offers, as far as plugins from elsewhere are checked for it.
_OFFERS: Mapping[str, str] = {
    "tasks": "TASK",
    "answering": "TASK",
    "analysis": "ANALYSIS",
    "seals": "SEAL",
    "importers": "IMPORTER",
    "exporters": "EXPORTER",
    "records": "RECORD",
    "judges": "JUDGE",
    "agents": "AGENT",
    "games": "GAME",
    "net.parts": "PART",
    "commands": "add",
    "documents": "DOCUMENT",
    "gui.tasks": "VIEW",
    "gui.answering": "VIEW",
    "gui.seals": "VIEW",
    "gui.games": "VIEW",
    "gui.live_steps": "STEP",
    "gui.pages": "PAGE",
}
_TWINS = (("tasks", "gui.tasks"), ("answering", "gui.answering"))
_VERSION = re.compile(r"\d+(\.\d+){0,3}")
#: What helps where a plugin is missing.
INSTALL = message("Install the plugin on this computer, then start TuringDesk again.")


class Plugin(NamedTuple):
    """A plugin's declaration of itself."""

    name: str  #: that of its package
    title: str
    version: str  #: numbers with dots, such as 1.0
    requires: tuple[str, ...] = ()  #: the plugins without which it isn't loaded
    since: str = "0"  #: the first version of TuringDesk that it works with
    deeds: tuple[str, ...] = ()  #: what people do with it, as the audit log records it


class LoadedPlugin:
    """A plugin that is there, whose things are on the shelves.

    Args:
        plugin: What it says of itself.
        package: Dotted.
        is_own: Whether it comes with TuringDesk.
    """

    def __init__(self, plugin: Plugin, package: str, *, is_own: bool) -> None:
        self.plugin = plugin
        self.package = package
        self.is_own = is_own

    @cached_property
    def folders(self) -> tuple[Path, ...]:
        """Where its files are."""
        spec = find_spec(self.package)
        places = spec.submodule_search_locations if spec is not None else None
        return tuple(Path(place) for place in places or ())

    @cached_property
    def hash(self) -> str:
        """The SHA-256 of its files, with their names; empty for our own in the binary."""
        from hashlib import sha256

        digest, is_source = sha256(), False
        for folder in self.folders:
            for path in sorted(folder.rglob("*")):
                # Compiled files differ from one Python to the next.
                if path.is_file() and "__pycache__" not in path.parts:
                    is_source = is_source or path.suffix == ".py"
                    # With slashes on every system, so that a plugin has one hash.
                    digest.update(f"{path.relative_to(folder).as_posix()}\n".encode())
                    # A hash has a fixed length, so that the end of one file can't pass for the
                    # beginning of the next.
                    digest.update(sha256(path.read_bytes()).digest())
        return digest.hexdigest() if is_source else ""

    @property
    def record(self) -> dict[str, str]:
        """The record of it in journals."""
        return {"name": self.plugin.name, "version": self.plugin.version, "hash": self.hash}


class Plugins(NamedTuple):
    """The plugins that are loaded, and what is wrong with those that are not."""

    loaded: Mapping[str, LoadedPlugin]
    problems: tuple[Problem, ...]


def folders_named(name: str) -> list[Path]:
    """The folders of a name that plugins have for files that are no modules, such as `help`."""
    places = (place / name for plugin in plugins().loaded.values() for place in plugin.folders)
    return [place for place in places if place.is_dir()]


def catalogues(language: str) -> list[Path]:
    """The catalogues that plugins have for a language: `translations/NAME_LANGUAGE.ts`."""
    files = (
        folder / "translations" / f"{name}_{language}.ts"
        for name, loaded in plugins().loaded.items()
        for folder in loaded.folders
    )
    return [file for file in files if file.is_file()]


def loaded_records() -> list[dict[str, str]]:
    """The records of the loaded plugins in journals: name, version, and hash of each."""
    return [loaded.record for loaded in plugins().loaded.values()]


def why_not_loaded(name: str) -> str:
    """The reason why a plugin isn't loaded; empty if it isn't there at all."""
    return next((p.message for p in plugins().problems if p.file.endswith(name)), "")


_switched_on: list[Path] = []  #: folders of plugins, besides those that are installed


def switch_on(folder: Path) -> None:
    """Load the plugins in a folder as well; before the first shelf is looked at."""
    if folder not in _switched_on:
        _switched_on.append(folder)
        plugins.cache_clear()


@cache
def plugins() -> Plugins:
    """All plugins, by name; ours first.

    Raises:
        NameTaken: Two plugins have the same name.
    """
    loaded_plugins: dict[str, LoadedPlugin] = {}
    problems: list[Problem] = []
    for name, package, is_own in _packages():
        if name in loaded_plugins:
            from turingdesk.core.errors import NameTaken

            raise NameTaken(name, (loaded_plugins[name].package, package))
        try:
            with _time_limit(IMPORT_S, is_own=is_own):
                loaded_plugins[name] = LoadedPlugin(
                    _declared(name, package, is_own), package, is_own=is_own
                )
        except (Exception, SystemExit) as error:  # noqa: BLE001 - anything can be in others' code
            problems.append(_problem(name, package, error))
    # Again and again, as one that goes may be what another one requires.
    while lacking := [
        loaded for loaded in loaded_plugins.values() if _lacking(loaded, loaded_plugins)
    ]:
        for loaded in lacking:
            what = message(
                "It requires the plugin {name}, which isn't loaded.",
                name=_lacking(loaded, loaded_plugins),
            )
            problems.append(_problem(loaded.plugin.name, loaded.package, _Refused(what)))
            del loaded_plugins[loaded.plugin.name]
    return Plugins(loaded_plugins, tuple(problems))


def _packages() -> Iterator[tuple[str, str, bool]]:
    """Name, package, and whether it is ours, of everything that may be a plugin."""
    ours = find_spec(GROUP)
    for place in iter_modules(ours.submodule_search_locations if ours is not None else ()):
        if place.ispkg:
            yield place.name, f"{GROUP}.{place.name}", True
    for name, package in _entry_points():
        yield name, package, False
    for folder in _switched_on:
        names = sorted(path.parent.name for path in folder.glob("*/__init__.py"))
        # At the end of the path: a plugin that is called like a module of Python must not hide it.
        if names and str(folder) not in sys.path:
            sys.path.append(str(folder))
        for name in names:
            yield name, name, False


def names_in(package: str) -> list[str]:
    """The modules of a package that can be on a shelf; none if there is no such package."""
    try:
        spec = find_spec(package)
    except ModuleNotFoundError:  # a plugin without this folder, or without the one above it
        return []
    places = spec.submodule_search_locations if spec is not None else None
    places = getattr(sys.modules.get(package), "__path__", places)
    files = (file.name for file in iter_modules(places or ()) if not file.ispkg)
    return [name for name in files if not name.startswith("_")]


def _entry_points() -> list[tuple[str, str]]:
    """Names and packages of the group; `importlib.metadata` is slow to import, and rarely needed.

    Its own search reads the same files, and takes a hundred milliseconds of every start.
    """
    # The folders end in dist-info or egg-info.
    files = (file for place in sys.path for file in Path(place).glob("*-info/entry_points.txt"))
    # Other packages' files: one that isn't UTF-8 must not prevent a start.
    if not any(f"[{GROUP}]" in file.read_text("utf-8", errors="replace") for file in files):
        return []
    from importlib import metadata

    return sorted((point.name, point.value) for point in metadata.entry_points(group=GROUP))


class _Refused(Exception):
    """A plugin that isn't as it has to be; its text is for people."""


def _declared(name: str, package: str, is_own: bool) -> Plugin:
    """A plugin's declaration of itself, once checked; of ours, tests check the rest."""
    plugin = getattr(import_module(package), "PLUGIN", None)
    if not isinstance(plugin, Plugin):
        raise _Refused(
            message(
                "PLUGIN is missing in {file}.", file=f"{package.replace('.', '/')}/__init__.py"
            )
        )
    if plugin.name != name:
        raise _Refused(
            message(
                "It calls itself {name!r}, but is installed as {as_name!r}.",
                name=plugin.name,
                as_name=name,
            )
        )
    if not _VERSION.fullmatch(plugin.version):
        raise _Refused(
            message(
                "Its version is {version!r}, which isn't a number such as 1.0.",
                version=plugin.version,
            )
        )
    if is_older(__version__, plugin.since):
        raise _Refused(
            message(
                "It needs TuringDesk {since} or later; this is {version}.",
                since=plugin.since,
                version=__version__,
            )
        )
    if not is_own:
        _check_folders(package)
    return plugin


def is_older(version: str, than: str) -> bool:
    """True if one version comes before another.

    >>> is_older("1.9", "1.10"), is_older("1.0", "1")
    (True, False)
    """
    # As numbers, since texts would put 1.10 before 1.9.
    first, second = ([int(n) for n in re.findall(r"\d+", text)] for text in (version, than))
    length = max(len(first), len(second))
    first, second = (numbers + [0] * (length - len(numbers)) for numbers in (first, second))
    return first < second


def _check_folders(package: str) -> None:
    """Import what is on the shelves, and see that each file offers what its folder is for.

    Windows are only read, since a command must not need Qt.
    """
    names = {folder: {*names_in(f"{package}.{folder}")} for folder in FOLDERS.values()}
    for folder, offers in _OFFERS.items():
        for name in names[folder]:
            place = f"{package}.{folder}.{name}"
            has = (
                offers in _assigned(place)
                if folder.startswith("gui.")
                else hasattr(import_module(place), offers)
            )
            if not has:
                raise _Refused(
                    message("{offers} is missing in {file}.", offers=offers, file=place)
                )
    for things, views in _TWINS:
        for name in names[things] ^ names[views]:
            if name in names[views]:
                raise _Refused(
                    message(
                        "{file} shows a task that the plugin doesn't have.",
                        file=f"{package}.{views}.{name}",
                    )
                )
            raise _Refused(
                message(
                    "The task {name} has no view: {file} is missing.",
                    name=name,
                    file=f"{package}.{views}.{name}",
                )
            )


def _assigned(module: str) -> set[str]:
    """The names that a module's top level defines, read without running it."""
    import ast

    spec = find_spec(module)
    if spec is None or not spec.origin:
        return set()
    assigned_names = set()
    for node in ast.parse(Path(spec.origin).read_text("utf-8")).body:
        targets = (
            [node.target] if isinstance(node, ast.AnnAssign) else getattr(node, "targets", [])
        )
        assigned_names |= {target.id for target in targets if isinstance(target, ast.Name)}
        assigned_names |= (
            {node.name} if isinstance(node, ast.ClassDef | ast.FunctionDef) else set()
        )
        if isinstance(node, ast.ImportFrom):
            assigned_names |= {name.asname or name.name for name in node.names}
    return assigned_names


def _lacking(loaded: LoadedPlugin, others: Mapping[str, LoadedPlugin]) -> str:
    return next((name for name in loaded.plugin.requires if name not in others), "")


def _problem(name: str, package: str, error: BaseException) -> Problem:
    from turingdesk.core.errors import Problem, Severity

    if isinstance(error, _Refused):
        why = error.args[0]
    elif isinstance(error, _Interrupted):
        why = message("Its import didn't finish within {seconds:g} seconds.", seconds=IMPORT_S)
    else:
        kind = type(error).__name__
        why = message("Its import failed: {kind}: {text}", kind=kind, text=str(error))
    what = message("The plugin {name} ({package}) isn't loaded.", name=name, package=package)
    fix = message("Update or remove the plugin, or ask the person who wrote it.")
    return Problem(join(" ", (what, why)), fix, package, severity=Severity.WARNING)


class _Interrupted(Exception):
    """An import took too long."""


@contextmanager
def _time_limit(seconds: float, *, is_own: bool) -> Iterator[None]:
    """Interrupt what others wrote after a time, as Ctrl+C would.

    Only the main thread can be interrupted, and that is where programs load their plugins. The
    signal's own handler is put in its place meanwhile: a process in the background ignores it.
    """
    if is_own or threading.current_thread() is not threading.main_thread():
        yield
        return
    is_late, main_thread = threading.Event(), threading.get_ident()
    before = signal.signal(signal.SIGINT, signal.default_int_handler)

    def interrupt() -> None:
        is_late.set()
        # A signal also ends a wait of the system's, which interrupt_main doesn't outside Windows.
        if hasattr(signal, "pthread_kill"):
            signal.pthread_kill(main_thread, signal.SIGINT)
        else:
            _thread.interrupt_main()

    timer = threading.Timer(seconds, interrupt)
    # A thread that isn't a daemon would delay the end of the program.
    timer.daemon = True
    timer.start()
    try:
        yield
        timer.cancel()
        if is_late.is_set():
            sleep(1)  # until the interrupt arrives, which may be on its way
    except KeyboardInterrupt:
        if not is_late.is_set():
            raise
        raise _Interrupted from None
    finally:
        timer.cancel()
        signal.signal(signal.SIGINT, before or signal.SIG_DFL)
