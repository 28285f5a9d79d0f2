import Foundation
import GRDB

/// The values of a row as a sequence of words, with a checksum that detects damage and can correct a small one.
struct RowContent: Equatable {
    private var words: [UInt64]

    /// Creates the content from the values of a row.
    ///
    /// - Parameter texts: The bytes of text values, in order, if known: a string lacks some bytes of a damaged text.
    init(_ values: [DatabaseValue], texts: [Data?] = []) {
        var bytes: [UInt8] = []
        for (index, value) in values.enumerated() {
            if case .string = value.storage, texts.indices.contains(index), let text = texts[index] {
                bytes.append(4)
                bytes.append(content: text)
            } else {
                value.append(to: &bytes)
            }
        }
        bytes += [UInt8](repeating: 0, count: (8 - bytes.count % 8) % 8)
        words = stride(from: 0, to: bytes.count, by: 8).map { index in
            (0..<8).reduce(0) { $0 | UInt64(bytes[index + $1]) << (8 * UInt64($1)) }
        }
    }

    /// The checksum as it is stored.
    var checksum: Int64 { Int64(bitPattern: words.reduce(Self.start, Self.adding)) }

    /// Returns the values with one byte corrected so that the checksum is `wanted`; nil if no single byte achieves it.
    /// Of two different contents, one in 2^64 has the same checksum.
    func values(for wanted: Int64) -> [DatabaseValue]? {
        var before = words.indices.reduce(into: [Self.start]) { $0.append(Self.adding($0[$1], words[$1])) }
        before.removeLast()
        // The required checksum after each word, from the last one back.
        var behind = UInt64(bitPattern: wanted)
        for index in words.indices.reversed() {
            let word = Self.removing(behind) ^ before[index]
            if (word ^ words[index]).isWithinOneByte {
                var corrected = self
                corrected.words[index] = word
                return corrected.values
            }
            behind = Self.removing(behind) ^ words[index]
        }
        return nil
    }

    // MARK: - Checksum

    // FNV-1a over words of eight bytes with a shift. Each step is invertible, so that a change of one word is always
    // detected.
    private static let start: UInt64 = 0xcbf2_9ce4_8422_2325
    private static let factor: UInt64 = 0x0000_0100_0000_01b3
    /// The inverse of the factor.
    private static let inverse = (0..<6).reduce(factor) { inverse, _ in inverse &* (2 &- factor &* inverse) }

    private static func adding(_ sum: UInt64, _ word: UInt64) -> UInt64 {
        let product = (sum ^ word) &* factor
        return product ^ product >> 32
    }

    /// Returns the sum before a step, mixed with the word of that step.
    private static func removing(_ sum: UInt64) -> UInt64 {
        (sum ^ sum >> 32) &* inverse
    }

    // MARK: - Values

    private var values: [DatabaseValue]? {
        let bytes = words.flatMap { word in (0..<8).map { UInt8(truncatingIfNeeded: word >> (8 * UInt64($0))) } }
        var (values, rest) = ([DatabaseValue](), bytes[...])
        while rest.contains(where: { $0 != 0 }) {
            guard let value = DatabaseValue(takenFrom: &rest) else { return nil }
            values.append(value)
        }
        return values
    }
}

extension UInt64 {
    /// Whether all set bits belong to one byte, and at least one is set.
    fileprivate var isWithinOneByte: Bool {
        self != 0 && trailingZeroBitCount / 8 == (bitWidth - 1 - leadingZeroBitCount) / 8
    }
}

extension DatabaseValue {
    /// Appends a byte for the type, then a number in eight bytes or a size and the content.
    fileprivate func append(to bytes: inout [UInt8]) {
        switch storage {
        case .null: bytes.append(1)
        case .int64(let number): bytes.append(2); bytes.append(number: UInt64(bitPattern: number))
        case .double(let number): bytes.append(3); bytes.append(number: number.bitPattern)
        case .string(let text): bytes.append(4); bytes.append(content: text.utf8)
        case .blob(let data): bytes.append(5); bytes.append(content: data)
        }
    }

    /// Removes the first value; nil if it is invalid.
    fileprivate init?(takenFrom bytes: inout ArraySlice<UInt8>) {
        guard let kind = bytes.popFirst() else { return nil }
        if kind == 1 {
            self = .null
            return
        }
        guard let number = bytes.takeNumber() else { return nil }
        switch kind {
        case 2: self = Int64(bitPattern: number).databaseValue
        case 3: self = Double(bitPattern: number).databaseValue
        case 4, 5:
            guard let count = Int(exactly: number), count <= bytes.count else { return nil }
            let content = bytes.prefix(count)
            bytes.removeFirst(count)
            guard kind == 4 else {
                self = Data(content).databaseValue
                return
            }
            guard let text = String(validating: content, as: UTF8.self) else { return nil }
            self = text.databaseValue
        default: return nil
        }
    }
}

extension [UInt8] {
    fileprivate mutating func append(number: UInt64) {
        for index in 0..<8 { append(UInt8(truncatingIfNeeded: number >> (8 * UInt64(index)))) }
    }

    fileprivate mutating func append(content: some Collection<UInt8>) {
        append(number: UInt64(content.count))
        append(contentsOf: content)
    }
}

extension ArraySlice<UInt8> {
    fileprivate mutating func takeNumber() -> UInt64? {
        guard count >= 8 else { return nil }
        let number = prefix(8).enumerated().reduce(0) { $0 | UInt64($1.element) << (8 * UInt64($1.offset)) }
        removeFirst(8)
        return number
    }
}
