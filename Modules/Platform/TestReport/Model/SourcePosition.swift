/// A position in a source file.
public struct SourcePosition: Hashable, Sendable {
    /// The file's path, relative to the package where that is known.
    public var file: String
    /// The line, from 1.
    public var line: Int
    /// The column, from 1, where the source of the report knows it.
    public var column: Int?

    /// Creates a position.
    public init(file: String, line: Int, column: Int? = nil) {
        self.file = file
        self.line = line
        self.column = column
    }
}
