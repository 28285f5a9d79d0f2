public import GRDB

/// A table of a feature, with what is known of its rows.
public struct StoredTable: Sendable {
    /// What a library remembers of the table for programs that lack its feature.
    public var layout: TableLayout
    /// Returns whether this program could have written a row; throws a `DecodingError` if not, too.
    var isSound: @Sendable (Row, Database) throws -> Bool
    /// The columns that `isSound` is given.
    var soundColumns: String
    /// What `verify` reads of every row; nil if nothing of it can be unreadable.
    var readable: Readable?
    /// Returns the name of a row for people, by its key within its story.
    var rowName: @Sendable (String) -> String
    /// Whether a lost row is made again without anybody's help.
    var isRemade: Bool

    /// What of a row has to be readable.
    struct Readable: Sendable {
        /// The name of the rows in the plural: "heroes".
        var plural: String
        /// The column with the name of a row.
        var nameColumn: String
        /// The columns that `canRead` is given.
        var columns: String
        /// Returns whether a row can be read.
        var canRead: @Sendable (Row, Database) -> Bool
    }

    /// Describes a table.
    ///
    /// - Parameters:
    ///   - layout: The table's name, keys and references.
    ///   - rowName: Returns the name of a row for people, by its key within its story; nil for table and key.
    ///   - isRemade: Whether a lost row is made again without anybody's help.
    ///   - columns: The columns that `isSound` is given, as SQL.
    ///   - isSound: Returns whether this program could have written a row, which may come from a forged backup.
    public init(
        _ layout: TableLayout, rowName: (@Sendable (String) -> String)? = nil, isRemade: Bool = false,
        columns: String = "*", isSound: @escaping @Sendable (Row, Database) throws -> Bool
    ) {
        self.layout = layout
        self.isSound = isSound
        self.isRemade = isRemade
        soundColumns = columns
        self.rowName = rowName ?? { "\(layout.name) \($0)" }
    }

    /// Returns the table with `verify` reading the column `json` of every row.
    ///
    /// - Parameters:
    ///   - plural: The name of the rows in the plural: "heroes".
    ///   - nameColumn: The column with the name of a row.
    public func verifying<Value: Decodable & SendableMetatype>(
        _ plural: String, named nameColumn: String, as type: Value.Type
    ) -> StoredTable {
        verifying(plural, nameColumn, "json") { row, _ in (try? StoredJSON.value(type, of: row["json"])) != nil }
    }

    /// Returns the table with `verify` reading every row as a whole, and naming those that aren't sound.
    ///
    /// - Parameters:
    ///   - plural: The name of the rows in the plural: "heroes".
    ///   - nameColumn: The column with the name of a row.
    public func verifying(_ plural: String, named nameColumn: String) -> StoredTable {
        verifying(plural, nameColumn, soundColumns) { [isSound] row, database in
            (try? isSound(row, database)) == true
        }
    }

    private func verifying(
        _ plural: String, _ nameColumn: String, _ columns: String,
        canRead: @escaping @Sendable (Row, Database) -> Bool
    ) -> StoredTable {
        var table = self
        table.readable = Readable(plural: plural, nameColumn: nameColumn, columns: columns, canRead: canRead)
        return table
    }

    var name: String { layout.name }
}

/// The name, keys and references of a table.
public struct TableLayout: Codable, Hashable, Sendable {
    /// The name, of letters, digits and underscores, unique among all features; so are the names of all columns.
    public var name: String
    /// The column with the row number of the story that a row belongs to; nil for rows of no story.
    public var story: String?
    /// The key columns of a row within its story.
    public var key: [String]
    /// What the rows refer to.
    public var references: [TableReference]
    /// Whether numbers of rows are never given again (`AUTOINCREMENT`).
    public var neverReusesNumbers: Bool

    /// Describes a table; rows of a story refer to it, and go with it.
    public init(
        _ name: String, story: String? = nil, key: [String] = [], references: [TableReference] = [],
        neverReusesNumbers: Bool = false
    ) {
        self.name = name
        self.story = story
        self.key = key
        self.references = references
        if let story {
            let owner = TableReference(column: story, table: "story", key: "number", onDeletion: .remove)
            self.references.insert(owner, at: 0)
        }
        self.neverReusesNumbers = neverReusesNumbers
    }

    /// Describes the table of the stories themselves.
    init(stories name: String, number: String) {
        self.init(name)
        story = number
    }
}

/// A column whose values are keys of another table; the definition in SQL says the same.
public struct TableReference: Codable, Hashable, Sendable {
    /// What happens to a row when that to which it refers is deleted.
    public enum Deletion: String, Codable, Sendable {
        /// It is deleted, too (`ON DELETE CASCADE`).
        case remove
        /// It stays, and refers to nothing (`ON DELETE SET NULL`).
        case forget
    }

    /// The column.
    public var column: String
    /// The table that it refers to, of this feature or another.
    public var table: String
    /// The key column of that table.
    public var key: String
    /// What happens to a row when that to which it refers is deleted.
    public var onDeletion: Deletion

    /// Describes a reference.
    public init(column: String, table: String, key: String, onDeletion: Deletion) {
        self.column = column
        self.table = table
        self.key = key
        self.onDeletion = onDeletion
    }
}
