import Foundation

extension SourceTree {
    /// Removes a file.
    func remove(_ path: String) throws(TreeError) {
        do {
            try FileManager.default.removeItem(at: url(path))
        } catch {
            throw .unwritable(path: path, reason: error.systemReason)
        }
    }
}
