"""Shelves: packages whose modules each offer one thing under one agreed name.

A shelf looks into its folder of the house first, then into the folder of the same purpose of each
plugin (`core/plugin.py`). Nothing is listed anywhere else: a file that is there is on the shelf.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import cached_property
from importlib import import_module
from typing import TypeVar, cast

from turingdesk.core.plugin import FOLDERS, names_in, plugins

T = TypeVar("T")


class Shelf(Mapping[str, T]):
    """The things a package and plugins offer, by module name, each imported when asked for.

    A file is one thing: dropping `audio.py` into `turingdesk/tasks/`, or into the folder `tasks`
    of a plugin, adds the task "audio". Modules whose name starts with an underscore are on no
    shelf, and neither are folders: they are rooms beside it.

    Args:
        package: The folder in the house, dotted.
        offers: What a module calls that which it offers.
    """

    def __init__(self, package: str, offers: str) -> None:
        self._package = package
        self._offers = offers

    @cached_property
    def _modules(self) -> Mapping[str, str]:
        return modules(self._package)

    @cached_property
    def _names(self) -> tuple[str, ...]:
        return tuple(self._modules)

    def __iter__(self) -> Iterator[str]:
        return iter(self._names)

    def __len__(self) -> int:
        return len(self._names)

    def __contains__(self, name: object) -> bool:
        return name in self._names

    def __getitem__(self, name: str) -> T:
        if name not in self:
            from turingdesk.core.errors import (
                UnknownName,
            )  # only here: commands start with shelves

            raise UnknownName(self._offers.lower(), name, list(self))
        return self._load(name)

    def _load(self, name: str) -> T:
        return cast(T, getattr(import_module(self._modules[name]), self._offers))


def modules(package: str) -> dict[str, str]:
    """The modules on a shelf, dotted, by what they offer; by name.

    Only folders are looked at; nothing in them is imported.

    Args:
        package: The folder in the house, dotted.

    Raises:
        NameTaken: Two of them have the same name.
    """
    places = {name: f"{package}.{name}" for name in names_in(package)}
    folder = FOLDERS.get(package)
    for plugin in plugins().loaded.values() if folder else ():
        for name in names_in(f"{plugin.package}.{folder}"):
            module = f"{plugin.package}.{folder}.{name}"
            if name in places:
                from turingdesk.core.errors import NameTaken

                raise NameTaken(name, (places[name], module))
            places[name] = module
    return dict(sorted(places.items()))


def see_that_names_differ() -> None:
    """Look at every shelf that plugins from elsewhere can be on; ours are tested.

    Raises:
        NameTaken: Two things on a shelf have the same name.
    """
    if not all(plugin.is_own for plugin in plugins().loaded.values()):
        for package in FOLDERS:
            modules(package)


def listed(package: str) -> tuple[str, ...]:
    """The names on a shelf, for floors that may not import what is above them."""
    return tuple(modules(package))
