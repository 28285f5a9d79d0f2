import Foundation
import StoryCore

/// A unit of a job as it is noted beside its content until it is recorded, so that it is not made again if a kill
/// comes between.
struct UnrecordedUnit: Codable, Sendable {
    /// The ending of the file that notes it.
    static let ending = "unit"

    var unit: JobUnit
    var content: ContentChecksum

    init(unit: JobUnit, content: ContentChecksum) {
        self.unit = unit
        self.content = content
    }

    /// Reads a note; nil for what cannot be understood: the unit is then made again.
    init?(_ data: Data?) {
        guard let data, let note = try? BoundedJSON.value(UnrecordedUnit.self, of: data) else { return nil }
        self = note
    }

    /// The note as a file has it.
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
