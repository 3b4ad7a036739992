"""What a tally keeps of one journal: a few numbers for each answer."""

from __future__ import annotations

from array import array
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field

from turingdesk.core.evidence import Alike, Further, Piece, likenesses
from turingdesk.journal.journal_file import Line

GONE = (1 << 31) - 1  #: the step of an answer that a later attempt replaced
#: What is kept of an opened line; the schedules of thousands of sessions would cost gigabytes.
KEPT = (
    *("session", "at", "study", "kiosk", "trials", "simulated", "demonstration", "sealed"),
    *("judge", "pilot", "blocks"),
)


class Questions:
    """Further questions by number; those about each subject apart.

    Args:
        pilots: Whether answers of pilots are taken.
    """

    def __init__(self, pilots: bool = False) -> None:
        self.pilots = pilots
        self.ids: list[str] = []  #: by number
        self._numbers: dict[tuple[str, str], int] = {}

    def number(self, line: Line) -> int:
        """The number of the question that a line answers."""
        key = str(line.get("question", "")), str(line.get("subject", ""))
        if key not in self._numbers:
            self._numbers[key] = len(self.ids)
            self.ids.append(key[0])
        return self._numbers[key]


@dataclass(slots=True)
class Answers:
    """What is kept of one journal: three numbers for each answer."""

    opened: Line = field(default_factory=dict)  #: the members in `KEPT`
    study: str = ""  #: as its lines say
    closed: str | None = None  #: the reason, once it is closed
    last_at: str = ""
    done: int = 0
    kept_until: int = GONE  #: the first step that a later attempt asked again
    told: array[float] = field(default_factory=lambda: array("d"))
    #: step, kind and rt_ms of the first answer, then of the next; one array costs less than three
    further: array[int] = field(default_factory=lambda: array("q"))
    #: step, question and likeness of a value, of each answer to a further question
    form: list[tuple[int, str, str]] = field(default_factory=list)  #: step, field, answer

    def replace(self, kinds: Sequence[Alike]) -> Iterator[int]:
        """Give up what the newest answer replaces: an earlier one to the same question.

        Args:
            kinds: By number, what answers that are alike have in common.

        Yields:
            The kind of each answer given up.
        """
        told = self.told
        step, asked = told[-3], kinds[int(told[-2])].asked
        for place in range(len(told) - 6, -1, -3):
            if told[place] not in (step, GONE):
                return
            kind = int(told[place + 1])
            if told[place] == step and kinds[kind].asked == asked:
                told[place] = GONE
                yield kind

    def supersede(self, until: int) -> list[int]:
        """Give up the answers from a step on; the kinds of those that counted before."""
        self.kept_until = min(until, self.kept_until)
        gone = [p for p in range(0, len(self.told), 3) if until <= self.told[p] < GONE]
        for place in gone:
            self.told[place] = GONE
        return [int(self.told[place + 1]) for place in gone]

    def note(self, line: Line, questions: Questions) -> None:
        """Keep what rules may ask for of an answer that is neither a verdict nor a control."""
        get, step, value = line.get, line.get("step", 0), str(line.get("choice", ""))
        if get("practice") or (get("pilot") and not questions.pilots):
            return
        if get("role") == "form":
            self.form.append((step, str(get("question", "")), value))
        elif get("role") == "extra":
            self._note_further(step, questions.number(line), value)

    def is_looked_at(self, questions: Questions) -> bool:
        """Whether rules look at the session at all: pilots only among themselves."""
        return questions.pilots or not self.opened.get("pilot")

    def _note_further(self, step: int, question: int, value: str) -> None:
        """In place of an earlier one to the same question of this step."""
        further = self.further
        for place in range(len(further) - 3, -1, -3):
            if further[place] not in (step, GONE):
                break
            if further[place] == step and further[place + 1] == question:
                further[place] = GONE
        for one in likenesses(value):
            further.extend((step, question, one))

    def piece(self, session: str, kinds: Sequence[Alike], questions: Questions) -> Piece:
        """What quality rules look at.

        Args:
            session: Its id.
            kinds: By number, what answers that are alike have in common.
            questions: Further ones, by number.
        """
        told, until = self.told, self.kept_until
        rows = zip(map(int, told[::3]), map(int, told[1::3]), told[2::3], strict=True)
        answers = [
            (step, kinds[kind], rt_ms)
            for step, kind, rt_ms in rows
            if step < until and kinds[kind].is_evidence
        ]
        form = {name: answer for step, name, answer in self.form if step < until}
        return Piece(session, answers, tuple(self._further(questions)), form)

    def _further(self, questions: Questions) -> Iterator[Further]:
        found: dict[tuple[int, int], set[int]] = {}
        further = self.further
        for step, question, value in zip(further[::3], further[1::3], further[2::3], strict=True):
            if step < self.kept_until:
                found.setdefault((step, question), set()).add(value)
        for (step, question), values in found.items():
            yield Further(step, questions.ids[question], frozenset(values))
