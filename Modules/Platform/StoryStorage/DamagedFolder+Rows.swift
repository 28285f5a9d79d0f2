import Foundation
import GRDB
import StoryCore

extension DamagedFolder {
    /// Keeps rows that are about to be removed or replaced, and says so in the index: a line of JSON for each, with its
    /// table and its columns. Binary values are written in hexadecimal.
    ///
    /// - Parameters:
    ///   - tables: Where the rows are.
    ///   - condition: Which of them, as after `WHERE`; it has to fit all of the tables.
    ///   - name: What they are, for the name of the file.
    func keepRows(
        of tables: [String], where condition: String, _ arguments: StatementArguments, as name: String, reason: String,
        in database: Database
    ) throws {
        var lines: [String] = []
        for table in tables {
            let columns = try database.columns(in: table).map(\.name).map { column in
                "'\(column)', CASE typeof(\(column)) WHEN 'blob' THEN hex(\(column)) ELSE \(column) END"
            }
            lines += try String.fetchAll(
                database,
                sql: """
                    SELECT json_object('table', '\(table)', \(columns.joined(separator: ", ")))
                    FROM \(table) NOT INDEXED WHERE \(condition)
                    """, arguments: arguments)
        }
        guard !lines.isEmpty else { return }
        try keep(
            Data(lines.map { $0 + "\n" }.joined().utf8), path: "library.sqlite", as: "\(Self.fileName(name)).jsonl",
            kind: .rows, reason: reason)
    }

    /// What is in a database may have been tampered with: nothing of it becomes part of a path that could lead
    /// elsewhere.
    private static func fileName(_ name: String) -> String {
        String(name.prefix(80).map { $0.isASCII && ($0.isLetter || $0.isNumber) ? $0 : "-" })
    }
}
