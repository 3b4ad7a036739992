"""The tables of a sealed package: what participants see, in new order and under new names.

Omitted are origins, agents, provenance, prompts, domains, unknown columns, and of each
answer what is never shown. Control questions stay, with their truths.
"""

from __future__ import annotations

import json
import secrets
from collections.abc import Mapping
from dataclasses import asdict, dataclass, field, fields, is_dataclass
from pathlib import Path, PurePosixPath
from typing import TYPE_CHECKING, Any

from turingdesk.core.stimulus import Stimulus
from turingdesk.core.task import TASKS
from turingdesk.study.fingerprint import MEDIA
from turingdesk.tasks.pairs import Pair, PairsShow

if TYPE_CHECKING:
    from turingdesk.study.package import Package


@dataclass(frozen=True)
class Aliases:
    """The names of everything in the sealed package."""

    stimuli: Mapping[tuple[str, str], str] = field(repr=False)  #: by true table and id
    tables: Mapping[str, str] = field(repr=False)  #: by true name
    media: Mapping[str, str] = field(repr=False)  #: by true name in the media folder
    turned: frozenset[str] = field(repr=False)  #: pairs, by new id, whose two changed places

    @classmethod
    def drawn(cls, package: Package) -> Aliases:
        """New names that no one can foresee."""
        chance = secrets.SystemRandom()
        every = [(name, s) for name, table in package.stimuli.items() for s in table]
        new = _different(len(every), "s")
        stimuli = {(name, s.id): alias for (name, s), alias in zip(every, new, strict=True)}
        pairs = [alias for (_, s), alias in zip(every, new, strict=True) if s.parts]
        media = [path.removeprefix(f"{MEDIA}/") for path in package.files if _is_media(path)]
        names = _different(len(media), "")
        return cls(
            stimuli,
            {name: f"stimuli-{n}.jsonl" for n, name in enumerate(_by_block(package), 1)},
            {
                old: name + PurePosixPath(old).suffix.lower()
                for old, name in zip(media, names, strict=True)
            },
            frozenset(alias for alias in pairs if chance.random() < 0.5),
        )

    def parts(self, of_table: str, alias: str, stimulus: Stimulus) -> tuple[str, ...]:
        """The new names of the two of a pair, in their new order; of others nothing."""
        names = tuple(self.stimuli[of_table, part] for part in stimulus.parts)
        return names[::-1] if alias in self.turned else names


class SealedTables:
    """Writes the tables of one package again."""

    def __init__(self, package: Package, aliases: Aliases) -> None:
        self._package = package
        self._aliases = aliases
        self._shows = _shows(package)
        self._pictures = {
            path: aliases.media[name.removeprefix(f"{MEDIA}/")]
            for name, path in package.files.items()
            if _is_media(name)
        }

    def contents(self) -> dict[str, bytes]:
        """The content of each new table by its new name, rows in random order."""
        content_by_name = {}
        for name, table in self._package.stimuli.items():
            rows = [self._row(name, stimulus) for stimulus in table]
            # Anyone who knows the order of the original table would otherwise know who made what.
            secrets.SystemRandom().shuffle(rows)
            lines = (json.dumps(row, ensure_ascii=False) + "\n" for row in rows)
            content_by_name[self._aliases.tables[name]] = "".join(lines).encode()
        return content_by_name

    def _row(self, table: str, stimulus: Stimulus) -> dict[str, Any]:
        alias = self._aliases.stimuli[table, stimulus.id]
        if isinstance(stimulus.content, Pair):
            return {"id": alias, **self._sides(table, stimulus, alias)}
        task, shows = TASKS[stimulus.task], self._shows[table]
        parts = [task.seen(stimulus.content, shows) if task.seen else stimulus.content]
        if _asks_control(self._package, table):
            parts += filter(None, [self._package.truths.get(table, {}).get(stimulus.id)])
        row: dict[str, Any] = {"id": alias}
        for part in parts:
            for part_field in fields(part):
                value = self._plain(getattr(part, part_field.name))
                if value not in (None, "", []):
                    row[part_field.name] = value
        return row

    def _sides(self, table: str, stimulus: Stimulus, alias: str) -> dict[str, str]:
        """The two of a pair: in half of the pairs the second comes first now."""
        of_table = next(s.of_table for s in self._shows[table] if isinstance(s, PairsShow))
        names = self._aliases.parts(of_table, alias, stimulus)
        return dict(zip(("first", "second"), names, strict=True))

    def _plain(self, value: Any) -> Any:
        """A value as JSON writes it; a picture by its new name."""
        if isinstance(value, Path):
            return self._pictures[value]
        if isinstance(value, tuple):
            return [self._plain(item) for item in value]
        if is_dataclass(value) and not isinstance(value, type):
            return {name: v for name, v in asdict(value).items() if v is not None}
        return value


def _shows(package: Package) -> dict[str, list[Any]]:
    """The ways in which each table's rows are shown, by every block, also as sides of a pair."""
    shows_by_table: dict[str, list[Any]] = {name: [] for name in package.stimuli}
    for block in package.study.blocks:
        shows_by_table[block.table].append(block.show)
        if isinstance(block.show, PairsShow):
            shows_by_table[block.show.of_table].append(block.show.of_show)
    return shows_by_table


def _asks_control(package: Package, table: str) -> bool:
    blocks = (block for block in package.study.blocks if block.table == table)
    return any(block.controls.questions != () for block in blocks)


def _by_block(package: Package) -> list[str]:
    """The tables in the order of the blocks, so that the order in the file reveals nothing new."""
    named = []
    for block in package.study.blocks:
        named.append(block.table)
        if isinstance(block.show, PairsShow):
            named.append(block.show.of_table)
    return list(dict.fromkeys(named))


def _different(count: int, begin: str) -> list[str]:
    """Names that are all different, with 48 random bits each."""
    names: dict[str, None] = {}
    while len(names) < count:
        names[begin + secrets.token_hex(6)] = None
    return list(names)


def _is_media(name: str) -> bool:
    return name.startswith(f"{MEDIA}/")
