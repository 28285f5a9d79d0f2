#!/usr/bin/python3
"""Compares the author's tables with their schemas, all in one process: starting one for each takes longer.

Prints a line for each that does not fit, and ends with 1 if there is one.
"""

import json
import pathlib
import sys

import jsonschema

SCHEMAS = pathlib.Path(__file__).resolve().parent
LANGUAGES = SCHEMAS.parent / "Languages"
PACKAGE = SCHEMAS.parents[3]
# A table's schema has the table's name; of those in a folder, that of what the folder has several of.
FOLDERS = {"events": "event", "plots": "plot"}


def load(path):
    """What a JSON file holds."""
    return json.loads(path.read_text(encoding="utf-8"))


def validator(name):
    """What compares tables with a schema, which may refer to others beside it."""
    schema = load(SCHEMAS / f"{name}.schema.json")
    kind = jsonschema.validators.validator_for(schema)
    resolver = jsonschema.RefResolver(base_uri=f"{SCHEMAS.as_uri()}/", referrer=schema)
    return kind(schema, resolver=resolver)


def main():
    """Compares all tables."""
    validators = {}
    faults = 0
    for table in sorted(LANGUAGES.glob("*/*.json")) + sorted(LANGUAGES.glob("*/*/*.json")):
        name = FOLDERS.get(table.parent.name, table.stem)
        if name not in validators:
            validators[name] = validator(name)
        for error in validators[name].iter_errors(load(table)):
            faults += 1
            place = "/".join(str(part) for part in error.absolute_path)
            print(f"{table.relative_to(PACKAGE)}:1: it does not fit {name}.schema.json at '{place}': "
                  f"{error.message[:300]}")
    return 1 if faults else 0


if __name__ == "__main__":
    sys.exit(main())
