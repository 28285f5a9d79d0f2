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

/// A content-addressed store with a two-phase delete: it lets go of files together with the rows that name them.
///
/// A file that is no longer needed is first moved to the trash: out of the store, but not gone. Once it is certain
/// whether the rows that named it are gone, ``purgeOrRestoreTrash(isNeeded:)`` removes it or puts it back, whichever
/// process does that, so that an end at any moment leaves rows and files that fit each other.
public protocol MediaGarbageCollecting: MediaRepository {
    /// Whether the file is there with the size that it was stored with; its content is not read.
    func isThere(_ reference: MediaReference) -> Bool

    /// The stored files that have the content of a file somewhere else, under any ending.
    func references(withContentOf file: URL) throws(StorageError) -> [MediaReference]

    /// Takes files out of the store: all of them, or none if that fails. One that is missing already is no failure.
    ///
    /// - Precondition: Nobody else withdraws or settles meanwhile, which the database's lock for writing ensures.
    func moveToTrash(_ references: [MediaReference]) throws(StorageError)

    /// Whether files are moved to the trash, or were when a process ended; one look at a folder that mostly is not
    /// there.
    var hasTrash: Bool { get }

    /// Puts the trashed files back that are needed, and removes the others for good.
    ///
    /// - Parameter isNeeded: Whether something in the library names the file with this SHA-256.
    /// - Throws: ``StorageError/busy(_:)`` while a backup copies media: then all of them stay where they are.
    /// - Precondition: As with ``moveToTrash(_:)``.
    func purgeOrRestoreTrash(isNeeded: (String) throws(StorageError) -> Bool) throws(StorageError)
}
