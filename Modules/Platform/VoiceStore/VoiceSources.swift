import Foundation

/// Where files of an installation come from.
struct VoiceSources: Sendable {
    /// Wheels, by package.
    var wheels: [String: URL] = [:]
    /// Other files, by their SHA-256.
    var loose: [String: URL] = [:]
}
