public import Foundation

/// Puts a whole library into one file, and takes it out again.
public protocol LibraryArchiver: Sendable {
    /// Whether it could work now: loads what it needs, makes nothing.
    ///
    /// - Throws: ``StorageError/missingLibrary(_:package:detail:)``
    func checkAvailability() async throws(StorageError)
    /// Puts database, media and settings, as they are at this moment, into one archive that ordinary tools open.
    ///
    /// - Parameter isReplacing: Whether a file that is there may be replaced.
    /// - Throws: ``StorageError/exists(path:)`` if the file is there, ``StorageError/badPlace(path:detail:)`` if none
    ///   can be made there.
    func backUp(to file: URL, replacing isReplacing: Bool) async throws(StorageError) -> LibraryBackup
    /// Puts the library of an archive in place: all of it once every checksum is right, or nothing.
    ///
    /// - Parameter isReplacing: Whether a library that is there may be replaced.
    /// - Throws: ``StorageError/notFound(_:_:)`` if there is no archive, ``StorageError/exists(path:)`` if there is a
    ///   library, ``StorageError/badBackup(path:detail:)`` if the archive is damaged or not one of ours,
    ///   ``StorageError/busy(_:)`` while another process uses the library.
    func restore(from file: URL, replacing isReplacing: Bool) async throws(StorageError) -> LibraryBackup
}

/// What is in a backup.
public struct LibraryBackup: Hashable, Sendable {
    /// The archive.
    public var file: URL
    /// When it was made.
    public var createdAt: Date
    /// How many stories it holds.
    public var storyCount: Int
    /// How many media files it holds.
    public var fileCount: Int
    /// The size of everything in it, in bytes.
    public var byteCount: Int
    /// Files that stories name and that could not be put in, since they are missing or damaged.
    public var missing: [String]

    /// Describes a backup.
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
