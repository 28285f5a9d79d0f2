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
        [commands.md](commands.md#exit-codes) lists the exit codes; [story.schema.json](story.schema.json) has the same as \
        a [JSON Schema](https://json-schema.org), each object under its name. Swift programs decode them with the module \
        `StoryDocuments`.

        - Every document also has a `version`, an integer, the same in all of them: 1. It changes when a key is removed or \
        changes its meaning, but not when one is added. A document inside another one has none of its own.
        - A missing value is `null`, never left out. An empty list is `[]`.
        - A key has the name of the option that sets it (`--accessory`, `accessories`). A key that begins with `is` is a \
        boolean; one that ends with `Count` is an integer, and with `At` a date.
        - Pages and positions in a queue count from 1. Times are in seconds. Paths are absolute.
        - A date is a string in ISO 8601, UTC, in whole seconds: `2026-11-22T19:49:03Z`.
        - A list is part of an object, under the name of its contents: `{"version": 1, "stories": […]}`.
        - `age` of a story, an event or a collection is a string, the age group: `4-6`. `age` of a hero is an integer, in \
        years.
        - `story play --json`, `story create --play --json` and `--progress json` write a line for each change \
        ([JSON Lines](https://jsonlines.org)), `--progress json` on standard error. The first line is \
        `{"event": "start", "version": 1}`. An error or an answer among the lines is a document with its own version.

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
