"""How long to wait before a server is asked again."""

from __future__ import annotations

import random
from collections.abc import Mapping
from contextlib import suppress
from datetime import UTC, datetime
from email.utils import parsedate_to_datetime

MOST_S = 60.0  #: of a wait that nobody wished for
MOST_WISHED_S = 600.0  #: of one that the server wishes for


def wait_s(tried: int, first_s: float, wished: float | None = None) -> float:
    """Seconds before the next try: twice as long each time, of which chance takes up to half.

    Chance keeps those who were turned away together from coming back together. Where the
    server says how long to wait, it is at least that.

    Args:
        tried: How many tries failed, from 1.
        first_s: About how long the first wait is.
        wished: What the server wishes for.
    """
    own = min(MOST_S, first_s * 2.0 ** (tried - 1))
    own *= 0.5 + random.random() / 2  # of no consequence for any result
    return own if wished is None else max(own, min(wished, MOST_WISHED_S))


def wished_s(headers: Mapping[str, str], now: datetime | None = None) -> float | None:
    """What Retry-After says, in seconds: a number, or a time of day (RFC 9110, 10.2.3).

    >>> wished_s({"retry-after": "7"})
    7.0
    >>> wished_s({"retry-after": "soon"})
    """
    told = headers.get("retry-after", "").strip()
    if told.isascii() and told.isdecimal():
        return float(told)
    with suppress(ValueError, TypeError):
        moment = parsedate_to_datetime(told)
        return max(0.0, (moment - (now or datetime.now(UTC))).total_seconds())
    return None
