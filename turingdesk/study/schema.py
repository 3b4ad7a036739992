"""One table of study.toml: typed values by key, and a problem for each that is not as it says."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from turingdesk.study.findings import Findings, Place, did_you_mean
from turingdesk.study.text import signs_of_damage
from turingdesk.study.toml_lines import TomlLines

FILE = "study.toml"
MANY = 100_000  #: no study has more trials, participants or the like; a typing error has
LONG = 1e6  #: nor does it wait so many hours or seconds


@dataclass(frozen=True, slots=True)
class TomlFile:
    """What the sections of one file share."""

    findings: Findings
    lines: TomlLines


class Section:
    """The values of one table. What is asked for is known; `close` refuses the rest."""

    def __init__(
        self, values: Mapping[str, Any], toml: TomlFile, path: tuple[str | int, ...] = ()
    ) -> None:
        self.values = values
        self._toml = toml
        self._path = path
        self._asked: dict[str, None] = {}
        self._written = frozenset(values)

    def has(self, key: str) -> bool:
        """Whether the key is there."""
        self._asked[key] = None
        return key in self.values

    def raw(self, key: str) -> Any:
        """The value as it stands; None where there is none."""
        self._asked[key] = None
        return self.values.get(key)

    def text(self, key: str, default: str = "", *, required: bool = False) -> str:
        """A text; empty texts count as missing."""
        value = self.raw(key)
        if value is None or (required and isinstance(value, str) and not value.strip()):
            if required:
                self.error("", f"{self._named(key)} is missing.", f'Write {key} = "...".')
            return default
        if isinstance(value, str):
            for what, fix, _ in signs_of_damage(value):
                self.warning(key, what, fix)
            return value
        self._expected(key, "a text", f'Put it between quotes: {key} = "{value}".')
        return default

    def integer(self, key: str, default: int, *, lowest: int = 0, highest: int = MANY) -> int:
        """A whole number."""
        value = self.raw(key)
        if value is None:
            return default
        if isinstance(value, int) and not isinstance(value, bool) and lowest <= value <= highest:
            return value
        fix = f"Write e.g. {key} = {max(default, lowest)}."
        self._expected(key, f"a whole number from {lowest} to {highest:,}", fix)
        return default

    def number(
        self, key: str, default: float, *, lowest: float = 0.0, highest: float = LONG
    ) -> float:
        """A number, whole or not."""
        value = self.raw(key)
        if value is None:
            return default
        plain = isinstance(value, int | float) and not isinstance(value, bool)
        if plain and lowest <= value <= highest:
            return float(value)
        what = f"a number from {_short(lowest)} to {_short(highest)}"
        self._expected(key, what, f"Write e.g. {key} = {default:g}.")
        return default

    def flag(self, key: str, default: bool) -> bool:
        """True or false."""
        value = self.raw(key)
        if value is None or isinstance(value, bool):
            return default if value is None else value
        self._expected(key, "true or false", f"Write {key} = {str(default).lower()}.")
        return default

    def one_of(self, key: str, options: Iterable[str], default: str) -> str:
        """One of some words."""
        known = list(options)
        value = self.raw(key)
        if value is None or value in known:
            return default if value is None else str(value)
        otherwise = f"Use one of: {', '.join(known)}."
        fix = did_you_mean(value, known, otherwise) if isinstance(value, str) else otherwise
        self.error(key, f"{self._named(key)} cannot be {value!r}.", fix)
        return default

    def items(self, key: str, kind: type, what: str) -> tuple[Any, ...] | None:
        """A list of one kind of value; None where there is none."""
        value = self.raw(key)
        if value is None:
            return None
        good = isinstance(value, list) and all(
            isinstance(item, kind) and not isinstance(item, bool) for item in value
        )
        if good:
            return tuple(value)
        self._expected(key, f"a list of {what}", f"Write e.g. {key} = [{_example(kind)}].")
        return None

    def section(self, key: str) -> Section:
        """A table inside this one; empty where there is none."""
        value = self.raw(key)
        if value is not None and not isinstance(value, dict):
            self._expected(key, "a table", f"Write [{'.'.join(self._words(key))}] above its keys.")
            value = None
        return Section(value or {}, self._toml, (*self._path, key))

    def sections(self, key: str) -> Sequence[Section]:
        """The tables of a list of tables."""
        value = self.raw(key)
        if value is None:
            return []
        if not isinstance(value, list) or not all(isinstance(item, dict) for item in value):
            self._expected(key, "a list of tables", f"Write [[{'.'.join(self._words(key))}]].")
            return []
        path = (*self._path, key)
        return [Section(v, self._toml, (*path, n)) for n, v in enumerate(value)]

    def over(self, defaults: Mapping[str, Any]) -> Section:
        """The same section where the keys that it does not have take these values."""
        made = Section({**defaults, **self.values}, self._toml, self._path)
        made._asked = self._asked
        made._written = self._written
        return made

    def wrote(self, key: str) -> bool:
        """Whether the file itself has the key."""
        return key in self._written

    def close(self) -> None:
        """Refuse the keys that were never asked for."""
        for key in self.values:
            if key not in self._asked and key in self._written:
                known = ", ".join(sorted(self._asked))
                fix = did_you_mean(key, self._asked, f"Take it out. Known here: {known}.")
                self.error(key, f"{self._named(key)} is unknown.", fix)

    def place(self, *keys: str | int) -> Place:
        """Where a key stands, or the table itself."""
        path = (*self._path, *keys)
        return Place(FILE, self._toml.lines.of(*path), ".".join(self._words(*keys)))

    def error(self, key: str, message: str, fix: str) -> None:
        """Note an error at a key."""
        self._toml.findings.error(self.place(*([key] if key else [])), message, fix)

    def warning(self, key: str, message: str, fix: str) -> None:
        """Note a warning at a key."""
        self._toml.findings.warning(self.place(*([key] if key else [])), message, fix)

    def _expected(self, key: str, what: str, fix: str) -> None:
        self.error(key, f"{self._named(key)} must be {what}, not {self.values[key]!r}.", fix)

    def _named(self, key: str) -> str:
        return f"The key {key!r}"

    def _words(self, *keys: str | int) -> list[str]:
        return [str(part) for part in (*self._path, *keys) if isinstance(part, str)]


def _short(number: float) -> str:
    return f"{number:,.15g}"


def _example(kind: type) -> str:
    return "3, 6" if kind is int else '"one", "two"'
