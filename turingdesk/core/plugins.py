"""Plugins: a package whose modules each offer one thing under one agreed name."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import cached_property
from importlib import import_module
from importlib.util import find_spec
from pkgutil import iter_modules
from typing import TypeVar, cast

from turingdesk.core.errors import UnknownName

T = TypeVar("T")


class Plugins(Mapping[str, T]):
    """The things a package offers, by module name, each imported when first asked for.

    A file is a plugin: dropping `audio.py` into `turingdesk/tasks/` adds the
    task "audio". Modules whose name starts with an underscore are not plugins, and
    neither are folders: they are rooms beside the shelf.
    """

    def __init__(self, package: str, offers: str) -> None:
        self._package = package
        self._offers = offers

    @cached_property
    def _names(self) -> tuple[str, ...]:
        return listed(self._package)

    def __iter__(self) -> Iterator[str]:
        return iter(self._names)

    def __len__(self) -> int:
        return len(self._names)

    def __contains__(self, name: object) -> bool:
        return name in self._names

    def __getitem__(self, name: str) -> T:
        if name not in self:
            raise UnknownName(self._offers.lower(), name, list(self))
        return self._load(name)

    def _load(self, name: str) -> T:
        return cast(T, getattr(import_module(f"{self._package}.{name}"), self._offers))


def listed(package: str) -> tuple[str, ...]:
    """The names of a package's plugins, for floors that may not import what is above them.

    Only the folder is looked at; nothing in it is imported.
    """
    found = find_spec(package)
    folders = found.submodule_search_locations if found is not None else None
    there = (m.name for m in iter_modules(folders or ()) if not m.ispkg)
    return tuple(name for name in there if not name.startswith("_"))
