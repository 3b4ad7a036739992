"""A language model's sessions: the study with some of its blocks, and the trials shown first."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from difflib import get_close_matches
from typing import TYPE_CHECKING

from turingdesk.core.errors import TuringDeskError, UnknownName
from turingdesk.core.message import message
from turingdesk.core.study import Block, Study
from turingdesk.core.task import TASKS
from turingdesk.core.trial import Slot, Trial
from turingdesk.plugins.machine_judges.language_model.settings import ModelSettings

if TYPE_CHECKING:
    from turingdesk.study.package import Package


_SOME = 10  #: ids that are named where none is near; a study may have thousands


def example_trials(package: Package, settings: ModelSettings) -> dict[str, Trial]:
    """By block, the trial that is shown first with its truth; empty without examples.

    Args:
        package: The whole study.
        settings: The judge's.

    Raises:
        UnknownName: The study has no stimulus of that id.
        TuringDeskError: The study is sealed, or two examples belong to one block.
    """
    if settings.examples and package.study.sealed:
        raise TuringDeskError(
            message(
                "The study is sealed, so its makers are unknown here and no example can be "
                "given. Omit --example, or ask the people who sealed the study."
            )
        )
    trial_by_block: dict[str, Trial] = {}
    for example in settings.examples:
        blocks = [b for b in package.study.blocks if _has_stimulus(package, b, example)]
        if not blocks:
            ids = [s.id for table in package.stimuli.values() for s in table]
            near = get_close_matches(example, ids, n=1)
            raise UnknownName(message("stimulus of this study"), example, near or ids[:_SOME])
        for block in blocks:
            if block.id in trial_by_block:
                raise TuringDeskError(
                    message(
                        "There are two examples for the block {id}: {id2} and {example}. "
                        "Choose one.",
                        id=block.id,
                        id2=trial_by_block[block.id].stimulus.id,
                        example=example,
                    )
                )
            (trial_by_block[block.id],) = package.trials(
                [Slot(block.id, 1, example, asks_control=False)]
            )
    return trial_by_block


def selected_blocks(package: Package, settings: ModelSettings) -> Package:
    """The study with those blocks alone that are judged.

    With examples these are the blocks that have one; where it is asked for, those that show
    two side by side, or those that are named.

    Raises:
        UnknownName: The study has no block of that name.
        TuringDeskError: No block is left, or the study is sealed and has others.
    """
    study = package.study
    block_ids = [block.id for block in study.blocks]
    for name in settings.blocks:
        if name not in block_ids:
            raise UnknownName(message("block of this study"), name, block_ids)
    judged_blocks = tuple(block for block in study.blocks if _is_judged(package, block, settings))
    if not judged_blocks:
        raise TuringDeskError(_why_none(study, settings))
    if judged_blocks == study.blocks:
        return package
    if study.sealed:
        raise TuringDeskError(
            message(
                "The study is sealed, and its sessions were drawn with all its blocks. Judge "
                "all blocks instead of only {kept}.",
                kept=_join([block.id for block in judged_blocks]),
            )
        )
    return replace(package, study=replace(study, blocks=judged_blocks))


def _is_judged(package: Package, block: Block, settings: ModelSettings) -> bool:
    if (settings.blocks and block.id not in settings.blocks) or TASKS[block.task].plays:
        return False
    if settings.paired and block.task != "pairs":
        return False
    return not settings.examples or any(
        _has_stimulus(package, block, example) for example in settings.examples
    )


def _has_stimulus(package: Package, block: Block, id: str) -> bool:
    return any(stimulus.id == id for stimulus in package.stimuli[block.table])


def _why_none(study: Study, settings: ModelSettings) -> str:
    title = study.title
    if all(TASKS[block.task].plays for block in study.blocks):
        return message(
            "{title} has only games: there is nothing to judge until they are played.", title=title
        )
    if settings.paired:
        return message(
            "None of the requested blocks of {title!r} shows two answers side by side. Add one "
            'with task = "pairs" and a table of pairs, or omit --paired.',
            title=title,
        )
    return message(
        "No block of {title!r} has both what you requested and an example. Choose other blocks.",
        title=title,
    )


def _join(names: Sequence[str]) -> str:
    return ", ".join(names)
