"""What the desk keeps: each byte once, whatever comes in whatever order, and after any restart."""

import sys

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.forging import cut, lines_of, with_all_verdicts, without_signatures
from tests.small_study import small_package, walk_on
from turingdesk.core.errors import Severity
from turingdesk.journal.chain import LINE_CHANGED, sealed
from turingdesk.journal.closed_index import received
from turingdesk.journal.ledger import own_file
from turingdesk.journal.session_name import SessionName
from turingdesk.journal.signature_check import Signatures, SignatureState
from turingdesk.journal.signing import own_key, own_signer, remember_key
from turingdesk.net import receiver as limits
from turingdesk.net.received_file import Differs, LineCheck, ReceivedFile
from turingdesk.net.receiver import (
    MOST_LINE,
    MOST_OF_A_FILE,
    MOST_PLACES,
    MOST_UNFINISHED,
    NotOwner,
    NotTaken,
    Receiver,
    TooLarge,
)
from turingdesk.net.transfer import (
    FileKind,
    TransferFile,
    digest,
    transfer_file,
    transferable_files,
)
from turingdesk.people.record_check import record_problems
from turingdesk.people.withdrawal import withdraw
from turingdesk.sessions.folder_check import ASIDE, problems
from turingdesk.sessions.session_header import SessionSetup
from turingdesk.sessions.session_recorder import SessionRecorder
from turingdesk.system import paths

FILE = "sub-P-1_ses-1_study-x.jsonl"


class Sender:
    """A kiosk's end of the rule, without a wire: offers, compares, sends."""

    def __init__(self, booth, data):
        self.booth, self.data = booth, data
        self.place, self.at = -1, 0

    def offer(self, receiver, tmp_path):
        path = tmp_path / f"{self.booth}.copy"
        path.write_bytes(self.data)
        skip = 0
        while True:
            have = receiver.offered(self.booth, FILE, len(self.data), skip)
            if digest(path, have.size) == have.digest:
                self.place, self.at = have.place, have.size
                return
            skip = have.skip + 1

    def send(self, receiver, count, tmp_path):
        if self.place < 0:
            self.offer(receiver, tmp_path)
        piece = self.data[self.at : self.at + count]
        if not piece:
            return
        try:
            receiver.take(self.booth, FILE, self.place, self.at, piece)
            self.at += len(piece)
        except Differs:
            self.offer(receiver, tmp_path)


files = st.lists(st.sampled_from([b"one\n", b"two\n", b"three", b"\n"]), min_size=1, max_size=8)
actions = st.lists(
    st.tuples(st.sampled_from(["A", "B", "restart", "forget"]), st.integers(1, 9)), max_size=25
)


@given(files, files, actions)
def test_two_kiosks_lose_and_double_nothing(tmp_path_factory, one, two, steps):
    tmp_path = tmp_path_factory.mktemp("keeping")
    senders = {"A": Sender("a", b"A" + b"".join(one)), "B": Sender("b", b"B" + b"".join(two))}
    data = tmp_path / "data"
    receiver = Receiver(data)
    for what, count in steps:
        if what == "restart":
            receiver = Receiver(data)
        if what in ("restart", "forget"):
            for sender in senders.values():
                sender.place = -1
        else:
            senders[what].send(receiver, count, tmp_path)
    for _ in range(2):
        for sender in senders.values():
            sender.place = -1
            sender.send(receiver, 1 << 15, tmp_path)
            sender.send(receiver, 1 << 15, tmp_path)
    kept = [path.read_bytes() for path in data.rglob(FILE) if path.parent.name != "torn"]
    for sender in senders.values():
        assert sender.data in kept
    assert len([one for one in kept if one]) <= 3


@pytest.mark.damages_journals
def test_a_piece_that_comes_twice_is_kept_once(tmp_path):
    receiver = Receiver(tmp_path)
    assert receiver.take("a", FILE, 0, 0, b"one\ntwo\n").size == 8
    assert receiver.take("a", FILE, 0, 0, b"one\n").size == 8
    assert receiver.take("a", FILE, 0, 4, b"two\nthree\n").size == 14
    with pytest.raises(Differs):
        receiver.take("a", FILE, 0, 20, b"gap\n")
    with pytest.raises(Differs):
        receiver.take("a", FILE, 0, 4, b"TWO\n")
    assert (tmp_path / FILE).read_bytes() == b"one\ntwo\nthree\n"


NOTE = "record/closed/sub-P-1_ses-1_study-x.json"
ASKED = "personal/sub-P-1_ses-1_study-x.jsonl"


@pytest.mark.parametrize("file", [FILE, NOTE, ASKED])
@pytest.mark.parametrize("is_restarted", [False, True])
@pytest.mark.damages_journals
def test_no_other_booth_writes_to_a_session(tmp_path, file, is_restarted):
    receiver = Receiver(tmp_path)
    receiver.take("a", FILE, 0, 0, b"one\n")
    if is_restarted:
        receiver = Receiver(tmp_path)
    at = 4 if file == FILE else 0
    with pytest.raises(NotOwner) as refused:
        receiver.take("b", file, 0, at, b"forged\n")
    assert refused.value.owner == "a"
    assert (tmp_path / FILE).read_bytes() == b"one\n"
    assert file == FILE or not (tmp_path / file).exists()
    assert receiver.take("b", FILE, 0, 0, b"one\n").size == 4  # nothing new in it
    assert receiver.take("a", file, 0, at, b"two\n").size == at + 4


@pytest.mark.damages_journals
def test_the_same_session_from_another_booth_is_kept_aside_whole(tmp_path):
    receiver = Receiver(tmp_path)
    receiver.take("a", FILE, 0, 0, b"one\n")
    other = Sender("b", b"one\ntwo\n")
    other.send(receiver, 100, tmp_path)
    assert (tmp_path / ASIDE / "b" / FILE).read_bytes() == other.data
    assert (tmp_path / FILE).read_bytes() == b"one\n"


@pytest.mark.damages_journals
def test_a_kiosk_that_was_removed_and_paired_anew_goes_on_with_its_session(tmp_path):
    paired = {"a", "b"}
    receiver = Receiver(tmp_path, paired.__contains__)
    receiver.take("a", FILE, 0, 0, b"one\n")
    paired.remove("a")
    Sender("b", b"one\ntwo\n").send(receiver, 100, tmp_path)
    assert (tmp_path / FILE).read_bytes() == b"one\ntwo\n"
    paired.add("c")
    with pytest.raises(NotOwner):
        Receiver(tmp_path, paired.__contains__).take("c", FILE, 0, 8, b"forged\n")


def test_a_session_that_runs_at_the_desk_itself_is_no_booths(tmp_path):
    recorder = SessionRecorder.begin(
        small_package(tmp_path), tmp_path, SessionSetup("P-1", "desk"), judged={}
    )
    size = recorder.path.stat().st_size
    receiver = Receiver(tmp_path)
    with pytest.raises(NotOwner) as refused:
        receiver.take("b", recorder.path.name, 0, size, b"forged\n")
    assert refused.value.owner == ""
    walk_on(recorder)
    assert b"forged" not in recorder.path.read_bytes()


@pytest.mark.parametrize("reason", [None, "completed"])
@pytest.mark.parametrize("file", [FileKind.JOURNAL, FileKind.PERSONAL, FileKind.CLOSED])
@pytest.mark.parametrize("pilot", [False, True])
def test_a_session_that_was_begun_at_the_desk_is_no_booths_once_it_stands_still(
    tmp_path, reason, file, pilot
):
    setup = SessionSetup("P-1", "desk", pilot=pilot)
    recorder = SessionRecorder.begin(small_package(tmp_path), tmp_path, setup, judged={})
    if reason:
        walk_on(recorder)
    recorder.abandon()
    written = recorder.path.read_bytes()
    journal = transfer_file(recorder.path.relative_to(tmp_path).as_posix())
    sent = str(TransferFile(journal.name, file, pilot))
    before = {path: path.read_bytes() for path in tmp_path.rglob("*") if path.is_file()}
    forged = b'{"seq":1,"kind":"response"}\n'
    at = len(written) if file is FileKind.JOURNAL else 0
    for receiver in (Receiver(tmp_path), Receiver(tmp_path)):
        assert receiver.offered("b", str(journal), len(written) + 9, 0).place == 1
        with pytest.raises((NotOwner, Differs)) as refused:
            receiver.take("b", sent, 0, at, forged)
        is_new = file is FileKind.JOURNAL or tmp_path / sent not in before
        assert isinstance(refused.value, NotOwner) == is_new
        assert not is_new or refused.value.owner == ""
    after = {path: path.read_bytes() for path in tmp_path.rglob("*") if path.is_file()}
    assert after == before


@pytest.mark.damages_journals
def test_a_torn_line_of_the_desks_own_is_not_a_booths_to_remove(tmp_path):
    (tmp_path / FILE).write_bytes(b"one\ntorn")
    with pytest.raises(Differs):
        Receiver(tmp_path).take("b", FILE, 0, 4, b"two\n")
    assert (tmp_path / FILE).read_bytes() == b"one\ntorn"


@pytest.mark.damages_journals
def test_a_session_brought_by_stick_that_went_on_since_is_kept_aside_whole(tmp_path):
    (tmp_path / FILE).write_bytes(b"one\n")
    receiver = Receiver(tmp_path)
    Sender("a", b"one\n").send(receiver, 100, tmp_path)  # as it was brought, nothing is new
    assert not (tmp_path / ASIDE).exists()
    Sender("a", b"one\ntwo\n").send(receiver, 100, tmp_path)
    assert (tmp_path / FILE).read_bytes() == b"one\n"
    assert (tmp_path / ASIDE / "a" / FILE).read_bytes() == b"one\ntwo\n"


@pytest.mark.damages_journals
def test_a_session_that_the_desk_begins_first_does_not_become_a_booths(tmp_path):
    receiver = Receiver(tmp_path)
    receiver.offered("a", FILE, 4, 0)
    (tmp_path / FILE).symlink_to(tmp_path / "not yet there")  # comes between look and write
    with pytest.raises(Differs):
        receiver.take("a", FILE, 0, 0, b"one\n")
    (tmp_path / FILE).unlink()
    (tmp_path / FILE).write_bytes(b"the desk's\n")
    for again in (receiver, Receiver(tmp_path)):
        with pytest.raises(NotOwner) as refused:
            again.take("a", FILE, 0, 11, b"one\n")
        assert refused.value.owner == ""


@pytest.mark.damages_journals
def test_a_line_a_file_and_unfinished_sessions_have_a_largest_size(tmp_path, monkeypatch):
    assert (MOST_LINE, MOST_UNFINISHED) == (4_000_000, 1_000_000_000)
    monkeypatch.setattr(limits, "MOST_LINE", 50)
    monkeypatch.setitem(MOST_OF_A_FILE, FileKind.JOURNAL, 100)
    monkeypatch.setattr(limits, "MOST_UNFINISHED", 150)
    receiver = Receiver(tmp_path)
    receiver.take("a", FILE, 0, 0, b"x" * 40)
    with pytest.raises(TooLarge, match="doesn't accept lines longer than 50 bytes"):
        receiver.take("a", FILE, 0, 40, b"x" * 11)
    receiver.take("a", FILE, 0, 40, b"x" * 10 + b"\n" + b"x" * 49)
    with pytest.raises(TooLarge, match="doesn't accept journal files larger than 100 bytes"):
        receiver.take("a", FILE, 0, 100, b"\n")
    other = FILE.replace("ses-1", "ses-2")
    for again in (receiver, Receiver(tmp_path)):  # known after a restart as well
        again.take("a", other, 0, 0, b"x" * 40)
        with pytest.raises(TooLarge, match=r"150 bytes of unfinished sessions.*join"):
            again.take("a", other, 0, 40, b"\n" * 11)
    again.take("a", NOTE, 0, 0, b"{}\n")  # the first one is finished
    assert again.take("a", other, 0, 40, b"\n" * 11).size == 51


@pytest.mark.damages_journals
def test_a_file_that_somebody_took_away_is_built_again(tmp_path):
    receiver = Receiver(tmp_path)
    receiver.take("a", FILE, 0, 0, b"one\n")
    (tmp_path / FILE).unlink()
    with pytest.raises(Differs):
        receiver.take("a", FILE, 0, 4, b"two\n")
    assert receiver.offered("a", FILE, 8, 0).size == 0
    assert receiver.take("a", FILE, 0, 0, b"one\ntwo\n").size == 8


@pytest.mark.damages_journals
def test_a_file_that_somebody_else_wrote_to_is_looked_at_anew(tmp_path):
    receiver = Receiver(tmp_path)
    receiver.take("a", FILE, 0, 0, b"one\n")
    with (tmp_path / FILE).open("ab") as file:
        file.write(b"mine\n")
    with pytest.raises(Differs):
        receiver.take("a", FILE, 0, 4, b"two\n")
    have = receiver.offered("a", FILE, 8, 0)
    assert have.size == 8
    assert have.digest == digest(tmp_path / FILE, 8)


@pytest.mark.parametrize(
    "name",
    [
        "../evil.jsonl",
        "/etc/passwd",
        "sub-P-1_ses-1_study-x.txt",
        "other/sub-P-1_ses-1_study-x.jsonl",
        "record/audit-desk.jsonl",
        "sub-P-1_ses-1_study-x.jsonl/../../x",
        "personal/../sub-P-1_ses-1_study-x.jsonl",
        "sub-P-1_ses-1_study-x.jsonl\0",
        "",
    ],
)
def test_names_that_do_not_travel_are_refused(tmp_path, name):
    receiver = Receiver(tmp_path / "data")
    with pytest.raises(NotTaken):
        receiver.offered("a", name, 10, 0)
    with pytest.raises(NotTaken):
        receiver.take("a", name, 0, 0, b"x")
    assert not (tmp_path / "data").exists()


@pytest.mark.skipif(sys.platform == "win32", reason="only administrators make links there")
def test_a_link_in_the_folder_is_not_written_through(tmp_path):
    outside = tmp_path / "outside"
    outside.write_bytes(b"")
    data = tmp_path / "data"
    data.mkdir()
    (data / FILE).symlink_to(outside)
    with pytest.raises((OSError, Differs)):
        Receiver(data).take("a", FILE, 0, 0, b"one\n")
    assert outside.read_bytes() == b""


@pytest.mark.parametrize("skip", [-1, MOST_PLACES, 1 << 40])
def test_there_is_an_end_to_the_places(tmp_path, skip):
    with pytest.raises(NotTaken):
        Receiver(tmp_path).offered("a", FILE, 10, skip)
    with pytest.raises(Differs):
        Receiver(tmp_path).take("a", FILE, skip, 0, b"x")


@pytest.mark.damages_journals
def test_progress_and_damage_are_told_of_what_was_taken(tmp_path):
    package = small_package(tmp_path)
    recorder = SessionRecorder.begin(
        package, tmp_path / "k", SessionSetup("P-1", "Booth 1"), judged={}
    )
    walk_on(recorder)
    whole = recorder.path.read_bytes()
    name = recorder.path.name
    receiver = Receiver(tmp_path / "d")
    part = whole.index(b"\n") + 200  # the first line tells whose session it is
    taken = receiver.take("a", name, 0, 0, whole[:part])
    assert (taken.progress.participant, taken.progress.of) == ("P-1", 10)
    assert not taken.progress.is_over
    taken = receiver.take("a", name, 0, part, whole[part:])
    assert (taken.progress.done, taken.progress.reason) == (10, "completed")
    assert taken.problem == ""
    changed = whole.replace(b'"rt_ms":4', b'"rt_ms":5', 1)
    taken = receiver.take("b", name, 1, 0, changed)
    assert taken.problem.endswith(LINE_CHANGED)
    assert taken.aside == f"{ASIDE}/b/{name}"


@given(st.lists(st.binary(max_size=30), max_size=6), st.lists(st.integers(1, 20), max_size=20))
def test_lines_are_the_same_however_they_are_cut(lines, cuts):
    data = b"".join(line.replace(b"\n", b"") + b"\n" for line in lines)
    whole, pieces = LineCheck(), LineCheck()
    whole.feed(data)
    at = 0
    for size in [*cuts, len(data)]:
        pieces.feed(data[at : at + size])
        at += size
    pieces.feed(data[at:])
    assert (pieces.lines, pieces.rest, pieces.problem) == (whole.lines, 0, whole.problem)


@pytest.mark.damages_journals
def test_a_disk_that_refuses_keeps_nothing_of_a_piece(tmp_path, small_disk):
    disk = small_disk()
    kept = ReceivedFile(disk.folder / FILE)
    kept.append(b"one\n")
    disk.fill()
    with pytest.raises(OSError, match="No space"):
        kept.append(b"x" * 30_000)
    disk.make_room()
    assert (disk.folder / FILE).read_bytes() == b"one\n"
    kept.append(kept.new_part(0, b"one\ntwo\n"))
    assert (disk.folder / FILE).read_bytes() == b"one\ntwo\n"


@given(
    st.builds(
        TransferFile,
        st.builds(
            SessionName,
            st.from_regex(r"[A-Za-z0-9-]{1,40}", fullmatch=True),
            st.integers(1, 999_999_999),
            st.from_regex(r"[A-Za-z0-9-]{1,60}", fullmatch=True),
        ),
        st.sampled_from(FileKind),
        st.booleans(),
    )
)
def test_every_file_that_travels_is_known_by_its_path(what):
    assert transfer_file(str(what)) == what


def test_all_that_travels_is_found(tmp_path):
    package = small_package(tmp_path)
    for pilot in (False, True):
        setup = SessionSetup("P-1", "Booth 1", pilot=pilot)
        walk_on(SessionRecorder.begin(package, tmp_path / "k", setup, judged={}))
    found = {str(what) for what, _ in transferable_files(tmp_path / "k")}
    assert len(found) == 6
    assert "pilot/record/closed/sub-P-1_ses-1_study-small.json" in found


def received_from_a_booth(tmp_path, monkeypatch, steps=10_000):
    """A session of a booth with a key of its own, as a desk has received it line by line."""
    booth, desk = tmp_path / "booth", tmp_path / "desk"
    with monkeypatch.context() as there:
        there.setenv("XDG_CONFIG_HOME", str(tmp_path / "booth-config"))
        recorder = SessionRecorder.begin(
            small_package(booth), booth, SessionSetup("P-1", "Booth 1")
        )
        walk_on(recorder, steps)
        recorder.abandon()
        remember = own_key()
    remember_key(remember, "Booth 1")
    receiver, name, at = Receiver(desk), recorder.path.name, 0
    for line in recorder.path.read_bytes().splitlines(keepends=True):
        at = receiver.take("booth-1", name, 0, at, line).size
    return desk / name


def errors(folder):
    return [p.message for p in problems([folder]) if p.severity is Severity.ERROR]


@pytest.mark.damages_journals
def test_what_a_desk_received_is_signed_by_booth_and_desk(tmp_path, monkeypatch):
    path = received_from_a_booth(tmp_path, monkeypatch)
    signatures = Signatures()
    assert list(problems([path.parent], signatures=signatures)) == []
    assert signatures.states == {str(path): SignatureState.SIGNED}
    assert record_problems(path.parent) == []
    ((came,),) = received(path.parent).values()
    assert came.ends == lines_of(path)[-1]["chain"]
    ledger = own_file(path.parent / "record", "received").read_text()
    assert "P-1" not in ledger  # a withdrawal leaves it as it is


@pytest.mark.damages_journals
def test_a_session_that_never_ended_and_is_cut_at_the_desk_is_found(tmp_path, monkeypatch):
    path = received_from_a_booth(tmp_path, monkeypatch, steps=9)
    whole, count = path.read_bytes(), len(lines_of(path))
    for left in range(count):
        cut(path, count - left)
        assert len(errors(path.parent)) == 1
        path.write_bytes(whole)
    assert errors(path.parent) == []


@pytest.mark.damages_journals
def test_who_has_the_booths_key_cannot_change_what_the_desk_has_signed(tmp_path, monkeypatch):
    path = received_from_a_booth(tmp_path, monkeypatch)
    with monkeypatch.context() as there:
        there.setenv("XDG_CONFIG_HOME", str(tmp_path / "booth-config"))
        signer = own_signer()
    done, chain = [], ""
    for line in without_signatures(with_all_verdicts(lines_of(path), "human")):
        del line["chain"]
        raw, chain = sealed(chain, line, signer if line["kind"] == "closed" else None)
        done.append(raw)
    path.write_bytes(b"".join(done))
    assert len(errors(path.parent)) == 1
    monkeypatch.setenv("XDG_CONFIG_HOME", str(tmp_path / "elsewhere"))
    remember_key(signer.public, "Booth 1")
    (told,) = errors(path.parent)
    assert told.startswith("The journal has changed since the desk received it (20")


@pytest.mark.damages_journals
def test_a_participant_who_withdraws_leaves_no_problem_at_the_desk(tmp_path, monkeypatch):
    path = received_from_a_booth(tmp_path, monkeypatch)
    withdraw(path.parent, "P-1", "Asked.", "Ann")
    assert [*problems([path.parent]), *record_problems(path.parent)] == []
    assert not list(paths.config().rglob("*P-1*"))
