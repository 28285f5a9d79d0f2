/// An object of the program's JSON.
struct JSONShape: Hashable, Sendable {
    /// What it is used for.
    enum Kind: String, CaseIterable, Sendable {
        /// It stands alone.
        case document = "JSONDocument"
        /// It is a line of a stream.
        case line = "JSONLine"
        /// It is part of others.
        case part = "Encodable"
    }

    /// One of its keys.
    struct Key: Hashable, Sendable {
        /// What it is called.
        let name: String
        /// Its type, for people: "list of strings", "string or null".
        let type: String
        /// What it means, and which values there are.
        let meaning: String
    }

    /// What it is used for.
    let kind: Kind
    /// What it is called: "Story list".
    let name: String
    /// What it says, a line for each paragraph.
    let comment: String
    /// Its keys, by name.
    let keys: [Key]
}

/// Why something cannot be told of the program's JSON.
struct JSONShapeError: Error, CustomStringConvertible {
    let description: String
}

/// Finds the objects of the program's JSON in the types that are written as such.
struct JSONShapes {
    private let review: Review
    private static let folder = "Apps/StoryCLI/"

    init(_ review: Review) {
        self.review = review
    }

    /// All that stand alone, are lines, or are part of one that does, by name.
    func all() throws(JSONShapeError) -> [JSONShape] {
        let types = review.declarations(below: Self.folder).filter { $0.declaration.kind == .struct }
        var found: [JSONShape] = []
        for kind in JSONShape.Kind.allCases {
            for (path, type) in types where type.parents == [kind.rawValue] && type.name.hasSuffix(Self.suffix(kind)) {
                found.append(try shape(of: type, kind, in: path))
            }
        }
        return found.sorted { $0.name < $1.name }
    }

    /// Other types are `Encodable`, too.
    private static func suffix(_ kind: JSONShape.Kind) -> String { kind == .part ? "Document" : "" }

    private func shape(
        of type: SwiftDeclaration, _ kind: JSONShape.Kind, in path: String
    ) throws(JSONShapeError) -> JSONShape {
        let lines = lines(of: path)
        var keys: [JSONShape.Key] = []
        for property in SwiftProperty.all(in: type, lines: lines) {
            keys.append(try key(for: property, of: type, in: path))
        }
        let comment = SwiftComment.above(line: type.line, in: lines)
        guard !comment.isEmpty else {
            throw JSONShapeError(description: "\(path): \(type.name) says nothing of itself.")
        }
        return JSONShape(
            kind: kind, name: Self.name(of: type.name), comment: comment, keys: keys.sorted { $0.name < $1.name })
    }

    private func key(
        for property: SwiftProperty, of type: SwiftDeclaration, in path: String
    ) throws(JSONShapeError) -> JSONShape.Key {
        let place = "\(path): \(property.name) of \(type.name)"
        guard !property.comment.isEmpty else { throw JSONShapeError(description: "\(place) says nothing of itself.") }
        let isNullable = property.type.hasSuffix("?")
        guard isNullable == property.wrappers.contains("Nullable") else {
            throw JSONShapeError(description: "\(place) may be left out: make it @Nullable.")
        }
        var element = isNullable ? String(property.type.dropLast()) : property.type
        let isList = element.hasPrefix("[")
        if isList { element = String(element.dropFirst().dropLast()) }
        guard let (word, values) = told(element, in: type) else {
            throw JSONShapeError(description: "\(place) has the type \(element), which JSON does not tell.")
        }
        let told = isList ? "list of \(word.hasPrefix("[") ? word : word + "s")" : word
        let rest = values.isEmpty ? "" : " \(isList ? "Any of" : "One of"): \(values.joined(separator: ", "))."
        return JSONShape.Key(
            name: property.name, type: isNullable ? "\(told) or null" : told,
            meaning: property.comment.replacing("\n", with: " ") + rest)
    }

    /// A type for people, and the values that it has if they are few.
    private func told(_ type: String, in owner: SwiftDeclaration) -> (word: String, values: [String])? {
        let words = [
            "String": "string", "Int": "integer", "UInt64": "integer", "Double": "number", "Bool": "boolean",
            "Date": "date",
        ]
        if let word = words[type] { return (word, []) }
        if type.hasSuffix("Document"), !type.contains(".") {
            let name = Self.name(of: type)
            return ("[\(name)](#\(Self.anchor(name)))", [])
        }
        let values = self.values(of: type, in: owner)
        return values.isEmpty ? nil : ("string", values.map { "`\($0)`" })
    }

    /// The values of an enum, which may stand in another type or in its owner.
    private func values(of type: String, in owner: SwiftDeclaration) -> [String] {
        let names = type.split(separator: ".").map(String.init)
        let outer = names.count > 1 ? names[0] : owner.name
        let all = review.declarations(below: "")
        let inside = all.filter { $0.declaration.name == outer }.flatMap { path, declaration in
            SwiftDeclaration.all(in: declaration.body).map { (path, $0) }
        }
        let known = inside + (names.count > 1 ? [] : all.map { ($0.path, $0.declaration) })
        guard let (path, found) = known.first(where: { $0.1.name == names.last && $0.1.kind == .enum }) else {
            return []
        }
        return RawCase.all(in: found, lines: lines(of: path)).map(\.value)
    }

    private func lines(of path: String) -> [Substring] {
        (review.sources[path] ?? "").split(separator: "\n", omittingEmptySubsequences: false)
    }

    /// A type's name as words, without what all have in common: "Story list".
    static func name(of type: String) -> String {
        type.replacing(/Document$/, with: "").replacing(/([a-z])([A-Z])/) { "\($0.1) \($0.2.lowercased())" }
    }

    /// What a link to a heading ends with.
    static func anchor(_ heading: String) -> String { heading.lowercased().replacing(" ", with: "-") }
}
