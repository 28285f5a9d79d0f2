import Foundation

/// What a recorder has to know of the run besides its events.
public struct RecordingOptions: Hashable, Sendable {
    /// The package's folder; paths below it are reported relative to it.
    public var packagePath: String?
    /// Where spool files go; they have no name and are gone with the process.
    public var spoolFolder: String
    /// Whether a console is read beside the events, so that tests have to be found by their labels.
    public var readsConsole: Bool

    /// Creates options.
    public init(packagePath: String? = nil, spoolFolder: String? = nil, readsConsole: Bool = true) {
        self.packagePath = packagePath
        self.spoolFolder = spoolFolder ?? FileManager.default.temporaryDirectory.path
        self.readsConsole = readsConsole
    }

    /// A position as it is reported: relative to the package if it lies there, else as it is, else "Module/File.swift".
    func location(_ location: EventSourcePosition?) -> SourcePosition? {
        guard let location, let path = location.filePath ?? location.fileID else { return nil }
        var file = path
        if let packagePath {
            let folder = packagePath.hasSuffix("/") ? packagePath : packagePath + "/"
            if path.hasPrefix(folder) { file = String(path.dropFirst(folder.count)) }
        }
        return SourcePosition(file: file, line: location.line, column: location.column)
    }
}
