"""What each machine judge was most surely wrong about, and whether people were, too."""

from tests.analysis.beside import analysed, verdict
from tests.analysis.judging import poor, table
from turingdesk.analysis._machines import NO_SCORES
from turingdesk.plugins.machine_judges.analysis.judge_errors import (
    LETTERS,
    MOST,
    NONE_WRONG,
    WITHOUT,
    compute,
)
from turingdesk.table.table import frame


def scored(stimulus, truth, *scores, who="svm", **told):
    for seed, score in enumerate(scores, 1):
        choice = "human" if score > 0 else "machine"
        yield verdict(f"{who}/{seed}", stimulus, truth, choice, scores=score, **told)


SAID = [
    *scored("a", "human", -3.0, 1.0, -1.0),  # -1
    *scored("b", "human", -2.0, -2.0, -2.0),
    *scored("c", "human", 0.5, -0.1, 0.5),  # right on the average
    *scored("d", "machine", 0.2, 0.2, 0.5),  # 0.3
    *scored("e", "machine", -4.0, -4.0, -4.0),
    verdict("P-1", "b", "human", "machine"),
    verdict("P-2", "b", "human", "machine"),
    verdict("P-3", "b", "human", "human"),
    verdict("P-1", "d", "machine", "machine"),
]


def test_answers_are_ranked_by_the_mean_score_on_the_wrong_side():
    for machines in (False, True):
        found = compute(analysed(SAID, machines, {"b": "two dogs", "d": "x" * 400}))
        names = ["judge", "task", "rank", "stimulus", "truth", "choice", "n", "people_n"]
        assert found[names].to_numpy().tolist() == [
            ["judge:svm", "captions", 1, "b", "human", "machine", 3, 3],
            ["judge:svm", "captions", 2, "a", "human", "machine", 3, 0],
            ["judge:svm", "captions", 1, "d", "machine", "human", 3, 1],
        ]
        assert found["score"].round(9).tolist() == [-2.0, -1.0, 0.3]
        assert found["people_wrong"].fillna(-1).round(3).tolist() == [0.667, -1.0, 0.0]
        assert found["text"].tolist()[:2] == ["two dogs", ""]
        assert len(found["text"].iloc[2]) == LETTERS
        assert found["agent"].tolist() == ["p1", "p1", "git"]


def test_ten_of_each_kind_are_told():
    many = [line for n in range(25) for line in scored(f"h{n:02}", "human", -1.0 - n)]
    many += [line for n in range(3) for line in scored(f"m{n}", "machine", 1.0 + n, who="lsa")]
    found = compute(analysed(many, machines=True))
    svm = found[found["judge"] == "judge:svm"]
    assert svm["stimulus"].tolist() == [f"h{n}" for n in range(24, 14, -1)]
    assert svm["rank"].tolist() == list(range(1, MOST + 1))
    assert found.loc[found["judge"] == "judge:lsa", "stimulus"].tolist() == ["m2", "m1", "m0"]


def test_scores_of_single_messages_and_of_speakers_are_kept_apart():
    said = scored("t", "human", -1.0, subject="A", messages=[-9.0, 7.0])
    (row,) = compute(
        analysed([*said, *scored("t", "human", 2.0, subject="B")], machines=True)
    ).to_dict("records")
    assert (row["subject"], row["score"], row["n"]) == ("A", -1.0, 1)


def test_what_cannot_be_told_is_said():
    for nothing in (frame([]), table(), poor("no participants")):
        (row,) = compute(nothing).to_dict("records")
        assert (row["n"], row["note"]) == (0, NO_SCORES)
    said = [*scored("a", "human", 1.0), verdict("lm/1", "a", "human", "machine")]
    found = compute(analysed(said, machines=True))
    assert found[["judge", "note"]].to_numpy().tolist() == [
        ["judge:lm", WITHOUT],
        ["judge:svm", NONE_WRONG],
    ]
