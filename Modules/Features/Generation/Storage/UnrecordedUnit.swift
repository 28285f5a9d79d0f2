import Foundation
import Generation
import StoryCore
import StoryStorage

/// A note on a unit beside its content until it is recorded, so that a crash in between does not cost the unit.
struct UnrecordedUnit: Codable, Sendable {
    /// The extension of the note.
    static let ending = "unit"

    var unit: JobUnit
    var content: ContentChecksum

    init(unit: JobUnit, content: ContentChecksum) {
        self.unit = unit
        self.content = content
    }

    /// Reads a note; nil if it is invalid: the unit is then made again.
    init?(_ data: Data?) {
        guard let data, let note = try? BoundedJSON.value(UnrecordedUnit.self, of: data) else { return nil }
        self = note
    }

    /// The content of the note's file.
    var data: Data {
        get throws(StorageError) {
            do {
                return try JSONEncoder().encode(self)
            } catch {
                throw .failed(path: "", detail: "The unit can't be written as JSON.")
            }
        }
    }
}
