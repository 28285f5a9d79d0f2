import Foundation
import Testing

/// A folder for one test, removed with the value.
final class TemporaryFolder: Sendable {
    let url: URL

    init() throws {
        url = FileManager.default.temporaryDirectory.appending(path: "story-safefiles-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    }

    deinit {
        do {
            try FileManager.default.removeItem(at: url)
        } catch {
            Issue.record("The temporary folder stays: \(error)")
        }
    }

    func file(_ name: String) -> URL { url.appending(path: name) }

    /// The names of everything below the folder, sorted.
    var names: [String] {
        get throws { try FileManager.default.subpathsOfDirectory(atPath: url.path).sorted() }
    }
}

/// The permissions of a file or folder, such as 0o600.
func permissions(of item: URL) throws -> Int {
    let attributes = try FileManager.default.attributesOfItem(atPath: item.path)
    return try #require(attributes[.posixPermissions] as? Int)
}
