#!/usr/bin/env python3
"""Puts hostile texts everywhere that a text can come from, and looks at the raw bytes of every answer: texts.py PROGRAM.

A text is typed (arguments, names, paths, environment) or stands in a library that somebody has tampered with. Nothing
that steers a terminal or cannot be seen may come out, on standard output as on standard error, in JSON as for people.
"""

import argparse
import collections
import concurrent.futures
import os
import random
import sqlite3
import tempfile
from pathlib import Path

from program import LONGEST, Program, copy_home, raw_controls

TEXTS = [
    "\x1b]0;owned\x07x", "\x1b[31mred\x1b[0m", "\x1b[2J\x1b[H", "\x1bP+q544e\x1b\\x", "\x1b]8;;http://x\x1b\\x", "\x9b31mx",
    "\x9d0;x\x9c", "a\x7fb", "a\x08\x08b", "a\rb", "a\tb\x0b\x0c", "a\u202eb", "a\u2066b\u2069", "a\u200bb", "a\u200fb",
    "\ufeffa", "a\u2028b\u2029c", "a\U000e0041\U000e0042b", "a\x85b", "a\u00adb\u2060c\ue000",
]

# Verbs that answer with what the library has; S, H, E, C and J are identifiers of a story, a hero, an event, a
# collection and a job.
ANSWERS = [
    ("library", "list"), ("library", "show", "S"), ("library", "show", "S", "--text"), ("library", "favorite", "S"),
    ("library", "favorite", "S", "--off"), ("library", "edit", "S", "--title", "New"), ("library", "delete", "S"),
    ("library", "delete", "S", "--yes"), ("library", "list", "--hero", "H"), ("hero", "list"), ("hero", "show", "H"),
    ("hero", "edit", "H", "--ability", "sings"), ("hero", "delete", "H", "--yes"), ("event", "list"), ("event", "show", "E"),
    ("event", "edit", "E", "--category", "other"), ("event", "favorite", "E"), ("event", "delete", "E", "--yes"),
    ("collection", "list"), ("collection", "show", "C"), ("collection", "complete", "C", "S"),
    ("collection", "rename", "C", "New"), ("collection", "delete", "C", "--yes"), ("achievements",), ("jobs",),
    ("jobs", "retry", "J"), ("jobs", "watch", "J"), ("worker", "--once"), ("jobs", "cancel", "J", "--yes"),
    ("resume", "--progress", "none"), ("retry", "S", "--step", "audio", "--progress", "none"),
    ("retry", "S", "--step", "illustrations", "--progress", "none"), ("verify",), ("verify", "--repair"),
    ("open", "story://library/S", "--json"), ("open", "story://library/S"),
    ("play", "S", "--output", "null", "--plain", "--from", "55"),
]

# Where a text can be typed; T is the text.
TYPED = [
    ("T",), ("library", "T"), ("library", "show", "T"), ("library", "list", "--search", "T"),
    ("library", "list", "--limit", "T"), ("library", "list", "--hero", "T"), ("library", "edit", "S", "--title", "T"),
    ("library", "edit", "S", "--page", "1", "--text", "T"), ("library", "delete", "T", "--yes"), ("hero", "add", "T"),
    ("hero", "add", "Zoe", "--hair", "T"), ("hero", "add", "Zoe", "--trait", "T"), ("hero", "show", "T"),
    ("hero", "edit", "H", "--name", "T"), ("hero", "edit", "H", "--pronunciation", "T"), ("event", "add", "T"),
    ("event", "add", "Day", "--details", "T"),
    ("event", "add", "Day", "--hard-part", "T"), ("event", "add", "Day", "--good-part", "T"), ("event", "add", "Day", "--category", "T"),
    ("event", "favorite", "T"), ("collection", "rename", "C", "T"), ("collection", "show", "T"),
    ("collection", "create", "--focus", "T"), ("create", "--hero", "T", "--no-audio", "--no-illustrations", "--minutes", "1"),
    ("create", "--hero", "Mira", "--minutes", "T"), ("create", "--hero", "Mira", "--voice", "T"),
    ("create", "--hero", "Mira", "--author", "T"), ("create", "--hero", "Mira", "--language", "T"),
    ("create", "--hero", "Mira", "--custom-event", "T"), ("create", "--T"), ("backup", "T"), ("backup", "/T/T"),
    ("restore", "T"), ("resume", "T"), ("retry", "T"), ("open", "T"), ("open", "story://T/T"), ("open", "story://library/T"),
    ("play", "T"), ("play", "S", "--output", "T"), ("verify", "--junit", "/T/T"), ("help", "T"),
]

# Environment in which a text can be; FOLDER is where the run may write.
ENVIRONMENT = [
    ("STORY_HOME", "FOLDER/T"), ("STORY_HOME", "T"), ("HOME", "T"), ("HOME", "/T"), ("XDG_DATA_HOME", "/proc/T"), ("TERM", "T"),
    ("COLUMNS", "T"), ("NO_COLOR", "T"), ("DBUS_SESSION_BUS_ADDRESS", "unix:path=/T"), ("XDG_RUNTIME_DIR", "/T"), ("LANG", "T"),
]


class Attack:
    def __init__(self, program, folder):
        self.program, self.folder = program, Path(folder)
        self.home = self.folder / "original"
        program.make_library(self.home)
        self.backup = self.folder / "backup.zip"
        program.must(self.home, "backup", str(self.backup))
        database = sqlite3.connect(self.home / "data/library.sqlite")
        self.names = {}
        for letter, table in (("S", "story"), ("H", "hero"), ("E", "customEvent"), ("C", "collection")):
            self.names[letter] = database.execute(f"SELECT id FROM {table} LIMIT 1").fetchone()[0]
        database.close()

    def words(self, words, text):
        clean = text.replace("\x00", "")
        return [self.names.get(word, word).replace("T", clean) if word in self.names or "T" in word else
                word.replace("/S", "/" + self.names["S"]) for word in words]

    def tamper(self, home, text):
        """Puts the text into every column that holds one, and into every text of the JSON in others."""
        database = sqlite3.connect(home / "data/library.sqlite", isolation_level=None)
        database.execute("PRAGMA foreign_keys = OFF")
        database.execute(
            """INSERT INTO job (id, json) SELECT 'abcdef', json_object('id', 'abcdef', 'createdAt', 0, 'status',
            json('{"open":{}}'), 'brief', json_object('heroes', json_array(json(json)), 'occasion',
            json('{"standard":{"_0":"bedtime"}}'), 'ageBand', 'all', 'tone', 'gentle', 'language', 'en', 'minutes', 1,
            'seed', 1, 'author', 'embedded')) FROM hero LIMIT 1""")
        changes = [
            ("story", "title"), ("hero", "name"), ("customEvent", "title"), ("collection", "title"), ("storyHero", "name"),
            ("story", "author"), ("story", "narrator"), ("page", "text"),
        ]
        for table, column in changes:
            database.execute(f"UPDATE {table} SET {column} = ?", (text,))
        for table, column, path in (
                ("hero", "json", "$.name"), ("hero", "json", "$.ability"), ("customEvent", "json", "$.title"),
                ("customEvent", "json", "$.details"), ("customEvent", "json", "$.hardPart"),
                ("customEvent", "json", "$.goodPart"), ("collection", "json", "$.childName"), ("storyHero", "json", "$.name"),
                ("story", "occasion", "$.custom._0.title"), ("page", "illustration", "$.alternativeText"),
                ("page", "scene", "$.setting"), ("narration", "json", "$.voice"), ("narration", "json", "$.format"),
                ("job", "json", "$.brief.heroes[0].name"), ("job", "json", "$.brief.voice"),
                ("collection", "json", "$.interests[0]")):
            database.execute(f"UPDATE {table} SET {column} = json_set({column}, ?, ?)", (path, text))
        database.execute("UPDATE story SET heroNames = json_array(?)", (text,))
        database.execute("INSERT INTO achievement VALUES (1, 'readingStreak', '7', ?, 0)", (text,))
        database.close()

    def cases(self, text):
        """Names of cases, and what a run there wrote."""
        for words in ANSWERS:
            for more in ((), ("--json",)):
                if more and "--json" in words:
                    continue
                yield "tampered", words + more, None
        for words in TYPED:
            yield "typed", words, None
            yield "typed", words + ("--json",), None
        for name, value in ENVIRONMENT:
            for words in (("library", "list"), ("doctor",)):
                yield "environment", words, (name, value)

    def run(self, kind, words, variable, text):
        with tempfile.TemporaryDirectory(dir=self.folder) as folder:
            home = copy_home(self.home, Path(folder) / "home")
            if kind == "tampered":
                self.tamper(home, text)
            environment = {variable[0]: variable[1].replace("T", text).replace("FOLDER", folder)} if variable else {}
            # A story takes as long as it lasts, and nobody may take it for a program that hangs.
            longest = 300 if "play" in words else LONGEST
            return self.program.run(
                home, *self.words(words, text), environment=environment, folder=folder, longest=longest)


def main():
    words = argparse.ArgumentParser(description=__doc__)
    words.add_argument("program")
    words.add_argument("--runs", type=int, help="so many of all, chosen by the seed")
    words.add_argument("--seed", type=int, default=1)
    words.add_argument("--jobs", type=int, default=os.cpu_count())
    asked = words.parse_args()
    faults, cases, runs = collections.Counter(), set(), 0
    codes = collections.Counter()
    with tempfile.TemporaryDirectory(prefix="story-texts-") as folder:
        attack = Attack(Program(asked.program), folder)
        inputs = [(kind, words, variable, text) for text in TEXTS for kind, words, variable in attack.cases(text)]
        if asked.runs:
            inputs = random.Random(asked.seed).sample(inputs, min(asked.runs, len(inputs)))
        with concurrent.futures.ThreadPoolExecutor(asked.jobs) as pool:
            for (kind, words, variable, text), end in zip(inputs, pool.map(lambda item: attack.run(*item), inputs)):
                case = f"{kind} {' '.join(words)} {variable or ''}"
                cases.add(case)
                runs += 1
                codes[end.status] += 1
                if end.fault:
                    faults[f"{case}: {end.fault}"] += 1
                for name, output in (("output", end.output), ("errors", end.errors)):
                    if raw := raw_controls(output):
                        faults[f"{case}: {name} has {' '.join(raw)}"] += 1
    for fault, count in sorted(faults.items()):
        print(f"{count} times {fault}".encode("unicode_escape").decode())
    print(f"{len(TEXTS)} texts in {len(cases)} cases, {runs} runs: {sum(faults.values())} faults; exit codes {dict(codes)}")
    raise SystemExit(1 if faults else 0)


if __name__ == "__main__":
    main()
