/// The reference of the program's JSON, from the types that are written as such.
struct JSONReference: Derivation {
    static let path = "Apps/Reference/json.md"

    func files(for review: Review) throws -> [DerivedFile] {
        let shapes = try JSONShapes(review).all()
        guard !shapes.isEmpty else { return [] }
        return [DerivedFile(path: Self.path, text: document(shapes))]
    }

    private func document(_ shapes: [JSONShape]) -> String {
        """
        <!-- Derived from the types in Modules/Core/StoryDocuments by './generate.sh derive'. Changes here are lost. -->
        # JSON of the `story` command

        With `--json`, a command writes one object to standard output; an error is one object on standard error. \
        [commands.md](commands.md#exit-codes) lists the exit codes; [story.schema.json](story.schema.json) says the same \
        as a [JSON Schema](https://json-schema.org), each object under its name. A Swift program reads them with the module \
        `StoryDocuments`.

        - Every document also has a `version`, an integer, the same in all: 1. It changes when a key goes or means \
        something else, and not when one is added. A document that is part of another one has none of its own.
        - A part that is missing is `null`, and never left out. A list without anything in it is `[]`.
        - A key has the name of the option that sets it (`--accessory`, `accessories`). What begins with `is` is a boolean, \
        what ends with `Count` an integer, what ends with `At` a date.
        - Pages and places in a queue are counted from 1. Times are in seconds. Paths are absolute.
        - A date is a string in ISO 8601, UTC, in whole seconds: `2026-11-22T19:49:03Z`.
        - A list is part of an object, under the name of what it holds: `{"version": 1, "stories": […]}`.
        - `age` of a story, an event or a collection is a string, the age group: `4-6`. `age` of a hero is an integer, in \
        years.
        - `story play --json`, `story create --play --json` and `--progress json` write a line for each change \
        ([JSON Lines](https://jsonlines.org)), the last on standard error. The first line is \
        `{"event": "start", "version": 1}`. An error or an answer among them is a document with a version of its own.

        ## Documents


        """ + chapter(.document, of: shapes) + "\n## Lines\n\n" + chapter(.line, of: shapes) + "\n## Parts\n\n"
            + chapter(.part, of: shapes) + "\n## Keys\n\n" + index(of: shapes)
    }

    private func chapter(_ kind: JSONShape.Kind, of shapes: [JSONShape]) -> String {
        shapes.filter { $0.kind == kind }.map { shape in
            let keys = shape.keys.map { "| `\($0.name)` | \($0.type) | \($0.meaning) |\n" }.joined()
            return """
                ### \(shape.name)

                \(shape.comment.replacing("\n", with: "\n\n"))

                | key | type | meaning |
                |---|---|---|
                \(keys)
                """
        }.joined(separator: "\n")
    }

    /// Returns the index of the keys.
    private func index(of shapes: [JSONShape]) -> String {
        let names = Set(shapes.flatMap { $0.keys.map(\.name) }).sorted()
        let rows = names.map { name in
            let found = shapes.filter { $0.keys.contains { $0.name == name } }
            let links = found.map { "[\($0.name)](#\($0.anchor))" }
            return "| `\(name)` | \(links.joined(separator: ", ")) |\n"
        }
        return "| key | found in |\n|---|---|\n" + rows.joined()
    }
}

extension JSONShape {
    /// What a link to its heading ends with.
    var anchor: String { Self.anchor(name) }

    fileprivate static func anchor(_ heading: String) -> String { heading.lowercased().replacing(" ", with: "-") }
}

extension JSONShape.Key {
    /// Its type, for people: "list of strings", "string or null".
    fileprivate var type: String {
        let word =
            switch value {
            case .plain(let word): word
            case .one: "string"
            case .object(let name): "[\(name)](#\(JSONShape.anchor(name)))"
            }
        let told = isList ? "list of \(word.hasPrefix("[") ? word : word + "s")" : word
        return isNullable ? "\(told) or null" : told
    }

    /// What it means, and which values there are.
    fileprivate var meaning: String {
        guard case .one(let values) = value else { return comment }
        return comment + " \(isList ? "Any of" : "One of"): \(values.map { "`\($0)`" }.joined(separator: ", "))."
    }
}
