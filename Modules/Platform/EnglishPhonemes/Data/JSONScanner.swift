import Glibc

/// A document is no JSON, or none of the shape that was expected.
struct MalformedJSON: Error {}

/// Scans a JSON document (RFC 8259) piece by piece, without creating values that are not needed.
struct JSONScanner {
    private static let quote = UInt8(ascii: "\"")
    private static let backslash = UInt8(ascii: "\\")

    let bytes: [UInt8]
    /// The offset of the byte that comes next.
    private(set) var position: Int

    /// Creates a scanner at an offset of a document.
    init(_ bytes: [UInt8], at position: Int = 0) {
        self.bytes = bytes
        self.position = position
    }

    /// The byte that comes next, after white space; 0 at the end.
    mutating func next() -> UInt8 {
        while position < bytes.count {
            let byte = bytes[position]
            guard byte == 0x20 || (0x09...0x0D).contains(byte) else { return byte }
            position += 1
        }
        return 0
    }

    /// Consumes a character such as "{" if it is next.
    mutating func take(_ sign: Unicode.Scalar) -> Bool {
        guard next() == UInt8(ascii: sign) else { return false }
        position += 1
        return true
    }

    /// Consumes a character that must be next.
    mutating func expect(_ sign: Unicode.Scalar) throws(MalformedJSON) {
        guard take(sign) else { throw MalformedJSON() }
    }

    /// Visits the members of an object; `body` is called with each key, and must consume its value.
    mutating func forEachMember(
        _ body: (_ key: String, _ value: inout JSONScanner) throws(MalformedJSON) -> Void
    ) throws(MalformedJSON) {
        try expect("{")
        while !take("}") {
            let key = try string()
            try expect(":")
            try body(key, &self)
            guard take(",") || next() == UInt8(ascii: "}") else { throw MalformedJSON() }
        }
    }

    /// Consumes an array of strings.
    mutating func strings() throws(MalformedJSON) -> [String] {
        try expect("[")
        var strings: [String] = []
        while !take("]") {
            strings.append(try string())
            guard take(",") || next() == UInt8(ascii: "]") else { throw MalformedJSON() }
        }
        return strings
    }

    /// Consumes a string.
    mutating func string() throws(MalformedJSON) -> String {
        let range = try stringBytes()
        guard bytes[range].contains(Self.backslash) else { return String(decoding: bytes[range], as: UTF8.self) }
        return try unescaped(bytes[range])
    }

    /// Consumes a string, or null.
    mutating func stringOrNull() throws(MalformedJSON) -> String? {
        guard next() == UInt8(ascii: "n") else { return try string() }
        position += 4
        return nil
    }

    /// Consumes a string and returns the range of its bytes between the quotation marks.
    mutating func stringBytes() throws(MalformedJSON) -> Range<Int> {
        try expect("\"")
        let start = position
        let end = bytes.withUnsafeBytes { bytes -> Int? in
            var from = start
            while let base = bytes.baseAddress, let found = memchr(base + from, Int32(Self.quote), bytes.count - from) {
                let quote = UnsafeRawPointer(found) - base
                let escapes = bytes[start..<quote].reversed().prefix { $0 == Self.backslash }.count
                if escapes.isMultiple(of: 2) { return quote }
                from = quote + 1
            }
            return nil
        }
        guard let end else { throw MalformedJSON() }
        position = end + 1
        return start..<end
    }

    /// Consumes a number without an exponent, and returns the nearest value.
    mutating func number() throws(MalformedJSON) -> Double {
        let isNegative = take("-")
        var digits = 0
        var divisor = 1.0
        var isFraction = false
        let start = position
        while position < bytes.count, position - start < 17 {
            if bytes[position] == UInt8(ascii: "."), !isFraction {
                isFraction = true
            } else if (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(bytes[position]) {
                digits = digits * 10 + Int(bytes[position] - UInt8(ascii: "0"))
                if isFraction { divisor *= 10 }
            } else {
                break
            }
            position += 1
        }
        guard position > start else { throw MalformedJSON() }
        return Double(isNegative ? -digits : digits) / divisor
    }

    /// Passes over a value of any kind.
    mutating func skipValue() throws(MalformedJSON) {
        var depth = 0
        repeat {
            switch next() {
            case Self.quote: _ = try stringBytes()
            case UInt8(ascii: "{"), UInt8(ascii: "["):
                depth += 1
                position += 1
            case UInt8(ascii: "}"), UInt8(ascii: "]"):
                depth -= 1
                position += 1
            case 0: throw MalformedJSON()
            default: skipWord()
            }
            if depth > 0, take(",") || take(":") { continue }
        } while depth > 0
    }

    // MARK: - Private

    /// Passes over a number, true, false or null.
    private mutating func skipWord() {
        let start = position
        while position < bytes.count, !",]}: \n\r\t".utf8.contains(bytes[position]) { position += 1 }
        if position == start { position += 1 }
    }

    private func unescaped(_ written: ArraySlice<UInt8>) throws(MalformedJSON) -> String {
        var rest = written
        var units: [UInt16] = []
        while let byte = rest.first {
            guard byte == Self.backslash else {
                let plain = rest.prefix { $0 != Self.backslash }
                units += Array(String(decoding: plain, as: UTF8.self).utf16)
                rest = rest.dropFirst(plain.count)
                continue
            }
            let sign = rest.dropFirst().first.map { Unicode.Scalar($0) }
            rest = rest.dropFirst(2)
            switch sign {
            case "u":
                guard let unit = UInt16(String(decoding: rest.prefix(4), as: UTF8.self), radix: 16) else {
                    throw MalformedJSON()
                }
                units.append(unit)
                rest = rest.dropFirst(4)
            case let sign?: units += Array(String(Self.escapes[sign] ?? sign).utf16)
            case nil: throw MalformedJSON()
            }
        }
        return String(decoding: units, as: UTF16.self)
    }

    private static let escapes: [Unicode.Scalar: Unicode.Scalar] = [
        "n": "\n", "r": "\r", "t": "\t", "b": "\u{8}", "f": "\u{C}",
    ]
}
