"""Text statistics and standard metrics of the shelf, on a handful of captions."""

import numpy as np
import pandas as pd
import pytest

from tests.analysis.judging import verdicts
from turingdesk.analysis import metrics, texts
from turingdesk.analysis._answers import answers
from turingdesk.analysis._sample import joined
from turingdesk.analysis.text.caption_metrics import Cider
from turingdesk.table.agent_columns import with_agents
from turingdesk.table.answer_texts import COLUMNS
from turingdesk.table.table import frame

SAID = {  # by prompt: two humans, then git, then blip
    "wave": ("A man rides a big wave", "a surfer on a wave", "a man riding a wave", "Wow!"),
    "dog": ("Dogs play.", "two dogs run in a park", "a dog in the park", "A very good dog."),
    "bus": ("a red bus", "The bus stops here", "a red bus on the road", "It is a bus."),
}
MADE_BY = (("human", "p1"), ("human", "p2"), ("machine", "git"), ("machine", "blip"))


def rows(task="captions", said=SAID, language="en"):
    made = [
        ("text", "small", task, "t.csv", f"{prompt}{n}", prompt, "", *made_by, text, language, "")
        for prompt, given in said.items()
        for n, (made_by, text) in enumerate(zip(MADE_BY, given, strict=True))
    ]
    return pd.DataFrame(made, columns=list(COLUMNS), dtype="str")


def judged():
    """Verdicts: git is said to be a machine half the time, humans never are."""
    told = {"kind": "response", "task": "captions", "role": "verdict", "question": "origin"}
    said = [("human", "p1", "human")] * 4 + [("machine", "git", "machine")] * 2
    said += [("machine", "git", "human")] * 2
    return [
        told
        | {"session": "s", "step": n, "study": "small", "origin": truth, "agent": agent}
        | {"truth": truth, "choice": choice, "correct": truth == choice, "stimulus": f"x{n}"}
        for n, (truth, agent, choice) in enumerate(said)
    ]


@pytest.fixture(scope="module")
def whole():
    return joined(frame(judged()), [rows()])


@pytest.mark.slow
def test_each_group_has_every_measure(whole):
    found = texts.compute(whole)
    found = found[found["as_in"] == ""].set_index(["measure", "group"])
    humans = [text for given in SAID.values() for text in given[:2]]
    git = [given[2] for given in SAID.values()]
    lengths = [[len(text.split()) for text in one] for one in (git, humans)]
    row = found.loc["words", "git"]
    assert row["answers"] == 3
    assert row["mean"] == pytest.approx(np.mean(lengths[0]))
    assert row["mean_humans"] == found.loc[("words", "humans"), "mean"] == np.mean(lengths[1])
    assert found.loc[("words", "machines"), "answers"] == 6
    assert found.loc[("capitals", "git"), "mean"] == 0.0
    assert found.loc[("determiners", "git"), "mean"] == pytest.approx(6 / 3)


def written(people, machine=(5, 9, 4, 12), named=True):
    """Captions with so many words to four prompts: by some people, and by git."""
    makers = [("human", f"p{n}" * named, words) for n, words in enumerate(people)]
    made = [
        {"stimulus": f"{prompt}{who}", "prompt": str(prompt), "origin": origin, "agent": agent}
        | {"role": "text", "study": "small", "task": "captions", "subject": "", "turn": ""}
        | {"choice": "word " * words[prompt], "language": "en"}
        for who, (origin, agent, words) in enumerate([*makers, ("machine", "git", machine)])
        for prompt in range(4)
    ]
    return joined(frame([]), [pd.DataFrame(made, columns=list(COLUMNS), dtype="str")])


PEOPLE = ((4, 7, 5, 9), (8, 9, 8, 12), (3, 5, 4, 9), (6, 8, 6, 8), (4, 6, 8, 10))


def words_of(table):
    """The rows about the words of git: clustered, and as in paper 1."""
    found = texts.compute(table)
    return found[(found["measure"] == "words") & (found["group"] == "git")].to_dict("records")


def test_answers_cluster_by_author_and_prompt_and_the_papers_test_stands_below():
    from scipy.stats import ttest_ind

    clustered, paper = words_of(written(PEOPLE))
    assert clustered["method"].startswith("standard error clustered by author and prompt")
    assert clustered["generalizes"] == "other authors, other prompts; these machines only"
    assert clustered["effect"] == pytest.approx(7.5 - np.mean(PEOPLE))
    assert clustered["ci_low"] < clustered["effect"] < clustered["ci_high"]
    assert clustered["g_low"] < clustered["hedges_g"] < clustered["g_high"]
    assert clustered["p_holm"] >= clustered["p"]
    theirs = ttest_ind((5, 9, 4, 12), np.ravel(PEOPLE), equal_var=False)
    assert (paper["statistic"], paper["p"]) == pytest.approx((theirs.statistic, theirs.pvalue))
    assert paper["as_in"] == "as in Zhang et al.; treats answers as independent"


def test_two_authors_have_no_p_in_either_row_and_both_say_why():
    for row in words_of(written(PEOPLE[:2])):
        assert np.isnan([row["p"], row["ci_low"], row["statistic"]]).all()
        assert "at least 3 authors are needed; the data have 2 authors" in row["note"]
        assert row["effect"] == pytest.approx(7.5 - np.mean(PEOPLE[:2]))


def test_authors_whom_nobody_names_are_not_clustered_and_the_row_says_so():
    clustered, _ = words_of(written(PEOPLE, named=False))
    assert clustered["generalizes"] == "these authors, other prompts; these machines only"
    assert clustered["note"] == (
        "Not clustered by author: the data don't identify the people who wrote. One group "
        "answered 4 prompts. With fewer than 5, intervals are rough."
    )
    assert clustered["p"] > 0


def test_turns_of_a_speaker_are_one_answer():
    turns = [("A", "human", "p", "one two"), ("A", "human", "p", "one two three four")]
    turns += [("B", "machine", "m", "one")]
    made = [
        ("text", "small", "talks", "t.csv", "t", "music", subject, origin, agent, text, "en", "1")
        for subject, origin, agent, text in turns
    ]
    more = joined(frame([]), [pd.DataFrame(made, columns=list(COLUMNS), dtype="str")])
    ((_, (first, second)),) = answers(more)
    assert first.parts == ("one two", "one two three four")
    assert second.agent == "m"
    found = texts.compute(more).set_index(["measure", "group"])
    assert found.loc[("words", "humans"), ["answers", "mean"]].tolist() == [1, 3.0]
    assert found.loc[("words", "m"), "note"].str.contains("fewer than two").all()
    assert "no answer has a human answer" in metrics.compute(more)["note"].iloc[0]


def test_a_language_without_tagger_has_no_parts_of_speech():
    found = texts.compute(joined(frame([]), [rows(language="zh")]))
    assert found.loc[found["measure"] == "nouns", "mean"].isna().all()
    assert "this language" in found.loc[found["measure"] == "nouns", "note"].iloc[0]
    assert found.loc[found["measure"] == "words", "mean"].notna().all()


def test_machines_are_scored_against_the_humans_of_the_same_prompt(whole):
    from sacrebleu.metrics.bleu import BLEU

    found = metrics.compute(whole).set_index("agent")
    assert list(found.index) == ["humans", "blip", "git"]
    hypotheses = [given[2] for given in SAID.values()]
    streams = [[given[n] for given in SAID.values()] for n in (0, 1)]
    theirs = BLEU(lowercase=True, smooth_method="none").corpus_score(hypotheses, streams)
    assert found.loc["git", "bleu_4"] == pytest.approx(theirs.score)
    cider = Cider([given[:2] for given in SAID.values()])
    scores = [cider.score(given[2], given[:2]) for given in SAID.values()]
    assert found.loc["git", "cider"] == pytest.approx(np.mean(scores))
    assert found.loc["git", "cider"] > found.loc["blip", "cider"]
    assert found.loc["git", ["n", "prompts", "references"]].tolist() == [3, 3, 2.0]
    assert found.loc["humans", ["n", "references"]].tolist() == [6, 1.0]
    assert found.loc["git", "detectability"] == (1.0 + 0.5) / 2
    assert found.loc["git", "n_verdicts"] == 4
    assert np.isnan(found.loc["blip", "detectability"]), "nobody judged it"


def test_prompts_without_a_human_answer_are_told():
    lone = {**SAID, "sea": ("", "", "the sea", "waves")}
    table = rows(said=lone)
    table = table[table["choice"] != ""]
    found = metrics.compute(joined(frame([]), [table])).set_index("agent")
    assert found.loc["git", "n"] == 3
    note = found.loc["git", "note"]
    assert "are excluded: 1." in note


def test_without_texts_a_row_says_what_to_do():
    for analysis in (texts, metrics):
        (row,) = analysis.compute(frame(judged())).to_dict("records")
        assert "--texts STUDY" in row["note"]
        assert analysis.ANALYSIS.figures(frame(judged())) == ()


def test_figures_show_differences_and_the_scatter(whole):
    (spread,) = texts.figures(whole)
    assert [layer.name for layer in spread.layers] == ["blip", "git"]
    assert len(spread.layers[0].y) == len(spread.x.categories)
    over_cider, over_bleu = metrics.figures(whole)
    assert over_cider.name == "cider-captions"
    assert [layer.name for layer in over_bleu.layers] == ["git"]
    assert over_cider.layers[0].y == [0.75]
    assert "n = 1 machine," in over_cider.caption


def test_circles_have_the_size_of_the_models(whole):
    more = {"git": {"parameters": "700M"}, "blip": {"parameters": "0.35 billion"}}
    (row,) = [
        one
        for one in metrics.compute(with_agents(whole, {"small": more})).to_dict("records")
        if one["agent"] == "blip"
    ]
    assert row["parameters"] == 350e6
    assert [one.radius for one in metrics.figures(whole)[0].layers] == [0.0]
    two = [
        one
        for agent, said in (("git", "machine"), ("blip", "machine"), ("p1", "human"))
        for one in verdicts((said, said, agent), study="small", session=f"s-{agent}")
    ]
    both = with_agents(joined(frame(two), [rows()]), {"small": more})
    drawn = metrics.figures(both)[0]
    assert {one.name: one.radius for one in drawn.layers} == {"git": 1.0, "blip": 0.5}
    assert "proportional to the model's parameters" in drawn.caption
    one_known = with_agents(both, {"small": {"git": more["git"]}})
    assert {one.radius for one in metrics.figures(one_known)[0].layers} == {0.0}
