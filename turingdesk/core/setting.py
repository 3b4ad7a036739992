"""Settings: whatever can be set, each declared once, where its value belongs.

A data class declares a field with `setting`: a sentence, a title, a unit, a range or choices, a
default. Everything else is made from these declarations, so that a new setting is one line in its
class and the code that uses it. For what study.toml contains: the reader (`study.schema`), the
cards of the study editor, the tables of `studies/README.md`, and the JSON Schema (both
`study.reference`). For what a command takes: its options and their help (`cli._settings`), the
form on the desk (`gui.desk.widgets.settings_form`), the command line that the form starts
(`core.arguments`), the record in the data (`values_of`), and the table of options in the help.

>>> from dataclasses import dataclass
>>> @dataclass(frozen=True)
... class Pause:
...     wait_s: float = setting("How long it lasts.", 5.0, title="Wait", unit="seconds")
>>> [(one.keys, one.default, one.unit) for one in settings_of(Pause)]
[(('wait_s',), 5.0, 'seconds')]
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import MISSING, Field, dataclass, field, fields, is_dataclass
from enum import StrEnum
from functools import cache
from types import NoneType, UnionType
from typing import (
    Any,
    Literal,
    TypedDict,
    TypeVar,
    Union,
    Unpack,
    get_args,
    get_origin,
    get_type_hints,
)

from turingdesk.core.errors import BadSetting
from turingdesk.core.message import Message, message

T = TypeVar("T")
Keys = tuple[str | int, ...]  #: a place in study.toml: ("block", 0, "limits", "too_fast_s")
MANY = 100_000  #: no study has more trials, participants or the like; a typing error has
MOST_SEED = 2**63 - 1  #: of random draws
LONG = 1e6  #: nor does it wait so many hours or seconds


class Takes(StrEnum):
    """The kind of value that a setting takes."""

    LINE = "text"
    ID = "name of letters, digits, - and _"
    TEXT = "text of several lines"
    FILE = "name of a text file"
    PATH = "file on this computer"
    FOLDER = "folder on this computer"
    STUDIES = "list of studies on this computer"
    WHOLE = "whole number"
    NUMBER = "number"
    SIZE = "width and height, such as 1280x1024"
    FLAG = "true or false"
    ONE_OF = "one of the options"
    SOME_OF = "list of some of the options"
    WORDS = "list of texts"
    WHOLES = "list of whole numbers"
    WORD_OR_WHOLE = "one of the options, or a whole number"
    WORD_OR_WHOLES = "one of the options, or a list of whole numbers"
    CHOICES = "list of choices"  #: of a question
    PLACES = "table of texts by number"  #: for example ids by the trial's number
    COUNTS = "table of numbers by letters"  #: for example trials by the origin of their answers
    NAMED = "table of texts by option"
    TRANSLATIONS = "tables of texts by language"
    TABLE = "table"  #: of the settings of another data class
    TABLES = "list of tables"
    OPTIONS = "table of the task's options"


PATHS = (Takes.PATH, Takes.FOLDER)  #: what results depend on is in there, wherever it is


@dataclass(frozen=True, slots=True)
class Option:
    """One of the values that are offered."""

    value: Any
    title: str


@dataclass(frozen=True, slots=True)
class Setting:
    """One thing that can be set."""

    keys: Keys  #: in study.toml, below the table it belongs to
    title: str
    about: str = ""
    takes: Takes = Takes.LINE
    default: Any = None  #: what counts where nothing is written, as it would be written
    options: tuple[Option, ...] = ()
    hint: str = ""  #: is in an empty field
    wide: bool = False  #: whether it takes a row of its own
    whole_table: bool = False  #: whether removing it removes the table around it, too
    drops: tuple[tuple[Any, tuple[str, ...]], ...] = ()
    #: for each value, the other keys that then have no meaning, and are removed
    unit: str = ""
    lowest: float | None = None
    highest: float | None = None
    required: bool = False  #: whether it must be written
    usual: str = ""  #: the default in words, where it depends on something else
    example: Any = None  #: a value to suggest, where there is no default
    items: str = "texts"  #: what a list is a list of
    part: str = ""  #: the one kind of table that has it, where classes serve several
    since: str = ""  #: the first version that knows it
    spoken: bool = False  #: whether participants read it, in each language of the study
    means: tuple[tuple[Any, Any], ...] = ()  #: words with the values that they stand for
    counts: bool = True  #: whether results depend on it; where a server is counts for nothing
    rare: bool = False  #: whether a form folds it away
    name: str = ""  #: of the field in its class
    kind: Any = str  #: its type, or the data class of a table

    @property
    def key(self) -> str:
        """Its own key."""
        return str(self.keys[-1])

    @property
    def range(self) -> tuple[float, float]:
        """The lowest and the highest number; anything where it is not a number."""
        low = float("-inf") if self.lowest is None else self.lowest
        return low, float("inf") if self.highest is None else self.highest

    @property
    def sentence(self) -> str:
        """The effect of the setting; flags may say it in their title."""
        return self.about or self.title


class Details(TypedDict, total=False):
    """The parts of a declaration beside sentence and default; see `Setting`."""

    title: str
    key: str  #: in study.toml, with the table inside it: "consent.signature"; by default the
    #: name, without the underscore of names such as from_
    takes: Takes  #: by default what the type of the field says
    unit: str
    lowest: float
    highest: float
    options: Mapping[str, str] | tuple[str, ...] | Callable[[], Mapping[str, str]]
    #: words, with their titles; or what lists them, where they are files or things on a shelf
    usual: str
    written: Any  #: the default as study.toml has it, where it is another value there
    example: Any
    items: str
    hint: str
    wide: bool
    part: str
    since: str
    spoken: bool
    means: Mapping[str, Any]  #: values that words stand for, such as "none" for 0
    counts: bool
    rare: bool


def setting(about: str, default: Any = MISSING, **details: Unpack[Details]) -> Any:
    """Declare a field of a data class that can be set.

    Args:
        about: What it does, in one sentence.
        default: Its value where nothing is written. Without one it must be written, unless
            `usual` says what counts instead.
        details: Title, unit, range and so on; see `Details`.
    """
    metadata = {"about": about, **details}
    if isinstance(default, dict):
        # A data class refuses a default that all instances would share and could change.
        return field(default_factory=lambda: dict(default), metadata=metadata)
    return field(default=default, metadata=metadata)


def settings_of(kind: Any, part: str = "") -> tuple[Setting, ...]:
    """The settings that a data class declares, in their order.

    Args:
        kind: The class.
        part: Leaves out the settings that only another kind of table has.
    """
    return tuple(setting for setting in _declared(kind) if not part or setting.part in ("", part))


def named_settings(kind: Any) -> dict[str, Setting]:
    """The settings that a data class declares, by name."""
    return {declared.name: declared for declared in settings_of(kind)}


@cache
def _declared(kind: type) -> tuple[Setting, ...]:
    settable = [field for field in fields(kind) if "about" in field.metadata]
    hints = get_type_hints(kind) if settable else {}  # other classes' types may not be importable
    declared = tuple(_setting_of_field(field, hints[field.name]) for field in settable)
    for setting in declared:
        _check_default(kind, setting)
    return declared


def _check_default(kind: type, setting: Setting) -> None:
    """Check that a setting takes its own default.

    It is a mistake of whoever wrote the class; people who use it can only be told whose it is.

    Raises:
        BadSetting: It doesn't.
    """
    default, (lowest, highest) = setting.default, setting.range
    if setting.takes in (Takes.WHOLE, Takes.NUMBER) and default is not None:
        fits = not isinstance(default, bool) and isinstance(default, int | float)
        if fits and lowest <= default <= highest:
            return
        allowed = message(
            "a number from {lowest:,g} to {highest:,g}", lowest=lowest, highest=highest
        )
    elif setting.takes is Takes.ONE_OF and default not in (None, ""):
        words = [option.value for option in setting.options]
        if default in words:
            return
        allowed = message("one of these: {options}", options=words)
    else:
        return
    raise BadSetting(
        message(
            "The setting {name!r} of {kind} ({module}) has the default {default!r}, which isn't "
            "{allowed}. Update the plugin that it belongs to, or ask the person who wrote it.",
            name=setting.key,
            kind=kind.__name__,
            module=kind.__module__,
            default=default,
            allowed=allowed,
        )
    )


def with_defaults(settings: Mapping[str, Setting], values: Mapping[str, Any]) -> dict[str, Any]:
    """A value for each setting, by name: what is given, or else its default."""
    return {name: values.get(name, declared.default) for name, declared in settings.items()}


def setting_of(kind: type, name: str) -> Setting:
    """The setting that one field of a data class declares.

    Raises:
        KeyError: The class declares none of that name.
    """
    for class_setting in settings_of(kind):
        if class_setting.name == name:
            return class_setting
    raise KeyError(name)


def values_of(value: Any) -> dict[str, Any]:
    """The value of each setting of an instance, by name, as journals have them."""
    names = [declared.name for declared in settings_of(type(value))]
    return {name: plain_value(getattr(value, name)) for name in names}


def from_record(kind: type[T], record: Mapping[str, Any]) -> T:
    """The instance that a record describes, as `values_of` made it.

    A value that its setting doesn't take is as if it wasn't there: another version wrote it.

    Args:
        kind: A class that declares settings.
        record: Values by the name of the setting.
    """
    settings = named_settings(kind)
    fitting = {n: v for n, v in record.items() if n in settings and _fits(settings[n], v)}
    return kind(**{n: tuple(v) if isinstance(v, list) else v for n, v in fitting.items()})


def _fits(setting: Setting, value: Any) -> bool:
    """True if a plain value is one that a setting takes."""
    if setting.takes is Takes.FLAG:
        return isinstance(value, bool)
    if setting.takes in (Takes.WHOLE, Takes.NUMBER):
        lowest, highest = setting.range
        kinds = (int,) if setting.takes is Takes.WHOLE else (int, float)
        # Not isinstance, for which True is a whole number.
        return type(value) in kinds and lowest <= value <= highest
    if setting.takes in (Takes.WORDS, Takes.SOME_OF):
        return isinstance(value, list) and all(isinstance(item, str) for item in value)
    if setting.takes is Takes.ONE_OF:
        return value in [option.value for option in setting.options]
    return isinstance(value, str)


def titled(name: str) -> str:
    """A name as a title, for settings that declare none.

    >>> titled("in_a_row"), titled("gap_s")
    ('In a row', 'Gap')
    """
    return name.removesuffix("_s").replace("_", " ").capitalize()


def plain_value(value: Any) -> Any:
    """A value as TOML and JSON have it."""
    if isinstance(value, StrEnum):
        return value.value
    return list(value) if isinstance(value, tuple) else value


def _setting_of_field(field_: Field[Any], hint: Any) -> Setting:
    declared: Mapping[str, Any] = field_.metadata
    hint = _without_none(hint)
    options = _options(hint, declared.get("options", ()))
    takes = declared.get("takes") or _takes(hint, options)
    default = field_.default_factory() if field_.default_factory is not MISSING else field_.default
    about, title = declared["about"], declared.get("title", "")
    if takes is Takes.FLAG and not title:
        about, title = "", about
    lowest, highest = _range(takes, declared)
    return Setting(
        keys=tuple(str(declared.get("key") or field_.name.rstrip("_")).split(".")),
        title=Message(title or titled(field_.name)),
        about=Message(about),
        takes=takes,
        default=plain_value(declared.get("written", None if default is MISSING else default)),
        options=options,
        hint=Message(declared.get("hint", "")),
        wide=declared.get("wide", False),
        unit=Message(declared.get("unit", "")),
        lowest=lowest,
        highest=highest,
        required=default is MISSING
        and not declared.get("usual")
        and declared.get("required", True),
        usual=declared.get("usual", ""),
        example=declared.get("example"),
        items=declared.get("items", "whole numbers" if takes is Takes.WHOLES else "texts"),
        part=declared.get("part", ""),
        since=declared.get("since", ""),
        spoken=declared.get("spoken", False),
        means=tuple(declared.get("means", {}).items()),
        counts=declared.get("counts", True),
        rare=declared.get("rare", False),
        name=field_.name,
        kind=_inside(hint),
    )


def _range(takes: Takes, declared: Mapping[str, Any]) -> tuple[float | None, float | None]:
    """Between which numbers it lies; none if it is not a number."""
    if takes is Takes.NUMBER:
        return float(declared.get("lowest", 0)), float(declared.get("highest", LONG))
    if takes in (Takes.WHOLE, Takes.WORD_OR_WHOLE):
        return int(declared.get("lowest", 0)), int(declared.get("highest", MANY))
    return None, None


def _without_none(hint: Any) -> Any:
    """The type of what is set, for `float | None`."""
    # `Optional[float]` and `float | None` have different origins.
    if get_origin(hint) in (Union, UnionType):
        return next(argument for argument in get_args(hint) if argument is not NoneType)
    return hint


def _inside(hint: Any) -> Any:
    """The type of a value, or of one item of a list."""
    return get_args(hint)[0] if get_origin(hint) is tuple else hint


def _options(hint: Any, declared: Any) -> tuple[Option, ...]:
    if callable(declared):
        declared = declared()
    if isinstance(declared, Mapping):
        return tuple(Option(value, Message(title)) for value, title in declared.items())
    if not declared and get_origin(hint) is Literal:
        declared = get_args(hint)
    if not declared and isinstance(hint, type) and issubclass(hint, StrEnum):
        declared = tuple(member.value for member in hint)
    return tuple(Option(value, Message(value)) for value in declared)


def _takes(hint: Any, options: tuple[Option, ...]) -> Takes:
    if options:
        return Takes.ONE_OF
    if get_origin(hint) is tuple:
        item = get_args(hint)[0]
        if is_dataclass(item):
            return Takes.TABLES
        return Takes.WHOLES if item is int else Takes.WORDS
    if is_dataclass(hint):
        return Takes.TABLE
    return {bool: Takes.FLAG, int: Takes.WHOLE, float: Takes.NUMBER}.get(hint, Takes.LINE)
