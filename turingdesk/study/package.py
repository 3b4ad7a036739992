"""Study packages: a folder or a .tdz file, read whole, with every problem there is."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from functools import cached_property
from pathlib import Path
from typing import Any

from turingdesk.core.errors import BadStudy, Problem, Severity
from turingdesk.core.message import message
from turingdesk.core.places import block_of
from turingdesk.core.question import Question
from turingdesk.core.schedule import draw
from turingdesk.core.stimulus import Stimulus
from turingdesk.core.study import Study
from turingdesk.core.trial import Slot, Trial
from turingdesk.core.wording import in_language, reworded
from turingdesk.study.agents_table import Agents, agent_files, read_agents
from turingdesk.study.archive import Unpacked, opened
from turingdesk.study.findings import Findings, Place
from turingdesk.study.fingerprint import MEDIA, study_hash
from turingdesk.study.folder import Folder
from turingdesk.study.media import Media
from turingdesk.study.schema import FILE, Section
from turingdesk.study.seals import SEALED, PackageSeal, read_part
from turingdesk.study.stimulus_tables import StudyTables
from turingdesk.study.study_rules import check_controls, check_further
from turingdesk.study.study_toml import StudyFile, check_words, read_study
from turingdesk.study.unsaved import NOTHING, Unsaved
from turingdesk.system.os_errors import explain_os_error
from turingdesk.tasks._asking import Asking

_DEMONSTRATION = Problem(
    message("This study is a demonstration, so only pilot sessions can run."),
    message("Start a pilot session. Once the study shows your own material, delete this line."),
    FILE,
    column="demonstration",
    severity=Severity.PILOT_ONLY,
)


# Without slots, since cached properties need a `__dict__`.
@dataclass(frozen=True)
class Package:
    """A study with its stimuli, as values."""

    study: Study
    stimuli: Mapping[str, tuple[Stimulus, ...]]  #: by table name, in the order of the table
    folder: Path  #: where its files are; of a .tdz where it was unpacked
    hash: str  #: see `fingerprint`; empty if it was not asked for
    source: Path = Path()  #: the folder or .tdz that was opened
    files: Mapping[str, Path] = field(default_factory=dict)  #: what the hash covers, by name
    controls: Mapping[str, Mapping[tuple[str, str], Question]] = field(default_factory=dict)
    #: by block id: the control question of each stimulus that has one, by table and stimulus id
    toml: bytes = field(default=b"", repr=False)  #: study.toml without its media folder
    sections: Mapping[str, Section] = field(default_factory=dict, repr=False, compare=False)
    sealed: PackageSeal | None = None  #: the seal and the drawn sessions, where it is sealed
    truths: Mapping[str, Mapping[str, Any]] = field(default_factory=dict, repr=False)
    #: by table name and stimulus id: what the task's control needs; never about who made it
    agents: Agents = field(default_factory=dict, repr=False)  #: see `agents_table`
    media_places: Mapping[str, Place] = field(default_factory=dict, repr=False, compare=False)
    #: where each file of the media is named first, by its name in the media folder
    pilot_only: tuple[Problem, ...] = ()  #: what its files lack for sessions of participants

    @property
    def only_pilots(self) -> tuple[Problem, ...]:
        """The problems that keep participants from taking part; empty if they can."""
        return (*self.pilot_only, *((_DEMONSTRATION,) if self.study.demonstration else ()))

    def refuse_participants(self) -> None:
        """Do nothing where participants can take part.

        Raises:
            BadStudy: Only pilots and simulated sessions can run; contains the reasons.
        """
        if self.only_pilots:
            raise BadStudy(*self.only_pilots)

    def is_current(self) -> bool:
        """True if its files are as they were when it was read; each is read whole for that."""
        there = read_package(self.source, hashes=bool(self.hash)).package
        return there is not None and (there.hash, there.toml) == (self.hash, self.toml)

    def draw(self, seed: str, judged: Mapping[tuple[str, str], int]) -> tuple[Slot, ...]:
        """The schedule of a session; of a sealed study one of those drawn when it was sealed.

        Args:
            seed: The session's.
            judged: How often each stimulus is taken, as `DataFolder.judged` tells.

        Raises:
            CannotSchedule: The study's answers do not suffice.
        """
        if self.sealed is not None:
            return self.sealed.take(self.study, seed, judged)
        return draw(self.study, self.stimuli, seed, judged)

    def trials(self, slots: Sequence[Slot]) -> list[Trial]:
        """The trials of a schedule, with their stimuli and questions.

        Raises:
            KeyError: A slot names a stimulus or block that the package does not have.
        """
        return [self._askings[s.block].trial(s, self._by_id[s.block][s.stimulus]) for s in slots]

    def in_language(self, language: str) -> Package:
        """The same as participants read it in one of the study's languages."""
        words = self.study.words.get(language)
        if not words:
            return self
        if language not in self._in_languages:  # a host begins sessions one after another
            controls = {
                block: {key: reworded(q, lambda t: words.get(t, t)) for key, q in all_.items()}
                for block, all_ in self.controls.items()
            }
            study = in_language(self.study, language)
            self._in_languages[language] = replace(self, study=study, controls=controls)
        return self._in_languages[language]

    def media(self) -> list[Path]:
        """Every file of the media that a stimulus shows, sorted by name."""
        return [path for name, path in sorted(self.files.items()) if name.startswith(f"{MEDIA}/")]

    def placed(self, problem: Problem) -> Problem:
        """A problem of one of the study's blocks, with its line in study.toml."""
        section = self.sections.get(block_of(problem) or "")
        if section is None or problem.line is not None:
            return problem
        place = section.place(*problem.column.split("."))
        return replace(problem, file=FILE, line=place.line, column=place.column)

    @cached_property
    def _in_languages(self) -> dict[str, Package]:
        return {}

    @cached_property
    def _askings(self) -> dict[str, Asking]:
        none: Mapping[tuple[str, str], Question] = {}
        return {
            block.id: Asking(self.study, self.controls.get(block.id, none))
            for block in self.study.blocks
        }

    @cached_property
    def _by_id(self) -> dict[str, dict[str, Stimulus]]:
        tables = {name: {s.id: s for s in table} for name, table in self.stimuli.items()}
        return {block.id: tables[block.table] for block in self.study.blocks}


@dataclass(frozen=True, slots=True)
class Reading:
    """The outcome of reading a package."""

    package: Package | None  #: None where an error keeps it from being used
    problems: tuple[Problem, ...]

    @property
    def errors(self) -> tuple[Problem, ...]:
        """The problems that keep a session from running."""
        return tuple(p for p in self.problems if p.severity is Severity.ERROR)


def open_package(path: Path) -> Package:
    """Read a package that is going to be used.

    Raises:
        BadStudy: It has errors; contains them all.
    """
    reading = read_package(path)
    if reading.package is None:
        raise BadStudy(*reading.errors)
    return reading.package


def read_package(
    path: Path,
    *,
    hashes: bool = True,
    progress: Callable[[int, int], None] | None = None,
    unsaved: tuple[Unsaved, Unsaved] = (NOTHING, NOTHING),
) -> Reading:
    """Read a package with all its tables and look at all its media; never raises for content.

    Args:
        path: A folder, the study.toml in it, or a .tdz file.
        hashes: Whether to compute the study's hash, for which every file is read whole.
        progress: Told how many files of how many have been hashed.
        unsaved: What an editor has not written yet: files of the package, and of its media.
    """
    findings = Findings()
    unpacked = opened(path, findings)
    package = None if unpacked is None else _package(path, unpacked, findings, unsaved)
    if package is not None and hashes:
        package = _hashed(package, findings, progress, unsaved[0])
    return Reading(package, findings.problems)


def _hashed(
    package: Package,
    findings: Findings,
    progress: Callable[[int, int], None] | None,
    unsaved: Unsaved,
) -> Package | None:
    media = {n: path for n, path in package.files.items() if n.startswith(f"{MEDIA}/")}
    try:
        if package.sealed and not package.sealed.check_files(media, findings):
            return None
        files: dict[str, Path | bytes] = {
            name: path if (data := unsaved.data(name)) is None else data
            for name, path in package.files.items()
        }
        digest = study_hash(package.toml, files, progress)
    except OSError as problem:
        why = explain_os_error(problem).happened
        what = message("The file can't be read completely. {why}", why=why)
        named = Path(problem.filename or package.folder).name
        findings.error(Place(named), what, message("Copy it again from its source."))
        return None
    return replace(package, study=replace(package.study, hash=digest), hash=digest)


def _package(
    path: Path, unpacked: Unpacked, findings: Findings, unsaved: tuple[Unsaved, Unsaved]
) -> Package | None:
    folder = Folder(unpacked.folder, findings, unsaved=unsaved[0])
    file = read_study(folder, findings)
    if file is None:
        return None
    is_sealed = folder.has(SEALED)
    part = read_part(folder, file.study, findings) if is_sealed else None
    if is_sealed and part is None:
        return None
    media = _media_folder(file, unpacked, findings, unsaved[1])
    tables = StudyTables(file, folder, media, findings, sealed=is_sealed).read()
    _check_questions(file, tables, sealed=is_sealed)
    agents = {} if is_sealed else read_agents(folder, findings, tables.stimuli)
    if findings.errors:
        return None
    files = _files_of(folder, (*tables.files, *file.texts, *agent_files(agents)), tables.media)
    if part is not None:
        files |= {name: folder.root / name for name in part.file_names}
        if not _is_as_sealed(part, file, tables, files, findings):
            return None
    return Package(
        study=replace(file.study, sealed=is_sealed),
        stimuli=tables.stimuli,
        folder=unpacked.folder,
        hash="",
        source=path,
        files=files,
        controls=tables.controls,
        toml=file.bytes,
        sections=file.sections,
        sealed=part,
        truths=tables.truths,
        agents=agents,
        media_places=tables.media_places,
        pilot_only=tuple(p for p in findings.problems if p.severity is Severity.PILOT_ONLY),
    )


def _files_of(folder: Folder, names: Sequence[str], media: Mapping[str, Path]) -> dict[str, Path]:
    """The files that a study's hash covers, by the names that they have there."""
    files = {name: folder.root / name for name in names}
    return files | {f"{MEDIA}/{name}": path for name, path in media.items()}


def _check_questions(file: StudyFile, tables: StudyTables, *, sealed: bool) -> None:
    """Note what doesn't fit the questions that are in tables."""
    check_words(file.root, file.study, _control_questions(tables))
    check_further(file.root, file.study, tables.stimuli)
    if not sealed:  # such a package says only in which session what is asked
        asking = {block for block, questions in tables.controls.items() if questions}
        check_controls(file.root, file.study, asking)


def _control_questions(tables: StudyTables) -> dict[str, list[Question]]:
    """The control questions, by the table that they come from."""
    questions_by_table: dict[str, list[Question]] = {}
    for controls in tables.controls.values():
        for (table, _), question in controls.items():
            questions_by_table.setdefault(table, []).append(question)
    return questions_by_table


def _is_as_sealed(
    part: PackageSeal,
    file: StudyFile,
    tables: StudyTables,
    files: Mapping[str, Path],
    findings: Findings,
) -> bool:
    """True if study.toml, tables and texts are those that were sealed; media are hashed later."""
    package_files = {
        n: p for n, p in files.items() if n != SEALED and not n.startswith(f"{MEDIA}/")
    }
    package_files[FILE] = files[SEALED].with_name(FILE)
    ids = {block.id: [s.id for s in tables.stimuli[block.table]] for block in file.study.blocks}
    return part.check_files(package_files, findings) and part.check_stimuli(ids, findings)


def _media_folder(
    file: StudyFile, unpacked: Unpacked, findings: Findings, unsaved: Unsaved
) -> Media:
    """The folder that study.toml names, which may be beside the package but not a .tdz."""
    place = file.root.place("media") if file.root.has("media") else Place(FILE)
    named = Path(file.study.media)
    inside = not named.is_absolute() and ".." not in named.parts
    if unpacked.packed and not inside:
        what = message("The media folder {media!r} is outside the .tdz.", media=file.study.media)
        findings.error(
            place, what, message("Pack the study again from its folder: turingdesk pack.")
        )
        return Media(unpacked.folder / MEDIA, place, findings)
    if named.is_absolute():
        what = message("The path of the media folder only works on this computer.")
        findings.warning(
            place,
            what,
            message("Use a path relative to the package's folder, such as ../pictures."),
        )
    return Media(unpacked.folder / named, place, findings, unsaved)
