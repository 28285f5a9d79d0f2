public import Foundation
public import StoryCore

/// Libraries that were replaced: `story library previous list`, and those that `story library previous delete` deleted.
public struct PreviousLibraryListDocument: JSONDocument {
    /// The libraries, the newest first.
    public var libraries: [PreviousLibraryDocument]

    /// Creates the document from its values.
    public init(libraries: [PreviousLibraryDocument]) {
        self.libraries = libraries
    }
}

/// A library that is in place again: `story library previous restore`.
public struct RestoredLibraryDocument: JSONDocument {
    /// The name that it had among the previous ones.
    public var name: String
    /// The library that it replaced, which is kept; null if there was none.
    @Nullable public var previous: PreviousLibraryDocument?

    /// Creates the document from its values.
    public init(name: String, previous: PreviousLibraryDocument?) {
        self.name = name
        self.previous = previous
    }
}

/// A library that was replaced and is kept.
public struct PreviousLibraryDocument: JSONPart {
    /// The library's name.
    public var name: String
    /// The folder that it is in, as an absolute path.
    public var path: String
    /// When it was replaced.
    public var replacedAt: Date
    /// The space that it takes, in bytes.
    public var byteCount: Int

    /// Creates the document.
    public init(_ library: PreviousLibrary) {
        name = library.name
        path = library.folder.path
        replacedAt = library.replacedAt
        byteCount = library.byteCount
    }
}
