import Foundation
import GRDB
import StoryCore

extension DamagedFolder {
    /// Saves rows before they are deleted or replaced, with an entry in the index: one line of JSON each, with table
    /// and columns. Binary values are in hexadecimal.
    ///
    /// - Parameters:
    ///   - selections: The tables of the rows, each with the condition after `WHERE`.
    ///   - arguments: The arguments of each condition.
    ///   - name: The name of the file.
    func keepRows(
        _ selections: [(table: String, condition: String)], _ arguments: StatementArguments, as name: String,
        reason: String, in database: Database
    ) throws {
        var lines: [String] = []
        for (table, condition) in selections {
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

    /// A database may be forged: nothing of it may become part of a path that leads elsewhere.
    private static func fileName(_ name: String) -> String {
        String(name.prefix(80).map { $0.isASCII && ($0.isLetter || $0.isNumber) ? $0 : "-" })
    }
}
