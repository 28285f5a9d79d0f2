/// The checksum of SQLite's write-ahead log: two interleaved 32-bit sums.
struct LogChecksum: Equatable {
    private(set) var first: UInt32 = 0
    private(set) var second: UInt32 = 0

    init(_ first: UInt32 = 0, _ second: UInt32 = 0) {
        self.first = first
        self.second = second
    }

    /// The bytes as they are stored.
    var bytes: [UInt8] {
        [first, second].flatMap { word in (0..<4).map { UInt8(truncatingIfNeeded: word >> (24 - 8 * $0)) } }
    }

    /// Adds content whose size is a multiple of eight.
    mutating func add(_ content: ArraySlice<UInt8>, isBigEndian: Bool) {
        var offset = content.startIndex
        while offset < content.endIndex {
            first = first &+ content.word(at: offset, isBigEndian: isBigEndian) &+ second
            second = second &+ content.word(at: offset + 4, isBigEndian: isBigEndian) &+ first
            offset += 8
        }
    }

    func minus(_ other: LogChecksum) -> LogChecksum {
        LogChecksum(first &- other.first, second &- other.second)
    }

    /// Returns the single byte of `content` whose change would make its checksum differ by this; nil if it is
    /// uncertain.
    ///
    /// A word that differs by `d` adds (d, d) to the sums if it is the first of its pair and (0, d) if it is the
    /// second; each pair that follows turns (a, b) into (a + b, a + 2b). So this goes back pair by pair. The sums
    /// overflow at 32 bits: a difference in the upper half of a word leaves too little in them to locate it.
    func correction(of content: [UInt8], isBigEndian: Bool) -> LogCorrection? {
        var found: [LogCorrection] = []
        var (a, b) = (first, second)
        for pair in stride(from: content.count - 8, through: 0, by: -8) {
            if a == b { found += Self.corrections(of: content, at: pair, by: a, isBigEndian) }
            if a == 0 { found += Self.corrections(of: content, at: pair + 4, by: b, isBigEndian) }
            (a, b) = (2 &* a &- b, b &- a)
        }
        return found.count == 1 ? found.first : nil
    }

    private static func corrections(
        of content: [UInt8], at offset: Int, by difference: UInt32, _ isBigEndian: Bool
    ) -> [LogCorrection] {
        guard difference.trailingZeroBitCount < 16 else { return [] }
        let word = content[offset...].word(at: offset, isBigEndian: isBigEndian) &+ difference
        let bytes = (0..<4).map { UInt8(truncatingIfNeeded: word >> (isBigEndian ? 24 - 8 * $0 : 8 * $0)) }
        guard bytes.differInOneByte(from: Array(content[offset..<offset + 4])) else { return [] }
        return [LogCorrection(at: offset, bytes)]
    }
}

/// Bytes that replace damaged ones.
struct LogCorrection: Equatable {
    let offset: Int
    let bytes: [UInt8]

    init(at offset: Int, _ bytes: [UInt8]) {
        self.offset = offset
        self.bytes = bytes
    }

    func apply(to content: inout [UInt8]) {
        content.replaceSubrange(offset..<offset + bytes.count, with: bytes)
    }
}

extension [UInt8] {
    /// Returns whether exactly one byte differs.
    func differInOneByte(from other: [UInt8]) -> Bool {
        count == other.count && zip(self, other).count { $0 != $1 } == 1
    }
}

extension ArraySlice<UInt8> {
    fileprivate func word(at offset: Int, isBigEndian: Bool) -> UInt32 {
        let word = UInt32(bigEndian: self, at: offset)
        return isBigEndian ? word : word.byteSwapped
    }
}

extension UInt32 {
    /// Creates a number from four big-endian bytes.
    init(bigEndian bytes: ArraySlice<UInt8>, at offset: Int) {
        self =
            UInt32(bytes[offset]) << 24 | UInt32(bytes[offset + 1]) << 16 | UInt32(bytes[offset + 2]) << 8
            | UInt32(bytes[offset + 3])
    }
}
