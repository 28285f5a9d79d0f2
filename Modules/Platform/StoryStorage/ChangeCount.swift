import Foundation
public import StoryCore

/// The count of changes of a part of the library, from which readers learn that it has changed.
public enum ChangeCount {
    /// Returns the statements, for a migration, that begin to count the changes of tables.
    ///
    /// Their text is part of released libraries, and must not change.
    public static func sql(of part: LibraryPart, in tables: [String]) -> String {
        "INSERT INTO revision VALUES ('\(part.rawValue)', 0);\n" + moreSQL(of: part, in: tables)
    }

    /// Returns the statements, for a migration, that count the changes of more tables with those that are counted
    /// already.
    public static func moreSQL(of part: LibraryPart, in tables: [String]) -> String {
        tables.flatMap { table in verbs.map { trigger($0, of: part, in: table) + ";\n" } }.joined()
    }

    /// Returns whether a definition is that of a trigger that counts changes of a table, and nothing else.
    static func isTrigger(_ sql: String, of table: String) -> Bool {
        guard let part = part(in: sql) else { return false }
        return verbs.contains { sql == trigger($0, of: part, in: table) }
    }

    /// Returns the part whose changes the trigger of a definition counts; nil if it does not look like one.
    static func part(in sql: String) -> LibraryPart? {
        guard let name = sql.range(of: "WHERE part = '")?.upperBound, let end = sql[name...].firstIndex(of: "'")
        else { return nil }
        return LibraryPart(rawValue: String(sql[name..<end]))
    }

    private static let verbs = ["INSERT", "UPDATE", "DELETE"]

    private static func trigger(_ verb: String, of part: LibraryPart, in table: String) -> String {
        """
        CREATE TRIGGER \(table)After\(verb.capitalized) AFTER \(verb) ON \(table) BEGIN
            UPDATE revision SET number = number + 1 WHERE part = '\(part.rawValue)';
        END
        """
    }
}
