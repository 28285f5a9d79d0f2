public import Foundation

/// A content-addressed store of files.
public protocol MediaRepository: Sendable {
    /// Copies a file into the store, once for equal content.
    ///
    /// - Parameter fileExtension: The extension without the dot, 1 to 8 characters of `a-z` and `0-9`.
    func store(fileAt file: URL, fileExtension: String) async throws(StorageError) -> MediaReference
    /// Returns the location of a stored file, which may be missing.
    func url(of reference: MediaReference) -> URL
}

/// A content-addressed store with a two-phase delete, which keeps files and the rows that refer to them consistent.
///
/// A file that is no longer needed is first moved to the trash. Once it is certain whether the rows that referred to it
/// are deleted, ``purgeOrRestoreTrash(isNeeded:)`` purges or restores it, in whichever process, so that rows and files
/// match after a crash at any moment.
public protocol MediaGarbageCollecting: MediaRepository {
    /// Returns whether the file exists with its stored size; its content is not read.
    func isThere(_ reference: MediaReference) -> Bool

    /// Returns the stored files with the content of another file, under any extension.
    func references(withContentOf file: URL) throws(StorageError) -> [MediaReference]

    /// Moves files to the trash: all of them, or none if that fails. Missing files are ignored.
    ///
    /// - Precondition: The caller holds the database's write lock, so that nobody else moves, purges or restores files.
    func moveToTrash(_ references: [MediaReference]) throws(StorageError)

    /// Whether the trash exists, also if a process left it behind; a single look-up of a folder that is mostly missing.
    var hasTrash: Bool { get }

    /// Restores the trashed files that are needed, and purges the others.
    ///
    /// - Parameter isNeeded: Whether the library refers to the file with this SHA-256.
    /// - Throws: ``StorageError/busy(_:)`` while a backup copies media; all files then stay in the trash.
    /// - Precondition: As with ``moveToTrash(_:)``.
    func purgeOrRestoreTrash(isNeeded: (String) throws(StorageError) -> Bool) throws(StorageError)
}
