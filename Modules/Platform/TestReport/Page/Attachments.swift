/// Files that a test's output names by Jenkins' convention: a line `[[ATTACHMENT|path]]`.
enum Attachments {
    /// Their paths, in order.
    static func paths(in output: String) -> [String] {
        let (mark, end) = ("[[ATTACHMENT|", "]]")
        guard output.contains(mark) else { return [] }
        return output.split(whereSeparator: \.isNewline).compactMap { line in
            let line = String(line).trimmed
            guard line.hasPrefix(mark), line.hasSuffix(end), line.count > mark.count + end.count else { return nil }
            return String(line.dropFirst(mark.count).dropLast(end.count))
        }
    }

    /// A link that stays below the page's own folder, if the path does: relative, without a scheme and without "..".
    static func link(to path: String) -> String? {
        let parts = path.split(separator: "/", omittingEmptySubsequences: false)
        guard !path.isEmpty, !path.contains("\\"), !path.contains(":"), parts.allSatisfy({ !$0.isEmpty && $0 != ".." })
        else { return nil }
        return "./" + parts.map(encoded).joined(separator: "/")
    }

    private static func encoded(_ part: Substring) -> String {
        var encoded = ""
        for byte in part.utf8 {
            switch byte {
            case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
                UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "."), UInt8(ascii: "_"),
                UInt8(ascii: "~"):
                encoded.unicodeScalars.append(Unicode.Scalar(byte))
            default:
                let digits = String(byte, radix: 16, uppercase: true)
                encoded += "%\(digits.count == 1 ? "0" : "")\(digits)"
            }
        }
        return encoded
    }
}
