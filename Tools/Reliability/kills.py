#!/usr/bin/env python3
"""Kills `story` at random moments of every verb that writes, and looks at what the library is afterwards.

Nothing published may be lost or changed, a verb is done or not done, what is resumed has the same bytes, no unit is
made twice, and after the next ordinary command `verify` finds nothing.
"""

import ctypes
import os
import random
import signal
import struct
import time
import zipfile
from pathlib import Path

from trial import CREATE, Failure, base, copy, digest, main

libc = ctypes.CDLL(None, use_errno=True)


class Watch:
    """Which files come into a folder from now on (inotify)."""

    MOVED_TO = 0x80

    def __init__(self, folder):
        self.descriptor = libc.inotify_init1(os.O_NONBLOCK | os.O_CLOEXEC)
        libc.inotify_add_watch(self.descriptor, os.fsencode(folder), self.MOVED_TO)

    def names(self):
        found = set()
        try:
            while data := os.read(self.descriptor, 1 << 20):
                while data:
                    _, _, _, length = struct.unpack_from("iIII", data)
                    found.add(data[16:16 + length].rstrip(b"\0").decode())
                    data = data[16 + length:]
        except BlockingIOError:
            pass
        os.close(self.descriptor)
        return found


class Kills:
    def __init__(self, folder, seed):
        self.folder, self.random = Path(folder), random.Random(seed)
        self.base = base(folder)
        self.kept = {story: self.base.content(story) for story in self.base.stories()}
        self.first, self.second = sorted(self.kept)
        self.references, self.times, self.count = {}, {}, 0

    # What is known of each verb when nobody kills it

    def library(self):
        self.count += 1
        return copy(self.base, self.folder, f"round-{self.count}")

    def duration(self, verb, prepare, words):
        """How long a verb takes that nobody kills, in seconds; its library is kept for comparison."""
        if verb not in self.times:
            trial = self.library()
            prepare(trial)
            begun = time.monotonic()
            trial.expect(*words(trial))
            self.times[verb] = time.monotonic() - begun
            self.references[verb] = trial
        return self.times[verb]

    def kill(self, trial, words, longest, earliest=0.0):
        """Kills a verb at a random moment; false if it had ended by then."""
        process = trial.start(*words)
        time.sleep(self.random.uniform(longest * earliest, longest * 1.05))
        process.send_signal(signal.SIGKILL)
        process.communicate()
        return process.returncode == -signal.SIGKILL

    # What has to hold after each kill

    def check_kept(self, trial, without=()):
        present = trial.stories()
        for story, content in self.kept.items():
            if story in without:
                continue
            if story not in present:
                raise Failure(f"the story {story} is gone")
            if trial.content(story) != content:
                raise Failure(f"the story {story} has changed")

    def units(self, trial):
        """The content of units that is complete, by job."""
        jobs = trial.data / "jobs"
        found = {}
        for job in jobs.iterdir() if jobs.exists() else []:
            noted = {
                file.name for file in job.iterdir()
                if file.name.split("-")[0] in ("sentence", "picture", "cover") and "." not in file.name
            }
            found[job] = noted
        return found

    def finish(self, trial):
        """Resumes what is left, and makes sure that nothing is made twice."""
        before = self.units(trial)
        watches = {job: Watch(job) for job in before}
        count = trial.finish_jobs()
        for job, names in before.items():
            twice = names & watches[job].names()
            # What was not noted when the kill came cannot be told from what was not made.
            if twice:
                raise Failure(f"made twice: {sorted(twice)} of {len(names)}")
        return count

    def new_story(self, trial):
        return [story for story in trial.stories() if story not in self.kept]

    def same_as_reference(self, trial, verb):
        reference = self.references[verb]
        made = sorted(trial.content(story) for story in self.new_story(trial))
        if made != sorted(reference.content(story) for story in self.new_story(reference)):
            raise Failure("what was resumed is another story")

    # The verbs

    def create(self, trial):
        words = [*CREATE, "--seed", "7", "--progress", "none"]
        longest = self.duration("create", lambda trial: None, lambda trial: words)
        self.kill(trial, words, longest)
        trial.verify(clean=False)
        self.finish(trial)
        if not self.new_story(trial):
            trial.expect(*words)
        self.same_as_reference(trial, "create")

    def resume(self, trial):
        words = [*CREATE, "--seed", "7", "--progress", "none"]
        longest = self.duration("create", lambda trial: None, lambda trial: words)
        self.kill(trial, words, longest * 0.8)
        before = self.units(trial)
        watches = {job: Watch(job) for job in before}
        if trial.json("jobs")["jobs"]:
            self.kill(trial, ["resume", "--progress", "none"], longest * 0.6)
            for job, names in before.items():
                if twice := names & watches[job].names():
                    raise Failure(f"made twice: {sorted(twice)}")
        trial.verify(clean=False)
        self.finish(trial)
        if not self.new_story(trial):
            trial.expect(*words)
        self.same_as_reference(trial, "create")

    def discard(self, trial):
        words = [*CREATE, "--seed", "7", "--progress", "none"]
        longest = self.duration("create", lambda trial: None, lambda trial: words)
        # Most of the time goes into making; what is of interest comes at the end.
        self.kill(trial, words, longest, earliest=0.8)
        for job in trial.json("jobs"):
            remove = ["jobs", "delete", job["id"], "--yes"]
            self.kill(trial, remove, 0.2)
            if trial.json("jobs"):
                trial.expect(*remove)
        made = self.new_story(trial)
        if made:
            trial.expect("library", "delete", *made, "--yes")

    def edit(self, trial):
        words = ["library", "edit", self.first, "--title", "Another title", "--page", "1", "--text", "Mira slept."]
        longest = self.duration("edit", lambda trial: None, lambda trial: words)
        self.kill(trial, words, longest)
        self.check_kept(trial, without=[self.first])
        content = trial.content(self.first)
        if content not in (self.kept[self.first], self.references["edit"].content(self.first)):
            raise Failure("the edit is done by half")
        return [self.first]

    def retry(self, trial):
        def prepare(trial):
            trial.expect("library", "edit", self.first, "--page", "1", "--text", "Mira slept.")

        words = ["retry", self.first, "--step", "audio", "--progress", "none"]
        longest = self.duration("retry", prepare, lambda trial: words)
        prepare(trial)
        self.kill(trial, words, longest)
        trial.verify(clean=False)
        self.finish(trial)
        if trial.content(self.first) != self.references["retry"].content(self.first):
            trial.expect(*words)
        if trial.content(self.first) != self.references["retry"].content(self.first):
            raise Failure("the narration is another one")
        return [self.first]

    def delete(self, trial):
        words = ["library", "delete", self.first, "--yes"]
        longest = self.duration("delete", lambda trial: None, lambda trial: words)
        self.kill(trial, words, longest)
        trial.verify(clean=False)
        trial.expect("library", "show", self.second)
        if self.first in trial.stories() and trial.content(self.first) != self.kept[self.first]:
            raise Failure("the story is deleted by half")
        return [self.first]

    def repair(self, trial):
        for part in ("audio", "cover"):
            shown = trial.json("library", "show", self.first)
            os.unlink(shown[part]["path"])
        words = ["verify", "--repair", "--progress", "none"]

        def prepare(trial):
            for part in ("audio", "cover"):
                os.unlink(trial.json("library", "show", self.first)[part]["path"])

        longest = self.duration("repair", prepare, lambda trial: words)
        self.kill(trial, words, longest)
        trial.expect(*words)

    def backup(self, trial):
        target = self.folder / f"{trial.home.name}.zip"
        words = ["backup", str(target)]
        longest = self.duration("backup", lambda trial: None, lambda trial: ["backup", str(self.folder / "base.zip")])
        self.kill(trial, words, longest)
        if target.exists():
            if zipfile.ZipFile(target).testzip():
                raise Failure("the backup is damaged")
            target.unlink()
        if left := [name for name in os.listdir(self.folder) if name.startswith(".")]:
            raise Failure(f"beside the backup there is {left}")
        trial.expect("hero", "add", "Next")

    def restore(self, trial):
        archive = self.folder / "restore.zip"
        if not archive.exists():
            other = self.library()
            other.expect("hero", "add", "Restored")
            other.expect("backup", str(archive))
        words = ["restore", str(archive), "--replace", "--yes"]
        longest = self.duration("restore", lambda trial: None, lambda trial: words)
        self.kill(trial, words, longest)
        self.check_kept(trial)
        trial.verify(clean=False)
        trial.expect("hero", "add", "Next")
        if left := [name for name in os.listdir(trial.home) if name.startswith(".data.restore")]:
            raise Failure(f"left: {left}")

    def collection(self, trial):
        words = [
            "collection", "create", "--focus", "kindness", "--child", "Lina", "--stories", "2", "--minutes", "1",
            "--seed", "9",
        ]
        longest = self.duration("collection", lambda trial: None, lambda trial: words)
        self.kill(trial, words, longest)
        trial.verify(clean=False)
        self.finish(trial)
        for collection in trial.json("collection", "list")["collections"]:
            if len(collection["stories"]) != len(self.new_story(trial)):
                raise Failure("a resumed story is not in its collection")
            trial.expect("collection", "resume", collection["id"])
        if not trial.json("collection", "list")["collections"]:
            trial.expect(*words)
        self.same_as_reference(trial, "collection")
        if [len(found["stories"]) for found in trial.json("collection", "list")["collections"]] != [2]:
            raise Failure("the collection is not complete")

    def play(self, trial):
        words = ["play", self.first, "--output", "null", "--plain", "--speed", "2"]
        self.kill(trial, words, 4)

    def voice(self, trial):
        """Installs from the wheels in the folder STORY_WHEELS, or by pip."""
        folder = os.environ.get("STORY_WHEELS")
        wanted = sorted(str(file) for file in Path(folder).glob("*.whl")) if folder else ["heart"]
        words = ["voice", "install", *wanted, "--progress", "none"]
        longest = self.duration("voice", lambda trial: None, lambda trial: words)
        self.kill(trial, words, longest)
        known = self.voices(trial)
        self.kill(trial, ["voice", "remove", "engine", "--yes"], 0.1)
        if (left := self.voices(trial)) not in (known, known - {"engine"}):
            raise Failure(f"of {known} there is {left}")
        trial.expect(*words)
        reference = sorted(os.listdir(self.references["voice"].home / "voices"))
        if (names := sorted(os.listdir(trial.home / "voices"))) != reference:
            raise Failure(f"there is {names} instead of {reference}")
        for check in trial.json("doctor")["checks"]:
            if check["name"].startswith("voice ") and not check["isHealthy"]:
                raise Failure(check["detail"])

    def voices(self, trial):
        """What is installed; none of it is there by half."""
        stock = trial.json("voice", "list")
        all = [stock["engine"], *stock["voices"]]
        if damaged := [voice for voice in all if voice["status"] == "damaged"]:
            raise Failure(f"damaged: {damaged}")
        return {voice["id"] for voice in all if voice["status"] == "installed"}

    verbs = [create, resume, discard, edit, retry, delete, repair, backup, restore, collection, play, voice]


def trials(folder, arguments):
    kills = Kills(folder, arguments.seed)
    chosen = [verb for verb in Kills.verbs if arguments.only in (None, verb.__name__)]
    for number in range(arguments.rounds or 200):
        verb = chosen[number % len(chosen)]
        trial = kills.library()
        failure = None
        try:
            changed = verb(kills, trial) or []
            kills.check_kept(trial, without=changed)
            trial.verify(clean=True)
        except Failure as found:
            failure = found
        yield verb.__name__, failure, trial.home


if __name__ == "__main__":
    main(trials, __doc__.split("\n")[0])
