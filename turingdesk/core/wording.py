"""Wording: a study's own texts in another of its languages.

A study is written in its first language. For each of the others it has words: every text
as it stands in the first language, and what it is called there. What has no words stays.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import replace

from turingdesk.core.question import Question
from turingdesk.core.study import Block, Form, Study

Say = Callable[[str], str]


def in_language(study: Study, language: str) -> Study:
    """The study as participants read it in that language; ids and values stay what they are."""
    words = study.words.get(language)
    if not words:
        return study
    return _reworded(study, lambda text: words.get(text, text))


def texts(study: Study) -> Iterator[str]:
    """Every text of the study that participants read, each once, in the first language."""
    found: dict[str, None] = {}

    def note(text: str) -> str:
        found.setdefault(text)
        return text

    _reworded(study, note)
    for block in study.blocks:
        found.update(dict.fromkeys(getattr(block.show, "topics", ())))
    return (text for text in found if text.strip())


def question_in_words(question: Question, say: Say) -> Question:
    """A question with its texts said otherwise."""
    return replace(
        question,
        text=say(question.text),
        choices=tuple(replace(choice, label=say(choice.label)) for choice in question.choices),
        low_label=say(question.low_label),
        high_label=say(question.high_label),
    )


def _reworded(study: Study, say: Say) -> Study:
    return replace(
        study,
        texts={name: say(text) for name, text in study.texts.items()},
        origins={origin: say(label) for origin, label in study.origins.items()},
        forms=tuple(_form(form, say) for form in study.forms),
        blocks=tuple(_block(block, say) for block in study.blocks),
    )


def _form(form: Form, say: Say) -> Form:
    questions = tuple(question_in_words(question, say) for question in form.questions)
    return replace(form, title=say(form.title), text=say(form.text), questions=questions)


def _block(block: Block, say: Say) -> Block:
    return replace(
        block,
        title=say(block.title),
        instructions=say(block.instructions),
        ask=say(block.ask),
        rest=replace(block.rest, text=say(block.rest.text)),
        questions=tuple(question_in_words(question, say) for question in block.questions),
    )
