"""The sessions of a data folder as a table, one row a journal."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Collection, Iterable, Mapping, Sequence
from operator import itemgetter
from typing import TYPE_CHECKING, Any

from turingdesk.core.message import message
from turingdesk.core.response import DEFAULTS, SUPERSEDED
from turingdesk.journal.journal_file import Line, ResponseLine
from turingdesk.journal.session_name import parsed
from turingdesk.journal.session_summary import CLOSED, State
from turingdesk.table.evidence import blocks
from turingdesk.table.typing_flags import flags_of

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray
    from pandas import DataFrame

#: The columns, each with its sentence for the codebook.
SESSION_COLUMNS = {
    "session": "Session id: participant, session number and study",
    "participant": "Participant code as entered at the kiosk, or judge:<name>",
    "study": "Study id",
    "study_title": "The study's title",
    "study_version": "Version that the study gives itself",
    "study_hash": "SHA-256 over all files of the study package",
    "demonstration": "Whether the study says that it is a demonstration",
    "number": "Which session of this participant in this study, from 1",
    "kiosk": "Name of the machine that ran the session",
    "judge": "Who judged: human, simulated, imported or judge:<name>",
    "folds": "Of a trained machine judge, the folds of its cross-validation; empty for others",
    "pilot": "Whether the session was a pilot, which never counts",
    "simulated": "Whether nobody sat there",
    "started": "When it was opened, UTC, ISO 8601",
    "ended": "When its last line was written, UTC, ISO 8601",
    "state": "running, completed, cut off, refused, ended, continued or restarted",
    "reason": "Why it was closed, in the words of the closing line",
    "trials": "Counted trials in its schedule",
    "done": "Counted trials answered, those before an interruption included",
    "unanswered": "Trials among these that have no answer: a machine judge's reply said nothing",
    "verdicts": "Verdicts of counted trials in this journal, too fast ones included",
    "too_fast": "Verdicts among these that were faster than the limit",
    "controls_asked": "Control questions answered in this journal",
    "controls_passed": "Control questions answered right",
    "median_rt_ms": "Median of the verdicts' response times",
    "typing_flagged": "Answers whose typing is remarkable; see the column typing of responses",
    "resampled": "Conversations of two machines that were sampled again, since they repeated "
    "themselves or left early; counted in the session of the first one",
    "focus_lost": "How often the kiosk's window lost the keyboard",
    "focus_lost_s": "For how many seconds in all, to the session's last line where it never "
    "came back",
    "continues": "Session that this one continues",
    "restarts": "Session whose schedule this one restarts",
    "excluded": "Quality rules that exclude the whole session, joined by |",
    "resume_gap_s": "Seconds from interruption to resumption",
    "seed": "The study's seed",
    "participant_seed": "The seed of this session's draws",
    "program": "Program and version",
    "signing_key": "Public key (Ed25519) of the computer that ran the session and signed its "
    "journal, as hexadecimal digits; empty where it had none",
    "python": "Version of Python",
    "system": "Operating system",
    "language": "Language that the session was held in; empty where its journal does not say",
    "client": "What the participant used: browser; empty for a kiosk, and for machines",
    "screen": "The screen: maker and model, size in pixels and mm, scale, refresh rate; of a "
    "browser its name and system",
    "notes": "Notes that were written on it, oldest first, with | between them",
    "sealed": "Whether the truth is sealed: no passphrase was given to this table",
    "seal": "Fingerprint of the seal, where the study was sealed",
    "registration": "How the study it ran stands to its preregistration: frozen, deviation "
    "1 and so on, changed without a reason given, or empty where it was not frozen yet",
}
_FROM_OPENED = (
    *("study_title", "study_version", "study_hash", "demonstration", "kiosk", "judge"),
    *("pilot", "simulated", "trials", "continues", "restarts", "resume_gap_s", "seed"),
    *("participant_seed", "program", "signing_key", "python", "system", "language"),
    *("sealed", "seal"),
)
#: Also said by each answer, and by the answers alone where the first line is damaged.
_FROM_ANSWERS = ("study_version", "study_hash", "kiosk", "judge", "pilot")
_NUMBERS = (
    "number",
    "trials",
    "unanswered",
    "verdicts",
    "too_fast",
    "controls_asked",
    "controls_passed",
    "resampled",
)
#: What sessions of a collection, which asks for answers, have nothing in.
OF_VERDICTS = ["verdicts", "too_fast", "controls_asked", "controls_passed", "median_rt_ms"]
#: The columns of responses from which sessions are counted.
COUNTED = ("session", "role", "practice", "trial", "too_fast", "correct", "rt_ms")
#: Why an answer of a machine wasn't taken, where a rule for people's answers refuses it.
AGAINST_RULES = message("against the rules of the task: {remark}")
_RULES = "against the rules of the task: "  #: what journals have it begin with
_FLAGS = ("demonstration", "pilot", "simulated", "sealed")


class Sessions:
    """Collects what the lines of journals say about their sessions."""

    def __init__(self) -> None:
        self.opened: dict[str, Line] = {}  #: first lines by session, without the schedule
        #: The first answer, of sessions whose first line can't be read.
        self._answered: dict[str, ResponseLine] = {}
        self._closed: dict[str, Line] = {}
        self._replaced: dict[str, State] = {}  # those that others continue or start over
        self._last_at: dict[str, str] = {}
        self.resampled: Counter[str] = Counter()  #: conversations by session
        self.against_rules: Counter[str] = Counter()  #: answers that were refused, by session
        self._focus_lost: Counter[str] = Counter()
        self._flags: defaultdict[str, dict[int, str]] = defaultdict(dict)
        self._unanswered: Counter[str] = Counter()
        self._away_ms: Counter[str] = Counter()  # without the keyboard, in all
        self._away_since_ms: dict[str, float] = {}
        self._last_ms: dict[str, float] = {}

    def extend(
        self, session: str, lines: Sequence[Line], latest: ResponseLine | None = None
    ) -> None:
        """Record some lines of one session.

        Args:
            session: Its ID.
            lines: Those that are not responses, in order.
            latest: The last response that came with them.
        """
        for line in lines:
            self._take(session, line)
        times = [(line.get("seq", 0), line.get("at"), line.get("t_ms")) for line in lines[-1:]]
        if latest is not None:
            times.append((latest.seq, latest.at, latest.t_ms))
            if session not in self.opened:
                self._answered.setdefault(session, latest)
        # By number, since responses and other lines of a batch come in two lists.
        _, at, t_ms = max(times, key=itemgetter(0))
        self._last_at[session] = str(at or "")
        if isinstance(t_ms, int | float):
            self._last_ms[session] = t_ms

    def _take(self, session: str, line: Line) -> None:
        kind = line["kind"]
        if kind == "focus":
            self._focus(session, line)
        elif kind == "typing":
            self._flags[session] |= flags_of((line,))
        elif kind == "resampled":
            self.resampled[session] += 1
        elif kind == "opened":
            self._open(session, line)
        elif kind == "closed":
            self._closed[session] = line
        elif kind == "passed":
            self._unanswered[session] += "unanswered" in line
            self.against_rules[session] += str(line.get("unanswered", "")).startswith(_RULES)

    def _open(self, session: str, line: Line) -> None:
        # The schedules of thousands of sessions would take gigabytes.
        fields = {name: value for name, value in line.items() if name != "schedule"}
        self.opened[session] = {**fields, "blocks": blocks(line)}
        for link, state in (("continues", State.CONTINUED), ("restarts", State.RESTARTED)):
            if replaced := line.get(link):
                self._replaced[str(replaced)] = state

    def _focus(self, session: str, line: Line) -> None:
        at_ms = _ms(line)
        if at_ms is None:
            at_ms = self._last_ms.get(session, 0.0)
        if not line.get("active"):
            self._focus_lost[session] += 1
            self._away_since_ms.setdefault(session, at_ms)
        elif session in self._away_since_ms:
            self._away_ms[session] += round(at_ms - self._away_since_ms.pop(session))

    def _away_s(self, session: str) -> float:
        """The time that another window had the keyboard, in s."""
        last_ms = self._last_ms.get(session, 0.0)
        # Those who left and never came back were away until the last line.
        open_ms = last_ms - self._away_since_ms.get(session, last_ms)
        return round((self._away_ms[session] + open_ms) / 1000, 3)

    def typing(self, session: str) -> Mapping[int, str]:
        """Return what is unusual about how the answers of a session were typed, by step."""
        return self._flags.get(session, {})

    @property
    def names(self) -> list[str]:
        """The sessions, in the order in which their lines came."""
        return list(self._last_at)

    @property
    def unclosed(self) -> frozenset[str]:
        """Those that were not closed, and that no other replaced."""
        return frozenset(self._last_at.keys() - self._closed.keys() - self._replaced.keys())

    def states(self, running: Collection[str] | None) -> dict[str, State]:
        """The state of each session.

        Args:
            running: Those of the sessions not closed that are running; None for all of them.
        """
        closed = {
            session: CLOSED.get(str(line.get("reason")), State.ENDED)
            for session, line in self._closed.items()
        }
        if running is None:
            open_ = dict.fromkeys(self._last_at, State.RUNNING)
        else:
            open_ = dict.fromkeys(self._last_at, State.CUT_OFF)
            open_ |= dict.fromkeys(self._last_at.keys() & set(running), State.RUNNING)
        replaced = {s: state for s, state in self._replaced.items() if s in open_}
        return open_ | closed | replaced

    def frame(
        self,
        names: Iterable[str],
        responses: DataFrame,
        states: Mapping[str, State],
        excluded: Mapping[str, str],
    ) -> DataFrame:
        """One row for each of some sessions.

        Args:
            names: Which sessions.
            responses: All their responses.
            states: The state of each session.
            excluded: The quality rules that exclude it, joined, for each session with any.
        """
        import numpy as np
        import pandas as pd

        counts = _counts(responses)
        rows = [self._row(name_item, states) | counts.get(name_item, {}) for name_item in names]
        # Lists of Python's, then one frame: with few sessions a call of pandas costs more than
        # its work, and there are dozens of columns.
        columns: dict[str, Any] = {
            name: [row.get(name, np.nan) for row in rows] for name in SESSION_COLUMNS
        }
        for name in _NUMBERS:
            numbers = np.array([row.get(name) for row in rows], "float64")
            # Integers have no NaN; a session without answers has counted none.
            columns[name] = np.where(np.isnan(numbers), 0, numbers).astype("int64")
        answered = [counts.get(row["session"], {}).get("answered", 0) for row in rows]
        # fmax takes the number where the other one is NaN; maximum would keep the NaN.
        columns["done"] = np.fmax(np.array(columns["done"], "float64"), answered).astype("int64")
        for name in _FLAGS:
            columns[name] = np.array([row[name] or False for row in rows], bool)
        columns["excluded"] = pd.array([excluded.get(row["session"], "") for row in rows], "str")
        for name in ("resume_gap_s", "median_rt_ms"):
            columns[name] = np.array(columns[name], "float64")
        return pd.DataFrame(columns)

    def _row(self, session: str, states: Mapping[str, State]) -> dict[str, Any]:
        name, opened = parsed(session), self.opened.get(session, {})
        if not opened:
            opened = self._from_answers(session)
        closed = self._closed.get(session, {})
        return {member: opened.get(member) for member in _FROM_OPENED} | {
            "system": opened.get("system", opened.get("platform")),  # as it was called before
            "session": session,
            "started": opened.get("at", ""),
            "participant": name.participant if name else "",
            "study": name.study if name else "",
            "number": name.number if name else None,
            "ended": self._last_at[session],
            "state": str(states.get(session, State.CUT_OFF)),
            "reason": str(closed.get("reason", "")),
            "done": closed.get("done", opened.get("done")),
            "unanswered": self._unanswered[session],
            "typing_flagged": len(self.typing(session)),
            "resampled": self.resampled[session],
            "focus_lost": self._focus_lost[session],
            "focus_lost_s": self._away_s(session),
            "folds": _folds(opened),
            "client": opened.get("client", ""),
            "screen": _screen(screen) if (screen := opened.get("screen")) else "",
            "registration": str((opened.get("registration") or {}).get("ran", "")),
        }

    def _from_answers(self, session: str) -> Line:
        """The facts about a session whose first line cannot be read."""
        answer = self._answered.get(session)
        fields = {name: getattr(answer, name, DEFAULTS[name]) for name in _FROM_ANSWERS}
        return {"study_title": "", "simulated": fields["judge"] == "simulated"} | fields


def _folds(opened: Line) -> str:
    """The folds of a trained judge, as its settings in the first line have them."""
    settings = opened.get("judge_settings")
    return str(settings.get("folds", "")) if isinstance(settings, Mapping) else ""


def _ms(line: Line) -> float | None:
    """Return a line's time since the session began, in ms; None if it has none."""
    time_ms = line.get("t_ms")
    return time_ms if isinstance(time_ms, int | float) else None


def _counts(responses: DataFrame) -> dict[str, dict[str, Any]]:
    """Count the answers of each session, without superseded ones and practice.

    Returns:
        By session, those with any: columns of `SESSION_COLUMNS`, and the last trial "answered".
    """
    import numpy as np

    is_counted = ~(responses[SUPERSEDED] | responses["practice"]).to_numpy()
    verdicts, controls = (
        is_counted & (responses["role"] == role).to_numpy() for role in ("verdict", "control")
    )
    sessions = responses["session"].cat
    codes, names = sessions.codes.to_numpy(), sessions.categories

    def summed(rows: NDArray[np.bool_], column: str = "") -> Any:
        marked = responses[column].to_numpy("float64", na_value=0)[rows] if column else None
        return np.bincount(codes[rows], weights=marked, minlength=len(names))

    last = np.zeros(len(names))
    # With `at`, since plain indexing would take only one of the rows of a session.
    np.fmax.at(last, codes[is_counted], responses["trial"].to_numpy("float64")[is_counted])
    columns = {
        "answered": last,
        "verdicts": summed(verdicts),
        "too_fast": summed(verdicts, "too_fast"),
        "controls_asked": summed(controls),
        "controls_passed": summed(controls, "correct"),
    }
    medians = responses["rt_ms"][verdicts].groupby(codes[verdicts]).median()
    times = dict(zip(names[medians.index], medians, strict=True))
    there = np.flatnonzero(
        np.bincount(codes[is_counted])
    )  # the categories may be those of all sessions
    count_rows = zip(*(column[there] for column in columns.values()), strict=True)
    return {
        name: dict(zip(columns, numbers, strict=True)) | {"median_rt_ms": times.get(name)}
        for name, numbers in zip(names[there], count_rows, strict=True)
    }


def _screen(screen: Mapping[str, Any]) -> str:
    """Describe a screen in words.

    >>> _screen({"manufacturer": "Dell", "model": "U2720Q", "width": 3840, "height": 2160})
    'Dell U2720Q, 3840 x 2160 px'
    """
    size, mm = (
        " x ".join(f"{screen[name]:g}" for name in names if screen.get(name))
        for names in (("width", "height"), ("width_mm", "height_mm"))
    )
    parts = {
        "{}": " ".join(
            str(screen[name]) for name in ("manufacturer", "model") if screen.get(name)
        ),
        "serial {}": screen.get("serial"),
        "at {}": screen.get("name"),
        "{} px": size,
        "{} mm": mm,
        "scale {}": screen.get("scale"),
        "{} Hz": screen.get("refresh_hz"),
        "in {}": screen.get("browser"),
    }
    return ", ".join(form.format(value) for form, value in parts.items() if value)


def sealed_verdicts(responses: DataFrame, sessions: DataFrame) -> int:
    """The number of verdicts that will be counted once the passphrase is given.

    Args:
        responses: With their seals opened as far as there are keys.
        sessions: Of the same table.
    """
    closed = sessions.loc[sessions["sealed"].astype(bool), "session"]
    rows = responses[responses["session"].isin(closed) & (responses["role"] == "verdict")]
    never = rows["practice"].astype(bool) | rows["superseded"].astype(bool)
    return int((~never).sum())
