#!/usr/bin/env python3
"""Measures how well a voice reads: voice.py PROGRAM.

Makes stories of all ages and tones about heroes of many countries, has each voice read the same texts, and prints what
Whisper mishears, sentences that are lost or doubled, clicks, loudness, and how far the marks of the words lie from a
forced alignment. README.md tells what has to be installed, and what the columns mean.
"""

import argparse
import json
import statistics
import tempfile
from collections import Counter
from pathlib import Path

from alignment import Aligner
from comparing import Comparison
from listening import MODELS, Ear
from reading import Reading
from told import Studio, heroes

# In percent, seconds, LUFS and dBTP.
MOST_MISHEARD, MEDIAN, P95, LOOKED_AT = 2.5, 0.025, 0.060, 0.150
LOUDNESS, LOUDNESS_MARGIN, PEAK = -18.0, 0.5, -1.0


def percentile(values, share):
    return sorted(values)[min(len(values) - 1, int(share * len(values)))] if values else 0.0


class Voice:
    """All that one voice read."""

    def __init__(self, name, ears):
        self.name, self.stories, self.seconds = name, [], 0.0
        self.heard = {ear.name: Comparison() for ear in ears}
        self.mistakes = {ear.name: Counter() for ear in ears}
        self.marks, self.faults, self.step, self.levels, self.peak = [], [], 0.0, [], -99.0

    def add(self, number, reading):
        found, sound, told = reading.found, reading.sound, reading.told
        self.seconds += told.seconds
        for name, comparison in found.heard.items():
            self.heard[name].add(comparison)
            self.mistakes[name].update(found.mistakes[name])
        self.marks += [(number, mark) for mark in found.marks]
        self.step, self.peak = max(self.step, sound.step), max(self.peak, sound.peak)
        self.levels.append(sound.loudness)
        faults = [f"lost: {text}" for text in found.lost] + [f"doubled: {text}" for text in found.doubled]
        faults += [f"click at {second:.2f} s" for second in sound.clicks]
        faults += [f"page {page}: its sentences are not its text" for page in told.misplaced]
        faults += [f"cannot be aligned: {text}" for text in found.unaligned]
        if abs(sound.loudness - LOUDNESS) > LOUDNESS_MARGIN:
            faults.append(f"{sound.loudness:.1f} LUFS")
        if sound.peak > PEAK:
            faults.append(f"{sound.peak:.1f} dBTP")
        self.faults += [f"story {number}: {fault}" for fault in faults]
        return faults

    @property
    def far(self):
        """Words whose marks have to be looked at."""
        return [(number, mark) for number, mark in self.marks if abs(mark.error) > LOOKED_AT]

    def bounds(self):
        """What of the whole is beyond a bound."""
        errors = [abs(mark.error) for _, mark in self.marks]
        for name, comparison in self.heard.items():
            if comparison.misheard > MOST_MISHEARD:
                yield f"{name} mishears {comparison.misheard:.1f} %, more than {MOST_MISHEARD} %"
        for name, value, bound in (
                ("median", percentile(errors, 0.5), MEDIAN), ("95th percentile", percentile(errors, 0.95), P95)):
            if value > bound:
                yield f"{name} of the marks' errors {1000 * value:.0f} ms, more than {1000 * bound:.0f} ms"

    def document(self):
        errors = [abs(mark.error) for _, mark in self.marks]
        return {
            "voice": self.name, "stories": len(self.levels), "seconds": round(self.seconds, 1),
            "misheard": {name: round(comparison.misheard, 2) for name, comparison in self.heard.items()},
            "misheardNames": {name: round(comparison.misheard_names, 1) for name, comparison in self.heard.items()},
            "words": max((comparison.words for comparison in self.heard.values()), default=0),
            "names": max((comparison.names for comparison in self.heard.values()), default=0),
            "mistakes": {
                name: [[*pair, count] for pair, count in mistakes.most_common(40)]
                for name, mistakes in self.mistakes.items()},
            "marks": {
                "count": len(errors), "median": round(percentile(errors, 0.5), 4),
                "percentile95": round(percentile(errors, 0.95), 4),
                "lean": round(statistics.median([mark.error for _, mark in self.marks] or [0.0]), 4),
                "shareBeyond150ms": round(len(self.far) / max(1, len(errors)), 5),
                "beyond150ms": [
                    {"story": number, "word": mark.word, "second": round(mark.second, 2),
                     "error": round(mark.error, 3), "isName": mark.is_name} for number, mark in self.far]},
            "largestStep": round(self.step, 3), "truePeak": round(self.peak, 2),
            "loudness": [round(min(self.levels), 2), round(max(self.levels), 2)] if self.levels else None,
            "faults": self.faults, "beyondBounds": list(self.bounds()),
        }


def line(name, seconds, heard, marks, step, loudness, peak, faults):
    errors = [abs(mark.error) for mark in marks]
    misheard = " ".join(f"{comparison.misheard:7.1f}" for comparison in heard)
    names = " ".join(f"{comparison.misheard_names:7.1f}" for comparison in heard)
    far = sum(error > LOOKED_AT for error in errors)
    return (f"{name:32} {seconds:7.1f} {max((found.words for found in heard), default=0):6} {misheard} {names} "
            f"{1000 * percentile(errors, 0.5):5.0f} {1000 * percentile(errors, 0.95):5.0f} {far:4} "
            f"{step:5.2f} {loudness:6.1f} {peak:5.1f} {faults:6}")


def heading(ears):
    columns = " ".join(f"{ear.name:>7}" for ear in ears) + " " + " ".join(f"{'names':>7}" for _ in ears)
    return (f"{'story':32} {'sec':>7} {'words':>6} {columns} {'ms':>5} {'p95':>5} {'far':>4} {'step':>5} {'LUFS':>6} "
            f"{'dBTP':>5} {'faults':>6}")


def measure(options, ears, aligner, home):
    """Makes the stories and measures them, one after the other, each by every voice."""
    studio = Studio(options.program, home, options.voices)
    voices = {}
    for number in range(options.seed, options.seed + options.stories):
        story = studio.write(number, options.minutes, heroes(number, options.heroes), (options.voice or [None])[0])
        for index, name in enumerate(options.voice or [None]):
            if index:
                studio.read_again(story, name)
            told = studio.show(story)
            reading = Reading(told, ears, aligner)
            found = reading.measure()
            voice = voices.setdefault(told.voice, Voice(told.voice, ears))
            faults = voice.add(number, reading)
            if options.json:
                continue
            print(line(f"{number} {told.voice} {told.age} {told.tone}", told.seconds, list(found.heard.values()),
                       found.marks, reading.sound.step, reading.sound.loudness, reading.sound.peak, len(faults)))
            for fault in faults:
                print(f"    {fault}", flush=True)
    return list(voices.values())


def show(voice):
    """Prints the whole of a voice, what was misheard most, and the marks that have to be looked at."""
    print(line(f"all {len(voice.levels)} by {voice.name}", voice.seconds, list(voice.heard.values()),
               [mark for _, mark in voice.marks], voice.step, statistics.mean(voice.levels), voice.peak,
               len(voice.faults)))
    for name, mistakes in voice.mistakes.items():
        pairs = [f"{said or '-'} > {heard or '-'}{f' ({count})' if count > 1 else ''}"
                 for (said, heard), count in mistakes.most_common(25)]
        print(f"    {name}: {', '.join(pairs)}")
    for number, mark in voice.far:
        print(f"    story {number}, {mark.second:.2f} s: the mark of “{mark.word}” is {1000 * mark.error:+.0f} ms off"
              f"{', a name' if mark.is_name else ''}")
    for fault in voice.bounds():
        print(f"    {fault}")


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("program", help="the story program")
    parser.add_argument("--stories", type=int, default=40, help="how many; 40 unless told")
    parser.add_argument("--minutes", type=int, default=2, help="how long each is to be; 2 unless told")
    parser.add_argument("--heroes", type=int, default=5, help="so many in each story; 5 unless told, 200 in 40 stories")
    parser.add_argument("--voice", action="append", help="a voice; repeat to compare several; default: the program's")
    parser.add_argument("--voices", help="the folder of installed voices, which the program gets as STORY_VOICES")
    parser.add_argument("--recogniser", action="append", choices=list(MODELS), help="default: all of them")
    parser.add_argument("--threads", type=int, default=1, help="of a recogniser; 1 unless told")
    parser.add_argument("--precision", choices=["float32", "int8"], default="float32",
                        help="of a recogniser's weights; int8 is twice as fast and differs in a few words")
    parser.add_argument("--seed", type=int, default=0, help="the number of the first story")
    parser.add_argument("--keep", help="leave the library in this folder, to listen to it")
    parser.add_argument("--json", action="store_true", help="print JSON, for programs")
    options = parser.parse_args()
    ears = [Ear(name, options.threads, options.precision) for name in options.recogniser or MODELS]
    if not options.json:
        print(heading(ears), flush=True)
    with tempfile.TemporaryDirectory() as temporary:
        home = Path(options.keep or temporary)
        voices = measure(options, ears, Aligner(), home.resolve())
    if options.json:
        document = {"version": 1, "voices": [voice.document() for voice in voices]}
        print(json.dumps(document, ensure_ascii=False, indent=2))
    else:
        for voice in voices:
            show(voice)
    raise SystemExit(1 if any(voice.faults or list(voice.bounds()) for voice in voices) else 0)


if __name__ == "__main__":
    main()
