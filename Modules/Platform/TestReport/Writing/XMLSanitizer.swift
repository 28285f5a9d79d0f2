/// Text as XML 1.0 can hold it.
enum XMLSanitizer {
    /// The text with everything that XML 1.0 forbids, and every other control character, written visibly: `\u{1B}`.
    ///
    /// Tabs, line feeds and carriage returns stay; U+FFFE and U+FFFF are forbidden too. A string is valid UTF-8
    /// already, with U+FFFD where its bytes were not.
    static func of(_ text: String) -> String {
        var text = text
        guard text.withUTF8(hasForbidden) else { return text }
        var legal = ""
        legal.reserveCapacity(text.utf8.count + 16)
        for scalar in text.unicodeScalars {
            if isForbidden(scalar.value) {
                legal += "\\u{\(String(scalar.value, radix: 16, uppercase: true))}"
            } else {
                legal.unicodeScalars.append(scalar)
            }
        }
        return legal
    }

    private static func isForbidden(_ value: UInt32) -> Bool {
        switch value {
        case 0x09, 0x0A, 0x0D: false
        case 0..<0x20, 0x7F...0x9F, 0xFFFE, 0xFFFF: true
        default: false
        }
    }

    /// A quick look at the bytes, since nearly all text is legal as it is.
    private static func hasForbidden(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
        for (location, byte) in bytes.enumerated() {
            switch byte {
            case 0x20..<0x7F, 0x09, 0x0A, 0x0D: continue
            case 0..<0x20, 0x7F: return true
            case 0xC2 where bytes[location + 1] < 0xA0: return true
            case 0xEF where bytes[location + 1] == 0xBF && bytes[location + 2] >= 0xBE: return true
            default: continue
            }
        }
        return false
    }
}
