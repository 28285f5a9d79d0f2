public import GRDB

/// Copies what a damaged library of an earlier version has in columns that are gone since.
public enum FormerColumns {
    /// Copies the readable rows of a query, as ``FeatureStorage/salvageFormerColumns(of:to:)`` should.
    ///
    /// Reads from the beginning and from the end, each time up to the first row that can't be read, and then the rows of
    /// each story. A row that the table rejects is left out.
    ///
    /// - Parameters:
    ///   - columns: The columns, as SQL.
    ///   - table: The table in the damaged library.
    ///   - condition: The condition on its rows.
    ///   - story: The column with the number of the story.
    ///   - insertion: The statement that stores a row.
    public static func copy(
        _ columns: String, of table: String, where condition: String, story: String, from damaged: Database,
        to database: Database, with insertion: String
    ) throws {
        let insert = try database.cachedStatement(sql: insertion)
        func copy(_ ending: String, _ arguments: StatementArguments = []) {
            let sql = "SELECT \(columns) FROM \(table) NOT INDEXED WHERE \(condition) \(ending)"
            guard let rows = try? Row.fetchCursor(damaged, sql: sql, arguments: arguments) else { return }
            while let row = try? rows.next() {
                try? insert.execute(arguments: StatementArguments(row.databaseValues))
            }
        }
        for direction in ["ASC", "DESC"] { copy("ORDER BY rowid \(direction)") }
        for number in try Int64.fetchAll(database, sql: "SELECT number FROM story") {
            copy("AND \(story) = ?", [number])
        }
    }
}
