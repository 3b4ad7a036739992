"""A session: a list of steps and a place in it.

Nothing here knows of windows, disks or clocks: the caller says what was
answered and when, and gets back the responses to keep. A participant at a
kiosk, a simulated judge, a machine judge and a test all walk the same way.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from dataclasses import replace

from turingdesk.core.errors import NotAllowed
from turingdesk.core.message import message
from turingdesk.core.question import Answer, Answers, Question, Role
from turingdesk.core.response import Given, Identity, Moment, Response, rows
from turingdesk.core.step import Page, PageKind, Remarks, Showing, Step
from turingdesk.core.trial import Trial

_SLACK_MS = 1.0  #: clocks round; an answer this much too early was not early


class Session:
    """One judge's progress through the steps of a session."""

    def __init__(
        self, identity: Identity, steps: Sequence[Page | Trial], language: str = "en"
    ) -> None:
        self.identity = identity
        self.language = language  #: in which the participant reads it
        self.steps = tuple(steps)
        self.place = 0  #: index of the step to show now
        self._closed = False
        self._refused = False
        trials = [s for s in self.steps if isinstance(s, Trial)]
        self._of = sum(not t.slot.practice for t in trials)
        self._of_practice = Counter(t.slot.block for t in trials if t.slot.practice)
        self._numbers = dict(_numbered(self.steps))
        self._answers: dict[int, Mapping[str, str]] = {}
        #: answers to forms and prompts, by step and question
        self._skip_unreached()

    @property
    def step(self) -> Step | None:
        """The step to show now, free of truth; None when the session is over.

        A form has no questions whose condition on an earlier form does not hold; those
        that are left look at other questions of the same form, or at none.
        """
        current = self._current
        if isinstance(current, Trial):
            return self._showing(self.place, current)
        return None if current is None else self._asked_page(current)

    @property
    def trial(self) -> Trial | None:
        """The trial at this place, with its truth. For judges that are machines, never a kiosk."""
        current = self._current
        return current if isinstance(current, Trial) else None

    @property
    def upcoming(self) -> Iterator[Showing]:
        """The trials after this place, nearest first, so that media can be made ready."""
        for place in range(self.place + 1, len(self.steps)):
            step = self.steps[place]
            if isinstance(step, Trial):
                yield self._showing(place, step)

    @property
    def is_over(self) -> bool:
        """True if nothing is left to show."""
        return self._current is None

    @property
    def is_refused(self) -> bool:
        """True if consent was not given."""
        return self._refused

    @property
    def progress(self) -> tuple[int, int]:
        """Counted trials answered, and how many there are."""
        if self._refused:
            return 0, self._of
        done = sum(isinstance(s, Trial) and not s.slot.practice for s in self.steps[: self.place])
        return done, self._of

    def answer(
        self, answers: Iterable[Answer], moment: Moment, without: Collection[str] = ()
    ) -> list[Response]:
        """Close the current step with these answers and go to the next one.

        Pages without questions are closed with no answers.

        Args:
            answers: To the questions of the current step.
            moment: When.
            without: Questions of a trial that need no answer: a machine has none.

        Returns:
            One response for each verdict, control, extra or form question answered;
            a joint verdict gives one for each subject.

        Raises:
            NotAllowed: The answer is early, held, half, unknown or not asked for, or its
                question's condition does not hold.
        """
        current, answer_by_key = self.check(answers, moment, without)
        number = self._numbers.get(self.place, 0)
        responses = list(
            rows(self.identity, current, Given(self.place, number, answer_by_key, moment))
        )
        if question_keys := _remembered_keys(current):
            self._answers[self.place] = {
                k: answer_by_key[k].value for k in question_keys if k in answer_by_key
            }
        self.place += 1
        self._skip_unreached()
        return responses

    def check(
        self, answers: Iterable[Answer], moment: Moment, without: Collection[str] = ()
    ) -> tuple[Page | Trial, dict[str, Answer]]:
        """The current step, and the answers by question, if `answer` takes them.

        Raises:
            NotAllowed: It doesn't.
        """
        current = self._current
        if current is None:
            raise NotAllowed(message("The session has ended; there is nothing to answer."))
        answer_by_key: dict[str, Answer] = {}
        for answer in answers:
            if answer.question in answer_by_key:
                raise NotAllowed(
                    message("There are two answers to {question!r}.", question=answer.question)
                )
            answer_by_key[answer.question] = answer
        step_shown = current if isinstance(current, Trial) else self._asked_page(current)
        self._check(step_shown, answer_by_key, moment, without)
        return current, answer_by_key

    def leave(self) -> None:
        """Close the current trial without an answer: a machine's reply couldn't be used.

        Raises:
            NotAllowed: The session is not before a trial.
        """
        if self.trial is None:
            raise NotAllowed(message("Only a trial can go unanswered."))
        self.place += 1
        self._skip_unreached()

    def refuse(self) -> None:
        """Consent is not given: go to the page for those who do not take part.

        Raises:
            NotAllowed: The current step is not the consent page.
        """
        current = self._current
        if not isinstance(current, Page) or current.kind is not PageKind.CONSENT:
            raise NotAllowed(message("Only consent can be refused."))
        self._refused = True
        # The page for those who refuse is the last one; see `steps`.
        self.place = len(self.steps) - 1
        if self._current is not None and not _is_refusal(self._current):
            self._closed = True

    def go_on_at(
        self, place: int, answers_by_place: Mapping[int, Mapping[str, str]] | None = None
    ) -> None:
        """Resume an interrupted session at the step where it stopped.

        Args:
            place: Index of the step.
            answers_by_place: Earlier answers to forms and prompts, by step and question; by
                default those given to this session itself.

        Raises:
            NotAllowed: There is no such step.
        """
        if not 0 <= place <= len(self.steps):
            raise NotAllowed(
                message(
                    "The session has {steps} steps; there is no step {place}.",
                    steps=len(self.steps),
                    place=place,
                )
            )
        self.place = place
        self._closed = self._refused = False
        if answers_by_place is not None:
            self._answers = dict(answers_by_place)
        self._skip_unreached()

    @property
    def _current(self) -> Page | Trial | None:
        if self._closed or self.place >= len(self.steps):
            return None
        return self.steps[self.place]

    def _skip_unreached(self) -> None:
        while isinstance(current := self._current, Page) and self._is_unreached(current):
            self.place += 1

    def _is_unreached(self, page: Page) -> bool:
        """True if no one is shown it: the page for refusal, or a form that asks nothing now."""
        return _is_refusal(page) or bool(page.questions and not self._asked_page(page).questions)

    def _showing(self, place: int, trial: Trial) -> Showing:
        """A trial as the participant meets it; practice is numbered in its block."""
        remarks = self._remarks(place, trial)
        if trial.slot.practice:
            of = self._of_practice[trial.slot.block]
            return trial.showing(trial.slot.position, of, remarks)
        return trial.showing(self._numbers[place], self._of, remarks)

    def _remarks(self, place: int, trial: Trial) -> Remarks | None:
        """The task's remarks on answers, knowing those to earlier prompts of the block."""
        remarks = trial.remarks
        if remarks is None:
            return None
        earlier = [
            self._answers[before]
            for before in sorted(self._answers)
            if before < place
            and isinstance(step := self.steps[before], Trial)
            and step.slot.block == trial.slot.block
        ]
        return lambda answers: remarks(answers, earlier)

    def _asked_page(self, page: Page) -> Page:
        """The page without the questions that earlier forms' answers rule out."""
        if all(question.only_if is None for question in page.questions):
            return page
        before: dict[str, str] = {}
        # In the order of steps, so that a later form's answer replaces an earlier one's.
        for place in sorted(self._answers):
            if place < self.place and isinstance(self.steps[place], Page):
                before |= self._answers[place]
        return replace(page, questions=visible_questions(page.questions, before))

    def _check(
        self,
        current: Page | Trial,
        answer_by_key: Mapping[str, Answer],
        moment: Moment,
        without: Collection[str],
    ) -> None:
        if unknown := sorted(
            set(answer_by_key) - {question.key for question in current.questions}
        ):
            raise NotAllowed(
                message("This step has no question {unknown}.", unknown=map(repr, unknown))
            )
        values = {key: answer.value for key, answer in answer_by_key.items()}
        due = {question.key: question for question in due_questions(current.questions, values)}
        if idle := sorted(set(answer_by_key) - set(due)):
            raise NotAllowed(
                message(
                    "Given the other answers, this step doesn't ask {idle}.", idle=map(repr, idle)
                )
            )
        for key, question in due.items():
            if key not in answer_by_key and question.required and key not in without:
                raise NotAllowed(message("{key!r} still needs an answer.", key=key))
            if key in answer_by_key and (
                objection := question.objection(answer_by_key[key].value)
            ):
                raise NotAllowed(f"{key}: " + objection)
        if isinstance(current, Trial):
            self._check_remarks(current, values)
            _check_timing(current, answer_by_key, moment)

    def _check_remarks(self, trial: Trial, answers: Answers) -> None:
        remarks = self._remarks(self.place, trial)
        for remark in remarks(answers) if remarks is not None else ():
            if remark.refuses:
                raise NotAllowed(remark.text)


def _remembered_keys(step: Page | Trial) -> list[str]:
    """The keys of questions whose answers the session looks at later."""
    if isinstance(step, Page):
        return [q.key for q in step.questions] if step.kind is PageKind.FORM else []
    return [q.key for q in step.questions if q.role is Role.ANSWER]


def _is_refusal(step: Page | Trial) -> bool:
    return isinstance(step, Page) and step.kind is PageKind.REFUSED


def _numbered(steps: Sequence[Page | Trial]) -> Iterator[tuple[int, int]]:
    """Place in the session and number of each trial; practice is counted apart."""
    counted_so_far = practised = 0
    for place, step in enumerate(steps):
        if isinstance(step, Trial):
            counted_so_far += not step.slot.practice
            practised += step.slot.practice
            yield place, practised if step.slot.practice else counted_so_far


def _check_timing(trial: Trial, answer_by_key: Mapping[str, Answer], moment: Moment) -> None:
    limits = trial.limits
    for answer in answer_by_key.values():
        if answer.held:
            raise NotAllowed(message("The key was held down. Release it, then press it again."))
        # Written so that a time that is not a number is refused, too.
        if not moment.in_view_ms(answer) >= limits.look_first_s * 1000 - _SLACK_MS:
            raise NotAllowed(
                message(
                    "You can answer after {look_first_s:g} s.",
                    look_first_s=limits.look_first_s,
                )
            )
    if moment.plays < limits.plays_first:
        raise NotAllowed(message("You can answer after the animation has played once."))


def due_questions(
    questions: Sequence[Question], value_by_key: Mapping[str, str]
) -> tuple[Question, ...]:
    """The questions of a page that are asked after the answers given on it so far.

    Args:
        questions: As `visible_questions` leaves them: conditions look at the same page only.
        value_by_key: Answers by question key; those to questions that are not asked do not count.
    """
    due_list: list[Question] = []
    values_so_far: dict[str, str] = {}
    for question in questions:
        if question.only_if is None or question.only_if.holds(values_so_far):
            due_list.append(question)
            values_so_far[question.key] = value_by_key.get(question.key, "")
    return tuple(due_list)


def visible_questions(
    questions: Sequence[Question], before: Mapping[str, str]
) -> tuple[Question, ...]:
    """The questions of a page that can still be asked after earlier pages.

    Conditions on earlier pages are decided: the question is omitted, or asked without
    a condition. Conditions on questions of the page itself stay.

    Args:
        questions: All of the page, in order.
        before: Answers on earlier pages by question key.
    """
    visible_list: list[Question] = []
    here: set[str] = set()  # a question that was omitted counts as one without an answer
    gone: set[str] = set()
    for question in questions:
        condition = question.only_if
        if condition is None or condition.question in here:
            visible_list.append(question)
            here.add(question.key)
        elif condition.holds({} if condition.question in gone else before):
            visible_list.append(replace(question, only_if=None))
            here.add(question.key)
        else:
            gone.add(question.key)
    return tuple(visible_list)
