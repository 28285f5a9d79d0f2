#!/usr/bin/env python3
"""Measures how stories are read aloud: sound.py PROGRAM.

Makes stories of every age and several lengths in both languages, decodes each as a player would, and prints pace,
pauses, loudness and silence, one line a story, and the bounds that are asked for. Needs opus-tools and libebur128.
"""

import argparse
import ctypes
import json
import math
import re
import statistics
import subprocess
import tempfile
from pathlib import Path

AGES = ["2-4", "4-6", "6-10", "all"]
LENGTHS = [1, 3, 5, 8, 10]
EVENTS = ["bedtime", "birthday", "weekend", "friendship", "family"]
TONES = ["gentle", "funny", "adventurous", "cheerful", "magical"]
# Words a minute with pauses, as people read to children.
PACES = {"2-4": (100, 120), "4-6": (110, 140), "6-10": (130, 160), "all": (110, 160)}
RATE = 48_000


class Loudness(ctypes.Structure):
    """The state of libebur128, of which only the address is used here."""


class Meter:
    """EBU R 128 of decoded samples: integrated loudness, loudness range and true peak."""

    # Integrated (with momentary), loudness range (with short-term), true peak (with sample peak).
    MODE = (1 << 2 | 1) | (1 << 3 | 1 << 1 | 1) | (1 << 5 | 1 << 4 | 1)

    def __init__(self):
        self.library = library = ctypes.CDLL("libebur128.so.1")
        library.ebur128_init.restype = ctypes.POINTER(Loudness)
        library.ebur128_init.argtypes = [ctypes.c_uint, ctypes.c_ulong, ctypes.c_int]
        library.ebur128_add_frames_float.argtypes = [ctypes.POINTER(Loudness), ctypes.c_char_p, ctypes.c_size_t]
        for name in ("loudness_global", "loudness_range"):
            getattr(library, "ebur128_" + name).argtypes = [ctypes.POINTER(Loudness), ctypes.POINTER(ctypes.c_double)]
        library.ebur128_true_peak.argtypes = [
            ctypes.POINTER(Loudness), ctypes.c_uint, ctypes.POINTER(ctypes.c_double)]
        self.state = library.ebur128_init(1, RATE, self.MODE)

    def measure(self, samples):
        """LUFS, LU and dBTP."""
        self.library.ebur128_add_frames_float(self.state, samples, len(samples) // 4)
        values = [ctypes.c_double(), ctypes.c_double(), ctypes.c_double()]
        self.library.ebur128_loudness_global(self.state, values[0])
        self.library.ebur128_loudness_range(self.state, values[1])
        self.library.ebur128_true_peak(self.state, 0, values[2])
        self.library.ebur128_destroy(ctypes.byref(self.state))
        return values[0].value, values[1].value, 20 * math.log10(max(values[2].value, 1e-9))


def silence(samples, threshold=0.001):
    """Seconds before and behind what can be heard; a title may begin with as little as the breath of an "a"."""
    floats = memoryview(samples).cast("f")
    heard = [i for i in range(0, len(floats), 48) if max(map(abs, floats[i:i + 48])) > threshold]
    return (heard[0] / RATE, (len(floats) - heard[-1] - 48) / RATE) if heard else (len(floats) / RATE, 0)


def word_count(text):
    return len([word for word in text.split() if re.search(r"\w", word)])


class Reading:
    """What of a story is measured."""

    def __init__(self, story):
        sentences, self.minutes, self.age = story["marks"]["sentences"], story["minutes"], story["age"]
        pages = {page["page"]: page["text"] for page in story["pages"]}
        self.seconds = story["audio"]["duration"]
        self.words = sum(word_count(text) for text in pages.values())
        self.pace = self.words / (sentences[-1]["end"] - sentences[0]["start"]) * 60
        rates = []
        for sentence in sentences:
            text = sentence["text"]
            rates.append((word_count(text), sentence["end"] - sentence["start"], text))
        self.inside = 60 * sum(rate[0] for rate in rates) / sum(rate[1] for rate in rates)
        self.fastest = max((60 * count / length, text) for count, length, text in rates if count >= 3)
        self.gaps = [
            (sentence["page"] != following["page"], following["start"] - sentence["end"])
            for sentence, following in zip(sentences, sentences[1:])]
        samples = subprocess.run(
            ["opusdec", "--quiet", "--float", "--rate", str(RATE), story["audio"]["path"], "-"],
            capture_output=True, check=True).stdout
        self.loudness, self.range, self.peak = Meter().measure(samples)
        self.head, self.tail = silence(samples)

    def spread(self, turns):
        """The mean of the pauses between sentences, or of those in which a page is turned, and their deviation."""
        gaps = [gap for is_turn, gap in self.gaps if is_turn == turns]
        return (statistics.mean(gaps), statistics.pstdev(gaps)) if gaps else (0, 0)

    @property
    def same(self):
        """The share of pauses that are as long, to the hundredth, as the pause before, in percent."""
        gaps = [round(gap, 2) for _, gap in self.gaps]
        return 100 * sum(one == other for one, other in zip(gaps, gaps[1:])) / max(1, len(gaps) - 1)

    def faults(self):
        low, high = PACES[self.age]
        if not low <= self.pace <= high:
            yield f"pace {self.pace:.0f}, not {low} to {high}"
        if abs(self.seconds / 60 / self.minutes - 1) > 0.1:
            yield f"{self.seconds:.0f} s for {self.minutes} min"
        if self.fastest[0] > 215:
            yield f"races at {self.fastest[0]:.0f}: {self.fastest[1]}"
        if abs(self.loudness + 18) > 0.5:
            yield f"{self.loudness:.1f} LUFS"
        if self.range < 3:
            yield f"range {self.range:.1f} LU"
        if self.peak > -1:
            yield f"{self.peak:.1f} dBTP"
        if abs(self.head - 0.8) > 0.15:
            yield f"begins after {self.head:.2f} s"
        if abs(self.tail - 2.5) > 0.3:
            yield f"ends {self.tail:.2f} s before its end"

    def line(self, name):
        gap, gap_spread = self.spread(False)
        turn, turn_spread = self.spread(True)
        return (f"{name:34} {self.seconds:6.1f} {self.words:5} {self.pace:5.0f} {self.inside:6.0f} "
                f"{self.fastest[0]:7.0f}  {gap:4.2f}±{gap_spread:4.2f} {turn:4.2f}±{turn_spread:4.2f} {self.same:3.0f} "
                f"{self.loudness:6.1f} {self.range:4.1f} {self.peak:5.1f} {self.head:5.2f} {self.tail:5.2f}")


def make(program, home, number, language, age, minutes, more):
    """A story as its JSON, with the marks of its narration."""
    def run(*words):
        environment = {"STORY_HOME": home, "HOME": home, "PATH": "/usr/bin:/bin"}
        ended = subprocess.run([program, *words], env=environment, capture_output=True, check=True)
        return json.loads(ended.stdout)

    made = run(
        "create", "--hero", ["Mira", "Jonas", "Ida"][number % 3], "--event", EVENTS[number % len(EVENTS)], "--age", age,
        "--tone", TONES[number // 2 % len(TONES)], "--minutes", str(minutes), "--seed", str(number * 7919 + 11),
        "--language", language, "--no-illustrations", "--json", "--progress", "none", *more)
    return run("library", "show", made["id"], "--json")


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("program")
    parser.add_argument("--stories", type=int, default=20, help="how many; 20 unless told")
    parser.add_argument("--language", help="only stories of this language")
    parser.add_argument("--voice", help="the voice, for stories of one language")
    parser.add_argument("--seed", type=int, default=0, help="other stories for another number")
    options = parser.parse_args()
    program = str(Path(options.program).resolve())
    more = ["--voice", options.voice] if options.voice else []
    print(f"{'story':34} {'sec':>6} {'words':>5} {'wpm':>5} {'inside':>6} {'fastest':>7}  {'pauses':9} {'turns':9} "
          f"{'=':>3} {'LUFS':>6} {'LRA':>4} {'dBTP':>5} {'head':>5} {'tail':>5}")
    broken = 0
    with tempfile.TemporaryDirectory() as home:
        for index in range(options.stories):
            number = options.seed * options.stories + index
            language = options.language or ["en", "de"][index % 2]
            age, minutes = AGES[index // 2 % len(AGES)], LENGTHS[index // 2 % len(LENGTHS)]
            reading = Reading(make(program, home, number, language, age, minutes, more))
            faults = list(reading.faults())
            broken += bool(faults)
            print(reading.line(f"{language} {age} {minutes} min {EVENTS[number % len(EVENTS)]}"), flush=True)
            for fault in faults:
                print(f"    {fault}")
    print(f"{broken} of {options.stories} stories are beyond a bound.")
    raise SystemExit(1 if broken else 0)


if __name__ == "__main__":
    main()
