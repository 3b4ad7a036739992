"""study.toml of a sealed package: the same study, without comments and with new names in it."""

from __future__ import annotations

import tomllib
from typing import TYPE_CHECKING, Any

from turingdesk.tasks.pairs import PairsShow

if TYPE_CHECKING:
    from turingdesk.core.study import Block
    from turingdesk.sealing.sealed_rows import Aliases
    from turingdesk.study.package import Package

#: What is left out: where pictures lie, and where answers come from.
_HIDDEN = ("media", "provenance")


def sealed_toml(package: Package, aliases: Aliases) -> bytes:
    """The file's content. Comments may say who made what, so they stay behind."""
    import tomlkit

    values = tomllib.loads(package.toml.decode().replace("\r\n", "\n"))
    for key in _HIDDEN:
        values.pop(key, None)
    blocks: list[dict[str, Any]] = values["block"]
    for written, block in zip(blocks, package.study.blocks, strict=True):
        _rename(written, block, aliases)
    return tomlkit.dumps(values).encode()


def _rename(written: dict[str, Any], block: Block, aliases: Aliases) -> None:
    written["table"] = aliases.tables[block.table]
    if isinstance(block.show, PairsShow):
        written.setdefault("show", {})["of_table"] = aliases.tables[block.show.of_table]
    if "fixed" in written:
        written["fixed"] = {
            place: aliases.stimuli[block.table, name] for place, name in written["fixed"].items()
        }
