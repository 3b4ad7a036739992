"""The answers that people and machines gave in a collection, read from journals and cleaned."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from hashlib import sha256
from pathlib import Path
from typing import TYPE_CHECKING, Any, cast

from turingdesk.core.conversation import ROOM, SIMULATED, SPEAKER, SPEAKERS, TOPIC
from turingdesk.core.message import message
from turingdesk.core.question import Role
from turingdesk.core.response import EXCLUDED, SUPERSEDED
from turingdesk.core.stimulus import Origin, Stimulus
from turingdesk.core.study import Block, Cleaning
from turingdesk.core.task import COLLECT, TASKS
from turingdesk.plugins.collecting.cleaning import Cleaned, clean

if TYPE_CHECKING:
    from pandas import DataFrame

    from turingdesk.study.package import Package
    from turingdesk.table.sessions_table import Sessions

AGENT = "agent:"  #: before the name of a machine that answers, in the column `judge`
PARTNER = "simulated-partner"  #: with whom simulated people talk
#: A person in the data: the folder, and the code in small letters.
Person = tuple[Path, str]


@dataclass(frozen=True, slots=True)
class CollectedAnswer:
    """One maker's answer to one prompt."""

    block: Block
    prompt: Stimulus
    origin: Origin
    agent: str  #: a machine's name; of people an ID that says nothing about them
    given: Mapping[str, str]  #: by question
    person: Person | None = None
    cleaned: Mapping[str, Cleaned] = field(default_factory=dict)  #: by question, single words only
    partner: CollectedAnswer | None = None  #: the other speaker's, of a conversation

    @property
    def makers(self) -> tuple[CollectedAnswer, ...]:
        """Who made it: the answers of one person or machine, or of both speakers."""
        return (self, self.partner) if self.partner is not None else (self,)

    @property
    def used(self) -> dict[str, str]:
        """The answers as they are judged, by question."""
        return {
            key: self.cleaned[key].text if self.cleaned else text
            for key, text in self.given.items()
        }

    @property
    def length(self) -> int:
        """The number of words of its longest text; of single words, that of their letters."""
        texts = self.used.values()
        if self.cleaned:
            return sum(map(len, texts))
        return max(len(text.split()) for text in texts)


@dataclass(slots=True)
class Collected:
    """All answers of a collection that a study can use, and how many it can't, by reason."""

    answers: list[CollectedAnswer] = field(default_factory=list)
    left_out: Counter[str] = field(default_factory=Counter)
    dropped: list[CollectedAnswer] = field(default_factory=list)  #: by a rule of cleaning
    forms: dict[Person, dict[str, str]] = field(
        default_factory=dict
    )  #: what people said of themselves
    agents: dict[Person, str] = field(default_factory=dict)  #: the ID of each person
    settings: dict[str, dict[str, Any]] = field(default_factory=dict)  #: of machines, by name
    resampled: Counter[tuple[str, str]] = field(default_factory=Counter)
    #: conversations of two machines that were sampled again, by the names of the two
    refused: Counter[str] = field(default_factory=Counter)
    #: answers of machines that rules for people's answers refused, by name

    @property
    def by_rules(self) -> dict[Origin, int]:
        """The number of answers of people and of machines that rules excluded."""
        dropped = Counter(maker.origin for answer in self.dropped for maker in answer.makers)
        return {
            Origin.HUMAN: dropped[Origin.HUMAN],
            Origin.MACHINE: dropped[Origin.MACHINE] + self.refused.total(),
        }

    @property
    def read(self) -> int:
        """The number of answers."""
        return len(self.answers) + self.left_out.total()


def collected(
    package: Package,
    folders: Sequence[Path],
    *,
    simulated: bool = False,
    progress: Callable[[int, int], None] | None = None,
) -> Collected:
    """Read the answers to a collection's prompts.

    Practice, pilots, what people withdrew, what a later attempt replaced, and what a rule of the
    collection excludes are never taken.

    Args:
        package: The collection.
        folders: Data folders.
        simulated: Take the answers of simulated people instead of those of people.
        progress: Told how many journals of how many were read.
    """
    from turingdesk.table.table import FolderTable

    collection, marks = Collected(), defaultdict[Person, list[str]](list)
    # Resolved, so that one folder under two names isn't counted twice.
    for folder in dict.fromkeys(path.resolve() for path in folders):
        table = FolderTable(folder, package.study.id)
        table.refresh(progress)
        responses = table.live.responses
        _note_settings(collection, table.live.gathered)
        _note_forms(collection, folder, responses)
        for answer, at in _read(package, collection, folder, responses, simulated):
            collection.answers.append(answer)
            if answer.person is not None:
                marks[answer.person].append(at)
    collection.agents = _anonymous(marks)
    named = [_with_id(answer, collection.agents) for answer in collection.answers]
    collection.answers = []
    for answer in _put_together(named, _by_text(package), collection.left_out):
        _sort(collection, _cleaned(answer, package.study.cleaning))
    return collection


def _read(
    package: Package, collection: Collected, folder: Path, responses: DataFrame, simulated: bool
) -> Iterator[tuple[CollectedAnswer, str]]:
    """Each answer that counts, with when it was given."""
    rows = responses[(responses["role"] == Role.ANSWER.value) & ~responses["practice"]]
    rows = rows[~rows["pilot"] & ~rows[SUPERSEDED]]
    columns = ["session", "step", "participant", "judge", "block", "stimulus", "prompt"]
    columns += ["question", "choice", "at", EXCLUDED]
    steps: dict[tuple[str, int], list[dict[str, Any]]] = defaultdict(list)
    for row in cast("list[dict[str, Any]]", rows[columns].astype(object).to_dict("records")):
        steps[row["session"], row["step"]].append(row)
    prompts_by_key = {
        (block.id, prompt.id): (block, prompt)
        for block in package.study.blocks
        for prompt in package.stimuli[block.table]
    }
    for of_step in steps.values():
        # If a rule excludes one answer of a step, it excludes the step.
        row = next((response for response in of_step if response[EXCLUDED]), of_step[0])
        block, prompt = prompts_by_key.get((row["block"], row["stimulus"]), (None, None))
        if reason := _unusable(row, prompt, simulated):
            collection.left_out[reason] += 1
        elif block is not None and prompt is not None:
            values_by_question = {
                str(response["question"]): str(response["choice"]) for response in of_step
            }
            yield (
                _answer(folder, row, block, prompt, values_by_question),
                "|".join(response["at"] for response in of_step),
            )


def _unusable(row: Mapping[str, Any], prompt: Stimulus | None, simulated: bool) -> str:
    """Why an answer can't be taken; empty if it can."""
    is_simulated = row["judge"] == "simulated"
    if is_simulated and not simulated:
        return message("from a simulated session")
    if simulated and not is_simulated and not row["judge"].startswith(AGENT):
        return message("from a person, but simulated sessions were requested")
    if row[EXCLUDED]:
        return message("excluded by a quality rule")
    if prompt is None or prompt.prompt != row["prompt"]:
        return message("to a prompt that is no longer in the collection")
    if prompt.task.removeprefix(COLLECT) not in TASKS.judging:
        return message("of a kind that isn't judged in any task")
    return ""


def _answer(
    folder: Path,
    row: Mapping[str, Any],
    block: Block,
    prompt: Stimulus,
    values_by_question: Mapping[str, str],
) -> CollectedAnswer:
    if row["judge"].startswith(AGENT):
        name = str(row["judge"]).removeprefix(AGENT)
        return CollectedAnswer(block, prompt, Origin.MACHINE, name, values_by_question)
    person = (folder, str(row["participant"]).casefold())
    return CollectedAnswer(block, prompt, Origin.HUMAN, "", values_by_question, person)


def _note_settings(collection: Collected, sessions: Sessions) -> None:
    """Note what machines' sessions say of settings, and how often they had to begin again."""
    for session, line in sessions.opened.items():
        judge, settings = str(line.get("judge", "")), line.get("judge_settings")
        if not judge.startswith(AGENT):
            continue
        name = judge.removeprefix(AGENT)
        if refused := sessions.against_rules[session]:
            collection.refused[name] += refused
        if isinstance(settings, dict):
            collection.settings[name] = settings
            if again := sessions.resampled[session]:
                collection.resampled[name, str(settings.get("with", ""))] += again


def _note_forms(collection: Collected, folder: Path, responses: DataFrame) -> None:
    """Note people's answers on forms; the newest counts. Personal answers aren't there."""
    rows = responses[(responses["role"] == Role.FORM.value) & ~responses[SUPERSEDED]]
    columns = ["participant", "question", "choice"]
    for participant, question, choice in rows[columns].astype(str).itertuples(index=False):
        collection.forms.setdefault((folder, participant.casefold()), {})[question] = choice


def _anonymous(marks: Mapping[Person, Sequence[str]]) -> dict[Person, str]:
    """An ID for each person, in an order that no one can find without the journals.

    The times of the answers decide it, which don't change and aren't in the study. Codes alone
    could be guessed.
    """

    def order(person: Person) -> str:
        return sha256("\n".join([person[1], *sorted(marks[person])]).encode()).hexdigest()

    digits = max(2, len(str(len(marks))))
    return {
        person: f"p{number:0{digits}}" for number, person in enumerate(sorted(marks, key=order), 1)
    }


def _by_text(package: Package) -> dict[tuple[str, str], Stimulus]:
    """The prompts, by block and by what they are called."""
    return {
        (block.id, prompt.prompt): prompt
        for block in package.study.blocks
        for prompt in package.stimuli[block.table]
    }


def _put_together(
    answers: Iterable[CollectedAnswer],
    prompts: Mapping[tuple[str, str], Stimulus],
    left_out: Counter[str],
) -> Iterator[CollectedAnswer]:
    """All answers, with one for the two halves of each conversation.

    A session knows what was said and which speaker it was, and nothing about the other one. Only
    where both sessions are in the data is it known who made the conversation; so where one of the
    two people withdraws, the conversation is gone.

    Args:
        answers: Each half is an answer.
        prompts: Topics by block and text: the partner's schedule may have drawn the topic.
        left_out: Counts halves without another half.
    """
    halves: dict[str, dict[str, CollectedAnswer]] = defaultdict(dict)
    for answer in answers:
        if ROOM not in answer.given:
            yield answer
        elif answer.given[ROOM].startswith(SIMULATED):
            halves[answer.given[ROOM]] = _with_simulated(answer)
        else:
            halves[answer.given[ROOM]][answer.given[SPEAKER]] = answer
    for answers_by_speaker in halves.values():
        if answers_by_speaker.keys() != set(SPEAKERS):
            left_out[message("of a conversation whose other speaker isn't in the data")] += 1
            continue
        first, second = (answers_by_speaker[speaker] for speaker in SPEAKERS)
        prompt = prompts.get((first.block.id, first.given[TOPIC]), first.prompt)
        yield replace(first, prompt=prompt, partner=replace(second, prompt=prompt))


def _with_simulated(answer: CollectedAnswer) -> dict[str, CollectedAnswer]:
    speaker = answer.given[SPEAKER]
    other = replace(answer, origin=Origin.MACHINE, agent=PARTNER, person=None)
    return {speaker: answer, SPEAKERS[1 - SPEAKERS.index(speaker)]: other}


def _with_id(answer: CollectedAnswer, agents: Mapping[Person, str]) -> CollectedAnswer:
    return answer if answer.person is None else replace(answer, agent=agents[answer.person])


def _cleaned(answer: CollectedAnswer, rules: Cleaning) -> CollectedAnswer:
    task = TASKS[answer.block.task]
    if not task.single_words:
        return answer
    language = getattr(answer.block.show, "language", "en")
    cue = getattr(answer.prompt.content, "cue", "")
    words = {key: clean(word, rules, language, cue) for key, word in answer.given.items()}
    return replace(answer, cleaned=words)


def _sort(collection: Collected, answer: CollectedAnswer) -> None:
    """Take an answer, unless cleaning left nothing of it, or the same word more than once."""
    used = [text for text in answer.used.values() if text]
    if len(used) < len(answer.given):
        collection.dropped.append(answer)
        collection.left_out[message("omitted by a cleaning rule")] += 1
    elif len(set(used)) < len(used):
        collection.dropped.append(answer)
        collection.left_out[message("the same word more than once, after cleaning")] += 1
    else:
        collection.answers.append(answer)
