"""Rules: which answers and sessions do not count, chosen by kind, each with its sentence."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import fields
from typing import TYPE_CHECKING, Any, get_type_hints

from turingdesk.core.quality import KINDS, Rule, Scope, sentence
from turingdesk.gui.desk.editor.panels.array import Addition, ArrayEditor, Kind
from turingdesk.gui.desk.editor.panels.card_panel import CardPanel
from turingdesk.gui.desk.editor.panels.questions import free_id
from turingdesk.gui.desk.editor.panels.setting import Keys, Option, Setting, Takes
from turingdesk.gui.desk.state import DeskState
from turingdesk.store.study.rule_sets import rule_sets

if TYPE_CHECKING:
    from turingdesk.store.draft.draft import Draft

Table = Mapping[str, Any]
_ABOUT = (
    "A rule marks what it leaves out and deletes nothing. Results are shown with the rules and "
    "without them."
)
_NO_RULES = "There is no rule: every complete answer counts."
_ID = Setting(("id",), "Id", "Name of the set in tables and reports; by default its own.")
_TITLES = {"min_s": "Limit", "what": "Which controls", "of": "Of how many"}
_PLAIN = {int: Takes.WHOLE, float: Takes.NUMBER, float | None: Takes.NUMBER}


class RulesPanel(CardPanel):
    """The rules in a list, and the settings of the one that is chosen."""

    def __init__(self, draft: Draft, state: DeskState, item: str = "") -> None:
        super().__init__(draft, state, item)
        self.rules = ArrayEditor(
            draft.toml,
            ("rule",),
            Kind("rule", title, self._settings, self._additions, about, _NO_RULES),
        )
        self.add_card("Rules", self.rules, about=_ABOUT)
        self.add_part(self.rules)

    def _settings(self, place: Keys) -> list[Setting]:
        rule = self.draft.toml.get(*place, default={})
        return rule_settings(
            rule,
            list(self._blocks()),
            self._asked("form", "field"),
            self._asked("block", "question"),
        )

    def _additions(self) -> list[Addition]:
        rules = self.draft.toml.get("rule", default=[])
        taken = {str(rule.get("id") or rule.get("kind")) for rule in rules}
        made = []
        for name, kind in KINDS.items():
            free = free_id(name, taken)
            values = {"kind": name} if free == name else {"kind": name, "id": free}
            made.append(Addition(sentence(kind), values))
        used = {str(rule.get("use", "")) for rule in rules}
        sets = [one for one in rule_sets().values() if one.name not in used]
        return made + [Addition(f"Set: {one.title}", {"use": one.name}) for one in sets]

    def _blocks(self) -> Iterator[Option]:
        for block in self.draft.toml.get("block", default=[]):
            name = str(block.get("id") or block.get("task") or "")
            yield Option(name, str(block.get("title") or name))

    def _asked(self, outer: str, inner: str) -> list[Option]:
        """The ids of all questions of forms, or of blocks."""
        holders = self.draft.toml.get(outer, default=[])
        found = [str(one.get("id", "")) for h in holders for one in h.get(inner, ())]
        return [Option(one, one) for one in dict.fromkeys(found) if one]


def title(rule: Table) -> str:
    """A rule in the list."""
    if "use" in rule:
        known = rule_sets().get(str(rule["use"]))
        return f"Set: {known.title if known else rule['use']}"
    return str(rule.get("id") or rule.get("kind") or "Rule").replace("_", " ").capitalize()


def about(rule: Table) -> str:
    """What the rule does."""
    if "use" in rule:
        known = rule_sets().get(str(rule["use"]))
        return f"{known.about} {known.source}" if known else ""
    kind = KINDS.get(str(rule.get("kind")))
    if kind is None:
        return ""
    what = "single trials" if kind.scope is Scope.TRIAL else "whole sessions"
    return f"{sentence(kind)} It marks {what}."


def rule_settings(
    rule: Table, blocks: Sequence[Option], asked: Sequence[Option], extra: Sequence[Option]
) -> list[Setting]:
    """The settings of one rule, made from the fields of its kind.

    Args:
        rule: What study.toml says.
        blocks: The blocks there are.
        asked: The fields of forms.
        extra: The further questions of blocks.
    """
    kind = KINDS.get(str(rule.get("kind")))
    offered = {"blocks": blocks, "field": asked, "question": extra}
    if kind is None:
        return [_ID, *([_blocks(blocks)] if blocks else [])] if "use" in rule else []
    hints = get_type_hints(kind)
    found = []
    for one in fields(kind):
        if one.name == "blocks":
            continue
        default = kind.kind if one.name == "id" else one.default
        words = tuple(Option(word, word) for word in one.metadata.get("options", ()))
        options = words or tuple(offered.get(one.name, ()))
        found.append(_setting(one.name, hints[one.name], one.metadata["about"], default, options))
    return [*found, *([_blocks(blocks)] if len(blocks) > 1 or rule.get("blocks") else [])]


def _blocks(blocks: Sequence[Option]) -> Setting:
    text = next(str(one.metadata["about"]) for one in fields(Rule) if one.name == "blocks")
    return Setting(("blocks",), "Blocks", text, Takes.SOME_OF, [], tuple(blocks), wide=True)


def _setting(
    name: str, hint: Any, text: str, default: Any, options: tuple[Option, ...]
) -> Setting:
    words = _TITLES.get(name) or name.replace("_", " ").capitalize()
    keys = (name,)
    if options:
        known = [option.value for option in options]
        if default not in known:
            options = (Option(default, str(default) or "\u2013"), *options)
        return Setting(keys, words, text, Takes.ONE_OF, default, options)
    if hint is bool:
        return Setting(keys, text, takes=Takes.FLAG, default=default, wide=True)
    if isinstance(default, tuple):
        more = f"{text}. Several with semicolons."
        return Setting(keys, words, more, Takes.WORDS, list(default))
    return Setting(keys, words, text, _PLAIN.get(hint, Takes.LINE), default)


PANEL = RulesPanel
