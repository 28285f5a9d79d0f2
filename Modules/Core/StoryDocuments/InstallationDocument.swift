/// A package is being downloaded: a line of `--progress json`.
public struct FetchEventDocument: JSONLine {
    /// Always `fetch`.
    public var event: String = "fetch"
    /// The package and its release.
    public var package: String
    /// The number of bytes downloaded so far.
    public var done: Int
    /// The size of the package, in bytes.
    public var total: Int

    /// Creates a document from its values.
    public init(package: String, done: Int, total: Int) {
        self.package = package
        self.done = done
        self.total = total
    }
}

/// A voice, or the engine, is installed: a line of `--progress json`.
public struct InstallEventDocument: JSONLine {
    /// Always `install`.
    public var event: String = "install"
    /// Its identifier.
    public var id: String

    /// Creates a document from its values.
    public init(id: String) {
        self.id = id
    }
}
