"""How judges were made is shown in a table of all, and in full of one."""

from PySide6.QtWidgets import QLabel

from turingdesk.gui import translation
from turingdesk.gui.translation import ScreenVoice
from turingdesk.plugins.machine_judges.gui.made_cards import (
    UNKNOWN,
    MadeFacts,
    MadeTable,
    facts,
    kind,
    looks_at,
    unanswered,
)
from turingdesk.plugins.machine_judges.judges_view import JudgeSummary

SVM = JudgeSummary("judge:svm", {"kind": "svm", "version": "1", "features": "lsa"}, 3, 1365)
FOREST = JudgeSummary("judge:trees", {"kind": "forest", "version": "1"}, 1, 40, {"no features": 2})


def test_the_table_has_a_row_for_each_judge(qtbot):
    card = MadeTable()
    qtbot.addWidget(card)
    card.fill([SVM, FOREST])
    rows = card.table.rows
    shown = [[rows.index(r, c).data() for c in range(rows.columnCount())] for r in range(2)]
    assert shown[0] == [
        "svm",
        "Linear support vector machine: Latent semantic analysis",
        "1,365",
        "0",
    ]
    assert shown[1] == ["trees", "Random forest: \u2013", "40", "2"]


def test_facts_give_way_to_those_of_another_judge(qtbot):
    card = MadeFacts()
    qtbot.addWidget(card)
    for made in (SVM, FOREST):
        card.show_judge(made)
        texts = [one.text() for one in card.rows.findChildren(QLabel)]
        assert f"{made.trials:,}" in texts
    assert "Random forest, version 1" in texts
    assert "1,365" not in texts
    before = card.rows
    card.show_judge(FOREST)
    assert card.rows is before  # what is the same is not made again


SVM_SETTINGS = {
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
MODEL_SETTINGS = {
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
    made = JudgeSummary("judge:svm", SVM_SETTINGS, 3, 1365)
    told = dict(facts(made))
    assert told == {
        "Judge": "Linear support vector machine, version 2",
        "Features": "N-grams, Color and picture",
        "Options": "c = 0.5, words = 2",
        "Folds": "10",
        "Seeds": "3",
        "Grouped folds": "not grouped: answers are split individually",
        "Conversations": "trained on single messages",
        "Blocks": "colors, words",
        "Sessions": "3",
        "Trials judged": "1,365",
        "Without a verdict": "0",
    }


def test_of_a_language_model_where_it_is_and_how_it_was_asked(qapp):
    made = JudgeSummary(
        "judge:language_model:qwen3", MODEL_SETTINGS, 2, 40, {"empty reply": 3, "timeout": 1}
    )
    told = dict(facts(made))
    assert made.name == "language_model:qwen3"
    assert looks_at(made) == told["Model"] == "qwen3"
    assert told["Server"] == "http://gpu:8080/v1"
    assert told["Example"] == "w1, w2"
    assert told["Pictures sent"] == "no"
    assert told["Prompt wording"] == "0123456789ab"
    assert told["Without a verdict"] == unanswered(made) == "4 (empty reply: 3; timeout: 1)"


def test_a_judge_of_another_program_is_shown_with_what_is_known(qapp):
    made = JudgeSummary("judge:theirs", {}, 1, 8)
    assert kind(made) == "\u2013"
    assert dict(facts(made))["Settings"] == UNKNOWN


def test_why_there_is_no_verdict_is_translated_as_journals_have_it(monkeypatch):
    monkeypatch.setitem(translation.voices, "program", ScreenVoice("de"))
    made = JudgeSummary("judge:qwen", MODEL_SETTINGS, 1, 40, {"empty reply": 1_200})
    assert unanswered(made) == "1.200 (leere Antwort: 1.200)"
