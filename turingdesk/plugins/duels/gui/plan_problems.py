"""Problems in a plan of duels, in words that name the fields of its dialog instead of keys."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from dataclasses import dataclass

from turingdesk.core.errors import Problem
from turingdesk.core.message import Message
from turingdesk.gui.translation import program, tr, tr_noop, translate_message
from turingdesk.study.schema import KEY

#: How the dialog says what a fix writes into the file; "" where naming the field is enough.
_FIXES = {
    'Add {key} = "...".': "",
    "Add {key} = [...].": "",
    'Add [[server]] with id = "{name}".': tr_noop("Desk", "Add it under Servers."),
    'Add [[model]] with id = "..." for each.': tr_noop("Desk", "Add at least one."),
    "Add price_in and price_out to each model.": tr_noop(
        "Desk", "Enter both prices of each model."
    ),
}
_EXAMPLE = "Use, for example, {key} = "  #: with which other such fixes begin
_TABLES = {"model": tr_noop("Desk", "Models"), "server": tr_noop("Desk", "Servers")}


@dataclass(frozen=True, slots=True)
class PlanFields:
    """The names of a plan's fields.

    Args:
        titles: By key, as in "trials" and "model.id".
        text: The file, in which lines tell the rows of tables.
    """

    titles: Mapping[str, str]
    text: str

    def in_words(self, problems: Iterable[Problem]) -> str:
        """The problems, one on each line, with the field and what to do."""
        return "\n".join(map(self._problem, problems))

    def _problem(self, problem: Problem) -> str:
        title = self.titles.get(problem.column, "")
        message_text = translate_message(self._titled(problem.message, problem.column))
        place = [self._row(problem), "" if title and title in message_text else title]
        if not any(place) and not title and problem.line:
            place = [tr("Desk", "Line {line}").format(line=problem.line)]
        join = program().join
        where = join(", ", filter(None, place))
        words = join(" ", filter(None, (message_text, self._fix(problem))))
        return join(": ", filter(None, (where, words)))

    def _row(self, problem: Problem) -> str:
        """The row of a table in which a problem is."""
        table = problem.column.partition(".")[0]
        if table not in _TABLES or problem.line is None:
            return ""
        before = "\n".join(self.text.splitlines()[: problem.line])
        row = len(re.findall(rf"^\s*\[\[\s*{table}\s*\]\]", before, re.MULTILINE))
        where = tr("Desk", "{table}, row {row}").format(table=tr("Desk", _TABLES[table]), row=row)
        return where if row else tr("Desk", _TABLES[table])

    def _fix(self, problem: Problem) -> str:
        """The remedy, as the dialog has it."""
        fix = problem.fix
        if not isinstance(fix, Message):
            return fix
        if fix.template in _FIXES:
            return tr("Desk", _FIXES[fix.template]) if _FIXES[fix.template] else ""
        if fix.template.startswith(_EXAMPLE):
            value = next(value for name, value in fix.values.items() if name != "key")
            number = f"{value:g}" if isinstance(value, float) else str(value)
            return tr("Desk", "Use, for example, {value}.").format(value=program().written(number))
        return translate_message(self._titled(fix, problem.column))

    def _titled(self, text: str, column: str) -> str:
        """A message with the titles of fields where it names keys."""
        if not isinstance(text, Message):
            return text
        if text.template == KEY:
            return self._title(text.values["key"], column)
        values = dict(text.values)
        if isinstance(key := values.get("key"), str):
            is_whole = isinstance(key, Message)  # "The key 'trials'"
            values["key"] = self._titled(key, column) if is_whole else self._title(key, column)
        return Message(text.template, values, text.singular, text.note)

    def _title(self, key: str, column: str) -> str:
        """The title of a field in quotation marks; the key where no field has it."""
        key = key.strip("'")
        table = column.partition(".")[0]
        within = f"{table}.{key}" if table in _TABLES else key
        title = self.titles.get(within)
        quoted = tr("Desk", "“{word}”", "in quotation marks")
        return quoted.format(word=title if title is not None else key)
