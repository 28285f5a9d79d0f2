/// Any key of a JSON object.
private struct AnyKey: CodingKey {
    let stringValue: String
    var intValue: Int? { nil }

    init?(stringValue: String) { self.stringValue = stringValue }
    init?(intValue: Int) { nil }
}

extension KeyedDecodingContainer {
    /// A value of a list of words; the error tells them.
    func decodeWord<Word: RawRepresentable & CaseIterable>(_ type: Word.Type, forKey key: Key) throws -> Word
    where Word.RawValue == String {
        try Self.word(try decode(String.self, forKey: key), at: codingPath + [key])
    }

    /// Values of a list of words; none if the key is missing.
    func decodeWords<Word: RawRepresentable & CaseIterable>(_ type: Word.Type, forKey key: Key) throws -> [Word]
    where Word.RawValue == String {
        try (decodeIfPresent([String].self, forKey: key) ?? []).map { try Self.word($0, at: codingPath + [key]) }
    }

    private static func word<Word: RawRepresentable & CaseIterable>(
        _ text: String, at path: [any CodingKey]
    ) throws -> Word where Word.RawValue == String {
        if let word = Word(rawValue: text) { return word }
        let known = Word.allCases.map(\.rawValue).joined(separator: ", ")
        throw DecodingError.dataCorrupted(
            DecodingError.Context(codingPath: path, debugDescription: "'\(text)' is none of: \(known)."))
    }
}

extension Decoder {
    /// Throws if the object has an unknown key: a typing error would otherwise go unnoticed.
    func refuseKeys<Key: CodingKey & CaseIterable>(otherThan keys: Key.Type) throws {
        let known = Key.allCases.map(\.stringValue)
        let found = try container(keyedBy: AnyKey.self).allKeys.map(\.stringValue).sorted()
        guard let unknown = found.first(where: { !known.contains($0) }) else { return }
        throw DecodingError.dataCorrupted(
            DecodingError.Context(
                codingPath: codingPath,
                debugDescription: "There is no '\(unknown)' here; there is: \(known.joined(separator: ", "))."))
    }
}
