public import Foundation
public import StoryCore

/// A backup: `story backup` and `story restore`.
public struct BackupDocument: JSONDocument {
    /// The backup's file, as an absolute path.
    public var path: String
    /// When the backup was made.
    public var createdAt: Date
    /// How many stories it has.
    public var storyCount: Int
    /// How many files it has.
    public var fileCount: Int
    /// How much those files hold, in bytes.
    public var byteCount: Int
    /// The files of the library that were missing or damaged, and so are not in it.
    public var missingFiles: [String]
    /// The library that `story restore --replace` has replaced and kept; null if none was.
    @Nullable public var previous: PreviousLibraryDocument?

    /// Creates the document.
    public init(_ backup: LibraryBackup) {
        path = backup.file.path
        createdAt = backup.createdAt
        storyCount = backup.storyCount
        fileCount = backup.fileCount
        byteCount = backup.byteCount
        missingFiles = backup.missing
        previous = backup.previous.map(PreviousLibraryDocument.init)
    }
}
