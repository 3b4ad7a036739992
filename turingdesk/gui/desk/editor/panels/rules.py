"""Rules: which answers and sessions are excluded, chosen by kind, each with its sentence."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping, Sequence
from dataclasses import replace
from typing import TYPE_CHECKING, Any

from turingdesk.core.quality import KINDS, Rule, Scope, TooFast, sentence
from turingdesk.core.setting import Keys, Option, Setting, Takes, settings_of, titled
from turingdesk.gui.desk.editor.panels.array import Addition, ArrayEditor, ArrayKind, free_id
from turingdesk.gui.desk.editor.panels.block_settings import name_of, task_of
from turingdesk.gui.desk.editor.panels.card_panel import CardPanel
from turingdesk.gui.desk.editor.panels.ordered import Names
from turingdesk.gui.desk.editor.panels.setting import declared, kiosk_words
from turingdesk.gui.desk.state import DeskState
from turingdesk.gui.translation import program, tr, tr_noop, translate_message
from turingdesk.study.study_rules import rule_sets

if TYPE_CHECKING:
    from turingdesk.editing.draft import Draft

Table = Mapping[str, Any]
#: What a rule is called that has no name of its own, by its kind.
KIND_TITLES = {
    "after_machines": tr_noop("Desk", "After machines", "a setting"),
    "control_failed": tr_noop("Desk", "Control failed", "a setting"),
    "controls_passed": tr_noop("Desk", "Controls passed", "a setting"),
    "duplicate": tr_noop("Desk", "Duplicate", "a setting"),
    "form_answer": tr_noop("Desk", "Form answer", "a setting"),
    "incomplete": tr_noop("Desk", "Incomplete", "a setting"),
    "straight_lining": tr_noop("Desk", "Straight lining", "a setting"),
    "too_fast": tr_noop("Desk", "Too fast", "a setting"),
    "trial_answer": tr_noop("Desk", "Trial answer", "a setting"),
}


def _block_title(block: Table) -> str:
    """The heading for participants, with the block's id where that is not the task's name."""
    task, name = task_of(block), name_of(block)
    if title := block.get("title"):
        return str(title)
    if task is None:
        return name
    title = kiosk_words(task.title)
    return title if name == block.get("task") else f"{title} ({name})"


class RulesPanel(CardPanel):
    """The rules in a list, and the settings of the one that is chosen."""

    def __init__(self, draft: Draft, state: DeskState, item: str = "") -> None:
        super().__init__(draft, state, item)
        self.limits = self.add_sheet(
            tr("Desk", "Answers that are too fast"),
            lambda: list(self._limits()),
            about=tr(
                "Desk",
                "Answers faster than a block's limit are excluded from the results, unless a "
                "rule below sets something else for the block. Change a limit here; 0 excludes "
                "none.",
            ),
        )
        self.rules = ArrayEditor(
            draft.toml,
            ("rule",),
            ArrayKind(
                _names(),
                title,
                self._settings,
                self._additions,
                about,
                self._nothing,
                id=lambda rule: str(rule.get("id") or rule.get("use") or rule.get("kind") or ""),
            ),
        )
        explained = tr(
            "Desk",
            "A rule excludes trials or sessions from the results. It deletes nothing: results "
            "are shown with and without the rules.",
        )
        self.add_card(tr("Desk", "Rules"), self.rules, about=explained)
        self.add_part(self.rules)
        self.refresh()

    def _nothing(self) -> str:
        if any(limit > 0 for _, _, limit in self._limited()):
            return tr("Desk", "The study has no rules of its own, only the limits above.")
        return tr("Desk", "There are no rules. Every complete answer counts.")

    def _limited(self) -> Iterator[tuple[int, Table, float]]:
        """The blocks that no rule of the study keeps from having a limit: place, table, limit."""
        rules = self.draft.toml.tables("rule")
        for place, block in enumerate(self.draft.toml.tables("block")):
            if not any(_is_on_speed(rule, name_of(block)) for rule in rules):
                yield place, block, limit_of(block)

    def _limits(self) -> Iterator[Setting]:
        """The limit of each block that has one, or had one before it was turned off."""
        for place, block, limit in self._limited():
            is_written = "too_fast_s" in block.get("limits", {})
            if limit > 0 or is_written:
                default_limit = usual_limit(block)
                about = tr("Desk", "Seconds. The default for this task is {limit}.")
                yield Setting(
                    ("block", place, "limits", "too_fast_s"),
                    _block_title(block),
                    about.format(limit=program().number(default_limit)),
                    Takes.NUMBER,
                    default_limit,
                )

    def _settings(self, place: Keys) -> list[Setting]:
        rule = self.draft.toml.get(*place, default={})
        return rule_settings(
            rule,
            list(self._blocks()),
            self._question_options("form", "field"),
            self._question_options("block", "question"),
        )

    def _additions(self, taken_ids: Collection[str]) -> list[Addition]:
        rule_additions = []
        for name, kind in KINDS.items():
            free = free_id(name, taken_ids)
            values = {"kind": name} if free == name else {"kind": name, "id": free}
            rule_additions.append(Addition(translate_message(sentence(kind)), values))
        used = {str(rule.get("use", "")) for rule in self.draft.toml.tables("rule")}
        sets = [rule_set for rule_set in rule_sets().values() if rule_set.name not in used]
        published = tr("Desk", "Rules of a published study")
        return rule_additions + [
            Addition(translate_message(rule_set.title), {"use": rule_set.name}, published)
            for rule_set in sets
        ]

    def _blocks(self) -> Iterator[Option]:
        for block in self.draft.toml.tables("block"):
            yield Option(name_of(block), _block_title(block))

    def _question_options(self, outer: str, inner: str) -> list[Option]:
        """The ids of all questions of forms, or of blocks."""
        holders = self.draft.toml.tables(outer)
        ids = [str(table.get("id", "")) for h in holders for table in h.get(inner, ())]
        return [Option(item_id, item_id) for item_id in dict.fromkeys(ids) if item_id]


def usual_limit(block: Table) -> float:
    """The seconds below which answers to a block's task are too fast by default."""
    task = task_of(block)
    return task.limits.too_fast_s if task is not None else 0.0


def limit_of(block: Table) -> float:
    """The seconds below which answers are too fast, written or usual; 0 if none are."""
    limit = block.get("limits", {}).get("too_fast_s", usual_limit(block))
    return float(limit) if isinstance(limit, int | float) else 0.0


def _is_on_speed(rule: Table, block: str) -> bool:
    """True if a rule, or one of a set, omits answers of a block that are too fast."""
    blocks = rule.get("blocks") or [block]
    rule_set = rule_sets().get(str(rule.get("use", "")))
    kinds = {set_rule.kind for set_rule in rule_set.rules} if rule_set else {str(rule.get("kind"))}
    return block in blocks and TooFast.kind in kinds


def title(rule: Table) -> str:
    """A rule in the list."""
    if "use" in rule:
        rule_set = rule_sets().get(str(rule["use"]))
        return _set(rule_set.title if rule_set else str(rule["use"]))
    name = str(rule.get("id") or rule.get("kind") or "")
    kind_title = KIND_TITLES.get(name, titled(name))
    return tr("Desk", kind_title, "a setting") if name else tr("Desk", "Rule")


def _set(title: str) -> str:
    return tr("Desk", "Set: {title}", "of rules").format(title=translate_message(title))


def _names() -> Names:
    return Names(
        tr("Desk", "Rules"),
        tr("Desk", "Add rule"),
        tr("Desk", "Remove this rule"),
        tr("Desk", "Move this rule up"),
        tr("Desk", "Move this rule down"),
        tr("Desk", "Duplicate this rule"),
    )


def about(rule: Table) -> str:
    """A description of the rule."""
    if "use" in rule:
        rule_set = rule_sets().get(str(rule["use"]))
        return (
            program().join(" ", (translate_message(rule_set.about), rule_set.source))
            if rule_set
            else ""
        )
    kind = KINDS.get(str(rule.get("kind")))
    if kind is None:
        return ""
    marks = (
        tr("Desk", "{sentence} It excludes single trials.")
        if kind.scope is Scope.TRIAL
        else tr("Desk", "{sentence} It excludes whole sessions.")
    )
    return marks.format(sentence=translate_message(sentence(kind)))


def rule_settings(
    rule: Table,
    blocks: Sequence[Option],
    form_questions: Sequence[Option],
    extra: Sequence[Option],
) -> list[Setting]:
    """The settings of one rule, made from the fields of its kind.

    Args:
        rule: What study.toml says.
        blocks: The blocks there are.
        form_questions: The fields of forms.
        extra: The further questions of blocks.
    """
    kind = KINDS.get(str(rule.get("kind")))
    named = {"id": {"default": kind.kind if kind else None}}
    where = len(blocks) > 1 or rule.get("blocks") or (kind is None and blocks)
    block_settings = (
        declared(Rule, ("blocks",), changes={"blocks": _some_of(blocks)}) if where else []
    )
    if kind is None:
        return [*declared(Rule, ("id",), changes=named), *block_settings] if "use" in rule else []
    defaults = {setting.name: setting.default for setting in settings_of(kind)}
    changes = named | {
        name: _one_of(options, defaults[name])
        for name, options in (("field", form_questions), ("question", extra))
        if name in defaults and options
    }
    settings = declared(kind, without=("blocks",), changes=changes)
    several = tr("Desk", "{about}. Separate several with semicolons.")
    words = [
        replace(setting, about=several.format(about=setting.about))
        if setting.takes is Takes.WORDS
        else setting
        for setting in settings
    ]
    return [*words, *block_settings]


def _one_of(options: Sequence[Option], default: Any) -> dict[str, Any]:
    """One of the questions that the study asks, or the default, which it need not ask."""
    if default not in [option.value for option in options]:
        options = (Option(default, str(default) or "\u2013"), *options)
    return {"takes": Takes.ONE_OF, "options": tuple(options)}


def _some_of(blocks: Sequence[Option]) -> dict[str, Any]:
    return {"takes": Takes.SOME_OF, "options": tuple(blocks), "wide": True}


PANEL = RulesPanel
