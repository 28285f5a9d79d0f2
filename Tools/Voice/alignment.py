"""Forced alignment by pocketsphinx: when the words of a known text are heard."""

import re
import subprocess

import numpy
import pocketsphinx

RATE = 16_000
FRAME = 0.01
# A frame looks at 25.6 ms from its start, so a change between two frames is heard between the middles of both.
MIDDLE = 0.0256 / 2 - FRAME / 2
# What is quieter than this, in parts of the 16-bit scale, for as many frames is a pause and no stop of a "t": the model
# likes to put pauses at the beginning of the word behind them.
QUIET, PAUSE = 100, 10
# How flite's phones are called in CMU's dictionary, where their names differ.
PHONES = {"ax": "AH", "pau": None}


class Aligner:
    """An acoustic model of American English, which is told the words and finds them."""

    def __init__(self):
        # With narrower beams, or with a best path through the lattice, it loses the last word of many short sentences.
        self.decoder = pocketsphinx.Decoder(
            lm=None, bestpath=False, beam=1e-64, wbeam=1e-64, pbeam=1e-64, loglevel="FATAL")
        self.learnt = set()

    def align(self, samples, words):
        """Seconds at which each word begins and ends; None if they cannot be found.

        - samples: 16-bit integers of one channel at ``RATE``.
        - words: lower case, without punctuation.
        """
        for word in words:
            self.learn(word)
        data = samples.tobytes()
        self.decoder.set_align_text(" ".join(words))
        try:
            self.listen(data)
            self.decoder.set_alignment()
            self.listen(data)
            found = [
                (word.start * FRAME + MIDDLE, (word.start + word.duration) * FRAME + MIDDLE)
                for word in self.decoder.get_alignment() if not word.name.startswith(("<", "["))]
        except RuntimeError:
            return None
        return [behind_pause(samples, *span) for span in found] if len(found) == len(words) else None

    def listen(self, data):
        self.decoder.start_utt()
        try:
            self.decoder.process_raw(data, full_utt=True)
        finally:
            self.decoder.end_utt()

    def learn(self, word):
        """Adds a word that the dictionary lacks, as flite would say it."""
        if self.decoder.lookup_word(word) is None:
            self.decoder.add_word(word, pronunciation(word))
            self.learnt.add(word)

    def knows(self, word):
        """Whether a word is in the dictionary as it came."""
        return word not in self.learnt and self.decoder.lookup_word(word) is not None

    def phones(self, word):
        """A word's phones, by the dictionary's first pronunciation or by flite."""
        return self.decoder.lookup_word(word) or pronunciation(word)


def behind_pause(samples, start, end):
    """When a word begins and ends, without a pause at its beginning."""
    width = int(RATE * FRAME)
    span = samples[max(0, int(start * RATE)):int(end * RATE)]
    frames = span[:len(span) // width * width].reshape(-1, width).astype(numpy.float64)
    loud = numpy.flatnonzero(numpy.sqrt((frames ** 2).mean(axis=1)) > QUIET)
    quiet = int(loud[0]) if len(loud) else 0
    return (start + quiet * FRAME, end) if quiet >= PAUSE else (start, end)


def pronunciation(word):
    """A word's phones, as the ``flite`` program prints them."""
    ended = subprocess.run(
        ["flite", "-t", word + " ", "-ps", "-o", "/dev/null"], capture_output=True, text=True, check=True)
    phones = [PHONES.get(phone, phone.upper()) for phone in re.findall(r"[a-z]+", ended.stdout)]
    # What cannot be said is a breath.
    return " ".join(phone for phone in phones if phone) or "HH"
