/// Identifies a profile of the household: a number that no other profile ever gets.
public struct ProfileID: RawRepresentable, Hashable, Codable, Sendable, Comparable, CustomStringConvertible {
    /// The number, from 1.
    public let rawValue: Int64

    /// Creates an identifier.
    public init(rawValue: Int64) {
        self.rawValue = rawValue
    }

    /// Creates an identifier from untrusted text; nil if it is no number from 1.
    public init?(checking text: String) {
        guard let number = Int64(text), number > 0, String(number) == text else { return nil }
        rawValue = number
    }

    /// The profile that every household has from the start: a parent's, which is never deleted and sees everything.
    public static let first = ProfileID(rawValue: 1)

    public var description: String { String(rawValue) }

    public static func < (left: Self, right: Self) -> Bool { left.rawValue < right.rawValue }
}
