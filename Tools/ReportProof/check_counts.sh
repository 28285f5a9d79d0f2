#!/usr/bin/env bash
# Reads reports with a parser that is not ours; see README.md.
set -euo pipefail

if (($# < 2)); then
    printf 'Usage: %s JUNIT_REPORT REPORT…\n' "$0" >&2
    exit 64
fi
program=$1
shift
root=$(cd -- "$(dirname -- "${BASH_SOURCE[0]}")/../.." && pwd)
environment="$root/.build/report-proof"
if ! [[ -x $environment/bin/python ]] || ! "$environment/bin/python" -c 'import junitparser' 2>/dev/null; then
    python3 -m venv --clear "$environment"
    "$environment/bin/pip" install --quiet --disable-pip-version-check 'junitparser==5.0.3'
fi

status=0
for report in "$@"; do
    theirs=$("$environment/bin/python" "$root/Tools/ReportProof/count.py" "$report")
    ours=$("$program" show "$report" | tail -n 1)
    if [[ $theirs == "$ours" ]]; then
        printf '%s: %s\n' "$report" "$ours"
    else
        printf '%s: %s here, but %s in junitparser\n' "$report" "$ours" "$theirs"
        status=1
    fi
done
exit "$status"
