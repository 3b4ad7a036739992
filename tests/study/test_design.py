"""Each warning about a design on a study that has this one fault, and on one that has none."""

from dataclasses import replace

import pytest

from tests.packages import STUDY, json_lines, png, write
from turingdesk.core.errors import Severity
from turingdesk.core.study import Block
from turingdesk.study.check import check_study
from turingdesk.study.design import CHECKS, LIMITS, design_warnings, roc_area

BLOCK = '[[block]]\ntask = "captions"\ntrials = 12\n'
WORDS = ("cat", "dog", "red", "big", "old", "sun", "sea", "hat", "map", "toy")


def caption(number):
    """Ten words that are those of no other number below 100, as long as those of all."""
    first, second = divmod(number, 10)
    return " ".join((WORDS[first], WORDS[second], *WORDS[:8]))


def rows(**changed):
    """12 pictures, each with a caption by a person and one by a machine.

    Args:
        changed: Functions of number and origin by column, in place of the usual value.
    """
    for number in range(24):
        origin = ("human", "machine")[number // 12]
        row = {
            "id": f"a{number}",
            "origin": origin,
            "agent": f"{origin}-{number % 3}",
            "image": f"{number % 12}.png",
            "caption": caption(number),
        }
        yield row | {name: of(number, origin) for name, of in changed.items()}


def table(lines):
    lines = list(lines)
    return "\n".join([",".join(lines[0]), *(",".join(row.values()) for row in lines)]) + "\n"


def warnings(folder, lines=None, toml=STUDY + BLOCK):
    """What a study of captions is warned about."""
    pictures = {f"media/{number}.png": png() for number in range(24)}
    written = table(rows() if lines is None else lines)
    checked = check_study(write(folder, pictures, toml=toml, captions=written))
    assert checked.may_run
    assert {one.severity for one in checked.problems} <= {Severity.WARNING}
    assert all(one.fix and one.file for one in checked.problems)
    return checked.warnings


def only(found, file, column):
    """The message of the only warning, which has this place."""
    (one,) = found
    assert (one.file, one.column) == (file, column)
    return one.message


def test_a_sound_design_is_not_warned_about(tmp_path):
    assert warnings(tmp_path) == ()


def test_nine_to_one_is_far_from_even(tmp_path):
    found = warnings(tmp_path, toml=STUDY + BLOCK + "mix = { H = 11, M = 1 }\n")
    assert "A session shows 11 human and 1 machine answers" in only(
        found, "study.toml", "block.mix"
    )
    assert found[0].line == 7
    assert warnings(tmp_path, toml=STUDY + BLOCK + "mix = { H = 9, M = 3 }\n") == ()


def test_one_class_alone_has_nothing_to_tell_apart(tmp_path):
    human = (row for row in rows() if row["origin"] == "human")
    found = warnings(tmp_path, human, STUDY + BLOCK + "mix = { H = 12 }\n")
    assert "Every answer is by a human" in only(found, "study.toml", "block.mix")


def test_prompts_of_one_class_tell_the_class(tmp_path):
    found = warnings(tmp_path, rows(image=lambda number, origin: f"{number}.png"))
    told = only(found, "captions.csv", "prompt")
    assert "24 of 24 prompts have answers of one class only" in told
    some = rows(image=lambda n, origin: f"{n if n % 12 < 1 else n % 12}.png")
    assert warnings(tmp_path, some) == (), "2 of 13 are few"


def test_prompts_that_judges_do_not_see_may_have_one_class(tmp_path):
    turns = [{"speaker": "AB"[n % 2], "text": "So it is."} for n in range(4)]
    talks = [
        {
            "id": f"t{n}",
            "prompt": f"talk {n}",
            **{f"origin_{s}": ("human", "machine")[n // (1 + i) % 2] for i, s in enumerate("ab")},
            **{f"agent_{s}": f"who-{n % 5}" for s in "ab"},
            "turns": turns,
        }
        for n in range(16)
    ]
    toml = STUDY + '[[block]]\ntask = "conversations"\ntrials = 8\n[block.show]\nlengths = [4]\n'
    files = {"conversations.jsonl": json_lines(*talks), "captions.csv": None}
    found = check_study(write(tmp_path, files, toml=toml))
    assert found.may_run
    assert [one.message[:28] for one in found.warnings] == ["All 32 answers have the same"]


@pytest.mark.parametrize(("origin", "kind"), [("human", "person"), ("machine", "machine")])
def test_a_class_by_one_maker_is_told(tmp_path, origin, kind):
    one = rows(agent=lambda n, by: "Ada" if by == origin else f"{by}-{n % 3}")
    told = only(warnings(tmp_path, one), "captions.csv", "agent")
    assert told == (
        f"All 12 {origin} answers are by one {kind}, Ada, so results apply to this {kind} only."
    )


def test_people_without_codes_may_be_many(tmp_path):
    unknown = rows(agent=lambda n, by: "" if by == "human" else f"git-{n % 3}")
    assert warnings(tmp_path, unknown) == ()


@pytest.mark.parametrize(("planned", "is_told"), [(1, True), (2, True), (3, False)])
def test_fewer_than_three_judges_are_told(tmp_path, planned, is_told):
    found = warnings(tmp_path, toml=f"{STUDY}participants = {planned}\n{BLOCK}")
    told = [one for one in found if one.column == "participants"]
    assert bool(told) is is_told
    if told:
        assert "results have no interval" in told[0].message


def test_lengths_that_tell_the_class_are_told(tmp_path):
    long = rows(caption=lambda n, by: caption(n) * (3 if by == "human" else 1))
    told = only(warnings(tmp_path, long), "captions.csv", "")
    assert "the human's text is longer in 100% of pairs" in told
    assert "39 for machines" in told


def test_the_same_text_everywhere_is_told(tmp_path):
    same = rows(caption=lambda n, by: "A picture")
    told = only(warnings(tmp_path, same), "captions.csv", "")
    assert told == "All 24 answers have the same text: 'A picture'."


def test_a_class_that_repeats_itself_is_told(tmp_path):
    refused = rows(caption=lambda n, by: caption(77) if n >= 18 else caption(n))
    told = only(warnings(tmp_path, refused), "captions.csv", "")
    assert told.startswith(
        "6 of 12 machine answers have the same text, which gives away their maker: "
    )


def test_a_text_of_both_classes_is_told_unless_it_is_short(tmp_path):
    copied = rows(caption=lambda n, by: caption(5 if n == 20 else n))
    told = only(warnings(tmp_path, copied), "captions.csv", "")
    assert told.startswith(
        "Texts that occur both as a human and as a machine answer: 1, such as 'cat sun"
    )
    colors = rows(caption=lambda n, by: ("red", "tan")[n % 2])
    assert warnings(tmp_path, colors) == ()


@pytest.mark.parametrize(
    ("settings", "message", "column"),
    [
        (
            "[block.limits]\ntoo_fast_s = 60",
            "Answers faster than 60 s count",
            "limits.too_fast_s",
        ),
        (
            "[block.limits]\ntoo_fast_s = 3\nlook_first_s = 5",
            "appear after 5 s, so",
            "limits.look_first_s",
        ),
        (
            "[block.limits]\ntoo_fast_s = 0\nlook_first_s = 90",
            "In each trial, choices appear only after 90 s",
            "limits.look_first_s",
        ),
        ("[block.break]\nevery = 1", "A break follows each of the 12 trials", "break.every"),
        ("[block.break]\nevery = 6\nwait_s = 1200", "lasts at least 1200 s", "break.wait_s"),
    ],
)
def test_absurd_limits_are_told_at_their_line(tmp_path, settings, message, column):
    (one,) = warnings(tmp_path, toml=f"{STUDY}{BLOCK}{settings}\n")
    assert message in one.message
    assert one.column == f"block.{column}"
    assert one.line == len(f"{STUDY}{BLOCK}{settings}".splitlines())


def test_a_rule_that_leaves_out_slow_answers_is_told(tmp_path):
    rule = '[[rule]]\nkind = "too_fast"\nid = "quick"\nmin_s = 60\n'
    found = warnings(tmp_path, toml=STUDY + rule + BLOCK)
    assert "The rule quick excludes answers faster than 60 s" in only(found, "study.toml", "rule")


def test_practice_and_control_rows_count_for_nothing(tmp_path):
    same = list(rows(practice=lambda n, by: "no"))
    kept = [row | {"id": f"p{n}", "practice": "yes"} for n, row in enumerate(same)]
    toml = STUDY + BLOCK.replace("12", "10\npractice = 2")
    assert warnings(tmp_path, [*same, *kept], toml) == ()


def test_every_check_says_what_it_finds():
    assert all(check.__doc__ for check in CHECKS)
    block = Block("words", "Words", "words", "words.csv", 12)
    assert all(one.key and one.warning(block).endswith(".") and one.fix for one in LIMITS)


def test_the_area_counts_ties_half():
    assert roc_area([1, 1], [1, 1]) == 0.5
    assert roc_area([2, 3], [0, 1]) == 1.0
    assert roc_area([0, 1], [2, 3]) == 0.0


def test_a_sealed_study_is_checked_for_its_limits_alone(tmp_path):
    toml = f"{STUDY}{BLOCK}[block.break]\nevery = 1\n"
    (found,) = warnings(tmp_path, toml=toml)
    checked = check_study(tmp_path)
    study = replace(checked.package.study, sealed=True)
    same = rows(caption=lambda n, by: "A picture", agent=lambda n, by: by)
    folder = tmp_path / "same"
    assert len(warnings(folder, same, toml)) > 1
    package = replace(check_study(folder).package, study=study)
    assert design_warnings(package, checked.plan) == (found,)
