import Foundation

/// A folder for temporary files, as long as something needs them.
enum ScratchFolder {
    /// Runs an operation with a temporary folder, which is removed afterwards in any case.
    static func use<Value>(_ operation: (URL) throws -> Value) throws -> Value {
        let folder = FileManager.default.temporaryDirectory.appending(path: "story-generate-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        // A temporary folder that remains is harmless, and no reason to fail.
        defer { try? FileManager.default.removeItem(at: folder) }
        return try operation(folder)
    }
}
