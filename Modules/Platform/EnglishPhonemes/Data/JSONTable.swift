/// The members of a JSON object, or the strings of an array, looked up without creating the others.
///
/// A lexicon has 90,000 words of which a story uses a few hundred: the document stays as it is, with a hash table of
/// the offsets of its keys.
struct JSONTable: Sendable {
    private let document: [UInt8]
    /// The offset of a key's quotation mark in the document, 0 for none; collisions go into the next free slot.
    private let slots: [UInt32]

    /// The number of keys.
    let count: Int

    /// Consumes an object or an array of strings.
    init(_ scanner: inout JSONScanner) throws(MalformedJSON) {
        document = scanner.bytes
        guard document.count < UInt32.max else { throw MalformedJSON() }
        let isObject = scanner.next() == UInt8(ascii: "{")
        try scanner.expect(isObject ? "{" : "[")
        var keys: [Range<Int>] = []
        while !scanner.take(isObject ? "}" : "]") {
            keys.append(try scanner.stringBytes())
            if isObject {
                try scanner.expect(":")
                try scanner.skipValue()
            }
            guard scanner.take(",") || scanner.next() == UInt8(ascii: isObject ? "}" : "]") else {
                throw MalformedJSON()
            }
        }
        count = keys.count
        slots = Self.slots(for: keys, in: document)
    }

    /// Returns whether a key exists.
    func contains(_ key: String) -> Bool { offset(of: key) != nil }

    /// A scanner at the value of a key of an object; nil if there is no such key.
    subscript(key: String) -> JSONScanner? {
        guard let offset = offset(of: key) else { return nil }
        var scanner = JSONScanner(document, at: offset)
        // What was walked through once is well-formed.
        guard (try? scanner.stringBytes()) != nil, scanner.take(":") else { return nil }
        return scanner
    }

    // MARK: - Private

    private static func slots(for keys: [Range<Int>], in document: [UInt8]) -> [UInt32] {
        var capacity = 16
        while capacity < keys.count * 2 { capacity *= 2 }
        var slots = [UInt32](repeating: 0, count: capacity)
        document.withUnsafeBufferPointer { bytes in
            for key in keys {
                var slot = hash(UnsafeBufferPointer(rebasing: bytes[key])) & (capacity - 1)
                while slots[slot] != 0 { slot = (slot + 1) & (capacity - 1) }
                slots[slot] = UInt32(key.lowerBound - 1)
            }
        }
        return slots
    }

    private func offset(of key: String) -> Int? {
        var written = Self.written(key)
        return written.withUTF8 { key in
            var slot = Self.hash(key) & (slots.count - 1)
            while slots[slot] != 0 {
                let start = Int(slots[slot]) + 1
                let end = start + key.count
                if end < document.count, document[end] == UInt8(ascii: "\""), document[start..<end].elementsEqual(key) {
                    return start - 1
                }
                slot = (slot + 1) & (slots.count - 1)
            }
            return nil
        }
    }

    /// FNV-1a (Fowler, Noll, Vo) of 64 bits, folded, since only low bits are used.
    private static func hash(_ bytes: UnsafeBufferPointer<UInt8>) -> Int {
        var hash: UInt64 = 0xCBF2_9CE4_8422_2325
        for byte in bytes { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3 }
        return Int(truncatingIfNeeded: hash ^ (hash >> 32))
    }

    /// A key as the documents have it: they escape what JSON must have escaped and nothing else, so that a key can be
    /// compared as it is written.
    private static func written(_ key: String) -> String {
        guard key.utf8.contains(where: { $0 < 0x20 || $0 == UInt8(ascii: "\"") || $0 == UInt8(ascii: "\\") }) else {
            return key
        }
        return key.unicodeScalars.map { escapes[$0] ?? String($0) }.joined()
    }

    private static let escapes: [Unicode.Scalar: String] = {
        var escapes: [Unicode.Scalar: String] = [:]
        for code in UInt8(0)..<0x20 {
            let digits = String(code, radix: 16)
            escapes[Unicode.Scalar(code)] = "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
        }
        let short: [Unicode.Scalar: String] = [
            "\"": "\\\"", "\\": "\\\\", "\n": "\\n", "\r": "\\r", "\t": "\\t", "\u{8}": "\\b", "\u{C}": "\\f",
        ]
        return escapes.merging(short) { $1 }
    }()
}
