#!/usr/bin/env python3
"""Compares our phonemes with hibari's own: compare_phonemes.py PROGRAM SENTENCES...

PROGRAM is `story-phonemes`; SENTENCES are files with one sentence a line. Needs an environment with hibari:

    python3 -m venv .build/hibari
    .build/hibari/bin/pip install hibari-tts==0.2.1 onnxruntime==1.32.0 numpy
    swift build --configuration release --product story-phonemes
    .build/hibari/bin/python Tools/Voice/compare_phonemes.py .build/release/story-phonemes sentences.txt

The program gets the voice's folder from hibari's package, and answers for unknown words from hibari's network. Prints
what share of words is equal, and each kind of difference with its number; ends with 1 below --least percent.
--record FOLDER writes the sentences that are equal, and the answers, as the tests of EnglishPhonemes have them.
"""

import argparse
import collections
import difflib
import subprocess
import sys
import tempfile
from pathlib import Path

import numpy
from hibari.g2p import ASSETS, G2P


class Original:
    """hibari's way from text to phonemes, with its network's answers kept."""

    def __init__(self, british):
        self.british = british
        self.g2p = G2P(british=british)
        self.network = self.g2p.oov
        self.answers = {}
        self.g2p._oov = self.word

    def answer(self, letters):
        """The numbers of sounds that the network makes of numbers of letters."""
        if letters not in self.answers:
            chars = numpy.asarray([letters], numpy.int64)
            self.answers[letters] = tuple(self.network.sess.run(None, {"chars": chars})[0][0].tolist())
        return self.answers[letters]

    def word(self, word):
        """What hibari says for an unknown word, by the same network."""
        letters = tuple(self.network.cin[c] for c in word if c in self.network.cin)[: self.network.maxlen]
        if not letters:
            return None
        sounds = self.answer(letters)
        kept = (sound for last, sound in zip((0, *sounds), sounds) if sound not in (last, 0))
        return "".join(self.network.cout[sound] for sound in kept)

    def phonemes(self, sentence):
        """What hibari says; the name of its error where it has none."""
        try:
            return self.g2p(sentence)
        except (IndexError, TypeError, ValueError) as error:
            return f"!{type(error).__name__}"


def written(numbers):
    """Numbers as the program reads and writes them."""
    return " ".join(map(str, numbers))


def ours(program, sentences, original):
    """What the program says; a second time, once the words are answered that it asked for."""
    with tempfile.TemporaryDirectory() as folder:
        answers, questions = Path(folder, "answers"), Path(folder, "questions")
        command = [program, ASSETS, "--answers", answers, "--questions", questions]
        command += ["--british"] if original.british else []
        while True:
            answers.write_text(answered(original), encoding="utf-8")
            done = subprocess.run(command, input="\n".join(sentences), stdout=subprocess.PIPE, text=True, check=True)
            asked = [tuple(map(int, line.split())) for line in questions.read_text().splitlines()]
            if not asked:
                return done.stdout.split("\n")[: len(sentences)]
            for letters in asked:
                original.answer(letters)


def answered(original):
    """All answers, one a line."""
    return "".join(f"{written(k)}\t{written(v)}\n" for k, v in sorted(original.answers.items()))


def differences(pairs):
    """How many words there are, how many differ, and each difference with its number."""
    words, wrong, kinds = 0, 0, collections.Counter()
    for expected, said in pairs:
        expected, said = expected.split(), said.split()
        words += len(expected)
        for kind, a, b, c, d in difflib.SequenceMatcher(None, expected, said, autojunk=False).get_opcodes():
            if kind != "equal":
                wrong += max(b - a, d - c)
                kinds[" ".join(expected[a:b]) + " → " + " ".join(said[c:d])] += 1
    return words, wrong, kinds


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("program", help="story-phonemes")
    parser.add_argument("sentences", nargs="+", type=Path, help="files with one sentence a line")
    parser.add_argument("--british", action="store_true", help="compare British English")
    parser.add_argument("--least", type=float, default=99.5, help="percent of words that have to be equal")
    parser.add_argument("--show", type=int, default=40, help="how many kinds of differences are printed")
    parser.add_argument("--record", type=Path, help="a folder for recordings")
    options = parser.parse_args()
    sentences = [line for file in options.sentences for line in file.read_text(encoding="utf-8").split("\n") if line]
    original = Original(options.british)
    expected = [original.phonemes(sentence) for sentence in sentences]
    said = ours(options.program, sentences, original)
    words, wrong, kinds = differences(zip(expected, said))
    share = 100 - 100 * wrong / max(1, words)
    for kind, count in kinds.most_common(options.show):
        print(f"{count:5}  {kind}")
    print(f"{len(sentences)} sentences, {words} words, {wrong} differ: {share:.3f} % are equal")
    if options.record:
        equal = sorted({(s, e) for s, e, o in zip(sentences, expected, said) if e == o})
        name = "british" if options.british else "american"
        (options.record / f"{name}.tsv").write_text("".join(f"{s}\t{e}\n" for s, e in equal), encoding="utf-8")
        (options.record / "unknown-words.tsv").write_text(answered(original), encoding="utf-8")
    sys.exit(share < options.least)


if __name__ == "__main__":
    main()
