public import Foundation

/// Keeps files by their content, and can be looked through.
public protocol MediaMaintenance: MediaGarbageCollecting {
    /// Whether nothing at all lies in the store, or its folder is not there, as while its disk is not mounted.
    var isEmpty: Bool { get }

    /// Reads a file in pieces and compares it with what was stored; a link is not followed.
    func condition(of reference: MediaReference) async -> MediaCondition

    /// Goes through everything that lies in the store, folder by folder.
    func forEachEntry(_ body: (MediaEntry) throws(StorageError) -> Void) throws(StorageError)

    /// Removes what lies at a path below the store.
    func remove(_ path: String) throws(StorageError)

    /// Moves what lies at a path below the store to another place, where nothing is; a link is moved itself.
    ///
    /// - Throws: ``StorageError/notFound(_:_:)`` if nothing is there.
    func setAside(_ path: String, to target: URL) throws(StorageError)

    /// Takes away the rights of others at a path below the store.
    func tighten(_ path: String) throws(StorageError)
}

/// What a look at a stored file finds.
public enum MediaCondition: Hashable, Sendable {
    /// It holds what it was stored with.
    case whole
    /// Nothing is there.
    case missing
    /// Something else than a file is there; the text says what: "a link", "a folder".
    case notAFile(String)
    /// Something else is in it; the sentence says what was found.
    case damaged(String)
    /// Whether it is there, or what is in it, cannot be told now; the sentence says why.
    case unreadable(String)
}

/// Something that lies in a store.
public struct MediaEntry: Hashable, Sendable {
    /// What it is, by its name.
    public enum Kind: Hashable, Sendable {
        /// A file that was stored, or a link or folder under the name of one.
        case stored(MediaReference)
        /// What a process left that ended while it stored a file.
        case leftover
        /// A file that was moved to the trash, and neither purged nor restored yet.
        case trashed
        /// One of the store's own folders.
        case folder
        /// Nothing that the store made.
        case foreign
    }

    /// The path below the store.
    public var path: String
    /// What it is, by its name.
    public var kind: Kind
    /// Whether others than its owner may read it.
    public var isOpen: Bool

    /// Describes an entry.
    public init(path: String, kind: Kind, isOpen: Bool) {
        self.path = path
        self.kind = kind
        self.isOpen = isOpen
    }
}
