#!/usr/bin/env bash
# Runs the sample and keeps what it printed as the recordings that the tests of TestReport decode. It takes a minute
# and a half: one test waits for its time limit. Usage: Tests/ReportSample/record.sh [NAME...]
set -euo pipefail
export LC_ALL=C.UTF-8 TZ=UTC

sample=$(cd -- "$(dirname -- "$(readlink -f -- "${BASH_SOURCE[0]}")")" && pwd)
root=$(cd -- "$sample/../.." && pwd)
scratch="${REPORT_SAMPLE_SCRATCH:-$root/.build/report-sample}"
recordings="$root/Tests/TestReportTests/Recordings"
mkdir -p "$recordings"
wanted=("$@")
toolchain=$(cd -- "$(dirname -- "$(readlink -f -- "$(command -v swift)")")/../.." && pwd)
attachments="$scratch/attachments"
rm -rf "$attachments"
mkdir -p "$attachments"
swift build --package-path "$sample" --scratch-path "$scratch" --build-tests --quiet

# Runs what a filter picks; what it printed goes to NAME.out and NAME.err, its events to NAME.jsonl.
record() {
    local name=$1 version=$2
    shift 2
    ((${#wanted[@]} == 0)) || [[ " ${wanted[*]} " == *" $name "* ]] || return 0
    local file="$recordings/$name" status=0
    swift test --package-path "$sample" --scratch-path "$scratch" --skip-build \
        --event-stream-output-path "$file.jsonl" --event-stream-version "$version" "$@" \
        >"$file.out" 2>"$file.err" || status=$?
    sed -i -e "s|$scratch|/build|g; s|$sample|/package|g; s|$recordings|/recordings|g; s|$toolchain/|/swift/|g" \
        -e "s|${scratch//\//\\\\/}|\\\\/build|g; s|${sample//\//\\\\/}|\\\\/package|g" \
        "$file.jsonl" "$file.out" "$file.err"
    printf '%s: exit code %d\n' "$name" "$status"
}

record testing 6.3 --filter '^SampleTests\.'
SWT_EXPERIMENTAL_EVENT_STREAM_FIELDS_ENABLED=1 record testing-all-fields 6.3 --filter '^SampleTests\.' \
    --attachments-path "$attachments"
record testing-version-0 0 --filter '^SampleTests\.'
record crash 6.3 --filter '^SampleCrashTests\.'
record classes 6.3 --filter '^SampleClassTests\.'
record classes-in-parallel 6.3 --parallel --filter '^SampleClass(Crash)?Tests\.'
record class-crash 6.3 --filter '^SampleClassCrashTests\.'
record slow 6.3 --filter '^SampleSlowTests\.Slow/'
record time-limit 6.3 --filter '^SampleSlowTests\.TimeLimits/'
