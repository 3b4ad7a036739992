"""Results by the levels of any column, or of any question that participants were asked.

Wherever a column is named, several can be that are crossed: they have a level for each
combination that occurs, such as captions and Woman. `crossed` makes their name.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from math import isfinite
from typing import TYPE_CHECKING, Any

from turingdesk.analysis._clusters import clustering_of
from turingdesk.analysis._counted import Matrix, side_verdicts, verdicts
from turingdesk.analysis._groups import Group, Share, grouped, proportions
from turingdesk.core.errors import TuringDeskError, UnknownName
from turingdesk.core.lengths import LengthUnit
from turingdesk.core.message import join, message
from turingdesk.core.response import TAKEN, form_column
from turingdesk.table.agent_columns import PREFIX, amount, is_of_agents
from turingdesk.table.table import CHOICES, QUESTIONS

if TYPE_CHECKING:
    from pandas import DataFrame, Series

NONE = message("(none)")  #: the level of answers for which the column is empty
_CROSS = " \u00d7 "  #: between the names of columns that are crossed, and between their levels
_HUMANS = "\0humans"  #: stands for all of them; no agent is called so


def crossed(columns: Sequence[str]) -> str:
    """The name of some columns that are crossed, or of a level of them; of one, its own.

    >>> crossed(["task", "gender"]) == "task \u00d7 gender", crossed(["task"])
    (True, 'task')
    """
    return _CROSS.join(columns)


def uncrossed(name: str) -> list[str]:
    """The columns that a name crosses, or the parts of a level of them."""
    if _CROSS not in name:
        return [name]
    # A part of a split text is plain, and `NONE` is a message that can be translated.
    return [NONE if part == NONE else part for part in str.split(name, _CROSS)]


def has_agents(column: str) -> bool:
    """True if levels are agents, or groups of agents, or are crossed with such levels."""
    return any(map(is_of_agents, uncrossed(column)))


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
    counts_by_level: dict[str, dict[str, int]] = {}
    counts: Mapping[Any, int] = rows["n"].groupby(keys).sum().to_dict()
    for (level, truth, choice), n in counts.items():
        numbers = counts_by_level.setdefault(level, {"hh": 0, "hm": 0, "mm": 0, "mh": 0})
        numbers[truth[0] + choice[0]] += int(n)
    order = ordered(responses, column, counts_by_level)
    return {level: Matrix(**counts_by_level[level]) for level in order}


def groups(responses: DataFrame, column: str) -> dict[str, Group]:
    """Compute the results of each level, in order; takes and raises as `matrices`.

    A level at which only sides were judged has no verdicts on origin.
    """
    rows, sides = verdicts(responses), side_verdicts(responses)
    levels = leveled(responses, rows, column)
    there = {*levels.unique(), *leveled(responses, sides, column).unique()}
    names = {name: (name, name) for name in ordered(responses, column, there)}
    return grouped(rows, levels, names, clustering_of(responses))


def found_sides(responses: DataFrame, column: str) -> dict[str, Share]:
    """The share of found machine sides at each level; takes and raises as `matrices`.

    Levels at which no sides were judged are omitted.
    """
    rows = side_verdicts(responses)
    return proportions(rows, leveled(responses, rows, column), clustering_of(responses))


def counted_lengths(rows: DataFrame) -> DataFrame:
    """Select the rows of conversations that were cut, with the unit of their lengths.

    Older journals don't have the unit: their lengths count the first messages.
    """
    rows = rows[rows["length"].notna()]
    units = rows["length_of"].astype("str").replace("", LengthUnit.FIRST_MESSAGES.value)
    return rows.assign(length=rows["length"].astype("int64"), length_of=units)


def counted_in_name(unit: LengthUnit) -> tuple[str, ...]:
    """Return what the name of a figure says about the unit of lengths; nothing for the usual."""
    return () if unit is LengthUnit.FIRST_MESSAGES else (unit.value,)


def against_humans(responses: DataFrame, column: str = "agent") -> dict[str, Group]:
    """The results of each machine agent, or of each group of them, against all humans' answers.

    Where other columns are crossed with that of the agents, these are all humans' answers at the
    same levels of the others.

    Args:
        responses: The table.
        column: `agent`, or a column of what is known of agents, or one that crosses it.
    """
    rows = verdicts(responses)
    is_human = rows["truth"] == "human"
    levels = leveled(responses, rows, column).astype("object")
    machines = ordered(responses, column, set(levels[~is_human]) - set(levels[is_human]))
    of_humans = {level: _of_humans(level, column) for level in {*levels}}
    sides = levels.mask(is_human, levels.map(of_humans))
    pairs = {name: (of_humans[name], name) for name in machines}
    return grouped(rows, sides, pairs, clustering_of(responses))


def _of_humans(level: str, column: str) -> str:
    """The level with all humans in place of the agent."""
    both = zip(uncrossed(column), uncrossed(level), strict=True)
    return crossed([_HUMANS if is_of_agents(name) else part for name, part in both])


def at_levels(responses: DataFrame, column: str) -> Iterator[tuple[str, DataFrame]]:
    """The answers at each level, of forms, too, levels in order; takes and raises as `matrices`.

    With answers on what a machine, or a group of machines, made come those on all humans with
    whom it is compared. Answers for which a column is empty are omitted.
    """
    levels = leveled(responses, responses, column)
    is_human = (responses["origin"] == "human") & has_agents(column)
    of_humans = {level: _of_humans(level, column) for level in {*levels}}
    compared = levels.map(of_humans).where(is_human, "")
    there = [level for level in {*levels[~is_human]} if NONE not in uncrossed(level)]
    for level in ordered(responses, column, there):
        yield level, responses[(levels == level) | (compared == of_humans[level])]


def form_questions(responses: DataFrame) -> Iterator[tuple[str, DataFrame]]:
    """The questions of forms, each by the name of its column, with its answers.

    See `form_column` for the names.
    """
    forms = _form_answers(responses)
    names = forms[["block", "question"]].astype("str")
    questions = names.drop_duplicates()["question"].tolist()
    for (form, question), answers in forms.groupby(
        [names["block"], names["question"]], sort=False
    ):
        yield (
            form_column(str(form), str(question), is_shared=questions.count(question) > 1),
            answers,
        )


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
    """The name of a column for readers: the text of a question, or the column's name.

    Args:
        responses: The table, which has the texts of questions.
        column: A column, or a form's question as `form_questions` calls it.
    """
    form, _, question = column.rpartition(".")
    if _CROSS in column:
        titles = {part: column_title(responses, part) for part in uncrossed(column)}
        return join(_CROSS, [in_sentence(title, part) for part, title in titles.items()])
    text = responses.attrs.get(QUESTIONS, {}).get(question)
    if not text or column in TAKEN or column.startswith(PREFIX):
        return column.replace("_", " ")
    return message("{text} ({form})", text=text, form=form) if form else str(text)


def in_sentence(title: str, column: str) -> str:
    """A column's title as a part of a sentence: the text of a question is quoted.

    >>> in_sentence("Your age?", "age"), in_sentence("native language", "native_language")
    ('“Your age?”', 'native language')
    """
    is_quoted = title == column.replace("_", " ") or _CROSS in column
    return title if is_quoted else f"“{title}”"


def kinds_of_conversation(responses: DataFrame) -> DataFrame:
    """Add two columns: `conversation`, which is H-H, H-M, or M-M, and `speaker`.

    The speaker is named by the conversation, their own origin and their letter: "H-M: human
    A". Both are empty if there are no two speakers.
    """
    import pandas as pd

    if not any(len(str(composition)) == 2 for composition in responses["composition"].unique()):
        nothing = pd.Series("", index=responses.index, dtype="str")
        return responses.assign(conversation=nothing, speaker=nothing)
    # As objects, since a categorical can't be filled with a text that is none of its categories.
    compositions = responses["composition"].astype("object").fillna("").astype("str")
    names = {
        composition: "-".join(sorted(composition)) if len(composition) == 2 else ""
        for composition in compositions.unique()
    }
    kind = compositions.map(names)
    who = responses["origin"].astype("str") + " " + responses["subject"].astype("str")
    speaker = (kind + ": " + who.str.strip()).where(kind != "", "")
    return responses.assign(conversation=kind, speaker=speaker)


def leveled(responses: DataFrame, rows: DataFrame, column: str) -> Series[Any]:
    """Return the level of each of some rows of a table; takes and raises as `matrices`."""
    if _CROSS in column:
        first, *others = (
            # A level with the sign in its own name would be taken apart as a crossed one later.
            leveled(responses, rows, part).str.replace(_CROSS, " x ", regex=False)
            for part in uncrossed(column)
        )
        for part in others:
            first = first + _CROSS + part
        return first.rename("level")
    is_column = column in responses and (column in TAKEN or not _is_asked(responses, column))
    levels = rows[column] if is_column else _of_participants(responses, rows, column)
    if levels.dtype == "float64":
        # Whole numbers are floats in pandas where some are missing, and 3.0 is the level 3.
        levels = levels.map("{:.15g}".format, na_action="ignore")
    # As objects, since a categorical column takes no value that is none of its categories.
    text = levels.astype("object").where(levels.notna(), NONE).astype("str")
    return text.where(text != "", NONE).rename("level")


def _form_answers(responses: DataFrame) -> DataFrame:
    """The answers to forms, without those of pilots."""
    mask = responses["role"] == "form"
    return responses[mask & ~responses["pilot"].astype("bool") if "pilot" in responses else mask]


def _is_asked(responses: DataFrame, question: str) -> bool:
    """True if a form asks it, since appended rows may bring a column of the same name."""
    return bool((responses["question"].eq(question) & responses["role"].eq("form")).any())


def _of_participants(responses: DataFrame, rows: DataFrame, question: str) -> Series[Any]:
    """Return the last answer of each row's participant to a question of a form."""
    import pandas as pd

    forms = _form_answers(responses)
    form, dot, name = question.rpartition(".")
    question_rows = forms[forms["question"] == name]
    question_rows = question_rows[question_rows["block"] == form] if dot else question_rows
    if question_rows.empty:
        columns = [*responses.columns, *(name for name, _ in form_questions(responses))]
        raise UnknownName("column", question, columns)
    if len(by := sorted(map(str, question_rows["block"].unique()))) > 1:
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
        # In the order of the table, so that someone's last answer replaces earlier ones.
        for study, participant, choice in question_rows[
            ["study", "participant", "choice"]
        ].to_numpy()
    }
    who = zip(rows["study"], rows["participant"], strict=True)
    return pd.Series([answers.get(judge) for judge in who], index=rows.index, dtype="object")


def ordered(responses: DataFrame, column: str, levels: Iterable[str]) -> list[str]:
    """The levels of a column in order; of several columns, by the first one and so on."""
    columns = uncrossed(column)
    if len(columns) == 1:
        return in_order(levels, choices_of(responses, column))
    parts = [dict(zip(columns, uncrossed(level), strict=True)) for level in levels]
    places = {
        part_column: {
            level: place
            for place, level in enumerate(ordered(responses, part_column, part_levels))
        }
        for part_column in columns
        for part_levels in [{part[part_column] for part in parts}]
    }
    parts.sort(
        key=lambda part: [places[part_column][part[part_column]] for part_column in columns]
    )
    return [crossed([*part.values()]) for part in parts]


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
        return [places.get(part, float("inf")) for part in parts], _order(level)

    return sorted(levels, key=place if choices else _order)


def _order(level: str) -> tuple[float, str]:
    """Numbers in their order, words after them."""
    try:
        number: float | None = float(level)
    except ValueError:
        number = amount(level)
    is_number = number is not None and isfinite(number)  # "nan" is a word here
    return (number if number is not None and is_number else float("inf"), level)
