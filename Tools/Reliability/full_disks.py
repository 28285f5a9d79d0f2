#!/usr/bin/env python3
"""Runs every verb of `story` on a disk that is full or read-only, and looks at what the library is afterwards.

On a full disk a library is read, verified, backed up to another disk, and stories are deleted. Whatever else fails
says so (exit code 73), changes nothing by half, and goes on to the same bytes once there is space. Needs root, for a
small disk in memory that only this process sees.
"""

import os
import random
import shutil
import subprocess
import sys
from pathlib import Path

from trial import CREATE, Failure, Trial, base, main

CANNOT_WRITE, UNAVAILABLE = 73, 69


class Disks:
    def __init__(self, folder, seed):
        self.folder, self.random = Path(folder), random.Random(seed)
        self.base = base(folder)
        self.kept = {story: self.base.content(story) for story in self.base.stories()}
        self.first, self.second = sorted(self.kept)
        self.references, self.count = {}, 0
        self.archive = self.folder / "base.zip"
        self.base.expect("backup", str(self.archive))

    def library(self, name=None):
        """A copy of the library on a disk of its own."""
        self.count += 1
        home = self.folder / (name or f"disk-{self.count}")
        home.mkdir()
        if name is None:
            subprocess.run(["mount", "-t", "tmpfs", "-o", "size=24m", "tmpfs", home], check=True)
        shutil.copytree(self.base.home, home, dirs_exist_ok=True)
        return Trial(self.base.program, home)

    def fill(self, trial):
        most = self.random.choice([0, 4096, 40_000, 150_000, 700_000, 2_500_000])
        self.leave(trial, self.random.randint(0, most))

    def leave(self, trial, count):
        self.empty(trial)
        status = os.statvfs(trial.home)
        with open(trial.home / "filler", "wb") as filler:
            left = status.f_bavail * status.f_frsize - count
            while left > 0:
                left -= filler.write(b"\0" * min(left, 1 << 20))

    def empty(self, trial):
        (trial.home / "filler").unlink(missing_ok=True)

    def attempt(self, trial, *words):
        """Whether a verb was done; if not, the disk must be the reason."""
        code, output, errors = trial.run(*words)
        if code not in (0, CANNOT_WRITE):
            raise Failure(f"{words} ended with {code}: {output[-300:]}{errors[-600:]}")
        if code and "full" not in errors:
            raise Failure(f"{words} does not say that the disk is full: {errors}")
        if code and "story resume" in errors and not trial.json("jobs")["jobs"]:
            raise Failure(f"{words} speaks of 'story resume' where nothing can be resumed: {errors}")
        return code == 0

    def check_kept(self, trial, without=()):
        present = trial.stories()
        for story, content in self.kept.items():
            if story not in without and (story not in present or trial.content(story) != content):
                raise Failure(f"the story {story} is gone or has changed")

    def reference(self, name, *words):
        """What a verb makes where there is space."""
        if name not in self.references:
            trial = self.library(name=f"reference-{name}")
            for part in words:
                trial.expect(*part)
            self.references[name] = trial
        return self.references[name]

    def made(self, trial):
        return sorted(trial.content(story) for story in trial.stories() if story not in self.kept)

    # The verbs

    def create(self, trial):
        words = [*CREATE, "--seed", "7", "--progress", "none"]
        reference = self.reference("create", words)
        self.attempt(trial, *words)
        self.check_kept(trial)
        trial.verify(clean=False)
        self.empty(trial)
        trial.finish_jobs()
        if not self.made(trial):
            trial.expect(*words)
        if self.made(trial) != self.made(reference):
            raise Failure("what was resumed is another story")

    def retry(self, trial):
        edit = ["library", "edit", self.first, "--page", "1", "--text", "Mira slept."]
        words = ["retry", self.first, "--step", "audio", "--progress", "none"]
        reference = self.reference("retry", edit, words)
        self.empty(trial)
        trial.expect(*edit)
        self.fill(trial)
        self.attempt(trial, *words)
        trial.verify(clean=False)
        self.empty(trial)
        trial.finish_jobs()
        if trial.content(self.first) != reference.content(self.first):
            trial.expect(*words)
        if trial.content(self.first) != reference.content(self.first):
            raise Failure("the narration is another one")
        return [self.first]

    def edit(self, trial):
        words = ["library", "edit", self.first, "--page", "1", "--text", "Mira slept."]
        reference = self.reference("edit", words)
        isDone = self.attempt(trial, *words)
        if trial.content(self.first) != (reference.content(self.first) if isDone else self.kept[self.first]):
            raise Failure("the edit is done by half")
        return [self.first]

    def delete(self, trial):
        trial.expect("library", "delete", self.first, "--yes")
        if self.first in trial.stories():
            raise Failure("the story is still there")
        return [self.first]

    def repair(self, trial):
        os.unlink(trial.json("library", "show", self.first)["cover"]["path"])
        trial.run("verify", "--repair", "--progress", "none")
        self.empty(trial)
        trial.expect("verify", "--repair", "--progress", "none")

    def backup(self, trial):
        target = self.folder / f"{trial.home.name}.zip"
        trial.expect("backup", str(target))
        other = Trial(trial.program, self.folder / "restored")
        other.expect("restore", str(target))
        self.check_kept(other)
        shutil.rmtree(other.home)
        target.unlink()
        self.attempt(trial, "backup", str(trial.home / "here.zip"))

    def restore(self, trial):
        self.attempt(trial, "restore", str(self.archive), "--replace", "--yes")

    def collection(self, trial):
        words = [
            "collection", "create", "--focus", "kindness", "--child", "Lina", "--stories", "2", "--minutes", "1",
            "--seed", "9",
        ]
        reference = self.reference("collection", words)
        self.attempt(trial, *words)
        trial.verify(clean=False)
        self.empty(trial)
        trial.finish_jobs()
        for collection in trial.json("collection", "list")["collections"]:
            trial.expect("collection", "resume", collection["id"])
        if not trial.json("collection", "list")["collections"]:
            for story in self.made_ids(trial):
                trial.expect("library", "delete", story, "--yes")
            trial.expect(*words)
        if self.made(trial) != self.made(reference):
            raise Failure("what was resumed are other stories")

    def made_ids(self, trial):
        return [story for story in trial.stories() if story not in self.kept]

    def read(self, trial):
        log = trial.data / "library.sqlite-wal"
        if not log.exists() or not log.stat().st_size:
            for ending in ("wal", "shm"):
                (trial.data / f"library.sqlite-{ending}").unlink(missing_ok=True)
        self.leave(trial, 0)
        trial.expect("library", "show", self.first, "--text")
        trial.expect("hero", "list")
        code, output, _ = trial.run("doctor")
        if code != UNAVAILABLE or "almost full" not in output:
            raise Failure(f"doctor ended with {code}: {output}")

    def read_only(self, trial):
        self.empty(trial)
        subprocess.run(["mount", "-o", "remount,ro", trial.home], check=True)
        try:
            self.check_kept(trial)
            trial.verify(clean=False)
            trial.expect("library", "show", self.first, "--text")
            code, output, _ = trial.run("doctor")
            if code != UNAVAILABLE or "read-only" not in output:
                raise Failure(f"doctor ended with {code}: {output}")
            target = self.folder / "read-only.zip"
            trial.expect("backup", str(target))
            target.unlink()
        finally:
            subprocess.run(["mount", "-o", "remount,rw", trial.home], check=True)

    verbs = [create, edit, retry, delete, repair, backup, restore, collection, read, read_only]


def trials(folder, arguments):
    disks = Disks(folder, arguments.seed)
    chosen = [verb for verb in Disks.verbs if arguments.only in (None, verb.__name__)]
    for number in range(arguments.rounds or 230):
        verb = chosen[number % len(chosen)]
        trial = disks.library()
        failure = None
        try:
            disks.fill(trial)
            changed = verb(disks, trial) or []
            disks.check_kept(trial, without=changed)
            trial.verify(clean=False)
            disks.empty(trial)
            trial.expect("hero", "add", "Next")
            disks.check_kept(trial, without=changed)
            trial.verify(clean=True)
        except Failure as found:
            failure = found
        yield verb.__name__, failure, trial.home
        subprocess.run(["umount", "-l", trial.home], check=True)


if __name__ == "__main__":
    if os.environ.get("STORY_TRIAL_MOUNTS") != "own":
        os.environ["STORY_TRIAL_MOUNTS"] = "own"
        os.execvp("unshare", ["unshare", "--mount", "--propagation", "private", sys.executable, *sys.argv])
    main(trials, __doc__.split("\n")[0])
