"""Quality rules in study.toml: each of a kind with its settings, or a named set of them.

A rule that can never hold in its study must not look as if it did: `check_fit` says so, and once
the tables are read, by which tasks ask their questions, `check_controls` and `check_further`.
"""

from __future__ import annotations

import tomllib
from collections.abc import Callable, Collection, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import cache
from typing import Any

from turingdesk.core.message import Message, message
from turingdesk.core.quality import (
    KINDS,
    ControlFailed,
    ControlsPassed,
    CountedControls,
    FormAnswer,
    QuestionRule,
    Rule,
    TooFast,
    TrialAnswer,
    from_plain,
)
from turingdesk.core.question import Question, Role
from turingdesk.core.stimulus import Stimulus
from turingdesk.core.study import Block, Form, Study
from turingdesk.core.task import TASKS
from turingdesk.study.findings import did_you_mean
from turingdesk.study.schema import Section, read, unique
from turingdesk.system import paths
from turingdesk.tasks._asking import task_questions


@dataclass(frozen=True, slots=True)
class RuleSet:
    """Rules that a study takes over under one name."""

    name: str
    title: str
    source: str  #: the publication, and where in it
    about: str  #: what its authors did
    rules: tuple[Rule, ...]


@cache
def rule_sets() -> Mapping[str, RuleSet]:
    """The sets by name, from the files in resources/rules."""
    set_by_name = {}
    for path in sorted((paths.resources() / "rules").glob("*.toml")):
        values = tomllib.loads(path.read_text("utf-8"))
        rules = tuple(from_plain(rule) for rule in values["rule"])
        title, about = Message(values["title"]), Message(values["about"])
        set_by_name[path.stem] = RuleSet(path.stem, title, values["source"], about, rules)
    return set_by_name


def rules(study: Section, blocks: Sequence[Block], forms: Sequence[Form]) -> tuple[Rule, ...]:
    """The rules of a study, those of named sets included.

    Args:
        study: The root of study.toml.
        blocks: Those that could be read.
        forms: The pages of questions to participants.
    """
    asked_in_study = AskedInStudy(tuple(blocks), tuple(forms))
    read_rules = [
        (section, rule)
        for section in study.sections("rule")
        for rule in (_rules_of_set if section.has("use") else _written)(section, asked_in_study)
    ]
    unique(
        [section for section, _ in read_rules],
        [rule.id for _, rule in read_rules],
        message("rule"),
    )
    for section, rule in read_rules:
        check_fit(section, rule, asked_in_study)
    return tuple(rule for _, rule in read_rules)


def _rules_of_set(section: Section, asked_in_study: AskedInStudy) -> list[Rule]:
    """The rules of a named set; their names begin with the set's."""
    name = section.one_of("use", list(rule_sets()), "")
    prefix = section.identifier("id", name)
    blocks = _blocks(section, asked_in_study)
    if section.has("kind"):
        what = message("A rule can have either kind or use, but not both.")
        section.error("kind", what, message("Remove kind and its settings, or remove use."))
        return []
    section.close()
    if name not in rule_sets():
        return []
    set_rules = rule_sets()[name].rules
    return [replace(rule, id=f"{prefix}.{rule.id}", blocks=blocks) for rule in set_rules]


def _written(section: Section, asked_in_study: AskedInStudy) -> list[Rule]:
    """One rule, with its settings."""
    name = section.text("kind")
    kind = KINDS.get(name)
    if kind is None:
        kind_names = ", ".join(KINDS)
        if name:
            fix = did_you_mean(name, KINDS, message("Use one of: {known}.", known=kind_names))
            section.error("kind", message("There is no rule of kind {name!r}.", name=name), fix)
        else:
            fix = message(
                'Set kind = "..." ({known}), or use = "..." with a named set.', known=kind_names
            )
            section.error("", message("The rule has no kind."), fix)
        return []
    return [read(section, kind, {"blocks": _blocks(section, asked_in_study)}, usual={"id": name})]


def _blocks(section: Section, asked_in_study: AskedInStudy) -> tuple[str, ...]:
    """The blocks that it names, where there are such."""
    block_ids = [block.id for block in asked_in_study.blocks]
    named = section.items("blocks", str, message("ids of blocks")) or ()
    for name in named:
        if name not in block_ids:
            fix = did_you_mean(
                name, block_ids, message("The blocks are: {known}.", known=block_ids)
            )
            section.error("blocks", message("There is no block {name!r}.", name=name), fix)
    return tuple(dict.fromkeys(name for name in named if name in block_ids))


@dataclass(frozen=True, slots=True)
class AskedInStudy:
    """The part of a study's questions that rules depend on."""

    blocks: tuple[Block, ...]
    forms: tuple[Form, ...]

    @property
    def fields(self) -> dict[str, Question]:
        """The questions of all forms by id."""
        return {question.id: question for form in self.forms for question in form.questions}

    def of(self, rule: Rule) -> list[Block]:
        """The blocks that a rule looks at."""
        return [block for block in self.blocks if rule.applies(block.id)]


def check_fit(section: Section, rule: Rule, asked_in_study: AskedInStudy) -> None:
    """Note what is wrong with a rule in its study."""
    check = _CHECKS.get(rule.kind)
    if check is not None and asked_in_study.blocks:
        check(section, rule, asked_in_study)


def _too_fast(section: Section, rule: TooFast, asked_in_study: AskedInStudy) -> None:
    if rule.min_s is None and not any(b.limits.too_fast_s > 0 for b in asked_in_study.of(rule)):
        fix = message("Set min_s = 3, or too_fast_s = 3 in [block.limits].")
        section.warning(
            "", message("The rule {id!r} has no limit, so no answer is too fast.", id=rule.id), fix
        )


def check_controls(root: Section, study: Study, asking: Collection[str]) -> None:
    """Warn of rules about controls that no block has.

    Args:
        root: The whole study.toml.
        study: The study.
        asking: The blocks in which a stimulus has a control question, by ID.
    """
    asked_in_study = AskedInStudy(study.blocks, study.forms)
    for rule in study.rules if study.blocks else ():
        blocks = asked_in_study.of(rule)
        has = {
            CountedControls.QUESTIONS: any(
                block.id in asking and block.controls.questions != () for block in blocks
            ),
            CountedControls.TRIALS: any(block.controls.trials for block in blocks),
        }
        if isinstance(rule, ControlFailed) and not has[CountedControls.QUESTIONS]:
            what = message(
                "The rule {id!r} applies to control questions, but its blocks have none.",
                id=rule.id,
            )
            fix = message("Remove the rule, or add the columns that the control question needs.")
            _section_of(root, rule).warning("", what, fix)
        elif isinstance(rule, ControlsPassed) and not has.get(
            CountedControls(rule.what), any(has.values())
        ):
            what = message(
                "The rule {id!r} applies to controls, but its blocks have none.", id=rule.id
            )
            fix = message("Remove the rule, or ask control questions in the block.")
            _section_of(root, rule).warning("", what, fix)


def _section_of(root: Section, rule: Rule) -> Section:
    """Where study.toml has a rule, by itself or in a named set."""

    def is_of(section: Section) -> bool:
        name = section.raw("id") or section.raw("use") or section.raw("kind")
        return rule.id == name or rule.id.startswith(f"{name}.")

    return next(filter(is_of, root.sections("rule")), root)


def _controls_passed(section: Section, rule: ControlsPassed, asked_in_study: AskedInStudy) -> None:
    if 0 < rule.of < rule.at_least:
        what = message(
            "{at_least} of {of} can never be correct.", at_least=rule.at_least, of=rule.of
        )
        section.error(
            "at_least" if section.has("at_least") else "", what, message("Reduce at_least.")
        )


def _form_answer(section: Section, rule: FormAnswer, asked_in_study: AskedInStudy) -> None:
    question = asked_in_study.fields.get(rule.field)
    key = "field" if section.has("field") else ""
    if question is None:
        what = message(
            "The rule {id!r} uses the field {field!r}, which is in no form.",
            field=rule.field,
            id=rule.id,
        )
        otherwise = message('Add a [[form.field]] with id = "{field}".', field=rule.field)
        section.error(key, what, did_you_mean(rule.field, asked_in_study.fields, otherwise))
        return
    if question.personal:
        what = message(
            "The field {field!r} is personal, so its answers are saved separately.",
            field=rule.field,
        )
        section.error(key, what, message("Remove personal = true, or remove the rule."))
    _check_values(section, "wanted", rule.wanted, [question])


def check_further(root: Section, study: Study, stimuli: Mapping[str, Sequence[Stimulus]]) -> None:
    """Refuse rules about a further question that no trial of theirs asks.

    Args:
        root: The whole study.toml.
        study: The study.
        stimuli: The stimuli by table, games by task. Where a table couldn't be read, it isn't
            known what its task asks.
    """
    asked_in_study = AskedInStudy(study.blocks, study.forms)
    for rule in study.rules if study.blocks else ():
        if not isinstance(rule, QuestionRule):
            continue
        section, blocks = _section_of(root, rule), asked_in_study.of(rule)
        contents = {block.id: _content(block, stimuli) for block in blocks}
        questions = [q for block in blocks for q in _further(block, contents[block.id])]
        asked_about = [question for question in questions if question.id == rule.question]
        if not asked_about and None not in contents.values():
            _not_asked(section, rule, {question.id for question in questions})
        elif asked_about and isinstance(rule, TrialAnswer):
            _check_values(section, "answers", rule.answers, asked_about)


def _not_asked(section: Section, rule: QuestionRule, known_ids: Collection[str]) -> None:
    what = message(
        "The rule {id!r} uses the question {question!r}, which no block asks.",
        id=rule.id,
        question=rule.question,
    )
    otherwise = message(
        'Add a [[block.question]] with id = "{question}".', question=rule.question or "..."
    )
    key = "question" if section.has("question") else ""
    section.error(key, what, did_you_mean(rule.question, known_ids, otherwise))


def _content(block: Block, stimuli: Mapping[str, Sequence[Stimulus]]) -> Any:
    """A content that a block shows; None where its table has none."""
    block_stimuli = stimuli.get(block.task if TASKS[block.task].plays else block.table, ())
    return next(
        (stimulus.content for stimulus in block_stimuli if stimulus.task == block.task), None
    )


def _further(block: Block, content: Any) -> tuple[Question, ...]:
    """The questions in addition to the verdict: the task's own, and the study's."""
    own_questions = () if content is None else task_questions(block, content)
    return (
        *(question for question in own_questions if question.role is Role.EXTRA),
        *block.questions,
    )


def _check_values(
    section: Section, key: str, values: Sequence[str], questions: Sequence[Question]
) -> None:
    """Answers that a rule names must be there, and be such as can be given."""
    where = key if section.has(key) else ""
    if not values:
        section.error(
            where,
            message("The rule lists no answers."),
            message('Use, for example, {key} = ["English"].', key=key),
        )
    choices = {value.casefold(): value for value in _choices(questions)}
    # Where words can be typed, any answer can be given.
    for value in values if choices else ():
        if value.strip().casefold() not in choices:
            listed = ", ".join(choices.values())
            fix = did_you_mean(
                value, choices.values(), message("The choices are: {listed}.", listed=listed)
            )
            section.error(
                where,
                message("{value!r} is not a choice of {id!r}.", value=value, id=questions[0].id),
                fix,
            )


def _choices(questions: Sequence[Question]) -> Iterator[str]:
    """All that can be chosen; nothing where words or numbers can be typed."""
    if all(question.choices for question in questions):
        for question in questions:
            yield from (choice.value for choice in question.choices)


_CHECKS: Mapping[str, Callable[[Section, Any, AskedInStudy], None]] = {
    "too_fast": _too_fast,
    "controls_passed": _controls_passed,
    "form_answer": _form_answer,
}
