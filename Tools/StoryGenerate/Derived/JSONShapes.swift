/// An object of the program's JSON.
struct JSONShape: Hashable, Sendable {
    /// What it is used for.
    enum Kind: String, CaseIterable, Sendable {
        /// It stands alone.
        case document = "JSONDocument"
        /// It is a line of a stream.
        case line = "JSONLine"
        /// It is part of others.
        case part = "JSONPart"
    }

    /// What a value is.
    enum Value: Hashable, Sendable {
        /// A string, an integer, a number, a boolean or a date.
        case plain(String)
        /// One of these strings.
        case one(of: [String])
        /// Another object, by its name.
        case object(String)
    }

    /// One of its keys.
    struct Key: Hashable, Sendable {
        /// What it is called.
        let name: String
        /// What its value is, or each of them.
        let value: Value
        /// Whether there are several.
        let isList: Bool
        /// Whether it may be missing.
        let isNullable: Bool
        /// What it means.
        let comment: String
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

/// An error of describing the program's JSON.
struct JSONShapeError: Error, CustomStringConvertible {
    let description: String
}

/// Finds the objects of the program's JSON in the types that are written as such.
struct JSONShapes {
    private let review: Review
    /// Where the types are.
    static let folder = "Modules/Core/StoryDocuments/"

    init(_ review: Review) {
        self.review = review
    }

    /// All that stand alone, are lines, or are part of one that does, by name.
    func all() throws(JSONShapeError) -> [JSONShape] {
        let types = review.declarations(below: Self.folder).filter { $0.declaration.kind == .struct }
        var found: [JSONShape] = []
        for kind in JSONShape.Kind.allCases {
            for (path, type) in types where type.parents == [kind.rawValue] {
                found.append(try shape(of: type, kind, in: path))
            }
        }
        return found.sorted { $0.name < $1.name }
    }

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
        let position = "\(path): \(property.name) of \(type.name)"
        guard !property.comment.isEmpty else {
            throw JSONShapeError(description: "\(position) says nothing of itself.")
        }
        let isNullable = property.type.hasSuffix("?")
        guard isNullable == property.wrappers.contains("Nullable") else {
            throw JSONShapeError(description: "\(position) may be left out: make it @Nullable.")
        }
        var element = isNullable ? String(property.type.dropLast()) : property.type
        let isList = element.hasPrefix("[")
        if isList { element = String(element.dropFirst().dropLast()) }
        guard let value = value(of: element, in: type) else {
            throw JSONShapeError(description: "\(position) has the type \(element), which JSON does not tell.")
        }
        return JSONShape.Key(
            name: property.name, value: value, isList: isList, isNullable: isNullable,
            comment: property.comment.replacing("\n", with: " "))
    }

    /// What a value of a type is.
    private func value(of type: String, in owner: SwiftDeclaration) -> JSONShape.Value? {
        let words = [
            "String": "string", "Int": "integer", "UInt64": "integer", "Double": "number", "Bool": "boolean",
            "Date": "date",
        ]
        if let word = words[type] { return .plain(word) }
        if type.hasSuffix("Document"), !type.contains(".") { return .object(Self.name(of: type)) }
        let values = self.values(of: type, in: owner)
        return values.isEmpty ? nil : .one(of: values)
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
}
