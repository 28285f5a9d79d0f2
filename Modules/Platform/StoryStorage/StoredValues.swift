import Foundation
import StoryCore

/// Values of rows, whose database somebody else may have written: what the program itself cannot have stored is not
/// taken for a value.
extension Identifier {
    /// The identifier in a row.
    ///
    /// - Throws: `DecodingError` for text that cannot be an identifier.
    static func stored(_ text: String) throws -> Self {
        guard let identifier = Self(checking: text) else {
            throw DecodingError.row("its identifier is invalid")
        }
        return identifier
    }
}

extension Date {
    /// The years that calendars and formats of dates know.
    private static let range = -63_114_076_800.0...252_423_993_600.0

    /// The date in a row, in seconds since the year 2001.
    ///
    /// - Throws: `DecodingError` for what is no date of the years 1 to 9999.
    static func stored(_ seconds: Double) throws -> Date {
        let date = Date(timeIntervalSinceReferenceDate: seconds)
        guard date.isStorable else { throw DecodingError.row("its date is invalid") }
        return date
    }

    /// Whether it is a date of the years 1 to 9999.
    var isStorable: Bool { Self.range.contains(timeIntervalSinceReferenceDate) }
}

extension DecodingError {
    /// The error that a row cannot be one of ours.
    static func row(_ detail: String) -> DecodingError {
        .dataCorrupted(Context(codingPath: [], debugDescription: detail))
    }
}
