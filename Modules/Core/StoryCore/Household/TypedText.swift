/// A value that is stored as people type it: "20:00-06:30", "gentle,funny".
///
/// What was stored may be more than what may be typed, such as the blocked words of two.
protocol TypedText: Codable {
    /// The value as people type it.
    var text: String { get }
    /// Creates the value from what was stored; nil if it is none.
    init?(stored text: String)
}

extension TypedText {
    public init(from decoder: any Decoder) throws {
        let text = try decoder.singleValueContainer().decode(String.self)
        guard let value = Self(stored: text) else {
            throw DecodingError.dataCorrupted(
                DecodingError.Context(codingPath: decoder.codingPath, debugDescription: "'\(text)' can't be read."))
        }
        self = value
    }

    public func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(text)
    }
}
