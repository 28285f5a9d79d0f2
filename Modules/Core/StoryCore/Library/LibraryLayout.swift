public import Foundation

/// The paths of a library's parts. Its settings are stored elsewhere.
public struct LibraryLayout: Hashable, Sendable {
    /// The maximum size of settings, in bytes; a larger file is something else under that name.
    public static let largestSettings = 1 << 20

    /// The library's folder.
    public let data: URL

    /// Creates a layout; nothing has to exist.
    public init(data: URL) {
        self.data = data
    }

    /// The database.
    public var database: URL { data.appending(path: "library.sqlite") }
    /// The folder of narrations and illustrations.
    public var media: URL { data.appending(path: "media") }
    /// The folder of generation jobs.
    public var jobs: URL { data.appending(path: "jobs") }
    /// The damaged folder.
    public var damaged: URL { data.appending(path: "damaged") }
    /// The folder of recovery records, from which stories and heroes are restored if the database is lost.
    public var records: URL { data.appending(path: "records") }
    /// The file with the paths of the latest backups, the newest first, as a JSON array.
    public var knownBackups: URL { data.appending(path: "backups.json") }
    /// The lock file shared by all processes that have the database open; replacing the library takes it exclusively.
    public var useLock: URL { data.appending(path: "library.lock") }
    /// The lock file shared while media are being copied; purging media takes it exclusively.
    public var mediaLock: URL { Self.lock(ofMedia: media) }
    /// The space reserve, which allows deleting stories on a full disk.
    public var reserve: URL { data.appending(path: "space.reserve") }
    /// Settings of a restored library that are not yet in place; until they are, they apply.
    public var pendingSettings: URL { data.appending(path: "settings.pending") }

    /// The prefix of the temporary folders of backups, which are in ``data``.
    public static let backupPrefix = "backup-"
    /// The prefix of the temporary folders of restores, which are beside ``data``.
    public var stagingPrefix: String { ".\(data.lastPathComponent).restore-" }
    /// The list of files in a restore's temporary folder while it is being unpacked.
    public var stagingList: URL { data.appending(path: "manifest.json") }

    /// Returns the lock file of a media folder, see ``mediaLock``.
    public static func lock(ofMedia folder: URL) -> URL { folder.appendingPathExtension("lock") }
}
