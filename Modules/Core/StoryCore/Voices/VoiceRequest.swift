public import Foundation

/// What somebody wants to have installed.
public struct VoiceRequest: Hashable, Sendable {
    /// The names of voices.
    public var names: [String]
    /// Files that somebody brought: packages (wheels), graphs, descriptions of graphs.
    public var files: [URL]

    /// Asks for voices by their names, from files, or both.
    public init(names: [String] = [], files: [URL] = []) {
        (self.names, self.files) = (names, files)
    }
}
