"""Mixed models that were fitted already: the same verdicts are not fitted twice.

A fit takes up to a second. What is kept depends on nothing but the numbers.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING

from turingdesk.analysis._kept import Kept, key_of
from turingdesk.analysis.statistics.laplace import Levels
from turingdesk.analysis.statistics.mixed_model import Mixed, mixed

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

MOST = 40  #: fits that are kept, the newest
_kept: Kept[Mixed] = Kept(MOST)


def fitted(
    columns: Mapping[str, NDArray[np.float64]],
    right: NDArray[np.float64],
    random: Sequence[Levels],
) -> Mixed:
    """What `mixed` gives."""
    words = [*columns, *(name for levels in random for name in ("", *levels.names))]
    arrays = [*columns.values(), right, *(a for one in random for a in (one.codes, one.weight))]
    return _kept.result(key_of(words, arrays), lambda: mixed(dict(columns), right, list(random)))
