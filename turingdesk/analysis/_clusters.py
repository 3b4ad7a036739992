"""Finds the judge and the stimulus of each verdict, and what to cluster by.

In a live game a person who was met is what stimuli are elsewhere: someone who answers as witness
in several games is no new person in each. So verdicts on people cluster by the witness, and those
of someone who was an interrogator as well are theirs too. A verdict on two witnesses is about the
person who was met beside the machine.

Machines are as elsewhere. A study has one to three of them, which no one drew at random, and its
results are of these machines only: conversations with one of them are like stimuli that it made,
each a cluster of its own. `agent_trials` speaks of other machines where there are enough.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from turingdesk.analysis._counted import cached_once
from turingdesk.analysis.statistics.clustering import (
    FEWEST_AGENTS,
    INTERROGATIONS,
    PLAYERS,
    VERDICTS,
    Clustering,
    ClusterWords,
)
from turingdesk.analysis.statistics.codes import dense
from turingdesk.analysis.statistics.inference import Roles, Trials
from turingdesk.core.response import TRAINED
from turingdesk.table.identity import ANSWER, PARTICIPANT, STIMULUS, numbers

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray
    from pandas import Categorical, DataFrame, Series
    from pandas.api.extensions import ExtensionArray

    Codes = NDArray[np.int64]

CLUSTER = "cluster"  #: the column that says what to cluster by; without it, judge and stimulus
_AGENT = ("origin", "agent")  #: a machine, which is the same in all studies
_PERSON = ("study", *_AGENT)  #: a person who answered, whose code is of one study
#: All columns that errors depend on beside verdicts; rows that lack some are clustered by less.
CLUSTERED_BY = tuple(
    dict.fromkeys((*PARTICIPANT, *STIMULUS, "room", "truth", *_PERSON, "witness", TRAINED))
)
_PLAYERS = ("player_a", "player_b")  #: of games, which have columns of their own


def clustered(responses: DataFrame, by: Clustering) -> DataFrame:
    """Set what all analyses of a table cluster by; returns a copy."""
    import numpy as np
    import pandas as pd

    codes = np.zeros(len(responses), dtype=np.int8)
    # A categorical takes one byte for each row, and a text dozens.
    categorical = pd.Categorical.from_codes(codes, categories=pd.Index([str(by)], dtype="str"))
    labels = pd.Series(categorical, index=responses.index)
    return responses.assign(**{CLUSTER: labels})


def clustering_of(responses: DataFrame) -> Clustering:
    """Return what to cluster by; verdicts of a table without judges are independent."""
    if "participant" not in responses:
        return Clustering.TRIAL
    if CLUSTER not in responses or responses.empty:
        return Clustering.BOTH
    return Clustering(str(responses[CLUSTER].iloc[0]))


def words_of(rows: DataFrame) -> ClusterWords:
    """The names of some rows' clusters: as in live games, if all rows are on who was met."""
    are_games = bool(len(rows)) and in_rooms(rows).all()
    if not are_games:
        return VERDICTS
    is_on_witness = (
        rows["truth"].isin(["human", "machine"]).all() or _has_text(rows, "witness").any()
    )
    return INTERROGATIONS if is_on_witness else VERDICTS


def method(rows: DataFrame, by: Clustering) -> str:
    """The way in which standard errors and intervals of some rows are computed."""
    return by.method if by is Clustering.TRIAL else words_of(rows).method(by)


def generalizes(rows: DataFrame, by: Clustering) -> str:
    """To what results from some rows generalize."""
    return words_of(rows).generalizes(by)


def clusters_of(rows: DataFrame) -> tuple[int, int]:
    """Count judges and stimuli; 0 if they aren't known."""
    import numpy as np

    code_arrays = [_codes(rows, columns) for columns in (PARTICIPANT, STIMULUS)]
    judges, stimuli = (0 if codes is None else int(np.max(codes)) + 1 for codes in code_arrays)
    return judges, stimuli


def trials(rows: DataFrame, shares: Codes, right: NDArray[np.bool_]) -> Trials:
    """Convert rows to trials; `shares` has the proportion that each counts to, from 0.

    A row that stands for several verdicts which are alike becomes as many trials.
    """
    by = clusters(rows)
    kinds = (by.judges, by.stimuli, by.words, by.roles)
    trial_table = Trials(shares, right, *kinds, _answers(rows), trained_verdicts(rows))
    return trial_table.repeated(rows["n"].to_numpy())


@dataclass(frozen=True, slots=True, eq=False)
class Clusters:
    """The clusters of some rows, as `Trials` takes them."""

    judges: Codes | None  #: None if they aren't known
    stimuli: (
        Codes | None
    )  #: of live games, the people who were met, and conversations with machines
    words: ClusterWords = VERDICTS
    roles: Roles = Roles.APART


def clusters(rows: DataFrame) -> Clusters:
    """Number the judges and the stimuli of some rows; people in live games together.

    Rows of games of two players (`analysis.games`) have no roles; each player is a cluster.
    """
    import numpy as np
    import pandas as pd

    if set(_PLAYERS) <= {*rows.columns}:
        return _of_games(rows)
    judges, stimuli = _codes(rows, PARTICIPANT), _codes(rows, STIMULUS)
    is_met = people_met(rows)
    if judges is None or stimuli is None or not is_met.any():
        return Clusters(judges, stimuli, words_of(rows))
    study, participant = PARTICIPANT
    participants_met = rows.loc[is_met, [study]].assign(
        **{participant: _who_was_met(rows[is_met])}
    )
    people = pd.concat([rows[[study, participant]], participants_met], ignore_index=True).astype(
        "str"
    )
    codes = people.groupby([study, participant]).ngroup().to_numpy().astype(np.int64)
    # Beyond the numbers of people, since both kinds are numbered together.
    met: Codes = stimuli + int(codes.max()) + 1
    met[is_met] = codes[len(rows) :]
    return Clusters(codes[: len(rows)], met, words_of(rows), Roles.SHARED)


def _of_games(rows: DataFrame) -> Clusters:
    """Number the players; someone without a name is another person in each game."""
    import numpy as np
    import pandas as pd

    names = np.concatenate([rows[side].to_numpy(dtype=object) for side in _PLAYERS])
    unnamed = (names == "") | pd.isna(names)
    if unnamed.all():
        return Clusters(None, None, PLAYERS, Roles.ALIKE)
    # NaN and "" are the same here: no name.
    codes = pd.factorize(np.where(unnamed, "", names))[0].astype(np.int64)
    codes = np.where(unnamed, codes.max(initial=0) + 1 + np.arange(len(names)), codes)
    return Clusters(codes[: len(rows)], codes[len(rows) :], PLAYERS, Roles.ALIKE)


def in_rooms(rows: DataFrame) -> NDArray[np.bool_]:
    """Which rows are of live games."""
    return _has_text(rows, "room")


def _has_text(rows: DataFrame, column: str) -> NDArray[np.bool_]:
    """Which rows have something in a column of texts."""
    import numpy as np

    if column not in rows:
        return np.zeros(len(rows), dtype=bool)
    values = _as_categories(rows[column].array)
    is_name = np.append(values.categories.to_numpy(dtype=object) != "", False)  # -1: none
    named: NDArray[np.bool_] = is_name[values.codes]
    return named


def people_met(rows: DataFrame) -> NDArray[np.bool_]:
    """Which rows are about a person whom the judge met in a live game, and who is known.

    Verdicts on two witnesses are about the person beside the machine.
    """
    is_met = in_rooms(rows)
    if is_met.any():
        human = rows["truth"] == "human"
        if "origin" in rows:
            human |= rows["origin"] == "human"
        is_agent = human.to_numpy(dtype=bool) & _has_text(rows, "agent")
        is_met &= is_agent | _has_text(rows, "witness")
    return is_met


def _who_was_met(rows: DataFrame) -> Series[str]:
    """The participant code of the person whom each row is about; rows are of `people_met`."""
    agents = rows["agent"].astype("str")
    beside = _has_text(rows, "witness")
    return agents.mask(beside, rows["witness"].astype("str")) if beside.any() else agents


def of_machine_judges(rows: DataFrame) -> NDArray[np.bool_] | None:
    """A mask of the verdicts of machine judges, by participant; None if there are none.

    `_sample.by_name` makes the judge's name the participant.
    """
    import numpy as np

    if "participant" not in rows:
        return None
    who = _as_categories(rows["participant"].array)
    # The last place is for the code -1 of missing values.
    named = np.array([str(name).startswith("judge:") for name in who.categories] + [False])
    if not named.any():
        return None
    is_machine: NDArray[np.bool_] = named[who.codes]
    return is_machine if is_machine.any() else None


def _answers(rows: DataFrame) -> Codes | None:
    """A number for each machine judge with each answer, and for each verdict of others."""
    import numpy as np

    of_machines = of_machine_judges(rows)
    if of_machines is None:
        return None
    answers = numbers(rows, (*ANSWER, *PARTICIPANT))
    others = int(answers.max(initial=0)) + 1 + np.arange(len(rows))
    return dense(np.where(of_machines, answers, others))[1]


def trained_verdicts(rows: DataFrame) -> NDArray[np.bool_] | None:
    """A mask of the verdicts of trained judges; None if there are none."""
    import numpy as np

    if TRAINED not in rows:
        return None
    marked = np.asarray(rows[TRAINED].isin([True]), dtype=bool)  # where it is missing, it isn't
    return marked if marked.any() else None


def agent_trials(rows: DataFrame, shares: Codes, right: NDArray[np.bool_]) -> Trials | None:
    """Convert rows to trials as `trials` does, but with each agent as one cluster.

    So a result generalizes to other machines like these. Human answers are clustered by who
    gave them where there are at least five people, else by stimulus.

    Returns:
        None where fewer than five machines made what was judged, or no one is named.
    """
    import numpy as np

    agents, people, by = _codes(rows, _AGENT), _codes(rows, _PERSON), clusters(rows)
    if agents is None or by.stimuli is None:
        return None
    stimuli = by.stimuli
    is_machine = (rows["truth"] == "machine").to_numpy(dtype=bool)
    for mask, makers in ((is_machine, agents), (~is_machine & ~people_met(rows), people)):
        if np.count_nonzero(np.bincount(makers[mask])) >= FEWEST_AGENTS:
            stimuli = np.where(mask, makers + int(stimuli.max(initial=0)) + 1, stimuli)
        elif mask is is_machine:
            return None
    trials_by_maker = Trials(shares, right, by.judges, stimuli, by.words, by.roles)
    return trials_by_maker.repeated(rows["n"].to_numpy())


def _codes(rows: DataFrame, columns: tuple[str, ...]) -> Any:
    """Number the combinations that occur, in the order of names; None if they aren't known."""
    import numpy as np

    if columns[-1] not in rows:
        return None
    categoricals = [_as_categories(rows[column].array) for column in columns if column in rows]
    last = categoricals[-1]

    def numbered() -> tuple[list[Categorical], Codes | None]:
        unnamed = np.flatnonzero(last.categories == "")
        if np.isin(last.codes, [-1, *unnamed]).all():
            return categoricals, None
        cell_codes = np.zeros(len(rows), dtype=np.int64)
        for categorical in categoricals:
            # Missing values have the code -1; with 1 added no number is negative, and no two rows
            # share one.
            cell_codes = cell_codes * (len(categorical.categories) + 1) + categorical.codes + 1
        return categoricals, dense(cell_codes)[1]

    # As long as a result is cached, so are its arrays, and no other ones have their addresses.
    about = [
        (categorical.codes.__array_interface__, id(categorical.categories))
        for categorical in categoricals
    ]
    return cached_once(repr(about).encode(), numbered)[1]


def _as_categories(values: ExtensionArray) -> Categorical:
    import pandas as pd

    return values if isinstance(values, pd.Categorical) else pd.Categorical(values)
