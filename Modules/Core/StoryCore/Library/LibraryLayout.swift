public import Foundation

/// Where the parts of a library lie; its settings lie elsewhere.
public struct LibraryLayout: Hashable, Sendable {
    /// Settings are small; a file of more bytes than this is something else under their name.
    public static let largestSettings = 1 << 20

    /// The folder of everything.
    public let data: URL

    /// Names the places; nothing has to be there.
    public init(data: URL) {
        self.data = data
    }

    /// The database.
    public var database: URL { data.appending(path: "library.sqlite") }
    /// The folder of audio and pictures.
    public var media: URL { data.appending(path: "media") }
    /// The folder of stories in the making.
    public var jobs: URL { data.appending(path: "jobs") }
    /// The folder of what was damaged and is kept.
    public var damaged: URL { data.appending(path: "damaged") }
    /// The folder of recovery records: what it takes to bring stories and heroes back if the database is lost.
    public var records: URL { data.appending(path: "records") }
    /// The paths of the archives that were made of the library last, the newest first, as a JSON array.
    public var knownBackups: URL { data.appending(path: "backups.json") }
    /// The file whose lock everybody shares who has the database open; whoever replaces the library holds it alone.
    public var useLock: URL { data.appending(path: "library.lock") }
    /// The file whose lock is shared while media are being copied; whoever removes media for good holds it alone.
    public var mediaLock: URL { Self.lock(ofMedia: media) }
    /// A file that keeps some space, so that stories can be deleted on a full disk.
    public var reserve: URL { data.appending(path: "space.reserve") }
    /// Settings that came with the library and still have to be put in their place: until they are, they are the
    /// settings.
    public var pendingSettings: URL { data.appending(path: "settings.pending") }

    /// How the names of folders begin in which backups prepare what they write; they lie in ``data``.
    public static let backupPrefix = "backup-"
    /// How the names of folders begin into which restores unpack a library; they lie beside ``data``.
    public var stagingPrefix: String { ".\(data.lastPathComponent).restore-" }
    /// The list of files in a folder that a restore unpacks into, as long as it does.
    public var stagingList: URL { data.appending(path: "manifest.json") }

    /// The lock of a folder of media, see ``mediaLock``.
    public static func lock(ofMedia folder: URL) -> URL { folder.appendingPathExtension("lock") }
}
