"""Checks a study as a whole: its package, whether its plan can be met, and its design."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace
from pathlib import Path

from turingdesk.core.errors import Problem, Severity
from turingdesk.core.exclusion import ruled_by_limit
from turingdesk.core.message import message
from turingdesk.core.plan import Plan, plan
from turingdesk.core.quality import TooFast, plain, sentence, settings_in_words
from turingdesk.study.design import design_warnings
from turingdesk.study.package import Package, Reading, read_package


@dataclass(frozen=True, slots=True)
class Checked:
    """A study with its plan and everything that is wrong with either."""

    package: Package | None  #: None if it could not be read without errors
    plan: Plan | None
    problems: tuple[Problem, ...]

    @property
    def errors(self) -> tuple[Problem, ...]:
        """The problems that keep every session from running."""
        return tuple(p for p in self.problems if p.severity is Severity.ERROR)

    @property
    def warnings(self) -> tuple[Problem, ...]:
        """The problems that are probably unintended."""
        return tuple(p for p in self.problems if p.severity is Severity.WARNING)

    @property
    def pilot_only(self) -> tuple[Problem, ...]:
        """The problems that keep a session of a participant from running, but not a pilot."""
        return tuple(p for p in self.problems if p.severity is Severity.PILOT_ONLY)

    @property
    def may_run(self) -> bool:
        """True if a session could run."""
        return self.package is not None and not self.errors


@dataclass(frozen=True, slots=True)
class RuleInForce:
    """A rule that excludes answers from the results of a study."""

    id: str
    about: str  #: what it excludes, and how it is changed, in sentences
    by_default: bool  #: whether nothing in study.toml names it


def rules_in_force(package: Package) -> list[RuleInForce]:
    """The rules of a study, also those that its blocks' limits imply, as `in_force` has them."""
    rules = []
    for block in ruled_by_limit(package.study):
        limit = f"{block.limits.too_fast_s:g} s"
        is_written = "too_fast_s" in (package.sections[block.id].values.get("limits") or {})
        whence = (
            message("the block's own limit")
            if is_written
            else message("the default for the task {task}", task=block.task)
        )
        about = message(
            "Excludes answers in the block {id} that took less than {limit}, {whence}. To "
            "change this, set too_fast_s in its [block.limits]; 0 means no limit.",
            id=block.id,
            limit=limit,
            whence=whence,
        )
        rules.append(RuleInForce(TooFast.kind, about, not is_written))
    for rule in package.study.rules:
        about = f"{sentence(rule)} {settings_in_words(plain(rule))}".strip()
        rules.append(RuleInForce(rule.id, about, by_default=False))
    return rules


def check_study(
    path: Path, *, hashes: bool = True, progress: Callable[[int, int], None] | None = None
) -> Checked:
    """Read a study and work out its plan; never raises for what is in the package.

    Args:
        path: A folder, the study.toml in it, or a .tdz file.
        hashes: Whether to compute the study's hash, for which every file is read whole.
        progress: Told how many files of how many have been hashed.
    """
    return checked(read_package(path, hashes=hashes, progress=progress))


def checked(reading: Reading) -> Checked:
    """The result of reading, with its plan."""
    package = reading.package
    if package is None:
        return Checked(None, None, reading.problems)
    study_plan = plan(package.study, package.stimuli)
    placed = tuple(package.placed(problem) for problem in study_plan.problems)
    check_result = Checked(package, study_plan, (*reading.problems, *placed))
    # Warnings about the design rest on a plan that can be met.
    if check_result.errors:
        return check_result
    return replace(
        check_result, problems=(*check_result.problems, *design_warnings(package, study_plan))
    )
