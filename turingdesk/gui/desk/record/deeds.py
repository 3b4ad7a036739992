"""What the record says was done, in the language of the desk; on the disk it is English."""

from __future__ import annotations

from turingdesk.gui.translation import later, said
from turingdesk.journal.audit import Entry

NOTE = "in the record"
#: Everything that this version writes down; what another one wrote is shown as it stands.
DEEDS = (
    later("Desk", "accounted for changes since the freeze", "in the record"),
    later("Desk", "added a person", "in the record"),
    later("Desk", "added participant codes", "in the record"),
    later("Desk", "booth: end", "in the record"),
    later("Desk", "booth: message", "in the record"),
    later("Desk", "booth: pause", "in the record"),
    later("Desk", "booth: resume", "in the record"),
    later("Desk", "changed a person", "in the record"),
    later("Desk", "changed a study", "in the record"),
    later("Desk", "changed settings", "in the record"),
    later("Desk", "checked the journals", "in the record"),
    later("Desk", "closed the data folder to other users", "in the record"),
    later("Desk", "closed the desk", "in the record"),
    later("Desk", "coded texts", "in the record"),
    later("Desk", "copied the list of codes", "in the record"),
    later("Desk", "ended a session", "in the record"),
    later("Desk", "exported", "in the record"),
    later("Desk", "finished a withdrawal", "in the record"),
    later("Desk", "found the list of people changed", "in the record"),
    later("Desk", "froze a study", "in the record"),
    later("Desk", "joined folders", "in the record"),
    later("Desk", "kept a conflicting journal aside", "in the record"),
    later("Desk", "let a machine judge", "in the record"),
    later("Desk", "locked the desk", "in the record"),
    later("Desk", "looked at analyses", "in the record"),
    later("Desk", "looked at exclusions and results", "in the record"),
    later("Desk", "looked at live results", "in the record"),
    later("Desk", "looked at machine judges", "in the record"),
    later("Desk", "looked at stimuli and who made them", "in the record"),
    later("Desk", "made a study", "in the record"),
    later("Desk", "made participant codes", "in the record"),
    later("Desk", "marked a session as pilot", "in the record"),
    later("Desk", "opened a seal", "in the record"),
    later("Desk", "opened a study", "in the record"),
    later("Desk", "opened a study in the editor", "in the record"),
    later("Desk", "opened the data folder", "in the record"),
    later("Desk", "opened the data folder in the file manager", "in the record"),
    later("Desk", "opened the desk", "in the record"),
    later("Desk", "paused a session", "in the record"),
    later("Desk", "previewed a study", "in the record"),
    later("Desk", "removed a person", "in the record"),
    later("Desk", "saved a figure", "in the record"),
    later("Desk", "saved the list of codes", "in the record"),
    later("Desk", "sealed a study", "in the record"),
    later("Desk", "settled a coding", "in the record"),
    later("Desk", "started a session", "in the record"),
    later("Desk", "stopped a machine judge", "in the record"),
    later("Desk", "typed a wrong PIN", "in the record"),
    later("Desk", "typed a wrong passphrase", "in the record"),
    later("Desk", "unlocked the desk", "in the record"),
    later("Desk", "went to another data folder", "in the record"),
    later("Desk", "withdrew a participant", "in the record"),
    later("Desk", "wrote a note", "in the record"),
    later("Desk", "wrote a report", "in the record"),
)
#: The words beside it; keys of settings and counts of single ways stay as they are written.
NAMES = (
    later("Desk", "answers", "in the record"),
    later("Desk", "block", "in the record"),
    later("Desk", "booth", "in the record"),
    later("Desk", "code", "in the record"),
    later("Desk", "codes", "in the record"),
    later("Desk", "damaged", "in the record"),
    later("Desk", "file", "in the record"),
    later("Desk", "folder", "in the record"),
    later("Desk", "for person", "in the record"),
    later("Desk", "from", "in the record"),
    later("Desk", "judge", "in the record"),
    later("Desk", "locked", "in the record"),
    later("Desk", "new pin", "in the record"),
    later("Desk", "path", "in the record"),
    later("Desk", "people", "in the record"),
    later("Desk", "person", "in the record"),
    later("Desk", "personal", "in the record"),
    later("Desk", "pilot", "in the record"),
    later("Desk", "pilots", "in the record"),
    later("Desk", "problems", "in the record"),
    later("Desk", "question", "in the record"),
    later("Desk", "reason", "in the record"),
    later("Desk", "resumed", "in the record"),
    later("Desk", "role", "in the record"),
    later("Desk", "scheme", "in the record"),
    later("Desk", "seal", "in the record"),
    later("Desk", "seals", "in the record"),
    later("Desk", "session", "in the record"),
    later("Desk", "sessions", "in the record"),
    later("Desk", "study", "in the record"),
    later("Desk", "user", "in the record"),
    later("Desk", "why", "in the record"),
    later("Desk", "yes", "in the record"),
    later("Desk", "no", "in the record"),
)
_KNOWN = frozenset((*DEEDS, *NAMES))


def in_words(word: str) -> str:
    """A deed, or the name of what is told of it."""
    return said("Desk", word, NOTE) if word in _KNOWN else word


def details(entry: Entry) -> str:
    """What is told beyond what was done."""
    return entry.worded(in_words)
