import Foundation

extension SourceTree {
    /// Makes changes: all of them, or none.
    func write(_ changes: [FileChange]) throws(TreeError) {
        for change in changes { try check(change) }
        for change in changes {
            do {
                let place = url(change.path)
                try FileManager.default.createDirectory(
                    at: place.deletingLastPathComponent(), withIntermediateDirectories: true)
                try Data(change.new.utf8).write(to: place, options: .atomic)
            } catch {
                throw .unwritable(path: change.path, reason: error.localizedDescription)
            }
        }
    }

    /// Whether a file still is what a change was thought out for.
    private func check(_ change: FileChange) throws(TreeError) {
        guard let old = change.old else {
            if exists(change.path) { throw .exists(path: change.path) }
            return
        }
        guard try text(change.path) == old else { throw .changed(path: change.path) }
    }
}
