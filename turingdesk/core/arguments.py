"""A command's arguments for settings: names of options, their values, a command line."""

from __future__ import annotations

import re
from collections.abc import Collection, Mapping
from enum import StrEnum
from math import isfinite
from pathlib import Path
from typing import Any

from turingdesk.core.message import message
from turingdesk.core.setting import Setting, Takes, named_settings, plain_value

_NO_WHOLE = message("{text!r} is not a whole number from {lowest:,} to {highest:,}.")
_NO_NUMBER = message("{text!r} is not a number from {lowest:g} to {highest:g}.")

_NO_SIZE = message("{text!r} is not a width and a height, such as 1280x1024.")
_NO_FLAG = message("{text!r} is neither true nor false.")
_NO_OPTION = message("{text!r} is not one of these: {options}.")
# ASCII, since \d also means digits of other scripts.
_SIZE = re.compile(r"([1-9]\d{0,5})\s*[x\u00d7]\s*([1-9]\d{0,5})", re.ASCII)
_FLAGS = {"true": True, "1": True, "1.0": True, "false": False, "0": False, "0.0": False}


def flag(setting: Setting, prefix: str = "") -> str:
    """The option of a command for a setting.

    Args:
        setting: What it sets.
        prefix: Of the option, where a command has the same one for two things.

    >>> flag(Setting(("key_variable",), "Key"))
    '--key-variable'
    """
    return f"--{prefix}{setting.key.replace('_', '-')}"


def arguments(value: Any, without: Collection[str] = ()) -> list[str]:
    """The words of a command line that set a data class as it is; defaults are omitted.

    Args:
        value: Of a class that declares settings.
        without: Names of fields that the command gets in another way.
    """
    settings = {n: s for n, s in named_settings(type(value)).items() if n not in without}
    return option_arguments(settings, {name: getattr(value, name) for name in settings})


def option_arguments(
    settings: Mapping[str, Setting], values: Mapping[str, Any], prefix: str = ""
) -> list[str]:
    """The words of a command line that give options their values; defaults are omitted.

    Args:
        settings: The options, by name.
        values: Of some of them.
        prefix: Of the options, where a command has the same ones for two things.

    >>> option_arguments({"tries": Setting(("tries",), "Tries")}, {"tries": 3}, "with-")
    ['--with-tries=3']
    """
    words: list[str] = []
    for name, value in values.items():
        setting = settings[name]
        option = flag(setting, prefix)
        if plain_value(value) in (setting.default, None, "", []):
            continue
        if setting.takes is Takes.FLAG:
            words.append(option if value else f"--no-{option[2:]}")
        elif setting.takes is Takes.SIZE:
            words.append(f"{option}={'x'.join(map(str, value))}")
        else:
            items = value if isinstance(value, tuple) else (value,)
            # In one word, since argparse takes a value that begins with a hyphen for an option.
            words += [f"{option}={plain_value(item)}" for item in items]
    return words


def parsed(setting: Setting, text: str) -> Any:
    """The value that a text gives a setting, in a command or in a cell of a table.

    >>> parsed(Setting(("tries",), "Tries", takes=Takes.WHOLE, lowest=1, highest=9), "3")
    3

    Raises:
        ValueError: It is not a number or a word that the setting takes; contains a sentence.
    """
    if setting.takes is Takes.FLAG:
        if text.lower() not in _FLAGS:
            raise ValueError(_NO_FLAG.format(text=text))
        return _FLAGS[text.lower()]
    if setting.takes is Takes.ONE_OF or (setting.takes is Takes.SOME_OF and setting.options):
        return _option(setting, text)
    if setting.takes is Takes.STUDIES:
        return Path(text)
    if setting.takes is Takes.SIZE:
        return _size(text)
    return _number(setting, text) if setting.takes in (Takes.WHOLE, Takes.NUMBER) else text


def _option(setting: Setting, text: str) -> str:
    words = [str(option.value) for option in setting.options]
    if text not in words:
        raise ValueError(_NO_OPTION.format(text=text, options=", ".join(filter(None, words))))
    # issubclass raises an error for types such as tuple[str, ...], which are no classes.
    is_enum = isinstance(setting.kind, type) and issubclass(setting.kind, StrEnum)
    return setting.kind(text) if is_enum else text


def _size(text: str) -> tuple[int, int]:
    if not (size := _SIZE.fullmatch(text.strip())):
        raise ValueError(_NO_SIZE.format(text=text))
    return int(size[1]), int(size[2])


def _number(setting: Setting, text: str) -> float:
    lowest, highest = setting.range
    is_whole = setting.takes is Takes.WHOLE
    try:
        value = int(text) if is_whole else float(text)
    except ValueError:
        value = float("nan")
    # int() and float() also take digits of other scripts, and float() "nan" and "inf".
    if not (text.isascii() and isfinite(value) and lowest <= value <= highest):
        sentence = _NO_WHOLE if is_whole else _NO_NUMBER
        raise ValueError(sentence.format(text=text, lowest=lowest, highest=highest))
    return value
