"""The program's own motion: anyone who asks for less gets none of it.

Stimuli that are motion stay what they are. What remains is Qt's: fading menus and tips, bars
that run while nothing is known, pages that glide on after a finger, a blinking text cursor.
"""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication, QScrollerProperties, QStyle

from turingdesk.system.settings import MOTIONS

AS_SYSTEM, REDUCED, FULL = MOTIONS  #: what a person may wish
_EFFECTS = (
    Qt.UIEffect.UI_AnimateMenu,
    Qt.UIEffect.UI_FadeMenu,
    Qt.UIEffect.UI_AnimateCombo,
    Qt.UIEffect.UI_AnimateTooltip,
    Qt.UIEffect.UI_FadeTooltip,
    Qt.UIEffect.UI_AnimateToolBox,
)
_HALTS = 1.0  #: how soon what was pushed stays still; Qt's own is 0.125
_cursor_ms: list[int] = []  #: the platform's, as it was first
_effects: dict[Qt.UIEffect, bool] = {}  #: likewise
_reduced: list[bool] = []


def is_reduced() -> bool:
    """True if nothing should move but stimuli."""
    return bool(_reduced and _reduced[-1])


def apply(app: QApplication, motion: str = AS_SYSTEM) -> None:
    """Let the application move as a person wishes; before its style sheet is made.

    Args:
        app: The application.
        motion: `AS_SYSTEM`, `REDUCED` or `FULL`.
    """
    if not _cursor_ms:
        # Kept from the first time on: later the platform's own values are overwritten.
        _cursor_ms.append(app.cursorFlashTime())
        _effects.update({effect: app.isEffectEnabled(effect) for effect in _EFFECTS})
    _reduced[:] = [motion == REDUCED or (motion == AS_SYSTEM and _system_wants_none(app))]
    # With a time of 0, Qt shows a cursor that doesn't blink.
    app.setCursorFlashTime(0 if is_reduced() else _cursor_ms[0])
    for effect, was_on in _effects.items():
        app.setEffectEnabled(effect, was_on and not is_reduced())
    QScrollerProperties.unsetDefaultScrollerProperties()
    if is_reduced():
        _hold_fingers()


def style_sheet() -> str:
    """The rules of the style sheet about motion."""
    return "\n* { widget-animation-duration: 0; }\n" if is_reduced() else ""


def _system_wants_none(app: QApplication) -> bool:
    """True if the platform shows no animations, which is how Qt hears of the person's wish."""
    style = app.style()
    return style.styleHint(QStyle.StyleHint.SH_Widget_Animation_Duration) == 0


def _hold_fingers() -> None:
    """A page follows the finger and stops with it."""
    properties, metric = QScrollerProperties(), QScrollerProperties.ScrollMetric
    properties.setScrollMetric(metric.DecelerationFactor, _HALTS)
    properties.setScrollMetric(metric.MaximumVelocity, 0.0)
    never = QScrollerProperties.OvershootPolicy.OvershootAlwaysOff
    properties.setScrollMetric(metric.VerticalOvershootPolicy, never)
    properties.setScrollMetric(metric.HorizontalOvershootPolicy, never)
    QScrollerProperties.setDefaultScrollerProperties(properties)
