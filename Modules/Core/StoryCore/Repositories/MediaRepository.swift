public import Foundation

/// Keeps files by their content.
public protocol MediaRepository: Sendable {
    /// Takes a file into the store without removing it from where it is; equal content is kept once.
    ///
    /// - Parameter fileExtension: The ending without the dot, 1 to 8 characters out of `a-z` and `0-9`.
    func store(fileAt file: URL, fileExtension: String) async throws(StorageError) -> MediaReference
    /// Where a stored file lies; it may be missing if somebody removed it.
    func url(of reference: MediaReference) -> URL
}

/// Keeps files by their content, looks after them, and lets go of them again.
public protocol MediaUpkeep: MediaRepository {
    /// Whether the file is there with the size that it was stored with; its content is not read.
    func isThere(_ reference: MediaReference) -> Bool

    /// Takes files out of the store so that they can be put back: until then, and after a crash, they are kept under
    /// `name`. Either all of them are taken or none; one that is missing already is no failure.
    func withdraw(_ references: [MediaReference], as name: String) throws(StorageError) -> any MediaWithdrawal

    /// Ends what was interrupted: files that were withdrawn under a name go for good if `isGone` says so of it, and are
    /// put back otherwise. What another process is withdrawing at this moment is left alone.
    func settleWithdrawals(isGone: (String) throws(StorageError) -> Bool) throws(StorageError)
}

/// Files that are out of the store, but not gone yet.
public protocol MediaWithdrawal: Sendable {
    /// Removes them for good.
    func complete() throws(StorageError)
    /// Puts them back.
    func undo() throws(StorageError)
}
