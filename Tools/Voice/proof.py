#!/usr/bin/env python3
"""Proves that the measures of voice.py notice what they are for: proof.py PROGRAM.

Makes a story, and then damages its sound or its marks in one way after the other. Each measure has to fall for its
damage, and for nothing in the sound as it is. Ends with 1 if one does not.
"""

import argparse
import copy
import subprocess
import tempfile
import wave
from pathlib import Path

import numpy

from alignment import Aligner
from listening import Ear
from reading import Reading
from samples import RATE, decoded
from told import Studio, heroes

# So loud is the click, in parts of full scale, and so far off are the marks that are moved, in seconds.
CLICK, MOVED = 0.3, 0.1


def encoded(samples, folder, name):
    """An Opus file, as the program makes them."""
    path = Path(folder) / f"{name}.wav"
    with wave.open(str(path), "wb") as file:
        file.setparams((1, 2, RATE, 0, "NONE", "not compressed"))
        file.writeframes((samples.clip(-1, 1) * 32767).astype("<i2").tobytes())
    subprocess.run(["opusenc", "--quiet", "--bitrate", "24", path, path.with_suffix(".opus")], check=True)
    return str(path.with_suffix(".opus"))


def longest(told):
    """The index of the sentence with the most words, of which a recogniser is surest."""
    return max(range(1, len(told.sentences) - 1), key=lambda index: len(told.sentences[index].words))


def cut(told, samples):
    """A sentence is silent."""
    sentence = told.sentences[longest(told)]
    samples[int((sentence.start - 0.05) * RATE):int((sentence.end + 0.05) * RATE)] = 0
    return told, samples


def doubled(told, samples):
    """A sentence is said again at once, and all that follows comes later."""
    index = longest(told)
    first, last = (int(told.sentences[index].start * RATE), int((told.sentences[index].end + 0.2) * RATE))
    shift = (last - first) / RATE
    for sentence in told.sentences[index + 1:]:
        sentence.start, sentence.end = sentence.start + shift, sentence.end + shift
        for word in sentence.words:
            word.start, word.end = word.start + shift, word.end + shift
    told.seconds += shift
    return told, numpy.concatenate([samples[:last], samples[first:last], samples[last:]])


def clicked(told, samples):
    """One sample stands out in the middle of a pause."""
    index = longest(told)
    samples[int((told.sentences[index].end + told.sentences[index + 1].start) / 2 * RATE)] += CLICK
    return told, samples


def moved(told, samples):
    """The marks of all words are late."""
    for sentence in told.sentences:
        for word in sentence.words:
            word.start += MOVED
    return told, samples


def louder(told, samples):
    """All is twice as loud."""
    return told, samples * 2


def lean(reading):
    errors = sorted(mark.error for mark in reading.found.marks)
    return errors[len(errors) // 2]


CHECKS = {
    "a lost sentence": (cut, lambda reading: bool(reading.found.lost)),
    "a doubled sentence": (doubled, lambda reading: bool(reading.found.doubled)),
    "a click": (clicked, lambda reading: bool(reading.sound.clicks)),
    "marks that are late": (moved, lambda reading: lean(reading) > MOVED * 0.7),
    "sound that is too loud": (louder, lambda reading: reading.sound.loudness > -15),
}


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("program", help="the story program")
    parser.add_argument("--voice", help="default: the program's")
    options = parser.parse_args()
    ears, aligner = [Ear("tiny.en")], Aligner()
    missed = 0
    with tempfile.TemporaryDirectory() as home:
        studio = Studio(options.program, home)
        told = studio.show(studio.write(5, 1, heroes(5, 1), options.voice))
        samples = decoded(told.audio, RATE)

        def read(damage, name):
            changed, sound = damage(copy.deepcopy(told), samples.copy()) if damage else (told, samples)
            changed.audio = encoded(sound, home, name) if damage else told.audio
            reading = Reading(changed, ears, aligner)
            reading.measure()
            return reading

        whole = read(None, "whole")
        for number, (name, (damage, is_noticed)) in enumerate(CHECKS.items()):
            noticed, false = is_noticed(read(damage, str(number))), is_noticed(whole)
            missed += not noticed or false
            print(f"{name}: {'noticed' if noticed else 'MISSED'}{', and where there is NONE' if false else ''}")
    raise SystemExit(1 if missed else 0)


if __name__ == "__main__":
    main()
