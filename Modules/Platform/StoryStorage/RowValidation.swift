import Foundation
import GRDB
import StoryCore

/// Validates every row of an untrusted database: this program must have been able to write it.
///
/// The schema must be the current one. Of features that the program lacks, it can only refuse hidden text.
struct RowValidation {
    let schema: LibrarySchema
    let database: Database

    /// Checks all rows.
    ///
    /// - Throws: ``StorageError/corrupt(path:detail:)`` with an empty path, which names the first invalid row.
    func check() throws {
        for table in try schema.layouts(in: database).map(\.name) + ["revision", "feature"] {
            try refuseHiddenText(in: table)
        }
        for table in schema.tables {
            try forEach(table.name, table.soundColumns) { try table.isSound($0, database) }
        }
        try checkNumbers()
        try checkRevisions()
        try checkFeatures()
    }

    // MARK: - The library's own tables

    /// Checks the numbers that are never given again.
    private func checkNumbers() throws {
        guard try database.tableExists("sqlite_sequence") else { return }
        let tables = Set(try schema.layouts(in: database).filter(\.neverReusesNumbers).map(\.name))
        try forEach(
            "sqlite_sequence",
            "coalesce(CAST(name AS TEXT), '') AS name, typeof(seq) AS kind, CAST(seq AS INTEGER) AS seq"
        ) { row in
            tables.contains(row["name"]) && row["kind"] == "integer" && (0...(1 << 53)).contains(row["seq"] as Int)
        }
    }

    private func checkRevisions() throws {
        try forEach("revision", "part, number") { row in
            StoredBounds.isLine(row["part"], limit: 64) && (0...(1 << 62)).contains(row["number"] as Int)
        }
        // Those of features that this program lacks are named by their triggers.
        let triggers = try String.fetchAll(database, sql: "SELECT sql FROM sqlite_schema WHERE type = 'trigger'")
        let counted = schema.parts.union(triggers.compactMap(ChangeCount.part)).map(\.rawValue)
        guard try String.fetchSet(database, sql: "SELECT part FROM revision") == Set(counted) else {
            throw Self.foreign("revision")
        }
    }

    private func checkFeatures() throws {
        var tables: Set<String> = []
        for feature in try FeatureVersions.rows(in: database) {
            let layouts = try? StoredJSON.value([TableLayout].self, of: feature.tables)
            guard feature.isSound, TableLayout.isName(feature.name), StoredBounds.counts.contains(feature.version),
                layouts?.allSatisfy({ $0.isSound && tables.insert($0.name.lowercased()).inserted }) == true
            else { throw Self.foreign("feature") }
        }
    }

    // MARK: - Rows

    private func forEach(_ table: String, _ columns: String, isOurs: (Row) throws -> Bool) throws {
        let rows = try Row.fetchCursor(database, sql: "SELECT \(columns) FROM \(table) NOT INDEXED")
        while let row = try rows.next() {
            let isSound: Bool
            do {
                isSound = try isOurs(row)
            } catch is DecodingError {
                isSound = false
            }
            guard isSound else { throw Self.foreign(table) }
        }
    }

    /// Rejects texts with a NUL, which hides what follows.
    private func refuseHiddenText(in table: String) throws {
        let texts = try database.columns(in: table).filter { $0.type == "TEXT" }.map { "\"\($0.name)\"" }
        guard !texts.isEmpty else { return }
        let isHidden = texts.map { "instr(CAST(\($0) AS BLOB), x'00') > 0" }.joined(separator: " OR ")
        if try Bool.fetchOne(database, sql: "SELECT EXISTS (SELECT 1 FROM \(table) NOT INDEXED WHERE \(isHidden))")
            == true
        {
            throw Self.foreign(table)
        }
    }

    private static func foreign(_ table: String) -> StorageError {
        .corrupt(path: "", detail: "Its table '\(table)' has a row that this program wouldn't write.")
    }
}
