"""How a judge was made is told in words."""

from turingdesk.desk.judges_view import JudgeSummary
from turingdesk.gui.desk.machine_judges.made_words import facts, kind, looks_at, unanswered

SVM = {
    "kind": "svm",
    "version": "2",
    "features": "usual",
    "block_features": {"words": "ngrams", "colors": "color"},
    "options": {"c": 0.5},
    "feature_options": {"words": 2.0},
    "folds": 10,
    "seeds": 3,
    "grouped_by": "none",
    "messages": True,
    "blocks": ["colors", "words"],
}
MODEL = {
    "kind": "language_model",
    "version": "1",
    "model": "qwen3",
    "server": "http://gpu:8080/v1",
    "examples": ["w1", "w2"],
    "paired": True,
    "pictures": False,
    "temperature": 0.0,
    "seed": 7,
    "wording": "0123456789abcdef",
}


def test_of_a_trained_judge_everything_that_its_verdicts_follow_from(qapp):
    made = JudgeSummary("judge:svm", SVM, 3, 1365)
    told = dict(facts(made))
    assert told == {
        "Judge": "Linear support vector machine, version 2",
        "What it looks at": "N-grams, Color and picture",
        "Options": "c = 0.5, words = 2",
        "Folds": "10",
        "Seeds": "3",
        "Folds are grouped": "not grouped: single answers are dealt",
        "Conversations": "learned from single messages",
        "Blocks": "colors, words",
        "Sessions": "3",
        "Trials judged": "1,365",
        "Without a verdict": "0",
    }


def test_of_a_language_model_where_it_is_and_how_it_was_asked(qapp):
    made = JudgeSummary(
        "judge:language_model:qwen3", MODEL, 2, 40, {"empty reply": 3, "timeout": 1}
    )
    told = dict(facts(made))
    assert made.name == "language_model:qwen3"
    assert looks_at(made) == told["Model"] == "qwen3"
    assert told["Server"] == "http://gpu:8080/v1"
    assert told["Example"] == "w1, w2"
    assert told["Pictures were sent"] == "no"
    assert told["Wording"] == "0123456789ab"
    assert told["Without a verdict"] == unanswered(made) == "4 (empty reply: 3; timeout: 1)"


def test_a_judge_of_another_program_is_shown_with_what_is_known(qapp):
    made = JudgeSummary("judge:theirs", {}, 1, 8)
    assert kind(made) == "\u2013"
    assert dict(facts(made))["Settings"] == "Its journals do not tell."
