"""Results by the levels of any column, or of any question that participants were asked."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import TYPE_CHECKING, Any

from turingdesk.analysis._clusters import chosen
from turingdesk.analysis._counted import Matrix, verdicts
from turingdesk.analysis._groups import Group, grouped
from turingdesk.analysis.statistics.clustering import Clustering
from turingdesk.core.errors import TuringDeskError, UnknownName
from turingdesk.core.lengths import LengthUnit
from turingdesk.core.message import message
from turingdesk.core.response import TAKEN, form_column
from turingdesk.table.agent_columns import PREFIX, amount
from turingdesk.table.table import CHOICES, QUESTIONS

if TYPE_CHECKING:
    from pandas import DataFrame, Series

NONE = message("(none)")  #: the level of answers for which the column is empty
_HUMANS = "\0humans"  #: stands for all of them; no agent is called so


def matrices(responses: DataFrame, column: str) -> dict[str, Matrix]:
    """The matrix of verdicts at each level of a column, levels in order.

    Args:
        responses: The table.
        column: One of its columns, or a form's question as `form_questions` calls it:
            gender, or before.mood where two forms ask it. Then the levels are the
            participants' answers to it; where several choices were picked, each
            combination is a level.

    Raises:
        UnknownName: There is no such column and no such question.
        TuringDeskError: Two forms ask that question.
    """
    rows = verdicts(responses)
    levels = leveled(responses, rows, column)
    keys = [levels, rows["truth"].astype("str"), rows["choice"].astype("str")]
    found: dict[str, dict[str, int]] = {}
    counts: Mapping[Any, int] = rows["n"].groupby(keys).sum().to_dict()
    for (level, truth, choice), n in counts.items():
        numbers = found.setdefault(level, {"hh": 0, "hm": 0, "mm": 0, "mh": 0})
        numbers[truth[0] + choice[0]] += int(n)
    order = in_order(found, choices_of(responses, column))
    return {level: Matrix(**found[level]) for level in order}


def groups(responses: DataFrame, column: str) -> dict[str, Group]:
    """Compute the results of each level, in order; takes and raises as `matrices`."""
    rows, choices = verdicts(responses), choices_of(responses, column)
    return at_levels(rows, leveled(responses, rows, column), chosen(responses), choices)


def counted_lengths(rows: DataFrame) -> DataFrame:
    """Select the rows of conversations that were cut, with the unit of their lengths.

    Older journals don't have the unit: their lengths count the first messages.
    """
    rows = rows[rows["length"].notna()]
    counted = rows["length_of"].astype("str").replace("", LengthUnit.FIRST_MESSAGES.value)
    return rows.assign(length=rows["length"].astype("int64"), length_of=counted)


def counted_in_name(counted: LengthUnit) -> tuple[str, ...]:
    """Return what the name of a figure says about the unit of lengths; nothing for the usual."""
    return () if counted is LengthUnit.FIRST_MESSAGES else (counted.value,)


def at_levels(
    rows: DataFrame, levels: Series[str], by: Clustering, choices: Sequence[str] = ()
) -> dict[str, Group]:
    """The results of verdicts at each of their levels, levels in order; see `in_order`."""
    names = in_order(levels.unique(), choices)
    return grouped(rows, levels, {name: (name, name) for name in names}, by)


def against_humans(responses: DataFrame, column: str = "agent") -> dict[str, Group]:
    """The results of each machine agent, or of each group of them, against all humans' answers.

    Args:
        responses: The table.
        column: `agent`, or a column of what is known of agents.
    """
    rows = verdicts(responses)
    is_human = rows["truth"] == "human"
    made = leveled(responses, rows, column).astype("object")
    machines = in_order(set(made[~is_human]) - set(made[is_human]))
    sides = made.mask(is_human, _HUMANS)
    return grouped(rows, sides, {name: (_HUMANS, name) for name in machines}, chosen(responses))


def levels_of(responses: DataFrame, column: str) -> Series[Any]:
    """Return the level of every answer, of forms, too; takes and raises as `matrices`."""
    return leveled(responses, responses, column)


def form_questions(responses: DataFrame) -> Iterator[tuple[str, DataFrame]]:
    """The questions of forms, each by the name of its column, with its answers.

    See `form_column` for the names.
    """
    forms = responses[responses["role"] == "form"]
    names = forms[["block", "question"]].astype("str")
    asked = names.drop_duplicates()["question"].tolist()
    for (form, question), own in forms.groupby([names["block"], names["question"]], sort=False):
        yield form_column(str(form), str(question), is_shared=asked.count(question) > 1), own


def choices_of(responses: DataFrame, column: str) -> Sequence[str]:
    """The choices of a form's question in the order of the form; none for other columns.

    Args:
        responses: The table, which has the choices of questions.
        column: A column, or a form's question as `form_questions` calls it.
    """
    if column in TAKEN or column.startswith(PREFIX):
        return ()
    choices: Mapping[str, Sequence[str]] = responses.attrs.get(CHOICES, {})
    return choices.get(column.rpartition(".")[2], ())


def column_title(responses: DataFrame, column: str) -> str:
    """What readers call a column: the text of a question, or the column's name.

    Args:
        responses: The table, which has the texts of questions.
        column: A column, or a form's question as `form_questions` calls it.
    """
    form, _, question = column.rpartition(".")
    text = responses.attrs.get(QUESTIONS, {}).get(question)
    if not text or column in TAKEN or column.startswith(PREFIX):
        return column.replace("_", " ")
    return message("{text} ({form})", text=text, form=form) if form else str(text)


def in_sentence(title: str, column: str) -> str:
    """A column's title as a part of a sentence: the text of a question is quoted.

    >>> in_sentence("Your age?", "age"), in_sentence("native language", "native_language")
    ('“Your age?”', 'native language')
    """
    return title if title == column.replace("_", " ") else f"“{title}”"


def kinds_of_conversation(responses: DataFrame) -> DataFrame:
    """Add two columns: `conversation`, which is H-H, H-M, or M-M, and `speaker`.

    The speaker is named by the conversation, their own origin and their letter: "H-M: human
    A". Both are empty if there are no two speakers.
    """
    import pandas as pd

    if not any(len(str(one)) == 2 for one in responses["composition"].unique()):
        nothing = pd.Series("", index=responses.index, dtype="str")
        return responses.assign(conversation=nothing, speaker=nothing)
    made = responses["composition"].astype("object").fillna("").astype("str")
    names = {one: "-".join(sorted(one)) if len(one) == 2 else "" for one in made.unique()}
    kind = made.map(names)
    who = responses["origin"].astype("str") + " " + responses["subject"].astype("str")
    speaker = (kind + ": " + who.str.strip()).where(kind != "", "")
    return responses.assign(conversation=kind, speaker=speaker)


def leveled(responses: DataFrame, rows: DataFrame, column: str) -> Series[Any]:
    """Return the level of each of some rows of a table; takes and raises as `matrices`."""
    is_column = column in responses and (column in TAKEN or not _is_asked(responses, column))
    levels = rows[column] if is_column else _of_participants(responses, rows, column)
    if levels.dtype == "float64":
        levels = levels.map("{:g}".format, na_action="ignore")
    text = levels.astype("object").where(levels.notna(), NONE).astype("str")
    return text.where(text != "", NONE).rename("level")


def _is_asked(responses: DataFrame, question: str) -> bool:
    """Whether a form asks it, since appended rows may bring a column of the same name."""
    return bool((responses["question"].eq(question) & responses["role"].eq("form")).any())


def _of_participants(responses: DataFrame, rows: DataFrame, question: str) -> Series[Any]:
    """Return the last answer of each row's participant to a question of a form."""
    import pandas as pd

    forms = responses[responses["role"] == "form"]
    form, dot, name = question.rpartition(".")
    asked = forms[forms["question"] == name]
    asked = asked[asked["block"] == form] if dot else asked
    if asked.empty:
        known = [*responses.columns, *(name for name, _ in form_questions(responses))]
        raise UnknownName("column", question, known)
    if len(by := sorted(map(str, asked["block"].unique()))) > 1:
        named = " or ".join(f"{form}.{name}" for form in by)
        raise TuringDeskError(
            message(
                "{by} forms ask {name!r}. Choose one of them: {named}.",
                by=len(by),
                name=name,
                named=named,
            )
        )
    answers = {
        (study, participant): choice
        for study, participant, choice in asked[["study", "participant", "choice"]].to_numpy()
    }
    who = zip(rows["study"], rows["participant"], strict=True)
    return pd.Series([answers.get(one) for one in who], index=rows.index, dtype="object")


def in_order(levels: Iterable[str], choices: Sequence[str] = ()) -> list[str]:
    """Levels in order: numbers, then words; before them what are choices, or several of them.

    >>> in_order(["b", "10", "9", "a"]), in_order(["13B", "7B", "124M"])
    (['9', '10', 'a', 'b'], ['124M', '7B', '13B'])
    >>> in_order(["Well", "Very well|Well", "(none)", "Very well"], ["Very well", "Well"])
    ['Very well', 'Very well|Well', 'Well', '(none)']
    """
    places = {choice: place for place, choice in enumerate(choices)}

    def place(level: str) -> tuple[Sequence[float], tuple[float, str]]:
        parts = [level] if level in places else level.split("|")
        return [places.get(one, float("inf")) for one in parts], _order(level)

    return sorted(levels, key=place if choices else _order)


def _order(level: str) -> tuple[float, str]:
    """Numbers in their order, words after them."""
    try:
        number: float | None = float(level)
    except ValueError:
        number = amount(level)
    return (float("inf") if number is None else number, level)
