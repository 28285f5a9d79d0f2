public import GRDB
public import StoryCore

/// Resolves references: finds what a person means by a few characters.
public struct ReferenceResolver: Sendable {
    /// A match.
    private struct Found {
        var id: Identifier<Self>
        var name: String

        /// The text in an error.
        var description: String { "\(name) (\(id.short))" }
    }

    /// The table.
    package let table: String
    /// The column of names.
    package let nameColumn: String
    /// The column of folded names.
    package let foldedColumn: String
    /// Whether a prefix of a name matches.
    private let acceptsNamePrefix: Bool
    /// The condition on the rows.
    private var scope: String

    /// Stories by title.
    package static let story = ReferenceResolver(
        table: "story", nameColumn: "title", foldedColumn: "foldedTitle", acceptsNamePrefix: true,
        scope: "removedAt IS NULL")
    /// Stories in the bin by title.
    package static let binnedStory = ReferenceResolver(
        table: "story", nameColumn: "title", foldedColumn: "foldedTitle", acceptsNamePrefix: true,
        scope: "removedAt IS NOT NULL")
    package static let hero = ReferenceResolver(
        table: "hero", nameColumn: "name", foldedColumn: "foldedName", acceptsNamePrefix: true)
    /// Heroes by their whole name.
    package static let namedHero = ReferenceResolver(
        table: "hero", nameColumn: "name", foldedColumn: "foldedName", acceptsNamePrefix: false)
    package static let event = ReferenceResolver(
        table: "customEvent", nameColumn: "title", foldedColumn: "foldedTitle", acceptsNamePrefix: true)

    /// Creates a resolver for the rows of a table, which have their identifiers in the column `id`.
    ///
    /// - Parameter foldedColumn: The column of names as ``SearchText/folded(_:)`` makes them.
    public init(table: String, nameColumn: String, foldedColumn: String) {
        self.init(
            table: table, nameColumn: nameColumn, foldedColumn: foldedColumn, acceptsNamePrefix: true)
    }

    private init(
        table: String, nameColumn: String, foldedColumn: String, acceptsNamePrefix: Bool, scope: String = "TRUE"
    ) {
        self.table = table
        self.nameColumn = nameColumn
        self.foldedColumn = foldedColumn
        self.acceptsNamePrefix = acceptsNamePrefix
        self.scope = scope
    }

    /// The minimum length of a prefix of an identifier.
    package static let shortestPrefix = 4

    /// Returns the identifier for a person's reference.
    ///
    /// - Throws: ``StorageError/notFound(_:_:)`` or ``StorageError/ambiguous(_:_:candidates:)``.
    public func identifier(matching reference: String, kind: StoredKind, in database: Database) throws -> String {
        try identifier(matching: reference, kind: kind, among: "TRUE", in: database)
    }

    /// Returns the identifier for a person's reference among the rows that meet a condition.
    package func identifier(
        matching reference: String, kind: StoredKind, among condition: String, in database: Database
    ) throws -> String {
        var resolver = self
        resolver.scope = "\(scope) AND \(condition)"
        let found = try resolver.rows(matching: reference, in: database)
        guard let first = found.first else { throw StorageError.notFound(kind, reference) }
        guard found.count == 1 else {
            throw StorageError.ambiguous(kind, reference, candidates: found.map(\.description))
        }
        return first.id.rawValue
    }

    /// Returns the best matches: an identifier, else an exact name, else one that differs in case and accents, else a
    /// prefix of an identifier or name.
    private func rows(matching reference: String, in database: Database) throws -> [Found] {
        guard let line = PlainText.line(reference, limit: .max) else { return [] }
        let (identifier, folded) = (line.lowercased(), SearchText.folded(line))
        for (condition, argument) in [
            ("id = ?", identifier), ("\(nameColumn) = ?", line), ("\(foldedColumn) = ?", folded),
        ] {
            let exact = try found(condition, [argument], in: database)
            if !exact.isEmpty { return exact }
        }
        var conditions: [String] = []
        var arguments: [String] = []
        if identifier.count >= Self.shortestPrefix {
            conditions.append("(id >= ? AND id < ?)")
            arguments += [identifier, identifier + "\u{10FFFF}"]
        }
        if acceptsNamePrefix {
            conditions.append("(\(foldedColumn) >= ? AND \(foldedColumn) < ?)")
            arguments += [folded, folded + "\u{10FFFF}"]
        }
        guard !conditions.isEmpty else { return [] }
        return try found(conditions.joined(separator: " OR "), arguments, in: database)
    }

    private func found(_ condition: String, _ arguments: [String], in database: Database) throws -> [Found] {
        try Row.fetchAll(
            database,
            sql: """
                SELECT id, \(nameColumn) AS name FROM \(table) WHERE \(scope) AND (\(condition)) ORDER BY 2, 1 LIMIT 20
                """,
            arguments: StatementArguments(arguments)
        ).map { Found(id: try .stored($0["id"]), name: $0["name"]) }
    }
}
