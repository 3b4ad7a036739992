"""What cannot be held off is English on the disk, and said in the desk's language."""

from turingdesk.gui import translation
from turingdesk.gui.kiosk.complaint import Complaint, FailedWay

TEXT = "It could not be done ({why}). Do it by hand."


class German(translation.Voice):
    """Knows three texts."""

    def say(self, context, text, note="", n=-1):
        known = {TEXT: "Es ging nicht ({why}).", "the X server": "der X-Server", "gone": "weg"}
        return known.get(text, text) if context == "Desk" else text


def test_it_is_kept_in_english_and_said_in_the_language_of_the_desk(monkeypatch):
    monkeypatch.setitem(translation._voices, "program", German())
    told = Complaint(TEXT, (FailedWay("the X server", "gone"), FailedWay("Windows", "{odd}")))
    assert told
    assert str(told) == "It could not be done (the X server: gone; Windows: {odd}). Do it by hand."
    assert told.said == "Es ging nicht (der X-Server: weg; Windows: {odd})."


def test_nothing_to_complain_of_is_false_and_empty():
    assert not Complaint()
    assert (str(Complaint()), Complaint().said) == ("", "")
