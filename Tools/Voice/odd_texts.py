#!/usr/bin/env python3
"""Has a narrator say odd texts: odd_texts.py PROGRAM [--count 10000] [--seed 1] [--narrator ID --voice NAME].

PROGRAM is story-benchmarks, which hands each text to the narrator and answers at once; or story, which says lines of a
file by 'story voice test'. None may end the program, hang it, or be answered by silence although there is something to
say; an error has to tell what is wrong.
"""

import argparse
import collections
import json
import os
import re
import subprocess
import tempfile
import unicodedata
from pathlib import Path

from oddities import Oddities

# In seconds: a busy machine takes a few for the longest texts.
LONGEST = 60
# The largest sample of what is called silence, in parts of full scale.
SILENT = 0.003
KEY = re.compile("[0-9#*]\ufe0f?\u20e3")
# Longer than this, in seconds, no character is said.
LONGEST_CHARACTER = 3.0


def is_sayable(text):
    """Whether there is a letter or a digit that English has, and that is no part of a picture of a key."""
    plain = unicodedata.normalize("NFKD", KEY.sub("", text))
    return any(letter.isascii() and letter.isalnum() for letter in plain)


def fault(text, answer):
    """What must never happen, in a few words; None if it did not."""
    if "error" in answer:
        return None if answer["error"].strip() else "an error that says nothing"
    if answer.get("fault"):
        return answer["fault"]
    if answer["peak"] <= SILENT and is_sayable(text):
        return "silent"
    if answer["seconds"] > 5 + LONGEST_CHARACTER * len(text):
        return f"{answer['seconds']:.0f} s for {len(text)} characters"
    return None


def ending(answer):
    """What came of a text, in a word."""
    return "error" if "error" in answer else "silent" if answer["peak"] <= SILENT else "said"


class Speaker:
    """story-benchmarks, which answers each text with a line."""

    def __init__(self, program, narrator, voice):
        self.program, self.words = program, ["--say", narrator, voice]

    def say(self, texts, folder):
        """Answers in the order of the texts; a text that ends the program or hangs it has an answer that says so."""
        answers = []
        while len(answers) < len(texts):
            answers += self.run(texts[len(answers):], folder)
        return answers

    def run(self, texts, folder):
        file, output = Path(folder) / "texts.jsonl", Path(folder) / "answers.jsonl"
        file.write_text("".join(json.dumps(text) + "\n" for text in texts))
        with open(output, "wb") as printed:
            process = subprocess.Popen(
                [self.program, *self.words, str(file)], stdout=printed, stderr=subprocess.PIPE)
            status, errors = self.wait(process, output)
        answers = [json.loads(line) for line in output.read_bytes().splitlines() if line.endswith(b"}")]
        if len(answers) < len(texts):
            if not answers and status > 0:
                raise SystemExit(f"{self.program} {' '.join(self.words)} ended with {status}: {errors}")
            answers.append({"fault": "hangs" if status is None else f"ends the program with {status}: {errors[-300:]}"})
        return answers

    def wait(self, process, output):
        """The exit code and what was said about it; None as the code of a program that does not answer any more."""
        size = -1
        while True:
            try:
                _, errors = process.communicate(timeout=LONGEST)
                return process.returncode, errors.decode(errors="replace")
            except subprocess.TimeoutExpired:
                if output.stat().st_size == size:
                    process.kill()
                    process.communicate()
                    return None, ""
                size = output.stat().st_size


class Story:
    """story itself, which says many texts in one run and tells only how the run ended."""

    # What 'story voice test' may end with: done, wrong usage, bad data, not available, cannot write, failed, wrong set-up.
    DOCUMENTED = {0, 64, 65, 69, 73, 74, 75, 78}

    def __init__(self, program, voice):
        self.program, self.voice = program, voice

    def say(self, texts, folder):
        lines = [" ".join(text.split()) for text in texts]
        file, sound = Path(folder) / "texts.txt", Path(folder) / "sound.wav"
        file.write_text("\n".join(lines) + "\n")
        sound.unlink(missing_ok=True)
        environment = {**os.environ, "HOME": folder}
        try:
            ended = subprocess.run(
                [self.program, "voice", "test", self.voice, "--text-file", str(file), "--to", str(sound), "--json"],
                env=environment, capture_output=True, timeout=LONGEST * 5)
            status, errors = ended.returncode, ended.stderr.decode(errors="replace")
        except subprocess.TimeoutExpired:
            status, errors = None, ""
        if status == 0:
            return [{"peak": 1.0, "seconds": 0.0} for _ in texts]
        if len(texts) > 1:
            half = len(texts) // 2
            return self.say(texts[:half], folder) + self.say(texts[half:], folder)
        if status in self.DOCUMENTED:
            return [{"error": errors}]
        return [{"fault": "hangs" if status is None else f"ends with {status}: {errors[-300:]}"}]


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("program", help="story-benchmarks or story")
    parser.add_argument("--narrator", default="flite", help="of story-benchmarks: its identifier; flite unless told")
    parser.add_argument("--voice", default="slt", help="the voice; slt unless told")
    parser.add_argument("--count", type=int, default=10_000)
    parser.add_argument("--seed", type=int, default=1)
    options = parser.parse_args()
    program = str(Path(options.program).resolve())
    speaker = (Speaker(program, options.narrator, options.voice) if Path(program).name == "story-benchmarks"
               else Story(program, options.voice))
    counts, faults = collections.defaultdict(collections.Counter), []
    with tempfile.TemporaryDirectory() as folder:
        oddities = list(Oddities(options.seed).texts(options.count))
        for first in range(0, len(oddities), 500):
            batch = oddities[first:first + 500]
            answers = speaker.say([text for _, text in batch], folder)
            for index, ((kind, text), answer) in enumerate(zip(batch, answers)):
                wrong = fault(text, answer)
                counts[kind]["fault" if wrong else ending(answer)] += 1
                if wrong:
                    faults.append((kind, wrong, first + index, text))
    print(f"{'kind':14} {'said':>6} {'silent':>6} {'error':>6} {'fault':>6}")
    for kind, ends in counts.items():
        print(f"{kind:14} " + " ".join(f"{ends[end]:6}" for end in ("said", "silent", "error", "fault")))
    for kind, wrong, number, text in faults[:50]:
        print(f"text {number}, {kind}, {wrong}: {text[:120]!r}{'…' if len(text) > 120 else ''}")
    print(f"{options.count} texts, {len(faults)} faults")
    raise SystemExit(1 if faults else 0)


if __name__ == "__main__":
    main()
