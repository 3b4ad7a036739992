"""What the record says was done, in the language of the desk; on the disk it is English."""

from __future__ import annotations

from turingdesk.gui.translation import tr, tr_noop
from turingdesk.journal.audit import AuditEntry

NOTE = "in the record"
#: Everything that this version writes down; what another one wrote is shown as it stands.
DEEDS = (
    tr_noop("Desk", "accounted for changes since the freeze", "in the record"),
    tr_noop("Desk", "added a person", "in the record"),
    tr_noop("Desk", "added participant codes", "in the record"),
    tr_noop("Desk", "booth: end", "in the record"),
    tr_noop("Desk", "booth: message", "in the record"),
    tr_noop("Desk", "booth: pause", "in the record"),
    tr_noop("Desk", "booth: resume", "in the record"),
    tr_noop("Desk", "changed a person", "in the record"),
    tr_noop("Desk", "changed a study", "in the record"),
    tr_noop("Desk", "changed settings", "in the record"),
    tr_noop("Desk", "checked the journals", "in the record"),
    tr_noop("Desk", "closed the data folder to other users", "in the record"),
    tr_noop("Desk", "closed the desk", "in the record"),
    tr_noop("Desk", "coded texts", "in the record"),
    tr_noop("Desk", "copied the list of codes", "in the record"),
    tr_noop("Desk", "ended a session", "in the record"),
    tr_noop("Desk", "exported", "in the record"),
    tr_noop("Desk", "finished a withdrawal", "in the record"),
    tr_noop("Desk", "found the list of people changed", "in the record"),
    tr_noop("Desk", "froze a study", "in the record"),
    tr_noop("Desk", "joined folders", "in the record"),
    tr_noop("Desk", "kept a conflicting journal aside", "in the record"),
    tr_noop("Desk", "let a machine judge", "in the record"),
    tr_noop("Desk", "locked the desk", "in the record"),
    tr_noop("Desk", "looked at analyses", "in the record"),
    tr_noop("Desk", "looked at exclusions and results", "in the record"),
    tr_noop("Desk", "looked at live results", "in the record"),
    tr_noop("Desk", "looked at machine judges", "in the record"),
    tr_noop("Desk", "looked at stimuli and who made them", "in the record"),
    tr_noop("Desk", "made a study", "in the record"),
    tr_noop("Desk", "made participant codes", "in the record"),
    tr_noop("Desk", "marked a session as pilot", "in the record"),
    tr_noop("Desk", "opened a seal", "in the record"),
    tr_noop("Desk", "opened a study", "in the record"),
    tr_noop("Desk", "opened a study in the editor", "in the record"),
    tr_noop("Desk", "opened the data folder", "in the record"),
    tr_noop("Desk", "opened the data folder in the file manager", "in the record"),
    tr_noop("Desk", "opened the desk", "in the record"),
    tr_noop("Desk", "paused a session", "in the record"),
    tr_noop("Desk", "previewed a study", "in the record"),
    tr_noop("Desk", "removed a person", "in the record"),
    tr_noop("Desk", "saved a figure", "in the record"),
    tr_noop("Desk", "saved the list of codes", "in the record"),
    tr_noop("Desk", "sealed a study", "in the record"),
    tr_noop("Desk", "settled a coding", "in the record"),
    tr_noop("Desk", "started a session", "in the record"),
    tr_noop("Desk", "stopped a machine judge", "in the record"),
    tr_noop("Desk", "typed a wrong PIN", "in the record"),
    tr_noop("Desk", "typed a wrong passphrase", "in the record"),
    tr_noop("Desk", "unlocked the desk", "in the record"),
    tr_noop("Desk", "went to another data folder", "in the record"),
    tr_noop("Desk", "withdrew a participant", "in the record"),
    tr_noop("Desk", "wrote a note", "in the record"),
    tr_noop("Desk", "wrote a report", "in the record"),
)
#: The words beside it; keys of settings and counts of single ways stay as they are written.
NAMES = (
    tr_noop("Desk", "answers", "in the record"),
    tr_noop("Desk", "block", "in the record"),
    tr_noop("Desk", "booth", "in the record"),
    tr_noop("Desk", "code", "in the record"),
    tr_noop("Desk", "codes", "in the record"),
    tr_noop("Desk", "damaged", "in the record"),
    tr_noop("Desk", "file", "in the record"),
    tr_noop("Desk", "folder", "in the record"),
    tr_noop("Desk", "for person", "in the record"),
    tr_noop("Desk", "from", "in the record"),
    tr_noop("Desk", "judge", "in the record"),
    tr_noop("Desk", "locked", "in the record"),
    tr_noop("Desk", "new pin", "in the record"),
    tr_noop("Desk", "path", "in the record"),
    tr_noop("Desk", "people", "in the record"),
    tr_noop("Desk", "person", "in the record"),
    tr_noop("Desk", "personal", "in the record"),
    tr_noop("Desk", "pilot", "in the record"),
    tr_noop("Desk", "pilots", "in the record"),
    tr_noop("Desk", "problems", "in the record"),
    tr_noop("Desk", "question", "in the record"),
    tr_noop("Desk", "reason", "in the record"),
    tr_noop("Desk", "resumed", "in the record"),
    tr_noop("Desk", "role", "in the record"),
    tr_noop("Desk", "scheme", "in the record"),
    tr_noop("Desk", "seal", "in the record"),
    tr_noop("Desk", "seals", "in the record"),
    tr_noop("Desk", "session", "in the record"),
    tr_noop("Desk", "sessions", "in the record"),
    tr_noop("Desk", "study", "in the record"),
    tr_noop("Desk", "user", "in the record"),
    tr_noop("Desk", "why", "in the record"),
    tr_noop("Desk", "yes", "in the record"),
    tr_noop("Desk", "no", "in the record"),
)
_KNOWN = frozenset((*DEEDS, *NAMES))


def in_words(word: str) -> str:
    """A deed, or the name of what is told of it."""
    return tr("Desk", word, NOTE) if word in _KNOWN else word


def details(entry: AuditEntry) -> str:
    """What is told beyond what was done."""
    return entry.worded(in_words)
