/// Opens a stream of lines: the first line of `story play --json` and of `--progress json`.
public struct StreamStartDocument: JSONDocument {
    /// Always `start`.
    public var event: String = "start"

    /// Creates the first line of a stream.
    public init() {}
}
