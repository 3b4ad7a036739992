from tests.core.stock import block, caption, crossed, study, talks
from turingdesk.core.plan import plan
from turingdesk.core.study import Controls


def test_the_plan_reads_well_in_a_terminal():
    of = study(
        block(
            "captions",
            trials=12,
            practice=1,
            fixed={3: "p0-git"},
            controls=Controls(None, (4, 9)),
        ),
        participants=20,
    )
    stimuli = [
        *crossed(13),
        *(caption(f"c{n}", "", control=True) for n in range(2)),
        caption("t", "", practice=True),
    ]
    assert plan(of, {"captions.csv": stimuli}).lines() == [
        "Plan of A study (test 1.0) for 20 participants: 12 trials each, 240 in all",
        "",
        "Block captions: Captions (captions.csv)",
        "  12 trials: 9 drawn, 2 control, 1 fixed; 1 of practice before",
        "  control trials at 4, 9",
        "  fixed at 3: p0-git (M)",
        "  drawn      a session  answers  prompts  all 20  judged each",
        "  H                4-5       13       13      90          6.9",
        "  M                4-5",
        "    by blip        1-2       13       13      30          2.3",
        "    by git         1-2       12       12      30          2.5",
        "    by ofa         1-2       13       13      30          2.3",
    ]


def test_lengths_and_control_questions_are_told():
    of = study(
        block("talks", task="conversations", trials=8, lengths=(6, 3), mix={"HM": 8, "HH": 0})
    )
    stimuli = talks(8, ("blender",))
    told = "\n".join(plan(of, {"talks.csv": stimuli}).lines())
    assert "8 trials each\n" in told
    assert "trials by turns shown: 3: 4, 6: 4" in told
    assert "all" not in told.split("drawn", 2)[2]
