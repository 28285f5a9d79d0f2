import Foundation

/// A folder for temporary files, as long as something needs them.
enum ScratchFolder {
    /// Does something with a folder that nobody else has, and takes the folder away, however that ends.
    static func use<Value>(_ operation: (URL) throws -> Value) throws -> Value {
        let folder = FileManager.default.temporaryDirectory.appending(path: "story-generate-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        // A folder of temporary files that stays harms nobody, and is no reason to fail.
        defer { try? FileManager.default.removeItem(at: folder) }
        return try operation(folder)
    }
}
