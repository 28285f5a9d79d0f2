public import Foundation

/// Backs up a library to one file, and restores it.
public protocol LibraryArchiver: Sendable {
    /// Checks whether backups are possible: loads the required library, writes nothing.
    ///
    /// - Throws: ``StorageError/missingLibrary(_:package:detail:)``
    func checkAvailability() async throws(StorageError)
    /// Writes a snapshot of database, media and settings to one archive that ordinary tools can open.
    ///
    /// - Parameter isReplacing: Whether an existing file may be replaced.
    /// - Throws: ``StorageError/exists(path:)`` if the file exists, ``StorageError/badLocation(path:detail:)`` if none
    ///   can be written there.
    func backUp(to file: URL, replacing isReplacing: Bool) async throws(StorageError) -> LibraryBackup
    /// Returns the names of the files in a folder.
    ///
    /// - Throws: ``StorageError/badLocation(path:detail:)`` if there is no folder: its disk may not be connected.
    func names(in folder: URL) async throws(StorageError) -> [String]
    /// Deletes a backup.
    func deleteBackup(_ file: URL) async throws(StorageError)
    /// Restores the library of an archive: all of it once every checksum is verified, or nothing. A replaced library is
    /// kept beside it, see ``previousLibraries()``.
    ///
    /// - Parameter isReplacing: Whether an existing library may be replaced.
    /// - Throws: ``StorageError/notFound(_:_:)`` if there is no archive, ``StorageError/exists(path:)`` if there is a
    ///   library, ``StorageError/badBackup(path:detail:)`` if the archive is damaged or no backup,
    ///   ``StorageError/busy(_:)`` while another process uses the library.
    func restore(from file: URL, replacing isReplacing: Bool) async throws(StorageError) -> LibraryBackup
    /// Returns the replaced libraries that were kept, the newest first.
    func previousLibraries() async throws(StorageError) -> [PreviousLibrary]
    /// Restores a previous library; the current one is kept in its place.
    ///
    /// - Returns: The one that was current; nil if it was empty.
    /// - Throws: ``StorageError/notFound(_:_:)`` if there is none of that name, ``StorageError/busy(_:)`` while another
    ///   process uses the library.
    func restorePrevious(_ name: String) async throws(StorageError) -> PreviousLibrary?
    /// Deletes previous libraries for good: all of those named, or none if one does not exist.
    ///
    /// - Throws: ``StorageError/notFound(_:_:)`` if there is none of a name.
    func deletePrevious(_ names: [String]) async throws(StorageError)
}

/// A replaced library that was kept.
public struct PreviousLibrary: Hashable, Sendable {
    /// The name of its folder.
    public var name: String
    /// Its folder.
    public var folder: URL
    /// When it was replaced.
    public var replacedAt: Date
    /// The total size of its files, in bytes.
    public var byteCount: Int

    /// Creates a description of a previous library.
    public init(name: String, folder: URL, replacedAt: Date, byteCount: Int) {
        self.name = name
        self.folder = folder
        self.replacedAt = replacedAt
        self.byteCount = byteCount
    }
}

/// The contents of a backup.
public struct LibraryBackup: Hashable, Sendable {
    /// The archive.
    public var file: URL
    /// When it was made.
    public var createdAt: Date
    /// The number of stories.
    public var storyCount: Int
    /// The number of media files.
    public var fileCount: Int
    /// The total size of its files, in bytes.
    public var byteCount: Int
    /// Files that stories refer to but that are missing or damaged, and so not in the backup.
    public var missing: [String]
    /// The library that the restore replaced; nil if there was none.
    public var previous: PreviousLibrary?

    /// Creates a description of a backup.
    public init(
        file: URL, createdAt: Date, storyCount: Int, fileCount: Int, byteCount: Int, missing: [String] = []
    ) {
        self.file = file
        self.createdAt = createdAt
        self.storyCount = storyCount
        self.fileCount = fileCount
        self.byteCount = byteCount
        self.missing = missing
    }
}
