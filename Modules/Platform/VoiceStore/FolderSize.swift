import Foundation

/// Measures the size of a folder.
enum FolderSize {
    /// The size of all files in a folder and below, in bytes; a file that is removed meanwhile may be left out.
    static func bytes(in folder: URL) -> Int {
        let files = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: [.fileSizeKey])
        var sum = 0
        while let file = files?.nextObject() as? URL {
            sum += (try? file.resourceValues(forKeys: [.fileSizeKey]).fileSize) ?? 0
        }
        return sum
    }
}
