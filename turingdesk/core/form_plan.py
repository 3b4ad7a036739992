"""The plan's part on forms: how much is asked, and when."""

from __future__ import annotations

from dataclasses import dataclass

from turingdesk.core.study import Form, Signature, Study


@dataclass(frozen=True, slots=True)
class FormPlan:
    """What one form asks every participant."""

    id: str
    title: str
    when: str  #: before or after the blocks
    questions: int
    required: int
    conditional: int  #: asked only after certain answers
    personal: int  #: kept apart from the trials

    def __str__(self) -> str:
        parts = [f"{self.questions} question{'s' * (self.questions != 1)}"]
        parts += [f"{self.required} required"] if self.required else []
        parts += [f"{self.conditional} asked only if"] if self.conditional else []
        parts += [f"{self.personal} personal"] if self.personal else []
        return f"Form {self.id}, {self.when} the blocks: {self.title} ({', '.join(parts)})"


def form_plans(study: Study) -> tuple[FormPlan, ...]:
    """One for each form, in the order of the file."""
    return tuple(_form_plan(form) for form in study.forms)


def signed(study: Study) -> str:
    """What the plan says of a signature; empty where none is asked for."""
    if study.signature is Signature.NONE:
        return ""
    return f"Consent: a name is {study.signature.value}, and kept apart"


def _form_plan(form: Form) -> FormPlan:
    questions = form.questions
    return FormPlan(
        form.id,
        form.title,
        form.when.value,
        len(questions),
        sum(question.required for question in questions),
        sum(question.only_if is not None for question in questions),
        sum(question.personal for question in questions),
    )
