"""What a folder for sharing says of itself: its name, what it is, and a text to read first."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING

from turingdesk.core.message import message
from turingdesk.core.response import ADDED, CODEBOOK
from turingdesk.exchange.exporters._cells import cell
from turingdesk.exchange.exporters._content import Content
from turingdesk.exchange.exporters._judged_text import ABOUT as TEXT_ABOUT
from turingdesk.exchange.exporters._judged_text import TEXT
from turingdesk.system.edition import edition
from turingdesk.table.excluded import EXCLUSION_COLUMNS
from turingdesk.table.sessions_table import SESSION_COLUMNS

if TYPE_CHECKING:
    import pandas as pd

RESPONSES: Mapping[str, str] = {**CODEBOOK, **ADDED, TEXT: TEXT_ABOUT}
EXCLUSIONS: Mapping[str, str] = EXCLUSION_COLUMNS
#: Left out of folders for sharing: words of the experimenter, who may name people in them.
PRIVATE = ("notes",)


def sessions(content: Content) -> pd.DataFrame:
    """One row a session with the answers to forms, without what is not for sharing."""
    return content.participants.drop(columns=[*PRIVATE], errors="ignore")


def session_columns(content: Content) -> Mapping[str, str]:
    """What each column of `sessions` holds."""
    return {**SESSION_COLUMNS, **content.forms}


def title(content: Content) -> str:
    """The studies' titles, as a name for the folder's data."""
    people = content.participants
    told = zip(people["study_title"], people["study"], strict=True)
    found = sorted({str(cell(name) or study) for name, study in told})
    return "; ".join(found) or "; ".join(sorted(map(str, content.responses["study"].unique())))


def about(content: Content) -> str:
    """What the data are, in sentences."""
    return message(
        "Judgments on what was made by humans and what by machines: {in_journals:,} "
        "answers of {participants:,} sessions, recorded with {edition}.",
        in_journals=content.in_journals,
        participants=len(content.participants),
        edition=edition(),
    )


def readme(content: Content, layout: str) -> str:
    """The text that people read first.

    Args:
        content: What is exported.
        layout: Which files there are, in Markdown.
    """
    counts = content.counts(content.in_journals, exclusions="The list of exclusions")
    lines = [f"# {title(content)}", "", about(content), "", "## Files", "", layout.strip(), ""]
    lines += ["## What to know", ""]
    lines += [
        f"- {sentence}" for sentence in (*counts.sentences, *(what for _, what in content.rules))
    ]
    lines += [f"- {sentence}" for sentence in content.frozen]
    if content.signing_keys:
        lines.append(f"- Sessions are signed (Ed25519) with the key {content.signing_keys}.")
    lines += [
        "- Rows that never count are here, too: `practice`, `pilot`, `superseded` and `excluded` "
        "say which.",
        "- Personal answers and the experimenter's notes are left out.",
        "- Authors, licence and funding are not known to the program: add them before you share.",
    ]
    return "\n".join(lines) + "\n"
