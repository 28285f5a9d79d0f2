package import Foundation

/// A folder for one test, removed with the value.
package final class TemporaryFolder: Sendable {
    package let url: URL

    /// Creates the folder, in another one than usual if that is said.
    package init(in parent: URL = FileManager.default.temporaryDirectory) throws {
        url = parent.appending(path: "story-test-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    }

    deinit {
        do {
            try FileManager.default.removeItem(at: url)
        } catch {
            warn("The temporary folder \(url.path) stays: \(error)")
        }
    }

    /// A file in the folder, which need not be there.
    package func file(_ name: String) -> URL { url.appending(path: name) }

    /// The names of everything below the folder, sorted.
    package var names: [String] {
        get throws { try FileManager.default.subpathsOfDirectory(atPath: url.path).sorted() }
    }
}

/// The permissions of a file or folder, such as 0o600.
package func permissions(of item: URL) throws -> Int {
    let attributes = try FileManager.default.attributesOfItem(atPath: item.path)
    guard let permissions = attributes[.posixPermissions] as? Int else { throw CocoaError(.fileReadUnknown) }
    return permissions
}

/// Reports what a test left behind, when no test can fail any more.
func warn(_ text: String) {
    FileHandle.standardError.write(Data("\(text)\n".utf8))
}
