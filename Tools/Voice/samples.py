"""A narration's samples as a player would hear them, and what can be measured of them without understanding it."""

import subprocess
import sys
from pathlib import Path

import numpy

sys.path.insert(0, str(Path(__file__).resolve().parent.parent / "Sound"))
from sound import RATE, Meter  # noqa: E402

SPEECH_RATE = 16_000
# A twentieth of a second of ``SPEECH_RATE``, and what is heard in it at least, in parts of full scale.
AUDIBLE, QUIET = 800, 0.003
# On either side of a step, in samples of 48 kHz: 5 ms.
BESIDE = 240
# A step is a click if it is this large, in parts of full scale, stands out this much from those beside it, and is this
# much of all that the sound moves in half a millisecond around it; the burst of a "t" stands out more, but takes
# longer. Set so that no sound is one in 16 stories by two voices; of 19 others, one burst is.
LARGE, OUTSTANDING, SHARP = 0.02, 10.0, 0.4
# Half a millisecond, in samples of 48 kHz.
AROUND = 24


def decoded(path, rate):
    """One channel of floats between -1 and 1."""
    ended = subprocess.run(
        ["opusdec", "--quiet", "--float", "--rate", str(rate), path, "-"], capture_output=True, check=True)
    return numpy.frombuffer(ended.stdout, "<f4")


class Heard:
    """Samples of a file."""

    def __init__(self, path):
        full = decoded(path, RATE)
        self.speech = decoded(path, SPEECH_RATE)
        self.loudness, self.range, self.peak = Meter().measure(full.tobytes())
        self.step, self.clicks = steps(full)

    def between(self, start, end):
        return self.speech[max(0, int(start * SPEECH_RATE)):int(end * SPEECH_RATE)]

    def is_audible(self, start, end):
        """Whether there is a sound of at least 50 ms."""
        pieces = self.between(start, end)
        pieces = pieces[:len(pieces) // AUDIBLE * AUDIBLE].reshape(-1, AUDIBLE)
        return bool((numpy.sqrt((pieces ** 2).mean(axis=1)) > QUIET).any()) if len(pieces) else False


def steps(samples):
    """The largest difference between two samples, in parts of full scale, and the seconds at which there is a click."""
    sizes = numpy.abs(numpy.diff(samples))
    if not len(sizes):
        return 0.0, []
    energy = numpy.concatenate([[0.0], numpy.cumsum(sizes.astype(numpy.float64) ** 2)])
    clicks = []
    for index in numpy.flatnonzero(sizes > LARGE):
        first, last = max(0, index - BESIDE), min(len(sizes), index + BESIDE + 1)
        # Without the step itself and its neighbours, which a codec's filter shares it with.
        core = energy[min(len(sizes), index + 4)] - energy[max(0, index - 3)]
        usual = numpy.sqrt(max(1e-12, energy[last] - energy[first] - core) / max(1, last - first - 7))
        around = samples[max(0, index - AROUND):index + AROUND + 1]
        second = float(index / RATE)
        is_sharp = sizes[index] > SHARP * (around.max() - around.min())
        if is_sharp and sizes[index] > OUTSTANDING * usual and (not clicks or second - clicks[-1] > 0.01):
            clicks.append(second)
    return float(sizes.max()), clicks
