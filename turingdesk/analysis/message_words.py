"""Words per message, compared with the person whom a machine imitates (paper 5, Table 1).

Whom it imitates is known from pairs: the person who speaks in the machine's place in the
other conversation of the pair. The setting is the block, as for the pass rate.
"""

from __future__ import annotations

from collections.abc import Callable, Container, Iterator, Mapping
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

from turingdesk.analysis._answers import NOTHING
from turingdesk.analysis._base import Analysis
from turingdesk.analysis._counted import counted
from turingdesk.analysis._figure import FEW_OF_N, Axis, Figure, Points, known, with_few
from turingdesk.core.conversation import Turn
from turingdesk.core.errors import TuringDeskError
from turingdesk.core.lengths import LengthUnit
from turingdesk.core.message import join, message, plural
from turingdesk.table.agent_columns import continued_models
from turingdesk.table.answer_texts import ROLE
from turingdesk.tasks.conversations import Conversation, cut

if TYPE_CHECKING:
    from pandas import DataFrame, Series

GIVEN = ("setting", "turns", "agent", "person", "text")
METHOD = message(
    "mean over the agent's messages minus that of the person in the same setting, people "
    "weighted by the agent's messages; 95% CI: 1.96 standard errors, messages independent; "
    "words are separated by spaces"
)
_ONE_MESSAGE = message("No interval: there is only one message.")
COLUMNS = {
    "agent": "str",
    "setting": "str",
    "turns": "Int64",
    "n": "int64",
    "n_person": "int64",
    "words": "float64",
    "person_words": "float64",
    "difference": "float64",
    "se": "float64",
    "ci_low": "float64",
    "ci_high": "float64",
    "method": "str",
    "note": "str",
}
_Z = 1.959963984540054
_SHOWN = ("study", "block", "length", "length_of", "stimulus", "left_id", "right_id")


@dataclass(slots=True)
class _Speaker:
    """What one speaker of one conversation wrote."""

    is_machine: bool
    name: str
    person: str  #: who it is, or whom the machine imitates; empty if that is not known
    messages: list[tuple[int, str]] = field(default_factory=list)  #: place in the talk, and words

    def among(self, shown: Container[int]) -> Iterator[str]:
        """The messages that judges saw.

        A person's count in all: how someone writes does not depend on what was shown.
        """
        return (text for place, text in self.messages if place in shown or not self.is_machine)


def compute(responses: DataFrame) -> DataFrame:
    """One row for each machine in conversations that were judged: see `words_per_message`.

    Each message that judges saw counts once in a block and number of turns, however often it
    was judged. A person's count once in a block, whatever was shown.
    """
    import pandas as pd

    shown = _shown(responses)
    if not shown:
        return words_per_message(pd.DataFrame(columns=list(GIVEN)))
    rows = list(_messages(shown, _speakers(responses), continued_models(responses)))
    if not rows:
        row = {"agent": "", "setting": "", "n": 0, "n_person": 0, "method": "", "note": NOTHING}
        return pd.DataFrame([row], columns=list(COLUMNS)).astype(COLUMNS)
    told = [(*about, speaker.person, text) for *about, speaker, text in rows]
    made = pd.DataFrame(told, columns=list(GIVEN))
    return words_per_message(made.assign(turns=made["turns"].astype("Int64")))


def figures(responses: DataFrame) -> tuple[Figure, ...]:
    """How many more words each machine writes than the person, by setting and turns."""
    table = compute(responses)
    table = table[table["difference"].notna()]
    if table.empty:
        return ()
    agents = tuple(dict.fromkeys(table["agent"]))
    layers = tuple(
        Points(
            [agents.index(agent) for agent in own["agent"]],
            known(own["difference"]),
            known(own["ci_low"]),
            known(own["ci_high"]),
            name=_setting(str(setting), turns),
            counts=own["n"].tolist(),
            quiet=True,
        )
        for (setting, turns), own in table.groupby(["setting", "turns"], dropna=False)
    )
    caption = message(
        "Additional words per message compared with the person imitated ({messages}). "
        "Error bars are 95% CIs.",
        messages=plural("%n machine message", "%n machine messages", int(table["n"].sum())),
    )
    caption = with_few(caption, table["n"], FEW_OF_N)
    axes = (Axis("", agents), Axis(message("Difference in words per message")))
    return (
        Figure("message_words", message("Words per message"), *axes, layers, caption, chance=0.0),
    )


def _setting(setting: str, turns: Any) -> str:
    from pandas import isna

    return (
        setting
        if isna(turns)
        else join(", ", (setting, plural("%n turn", "%n turns", int(turns))))
    )


def _shown(responses: DataFrame) -> list[tuple[Any, ...]]:
    """The conversations, and pairs of them, that were judged; each once as `_SHOWN`."""
    if not {*_SHOWN} <= {*responses.columns}:
        return []
    rows = counted(responses)
    is_talk = (rows["question"] == "machine_side") | (
        rows["composition"].astype("str").str.len() == 2
    )
    told = rows.loc[is_talk, list(_SHOWN)].drop_duplicates().astype("object")
    return list(told.where(told.notna(), None).itertuples(index=False, name=None))


def _speakers(responses: DataFrame) -> dict[tuple[str, str], dict[str, _Speaker]]:
    """Who speaks in each conversation of known makers, by study and stimulus, then by letter."""
    rows = responses[responses["role"] == ROLE]
    found: dict[tuple[str, str], dict[str, _Speaker]] = {}
    if rows.empty:
        return found
    columns = ["study", "stimulus", "subject", "origin", "agent", "turn", "choice"]
    told = rows[columns].astype("str").itertuples(index=False, name=None)
    for study, stimulus, subject, origin, agent, turn, text in told:
        person = f"{study} {agent or f'{stimulus} {subject}'}" if origin == "human" else ""
        new = _Speaker(origin == "machine", agent, person)
        speakers = found.setdefault((study, stimulus), {})
        speakers.setdefault(subject, new).messages.append((int(turn or 0), text))
    return found


def _messages(
    shown: list[tuple[Any, ...]],
    speakers: dict[tuple[str, str], dict[str, _Speaker]],
    continued: Mapping[tuple[str, str], tuple[str, int]],
) -> Iterator[tuple[Any, ...]]:
    """The messages of what was shown: setting, turns, agent, speaker and text of each.

    Whom a speaker imitates is known after the last of them.

    Args:
        shown: As `_shown` gives it.
        speakers: By study and conversation, then by letter.
        continued: As `continued_models` gives it.
    """
    seen = set()
    for study, block, length, length_of, stimulus, *pair in shown:
        sides = [str(one) for one in pair if one] or [str(stimulus)]
        talks = [speakers.get((str(study), side), {}) for side in sides]
        if len(talks) == 2:
            _see_imitated(*talks)
        for side, talk in zip(sides, talks, strict=True):
            visible = _visible(talk, length, length_of)
            for subject, one in talk.items():
                model, earlier = continued.get((str(study), one.name), (one.name, 0))
                turns = length + earlier if one.is_machine and length is not None else None
                key = (str(study), str(block), turns, side, subject)
                if key not in seen:
                    seen.add(key)
                    agent = (model or message("(not named)")) if one.is_machine else ""
                    yield from ((block, turns, agent, one, text) for text in one.among(visible))


def _visible(talk: Mapping[str, _Speaker], length: int | None, length_of: str) -> set[int]:
    """The places of the messages that judges saw of a conversation."""
    said = {place: letter for letter, one in talk.items() for place, _ in one.messages}
    if length is None:
        return {*said}
    places = range(1, max(said, default=0) + 1)
    whole = Conversation(tuple(Turn(said.get(place, ""), str(place)) for place in places))
    seen = cut(whole, length, LengthUnit(length_of or LengthUnit.FIRST_MESSAGES))
    return {int(one.text) for one in seen.turns}


def _see_imitated(left: dict[str, _Speaker], right: dict[str, _Speaker]) -> None:
    """Note whom machines imitate: who speaks under their letter on the other side of a pair."""
    for letter in left.keys() & right.keys():
        for one, other in ((left[letter], right[letter]), (right[letter], left[letter])):
            if one.is_machine and not other.is_machine:
                one.person = other.person


def spaced(text: str) -> int:
    """The number of words between spaces.

    >>> spaced("omg i just finished  Demian")
    5
    """
    return len(text.split())


def words_per_message(messages: DataFrame, count: Callable[[str], int] = spaced) -> DataFrame:
    """One row for each agent, setting and number of turns.

    Args:
        messages: One row a message: `setting`, `turns` (of the conversation; empty for a
            person's own messages outside of one), `agent` (the machine; empty where the person
            wrote it), `person` (who is imitated, or who wrote it) and `text`.
        count: Counts the words of a message; by default what is between spaces, which
            does not suit languages that write none.

    Raises:
        TuringDeskError: A column is missing.
    """
    import pandas as pd

    for name in GIVEN:
        if name not in messages:
            raise TuringDeskError(
                message(
                    "The table of messages has no column {name!r}. It needs: {given}.",
                    name=name,
                    given=GIVEN,
                )
            )
    rows = messages.assign(words=messages["text"].astype("str").map(count).astype("float64"))
    rows["agent"] = rows["agent"].astype("object").where(rows["agent"].notna(), "")
    is_person = rows["agent"] == ""
    people = rows[is_person].groupby(["setting", "person"])["words"].agg(["mean", "var", "size"])
    made = [
        {"agent": str(agent), "setting": str(setting), "turns": turns} | _row(own, people)
        for (agent, setting, turns), own in rows[~is_person].groupby(
            ["agent", "setting", "turns"], dropna=False
        )
    ]
    return pd.DataFrame(made, columns=list(COLUMNS)).astype(COLUMNS)


def _row(own: DataFrame, people: DataFrame) -> dict[str, Any]:
    setting = own["setting"].iloc[0]
    known = own[[(setting, person) in people.index for person in own["person"]]]
    weight = known["person"].value_counts(normalize=True)
    theirs = people.loc[[(setting, person) for person in weight.index]]
    n_person = int(theirs["size"].sum())
    found = {
        "n": len(own),
        "n_person": n_person,
        "words": float(own["words"].mean()),
        "method": METHOD,
    }
    if not n_person:
        why = message("there are no messages of the person in this setting")
        return found | {"note": message("The difference can't be computed: {why}.", why=why)}
    shares = weight.to_numpy(dtype=float)
    person_words = float((shares * theirs["mean"].to_numpy(dtype=float)).sum())
    difference = float(known["words"].mean()) - person_words
    error = _error(known["words"], shares, theirs)
    half = None if error is None else _Z * error
    note = (
        plural(
            "%n message imitates no known person.",
            "%n messages imitate no known person.",
            n=len(own) - len(known),
        )
        if len(known) < len(own)
        else ""
    )
    return found | {
        "person_words": person_words,
        "difference": difference,
        "se": error,
        "ci_low": None if half is None else difference - half,
        "ci_high": None if half is None else difference + half,
        "note": note if error is not None else join(" ", (note, _ONE_MESSAGE)),
    }


def _error(own: Series[Any], shares: Any, theirs: DataFrame) -> float | None:
    """The standard error of a difference of two means."""
    sizes = theirs["size"].to_numpy(dtype=float)
    if len(own) < 2 or (sizes < 2).any():
        return None
    variance = float((shares**2 * theirs["var"].to_numpy(dtype=float) / sizes).sum())
    return float((float(own.var(ddof=1)) / len(own) + variance) ** 0.5)


ANALYSIS = Analysis(
    title=message("Words per message"),
    about=message(
        "How many words machines write per message in conversations, compared with the person "
        "they imitate in the other conversation of a pair."
    ),
    compute=compute,
    figures=figures,
)
