import Foundation

extension SourceTree {
    /// Makes changes: all of them, or none, also if the process is killed in between: whoever writes next, or calls
    /// ``undoInterruptedWrite()``, undoes what was begun.
    func write(_ changes: [FileChange]) throws(TreeError) {
        guard !changes.isEmpty else { return }
        let lock = try TreeLock(root: root)
        defer { lock.release() }
        try WriteJournal(tree: self).undoWhatWasBegun()
        for change in changes { try check(change) }
        let journal = WriteJournal(tree: self)
        // An interruption waits until all is written and told, which takes no time that anybody would notice.
        let signals = HeldSignals()
        defer { signals.release() }
        try journal.begin(changes)
        do throws(TreeError) {
            for (number, change) in changes.enumerated() { try journal.carryOut(change, number: number) }
        } catch {
            try journal.undoWhatWasBegun()
            throw error
        }
        try journal.end()
    }

    /// Whether something was left half-written by a process that was killed.
    var hasInterruptedWrite: Bool { WriteJournal(tree: self).isOpen }

    /// Undoes what was left half-written by a process that was killed; what somebody has changed since stays.
    ///
    /// - Returns: Whether there was anything.
    @discardableResult
    func undoInterruptedWrite() throws(TreeError) -> Bool {
        let journal = WriteJournal(tree: self)
        guard journal.isOpen else { return false }
        let lock = try TreeLock(root: root)
        defer { lock.release() }
        try journal.undoWhatWasBegun()
        return true
    }

    /// Whether a file still is what a change was thought out for.
    private func check(_ change: FileChange) throws(TreeError) {
        guard let old = change.old else {
            if isOccupied(change.path) { throw .exists(path: change.path) }
            return
        }
        guard try storedText(change.path) == old else { throw .changed(path: change.path) }
    }

    /// Whether something is on the disk, even if it is a link that leads nowhere.
    private func isOccupied(_ path: String) -> Bool {
        var information = stat()
        return lstat(url(path).path, &information) == 0
    }
}
