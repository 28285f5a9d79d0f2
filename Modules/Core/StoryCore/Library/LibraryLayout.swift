public import Foundation

/// Where the parts of a library lie; its settings lie elsewhere.
public struct LibraryLayout: Hashable, Sendable {
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
    /// The folder of recovery records: what it takes to bring stories and heroes back if the database is lost.
    public var records: URL { data.appending(path: "records") }
    /// The file whose lock everybody shares who has the database open; whoever replaces the library holds it alone.
    public var useLock: URL { data.appending(path: "library.lock") }
    /// The file whose lock is shared while media are being copied; whoever removes media for good holds it alone.
    public var mediaLock: URL { Self.lock(ofMedia: media) }
    /// Settings that came with the library and still have to be put in their place: until they are, they are the
    /// settings.
    public var pendingSettings: URL { data.appending(path: "settings.pending") }

    /// The lock of a folder of media, see ``mediaLock``.
    public static func lock(ofMedia folder: URL) -> URL { folder.appendingPathExtension("lock") }
}
