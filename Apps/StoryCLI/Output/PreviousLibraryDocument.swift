import Foundation
import StoryCore

/// Libraries that were replaced: `story library previous list`, and those that `story library previous delete` deleted.
struct PreviousLibraryListDocument: JSONDocument {
    /// The libraries, the newest first.
    var libraries: [PreviousLibraryDocument]
}

/// A library that is in place again: `story library previous restore`.
struct RestoredLibraryDocument: JSONDocument {
    /// The name that it had among the previous ones.
    var name: String
    /// The library that it replaced, which is kept; null if there was none.
    @Nullable var previous: PreviousLibraryDocument?
}

/// A library that was replaced and is kept.
struct PreviousLibraryDocument: Encodable {
    /// The library's name.
    var name: String
    /// The folder that it is in, as an absolute path.
    var path: String
    /// When it was replaced.
    var replacedAt: Date
    /// The space that it takes, in bytes.
    var byteCount: Int

    init(_ library: PreviousLibrary) {
        name = library.name
        path = library.folder.path
        replacedAt = library.replacedAt
        byteCount = library.byteCount
    }

    /// Previous libraries for people.
    static func table(of libraries: [PreviousLibraryDocument]) -> TextTable {
        TextTable(
            columns: [
                TextTable.Column(title: "LIBRARY"), TextTable.Column(title: "REPLACED", rank: 1),
                TextTable.Column(title: "SIZE", isNumber: true),
            ],
            rows: libraries.map { library in
                [
                    TextTable.Cell(library.name), TextTable.Cell(StoryText.day(library.replacedAt)),
                    TextTable.Cell(StoryText.size(library.byteCount)),
                ]
            })
    }
}
