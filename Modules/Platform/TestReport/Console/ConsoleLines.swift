/// Cuts what comes from a console into lines, whatever pieces it comes in.
///
/// Memory is bounded: of a line longer than `longest` bytes the rest is left out, and the line says so.
struct ConsoleLines: Sendable {
    /// The longest line kept whole, in bytes; `swift test` names up to 128 KB of tests in one message.
    static let longest = 256 * 1024
    private static let newline = UInt8(ascii: "\n")
    private static let carriageReturn = UInt8(ascii: "\r")

    private var line: [UInt8] = []
    private var isTooLong = false

    /// Appends bytes, and returns every line that ends in them, without its end; invalid UTF-8 is replaced.
    mutating func take(_ bytes: [UInt8]) -> [String] {
        var lines: [String] = []
        var rest = bytes[...]
        while let end = rest.firstIndex(of: Self.newline) {
            append(rest[..<end])
            lines.append(flush())
            rest = rest[(end + 1)...]
        }
        append(rest)
        return lines
    }

    /// The last line, where the text does not end with a newline.
    mutating func finish() -> String? {
        line.isEmpty ? nil : flush()
    }

    private mutating func append(_ bytes: ArraySlice<UInt8>) {
        let room = Self.longest - line.count
        line.append(contentsOf: bytes.prefix(room))
        if bytes.count > room { isTooLong = true }
    }

    private mutating func flush() -> String {
        // A terminal ends its lines with both.
        if line.last == Self.carriageReturn { line.removeLast() }
        var text = String(decoding: line, as: UTF8.self)
        if isTooLong { text += " … (the line goes on)" }
        line.removeAll(keepingCapacity: line.capacity <= 64 * 1024)
        isTooLong = false
        return text
    }
}
