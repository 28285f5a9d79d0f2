#!/usr/bin/env python3
"""Feeds made inputs to the real program: inputs.py PROGRAM [--count 10000] [--seed 1].

Command lines, links, environments, settings, backups and rows, all from one seed, with a limit of memory. None may end
the program by a signal, hang it, or make it end with a code that is not documented.
"""

import argparse
import collections
import concurrent.futures
import json
import os
import random
import tempfile
import threading
from pathlib import Path

from program import Program, change, copy_home

VERBS = [
    "achievements", "backup", "collection", "create", "doctor", "event", "hero", "jobs", "library", "open", "play",
    "restore", "resume", "retry", "verify", "help", "add", "list", "show", "edit", "delete", "favorite", "complete",
    "rename", "remove",
]
OPTIONS = [
    "--json", "--no-color", "--yes", "-y", "--hero", "--event", "--custom-event", "--age", "--tone", "--minutes",
    "--language", "--no-audio", "--seed", "--voice", "--author", "--narrator", "--title", "--page", "--text", "--limit",
    "--offset", "--sort", "--search", "--favorite", "--off", "--focus", "--stories", "--interest", "--child", "--trait",
    "--hair", "--pronunciation", "--pronouns", "--from", "--sleep", "--output", "--plain", "--replace", "--repair", "--junit",
    "--step", "--help", "--version", "-h", "--", "-", "--progress",
]
VALUES = [
    "", " ", "0", "1", "-1", "15", "99999999999999999999", "1e308", "nan", "0x10", "true", "Mira", "..", "../../x", "/",
    "/dev/null", "/dev/zero", "/proc/self/mem", "bedtime", "json", "kindness", "null", "%s%n", "'; DROP TABLE story; --",
    "\x1b[2J", "\u202e", "\U000e0041", "e\u0301" * 50, "\U0001f468\u200d\U0001f469", "a" * 5000, "\udce4\udcff", "{}", "[",
]
FIELDS = ["defaultMinutes", "language", "defaultVoice", "illustrationsEnabled", "theme", "", "a" * 1000]


class Maker:
    """Makes inputs from a source of randomness."""

    def __init__(self, seed):
        self.random = random.Random(seed)

    def text(self):
        if self.random.random() < 0.7:
            return self.random.choice(VALUES)
        letters = [self.random.choice([0x41, 0x7F, 0x1B, 0x9B, 0x0301, 0x202E, 0x1F600, 0x4E00, 0x2F, 0x2E, 0x25])
                   for _ in range(self.random.randrange(1, 40))]
        return "".join(map(chr, letters))

    def number(self):
        return self.random.choice([0, 1, -1, 2**31, 2**63 - 1, -2**63, 1e300, -1e300, float("inf"), 0.5, 7])

    def line(self):
        words = self.random.choices(VERBS, k=self.random.randrange(0, 3))
        for _ in range(self.random.randrange(0, 6)):
            words.append(self.random.choice([self.random.choice(OPTIONS), self.text()]))
        return [word.replace("\x00", "") for word in words]

    def link(self):
        scheme = self.random.choice(["story://", "story:", "STORY://", "http://", "story:///", ""])
        parts = self.random.choices(
            ["library", "heroes", "events", "player", "collections", "create", "new", "settings", "..", "%2e%2e", "%2F", "%00",
             "%", "%zz", "?a=b", "#x", "@", ":99999", self.text()], k=self.random.randrange(0, 6))
        return (scheme + "/".join(parts)).replace("\x00", "")

    def environment(self):
        names = ["STORY_HOME", "HOME", "XDG_DATA_HOME", "XDG_CONFIG_HOME", "TERM", "NO_COLOR", "COLUMNS", "LC_ALL", "LANG",
                 "XDG_RUNTIME_DIR", "DBUS_SESSION_BUS_ADDRESS", "COLORTERM", "TZ"]
        # FOLDER is where the run may write.
        paths = ["FOLDER/nowhere/nope/../y", "/dev/null", "/dev/zero/x", "/proc/self/x", "/" + "a" * 300,
                 "FOLDER/" + "a/" * 400, ".."]
        values = {}
        for name in self.random.sample(names, self.random.randrange(1, 4)):
            value = self.random.choice([self.text(), self.random.choice(paths), None])
            values[name] = value and value.replace("\x00", "")
        return values

    def json(self, depth=0):
        kind = self.random.randrange(9 if depth < 4 else 6)
        if kind < 6:
            return self.random.choice([self.text(), self.number(), None, True, [], {}])
        if kind < 8:
            return [self.json(depth + 1) for _ in range(self.random.randrange(4))]
        return {self.text(): self.json(depth + 1) for _ in range(self.random.randrange(4))}

    def settings(self):
        """What may stand in a file of settings."""
        kind = self.random.randrange(8)
        if kind == 0:
            return self.random.randbytes(self.random.randrange(2000))
        if kind == 1:
            depth = self.random.choice([10, 400, 511, 512, 513, 5000, 200000])
            opening, closing = self.random.choice([("[", "]"), ('{"a":', "}")])
            return (opening * depth + "1" + closing * depth).encode()
        if kind == 2:
            return json.dumps({"a": "x" * self.random.choice([1 << 10, 1 << 20, 5 << 20])}).encode()
        values = {self.random.choice(FIELDS): self.json() for _ in range(self.random.randrange(5))}
        return json.dumps(values, ensure_ascii=self.random.random() < 0.5).encode("utf-8", "surrogatepass")

    def row(self):
        """A change of a library's rows, as a statement and its values."""
        table, columns = self.random.choice([
            ("story", ["id", "title", "foldedTitle", "occasion", "ageBand", "tone", "language", "minutes", "seed",
                       "narrationStatus", "author", "narrator", "createdAt", "pageCount",
                       "duration", "cover", "coverDigest", "heroNames", "event", "number"]),
            ("storyMark", ["profile", "isFavorite", "playCount"]),
            ("profile", ["name", "foldedName", "json", "createdAt"]),
            ("hero", ["id", "name", "foldedName", "json"]), ("customEvent", ["id", "title", "foldedTitle", "json"]),
            ("storyHero", ["position", "name", "json", "heroId"]),
            ("page", ["position", "text", "scene", "illustration", "mediaDigest", "storyNumber"]),
            ("narration", ["json", "mediaDigest"]), ("collection", ["id", "title", "foldedTitle", "json", "createdAt"]),
            ("collectionStory", ["position", "completedAt", "storyNumber"]), ("revision", ["number", "part"]),
            ("player", ["speed", "currentEntry", "nextEntry"]), ("job", ["id", "json", "number"]),
            ("jobUnit", ["kind", "position", "json", "contentSize", "contentSum"]),
            ("storyText_content", ["c0", "c1", "c2"]), ("storyText_config", ["v"]),
        ])
        column = self.random.choice(columns)
        value = self.random.choice([self.text(), self.number(), None, json.dumps(self.json()), self.random.randbytes(9)])
        if isinstance(value, str):
            value = value.encode("utf-8", "replace").decode()
        paths = ["$.id", "$.name", "$.media.digest", "$.media.byteCount", "$.duration", "$.pageStarts[0]", "$.sentences[0].page",
                 "$.words[0].sentence", "$.sentences[0].range.end", "$.brief.minutes", "$.brief.heroes", "$.createdAt", "$.status",
                 "$.usageCount", "$.appearance", "$.traits"]
        if self.random.random() < 0.5 and column in ("json", "illustration", "cover", "scene", "occasion"):
            if isinstance(value, bytes):
                value = 9
            return f"UPDATE {table} SET {column} = json_set({column}, ?, ?)", (self.random.choice(paths), value)
        return f"UPDATE {table} SET {column} = ?", (value,)

    def backup(self):
        """The seed of a damaged backup; all of them at once would not fit into memory."""
        return self.random.getrandbits(64)

    def damage(self, whole):
        content = bytearray(whole)
        for _ in range(self.random.randrange(1, 10)):
            offset = self.random.randrange(len(content))
            kind = self.random.randrange(3)
            if kind == 0:
                content[offset] = self.random.randrange(256)
            elif kind == 1:
                del content[offset:offset + self.random.randrange(1, 200)]
            else:
                content[offset:offset] = self.random.randbytes(self.random.randrange(1, 50))
        return bytes(content)


class Attack:
    ROWS_AT_ONCE = 20

    def __init__(self, program, folder):
        self.program, self.folder = program, Path(folder)
        self.original = self.folder / "original"
        program.make_library(self.original)
        self.empty = self.folder / "empty"
        self.empty.mkdir()
        archive = self.folder / "backup.zip"
        program.must(self.original, "backup", str(archive))
        self.archive = archive.read_bytes()
        self.own = threading.local()

    def home(self, source):
        """A home of this thread, as `source` is."""
        if not hasattr(self.own, "folder"):
            self.own.folder = Path(tempfile.mkdtemp(dir=self.folder))
        return copy_home(source, self.own.folder / "home")

    def line(self, words):
        home = self.home(self.original) if self.is_changing(words) else self.original
        return [self.program.run(home, *self.encoded(words), folder=self.empty)]

    @staticmethod
    def is_changing(words):
        """Only the verb tells: in "backup list" the list is a file that is written."""
        looking = {"help", "list", "show", "doctor", "jobs", "achievements", "--help"}
        groups = {"library", "hero", "event", "collection"}
        verb = words[1:2] if words[:1] and words[0] in groups else words[:1]
        return not looking.issuperset(verb) or not verb

    @staticmethod
    def encoded(words):
        return [os.fsencode(word) if not isinstance(word, bytes) else word for word in
                (word.encode("utf-8", "surrogateescape") for word in words)]

    def link(self, link):
        return [self.program.run(self.original, "open", "--json", "--", *self.encoded([link]))]

    def environment(self, values):
        values = {name: value and os.fsdecode(self.encoded([value])[0]) for name, value in values.items()}
        folder = str(self.home(self.empty))
        values = {name: value and value.replace("FOLDER", folder) for name, value in values.items()}
        if values.get("STORY_HOME", "/") in ("", None) or not values.get("STORY_HOME", "/").startswith("/"):
            values.pop("STORY_HOME", None)
        return [self.program.run(self.original, "library", "list", environment=values, folder=self.empty)]

    def settings(self, content):
        home = self.home(self.empty)
        (home / "config").mkdir()
        (home / "config/settings.json").write_bytes(content)
        return [self.program.run(home, "collection", "create", "--focus", "kindness", "--stories", "0")]

    def backup(self, seed):
        home = self.home(self.empty)
        file = home.parent / "damaged.zip"
        file.write_bytes(Maker(seed).damage(self.archive))
        return [self.program.run(home, "restore", str(file))]

    def rows(self, statements):
        home = self.home(self.original)
        change(home, *statements)
        return [self.program.run(home, *words) for words in (
            ("library", "list", "--json"), ("hero", "list"), ("event", "list"), ("collection", "list"), ("jobs",),
            ("library", "show", "The"), ("verify",), ("verify", "--repair"), ("library", "list", "--search", "a"))]


def main():
    words = argparse.ArgumentParser(description=__doc__)
    words.add_argument("program")
    words.add_argument("--count", type=int, default=10000)
    words.add_argument("--seed", type=int, default=1)
    words.add_argument("--jobs", type=int, default=os.cpu_count())
    asked = words.parse_args()
    maker = Maker(asked.seed)
    codes, counts, faults = collections.Counter(), collections.Counter(), []
    with tempfile.TemporaryDirectory(prefix="story-inputs-") as folder:
        attack = Attack(Program(asked.program), folder)
        share = asked.count // 20
        inputs = []
        for kind, part in (("line", 7), ("link", 2), ("environment", 1), ("settings", 2), ("backup", 3)):
            inputs += [(kind, getattr(maker, kind)(), 1) for _ in range(part * share)]
        rows = asked.count - len(inputs)
        while rows > 0:
            some = min(rows, Attack.ROWS_AT_ONCE)
            inputs.append(("rows", [maker.row() for _ in range(some)], some))
            rows -= some
        with concurrent.futures.ThreadPoolExecutor(asked.jobs) as pool:
            for (kind, value, count), ends in zip(inputs, pool.map(lambda item: getattr(attack, item[0])(item[1]), inputs)):
                counts[kind] += count
                for end in ends:
                    codes[end.status] += 1
                    if end.fault:
                        faults.append(f"{kind} {str(value)[:500]!r}: {end.words!r:.300} {end.fault}: {end.errors[-300:]!r}")
    for fault in faults[:50]:
        print(fault)
    print(f"{sum(counts.values())} inputs {dict(counts)}, {sum(codes.values())} runs: {len(faults)} faults; exit codes "
          f"{dict(sorted(codes.items(), key=str))}")
    raise SystemExit(1 if faults else 0)


if __name__ == "__main__":
    main()
