"""Plugins: a package whose modules each offer one thing under one agreed name."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import cached_property
from importlib import import_module
from pkgutil import iter_modules
from typing import TypeVar, cast

from turingdesk.core.errors import UnknownName

T = TypeVar("T")


class Plugins(Mapping[str, T]):
    """The things a package offers, by module name, each imported when first asked for.

    A file is a plugin: dropping `audio.py` into `turingdesk/tasks/` adds the
    task "audio". Modules whose name starts with an underscore are not plugins.
    """

    def __init__(self, package: str, offers: str) -> None:
        self._package = package
        self._offers = offers

    @cached_property
    def _names(self) -> tuple[str, ...]:
        folder = import_module(self._package).__path__
        return tuple(m.name for m in iter_modules(folder) if not m.name.startswith("_"))

    def __iter__(self) -> Iterator[str]:
        return iter(self._names)

    def __len__(self) -> int:
        return len(self._names)

    def __contains__(self, name: object) -> bool:
        return name in self._names

    def __getitem__(self, name: str) -> T:
        if name not in self:
            raise UnknownName(self._offers.lower(), name, list(self))
        return cast(T, getattr(import_module(f"{self._package}.{name}"), self._offers))
