#!/usr/bin/env bash
# shrink_icu.sh FOLDER: prints what the linker is told, an option a line, to link a program with less of ICU's data, of which
# it would have 65 MB otherwise. The objects for that are written into FOLDER.
#
# Of the system's ICU, which libxml2 brings, nothing is kept: it is asked only for encodings that the C library's iconv
# lacks. Of Foundation's ICU, what belongs to no language is kept, and the languages of our texts.
#
# An object is linked in place of the data by '--wrap': whoever asks for the data gets the object's, and so the member of
# the archive that has all of it is never taken. Where something is not as it is known, nothing is printed, and the
# program has all of it.
set -euo pipefail

folder=$1
here=$(cd -- "$(dirname -- "${BASH_SOURCE[0]}")" && pwd)
swift_tools=$(dirname -- "$(readlink -f -- "$(command -v swift)")")

# One of the tools for object files: Swift's own, or the system's.
tool() { command -v "$swift_tools/llvm-$1" || command -v "$1"; }

# Writes an object with a subset of the data that an archive has; fails where the archive has none.
write_object() {
    local archive=$1 object=$2 work member symbol
    shift 2
    work=$(mktemp -d)
    # shellcheck disable=SC2064 # the folder of this call
    trap "rm -rf '$work'" RETURN
    read -r member symbol < <("$(tool nm)" -A "$archive" 2>/dev/null |
        sed -n 's/^.*[:/]\([^:/]*\.o\): *[0-9a-f]* R \(icudt[0-9]*_dat\)$/\1 \2/p') || return 1
    (cd "$work" && "$(tool ar)" x "$archive" "$member") &&
        "$(tool objcopy)" -O binary --only-section=.rodata "$work/$member" "$work/full.dat" &&
        clang -O1 -o "$work/icu_subset" "$here/icu_subset.c" &&
        "$work/icu_subset" "$work/full.dat" "$work/subset.dat" "$@" &&
        printf '.section .rodata\n.balign 16\n.globl %s\n%s:\n.incbin "%s"\n.section .note.GNU-stack,"",%%progbits\n' \
            "__wrap_$symbol" "__wrap_$symbol" "$work/subset.dat" >"$work/subset.s" &&
        clang -c -o "$object.$$" "$work/subset.s" &&
        mv "$object.$$" "$object"
}

# Prints the options that link a subset in place of the data of an archive.
options() {
    local archive=$1 object=$2 symbol
    [[ -f $archive ]] || return 0
    if [[ ! ($object -nt $archive && $object -nt $here/icu_subset.c && $object -nt ${BASH_SOURCE[0]}) ]]; then
        write_object "$@" || return 0
    fi
    symbol=$("$(tool nm)" "$object" | sed -n 's/^.* R __wrap_\(icudt[0-9]*_dat\)$/\1/p')
    printf '%s\n' "$object" "--wrap=$symbol"
}

options "$(clang -print-file-name=libicudata.a)" "$folder/system_icu.o"
options "$swift_tools/../lib/swift_static/linux/lib_FoundationICU.a" "$folder/foundation_icu.o" en de
