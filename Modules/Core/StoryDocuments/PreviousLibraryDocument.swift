public import Foundation
public import StoryCore

/// Replaced libraries: `story library previous list`, and those that `story library previous delete` deleted.
public struct PreviousLibraryListDocument: JSONDocument {
    /// The libraries, the newest first.
    public var libraries: [PreviousLibraryDocument]

    /// Creates a document from its values.
    public init(libraries: [PreviousLibraryDocument]) {
        self.libraries = libraries
    }
}

/// A restored library: `story library previous restore`.
public struct RestoredLibraryDocument: JSONDocument {
    /// Its name among the previous libraries.
    public var name: String
    /// The library that it replaced, which is kept; null if there was none.
    @Nullable public var previous: PreviousLibraryDocument?

    /// Creates a document from its values.
    public init(name: String, previous: PreviousLibraryDocument?) {
        self.name = name
        self.previous = previous
    }
}

/// A replaced library that is kept.
public struct PreviousLibraryDocument: JSONPart {
    /// The library's name.
    public var name: String
    /// Its folder, as an absolute path.
    public var path: String
    /// When it was replaced.
    public var replacedAt: Date
    /// The total size of its files, in bytes.
    public var byteCount: Int

    /// Creates a document from a previous library.
    public init(_ library: PreviousLibrary) {
        name = library.name
        path = library.folder.path
        replacedAt = library.replacedAt
        byteCount = library.byteCount
    }
}
