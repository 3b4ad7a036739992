import pytest

from turingdesk.analysis.breakdown import MOST_LEVELS, compute, figures
from turingdesk.table.table import frame

H, M = "human", "machine"


def verdict(judge, stimulus, truth, choice, **members):
    told = {"question": "origin", "role": "verdict", "study": "x", "task": "conversations"}
    who = {"participant": f"P-{judge}", "session": f"s-{judge}", "stimulus": stimulus}
    answer = {"truth": truth, "origin": truth, "choice": choice, "correct": truth == choice}
    return {"kind": "response", "step": 0} | told | who | answer | members


def answered(judge, question, choice, form="demographics"):
    told = {"question": question, "role": "form", "choice": choice, "block": form}
    who = {"participant": f"P-{judge}", "session": f"s-{judge}", "study": "x"}
    return {"kind": "response", "step": 99, **told, **who}


@pytest.fixture
def lines():
    """Eight judges on six conversations, and what they say of themselves."""
    made = []
    for judge in range(8):
        for number, (composition, subject, truth) in enumerate(
            (
                *(("HH", "A", H), ("HM", "A", H), ("HM", "B", M), ("MM", "A", M), ("MH", "A", M)),
                ("HH", "B", H),
            )
        ):
            choice = truth if (judge + number) % 3 else (M if truth == H else H)
            more = {"composition": composition, "subject": subject, "step": number}
            made.append(verdict(judge, f"v{number}", truth, choice, **more))
        made.append(answered(judge, "gender", "Woman" if judge < 5 else "Man"))
        made.append(answered(judge, "code", f"my code {judge}"))
        made.append(answered(judge, "nationality", "here"))
    return made


def test_there_is_a_row_for_each_kind_of_conversation_and_each_answer(lines):
    found = compute(frame(lines))
    levels = found.groupby("by", sort=False)["level"].agg(list).to_dict()
    assert levels["conversation"] == ["H-H", "H-M", "M-M"]
    assert levels["gender"] == ["Man", "Woman"]
    assert levels["code"] == [f"my code {judge}" for judge in range(8)]
    assert set(levels) == {"conversation", "speaker", "gender", "code"}


def test_numbers_of_a_column_add_up_to_all_verdicts(lines):
    found = compute(frame(lines)).groupby("by")[["n_human", "n_machine"]].sum()
    assert found.to_numpy().tolist() == [[24, 24]] * len(found)


def test_what_cannot_be_computed_says_why(lines):
    found = compute(frame(lines)).set_index("level")
    assert found.loc["H-H", "detectability"] != found.loc["H-H", "detectability"]
    assert "no verdicts on what machines made" in found.loc["H-H", "note"]
    woman = found.loc["Woman"]
    assert woman["ci_low"] < woman["detectability"] < woman["ci_high"]
    assert "by judge" in woman["method"]


def test_a_group_of_one_judge_says_that_it_is(lines):
    found = compute(frame(lines)).set_index("level")
    note = found.loc["my code 1", "note"]
    assert "No interval: " in note
    assert "the data have 1 judge." in note


def test_what_is_different_for_everybody_is_no_group(lines):
    many = [answered(judge, "age", str(20 + judge)) for judge in range(8)]
    more = [verdict(n, "v1", H, H) for n in range(8, 8 + MOST_LEVELS)]
    ages = [answered(n, "age", str(20 + n)) for n in range(8, 8 + MOST_LEVELS)]
    assert "age" not in set(compute(frame([*lines, *many, *more, *ages]))["by"])


def test_a_question_of_two_forms_is_named_with_its_form(lines):
    late = [answered(judge, "gender", "Man", form="late") for judge in range(4)]
    late += [answered(judge, "gender", "Other", form="late") for judge in range(4, 8)]
    found = set(compute(frame([*lines, *late]))["by"])
    assert {"demographics.gender", "late.gender"} <= found
    assert "gender" not in found


def test_a_table_that_does_not_say_who_judged_is_not_told_by_what_they_answered(lines):
    found = compute(frame(lines).drop(columns=["participant", "session", "stimulus"]))
    assert set(found["by"]) == {"conversation", "speaker"}


def test_the_conditions_of_games_with_two_witnesses_have_rows_and_a_figure():
    """Those of paper 1's online test: either the human deceives or the machine."""
    lines = [
        verdict(n, f"room-{n}", "1", "12"[n % 5 == 0], question="machine_side", task="play-trio")
        | {"domain": "human_deceives" if n < 12 else "machine_deceives"}
        for n in range(40)
    ]
    found = compute(frame(lines)).set_index("level")
    assert set(found["by"]) == {"domain"}
    assert found["n_sides"].to_dict() == {"human_deceives": 12, "machine_deceives": 28}
    assert found["n_human"].sum() == found["n_machine"].sum() == 0
    assert found.loc["human_deceives", "p_sides"] == pytest.approx(9 / 12)
    low, high = found.loc["machine_deceives", ["p_sides_low", "p_sides_high"]]
    assert low < 22 / 28 < high
    assert found["p_sides_method"].all()
    (figure,) = figures(frame(lines))
    assert figure.name == "breakdown-sides-domain"
    assert figure.x.categories == ("human_deceives", "machine_deceives")
