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
    /// Puts the library of an archive in place: all of it once every checksum is right, or nothing. A library that is
    /// replaced is kept beside it, see ``previousLibraries()``.
    ///
    /// - Parameter isReplacing: Whether a library that is there may be replaced.
    /// - Throws: ``StorageError/notFound(_:_:)`` if there is no archive, ``StorageError/exists(path:)`` if there is a
    ///   library, ``StorageError/badBackup(path:detail:)`` if the archive is damaged or not one of ours,
    ///   ``StorageError/busy(_:)`` while another process uses the library.
    func restore(from file: URL, replacing isReplacing: Bool) async throws(StorageError) -> LibraryBackup
    /// The libraries that were replaced and kept, the newest first.
    func previousLibraries() async throws(StorageError) -> [PreviousLibrary]
    /// Puts a previous library in place again; the present one is kept instead.
    ///
    /// - Returns: The one that is kept instead; nil if there was nothing in it.
    /// - Throws: ``StorageError/notFound(_:_:)`` if there is none of that name, ``StorageError/busy(_:)`` while another
    ///   process uses the library.
    func restorePrevious(_ name: String) async throws(StorageError) -> PreviousLibrary?
    /// Deletes previous libraries for good: all of those that are named, or none if one is not there.
    ///
    /// - Throws: ``StorageError/notFound(_:_:)`` if there is none of a name.
    func deletePrevious(_ names: [String]) async throws(StorageError)
}

/// A library that was replaced and is kept.
public struct PreviousLibrary: Hashable, Sendable {
    /// What it is called: the name of its folder.
    public var name: String
    /// Where it lies.
    public var folder: URL
    /// When it was replaced.
    public var replacedAt: Date
    /// The size of everything in it, in bytes.
    public var byteCount: Int

    /// Describes a library that is kept.
    public init(name: String, folder: URL, replacedAt: Date, byteCount: Int) {
        self.name = name
        self.folder = folder
        self.replacedAt = replacedAt
        self.byteCount = byteCount
    }
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
    /// The library that was there before this one was restored; nil if there was none.
    public var previous: PreviousLibrary?

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
