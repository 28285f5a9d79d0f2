/// A package is being fetched: a line of `--progress json`.
public struct FetchEventDocument: JSONLine {
    /// Always `fetch`.
    public var event: String = "fetch"
    /// The package and its release.
    public var package: String
    /// How many bytes of it are there.
    public var done: Int
    /// How many bytes it has.
    public var total: Int

    /// Creates the document from its values.
    public init(package: String, done: Int, total: Int) {
        self.package = package
        self.done = done
        self.total = total
    }
}

/// A voice, or the engine, can be used from now on: a line of `--progress json`.
public struct InstallEventDocument: JSONLine {
    /// Always `install`.
    public var event: String = "install"
    /// Its identifier.
    public var id: String

    /// Creates the document from its values.
    public init(id: String) {
        self.id = id
    }
}
