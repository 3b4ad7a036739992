"""Links: who gets in by which, and what of them is on the disk."""

import json
from concurrent.futures import ThreadPoolExecutor
from functools import partial

import pytest

from tests.work import calls
from turingdesk.journal.audit import read_record
from turingdesk.people.codes import code_of, generate
from turingdesk.people.invitations import INVITATIONS, InvitationRefused, Invitations, Refused
from turingdesk.people.withdrawal import withdraw

LATER, NOW, EARLIER = (f"2026-05-0{day}T00:00:00.000Z" for day in (3, 2, 1))


@pytest.fixture
def invitations(tmp_path):
    return Invitations(tmp_path / "data", lambda: NOW)


def refused(invitations, token, device):
    with pytest.raises(InvitationRefused) as found:
        invitations.open(token, device)
    assert str(found.value) == str(found.value.words)
    return found.value.reason


def personal(invitations, **told):
    (code,) = generate(invitations.data, "small", 1, "Ada")
    (token,) = invitations.invite("small", [code.code], "Ada", **told)
    return token, code.code


def test_a_personal_link_is_for_the_first_device_that_opens_it(invitations):
    token, code = personal(invitations)
    assert invitations.open(token, "phone").is_new
    again = invitations.open(token, "phone")
    assert (again.code, again.is_new) == (code, False)
    assert refused(invitations, token, "laptop") is Refused.ELSEWHERE


def test_a_shared_link_gives_each_device_a_code_until_its_places_are_taken(invitations):
    token = invitations.share("small", "Ada", most=2)
    first, second = (invitations.open(token, device).code for device in ("one", "two"))
    assert first != second
    assert code_of(invitations.data, first).study == "small"
    assert invitations.open(token, "one").code == first
    assert refused(invitations, token, "three") is Refused.FULL


def test_two_devices_at_the_same_moment_get_one_place(tmp_path):
    token = Invitations(tmp_path).share("small", "Ada", most=1)

    def opened(number):
        try:
            return Invitations(tmp_path).open(token, f"device {number}").code
        except InvitationRefused:
            return ""

    with ThreadPoolExecutor(8) as threads:
        codes = list(threads.map(opened, range(16)))
    assert len([one for one in codes if one]) == 1


def test_two_windows_of_one_device_have_one_code(invitations):
    token = invitations.share("small", "Ada")
    with ThreadPoolExecutor(4) as threads:
        codes = set(threads.map(lambda _: invitations.open(token, "phone").code, range(8)))
    assert len(codes) == 1


@pytest.mark.parametrize("token", ["", "x", "../../etc/passwd", "a" * 500, "\ud800"])
def test_what_is_no_token_opens_nothing(invitations, token):
    personal(invitations)
    assert refused(invitations, token, "phone") is Refused.UNKNOWN
    assert not list(invitations.data.glob("**/1"))


def test_a_device_without_a_word_opens_nothing(invitations):
    assert refused(invitations, personal(invitations)[0], "") is Refused.UNKNOWN


def test_an_expired_link_lets_in_only_those_who_came_before(invitations):
    late, _ = personal(invitations, until=EARLIER)
    assert refused(invitations, late, "phone") is Refused.EXPIRED
    token, code = personal(invitations, until=LATER)
    invitations.open(token, "phone")
    after = Invitations(invitations.data, lambda: LATER)
    assert after.open(token, "phone").code == code


def test_a_revoked_link_is_good_for_no_one(invitations):
    token, _ = personal(invitations)
    invitation = invitations.open(token, "phone").invitation
    invitations.revoke(invitations.find(invitation.id), "Ada")
    invitations.revoke(invitation, "Ada")
    assert invitations.is_revoked(invitation)
    assert refused(invitations, token, "phone") is Refused.REVOKED
    done = [one.what for one in read_record(invitations.data).entries]
    assert done == ["opened a link", "revoked a link"]


def test_tokens_and_devices_are_stored_as_hashes_alone(invitations):
    token = invitations.share("small", "Ada")
    invitations.open(token, "the word of this phone")
    files = [path for path in invitations.data.rglob("*") if path.is_file()]
    assert files
    for path in files:
        assert token not in f"{path}{path.read_text('utf-8')}"
        assert "the word of this phone" not in path.read_text("utf-8")


def test_the_audit_log_says_who_came_by_which_link(invitations):
    token, code = personal(invitations)
    opened = invitations.open(token, "phone")
    invitations.open(token, "phone")
    (entry,) = read_record(invitations.data).entries
    assert entry.what == "opened a link"
    assert entry.fields["code"] == code
    assert entry.fields["link"] == opened.invitation.id


def test_whoever_withdrew_is_forgotten_and_gets_in_no_more(invitations):
    token, code = personal(invitations)
    shared = invitations.share("small", "Ada", most=1)
    other = invitations.open(shared, "tablet").code
    invitations.open(token, "phone")
    for one in (code, other):
        withdraw(invitations.data, one, "asked", "Ada", keep_code=False)
    for link, device in ((token, "phone"), (token, "laptop")):
        assert refused(invitations, link, device) is Refused.UNKNOWN
    folder = invitations.data / "record" / INVITATIONS
    said = "".join(path.read_text("utf-8") for path in folder.rglob("*") if path.is_file())
    assert code not in said
    assert other not in said
    assert invitations.open(shared, "tablet").code != other, "the place is free again"


def test_damaged_files_open_nothing_and_stop_no_one(invitations):
    token, _ = personal(invitations)
    other, code = personal(invitations)
    about = next(
        path
        for path in invitations.data.glob("record/*/*/invitation.json")
        if json.loads(path.read_text("utf-8"))["code"] != code
    )
    about.write_text("[", "utf-8")
    assert refused(invitations, token, "phone") is Refused.UNKNOWN
    assert invitations.open(other, "phone").code == code
    assert [one.code for one in invitations.all()] == [code]


def test_a_place_that_is_being_written_counts_as_taken(invitations):
    token, _ = personal(invitations)
    (invitation,) = invitations.all()
    (invitations.data / "record" / INVITATIONS / invitation.hash / "1").touch()
    assert refused(invitations, token, "phone") is Refused.ELSEWHERE


def test_a_pilot_takes_no_code_of_the_study(invitations):
    token = invitations.share("small", "Ada", pilot=True)
    opened = invitations.open(token, "phone")
    assert opened.code.startswith("try-")
    assert code_of(invitations.data, opened.code) is None


def test_a_shared_link_is_as_much_work_at_its_last_place_as_at_its_first(tmp_path):
    """10,000 places, most of them as they are on the disk."""
    invitations = Invitations(tmp_path)
    token = invitations.share("games", "Ada")
    invitations.open(token, "first")  # the folder and its ledgers are there
    few = [calls(partial(invitations.open, token, word)) for word in ("second", "second")]
    (about,) = tmp_path.rglob("invitation.json")
    place = json.loads((about.parent / "1").read_text("utf-8"))
    for number in range(3, 10_000):
        told = json.dumps(place | {"device": f"device {number}"})
        (about.parent / str(number)).write_text(told, "utf-8")
    invitations.open(token, "one more")  # reads what others have written, once
    many = [calls(partial(invitations.open, token, word)) for word in ("last", "last")]
    assert len(invitations.places(invitations.look(token))) == 10_001
    for before, after in zip(few, many, strict=True):
        assert after <= 1.1 * before


def test_a_place_that_another_host_gave_is_known(tmp_path):
    """Two computers that share a data folder."""
    one, other = Invitations(tmp_path), Invitations(tmp_path)
    token = one.share("games", "Ada", most=3)
    codes = [one.open(token, "a").code, other.open(token, "b").code]
    assert [other.open(token, "a").code, one.open(token, "b").code] == codes
    other.open(token, "c")
    with pytest.raises(InvitationRefused, match="All places"):
        one.open(token, "d")
