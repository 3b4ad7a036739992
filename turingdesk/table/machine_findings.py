"""Trained judges' findings about themselves: weights, folds compared, unknown machines.

One file per judge, `machine_judges/<study>_<judge>.json` in the data folder, always rewritten.
Nothing in it is measured: all can be computed again by running the judge again. A judge that ran
with other settings, or on another version of the study, leaves nothing of what was there before.
Like the journals of machine judges it tells who made what, so it stays where they are.
"""

from __future__ import annotations

import os
import re
from collections.abc import Iterable, Mapping, Sequence
from contextlib import suppress
from dataclasses import asdict, dataclass, field
from hashlib import sha256
from pathlib import Path
from typing import Any

import orjson

from turingdesk.core.errors import Problem, Severity, WriteFailed
from turingdesk.core.message import from_json, message, to_json
from turingdesk.system.access import file_mode, make_folder
from turingdesk.system.disk import refusal, write_whole
from turingdesk.system.os_errors import explain_os_error

FINDINGS = "machine_findings"  #: the attribute of a table's responses that contains them
FOLDER = "machine_judges"  #: in the data folder
Row = Mapping[str, Any]
_FORMAT = 1
_SUFFIX = ".json"
_FIX = message(
    "Run `turingdesk judge` again with the same settings. The verdicts are not affected."
)


@dataclass(frozen=True, slots=True)
class JudgeVersion:
    """The judge that findings belong to: its study and settings, each in one version."""

    study: str
    study_hash: str
    judge: str  #: as responses have it, such as judge:svm
    fingerprint: str  #: of the judge's settings


@dataclass(frozen=True, eq=False, slots=True)
class JudgeFindings:
    """The findings of one judge: rows of plain values, by what they are about."""

    of: JudgeVersion
    parts: Mapping[str, Sequence[Row]] = field(default_factory=dict)

    def __deepcopy__(self, memo: object) -> JudgeFindings:
        """Itself, for it never changes: pandas copies attributes whenever it copies a table."""
        return self


def save_findings(
    data: Path, of: JudgeVersion, parts: Mapping[str, Sequence[Row]]
) -> JudgeFindings:
    """Write findings; parts that the same version of the judge saved before remain.

    Args:
        data: The data folder.
        of: The judge.
        parts: Rows by what they are about; a part replaces the one of the same name.

    Returns:
        All that is kept of this judge now.

    Raises:
        WriteFailed: The disk refused; what was there before is as it was.
    """
    names = (of.study, of.judge.removeprefix("judge:"))
    path = data / FOLDER / f"{'_'.join(map(_safe_name, names))}{_SUFFIX}"
    before: Mapping[str, Sequence[Row]] = {}
    with suppress(OSError, ValueError):
        saved = _parsed(path.read_bytes())
        before = saved.parts if saved.of == of else {}
    content_fields = to_json({"format": _FORMAT, **asdict(of), "parts": {**before, **parts}})
    content = orjson.dumps(
        {**content_fields, "sha256": _digest(content_fields)}, option=orjson.OPT_INDENT_2
    )
    try:
        _write(path, content)
    except OSError as problem:
        raise WriteFailed(
            message(
                "The results of {judge} could not be written to {path}. {problem} Its verdicts "
                "are saved.",
                judge=of.judge,
                path=path,
                problem=refusal(path, problem),
            )
        ) from problem
    return _parsed(content)


def read(data: Path, study: str | None = None) -> tuple[list[JudgeFindings], list[Problem]]:
    """All findings of a data folder, and what is wrong with files that cannot be read.

    Args:
        data: The data folder.
        study: Of this study only.
    """
    judge_findings, problems = [], []
    for path in _files(data / FOLDER):
        try:
            findings = _parsed(path.read_bytes())
        except FileNotFoundError:  # replaced this moment
            continue
        except (OSError, ValueError) as problem:
            what = message(
                "The results of a trained judge can't be read. {why}",
                why=explain_os_error(problem).happened,
            )
            file = f"{FOLDER}/{path.name}"
            problems.append(Problem(what, _FIX, file, severity=Severity.WARNING))
            continue
        if study in (None, findings.of.study):
            judge_findings.append(findings)
    return judge_findings, problems


def with_session(
    judge_findings: Iterable[JudgeFindings], opened: Iterable[Mapping[str, Any]]
) -> tuple[JudgeFindings, ...]:
    """Select the findings of judges with a session in the data, of the same study and settings.

    Args:
        judge_findings: Findings.
        opened: First lines of journals.
    """
    there = {
        JudgeVersion(
            str(line.get("study", "")),
            str(line.get("study_hash", "")),
            str(line.get("judge", "")),
            str((line.get("judge_settings") or {}).get("fingerprint", "")),
        )
        for line in opened
        if str(line.get("judge", "")).startswith("judge:")
    }
    return tuple(findings for findings in judge_findings if findings.of in there)


def _files(folder: Path) -> list[Path]:
    with suppress(OSError), os.scandir(folder) as files:
        # Drafts of `write_whole` begin with a dot.
        named = (Path(entry.path) for entry in files if not entry.name.startswith("."))
        return sorted(path for path in named if path.suffix == _SUFFIX)
    return []


def _parsed(content: bytes) -> JudgeFindings:
    """Parse the content of a file.

    Raises:
        ValueError: It isn't what `save_findings` wrote.
    """
    fields = orjson.loads(content)
    if not isinstance(fields, dict) or "sha256" not in fields:
        raise ValueError(message("its content is something else"))
    digest = fields.pop("sha256")
    if fields.get("format") != _FORMAT:
        raise ValueError(message("another version of TuringDesk wrote it"))
    if digest != _digest(fields):
        raise ValueError(message("it was changed after it was written"))
    of = JudgeVersion(
        fields["study"], fields["study_hash"], fields["judge"], fields["fingerprint"]
    )
    return JudgeFindings(of, {part: [*rows] for part, rows in from_json(fields["parts"]).items()})


def _digest(fields: Mapping[str, Any]) -> str:
    # Sorted keys, so that the order of members doesn't matter.
    return sha256(orjson.dumps(fields, option=orjson.OPT_SORT_KEYS)).hexdigest()


def _write(path: Path, content: bytes) -> None:
    make_folder(path.parent)
    write_whole(path, content, file_mode(path.parent))


def _safe_name(name: str) -> str:
    """Make a name safe for file names; different names differ even where case is ignored.

    >>> _safe_name("svm"), _safe_name("GPT/4")
    ('svm', 'gpt-4-758ede')
    """
    word = re.sub(r"[^a-z0-9]+", "-", name.casefold()).strip("-")[:40]
    if word == name:
        return word
    return f"{word}-{sha256(name.encode()).hexdigest()[:6]}".strip("-")
