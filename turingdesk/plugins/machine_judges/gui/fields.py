"""The fields of the two kinds of judges: language models, and judges that are trained."""

from __future__ import annotations

from dataclasses import replace

from PySide6.QtCore import Signal
from PySide6.QtWidgets import (
    QComboBox,
    QVBoxLayout,
    QWidget,
)

from turingdesk.core.errors import TuringDeskError
from turingdesk.core.setting import Setting, settings_of, values_of
from turingdesk.gui.desk.widgets.controls import label
from turingdesk.gui.desk.widgets.labeled_field import stacked
from turingdesk.gui.desk.widgets.named_field import fill
from turingdesk.gui.desk.widgets.settings_form import ChangingForm, SettingsForm
from turingdesk.gui.theme import SIZES
from turingdesk.gui.translation import program, tr, tr_noop, translate_message
from turingdesk.plugins.machine_judges.features import FEATURES
from turingdesk.plugins.machine_judges.language_model.settings import ModelSettings
from turingdesk.plugins.machine_judges.learning.settings import USUAL, TrainingSettings
from turingdesk.plugins.machine_judges.trained import TRAINED

USUAL_ABOUT = tr_noop(
    "Desk", "Uses the features that fit each task; for text, words and character n-grams."
)
SENT = tr_noop(
    "Desk",
    "The study's texts are sent to this server only. If the server needs a key, set the "
    "environment variable TURINGDESK_API_KEY.",
)


def fill_in(form: SettingsForm) -> str:
    """Which fields of a form have to be filled in; empty if none has."""
    missing = form.missing()
    sentence = tr("Desk", "Fill in: {fields}.")
    return sentence.format(fields=program().items(missing)) if missing else ""


class ModelFields(QWidget):
    """Takes what only language models have: where one is, and how it is asked."""

    def __init__(self, before: ModelSettings) -> None:
        super().__init__()
        named_elsewhere = ("name",)
        settings = [s for s in settings_of(ModelSettings) if s.name not in named_elsewhere]
        self.form = SettingsForm(settings, values_of(before), numbers=3)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(SIZES.unit)
        column.addWidget(self.form)
        column.addWidget(label(tr("Desk", SENT), "soft", wrap=True))

    def chosen(self) -> ModelSettings:
        """The settings that were entered."""
        return ModelSettings(**self.form.values())

    def wrong(self) -> str:
        """The mistake that has to be corrected; empty if there is none."""
        if missing := fill_in(self.form):
            return missing
        try:
            self.chosen().check()
        except TuringDeskError as error:
            return translate_message(str(error))
        return ""


class TrainedFields(QWidget):
    """Takes what only judges have that learn.

    Args:
        before: What the fields contain at first.

    Signals:
        changed: What is shown needs another height.
    """

    changed = Signal()

    def __init__(self, before: TrainingSettings) -> None:
        super().__init__()
        self._kind = before.kind
        self.features = QComboBox()
        names = [
            (translate_message(feature_set.title), name) for name, feature_set in FEATURES.items()
        ]
        usual = (tr("Desk", "Usual features for each task"), USUAL)
        fill(self.features, [usual, *names], before.features)
        self.about = label("", "soft", wrap=True)
        values = {**values_of(before), **before.options, **before.shaped_by}
        self.form = ChangingForm(self._settings(), values)
        self.form.resized.connect(self.changed)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(SIZES.unit)
        column.addLayout(stacked(tr("Desk", "Features"), self.features))
        column.addWidget(self.about)
        column.addWidget(self.form)
        self.features.currentIndexChanged.connect(lambda _: self._show())
        self._show()

    def show_judge(self, kind: str) -> None:
        """Take the options of another judge."""
        if kind != self._kind:
            self._kind = kind
            self._show()

    def chosen(self) -> TrainingSettings:
        """The settings that were entered."""
        settings = self._training
        values, changed = self.form.form.values(), self.form.form.changed()
        own, of_features = TRAINED[self._kind].options, settings.feature_options
        return replace(
            settings,
            options={name: value for name, value in changed.items() if name in own},
            shaped_by={name: value for name, value in changed.items() if name in of_features},
            **{s.name: values[s.name] for s in settings_of(TrainingSettings) if s.name in values},
        )

    def wrong(self) -> str:
        """The mistake that has to be corrected; empty if there is none."""
        return fill_in(self.form.form)

    @property
    def _training(self) -> TrainingSettings:
        return TrainingSettings(self._kind, str(self.features.currentData()))

    def _show(self) -> None:
        """Show the fields of the judge and of the features."""
        self.form.show_settings(self._settings())
        name = self._training.features
        about = FEATURES[name].about if name != USUAL else ""
        self.about.setText(translate_message(about) if about else tr("Desk", USUAL_ABOUT))
        self.changed.emit()

    def _settings(self) -> list[Setting]:
        """The settings: those that must be set first, rare ones of judges and features last."""
        elsewhere = ("features", "name")
        own = {**TRAINED[self._kind].options, **self._training.feature_options}.values()
        return [
            *(option for option in own if option.required),
            *(s for s in settings_of(TrainingSettings) if s.name not in elsewhere),
            *(replace(option, rare=True) for option in own if not option.required),
        ]
