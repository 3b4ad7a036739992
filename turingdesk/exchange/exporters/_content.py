"""The contents of an export: responses, sessions with answers to forms, and their columns."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, fields, replace
from enum import StrEnum
from pathlib import Path
from typing import TYPE_CHECKING, Any

from turingdesk.analysis._counted import before_rules, counted_responses, matrix, verdicts
from turingdesk.analysis._estimate import detectability
from turingdesk.analysis._registration import registrations, sentences
from turingdesk.analysis._rules import by_rule
from turingdesk.core.message import message, plural
from turingdesk.core.quality import rule_title, settings_in_words
from turingdesk.core.question import Role
from turingdesk.core.response import ADDED, CODEBOOK, EXCLUDED, SUPERSEDED, Response
from turingdesk.core.task import TASKS
from turingdesk.exchange.exporters._base import ExportCounts, ExportOptions, TruncatedText
from turingdesk.exchange.exporters._judged_text import ABOUT as TEXT_ABOUT
from turingdesk.exchange.exporters._judged_text import TEXT, texts
from turingdesk.journal.judge_kind import JudgeKind, kind_of
from turingdesk.journal.signing import is_key
from turingdesk.table.agent_columns import agent_columns, column_about
from turingdesk.table.excluded import EXCLUSION_COLUMNS
from turingdesk.table.sessions_table import OF_VERDICTS, SESSION_COLUMNS, sealed_verdicts

if TYPE_CHECKING:
    import pandas as pd

    from turingdesk.table.table import Table


#: What people look for comes first, in every format; the other columns follow as in the codebook.
FIRST = (
    *("participant", "session", "block", "trial", "task", "stimulus", TEXT, "question"),
    *("choice", "truth", "correct", "rt_ms", "role", "subject", "origin", "agent", "prompt"),
)
#: The columns of answers to forms.
FORM_COLUMNS = (
    *("participant", "session", "block", "question", "choice", "at", "changes", "choices"),
    *("study", "study_version", "study_hash", "kiosk", "judge", "pilot", "step", "rt_ms"),
    *("paused_ms", "onset_ms", "answered_ms", "key", "device", "resumed", "resume_gap_s"),
    *(SUPERSEDED, EXCLUDED),
)
#: The columns of stimuli: what was judged, and by how many.
STIMULUS_COLUMNS = (
    *("study", "task", "table", "stimulus", "subject", "prompt", TEXT, "origin", "agent"),
    "verdicts",
)
_EXCLUSIONS = message("The sheet {name}", name="exclusions")
# Without leading or trailing zeros, which a number would lose.
_NUMERAL = re.compile(r"-?(0|[1-9]\d{0,14})(\.\d{0,14}[1-9])?", re.ASCII)


@dataclass(frozen=True)
class Content:
    """The tables of one export."""

    responses: pd.DataFrame  #: one row per answered question, columns in the order of `FIRST`
    participants: pd.DataFrame  #: one row per session, form answers as columns
    forms: dict[str, str]  #: the columns of form answers, each with what it contains
    exclusions: pd.DataFrame  #: one row for each thing that a quality rule excludes
    rules: tuple[tuple[str, str], ...]  #: each rule with how much it omits, in words
    pilots_left_out: int
    problems: tuple[str, ...]  #: of the journals
    withdrawn: str = ""  #: how many withdrew, in a sentence
    frozen: tuple[str, ...] = ()  #: on preregistration: what was preregistered, and each deviation
    safe: bool = False  #: whether texts are kept from being formulas

    @classmethod
    def of(cls, table: Table, options: ExportOptions) -> Content:
        """Choose what is exported."""
        responses, sessions = table.responses, table.sessions
        left_out = 0
        if not options.pilot:
            left_out = int(responses["pilot"].sum())
            responses = responses[~responses["pilot"]]
            sessions = sessions[~sessions["pilot"].astype(bool)]
        answers = _form_answers(responses)
        if options.personal is not None:
            apart = _personal(options.personal, sessions["session"], options.pilot)
            answers = _joined([answers, _form_answers(apart)])
        names = _names(answers)
        participants = _with_forms(sessions, answers, names)
        forms = {name: f"Form {block}: {question}" for (block, question), name in names.items()}
        problems = tuple(str(problem) for problem in table.problems)
        rules = tuple(_rules(table, responses, sessions))
        frozen = tuple(sentences(registrations(table, sessions)))
        remaining_fields = (left_out, problems, options.withdrawn, frozen, options.safe)
        ordered_responses = _ordered(responses, texts(responses, options.texts, options.named))
        content = cls(
            ordered_responses, participants, forms, table.exclusions, rules, *remaining_fields
        )
        if content.only_collects:
            return replace(content, participants=participants.drop(columns=OF_VERDICTS))
        return content

    @property
    def trials(self) -> pd.DataFrame:
        """The responses about trials: all but the answers to forms."""
        return self.responses[self.responses["role"] != Role.FORM.value]

    @property
    def form_answers(self) -> pd.DataFrame:
        """The answers to forms, without the columns that only trials have."""
        return self.responses.loc[self.responses["role"] == Role.FORM.value, [*FORM_COLUMNS]]

    @property
    def stimuli(self) -> pd.DataFrame:
        """The judged stimuli, in the order of studies, tasks, and tables, with their verdicts."""
        # Grouped by all columns, since IDs of stimuli are those of one table only.
        named = [column for column in STIMULUS_COLUMNS if column != "verdicts"]
        judged = self.trials[self.trials["role"] == Role.VERDICT.value]
        verdicts = judged.index.isin(counted_responses(judged).index)
        rows = judged[named].astype(str).assign(verdicts=verdicts)
        counted_rows: pd.DataFrame = (
            rows.groupby(named, sort=False)["verdicts"].sum().reset_index()
        )
        return counted_rows.sort_values(named, key=_by_number, ignore_index=True)

    @property
    def columns(self) -> dict[str, str]:
        """The meaning of each column of the responses."""
        agents = {name: column_about(name) for name in agent_columns(self.responses)}
        return {**CODEBOOK, **ADDED, TEXT: TEXT_ABOUT, **agents}

    @property
    def in_journals(self) -> int:
        """Responses that are exported."""
        return len(self.responses)

    @property
    def signing_keys(self) -> str:
        """The public keys of the computers that ran the sessions, one after another."""
        return "; ".join(sorted(filter(is_key, self.participants["signing_key"].unique())))

    @property
    def codebook(self) -> Iterable[tuple[str, str, str]]:
        """Sheet, column and what it contains, for every column."""
        about = self.columns
        for name in self.responses.columns:
            yield "responses", name, about.get(name, "")
        for name in FORM_COLUMNS:
            yield "forms", name, about.get(name, "")
        sessions = {**SESSION_COLUMNS, **self.forms}
        for name in self.participants.columns:
            yield "participants", name, sessions.get(name, "")
        for name in STIMULUS_COLUMNS:
            yield "stimuli", name, about.get(name, "How many verdicts on it count")
        for name, sentence in EXCLUSION_COLUMNS.items():
            yield "exclusions", name, sentence

    def judged_by(self, kind: str) -> int:
        """Rows whose judge is of that kind."""
        return int((self.responses["judge"] == kind).sum())

    def counts(
        self,
        n_rows: int,
        altered: int = 0,
        cut: tuple[TruncatedText, ...] = (),
        exclusions: str = _EXCLUSIONS,
        forms: str = "",
    ) -> ExportCounts:
        """Return the counts for the message after the export."""
        return ExportCounts(
            self.in_journals,
            n_rows,
            len(self.participants),
            self.pilots_left_out,
            self.judged_by("simulated"),
            self.judged_by("imported"),
            cut,
            altered,
            len(self.problems),
            sealed_verdicts(self.responses, self.participants),
            int((self.responses[EXCLUDED] != "").sum()),
            exclusions,
            self.withdrawn,
            self._textless(),
            forms if len(self.form_answers) else "",
        )

    def _textless(self) -> int:
        """Answers about words whose study's package was not available."""
        rows = self.trials
        with_words = [name for name, task in TASKS.items() if task.texts is not None]
        return int((rows["task"].isin(with_words) & (rows[TEXT] == "")).sum())

    @property
    def only_collects(self) -> bool:
        """True if there are only answers, and no verdicts."""
        roles = set(self.responses["role"].astype("str").unique())
        return "answer" in roles and "verdict" not in roles

    @property
    def results(self) -> Iterator[tuple[str, Any]]:
        """Counts and detectability of both versions, for the summary; none of a collection."""
        if self.only_collects:
            return
        # Both, so that a reader sees what the rules changed.
        versions = {"before": before_rules(self.responses), "after": self.responses}
        for kind, kind_rows in by_kind(self.responses):
            for version, version_rows in versions.items():
                totals = matrix(verdicts(version_rows.loc[kind_rows.index]))
                where = f"{version} quality rules, {kind}"
                yield f"verdicts on origin {where}", totals.humans + totals.machines
                yield f"detectability {where}", detectability(totals).value


def _by_number(values: pd.Series[str]) -> pd.Series[Any]:
    """Keys to sort texts by: the tenth comes after the second."""
    return values.map(lambda text: re.sub(r"\d+", lambda match: match[0].zfill(20), text))


def _rules(
    table: Table, responses: pd.DataFrame, sessions: pd.DataFrame
) -> Iterator[tuple[str, str]]:
    for rule_counts in by_rule(table, responses, sessions):
        effect = message(
            "{sessions}, {trials}; in all {verdicts}.",
            sessions=plural("%n session", "%n sessions", rule_counts["sessions"]),
            trials=plural("%n single trial", "%n single trials", rule_counts["trials"]),
            verdicts=plural("%n verdict", "%n verdicts", rule_counts["verdicts"]),
        )
        about = f"{rule_counts['about']} {settings_in_words(rule_counts['settings'])}".strip()
        yield (
            f"rule {rule_title(rule_counts['rule'])} ({rule_counts['rule']})"
            f" of {rule_counts['study']}",
            f"{effect} {about}",
        )


def by_kind(responses: pd.DataFrame) -> Iterator[tuple[JudgeKind, pd.DataFrame]]:
    """The answers of each kind of judges that there is."""
    # Each name once: there are few judges and many rows.
    judges = responses["judge"].astype(str)
    kinds = judges.map({judge: kind_of(judge) for judge in judges.unique()})
    for kind in JudgeKind:
        if (mask := kinds == kind).any():
            yield kind, responses[mask]


def _form_answers(responses: pd.DataFrame) -> pd.DataFrame:
    """The last answer to each question of a form, by session."""
    form_rows = responses[responses["role"] == Role.FORM.value]
    form_rows = form_rows[~form_rows[SUPERSEDED].astype(bool)]
    columns = ["session", "pilot", "block", "question", "choice"]
    return form_rows[columns].astype(object).drop_duplicates(columns[:4], keep="last")


def _personal(folder: Path, sessions: Iterable[str], pilots: bool) -> pd.DataFrame:
    """The responses of the files with personal fields; they have no first line."""
    from turingdesk.journal.journal_file import read_journal
    from turingdesk.sessions.data_folder import PILOT
    from turingdesk.table.table import frame

    def read(folder: Path) -> pd.DataFrame:
        paths = (folder / f"{session}.jsonl" for session in dict.fromkeys(sessions))
        there = [path for path in paths if path.is_file()]
        return frame(line for path in there for line in read_journal(path).lines)

    frames = [read(folder).assign(pilot=False)]
    if pilots:
        frames.append(read(folder.parent / PILOT / folder.name).assign(pilot=True))
    return _joined(frames)


def _joined(parts: Iterable[pd.DataFrame]) -> pd.DataFrame:
    import pandas as pd

    # Frames without rows would change the types of columns.
    return pd.concat([part for part in parts if len(part)] or list(parts)[:1], ignore_index=True)


def _names(answers: pd.DataFrame) -> dict[tuple[str, str], str]:
    """Name a column for each question: its ID, with the form's if two forms ask it."""
    asked_pairs = list(dict.fromkeys(zip(answers["block"], answers["question"], strict=True)))
    often = Counter(question for _, question in asked_pairs)
    return {
        (block, question): question
        if often[question] == 1 and question not in SESSION_COLUMNS
        else f"{block}.{question}"
        for block, question in asked_pairs
    }


def _with_forms(
    sessions: pd.DataFrame, answers: pd.DataFrame, names: dict[tuple[str, str], str]
) -> pd.DataFrame:
    import pandas as pd

    with_columns = sessions.reset_index(drop=True).copy()
    # A pilot may have the name of a session that counts: it is in another folder.
    keys = [*zip(with_columns["session"], with_columns["pilot"].astype(bool), strict=True)]
    for (block, question), name in names.items():
        question_answers = answers[(answers["block"] == block) & (answers["question"] == question)]
        whose = zip(
            question_answers["session"], question_answers["pilot"].astype(bool), strict=True
        )
        answer_by_session: dict[Any, Any] = dict(
            zip(whose, question_answers["choice"], strict=True)
        )
        with_columns[name] = pd.Series(
            as_numbers([answer_by_session.get(key) for key in keys]), dtype=object
        )
    return with_columns


def as_numbers(values: list[Any]) -> list[Any]:
    """Convert answers to numbers if all are numbers and would be written the same way.

    >>> as_numbers(["31", None, "2.5"]), as_numbers(["007", "31"])
    ([31, None, 2.5], ['007', '31'])
    """
    non_empty_values = [value for value in values if value is not None and value != ""]
    # All or none: a column of which some values stayed texts would sort and sum wrongly.
    if not all(isinstance(value, str) and _NUMERAL.fullmatch(value) for value in non_empty_values):
        return values
    return [
        None if value is None or value == "" else float(value) if "." in value else int(value)
        for value in values
    ]


def _ordered(responses: pd.DataFrame, text: pd.Series[str]) -> pd.DataFrame:
    """Add the text of what was judged, and put the columns first that people look for."""
    with_text = responses.assign(**{TEXT: text})
    return with_text[[*FIRST, *(name for name in responses.columns if name not in FIRST)]]


class ColumnKind(StrEnum):
    """The kind of values that a column has."""

    TEXT = "text"  #: anything that people or models wrote
    LEVEL = "level"  #: one of some words
    FLAG = "flag"  #: true or false
    WHOLE = "whole number"
    NUMBER = "number"
    TIME = "time"  #: ISO 8601, UTC


#: Words that a column is limited to, each with what it means.
LEVELS: Mapping[str, Mapping[str, str]] = {
    "role": {
        "verdict": "What was made by a human, and what by a machine",
        "control": "A question whose answer everybody who looks knows",
        "extra": "Any other question about a trial",
        "answer": "An answer that someone gave to a prompt",
        "form": "A question of a form",
    },
    "origin": {"human": "A human made it", "machine": "A machine made it"},
    "chosen_side": {"left": "The left one of two", "right": "The right one of two"},
    "device": {
        "keyboard": "Answered with a key",
        "mouse": "Answered with the mouse",
        "touch": "Answered on a touch screen",
    },
}
_FREE = ("choice", "choices", "truth", "prompt", "excluded")
_BY_TYPE = {"bool": ColumnKind.FLAG, "int": ColumnKind.WHOLE, "float": ColumnKind.NUMBER}
_TYPES = {f.name: str(f.type).removesuffix(" | None") for f in fields(Response)}


def kind(column: str) -> ColumnKind:
    """The kind of values that a column of the responses has."""
    if column == SUPERSEDED:
        return ColumnKind.FLAG
    if column == "at":
        return ColumnKind.TIME
    # Studies and labs add columns, of which nothing is known but that they have text.
    free = ColumnKind.TEXT if column in _FREE or column not in _TYPES else ColumnKind.LEVEL
    return _BY_TYPE.get(_TYPES.get(column, ""), free)


def unit(column: str) -> str:
    """The unit that a column's name ends in: ms, s, or none.

    >>> unit("rt_ms"), unit("focus_lost_s"), unit("choice")
    ('ms', 's', '')
    """
    ending = column.rpartition("_")[2]
    return ending if ending in ("ms", "s") and ending != column else ""
