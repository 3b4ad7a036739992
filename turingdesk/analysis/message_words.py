"""Words per message, compared with the person whom a machine imitates (paper 5, Table 1).

Whom it imitates is known from pairs: the person who speaks in the machine's place in the
other conversation of the pair. Setting and turns are those of the pass rate.
"""

from __future__ import annotations

from collections.abc import Callable, Container, Iterator, Mapping
from dataclasses import dataclass, field, replace
from math import inf
from typing import TYPE_CHECKING, Any

from turingdesk.analysis._answers import NOTHING
from turingdesk.analysis._base import Analysis, tabled
from turingdesk.analysis._counted import counted_responses
from turingdesk.analysis._figure import FEW_OF_N, Axis, Figure, Points, known, with_few
from turingdesk.analysis._talks import settings, shown_turns
from turingdesk.analysis.statistics.clustering import (
    CLUSTERED_NUMBERS,
    FEWEST_JUDGES,
    Clustering,
    ClusterWords,
)
from turingdesk.analysis.statistics.inference import Inference, Influences
from turingdesk.analysis.statistics.means import inference
from turingdesk.core.conversation import Turn
from turingdesk.core.errors import TuringDeskError
from turingdesk.core.lengths import LengthUnit
from turingdesk.core.message import join, message, plural
from turingdesk.table.agent_columns import continued_models
from turingdesk.table.answer_texts import ROLE
from turingdesk.table.identity import ROW, ByStimulus
from turingdesk.tasks.conversations import Conversation, cut

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray
    from pandas import DataFrame

GIVEN = ("setting", "turns", "agent", "person", "text")
METHOD = message(
    "mean over the agent's messages minus that of the person in the same setting, people "
    "weighted by the agent's messages; words are separated by spaces"
)
_ONE_MESSAGE = message("No interval: there is only one message.")
CONVERSATION = "conversation"  #: the column that names a message's conversation; may be missing
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
    "generalizes": "str",
    "method": "str",
    "note": "str",
}
_SHOWN = (
    *("study", "setting", "turns", "length", "length_of", "table", "stimulus"),
    *("sides_table", "left_id", "right_id"),
)
_NEEDED = (
    *("study", "block", "domain", "length", "length_of", "table", "stimulus"),
    *("sides_table", "left_id", "right_id"),
)


@dataclass(slots=True)
class _Speaker:
    """The messages of one speaker of one conversation."""

    is_machine: bool
    name: str
    person: str  #: who it is, or whom the machine imitates; empty if that is not known
    messages: list[tuple[int, str]] = field(default_factory=list)  #: place in the talk, and words

    def among(self, places: Container[int]) -> Iterator[str]:
        """The messages that judges saw.

        A person's count in all: how someone writes does not depend on what was shown.
        """
        return (text for place, text in self.messages if place in places or not self.is_machine)


def compute(responses: DataFrame) -> DataFrame:
    """One row for each machine in conversations that were judged: see `words_per_message`.

    Each message that judges saw counts once in a setting and number of turns, however often it
    was judged. A person's count once in a setting, whatever was shown.
    """
    import pandas as pd

    shown_talks = _judged_conversations(responses)
    if not shown_talks:
        return words_per_message(pd.DataFrame(columns=list(GIVEN)))
    rows = list(_messages(shown_talks, _speakers(responses), continued_models(responses)))
    if not rows:
        row = {"agent": "", "setting": "", "n": 0, "n_person": 0, "note": NOTHING}
        row |= {"method": "", "generalizes": ""}
        return tabled([row], COLUMNS)
    message_rows = [(*about, speaker.person, text) for *about, speaker, text in rows]
    message_table = pd.DataFrame(
        message_rows, columns=["setting", "turns", "agent", CONVERSATION, "person", "text"]
    )
    return words_per_message(message_table.assign(turns=message_table["turns"].astype("Int64")))


def figures(responses: DataFrame) -> tuple[Figure, ...]:
    """Figures of how many more words each machine writes than the person, by setting and turns."""
    table = compute(responses)
    table = table[table["difference"].notna()]
    if table.empty:
        return ()
    agents = tuple(dict.fromkeys(table["agent"]))
    layers = tuple(
        Points(
            [agents.index(agent) for agent in setting_rows["agent"]],
            known(setting_rows["difference"]),
            known(setting_rows["ci_low"]),
            known(setting_rows["ci_high"]),
            name=_setting(str(setting), turns),
            counts=setting_rows["n"].tolist(),
            quiet=True,
        )
        for (setting, turns), setting_rows in table.groupby(["setting", "turns"], dropna=False)
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


def _judged_conversations(responses: DataFrame) -> list[tuple[Any, ...]]:
    """The conversations, and pairs of them, that were judged; each once as `_SHOWN`."""
    if not {*_NEEDED} <= {*responses.columns}:
        return []
    rows = counted_responses(responses)
    is_talk = (rows["question"] == "machine_side") | (
        rows["composition"].astype("str").str.len() == 2
    )
    rows = rows[is_talk]
    turns = shown_turns(rows, responses)["turns"]
    rows = rows.assign(setting=settings(rows), turns=turns)
    # None as an object: NA has no truth value, and a numeric column would turn None back into NaN.
    talks = rows[list(_SHOWN)].drop_duplicates().astype("object")
    return list(talks.where(talks.notna(), None).itertuples(index=False, name=None))


def _speakers(responses: DataFrame) -> ByStimulus[dict[str, _Speaker]]:
    """Who speaks in each conversation of known makers, by letter."""
    rows = responses[responses["role"] == ROLE]
    speakers_by_talk: dict[tuple[str, ...], dict[str, _Speaker]] = {}
    if rows.empty:
        return ByStimulus(speakers_by_talk)
    columns = [*ROW, "subject", "origin", "agent", "turn", "choice"]
    message_rows = rows[columns].astype("str").itertuples(index=False, name=None)
    for study, table, stimulus, subject, origin, agent, turn, text in message_rows:
        unnamed = f"{table} {stimulus} {subject}"
        person = f"{study} {agent or unnamed}" if origin == "human" else ""
        new = _Speaker(origin == "machine", agent, person)
        speakers = speakers_by_talk.setdefault((study, table, stimulus), {})
        speakers.setdefault(subject, new).messages.append((int(turn or 0), text))
    return ByStimulus(speakers_by_talk)


def _messages(
    shown_talks: list[tuple[Any, ...]],
    speakers: ByStimulus[dict[str, _Speaker]],
    continued: Mapping[tuple[str, str], tuple[str, int]],
) -> Iterator[tuple[Any, ...]]:
    """The messages of what was shown: setting, turns, agent, conversation, speaker, text of each.

    Whom a speaker imitates is known after the last of them.

    Args:
        shown_talks: As `_judged_conversations` gives it.
        speakers: Of each conversation, by letter.
        continued: As `continued_models` gives it.
    """
    talks_done = set()
    for study, setting, seen_turns, length, length_of, *place, of_table, a, b in shown_talks:
        pair = [(str(of_table), str(stimulus)) for stimulus in (a, b) if stimulus]
        sides = pair or [(str(place[0]), str(place[1]))]
        talks = [speakers.get(str(study), *side) or {} for side in sides]
        if len(talks) == 2:
            _see_imitated(*talks)
        for side, talk in zip(sides, talks, strict=True):
            visible = _visible(talk, length, length_of)
            for subject, speaker in talk.items():
                model, earlier = continued.get((str(study), speaker.name), (speaker.name, 0))
                has_turns = speaker.is_machine and seen_turns is not None
                turns = seen_turns + earlier if has_turns else None
                key = (str(study), str(setting), turns, side, subject)
                if key not in talks_done:
                    talks_done.add(key)
                    agent = (model or message("(not named)")) if speaker.is_machine else ""
                    about = (setting, turns, agent, f"{study} {side}", speaker)
                    yield from ((*about, text) for text in speaker.among(visible))


def _visible(talk: Mapping[str, _Speaker], length: int | None, length_of: str) -> set[int]:
    """The places of the messages that judges saw of a conversation."""
    letter_by_place = {
        place: letter for letter, speaker in talk.items() for place, _ in speaker.messages
    }
    if length is None:
        return {*letter_by_place}
    places = range(1, max(letter_by_place, default=0) + 1)
    conversation = Conversation(
        tuple(Turn(letter_by_place.get(place, ""), str(place)) for place in places)
    )
    visible_part = cut(conversation, length, LengthUnit(length_of or LengthUnit.FIRST_MESSAGES))
    return {int(turn.text) for turn in visible_part.turns}


def _see_imitated(first_talk: dict[str, _Speaker], right: dict[str, _Speaker]) -> None:
    """Note whom machines imitate: who speaks under their letter on the other side of a pair."""
    for letter in first_talk.keys() & right.keys():
        for speaker, other in (
            (first_talk[letter], right[letter]),
            (right[letter], first_talk[letter]),
        ):
            if speaker.is_machine and not other.is_machine:
                speaker.person = other.person


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
            wrote it), `person` (who is imitated, or who wrote it) and `text`; where it is known,
            also the `conversation`.
        count: Counts the words of a message; by default what is between spaces, which
            does not suit languages that write none.

    Raises:
        TuringDeskError: A column is missing.
    """
    _check(messages)
    rows = messages.assign(words=messages["text"].astype("str").map(count).astype("float64"))
    # As objects, since a categorical takes no value that is none of its categories.
    rows["agent"] = rows["agent"].astype("object").where(rows["agent"].notna(), "")
    rows["person"] = rows["person"].astype("object").where(rows["person"].notna(), "")
    is_person = rows["agent"] == ""
    people = {
        str(setting): person_rows
        for setting, person_rows in rows[is_person & (rows["person"] != "")].groupby("setting")
    }
    table_rows = [
        {"agent": str(agent), "setting": str(setting), "turns": turns}
        | _row(agent_rows, people.get(str(setting), rows[:0]))
        # By default, groups whose turns aren't known would be dropped.
        for (agent, setting, turns), agent_rows in rows[~is_person].groupby(
            ["agent", "setting", "turns"], dropna=False
        )
    ]
    return tabled(table_rows, COLUMNS)


def _check(messages: DataFrame) -> None:
    for name in GIVEN:
        if name not in messages:
            raise TuringDeskError(
                message(
                    "The table of messages has no column {name!r}. It needs: {given}.",
                    name=name,
                    given=GIVEN,
                )
            )


def _row(agent_rows: DataFrame, people: DataFrame) -> dict[str, Any]:
    """A row about an agent's messages beside those of the people of its setting."""
    imitations = agent_rows[agent_rows["person"].isin(people["person"])]
    theirs = people[people["person"].isin(imitations["person"])]
    row = {
        "n": len(agent_rows),
        "n_person": len(theirs),
        "words": float(agent_rows["words"].mean()),
        "generalizes": "",
        "method": METHOD,
    }
    if theirs.empty:
        why = message("there are no messages of the person in this setting")
        return row | {"note": message("The difference can't be computed: {why}.", why=why)}
    difference = _difference(imitations, theirs)
    low, high = difference.interval() or (None, None)
    n_unknown = len(agent_rows) - len(imitations)
    unknown = plural(
        "%n message imitates no known person.", "%n messages imitate no known person.", n=n_unknown
    )
    return row | {
        "person_words": float(imitations["words"].mean()) - difference.value,
        "difference": difference.value,
        "se": difference.error,
        "ci_low": low,
        "ci_high": high,
        "generalizes": difference.generalizes,
        "method": join("; ", (METHOD, difference.method)),
        "note": join(" ", (unknown if n_unknown else "", difference.note)),
    }


def _difference(agent_rows: DataFrame, theirs: DataFrame) -> Inference:
    """The difference in words between an agent's messages and those of people it imitates.

    A person's messages resemble each other, as do an agent's in that person's place: each person
    is a cluster. With one or two people nothing can be said of other ones; then conversations
    are the clusters, and each person is of interest as such.
    """
    import numpy as np
    import pandas as pd

    machine, person_words = (
        part["words"].to_numpy(dtype=np.float64) for part in (agent_rows, theirs)
    )
    people, names = pd.factorize(pd.concat([agent_rows["person"], theirs["person"]]))
    n = len(agent_rows)
    imitated, writers = people[:n], people[n:]
    # People count by how many of the machine's messages imitate them.
    weights = np.bincount(imitated) / n
    counts = np.bincount(writers)
    means = np.bincount(writers, person_words) / counts
    own_means = np.bincount(imitated, machine) / np.bincount(imitated)
    value = float((weights * (own_means - means)).sum())
    by_writer = -(weights / counts)[writers] * (person_words - means[writers])
    within = machine - own_means[imitated]
    if len(names) >= FEWEST_JUDGES:
        moved = np.append((machine - means[imitated] - value) / n, by_writer)
        influences = Influences(moved, people.astype(np.int64), None, words=_PEOPLE)
        return inference(influences, value, 0.0, Clustering.JUDGE)
    moved, talks = np.append(within / n, by_writer), _talks(agent_rows, theirs)
    # Even for the machine in a person's place, odd for the person: two samples of messages.
    sides = np.append(2 * imitated, 2 * writers + 1)
    influences = Influences(moved, talks, None, shares=sides, words=_TALKS)
    sizes = np.bincount(sides)[sides]
    if talks is None and sizes.min() < 2:
        return Inference(n, value, None, inf, Clustering.TRIAL, _ONE_MESSAGE, _TALKS)
    # n / (n - 1) makes the variance of each group unbiased.
    alone = float((moved**2 * sizes / np.maximum(sizes - 1, 1)).sum())
    return inference(influences, value, 0.0 if talks is not None else alone, Clustering.JUDGE)


def _talks(agent_rows: DataFrame, theirs: DataFrame) -> NDArray[np.int64] | None:
    """A number for each conversation; None if no one knows them."""
    import pandas as pd

    if CONVERSATION not in agent_rows:
        return None
    talks = pd.concat([agent_rows[CONVERSATION], theirs[CONVERSATION]])
    codes: NDArray[np.int64] = pd.factorize(talks.astype("str"))[0].astype("int64")
    return codes


def _few_conversations(conversations: int) -> str:
    return message(
        "No interval: with fewer than {fewest} people, it needs {fewest} conversations or more "
        "of each of them and of the machine in that person's place; the data have {found}.",
        found=plural("%n conversation", "%n conversations", conversations),
        fewest=FEWEST_JUDGES,
    )


_INDEPENDENT = message("standard error of independent messages; normal distribution")
#: Of messages, clustered by the person who wrote them or whom the machine imitates.
_PEOPLE = ClusterWords(
    by={Clustering.JUDGE: message("person, who writes or is imitated")},
    others={Clustering.JUDGE: message("other people and their conversations")},
    assumptions={Clustering.JUDGE: message("People are a random sample of many.")},
    too_few=_few_conversations,
    unknown=("", ""),
    clustered=CLUSTERED_NUMBERS,
    independent=_INDEPENDENT,
)
#: Of messages of one or two people, clustered by conversation.
_TALKS = replace(
    _PEOPLE,
    by={Clustering.JUDGE: message("conversation")},
    others={
        Clustering.TRIAL: message("these people and these conversations"),
        Clustering.JUDGE: message("other conversations of these people"),
    },
    assumptions={
        Clustering.TRIAL: message("Messages are independent."),
        Clustering.JUDGE: message("Conversations are a random sample of many."),
    },
    unknown=(message("Not clustered by conversation: the data don't identify conversations."), ""),
)


ANALYSIS = Analysis(
    title=message("Words per message"),
    about=message(
        "How many words machines write per message in conversations, compared with the person "
        "they imitate in the other conversation of a pair."
    ),
    compute=compute,
    figures=figures,
)
