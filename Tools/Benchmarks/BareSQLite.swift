import Foundation
import GRDBSQLite

/// A connection to a library with nothing around it: what a program in C would do with the same SQL.
///
/// It is of the same copy of SQLite as ours: two copies in one process would release each other's locks on the file.
final class BareSQLite {
    /// Why there is no answer.
    struct Failure: Error {
        var message: String
    }

    private let connection: OpaquePointer
    /// What the last rows contained, one column after the other: a program that uses them has to copy them.
    private var content: [UInt8] = []

    init(_ file: URL) throws {
        var opened: OpaquePointer?
        guard sqlite3_open_v2(file.path, &opened, SQLITE_OPEN_READONLY, nil) == SQLITE_OK, let opened else {
            throw Failure(message: "\(file.path) could not be opened.")
        }
        connection = opened
    }

    deinit { sqlite3_close(connection) }

    /// Prepares a statement, steps through its rows, and copies all their columns.
    ///
    /// - Returns: The number of rows.
    @discardableResult
    func read(_ sql: String) throws -> Int {
        content.removeAll(keepingCapacity: true)
        var prepared: OpaquePointer?
        guard sqlite3_prepare_v2(connection, sql, -1, &prepared, nil) == SQLITE_OK, let prepared else { throw failure }
        defer { sqlite3_finalize(prepared) }
        let columns = sqlite3_column_count(prepared)
        var (count, code) = (0, sqlite3_step(prepared))
        while code == SQLITE_ROW {
            for column in 0..<columns { copy(column, of: prepared) }
            count += 1
            code = sqlite3_step(prepared)
        }
        guard code == SQLITE_DONE else { throw failure }
        return count
    }

    private func copy(_ column: Int32, of row: OpaquePointer) {
        switch sqlite3_column_type(row, column) {
        case SQLITE_INTEGER: append(sqlite3_column_int64(row, column))
        case SQLITE_FLOAT: append(sqlite3_column_double(row, column))
        case SQLITE_NULL: break
        default:
            let text = sqlite3_column_text(row, column)
            let bytes = UnsafeBufferPointer(start: text, count: Int(sqlite3_column_bytes(row, column)))
            content.append(contentsOf: bytes)
        }
    }

    private func append(_ number: some BitwiseCopyable) {
        withUnsafeBytes(of: number) { content.append(contentsOf: $0) }
    }

    private var failure: Failure { Failure(message: String(cString: sqlite3_errmsg(connection))) }
}
