"""The steps of a session, in order: pages and trials as the study lays them out."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace

from turingdesk.core.message import join, participant_message
from turingdesk.core.question import Kind, Question, Role
from turingdesk.core.step import Page, PageKind
from turingdesk.core.stimulus import Origin
from turingdesk.core.study import Block, Signature, Study, When
from turingdesk.core.trial import Trial

_OPENING = (
    (PageKind.INFORMATION, participant_message("Welcome")),
    (PageKind.CONSENT, participant_message("Taking part")),
)
PRACTICE_OVER = participant_message("That was practice. From now on, your answers count.")
SIGNATURE = "signature"  #: id of the question for a name on the consent page
BREAK_TEXT = participant_message("Take a short break. Continue when you are ready.")


def steps(study: Study, trials: Sequence[Trial]) -> tuple[Page | Trial, ...]:
    """Lay out a session: information, consent, forms, instructions, blocks, forms, debriefing.

    Forms that are asked after the first trial are within the blocks.

    Pages whose text the study does not have are omitted. The last page is for
    those who did not consent; no one else reaches it.
    """
    return (*_before(study), *_blocks(study, trials), *_after(study))


def _before(study: Study) -> Iterator[Page]:
    for kind, title in _OPENING:
        if text := study.texts.get(kind.value):
            page = _page(kind, kind.value, title, text)
            yield _signed(page, study.signature) if kind is PageKind.CONSENT else page
    yield from _forms(study, When.BEFORE)
    if text := study.texts.get("instructions"):
        yield _page(
            PageKind.INSTRUCTIONS, "instructions", participant_message("What you will do"), text
        )


def _signed(consent: Page, signature: Signature) -> Page:
    """The consent page, with a field for a name where the study wants one."""
    if signature is Signature.NONE:
        return consent
    name = Question(
        SIGNATURE,
        participant_message("Your name, as a signature"),
        Kind.TEXT,
        role=Role.FORM,
        required=signature is Signature.REQUIRED,
        personal=True,
    )
    return replace(consent, questions=(name,))


def _forms(study: Study, when: When) -> Iterator[Page]:
    for form in study.forms:
        if form.when is when:
            yield Page(PageKind.FORM, form.id, form.title, form.text, form.questions)


def _blocks(study: Study, trials: Sequence[Trial]) -> Iterator[Page | Trial]:
    first = True
    for block in study.blocks:
        block_trials = [trial for trial in trials if trial.slot.block == block.id]
        if block_trials:
            yield from _block(study, block, block_trials, first=first)
        first = first and all(trial.slot.practice for trial in block_trials)


def _block(
    study: Study, block: Block, trials: Sequence[Trial], *, first: bool
) -> Iterator[Page | Trial]:
    """A block; `first` says whether no trial before it counts."""
    if block.instructions:
        yield _page(PageKind.INSTRUCTIONS, f"{block.id}-start", block.title, block.instructions)
    practice = [trial for trial in trials if trial.slot.practice]
    counting = [trial for trial in trials if not trial.slot.practice]
    for trial in practice:
        yield from _with_feedback(study, trial)
    if practice:
        yield Page(PageKind.PRACTICE, f"{block.id}-practice-over", block.title, PRACTICE_OVER)
    for trial in counting:
        yield from _with_feedback(study, trial)
        if first and trial is counting[0]:
            yield from _forms(study, When.AFTER_FIRST)
        if _break_after(block, trial):
            text = block.rest.text or BREAK_TEXT
            name = f"{block.id}-break-{trial.slot.position}"
            yield Page(
                PageKind.BREAK, name, participant_message("Break"), text, wait_s=block.rest.wait_s
            )


def _with_feedback(study: Study, trial: Trial) -> Iterator[Page | Trial]:
    yield trial
    if trial.slot.feedback:
        kind = "practice" if trial.slot.practice else "trial"
        name = f"{trial.slot.block}-{kind}-{trial.slot.position}-feedback"
        yield Page(
            PageKind.FEEDBACK,
            name,
            participant_message("The answer"),
            _truth_in_words(trial, study),
        )


_SENTENCES = {  #: instead of labels that are the usual ones
    "A human": participant_message("It was a human."),
    "A machine": participant_message("It was a machine."),
}


def _about_speaker(subject: str, label: str) -> str:
    if label == "A human":
        return participant_message("Speaker {subject} was a human.", subject=subject)
    if label == "A machine":
        return participant_message("Speaker {subject} was a machine.", subject=subject)
    return participant_message("Speaker {subject}: **{label}**", subject=subject, label=label)


def _truth_in_words(trial: Trial, study: Study) -> str:
    """One line for each verdict: what it was about and the correct answer."""
    lines = []
    for question in trial.questions:
        if question.role is not Role.VERDICT:
            continue
        labels = {choice.value: choice.label for choice in question.choices}
        for subject in question.subjects or (question.subject,):
            truth = trial.truth(question, subject)
            if truth in set(Origin):
                label = study.label(Origin(truth))
            else:
                label = labels.get(truth or "", "")
            sentence = _SENTENCES.get(label) or participant_message(
                "Correct answer: **{label}**", label=label
            )
            lines.append(_about_speaker(subject, label) if subject else sentence)
    return join("\n\n", lines)


def _break_after(block: Block, trial: Trial) -> bool:
    position = trial.slot.position
    every = block.rest.every
    # No break after the last trial, where the block ends anyway.
    return every > 0 and position % every == 0 and position < block.trials


def _after(study: Study) -> Iterator[Page]:
    yield from _forms(study, When.AFTER)
    text = study.texts.get("debriefing") or participant_message(
        "Thank you. Your answers are saved."
    )
    yield _page(PageKind.DEBRIEFING, "debriefing", participant_message("Thank you"), text)
    text = study.texts.get("refused") or participant_message(
        "You chose not to take part. Nothing was recorded."
    )
    yield _page(PageKind.REFUSED, "refused", participant_message("Thank you"), text)


def _page(kind: PageKind, name: str, title: str, text: str) -> Page:
    """A page whose title is the heading that its text begins with, if it begins with one."""
    first, _, rest = text.lstrip().partition("\n")
    if first.startswith("# "):
        return Page(kind, name, first[2:].strip(), rest.lstrip())
    return Page(kind, name, title, text)
