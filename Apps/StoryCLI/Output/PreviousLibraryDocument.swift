import Foundation
import StoryCore

/// A previous library as `--json` tells it and a table shows it.
struct PreviousLibraryDocument: Encodable {
    var name: String
    var folder: String
    var replacedAt: Date
    var bytes: Int

    init(_ library: PreviousLibrary) {
        name = library.name
        folder = library.folder.path
        replacedAt = library.replacedAt
        bytes = library.byteCount
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
                    TextTable.Cell(StoryText.size(library.bytes)),
                ]
            })
    }
}
