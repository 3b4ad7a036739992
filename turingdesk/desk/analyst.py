"""What the Analysis and Machine judges pages show, computed in a worker process."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from dataclasses import replace
from pathlib import Path
from time import monotonic
from typing import TYPE_CHECKING

from turingdesk.desk.analysis_chapters import (
    FIRST,
    MissingResults,
    names_of,
    registered_of,
    why_not_computed,
)
from turingdesk.desk.analysis_view import (
    AnalysisOverview,
    AnalysisQuery,
    AnalysisView,
    Registered,
)
from turingdesk.desk.judges_view import (
    JudgesQuery,
    JudgesView,
    judge_results,
    judge_summaries,
    package_with_words,
    with_words,
)
from turingdesk.desk.live import planned
from turingdesk.desk.live_figures import course_figure
from turingdesk.desk.live_sessions import began
from turingdesk.exchange.figures.style import MM_PER_IN, STYLES, USUAL_LOOK, FileLook
from turingdesk.journal.judge_kind import JudgeKind, kind_of, usual
from turingdesk.journal.session_summary import State
from turingdesk.study.unsealing import NO_KEYS, Keys
from turingdesk.table.agent_columns import agent_columns, is_of_agents
from turingdesk.table.table import FolderTable, Table

if TYPE_CHECKING:
    from pandas import DataFrame

    from turingdesk.analysis._figure import Figure
    from turingdesk.analysis._sample import Sample
    from turingdesk.exchange.report.findings import AnalysisResult
    from turingdesk.exchange.report.pieces import ReportTable

COLUMNS = ("task", "block", "agent", "length", "conversation", "speaker", "language", "system")
SOON_S = 1.0  #: a chapter that takes longer is shown in parts
MOST_LEVELS = 12  #: of a column that results are split by


class Analyst:
    """One data folder.

    Args:
        data: The folder.
        report: Told how far reading, or writing a report, is.
    """

    def __init__(self, data: Path, report: Callable[[int, int], None] = lambda *_: None) -> None:
        self._data, self._report = data, report
        self._keys = NO_KEYS
        self._folder = FolderTable(data)
        self._shown: object = None
        self._figures: dict[str, Figure] = {}  #: those of the last look, by name
        self._drawn: AnalysisQuery | JudgesQuery | None = None  #: of which they are
        self._at: object = None  #: the state of the folder at the last look
        self._computed: object = None  #: the chapter that is computed, and from which data
        self._asked: set[str] = set()  #: its analyses that were computed
        self._chapter_view = AnalysisView()  #: what they found
        self._missing = MissingResults()

    def use(self, keys: Keys) -> None:
        """Read again with the keys to some seals."""
        self._keys, self._shown, self._computed = keys, None, None
        self._folder = FolderTable(self._data, keys=keys)

    def look(self, choice: AnalysisQuery | JudgesQuery) -> AnalysisView | JudgesView | None:
        """What was chosen of what the folder contains now; None if nothing has changed."""
        shown = self._state(), choice
        if shown == self._shown:
            return None
        found = self._found(choice)
        is_whole = not isinstance(found, AnalysisView) or (found.is_whole and found.is_surveyed)
        self._shown = shown if is_whole else None
        return found

    def save_figure(
        self,
        choice: AnalysisQuery | JudgesQuery,
        name: str,
        path: Path,
        look: FileLook = USUAL_LOOK,
    ) -> None:
        """Write a figure of what was chosen, in the format that the suffix names.

        Raises:
            CannotExport: It cannot be written.
        """
        if choice != self._drawn or name not in self._figures:
            self._state()  # a new process, or something else was chosen meanwhile
            while isinstance(view := self._found(choice), AnalysisView) and not view.is_whole:
                pass
        self.save_drawing(self._figures[name], path, look)

    def save_drawing(self, figure: Figure, path: Path, look: FileLook = USUAL_LOOK) -> None:
        """Write a figure that is available, in the format that the suffix names.

        Raises:
            CannotExport: It cannot be written.
        """
        from turingdesk.exchange.exporters._whole import whole
        from turingdesk.exchange.figures.files import as_bytes

        kind, colors = path.suffix[1:].lower(), STYLES[look.style]
        width = look.width_mm / MM_PER_IN if look.width_mm else None
        with whole(path) as draft:
            draft.write_bytes(as_bytes(figure, kind, colors, width=width))

    def save_report(
        self, path: Path, study: str, kind: str, packages: tuple[str, ...] = ()
    ) -> list[str]:
        """Write a report.

        Args:
            path: Where to.
            study: Its id.
            kind: Whose answers.
            packages: Paths of studies, for the words of answers.

        Returns:
            One sentence for each analysis that could not be computed.

        Raises:
            CannotExport: It cannot be written.
        """
        from turingdesk.exchange.report.writing import PARTS, ReportRequest, write_report

        def progressed(doing: str, done: int, total: int) -> None:
            self._report(PARTS.index(doing) * 100 + 100 * done // max(1, total), 100 * len(PARTS))

        words = package_with_words(study, packages)
        wanted = ReportRequest(
            study or None,
            JudgeKind(kind) if kind else None,
            keys=self._keys,
            texts=() if words is None else (words,),
        )
        found = write_report(self._data, path, wanted, progressed)
        return list(dict.fromkeys(one.trouble for one in found.results if one.trouble))

    def translated(self, figure: Figure, language: str) -> Figure:
        """The figure in another language; here there is English only."""
        return figure

    def _state(self) -> object:
        """What tells one state of the folder from another."""
        self._folder.refresh(self._report)
        beside = (*self._data.glob("record/*.jsonl"), *self._data.glob("machine_judges/*.json"))
        self._at = self._folder.version, len(self._folder.problems), sorted(_states(beside))
        return self._at

    def _found(self, choice: AnalysisQuery | JudgesQuery) -> AnalysisView | JudgesView:
        return self._look(choice) if isinstance(choice, AnalysisQuery) else self._judges(choice)

    def _study_table(self, wanted: str) -> tuple[dict[str, str], str, Table]:
        """Titles of all studies, and the responses of the wanted or else of the newest one."""
        whole = self._folder.table()
        titles = _titles(whole.sessions)
        study = wanted if wanted in titles else next(reversed(titles), "")
        return titles, study, _of_study(whole, study)

    def _judges(self, query: JudgesQuery) -> JudgesView:
        """The machine judges of a study: all of them beside people, or one."""
        from turingdesk.analysis._sample import sample
        from turingdesk.study.unsealing import sealed_verdicts

        titles, study, table = self._study_table(query.study)
        if not titles:
            return JudgesView(query)
        judges = judge_summaries(table, self._data)
        if not judges:
            return JudgesView(query, titles, study)
        judge = query.judge if query.judge in {one.judge for one in judges} else ""
        own = sample(table, JudgeKind.MACHINES)
        rows = own.analysed(with_words(table, study, query.packages))
        found = list(judge_results(rows, judge, same_answers=query.same_answers))
        self._figures = {one.name: one for each in found for one in each.figures}
        self._drawn = query
        shown = tuple(
            self._view(one, AnalysisQuery(one.name, language=query.language), titles)
            for one in found
        )
        sealed = sealed_verdicts(own.responses, own.sessions)
        return JudgesView(query, titles, study, judges, judge, shown, sealed)

    def _look(self, choice: AnalysisQuery) -> AnalysisView:
        """One analysis of a study, or all of a chapter."""
        from turingdesk.analysis._counted import before_rules, counted, left_out_by_rules
        from turingdesk.analysis._sample import sample
        from turingdesk.study.unsealing import sealed_verdicts

        titles, study, table = self._study_table(choice.study)
        if not titles:
            return AnalysisView(choice)
        kinds = _kinds(table.sessions)
        kind = JudgeKind(choice.kind) if choice.kind in kinds else usual(map(JudgeKind, kinds))
        own = sample(table, kind)
        gone, given = left_out_by_rules(own.responses), before_rules(own.responses)
        if choice.before:
            own = replace(own, responses=given)
        responses = own.analysed(with_words(table, study, choice.packages))
        registered = registered_of(table, own.sessions)
        return replace(
            self._results(choice, own, responses, titles, registered),
            study=study,
            kinds=kinds,
            kind=str(kind),
            columns_by=dict(_columns(responses)),
            sealed=sealed_verdicts(own.responses, own.sessions),
            given=int(counted(given)["n"].sum()),
            left_out=gone,
            registered=registered,
            sessions=int(own.sessions["state"].isin((State.RUNNING, State.COMPLETED)).sum()),
            planned=planned(self._folder.live.gathered.opened, study),
        )

    def _results(
        self,
        choice: AnalysisQuery,
        own: Sample,
        responses: DataFrame,
        titles: dict[str, str],
        registered: Registered,
    ) -> AnalysisView:
        """What was chosen, without what is beside it."""
        state = self._at, choice
        if state != self._computed:
            self._computed, self._asked, self._figures = state, set(), {}
            self._chapter_view = AnalysisView(choice, titles)
        self._drawn = choice
        if choice.chapter:
            self._missing.begin((set(own.sessions["study"]), own.kind, choice.before), self._at)
            if choice.chapter == FIRST and self._chapter_view.overview is None:
                overview = self._overview(choice, own, responses, registered)
                self._chapter_view = replace(self._chapter_view, overview=overview)
            return self._chapter(choice, responses, registered)
        return self._view(self._result(choice, responses), choice, titles)

    def _chapter(
        self, choice: AnalysisQuery, responses: DataFrame, registered: Registered
    ) -> AnalysisView:
        """The analyses of a chapter, as many as a second allows; `look` again adds others.

        After the last one, what cannot be computed is looked for in the other chapters.
        """
        names = names_of(choice.chapter, registered)
        until_s, was_whole = monotonic() + SOON_S, self._asked.issuperset(names)
        for name in names:
            if name in self._asked or monotonic() > until_s:
                continue
            self._asked.add(name)
            one, known = replace(choice, name=name), self._chapter_view
            found = self._result(one, responses)
            self._missing.note(found)
            if not why_not_computed(found):
                view = self._view(found, one, dict(known.studies))
                view = replace(view, is_planned=name in registered.analyses)
                self._chapter_view = replace(known, results=(*known.results, view))
        if was_whole:
            self._missing.compute_next(responses, until_s)
        return replace(
            self._chapter_view,
            is_whole=self._asked.issuperset(names),
            not_computed=self._missing.missing,
            is_surveyed=self._missing.is_done,
        )

    def _overview(
        self, choice: AnalysisQuery, own: Sample, responses: DataFrame, registered: Registered
    ) -> AnalysisOverview | None:
        """The numbers of the main results, and machines by task and the course as figures.

        None where answers are collected, and nothing is judged.
        """
        from turingdesk.analysis._clusters import chosen
        from turingdesk.analysis._counted import verdicts
        from turingdesk.analysis._course import course
        from turingdesk.analysis._registration import main_tests

        roles = set(responses["role"].unique())
        if "answer" in roles and "verdict" not in roles:
            return None
        parts = {
            name: self._result(replace(choice, name=name, by=""), responses)
            for name in ("confusion", "detectability", "agents")
        }
        split = self._result(replace(choice, name="detectability"), responses)
        drawn_by = split.figures if choice.by in dict(_columns(responses)) else ()
        detectability = next(iter(parts["detectability"].rows), {})
        points = course(verdicts(responses), began(own.sessions), chosen(responses), detectability)
        now = planned(self._folder.live.gathered.opened, str(own.sessions["study"].iloc[-1]))
        drawn = course_figure(points, now)
        self._figures[drawn.name] = drawn
        return AnalysisOverview(
            confusion=tuple(parts["confusion"].rows),
            detectability=detectability,
            course=self.translated(drawn, choice.language),
            tests=main_tests(responses, registered.analyses, registered.by),
            figures=tuple(
                self.translated(one, choice.language)
                for one in (*drawn_by, *parts["agents"].figures)
            ),
        )

    def _result(self, choice: AnalysisQuery, responses: DataFrame) -> AnalysisResult:
        """What an analysis finds, split where that is wanted."""
        from turingdesk.analysis import ANALYSES
        from turingdesk.exchange.report.findings import result

        found = result(choice.name, ANALYSES[choice.name], responses)
        self._figures |= {one.name: one for one in found.figures}
        if choice.by in dict(_columns(responses)):
            found = _by_level(found, responses, choice.by)
        return found

    def _view(
        self, found: AnalysisResult, choice: AnalysisQuery, titles: dict[str, str]
    ) -> AnalysisView:
        """A result as a card shows it."""
        from turingdesk.exchange.report.pieces import apart, grid, is_spare_error

        rows, papers = apart(found.rows)
        columns = [
            one
            for one in found.columns
            if one != "study" and not is_spare_error(one, found.columns)  # it is of one study
        ]
        made = grid(found.title, columns, rows, found.interval, found.statistic)
        return AnalysisView(
            choice,
            titles,
            heads=made.heads,
            rows=tuple(map(tuple, made.rows)),
            below=made.below,
            figures=tuple(self.translated(one, choice.language) for one in found.figures),
            trouble=found.trouble,
            papers=_folded(grid(found.title, found.columns, papers, found.interval)),
        )


def _folded(made: ReportTable) -> AnalysisView | None:
    """Tests as published studies ran them; None without any."""
    if not made.rows:
        return None
    return AnalysisView(heads=made.heads, rows=tuple(map(tuple, made.rows)), below=made.below)


def _states(files: Iterable[Path]) -> Iterator[tuple[str, int, int]]:
    for file in files:
        try:
            found = file.stat()
        except FileNotFoundError:  # taken away this moment
            continue
        yield file.name, found.st_size, found.st_mtime_ns


def _titles(sessions: DataFrame) -> dict[str, str]:
    """The studies by id, the newest last."""
    both = zip(sessions["study"], sessions["study_title"], strict=True)
    return {str(study): str(title or study) for study, title in both}


def _of_study(table: Table, study: str) -> Table:
    """The part of a table that is one study's."""
    return replace(
        table,
        responses=table.responses[table.responses["study"] == study],
        sessions=table.sessions[table.sessions["study"] == study],
        exclusions=table.exclusions[table.exclusions["study"] == study],
    )


def _kinds(sessions: DataFrame) -> tuple[str, ...]:
    there = {kind_of(str(judge or "human")) for judge in sessions["judge"]}
    return tuple(str(kind) for kind in JudgeKind if kind in there)


def _columns(rows: DataFrame) -> Iterator[tuple[str, str]]:
    """Columns and form questions of few levels, with titles; a question's is its text."""
    from turingdesk.analysis._levels import column_title, form_questions
    from turingdesk.exchange.report.pieces import head

    verdicts = rows[rows["role"] == "verdict"]
    on_machines = verdicts[verdicts["origin"] == "machine"]
    for column in (*COLUMNS, *agent_columns(rows)):
        own = on_machines if is_of_agents(column) else verdicts
        if column in rows and 1 < len({*own[column].dropna().unique()} - {""}) <= MOST_LEVELS:
            yield column, head(column_title(rows, column))
    for name, own in form_questions(rows):
        if 1 < own["choice"].nunique() <= MOST_LEVELS:
            yield name, column_title(rows, name)


def _by_level(found: AnalysisResult, rows: DataFrame, column: str) -> AnalysisResult:
    """The rows of each level, analyzed by itself; figures have a plot for each."""
    from turingdesk.analysis import ANALYSES
    from turingdesk.analysis._figure import facets, task_title
    from turingdesk.analysis._levels import NONE, choices_of, column_title, in_order, levels_of
    from turingdesk.exchange.report.findings import result

    levels = levels_of(rows, column)
    by = column_title(rows, column)
    # Each machine, or group of machines, is compared with all humans.
    shared = (rows["origin"] == "human") & is_of_agents(column)
    made, parts = [], {}
    for level in in_order({*levels[~shared]} - {NONE}, choices_of(rows, column)):
        part = result(found.name, ANALYSES[found.name], rows[(levels == level) | shared])
        title = task_title(str(level)) if column == "task" else str(level)
        parts[title] = {one.name: one for one in part.figures}
        made += [{by: level} | dict(row) for row in part.rows]
    columns = (by, *(one for one in found.columns if one != by))
    figures = tuple(
        facets(one, {level: own[one.name] for level, own in parts.items() if one.name in own})
        for one in found.figures
    )
    return replace(found, columns=columns, rows=tuple(made), figures=figures)
