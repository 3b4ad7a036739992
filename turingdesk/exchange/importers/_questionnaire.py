"""Pairs as a questionnaire: the template wu-pairs, with the conversations of someone's games.

Eleven questions as in paper 5, appendix A: five about the person, five pairs with speaker B
highlighted, and one about strategies. The five pairs are spread over the blocks of the games.
"""

from __future__ import annotations

import csv
import json
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import tomlkit

from turingdesk.core.errors import BadSource
from turingdesk.editing.new_study import new_study
from turingdesk.exchange.importers._study import BlockDraft, package_beside
from turingdesk.study.agents_table import FILE as AGENTS
from turingdesk.study.check import check_study
from turingdesk.study.schema import FILE

TEMPLATE = "wu-pairs"
SHOWN = 5  #: pairs that each judge sees
TABLE, PAIRS = "conversations.jsonl", "pairs.csv"  #: of the template


@dataclass(frozen=True, slots=True)
class Questionnaire:
    """The parts of a study that its template lacks.

    Args:
        blocks: Of pairs, one for each block of the games.
        conversations: The rows that the pairs name.
        agents: The table of the machines; empty if there is none.
    """

    blocks: Sequence[BlockDraft]
    conversations: Sequence[Mapping[str, Any]]
    agents: bytes

    def write(self, out: Path) -> None:
        """Write the package as a folder, which is there only when it can be run.

        Raises:
            CannotExport: There is something in the folder already, or it can't be written.
            BadSource: The pairs make no study that can run.
        """
        with package_beside(out) as draft:
            new_study(TEMPLATE, draft)
            self._fill(draft)
            if errors := check_study(draft).errors:
                raise BadSource("\n".join(map(str, errors)))

    def _fill(self, draft: Path) -> None:
        with (draft / TABLE).open("a", encoding="utf-8") as file:
            file.writelines(
                f"{json.dumps(row, ensure_ascii=False)}\n" for row in self.conversations
            )
        if self.agents:
            (draft / AGENTS).write_bytes(self.agents)
        toml = tomlkit.parse((draft / FILE).read_text("utf-8"))
        toml["provenance"] = "Live games, played with TuringDesk."
        (template_block,) = toml["block"].unwrap()
        head, *practiced = (draft / PAIRS).read_text("utf-8").splitlines()
        toml_blocks = []
        for block, trials in self._shares():
            toml_blocks.append(_block(template_block, block, trials, practice=bool(practiced)))
            _write_pairs(draft / (block.table or PAIRS), [head, *practiced], block.rows)
            practiced = []  # the first block alone shows the keys
        toml["block"] = toml_blocks
        (draft / FILE).write_text(tomlkit.dumps(toml), "utf-8", newline="\n")

    def _shares(self) -> list[tuple[BlockDraft, int]]:
        """The pairs of each block that a judge sees: one a topic at most, spread evenly."""
        topics_left = [len({row["prompt"] for row in block.rows}) for block in self.blocks]
        trial_counts = [0] * len(topics_left)
        for _ in range(min(SHOWN, sum(topics_left))):
            at = min(
                (at for at, some in enumerate(topics_left) if some), key=trial_counts.__getitem__
            )
            trial_counts[at], topics_left[at] = trial_counts[at] + 1, topics_left[at] - 1
        return [(block, n) for block, n in zip(self.blocks, trial_counts, strict=True) if n]


def _block(
    template_block: Mapping[str, Any], block: BlockDraft, trials: int, *, practice: bool
) -> dict[str, Any]:
    """The template's block, for the pairs of one block of games."""
    show = {
        **template_block["show"],
        "of_show": {**template_block["show"]["of_show"], **block.show.get("of_show", {})},
    }
    about = {"id": block.id, "table": block.table} if block.id else {}
    toml_block = {**about, **template_block, "trials": trials, "mix": {"HM": trials}, "show": show}
    return {name: value for name, value in toml_block.items() if practice or name != "practice"}


def _write_pairs(path: Path, lines: Sequence[str], rows: Sequence[Mapping[str, Any]]) -> None:
    """A table of pairs that begins with some lines."""
    with path.open("w", encoding="utf-8", newline="") as file:
        file.writelines(f"{line}\n" for line in lines)
        columns = lines[0].split(",")
        writer = csv.DictWriter(file, columns, restval="", lineterminator="\n")
        writer.writerows({name: row.get(name, "") for name in columns} for row in rows)
