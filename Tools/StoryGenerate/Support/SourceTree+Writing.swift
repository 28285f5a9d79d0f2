import Foundation

extension SourceTree {
    /// Applies changes atomically, even if the process is killed: the next write, or ``undoInterruptedWrite()``, undoes
    /// an interrupted one.
    func write(_ changes: [FileChange]) throws(TreeError) {
        guard !changes.isEmpty else { return }
        let lock = try TreeLock(root: root)
        defer { lock.release() }
        try WriteJournal(tree: self).undoWhatWasBegun()
        for change in changes { try check(change) }
        let journal = WriteJournal(tree: self)
        // An interruption waits until everything is written and reported, which takes an imperceptible time.
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

    /// Undoes the interrupted write of a killed process; later changes stay.
    ///
    /// - Returns: Whether there was one.
    @discardableResult
    func undoInterruptedWrite() throws(TreeError) -> Bool {
        let journal = WriteJournal(tree: self)
        guard journal.isOpen else { return false }
        let lock = try TreeLock(root: root)
        defer { lock.release() }
        try journal.undoWhatWasBegun()
        return true
    }

    /// Returns whether a file still is what a change was thought out for.
    private func check(_ change: FileChange) throws(TreeError) {
        guard let old = change.old else {
            if isOccupied(change.path) { throw .exists(path: change.path) }
            return
        }
        guard try storedText(change.path) == old else { throw .changed(path: change.path) }
    }

    /// Returns whether something is on the disk, even if it is a link that leads nowhere.
    private func isOccupied(_ path: String) -> Bool {
        var information = stat()
        return lstat(url(path).path, &information) == 0
    }
}
