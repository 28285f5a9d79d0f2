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

/// How far an installation is.
public enum VoiceProgress: Hashable, Sendable {
    /// A package is being fetched; how many bytes of it are there, and how many it has.
    case fetching(package: String, done: Int, total: Int)
    /// Files are being unpacked and checked.
    case unpacking(VoiceListing)
    /// The voice or the engine can be used from now on.
    case installed(VoiceListing)
}

/// What an installation did.
public struct VoiceInstallation: Hashable, Sendable {
    /// What is new, the engine first if it is.
    public var installed: [VoiceListing]
    /// What was asked for, or needed, and was there already.
    public var present: [VoiceListing]

    /// Tells the two apart.
    public init(installed: [VoiceListing], present: [VoiceListing]) {
        (self.installed, self.present) = (installed, present)
    }
}
