/// Text as it came from a program that may have thought it was on a terminal.
enum TerminalText {
    private static let escape: Unicode.Scalar = "\u{1B}"

    /// The text without colours and movements of the cursor (ECMA-48's control sequences: `ESC [ … letter`), to see what
    /// a line is; what is reported keeps them.
    static func plain(_ text: String) -> String {
        guard text.unicodeScalars.contains(escape) || text.contains("\r") else { return text }
        var plain = String.UnicodeScalarView()
        var scalars = text.unicodeScalars.makeIterator()
        while let scalar = scalars.next() {
            switch scalar {
            case escape: skipSequence(&scalars)
            // What follows was written over what was there.
            case "\r": plain.removeAll()
            default: plain.append(scalar)
            }
        }
        return String(plain)
    }

    private static func skipSequence(_ scalars: inout String.UnicodeScalarView.Iterator) {
        guard scalars.next() == "[" else { return }
        while let scalar = scalars.next() {
            if ("@"..."~").contains(scalar) { return }
        }
    }
}
