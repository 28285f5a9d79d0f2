import Foundation
import StoryCore
import StoryDocuments

extension PreviousLibraryDocument {
    /// Returns previous libraries as a table.
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
