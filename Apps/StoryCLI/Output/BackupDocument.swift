import Foundation
import StoryCore

/// A backup: `story backup` and `story restore`.
struct BackupDocument: JSONDocument {
    /// The backup's file, as an absolute path.
    var path: String
    /// When the backup was made.
    var createdAt: Date
    /// How many stories it has.
    var storyCount: Int
    /// How many files it has.
    var fileCount: Int
    /// How much those files hold, in bytes.
    var byteCount: Int
    /// The files of the library that were missing or damaged, and so are not in it.
    var missingFiles: [String]
    /// The library that `story restore --replace` has replaced and kept; null if none was.
    @Nullable var previous: PreviousLibraryDocument?

    init(_ backup: LibraryBackup) {
        path = backup.file.path
        createdAt = backup.createdAt
        storyCount = backup.storyCount
        fileCount = backup.fileCount
        byteCount = backup.byteCount
        missingFiles = backup.missing
        previous = backup.previous.map(PreviousLibraryDocument.init)
    }
}
