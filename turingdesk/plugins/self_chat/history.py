"""Chat histories: what a person wrote to someone, from which a model learns to imitate the person.

A history is a file with one message in each line, `{"at", "speaker", "text"}`, oldest first.
Speaker B is the person to be imitated, and A is everyone else. `import_history` makes it of what
messengers and tables export, and replaces names, so that no one can be recognized by them.
"""

from __future__ import annotations

import csv
import json
import re
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from datetime import UTC, datetime
from io import StringIO
from itertools import groupby
from pathlib import Path
from typing import Any

from turingdesk.core.conversation import one_line
from turingdesk.core.errors import BadSource
from turingdesk.core.message import message
from turingdesk.study.csv_table import delimiter_of
from turingdesk.system.disk import write_whole
from turingdesk.system.os_errors import os_errors_as

THEM, PERSON = "A", "B"  #: speakers of a history
_FIX = message(
    "Use a chat exported from WhatsApp or LINE as text or from Telegram as JSON, or a "
    "table (.csv or .json) with the columns time, speaker, and text."
)
_MARK = "\u200e"  #: on iPhones, before what WhatsApp itself writes into a message
_INVISIBLE = str.maketrans(
    "\u202f\u00a0", "  ", _MARK + "\u200f\u202a\u202b\u202c\u2066\u2067\u2068\u2069\ufeff"
)
#: `12/03/2024, 10:34 - Ada: Hello`, and on iPhones `[12.03.24, 10:34:22] Ada: Hello`. Times can be
#: `10.34`, `10:34 PM`, `10:34 p. m.` (Spanish), and `下午3:34` (Chinese).
_WHATSAPP = re.compile(
    r"\[?(?P<day>\d{1,4}[./-]\d{1,2}[./-]\d{1,4}),? (?P<part>[\u4e00-\u9fff]{2} ?)?"
    r"(?P<time>\d{1,2}[:.]\d{2}(?:[:.]\d{2})?)(?: ?(?P<half>[AaPp])\.? ?[Mm]\.?)?"
    r"(?:\] | - )(?:(?P<who>[^:]{1,60}): )?(?P<text>.*)"
)
_AFTERNOON = ("中午", "下午", "晚上")  #: parts of the day after 12 in Chinese exports
#: A day of its own, such as `2024/03/12(Tue)`, and then lines such as `10:34<tab>Ada<tab>Hello`.
_LINE_DAY = re.compile(r"(?P<day>\d{4}[./-]\d{1,2}[./-]\d{1,2})\b(?![^\t]*\t)")
_LINE = re.compile(r"(?P<time>\d{1,2}:\d{2})\t(?P<who>[^\t]{1,60})\t(?P<text>.*)")
#: What messengers write where there was no text.
_NO_TEXT = re.compile(
    r"<[^<>]*(omitted|weggelassen|ausgeschlossen|omitid[oa]|omess[oaei]|省略)[^<>]*>"
    r"|<[^<>]*(edited|bearbeitet|editó|modificato|已编辑)[^<>]*>"
    r"|\S+\.\w{2,4} \((file attached|Datei angehängt|archivo adjunto|file allegato|文件附件)\)"
    r"|\[(photo|sticker|video|voice message|file|album|location|contact)s?\]|\A\s*null\s*\Z",
    re.IGNORECASE,
)
#: What WhatsApp writes in place of a message that was deleted.
_DELETED = re.compile(
    r"This message was deleted\.?|You deleted this message\.?|Diese Nachricht wurde gelöscht\.?"
    r"|Du hast diese Nachricht gelöscht\.?|Se eliminó este mensaje\.?|Eliminaste este mensaje\.?"
    r"|Questo messaggio è stato eliminato\.?|Hai eliminato questo messaggio\.?"
    r"|此消息已删除。?|你已删除此消息。?"
)
_COLUMNS = {
    "at": ("at", "time", "date", "datetime", "timestamp", "sent", "created_at"),
    "speaker": ("speaker", "from", "sender", "author", "name", "who", "user"),
    "text": ("text", "message", "content", "body"),
}
_PRIVATE = {
    "[address]": re.compile(r"(?:https?://|www\.)\S+|\b[\w.+-]+@[\w-]+\.[\w.-]+\b"),
    "[number]": re.compile(r"(?<!\w)\+?\d[\d /().-]{6,}\d(?!\w)"),
}
_SHORTEST = 3  #: letters of a part of a name that is replaced where it stands alone
#: What other people are called instead; neither of them stands for a certain one.
NAMES = ("Robin", "Alex", "Kim", "Sam", "Charlie", "Jamie", "Noa", "Luca", "Toni", "Mika")


@dataclass(frozen=True, slots=True)
class ChatMessage:
    """One message of a history."""

    speaker: str  #: B is the person, A is anyone else
    text: str  #: in one line
    at: datetime | None = None  #: when it was sent, if that is known; without a time zone


@dataclass(frozen=True, slots=True)
class HistoryReport:
    """The result of an import."""

    messages: Sequence[ChatMessage]
    people: Mapping[str, str]  #: what everyone is called in the history, by their own name
    left_out: Mapping[str, int]  #: how many messages aren't taken, by reason
    replaced: int  #: names, addresses, and numbers in texts


def turns(messages: Iterable[ChatMessage]) -> list[tuple[ChatMessage, ...]]:
    """The turns: all messages that A sends in a row, and then all that B sends (paper 5).

    What B says before A ever speaks belongs to the first turn, and the last one may lack B.
    """
    runs = [tuple(run) for _, run in groupby(messages, lambda chat_message: chat_message.speaker)]
    first = runs[:1] if runs and runs[0][0].speaker == PERSON else []
    rest = runs[len(first) :]
    turn_list = [sum(rest[at : at + 2], ()) for at in range(0, len(rest), 2)]
    if first:
        turn_list[:1] = [first[0] + (turn_list[0] if turn_list else ())]
    return turn_list


def last_turns(messages: Iterable[ChatMessage], count: int) -> list[ChatMessage]:
    """The messages of the last turns of a history."""
    return (
        [chat_message for turn in turns(messages)[-count:] for chat_message in turn]
        if count
        else []
    )


def one_each(messages: Iterable[ChatMessage]) -> list[ChatMessage]:
    """The first message of each run, as in a ping-pong chat (paper 5, Section 3.2)."""
    return [next(run) for _, run in groupby(messages, lambda chat_message: chat_message.speaker)]


def read_history(path: Path) -> list[ChatMessage]:
    """Read a history that `write_history` wrote.

    Raises:
        BadSource: It can't be read, or a line isn't a message.
    """
    chat_messages = []
    for number, line in enumerate(_text(path).splitlines(), 1):
        try:
            record = json.loads(line)
            at = record.get("at")
            moment = datetime.fromisoformat(at).replace(tzinfo=None) if at else None
            chat_message = ChatMessage(record["speaker"], record["text"], moment)
        except (ValueError, LookupError, TypeError, AttributeError):
            chat_message = None
        if (
            chat_message is None
            or chat_message.speaker not in (THEM, PERSON)
            or not isinstance(chat_message.text, str)
        ):
            raise BadSource(
                message(
                    "{path}, line {number}: this isn't a message of a chat history. Create "
                    "the file with `turingdesk chat-history`.",
                    path=path,
                    number=number,
                )
            )
        chat_messages.append(chat_message)
    return chat_messages


def message_fields(chat_message: ChatMessage) -> dict[str, str]:
    """Return a message as the JSON object of its line."""
    at = {"at": chat_message.at.isoformat()} if chat_message.at else {}
    return at | {"speaker": chat_message.speaker, "text": chat_message.text}


def write_history(path: Path, messages: Iterable[ChatMessage]) -> None:
    """Write a history, one message in each line.

    Raises:
        BadSource: The file can't be written.
    """
    lines = [
        json.dumps(message_fields(chat_message), ensure_ascii=False) + "\n"
        for chat_message in messages
    ]
    with os_errors_as(BadSource, message("{path} can't be written. {why}"), path=path):
        # Private chats: no one else on the computer can read them.
        write_whole(path, "".join(lines).encode(), 0o600)


def import_history(paths: Sequence[Path], person: str) -> HistoryReport:
    """Read exported chats, and replace the names of everyone in them.

    Args:
        paths: Exports of WhatsApp or LINE (text), or Telegram (JSON), or tables (.csv, .json).
        person: Who is to be imitated, as the chats call them.

    Raises:
        BadSource: A file can't be read, has no messages, or no one has that name.
    """
    left_out: dict[str, int] = {}
    raw_messages: list[_Said] = []
    for path in paths:
        file_messages = list(_messages(path))
        if not file_messages:
            raise BadSource(message("{path} contains no messages. {fix}", path=path, fix=_FIX))
        raw_messages += file_messages
    # A stable sort: messages of one minute stay in their order, and so do those without a time.
    if all(raw_message.at for raw_message in raw_messages):
        raw_messages.sort(key=lambda raw_message: raw_message.at or datetime.min)
    usable_messages = list(_usable(raw_messages, left_out))
    names = list(dict.fromkeys(raw_message.who for raw_message in usable_messages))
    if person not in names or len(names) == 1:
        raise BadSource(
            message(
                "{person} wrote nothing in this chat, or no one else did. People who "
                "wrote: {names}.",
                person=person,
                names=tuple(names) or message("no one"),
            )
        )
    return _history(usable_messages, person, left_out)


@dataclass(frozen=True, slots=True)
class _Said:
    """A message of an exported chat, before names are replaced."""

    who: str
    text: str
    at: datetime | None


def _history(
    raw_messages: Sequence[_Said], person: str, left_out: Mapping[str, int]
) -> HistoryReport:
    """Make a history in which names are replaced."""
    people = dict.fromkeys(raw_message.who for raw_message in raw_messages)
    free = [name for name in NAMES if name not in people]
    new_name_by_name = {
        name: free[at % len(free)] + (str(at // len(free) + 1) if at >= len(free) else "")
        for at, name in enumerate(sorted(people, key=lambda name: name != person))
    }
    hide = _hiding(new_name_by_name)
    messages, replaced = [], 0
    for raw_message in raw_messages:
        text, count = hide(raw_message.text)
        replaced += count
        messages.append(
            ChatMessage(PERSON if raw_message.who == person else THEM, text, raw_message.at)
        )
    return HistoryReport(messages, new_name_by_name, dict(left_out), replaced)


def _hiding(new_name_by_name: Mapping[str, str]) -> Callable[[str], tuple[str, int]]:
    """Make the function that replaces names, and other hints of who someone is, in a text."""
    parts: dict[str, str] = {}
    for name, other in new_name_by_name.items():
        for part in (name, *re.split(r"[\s._-]+", name)):
            if len(part) >= _SHORTEST and not part.isdigit():
                parts.setdefault(part.casefold(), other)
    # The first alternative that fits is taken, so a full name has to come before its parts.
    longest = sorted(parts, key=len, reverse=True)
    # An empty pattern would fit everywhere; this one fits nowhere.
    name_pattern = "|".join(map(re.escape, longest)) or r"(?!)"
    # In scripts without spaces between words, a name can also be among other letters.
    # Not `\b`, for which an underscore is part of a word, and names in handles are next to
    # underscores.
    edge = r"(?<![^\W_])(?:{})(?![^\W_])|(?:{})"
    amid = (
        "|".join(re.escape(part_name) for part_name in longest if not part_name.isascii())
        or r"(?!)"
    )
    names = re.compile(edge.format(name_pattern, amid), re.IGNORECASE)

    def hide(text: str) -> tuple[str, int]:
        count = 0
        for word, pattern in _PRIVATE.items():
            text, changed = pattern.subn(word, text)
            count += changed
        text, changed = names.subn(lambda match: parts[match[0].casefold()], text)
        return text, count + changed

    return hide


def _usable(raw_messages: Iterable[_Said], left_out: dict[str, int]) -> Iterator[_Said]:
    """Select the messages with a text and a speaker, and count the others."""
    for raw_message in raw_messages:
        text = one_line(_NO_TEXT.sub("", raw_message.text))
        text = "" if _DELETED.fullmatch(text) else text
        why = (
            message("it isn't from a person") if not raw_message.who else message("it has no text")
        )
        if raw_message.who and text:
            yield replace(raw_message, text=text)
        else:
            left_out[why] = left_out.get(why, 0) + 1


def _text(path: Path) -> str:
    try:
        with os_errors_as(BadSource, message("{path} can't be read. {why}"), path=path):
            # Exports can begin with a byte order mark.
            return path.read_text("utf-8-sig")
    except UnicodeDecodeError as problem:
        raise BadSource(
            message("{path} isn't UTF-8 text. Export or save it as UTF-8.", path=path)
        ) from problem


def _messages(path: Path) -> Iterator[_Said]:
    text = _text(path)
    kind = path.suffix.lower()
    if kind == ".json":
        return _of_json(path, text)
    if kind in (".csv", ".tsv"):
        return _of_csv(path, text, "\t" if kind == ".tsv" else "")
    return _of_lines([_without_marks(line) for line in text.splitlines()])


def _without_marks(line: str) -> str:
    """A line without invisible marks, and without what WhatsApp itself wrote on an iPhone."""
    unmarked_line = re.sub(rf"(\] [^:]{{1,60}}): {_MARK}.*", r"\1: ", line)
    return re.sub(rf" ?{_MARK}<[^<>]*>$", "", unmarked_line).translate(_INVISIBLE)


def _of_csv(path: Path, text: str, delimiter: str) -> Iterator[_Said]:
    """A table; what is between its cells is found out if it isn't given."""
    names = {name for names in _COLUMNS.values() for name in names}
    between = delimiter or delimiter_of(text.partition("\n")[0].casefold(), names)
    rows = csv.DictReader(StringIO(text), delimiter=between)
    try:
        yield from _of_rows(rows)
    except csv.Error as problem:
        what = message("{path} isn't a table that can be read. {fix}", path=path, fix=_FIX)
        raise BadSource(what) from problem


def _of_json(path: Path, text: str) -> Iterator[_Said]:
    """Parse Telegram's `{"messages": [...]}`, or a list of messages."""
    try:
        export = json.loads(text)
    except (ValueError, RecursionError) as problem:
        raise BadSource(message("{path} isn't JSON. {fix}", path=path, fix=_FIX)) from problem
    rows = export.get("messages") if isinstance(export, dict) else export
    listed = rows if isinstance(rows, list) else ()
    return _of_rows(row for row in listed if isinstance(row, dict))


def _of_rows(rows: Iterable[Mapping[Any, Any]]) -> Iterator[_Said]:
    for row in rows:
        cell_by_name = {str(name).strip().casefold(): cell for name, cell in row.items()}
        cells = {
            part: next((cell_by_name[name] for name in names if cell_by_name.get(name)), "")
            for part, names in _COLUMNS.items()
        }
        text = cells["text"]
        if isinstance(text, list):  # of Telegram: pieces, some with a format
            text = "".join(
                str(piece.get("text", "")) if isinstance(piece, dict) else str(piece)
                for piece in text
            )
        yield _Said(str(cells["speaker"]).strip(), str(text), _moment(str(cells["at"])))


def _moment(cell: str) -> datetime | None:
    """Parse a time: ISO 8601, or seconds since 1970."""
    try:
        if cell.replace(".", "", 1).isdigit():
            return datetime.fromtimestamp(float(cell), UTC).replace(tzinfo=None)
        return datetime.fromisoformat(cell.strip()).replace(tzinfo=None)
    except (ValueError, OverflowError, OSError):
        return None


def _of_lines(lines: Sequence[str]) -> Iterator[_Said]:
    """Parse WhatsApp's or LINE's text; a line that begins no message continues the last one."""
    order = _order(lines)
    day, open_one = "", None
    for line in lines:
        if match := _WHATSAPP.fullmatch(line):
            at = _when(match["day"], match["time"], order, _half_of_day(match))
            begun = _Said(_speaker(match["who"] or ""), match["text"], at)
        elif day and (match := _LINE.fullmatch(line)):
            begun = _Said(match["who"], match["text"], _when(day, match["time"], "ymd"))
        elif match := _LINE_DAY.match(line):
            day, begun = match["day"], None
        else:
            if open_one:
                open_one = replace(open_one, text=f"{open_one.text}\n{line}")
            continue
        if open_one:
            yield open_one
        open_one = begun
    if open_one:
        yield open_one


def _half_of_day(match: re.Match[str]) -> str:
    """The half of the day: before noon (A) or after (P); empty where hours go up to 23."""
    if part := (match["part"] or "").strip():
        return "P" if part in _AFTERNOON else "A"
    return match["half"] or ""


def _speaker(name: str) -> str:
    """Who wrote a message; no one if the name ends within quotation marks.

    WhatsApp itself writes: Ada created group "Engines: a chat".
    """
    is_cut = name.count('"') % 2 or name.count("“") != name.count("”")
    return "" if is_cut else name.strip()


def _order(lines: Iterable[str]) -> str:
    """In which order an export writes day, month, and year; days over 12 tell."""
    firsts = seconds = 0
    for line in lines:
        if match := _WHATSAPP.fullmatch(line):
            first, second, _ = map(int, re.split(r"[./-]", match["day"]))
            firsts, seconds = max(firsts, first), max(seconds, second)
    if firsts > 31:
        return "ymd"
    # Where no day is over 12, nothing tells the two orders apart; most countries put the day
    # first.
    return "mdy" if seconds > 12 >= firsts else "dmy"


def _when(day: str, time: str, order: str, half: str = "") -> datetime | None:
    parts = dict(zip(order, map(int, re.split(r"[./-]", day)), strict=True))
    hour, minute, second, *_ = (*map(int, re.split("[:.]", time)), 0)
    if half:
        # 12 AM is 0 o'clock, and 12 PM is 12.
        hour = hour % 12 + (12 if half in "Pp" else 0)
    # Exports for many countries have years of two digits.
    year = parts["y"] + (2000 if parts["y"] < 100 else 0)
    try:
        return datetime(year, parts["m"], parts["d"], hour, minute, second)
    except ValueError:
        return None
