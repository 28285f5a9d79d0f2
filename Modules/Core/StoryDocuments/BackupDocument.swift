public import Foundation
public import StoryCore

/// A backup: `story backup` and `story restore`.
public struct BackupDocument: JSONDocument {
    /// The backup's file, as an absolute path.
    public var path: String
    /// When the backup was made.
    public var createdAt: Date
    /// The number of stories.
    public var storyCount: Int
    /// The number of files.
    public var fileCount: Int
    /// The total size of these files, in bytes.
    public var byteCount: Int
    /// The files of the library that were missing or damaged, and so are not in the backup.
    public var missingFiles: [String]
    /// The library that `story restore --replace` replaced and kept; null if there was none.
    @Nullable public var previous: PreviousLibraryDocument?

    /// Creates a document from a backup.
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
