import GRDB
import StoryCore

/// Rows that refer to nothing, which are saved to the damaged folder before they are deleted.
struct DanglingRows: Sendable {
    let damaged: DamagedFolder
    let schema: LibrarySchema

    /// A column of a table that refers to another.
    private struct Link: Hashable {
        var table: String
        var reference: TableReference
    }

    /// A table to whose rows others refer, and with which they go.
    private struct Owner: Hashable {
        var table: String
        var key: String
    }

    /// Returns how many rows of each table refer to nothing.
    static func counts(
        of schema: LibrarySchema, in database: Database
    ) throws -> [(table: String, owner: String, count: Int)] {
        try schema.layouts(in: database).flatMap { table in
            try table.references.compactMap { reference in
                let count = try Int.fetchOne(
                    database, sql: "SELECT count(*) FROM \(table.name) WHERE \(reference.isDangling)")
                return count.flatMap { $0 > 0 ? (table.name, reference.table, $0) : nil }
            }
        }
    }

    /// Moves all of them to the damaged folder.
    ///
    /// Their files stay: they may belong to a story that is restored from a recovery record.
    ///
    /// - Returns: The number of missing rows to which they belonged.
    func putAway(in database: Database) throws -> Int {
        let layouts = try schema.layouts(in: database)
        let references = layouts.flatMap { table in table.references.map { (table: table, reference: $0) } }
        var count = 0
        var seen: Set<Owner> = []
        // Those first to whose rows others refer in turn.
        for owner in references.map({ Owner(table: $0.reference.table, key: $0.reference.key) })
        where seen.insert(owner).inserted {
            let owned = references.filter {
                $0.reference.onDeletion == .remove && $0.reference.table == owner.table
                    && $0.reference.key == owner.key
            }
            let gone = try Set(
                owned.flatMap { table, reference in
                    try DatabaseValue.fetchAll(
                        database,
                        sql: "SELECT DISTINCT \(reference.column) FROM \(table.name) WHERE \(reference.isDangling)")
                })
            for key in gone { try putAway(owned, of: owner.table, key, layouts, in: database) }
            count += gone.count
        }
        for (table, reference) in references where reference.onDeletion == .forget {
            try database.execute(sql: table.deletion(of: reference))
        }
        return count
    }

    /// Moves the parts of a story without a row of its own to the damaged folder.
    func putAwayParts(ofStory number: Int64, in database: Database) throws {
        let parts = StoryTables.parts.flatMap { table in
            table.references.filter { $0.table == "story" }.map { (table: table, reference: $0) }
        }
        try putAway(parts, of: "story", number.databaseValue, StoryTables.parts, in: database)
    }

    private func putAway(
        _ owned: [(table: TableLayout, reference: TableReference)], of owner: String, _ key: DatabaseValue,
        _ layouts: [TableLayout], in database: Database
    ) throws {
        let name = String.fromDatabaseValue(key) ?? Int64.fromDatabaseValue(key).map(String.init) ?? ""
        try damaged.keepRows(
            owned.flatMap { table, reference in
                var followed: Set<Link> = []
                return Self.selections(of: table, where: "\(reference.column) = ?", layouts, &followed)
            }, [key], as: "rows-of-\(owner)-\(name)", reason: "The \(owner) that they belonged to was gone.",
            in: database)
        for (table, reference) in owned {
            try database.execute(
                sql: "DELETE FROM \(table.name) WHERE \(reference.column) = ?", arguments: [key])
        }
    }

    /// Returns the rows of a table that meet a condition, and those that are deleted with them.
    ///
    /// - Parameter followed: The links that were followed; each is followed once, since tables may refer to each other.
    private static func selections(
        of table: TableLayout, where condition: String, _ layouts: [TableLayout], _ followed: inout Set<Link>
    ) -> [(table: String, condition: String)] {
        var selections = [(table: table.name, condition: condition)]
        for other in layouts {
            for reference in other.references where reference.table == table.name && reference.onDeletion == .remove {
                guard followed.insert(Link(table: other.name, reference: reference)).inserted else { continue }
                let isOwned = "\(reference.column) IN (SELECT \(reference.key) FROM \(table.name) WHERE \(condition))"
                selections += Self.selections(of: other, where: isOwned, layouts, &followed)
            }
        }
        return selections
    }
}

extension TableReference {
    /// The condition on a row that refers to nothing, as SQL.
    fileprivate var isDangling: String {
        "\(column) IS NOT NULL AND \(column) NOT IN (SELECT \(key) FROM \(table))"
    }
}

extension TableLayout {
    /// Returns the statement that does to the rows that refer to nothing what happens when that is deleted.
    func deletion(of reference: TableReference) -> String {
        switch reference.onDeletion {
        case .remove: "DELETE FROM \(name) WHERE \(reference.isDangling)"
        case .forget: "UPDATE \(name) SET \(reference.column) = NULL WHERE \(reference.isDangling)"
        }
    }
}
