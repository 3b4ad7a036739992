"""The settings of machine judges, which have what those of all machines have."""

from turingdesk.plugins.machine_judges.features.embeddings_server import EmbedderOptions
from turingdesk.plugins.machine_judges.features.ngrams import NgramsOptions
from turingdesk.plugins.machine_judges.features.word_vectors import WordVectorsOptions
from turingdesk.plugins.machine_judges.language_model.settings import ModelSettings
from turingdesk.plugins.machine_judges.learning.settings import TrainingSettings
from turingdesk.plugins.machine_judges.trained.forest import Forest
from turingdesk.plugins.machine_judges.trained.network import Network
from turingdesk.plugins.machine_judges.trained.svm import SvmOptions

SETTINGS = {
    "language model": (ModelSettings, {"server": "http://gpu/v1", "model": "m"}),
    "training": (TrainingSettings, {}),
    "svm": (SvmOptions, {}),
    "forest": (Forest, {}),
    "network": (Network, {}),
    "n-grams": (NgramsOptions, {}),
    "word vectors": (WordVectorsOptions, {"file": "/vectors.txt"}),
    "embeddings": (EmbedderOptions, {"server": "http://gpu/v1", "model": "m"}),
}
