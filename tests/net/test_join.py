"""Folders that were carried here: nothing lost, nothing doubled, conflicts named and kept."""

import shutil
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.forging import cut, lines_of, rewrite, with_all_verdicts
from tests.net.lab import missing, travelling_files
from tests.small_study import small_package, walk_on
from turingdesk.cli import main
from turingdesk.core.errors import BadSource
from turingdesk.journal.closed_index import received
from turingdesk.journal.journal_file import read_journal, verify
from turingdesk.journal.ledger import RECORD, append, own_file, read_ledger
from turingdesk.journal.notes import read_notes, write_note
from turingdesk.journal.records import record_files
from turingdesk.journal.session_name import parsed
from turingdesk.journal.signing import own_key, remember_key
from turingdesk.net.join import Busy, join, local_files, place_file
from turingdesk.net.transfer import Merge, merge_of, merge_of_files
from turingdesk.people.codes import generate
from turingdesk.people.withdrawal import withdraw
from turingdesk.sessions.data_folder import DataFolder
from turingdesk.sessions.folder_check import ASIDE, problems
from turingdesk.sessions.session_header import SessionSetup
from turingdesk.sessions.session_recorder import SessionRecorder
from turingdesk.system.clock import Clock
from turingdesk.table.table import load


def held(folder, *codes, name="Booth 1", steps=10_000, **setup):
    """Sessions of these participants, in a folder."""
    for code in codes:
        package = small_package(folder.parent)
        recorder = SessionRecorder.begin(
            package, folder, SessionSetup(code, name, **setup), judged={}
        )
        walk_on(recorder, steps)
        recorder.abandon()
    return folder


def everything(folder):
    return {p.relative_to(folder): p.read_bytes() for p in folder.rglob("*") if p.is_file()}


def test_folders_of_two_kiosks_become_one(tmp_path):
    one = held(tmp_path / "one", "P-1", "P-2")
    two = held(tmp_path / "two", "P-3", name="Booth 2")
    held(two, "P-4", pilot=True)
    joined = join(tmp_path / "data", [one, two])
    assert joined.is_whole
    assert joined.sentences == ["12 files are new, 0 continued, 0 already present."]
    assert missing(one, tmp_path / "data") == missing(two, tmp_path / "data") == []
    assert len(DataFolder(tmp_path / "data").sessions()) == 3
    assert (tmp_path / "data" / "personal").stat().st_mode & 0o777 == 0o700


def test_joining_twice_is_joining_once(tmp_path):
    one = held(tmp_path / "one", "P-1", "P-2")
    join(tmp_path / "data", [one])
    before = everything(tmp_path / "data")
    again = join(tmp_path / "data", [one, one])
    assert everything(tmp_path / "data") == before
    assert again.counts == {Merge.SAME: 12}


def test_a_session_that_went_on_after_the_first_copy_grows(tmp_path):
    one, copy = tmp_path / "one", tmp_path / "copy"
    recorder = SessionRecorder.begin(
        small_package(tmp_path), one, SessionSetup("P-1", "Booth 1"), judged={}
    )
    walk_on(recorder, 5)
    shutil.copytree(one, copy)
    walk_on(recorder)
    join(tmp_path / "data", [copy])
    joined = join(tmp_path / "data", [one, copy])
    assert (joined.counts[Merge.GROWN], joined.counts[Merge.BEHIND]) == (1, 1)
    assert missing(one, tmp_path / "data") == []


@pytest.mark.damages_journals
def test_two_kiosks_with_one_code_are_named_and_both_are_kept(tmp_path):
    one = held(tmp_path / "one", "P-1", "P-2")
    two = held(tmp_path / "two", "P-1", name="Booth 2")
    write_note(two, parsed("sub-P-1_ses-1_study-small"), "left early", "Ada")
    for _ in range(2):
        joined = join(tmp_path / "data", [one, two])
        assert not joined.is_whole
        (told,) = joined.conflicts
        assert "has a different session with this name" in told
        assert "conflicts/two/sub-P-1_ses-1_study-small.jsonl" in told
    aside = tmp_path / "data" / ASIDE / "two"
    assert missing(one, tmp_path / "data") == []
    assert missing(two, aside) == []  # with its personal answers and its notes
    assert len(list(aside.rglob("*P-1*"))) == 4
    assert len(DataFolder(aside).sessions()) == 1  # it is a data folder of its own


def test_a_folder_with_sessions_set_aside_is_as_it_was_written(tmp_path, capsys):
    one = held(tmp_path / "one", "P-1", "P-2")
    two = held(tmp_path / "two", "P-1", name="Booth 2")
    join(tmp_path / "data", [one, two])
    assert main(["check", str(tmp_path / "data")]) == 0
    assert (
        "There is another session with the name sub-P-1_ses-1_study-small"
        in capsys.readouterr().out
    )


def test_people_with_one_code_get_two_where_someone_says_that_they_are_two(tmp_path, capsys):
    one = held(tmp_path / "one", "P-1", "P-2")
    two = held(tmp_path / "two", "P-1", "P-3", name="Booth 2")
    held(two, "p-1", name="Booth 2", pilot=True)
    held(two, "P-1", name="Booth 2", steps=4)
    write_note(two, parsed("sub-P-1_ses-1_study-small"), "left early", "Ada")
    told = {"session": "sub-P-1_ses-1_study-small"}
    append(own_file(two / RECORD / "gone", "kept"), "kept", "Ada", told)
    before = everything(two)
    data = tmp_path / "data"
    for _ in range(2):
        joined = join(data, [one, two], rename=True)
        assert joined.is_whole
        assert joined.renamed == ["P-1 is now called P-1-two."]
    assert not (data / ASIDE).exists()
    assert everything(two) == before
    assert main(["check", str(data)]) == 0, capsys.readouterr().out
    found = load(data)
    answers = found.responses.groupby("participant").size()
    assert set(answers.index) == {"P-1", "P-1-two", "P-2", "P-3"}
    assert answers["P-1-two"] > answers["P-1"] / 2
    (ledger,) = record_files(data)
    assert read_ledger(ledger).lines[0]["session"] == "sub-P-1-two_ses-1_study-small"
    assert {str(name) for _, name in read_notes(data)} == {"sub-P-1-two_ses-1_study-small"}
    withdraw(data, "P-1-two", "asked", "Ada")
    assert not list(data.rglob("*P-1-two*"))
    assert list(data.glob("sub-P-1_*"))


def test_a_session_under_a_new_name_grows_and_continues(tmp_path):
    one = held(tmp_path / "one", "P-1")
    two = held(tmp_path / "two", "P-1", steps=4)
    data = tmp_path / "data"
    join(data, [one, two], rename=True)
    package = small_package(tmp_path)
    path = two / "sub-P-1_ses-1_study-small.jsonl"
    recorder = SessionRecorder.resume(package, two, SessionSetup("P-1", "Booth 2"), path)
    walk_on(recorder, 10_000)
    recorder.abandon()
    assert join(data, [two], rename=True).is_whole
    first, second = (data / f"sub-P-1-two_ses-{number}_study-small.jsonl" for number in (1, 2))
    assert read_journal(second).opened["continues"] == first.stem
    assert read_journal(second).opened["renamed_from"] == "sub-P-1_ses-2_study-small"
    assert [*problems([data])] == []


def test_clocks_that_differ_by_years_are_told(tmp_path, capsys):
    one = held(tmp_path / "one", "P-1")
    two = tmp_path / "two"
    recorder = SessionRecorder.begin(
        small_package(tmp_path),
        two,
        SessionSetup("P-2", "Booth 2"),
        clock=Clock(now=lambda: "2015-03-01T10:00:00.000Z"),
    )
    recorder.abandon()
    joined = join(tmp_path / "data", [one, two])
    assert joined.is_whole
    (told,) = joined.clocks
    assert told in joined.sentences
    assert told.startswith("No session began between 2015-03-01 and 2026-")
    assert main(["check", str(tmp_path / "data")]) == 0
    assert told in " ".join(capsys.readouterr().out.split())


def test_capitals_make_no_other_participant(tmp_path):
    one = held(tmp_path / "one", "P-1")
    two = held(tmp_path / "two", "p-1")
    joined = join(tmp_path / "data", [one, two])
    assert len(joined.conflicts) == 1
    assert len(list((tmp_path / "data").glob("*.jsonl"))) == 1


@pytest.mark.damages_journals
def test_a_file_that_was_changed_on_the_way_does_not_replace_ours(tmp_path):
    one = held(tmp_path / "one", "P-1")
    join(tmp_path / "data", [one])
    before = everything(tmp_path / "data")
    journal = next(one.glob("*.jsonl"))
    journal.write_bytes(journal.read_bytes().replace(b'"rt_ms":4', b'"rt_ms":9'))
    joined = join(tmp_path / "data", [one])
    assert len(joined.conflicts) == 1
    kept = everything(tmp_path / "data")
    assert {path: kept[path] for path in before} == before
    journal.write_bytes(journal.read_bytes().replace(b'"rt_ms":9', b'"rt_ms":8'))
    join(tmp_path / "data", [one])
    assert (tmp_path / "data" / ASIDE / "one-2" / journal.name).is_file()


def test_who_withdrew_does_not_come_back(tmp_path):
    one = held(tmp_path / "one", "P-1", "P-2")
    data = tmp_path / "data"
    join(data, [one])
    withdraw(data, "P-1", "asked", "Ada")
    joined = join(data, [one])
    assert len(joined.withdrawn) == 3
    assert "3 files are skipped: the participants withdrew." in joined.sentences
    assert not list(data.rglob("*P-1*"))


def test_who_withdrew_at_a_kiosk_is_left_out_here_from_then_on(tmp_path):
    one = held(tmp_path / "one", "P-1", "P-2")
    data = tmp_path / "data"
    withdraw(one, "P-1", "asked", "Ada")
    held(tmp_path / "copy", "P-1")
    joined = join(data, [one, tmp_path / "copy"])
    assert len(joined.withdrawn) == 3
    assert not list(data.rglob("*P-1*"))


@pytest.mark.damages_journals
def test_what_desks_wrote_comes_along_and_strange_files_do_not(tmp_path):
    one = held(tmp_path / "one", "P-1")
    made = generate(one, "small", 3, "Ada")
    write_note(one, parsed("sub-P-1_ses-1_study-small"), "fire alarm", "Ada")
    (one / "letter.txt").write_text("Dear all")
    (one / "record" / "desks").mkdir()
    (one / "record" / "desks" / "here.json").write_text("{}")
    (one / "sub-P-1_ses-1_study-small (copy).jsonl").write_text("x")
    (one / "link.txt").symlink_to(one / "letter.txt")
    joined = join(tmp_path / "data", [one])
    assert joined.others == 2
    assert missing(one, tmp_path / "data") == ["sub-P-1_ses-1_study-small (copy).jsonl"]
    assert len(list((tmp_path / "data" / "record" / "codes").iterdir())) == len(made)
    assert not (tmp_path / "data" / "record" / "desks").exists()


@pytest.mark.damages_journals
def test_a_session_that_runs_here_is_not_replaced(tmp_path):
    data, copy = tmp_path / "data", tmp_path / "copy"
    recorder = SessionRecorder.begin(
        small_package(tmp_path), data, SessionSetup("P-1", "Booth 1"), judged={}
    )
    walk_on(recorder, 3)
    shutil.copytree(data, copy)
    with next(copy.glob("*.jsonl")).open("ab") as file:
        file.write(b'{"more": 1}\n')
    joined = join(data, [copy])
    assert not joined.is_whole
    assert any("is being recorded here right now" in told for told in joined.sentences)
    walk_on(recorder)
    assert verify(recorder.path) == []
    running = SessionRecorder.begin(
        small_package(tmp_path), data, SessionSetup("P-2", "B"), judged={}
    )
    longer = tmp_path / "longer"
    longer.write_bytes(running.path.read_bytes() + b"x")
    with pytest.raises(Busy):
        place_file(longer, running.path)
    running.abandon()


@pytest.mark.parametrize(
    ("wrong", "said"),
    [
        ("nowhere", "TuringDesk can't find the folder"),
        ("data", "are inside one another"),
        ("data/inside", "are inside one another"),
        ("empty", "contains no sessions"),
        ("stick", "Choose its folders one by one: booth-1, booth-2"),
    ],
)
def test_a_folder_that_cannot_be_joined_is_named(tmp_path, wrong, said):
    for folder in ("data/inside", "empty", "stick/photos"):
        (tmp_path / folder).mkdir(parents=True)
    for name in ("booth-1", "booth-2"):
        held(tmp_path / "stick" / name, "P-1", steps=1)
    with pytest.raises(BadSource, match=said):
        join(tmp_path / "data", [tmp_path / wrong])


def test_a_disk_that_is_full_leaves_whole_files_only(tmp_path, small_disk):
    one = held(tmp_path / "one", "P-1", "P-2")
    disk = small_disk(tmp_path / "disk")
    disk.fill()
    with pytest.raises(OSError, match="No space"):
        join(disk.folder / "data", [one])
    disk.make_room()
    assert join(disk.folder / "data", [one]).is_whole
    assert missing(one, disk.folder / "data") == []
    assert not list((disk.folder / "data").rglob(".join-*"))


@given(st.binary(max_size=40), st.binary(max_size=40), st.integers(0, 40))
def test_the_longer_one_wins_only_if_it_begins_as_the_other(ours, more, cut):
    assert merge_of(ours, ours) is Merge.SAME
    assert merge_of(None, ours) is Merge.NEW
    assert merge_of(ours, ours + more) is (Merge.GROWN if more else Merge.SAME)
    assert merge_of(ours, ours[:cut]) is (Merge.BEHIND if cut < len(ours) else Merge.SAME)
    assert (merge_of(ours, more) is Merge.CONFLICT) == (
        not ours.startswith(more) and not more.startswith(ours)
    )


@given(
    st.lists(
        st.tuples(st.sampled_from("AB"), st.integers(1, 2), st.integers(1, 12)),
        min_size=1,
        max_size=8,
    )
)
def test_in_whatever_order_copies_come_the_same_is_kept(tmp_path_factory, copies):
    """Copies of two kiosks' sessions, each of some length; the longest of each has to stay."""
    tmp_path = tmp_path_factory.mktemp("order")
    longest: dict[tuple[str, int], bytes] = {}
    for number, (kiosk, participant, lines) in enumerate(copies):
        whole = b"".join(b"%s %d %d\n" % (kiosk.encode(), participant, n) for n in range(lines))
        source = tmp_path / f"s{number}" / kiosk
        source.mkdir(parents=True)
        (source / f"sub-P{participant}_ses-1_study-x.jsonl").write_bytes(whole)
        join(tmp_path / "data", [source])
        before = longest.get((kiosk, participant), b"")
        longest[kiosk, participant] = max(before, whole, key=len)
    kept = [path.read_bytes() for path in (tmp_path / "data").rglob("sub-*.jsonl")]
    assert sorted(kept) == sorted(longest.values())


def test_files_of_any_length_are_compared(tmp_path):
    ours, theirs = tmp_path / "a", tmp_path / "b"
    assert merge_of_files(ours, theirs) is Merge.NEW
    for sizes, expected in (((1 << 19, 1 << 19), Merge.SAME), ((1 << 18, 1 << 19), Merge.GROWN)):
        ours.write_bytes(b"x" * sizes[0])
        theirs.write_bytes(b"x" * sizes[1])
        assert merge_of_files(ours, theirs) is expected
    theirs.write_bytes(b"x" * ((1 << 19) - 1) + b"y")
    ours.write_bytes(b"x" * (1 << 20))
    assert merge_of_files(ours, theirs) is Merge.CONFLICT


def test_every_file_of_a_folder_is_looked_at_journals_first(tmp_path):
    one = held(tmp_path / "one", "P-1")
    order = [file.path for file in sorted(local_files(one), key=lambda file: file.rank)]
    assert order[0] == "sub-P-1_ses-1_study-small.jsonl"
    assert len(order) == len(travelling_files(one))
    assert Path(order[1]).parts[0] in ("personal", "record")


@pytest.mark.damages_journals
def test_what_was_joined_is_signed_and_a_later_cut_of_it_is_found(tmp_path, monkeypatch):
    booth, data = tmp_path / "booth", tmp_path / "data"
    with monkeypatch.context() as there:
        there.setenv("XDG_CONFIG_HOME", str(tmp_path / "booth-config"))
        for code, steps in (("P-1", 10_000), ("P-2", 9)):
            recorder = SessionRecorder.begin(
                small_package(booth), booth, SessionSetup(code, "Booth 1")
            )
            walk_on(recorder, steps)
            recorder.abandon()
        key = own_key()
    remember_key(key, "Booth 1")
    join(data, [booth])
    assert len(received(data)) == 1
    assert list(problems([data])) == []
    join(data, [booth])  # nothing is new, and nothing is signed again
    assert len(received(data)) == 1
    open_one = data / "sub-P-2_ses-1_study-small.jsonl"
    cut(open_one, 2)
    assert [problem.file for problem in problems([data])] == [open_one.name]
    join(data, [booth])  # which brings the lines back
    assert list(problems([data])) == []


def test_a_forged_journal_that_is_joined_in_place_of_one_that_was_deleted_is_found(tmp_path):
    booth, data = tmp_path / "booth", tmp_path / "data"
    recorder = SessionRecorder.begin(small_package(booth), booth, SessionSetup("P-1", "Booth 1"))
    walk_on(recorder)
    join(data, [booth])
    forged = tmp_path / "forged"
    shutil.copytree(booth, forged)
    rewrite(forged / recorder.path.name, with_all_verdicts(lines_of(recorder.path), "human"))
    (data / recorder.path.name).unlink()
    (data / "record" / "closed" / f"{recorder.path.stem}.json").unlink()
    join(data, [forged])
    assert [problem.file for problem in problems([data])] == [recorder.path.name]
