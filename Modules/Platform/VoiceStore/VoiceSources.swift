import Foundation

/// The sources of the files of an installation.
struct VoiceSources: Sendable {
    /// Wheels, by package.
    var wheels: [String: URL] = [:]
    /// Other files, by their SHA-256.
    var loose: [String: URL] = [:]
}
