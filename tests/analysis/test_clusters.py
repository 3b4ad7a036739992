import numpy as np
import pandas as pd
import pytest

from turingdesk.analysis._clusters import (
    agent_trials,
    clustered,
    clustering_of,
    clusters,
    clusters_of,
    trials,
)
from turingdesk.analysis._counted import side_verdicts, verdicts, verdicts_once
from turingdesk.analysis.statistics.clustering import INTERROGATIONS, VERDICTS, Clustering
from turingdesk.analysis.statistics.inference import Roles
from turingdesk.table.table import frame


def verdict(step, participant="P-1", stimulus="one", **members):
    told = {"question": "origin", "role": "verdict", "truth": "human", "choice": "human"}
    who = {"participant": participant, "stimulus": stimulus, "study": "x", "task": "words"}
    return {"kind": "response", "session": "s", "step": step} | told | who | members


def rows(*lines):
    return verdicts(frame(lines))


def codes(found):
    shares = pd.Series(0, index=found.index).to_numpy()
    made = trials(found, shares, (found["truth"] == found["choice"]).to_numpy())
    return made.judges, made.stimuli


def test_by_judge_and_stimulus_unless_a_table_says_otherwise():
    table = frame([verdict(1)])
    assert clustering_of(table) is Clustering.BOTH
    for by in Clustering:
        assert clustering_of(clustered(table, by)) is by
    assert "cluster" not in table


def test_where_nobody_is_named_verdicts_are_independent():
    assert clustering_of(frame([verdict(1)]).drop(columns="participant")) is Clustering.TRIAL


def test_a_row_that_counts_three_verdicts_is_three_trials():
    found = rows(verdict(1), verdict(2, participant="P-2")).assign(n=[3, 1])
    made = trials(found, np.zeros(2, dtype=int), np.array([True, False]))
    assert made.judges.tolist() == [0, 0, 0, 1]
    assert made.right.tolist() == [True, True, True, False]
    assert (len(made.shares), len(made.stimuli)) == (4, 4)


def test_an_empty_table_has_a_way_too():
    assert clustering_of(clustered(frame([]), Clustering.JUDGE)) is Clustering.BOTH


def test_judges_and_stimuli_of_one_code_in_two_studies_are_two():
    found = rows(verdict(1), verdict(2, study="y"), verdict(3), verdict(4, task="captions"))
    judges, stimuli = codes(found)
    assert judges.tolist() == [0, 1, 0, 0]
    assert len({*stimuli}) == 3
    assert clusters_of(found) == (2, 3)


def test_one_judge_in_two_sessions_is_one():
    found = rows(verdict(1, session="a"), verdict(1, session="b"), verdict(2, participant="P-2"))
    assert codes(found)[0].tolist() == [0, 0, 1]


@pytest.mark.parametrize("column", ["participant", "stimulus"])
def test_what_is_named_nowhere_is_not_known(column):
    found = rows(verdict(1, **{column: ""}), verdict(2, **{column: ""}))
    assert codes(found)[column == "stimulus"] is None
    assert 0 in clusters_of(found)


def test_numbers_do_not_depend_on_the_order_of_rows():
    lines = [verdict(n, participant=f"P-{n % 3}", stimulus=f"s{n % 4}") for n in range(12)]
    found = rows(*lines)
    there, back = codes(found), codes(found[::-1])
    assert [one.tolist() for one in there] == [one[::-1].tolist() for one in back]


def test_numbers_computed_once_are_those_of_the_very_rows():
    whole = rows(
        *(verdict(n, who, what) for n, (who, what) in enumerate(["ax", "by", "cx", "by"]))
    )
    reversed_ = whole.assign(participant=whole["participant"].array[::-1])
    tables = (whole, whole.copy(deep=False), whole[1:], whole[2:], whole[::-1], reversed_)
    alone = [[one.tolist() for one in codes(table)] for table in tables]
    with verdicts_once():
        found = [[one.tolist() for one in codes(table)] for table in tables]
        again, once_more = codes(whole), codes(whole.copy(deep=False))
    assert found == alone
    assert [one.tolist() for one in again] == alone[0] == [[0, 1, 2, 1], [0, 1, 0, 1]]
    assert all(one is other for one, other in zip(again, once_more, strict=True))


def game(step, participant, witness, truth="human", **members):
    room = {"stimulus": f"room-{step}", "room": f"room-{step}", "task": "play-witness"}
    met = {"truth": truth, "origin": truth, "agent": witness}
    return verdict(step, participant, **room, **met, **members)


def clusters_by_name(found):
    """The numbers of the clusters of each row, each with what it is about."""
    by = clusters(found)
    return by, list(zip(by.judges.tolist(), by.stimuli.tolist(), strict=True))


def test_a_witness_is_one_person_in_all_games():
    found = rows(game(1, "P-1", "W-1"), game(2, "P-2", "W-1"), game(3, "P-2", "W-2"))
    by, numbers = clusters_by_name(found)
    assert by.roles is Roles.SHARED
    assert by.words.by[Clustering.BOTH] == "interrogator and witness"
    (_, first), (_, again), (_, other) = numbers
    assert first == again != other


def test_who_asks_in_one_game_and_answers_in_another_is_one_person():
    found = rows(game(1, "P-1", "P-2"), game(2, "P-2", "P-3"), game(3, "P-3", "P-1"))
    _, numbers = clusters_by_name(found)
    (p1, p2), (again_2, p3), (again_3, again_1) = numbers
    assert (p1, p2, p3) == (again_1, again_2, again_3)
    assert len({p1, p2, p3}) == 3


def test_each_conversation_with_a_machine_is_a_cluster():
    found = rows(
        game(1, "P-1", "W-1"),
        game(2, "P-1", "gpt-4", "machine"),
        game(3, "P-2", "gpt-4", "machine"),
    )
    _, numbers = clusters_by_name(found)
    assert len({stimulus for _, stimulus in numbers}) == 3
    assert not {judge for judge, _ in numbers} & {stimulus for _, stimulus in numbers}


def test_a_witness_who_withdrew_is_as_many_people_as_there_were_games():
    found = rows(game(1, "P-1", "W-1"), game(2, "P-1", ""), game(3, "P-2", ""))
    _, numbers = clusters_by_name(found)
    assert len({stimulus for _, stimulus in numbers}) == 3


def test_people_of_one_code_in_two_studies_are_two_also_in_games():
    found = rows(game(1, "P-1", "P-2"), game(2, "P-2", "P-1", study="y"))
    _, numbers = clusters_by_name(found)
    assert len({*numbers[0], *numbers[1]}) == 4


def test_the_author_of_a_text_is_no_witness():
    found = rows(verdict(1, agent="h1"), verdict(2, agent="h1", stimulus="two"))
    by, numbers = clusters_by_name(found)
    assert by.roles is Roles.APART
    assert len({stimulus for _, stimulus in numbers}) == 2
    assert by.words is VERDICTS


def test_texts_and_games_in_one_table_keep_the_general_words():
    found = rows(verdict(1), game(2, "P-1", "P-9"), game(3, "P-9", "P-1"))
    by, numbers = clusters_by_name(found)
    assert by.words is VERDICTS
    assert numbers[1] == numbers[2][::-1]


def test_of_five_machines_in_games_each_is_a_cluster_beside_the_witnesses():
    lines = [game(n, f"P-{n % 4}", f"m{n % 5}", "machine") for n in range(10)]
    lines += [game(n, f"P-{n % 4}", f"W-{n % 2}") for n in range(10, 20)]
    found = rows(*lines)
    is_machine = (found["truth"] == "machine").to_numpy()
    made = agent_trials(found, is_machine.astype(int), is_machine)
    assert np.unique(made.stimuli[is_machine]).size == 5
    assert np.unique(made.stimuli[~is_machine]).size == 2


def test_a_machine_of_two_studies_is_one_and_a_persons_code_is_not():
    made_by = [("machine", f"m{n}") for n in range(5)] + [("human", f"p{n}") for n in range(5)]
    found = rows(
        *(
            verdict(n, stimulus=f"{study}{n}", study=study, truth=truth, origin=truth, agent=agent)
            | {"session": study}
            for study in ("x", "y")
            for n, (truth, agent) in enumerate(made_by)
        )
    )
    is_machine = (found["truth"] == "machine").to_numpy()
    made = agent_trials(found, is_machine.astype(int), is_machine)
    assert np.unique(made.stimuli[is_machine]).size == 5
    assert np.unique(made.stimuli[~is_machine]).size == 10


def sides(step, participant, witness, machine="gpt-4", **members):
    """A verdict on two witnesses, one of whom is a machine."""
    asked = {"question": "machine_side", "task": "play-three_party", "origin": ""}
    told = {"truth": "1", "choice": "1", "correct": True, "witness": witness}
    return game(step, participant, machine) | asked | told | members


def test_verdicts_on_two_witnesses_are_about_the_person_beside_the_machine():
    lines = [sides(1, "P-1", "W-1"), sides(2, "P-2", "W-1", "llama"), sides(3, "P-2", "W-2")]
    by, numbers = clusters_by_name(side_verdicts(frame(lines)))
    assert by.roles is Roles.SHARED
    assert by.words is INTERROGATIONS
    (_, first), (_, again), (_, other) = numbers
    assert first == again != other


def test_two_players_who_vote_on_each_other_are_two_clusters():
    room = {"room": "room-1", "stimulus": "room-1"}
    lines = [sides(1, "P-1", "P-2"), sides(2, "P-2", "P-1", **room), sides(3, "P-1", "P-3")]
    _, numbers = clusters_by_name(side_verdicts(frame(lines)))
    assert numbers[0] == numbers[1][::-1]
    assert len({code for pair in numbers for code in pair}) == 3


def test_a_person_of_games_with_one_witness_and_with_two_is_one():
    alone, beside = frame([game(1, "P-1", "W-1")]), frame([sides(2, "P-2", "W-1")])
    found = pd.concat([verdicts(alone), side_verdicts(beside)], ignore_index=True)
    by, numbers = clusters_by_name(found)
    assert numbers[0][1] == numbers[1][1]
    assert by.words is INTERROGATIONS


def test_a_person_beside_the_machine_who_withdrew_is_another_one_in_each_game():
    lines = [sides(1, "P-1", "W-1"), sides(2, "P-1", ""), sides(3, "P-2", "")]
    by, numbers = clusters_by_name(side_verdicts(frame(lines)))
    assert len({witness for _, witness in numbers}) == 3
    assert by.words is INTERROGATIONS


@pytest.mark.parametrize("table", ["without names", "without the column"])
def test_games_of_which_no_one_knows_who_was_met_cluster_by_room(table):
    found = side_verdicts(frame([sides(1, "P-1", ""), sides(2, "P-1", ""), sides(3, "P-2", "")]))
    found = found.drop(columns="witness") if table == "without the column" else found
    by, numbers = clusters_by_name(found)
    assert (by.roles, by.words) == (Roles.APART, VERDICTS)
    assert numbers == [(0, 0), (0, 1), (1, 2)]
