public import Foundation

/// A request to install voices.
public struct VoiceRequest: Hashable, Sendable {
    /// The names of the voices.
    public var names: [String]
    /// Supplied files: packages (wheels), graphs, descriptions of graphs.
    public var files: [URL]

    /// Creates a request for voices by name, from files, or both.
    public init(names: [String] = [], files: [URL] = []) {
        (self.names, self.files) = (names, files)
    }
}
