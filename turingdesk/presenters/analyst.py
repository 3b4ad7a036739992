"""The pages Analysis and Exclusions, and those of plugins, computed in a worker process."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass, replace
from pathlib import Path
from time import monotonic
from typing import TYPE_CHECKING

from turingdesk.core.message import join
from turingdesk.exchange.figures.style import MM_PER_IN, STYLES, USUAL_LOOK, FileLook
from turingdesk.journal.judge_kind import JudgeKind, kind_of, usual
from turingdesk.journal.session_summary import State
from turingdesk.presenters.analysis_chapters import (
    FIRST,
    MissingResults,
    names_of,
    registered_of,
    why_not_computed,
)
from turingdesk.presenters.analysis_view import (
    AnalysisOverview,
    AnalysisQuery,
    AnalysisView,
    Registered,
)
from turingdesk.presenters.answer_words import package_with_words, with_words
from turingdesk.presenters.exclusions_view import ExclusionsView, compare_exclusions
from turingdesk.presenters.live import planned
from turingdesk.presenters.live_figures import course_figure
from turingdesk.presenters.live_sessions import began
from turingdesk.presenters.study_query import AnswerSource, StudyQuery, StudyView
from turingdesk.study.seals import NO_KEYS, Keys
from turingdesk.table.agent_columns import agent_columns, is_of_agents
from turingdesk.table.table import FolderTable, Table
from turingdesk.table.upgrades import number_changes

if TYPE_CHECKING:
    from pandas import DataFrame

    from turingdesk.analysis._figure import Figure
    from turingdesk.analysis._sample import Sample
    from turingdesk.exchange.report.findings import AnalysisResult
    from turingdesk.exchange.report.pieces import ReportTable

COLUMNS = (
    *("task", "block", "agent", "domain", "length", "conversation", "speaker", "language"),
    "system",
)
SOON_S = 1.0  #: a chapter that takes longer is shown in parts
MOST_LEVELS = 12  #: of a column that results are split by


@dataclass(frozen=True, slots=True)
class PluginQuery(StudyQuery):
    """The query of a plugin's page of results, which computes itself what the page shows."""

    language: str = "en"  #: of the words in figures as they are shown

    def view(self, analyst: Analyst) -> StudyView:
        """The view of the data folder as it is now."""
        raise NotImplementedError


class Analyst:
    """One data folder.

    Args:
        data: The folder.
        report: Told how far reading, or writing a report, is.
    """

    def __init__(self, data: Path, report: Callable[[int, int], None] = lambda *_: None) -> None:
        self.data, self._report = data, report
        self._keys = NO_KEYS
        self._folder = FolderTable(data)
        self._shown_state: object = None
        self._figures: dict[str, Figure] = {}  #: those of the last look, by name
        self._drawn_choice: StudyQuery | None = None  #: of which they are
        self._at: object = None  #: the state of the folder at the last look
        self._computed: object = None  #: the chapter that is computed, and from which data
        self._computed_names: set[str] = set()  #: its analyses that were computed
        self._chapter_view = AnalysisView()  #: what they found
        self._missing = MissingResults()

    def use(self, keys: Keys) -> None:
        """Read again with the keys to some seals."""
        self._keys, self._shown_state, self._computed = keys, None, None
        self._folder = FolderTable(self.data, keys=keys)

    def look(self, choice: StudyQuery) -> StudyView | None:
        """The chosen view of what the folder contains now; None if nothing has changed."""
        state = self._state(), choice
        if state == self._shown_state:
            return None
        view = self._view_of(choice)
        is_whole = not isinstance(view, AnalysisView) or (view.is_whole and view.is_surveyed)
        # Otherwise the next look would find nothing new, and the chapter would remain unfinished.
        self._shown_state = state if is_whole else None
        return view

    def save_figure(
        self,
        choice: StudyQuery,
        name: str,
        path: Path,
        look: FileLook = USUAL_LOOK,
    ) -> None:
        """Write a figure of what was chosen, in the format that the suffix names.

        Raises:
            CannotExport: It cannot be written.
        """
        if choice != self._drawn_choice or name not in self._figures:
            self._state()  # a new process, or something else was chosen meanwhile
            while isinstance(view := self._view_of(choice), AnalysisView) and not view.is_whole:
                pass
        self.save_drawing(self._figures[name], path, look)

    def save_drawing(self, figure: Figure, path: Path, look: FileLook = USUAL_LOOK) -> None:
        """Write a figure that is available, in the format that the suffix names.

        Raises:
            CannotExport: It cannot be written.
        """
        from turingdesk.exchange.exporters._atomic_write import atomic_write
        from turingdesk.exchange.figures.files import as_bytes

        kind, colors = path.suffix[1:].lower(), STYLES[look.style]
        width = look.width_mm / MM_PER_IN if look.width_mm else None
        with atomic_write(path) as draft:
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
        request = ReportRequest(
            study or None,
            JudgeKind(kind) if kind else None,
            keys=self._keys,
            texts=() if words is None else (words,),
        )
        report = write_report(self.data, path, request, progressed)
        return list(dict.fromkeys(result.trouble for result in report.results if result.trouble))

    def translated(self, figure: Figure, language: str) -> Figure:
        """The figure in another language; here there is English only."""
        return figure

    def _state(self) -> object:
        """A value that tells one state of the folder from another."""
        self._folder.refresh(self._report)
        beside = (*self.data.glob("record/*.jsonl"), *self.data.glob("machine_judges/*.json"))
        # Sorted, since glob has whatever order the disk gives.
        self._at = self._folder.version, len(self._folder.problems), sorted(_states(beside))
        return self._at

    def _view_of(self, choice: StudyQuery) -> StudyView:
        if isinstance(choice, AnalysisQuery):
            return self._look(choice)
        return choice.view(self) if isinstance(choice, PluginQuery) else self._compare(choice)

    def study_table(self, requested_study: str) -> tuple[dict[str, str], str, Table]:
        """Titles of all studies by id, and the id and table of the wanted or else of the newest.

        Args:
            requested_study: Its id.
        """
        full_table = self._folder.table()
        titles = _titles(full_table.sessions)
        # The newest study is the last of them.
        study = requested_study if requested_study in titles else next(reversed(titles), "")
        return titles, study, _of_study(full_table, study)

    def views(
        self, query: PluginQuery, results: Sequence[AnalysisResult], titles: dict[str, str]
    ) -> tuple[AnalysisView, ...]:
        """Results as cards of a plugin's page show them; their figures can be saved.

        Args:
            query: The page's.
            results: Those that it asks for.
            titles: Of the studies, by id.
        """
        self._figures = {figure.name: figure for each in results for figure in each.figures}
        self._drawn_choice = query
        return tuple(
            self._view(result, AnalysisQuery(name=result.name, language=query.language), titles)
            for result in results
        )

    def _compare(self, query: StudyQuery) -> ExclusionsView:
        """A study before and after its rules."""
        from turingdesk.table.sessions_table import sealed_verdicts

        titles, study, table = self.study_table(query.study)
        if not titles:
            return ExclusionsView(query=query)
        sources, drawn_sample = _sampled(table, query)
        sealed = sealed_verdicts(drawn_sample.responses, drawn_sample.sessions)
        view = ExclusionsView(
            titles, study, sources, AnswerSource(drawn_sample.kind), sealed, query
        )
        return compare_exclusions(view, table, drawn_sample)

    def _look(self, choice: AnalysisQuery) -> AnalysisView:
        """One analysis of a study, or all of a chapter."""
        from turingdesk.analysis._counted import before_rules, counted_responses, left_out_by_rules
        from turingdesk.table.sessions_table import sealed_verdicts

        titles, study, table = self.study_table(choice.study)
        if not titles:
            return AnalysisView(query=choice)
        sources, chosen_sample = _sampled(table, choice)
        gone, ungated_responses = (
            left_out_by_rules(chosen_sample.responses),
            before_rules(chosen_sample.responses),
        )
        if choice.before:
            chosen_sample = replace(chosen_sample, responses=ungated_responses)
        responses = chosen_sample.analysed(with_words(table, study, choice.packages))
        registered = registered_of(table, chosen_sample.sessions)
        return replace(
            self._results(choice, chosen_sample, responses, titles, registered),
            study=study,
            sources=sources,
            source=AnswerSource(chosen_sample.kind),
            upgrades=number_changes(chosen_sample.sessions, chosen_sample.responses),
            columns_by=dict(_columns(responses)),
            sealed=sealed_verdicts(chosen_sample.responses, chosen_sample.sessions),
            given=int(counted_responses(ungated_responses)["n"].sum()),
            left_out=gone,
            registered=registered,
            sessions=int(
                chosen_sample.sessions["state"].isin((State.RUNNING, State.COMPLETED)).sum()
            ),
            planned=planned(self._folder.live.gathered.opened, study),
        )

    def _results(
        self,
        choice: AnalysisQuery,
        drawn_sample: Sample,
        responses: DataFrame,
        titles: dict[str, str],
        registered: Registered,
    ) -> AnalysisView:
        """The chosen results, without what is beside them."""
        state = self._at, choice
        if state != self._computed:
            self._computed, self._computed_names, self._figures = state, set(), {}
            self._chapter_view = AnalysisView(titles, query=choice)
        self._drawn_choice = choice
        if choice.chapter:
            self._missing.begin(
                (set(drawn_sample.sessions["study"]), drawn_sample.kind, choice.before), self._at
            )
            if choice.chapter == FIRST and self._chapter_view.overview is None:
                overview = self._overview(choice, drawn_sample, responses, registered)
                self._chapter_view = replace(self._chapter_view, overview=overview)
            return self._chapter(choice, responses, registered)
        return self._view(self._result(choice, responses), choice, titles)

    def _chapter(
        self, choice: AnalysisQuery, responses: DataFrame, registered: Registered
    ) -> AnalysisView:
        """The analyses of a chapter, as many as a second allows; `look` again adds others.

        After the last one, what cannot be computed is looked for in the other chapters.
        """
        from turingdesk.analysis._headlines import headlines

        names = names_of(choice.chapter, registered, headlines(responses))
        until_s, was_whole = monotonic() + SOON_S, self._computed_names.issuperset(names)
        for name in names:
            if name in self._computed_names or monotonic() > until_s:
                continue
            self._computed_names.add(name)
            query, chapter_view = replace(choice, name=name), self._chapter_view
            analysis_result = self._result(query, responses)
            self._missing.note(analysis_result)
            if not why_not_computed(analysis_result):
                view = self._view(analysis_result, query, dict(chapter_view.studies))
                view = replace(view, is_planned=name in registered.analyses)
                self._chapter_view = replace(chapter_view, results=(*chapter_view.results, view))
        # Not in the look that completes the chapter, so that its last result is shown at once.
        if was_whole:
            self._missing.compute_next(responses, until_s)
        return replace(
            self._chapter_view,
            is_whole=self._computed_names.issuperset(names),
            not_computed=self._missing.missing,
            is_surveyed=self._missing.is_done,
        )

    def _overview(
        self, choice: AnalysisQuery, sample: Sample, responses: DataFrame, registered: Registered
    ) -> AnalysisOverview | None:
        """The numbers of the main results, and machines by task and the course as figures.

        None where answers are collected, and nothing is judged, and where verdicts are on sides.
        """
        from turingdesk.analysis._clusters import clustering_of
        from turingdesk.analysis._counted import verdicts
        from turingdesk.analysis._course import course
        from turingdesk.analysis._headlines import USUAL, headlines
        from turingdesk.analysis._registration import main_tests

        roles = set(responses["role"].unique())
        if "answer" in roles and "verdict" not in roles:
            return None
        if USUAL[0] not in headlines(responses):
            return None
        parts = {
            name: self._result(replace(choice, name=name, by=""), responses)
            for name in ("confusion", "detectability", "agents")
        }
        split = self._result(replace(choice, name="detectability"), responses)
        drawn_by = split.figures if _can_split(responses, choice.by) else ()
        detectability = next(iter(parts["detectability"].rows), {})
        begin_times, clustering = began(sample.sessions), clustering_of(responses)
        points = course(verdicts(responses), begin_times, clustering, detectability)
        now = planned(self._folder.live.gathered.opened, str(sample.sessions["study"].iloc[-1]))
        course_drawing = course_figure(points, now)
        self._figures[course_drawing.name] = course_drawing
        return AnalysisOverview(
            confusion=tuple(parts["confusion"].rows),
            detectability=detectability,
            course=self.translated(course_drawing, choice.language),
            tests=main_tests(responses, registered.analyses, registered.by),
            figures=tuple(
                self.translated(figure, choice.language)
                for figure in (*drawn_by, *parts["agents"].figures)
            ),
        )

    def _result(self, choice: AnalysisQuery, responses: DataFrame) -> AnalysisResult:
        """The result of an analysis, split where that is wanted."""
        from turingdesk.analysis import ANALYSES
        from turingdesk.exchange.report.findings import result

        analysis_result = result(choice.name, ANALYSES[choice.name], responses)
        self._figures |= {figure.name: figure for figure in analysis_result.figures}
        if _can_split(responses, choice.by):
            analysis_result = _by_level(analysis_result, responses, choice.by)
        return analysis_result

    def _view(
        self, analysis_result: AnalysisResult, choice: AnalysisQuery, titles: dict[str, str]
    ) -> AnalysisView:
        """A result as a card shows it."""
        from turingdesk.exchange.report.pieces import apart, grid, is_spare_error

        rows, papers = apart(analysis_result.rows)
        columns = [
            column
            for column in analysis_result.columns
            if column != "study"
            and not is_spare_error(column, analysis_result.columns)  # it is of one study
        ]
        report_table = grid(
            analysis_result.title,
            columns,
            rows,
            analysis_result.interval,
            analysis_result.statistic,
        )
        return AnalysisView(
            titles,
            query=choice,
            heads=report_table.heads,
            rows=tuple(map(tuple, report_table.rows)),
            below=report_table.below,
            figures=tuple(
                self.translated(figure, choice.language) for figure in analysis_result.figures
            ),
            trouble=analysis_result.trouble,
            papers=_folded(
                grid(
                    analysis_result.title,
                    analysis_result.columns,
                    papers,
                    analysis_result.interval,
                )
            ),
        )


def _folded(report_table: ReportTable) -> AnalysisView | None:
    """Tests as published studies ran them; None without any."""
    if not report_table.rows:
        return None
    return AnalysisView(
        heads=report_table.heads,
        rows=tuple(map(tuple, report_table.rows)),
        below=report_table.below,
    )


def _states(files: Iterable[Path]) -> Iterator[tuple[str, int, int]]:
    for file in files:
        try:
            status = file.stat()
        except FileNotFoundError:  # taken away this moment
            continue
        yield file.name, status.st_size, status.st_mtime_ns


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


def _sampled(table: Table, query: StudyQuery) -> tuple[tuple[AnswerSource, ...], Sample]:
    """Whose answers a study has, and those that are wanted, or else people's or anyone's."""
    from turingdesk.analysis._sample import sample

    kinds = {kind_of(str(judge or "human")) for judge in table.sessions["judge"]}
    wanted = query.source.kind if query.source else None
    drawn_sample = sample(table, wanted if wanted in kinds else usual(kinds))
    if query.task:
        drawn_sample = replace(
            drawn_sample,
            responses=drawn_sample.responses[drawn_sample.responses["task"] == query.task],
        )
    return tuple(AnswerSource(kind) for kind in JudgeKind if kind in kinds), drawn_sample


def _columns(rows: DataFrame) -> Iterator[tuple[str, str]]:
    """Columns and form questions of few levels, with titles; a question's is its text."""
    from turingdesk.analysis._levels import column_title, form_questions
    from turingdesk.exchange.report.pieces import head

    verdicts = rows[rows["role"] == "verdict"]
    on_machines = verdicts[verdicts["origin"] == "machine"]
    for column in (*COLUMNS, *agent_columns(rows)):
        verdict_rows = on_machines if is_of_agents(column) else verdicts
        if (
            column in rows
            and 1 < len({*verdict_rows[column].dropna().unique()} - {""}) <= MOST_LEVELS
        ):
            yield column, head(column_title(rows, column))
    for name, verdict_rows in form_questions(rows):
        if 1 < verdict_rows["choice"].nunique() <= MOST_LEVELS:
            yield name, column_title(rows, name)


def _can_split(rows: DataFrame, by: str) -> bool:
    """True if results can be split by a column, or by several that are crossed."""
    from turingdesk.analysis._levels import uncrossed

    return set(uncrossed(by)) <= dict(_columns(rows)).keys()


def _by_level(analysis_result: AnalysisResult, rows: DataFrame, by: str) -> AnalysisResult:
    """The rows of each level, analyzed by itself; figures have a plot for each.

    There are no figures where columns are crossed so that there would be too many plots.
    """
    from turingdesk.analysis import ANALYSES
    from turingdesk.analysis._figure import facets, task_title
    from turingdesk.analysis._levels import at_levels, column_title, uncrossed
    from turingdesk.exchange.report.findings import result

    columns = uncrossed(by)
    heads = [column_title(rows, column) for column in columns]
    rows_by_level, parts = [], {}
    for level, level_rows in at_levels(rows, by):
        part = result(analysis_result.name, ANALYSES[analysis_result.name], level_rows)
        named = zip(columns, uncrossed(level), strict=True)
        titles = [task_title(name) if column == "task" else name for column, name in named]
        title = titles[0] if len(titles) == 1 else join(", ", titles)
        parts[title] = {figure.name: figure for figure in part.figures}
        about = dict(zip(heads, uncrossed(level), strict=True))
        rows_by_level += [about | dict(row) for row in part.rows]
    further = [column for column in analysis_result.columns if column not in heads]
    figures = tuple(
        facets(
            figure,
            {
                level: level_figures[figure.name]
                for level, level_figures in parts.items()
                if figure.name in level_figures
            },
        )
        for figure in analysis_result.figures
        if len(parts) <= MOST_LEVELS
    )
    all_rows = tuple(rows_by_level)
    return replace(analysis_result, columns=(*heads, *further), rows=all_rows, figures=figures)
