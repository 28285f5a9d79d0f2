public import Foundation
public import StoryCore

/// Values of rows in an untrusted database: what the program cannot have stored is rejected.
extension Identifier {
    /// Returns the identifier in a row.
    ///
    /// - Throws: `DecodingError` for an invalid identifier.
    public static func stored(_ text: String) throws -> Self {
        guard let identifier = Self(checking: text) else {
            throw DecodingError.row("its identifier is invalid")
        }
        return identifier
    }
}

extension Date {
    /// The years 1 to 9999, which calendars and date formats support.
    private static let range = -63_114_076_800.0...252_423_993_600.0

    /// Returns the date in a row, in seconds since the year 2001.
    ///
    /// - Throws: `DecodingError` for a date outside the years 1 to 9999.
    public static func stored(_ seconds: Double) throws -> Date {
        let date = Date(timeIntervalSinceReferenceDate: seconds)
        guard date.isStorable else { throw DecodingError.row("its date is invalid") }
        return date
    }

    /// Whether it is within the years 1 to 9999.
    package var isStorable: Bool { Self.range.contains(timeIntervalSinceReferenceDate) }
}

extension DecodingError {
    /// Returns the error of an invalid row.
    package static func row(_ detail: String) -> DecodingError {
        .dataCorrupted(Context(codingPath: [], debugDescription: detail))
    }
}
