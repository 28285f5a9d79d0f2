import Foundation
import GRDB
import SafeFiles
import StoryCore

/// Checks the pages and tables of the database.
struct DatabaseCheck: Sendable {
    let database: LibraryDatabase

    /// Returns the item of the database.
    ///
    /// - Throws: An error if the database cannot be opened.
    func item() async throws(StorageError) -> InspectionRun.Item {
        var item = InspectionRun.Item(name: "database")
        let complaints = try await complaints()
        if !complaints.isEmpty {
            var lost: [String] = []
            for table in database.schema.tables.map(\.name) {
                if let error = await errorReading(table) { lost.append("\(table): \(error)") }
            }
            item.problems = complaints.map {
                LibraryProblem(
                    .damagedDatabase, database.file.lastPathComponent, $0,
                    lost.isEmpty ? .rebuildDatabase : .salvageDatabase)
            }
        }
        item.problems += await foreignDefinitions()
        item.problems += await danglingRows()
        return item
    }

    /// Returns the problem of a database that cannot be opened; nil if it may be whole, or another program's.
    func problem(ofOpening error: StorageError) -> LibraryProblem? {
        guard case .corrupt(_, let detail) = error, let status = FileStatus(database.file), status.isFile,
            detail.hasPrefix("SQLite says") || detail == FeatureVersions.damage || status.byteCount == 0
        else { return nil }
        return LibraryProblem(.damagedDatabase, database.file.lastPathComponent, detail, .salvageDatabase)
    }

    /// Returns SQLite's findings, at most 20 sentences.
    private func complaints() async throws(StorageError) -> [String] {
        do throws(StorageError) {
            return try await database.read { database in
                try String.fetchAll(database, sql: "PRAGMA integrity_check(20)").filter { $0 != "ok" }
                    .map { "SQLite says: \($0)" }
            }
        } catch .corrupt(_, let detail) {
            // A file of another program is refused when it is opened.
            try await database.read { _ in }
            return [detail]
        }
    }

    /// Reads every value of a table without its indexes, and returns the error.
    private func errorReading(_ table: String) async -> String? {
        do throws(StorageError) {
            try await database.read { database in
                let columns = try database.columns(in: table).map { "sum(length(\($0.name)))" }
                _ = try Row.fetchOne(
                    database, sql: "SELECT \(columns.joined(separator: ", ")) FROM \(table) NOT INDEXED")
            }
            return nil
        } catch {
            return error.reason ?? error.message
        }
    }

    /// Returns the differences between the database's schema and this program's.
    private func foreignDefinitions() async -> [LibraryProblem] {
        do throws(StorageError) {
            return try await database.foreignDefinitions().map { name in
                LibraryProblem(
                    .damagedDatabase, name, "Its definition differs from a library's.", .rebuildDatabase)
            }
        } catch {
            return [
                LibraryProblem(
                    .damagedDatabase, "definitions", error.reason ?? error.message, .followUp(.restoreBackup))
            ]
        }
    }

    private func danglingRows() async -> [LibraryProblem] {
        do throws(StorageError) {
            return try await database.read { [schema = database.schema] database in
                try DanglingRows.counts(of: schema, in: database).map { table, owner, count in
                    LibraryProblem(
                        .danglingRow, table, "\(count) of its rows belong to a \(owner) that no longer exists.",
                        .putAwayDangling)
                }
            }
        } catch {
            return [
                LibraryProblem(.damagedDatabase, "references", error.reason ?? error.message, .followUp(.restoreBackup))
            ]
        }
    }
}

/// Checks the consistency of the search index; its match with the stories is checked story by story.
struct SearchCheck: Sendable {
    let database: LibraryDatabase

    func item() async -> InspectionRun.Item {
        var item = InspectionRun.Item(name: "search index")
        do throws(StorageError) {
            // The check is written like a change, but changes nothing.
            try await database.write {
                try $0.execute(sql: "INSERT INTO storyText(storyText) VALUES ('integrity-check')")
            }
            let extra = try await database.read { database in
                try Int.fetchOne(
                    database,
                    sql: "SELECT count(*) FROM storyText_docsize WHERE id NOT IN (SELECT number FROM story NOT INDEXED)"
                )
            }
            if let extra, extra > 0 {
                item.problems.append(
                    problem("It lists \(StoryText.count(extra, "story", "stories")) that no longer exist."))
            }
        } catch .corrupt(_, let detail) {
            item.problems.append(problem(detail))
        } catch {
            item.problems.append(
                LibraryProblem(
                    .notChecked, "search index", "It couldn't be checked: \(error.message)",
                    .advice(error.advice)))
        }
        return item
    }

    private func problem(_ detail: String) -> LibraryProblem {
        LibraryProblem(.staleIndex, "search index", detail, .rebuildSearch)
    }
}

/// Checks what features state of their rows, and what else they have to say of them.
struct RowCheck: Sendable {
    let database: LibraryDatabase

    func item() async -> InspectionRun.Item {
        let tables = database.schema.tables.compactMap { table in table.readable.map { (table, $0) } }
        var item = InspectionRun.Item(name: StoryText.list(tables.map(\.1.plural)))
        for (table, readable) in tables { item.problems += await unreadable(readable, in: table) }
        for feature in database.schema.features { item.problems += await problems(of: feature) }
        return item
    }

    /// Returns what a feature finds; a damaged table is reported where its rows are read.
    private func problems(of feature: any FeatureStorage) async -> [LibraryProblem] {
        let problems = try? await database.read { try feature.problems(in: $0) }
        return (problems ?? []).map { LibraryProblem($0) }
    }

    private func unreadable(_ readable: StoredTable.Readable, in table: StoredTable) async -> [LibraryProblem] {
        do throws(StorageError) {
            return try await database.read { database in
                try Row.fetchAll(
                    database,
                    sql: """
                        SELECT \(readable.nameColumn) AS rowName, \(readable.columns) FROM \(table.name) NOT INDEXED
                        """
                ).compactMap { row in
                    guard !readable.canRead(row, database) else { return nil }
                    return LibraryProblem(
                        .unreadableRow, table.rowName(row["rowName"]), "It can't be read.",
                        .followUp(.restoreBackup))
                }
            }
        } catch {
            return [
                LibraryProblem(.damagedDatabase, table.name, error.reason ?? error.message, .followUp(.restoreBackup))
            ]
        }
    }
}
