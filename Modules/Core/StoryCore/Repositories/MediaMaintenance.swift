public import Foundation

/// A store of blobs in a folder, which can be checked and repaired.
public protocol MediaMaintenance: BlobStore {
    /// Whether the store is empty or its folder is missing, as while its disk is not mounted.
    var isEmpty: Bool { get }

    /// Reads a file in chunks and compares it with its reference; a link is not followed.
    func condition(of reference: MediaReference) async -> MediaCondition

    /// Calls `body` for every entry of the store, folder by folder.
    func forEachEntry(_ body: (MediaEntry) throws(StorageError) -> Void) throws(StorageError)

    /// Removes the entry at a path below the store.
    func remove(_ path: String) throws(StorageError)

    /// Moves the entry at a path below the store to a new location; a link is moved itself.
    ///
    /// - Throws: ``StorageError/notFound(_:_:)`` if there is no such entry.
    func setAside(_ path: String, to target: URL) throws(StorageError)

    /// Removes the permissions of other users at a path below the store.
    func tighten(_ path: String) throws(StorageError)
}

/// The condition of a stored file.
public enum MediaCondition: Hashable, Sendable {
    /// The content is unchanged.
    case whole
    /// The file is missing.
    case missing
    /// Something else is at its path; the text names it: "a link", "a folder".
    case notAFile(String)
    /// The content has changed; the sentence says what was found.
    case damaged(String)
    /// The file or its content cannot be read now; the sentence says why.
    case unreadable(String)
}

/// An entry of the media folder.
public struct MediaEntry: Hashable, Sendable {
    /// The kind of entry, by its name.
    public enum Kind: Hashable, Sendable {
        /// A stored file, or a link or folder with such a name.
        case stored(MediaReference)
        /// A temporary file of a process that ended while it stored a file.
        case leftover
        /// A folder of the store.
        case folder
        /// Anything else.
        case foreign
    }

    /// The path below the store.
    public var path: String
    /// The kind of entry, by its name.
    public var kind: Kind
    /// Whether other users can read it.
    public var isOpen: Bool

    /// Creates an entry.
    public init(path: String, kind: Kind, isOpen: Bool) {
        self.path = path
        self.kind = kind
        self.isOpen = isOpen
    }
}
