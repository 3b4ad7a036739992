"""What the desk knows of its booths, and says of them."""

import asyncio
from types import SimpleNamespace

from turingdesk.net.booths import MOST_TOLD, Booth, Booths, Doing, Wish
from turingdesk.net.console import booth_members, in_words
from turingdesk.net.greeting import PROGRAM
from turingdesk.net.message import Refusal, RefusalReason
from turingdesk.net.paired_kiosks import PairedKiosks
from turingdesk.net.received_file import SessionProgress

SESSION = "sub-P-1_ses-1_study-x"


def progress(*lines):
    made = SessionProgress()
    for line in lines:
        made.see(line)
    return made


OPENED = {
    "kind": "opened",
    "session": SESSION,
    "participant": "P-1",
    "study": "x",
    "study_title": "Faces",
    "trials": 20,
    "at": "2026-11-21T09:00:00.000Z",
}


def test_progress_counts_trials_and_no_practice():
    made = progress(
        OPENED,
        {"kind": "response", "trial": 1, "practice": True},
        {"kind": "response", "trial": 1, "more": 1},
    )
    assert (made.done, made.of, made.title) == (0, 20, "Faces")
    made.see({"kind": "response", "trial": 1})
    made.see({"kind": "paused", "over": False})
    assert (made.done, made.is_paused) == (1, True)
    made.see({"kind": "paused", "over": True})
    made.see({"kind": "something later", "at": "2026-11-21T09:05:00.000Z"})
    assert (made.is_paused, made.at[11:16], made.is_over) == (False, "09:05", False)
    made.see({"kind": "closed", "reason": "completed", "done": 20})
    assert (made.is_over, made.done) == (True, 20)


def test_progress_survives_lines_that_say_strange_things():
    made = progress({"kind": "opened", "trials": "many"}, {"kind": "response", "trial": "one"})
    assert (made.done, made.of, made.session) == (0, 0, "")


def test_what_a_booth_does_is_told_in_words():
    booth = Booth("b1", "Booth 1", seen_at="2026-11-21T09:00:00.000Z")
    assert in_words(booth) == "Booth 1: away; last seen 2026-11-21T09:00:00.000Z"
    booth.is_here, booth.free = True, 5_000_000
    assert in_words(booth) == "Booth 1: idle; clock +0.0 s, 5.0 MB free"
    booth.session, booth.progress = SESSION, progress(OPENED, {"kind": "response", "trial": 3})
    assert "running; P-1, Faces, trial 3 of 20" in in_words(booth)
    booth.progress.see({"kind": "paused", "over": False})
    booth.unsent = 12
    booth.add_conflict("two with one code")
    assert booth.doing is Doing.PAUSED
    assert in_words(booth).endswith("12 bytes to come; 1 kept aside")
    assert booth_members(booth)["progress"]["participant"] == "P-1"
    booth.progress.see({"kind": "closed", "reason": "completed"})
    assert booth.doing is Doing.IDLE


def test_a_session_whose_journal_is_still_to_come_runs_all_the_same():
    booth = Booth("b1", "Booth 1", is_here=True, session=SESSION)
    booth.progress = progress({**OPENED, "session": "sub-P-0_ses-1_study-x"})
    assert booth.doing is Doing.RUNNING
    assert booth.shown == SessionProgress()


def test_clocks_are_compared_at_the_middle_of_question_and_answer():
    booth = Booth("b1", "Booth 1")
    booth.see_clock(at_s=1010.05, sent_s=1000.0, now_s=1000.1)
    assert booth.clock_s == 10.0


def test_no_booth_fills_the_memory_with_complaints():
    booth = Booth("b1", "Booth 1")
    for number in range(100):
        booth.add_conflict(str(number))
        booth.add_problem(str(number))
    assert booth.conflicts[-1] == "99"
    assert len(booth.conflicts) == len(booth.problems) == MOST_TOLD
    assert not booth.add_problem("99")


def test_booths_are_found_by_name_and_what_cannot_be_wished_is_said(tmp_path):
    paired_kiosks = PairedKiosks(tmp_path)
    member, _ = paired_kiosks.add("Booth 1")
    booths = Booths(paired_kiosks)
    assert booths.find(" booth 1 ").id == booths.find(member.id).id
    assert booths.find("Booth 9") is None
    why = asyncio.run(booths.wish(member.id, Wish.END))
    assert why == "Booth 1 is not connected."
    assert asyncio.run(booths.wish("nobody", Wish.END)) == "nobody is not connected."


def test_refusals_are_counted_by_their_names(tmp_path):
    booths, events = Booths(PairedKiosks(tmp_path)), []
    booths.listen(events.append)
    booths.refuse(Refusal(RefusalReason.WRONG_TOKEN, "The token is wrong."), "10.0.0.9")
    booths.refuse(Refusal(RefusalReason.WRONG_TOKEN, "The token is wrong."), "")
    assert booths.refused == {"wrong token": 2}
    assert events[0].what == "10.0.0.9: wrong token. The token is wrong."


def test_a_booth_of_another_version_is_named_once(tmp_path):
    paired_kiosks = PairedKiosks(tmp_path)
    member, _ = paired_kiosks.add("Booth 1")
    booths, heard = Booths(paired_kiosks), []
    booths.listen(heard.append)
    wire = SimpleNamespace(peer="10.0.0.7")
    for program in (PROGRAM, "TuringDesk 0.1.0", "TuringDesk 0.1.0"):
        booths.come(member.id, wire, program)
        assert booths.of(member.id).is_other_program == (program != PROGRAM)
    (told,) = [one.what for one in heard if one.kind == "version"]
    assert told.startswith(f"Booth 1 runs TuringDesk 0.1.0, and this desk {PROGRAM}.")
