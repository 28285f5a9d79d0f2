import Foundation
import StoryCore

/// The count of changes of a part of the library, from which readers learn that it has changed.
enum ChangeCount {
    /// Returns the statements that begin to count the changes of tables.
    ///
    /// Their text is part of released libraries, and must not change.
    static func sql(of part: LibraryPart, in tables: [String]) -> String {
        "INSERT INTO revision VALUES ('\(part.rawValue)', 0);\n"
            + tables.flatMap { table in
                ["INSERT", "UPDATE", "DELETE"].map { verb in
                    """
                    CREATE TRIGGER \(table)After\(verb.capitalized) AFTER \(verb) ON \(table) BEGIN
                        UPDATE revision SET number = number + 1 WHERE part = '\(part.rawValue)';
                    END;

                    """
                }
            }.joined()
    }
}
