/// What an unknown word is read as, piece by piece.
enum WordPieces {
    /// A run of one kind of signs.
    enum Piece: Hashable, Sendable {
        /// Letters, with apostrophes between them.
        case letters(String)
        /// Digits, with commas and full stops between them.
        case digits(String)
        /// Anything else.
        case signs(String)
    }

    /// The pieces of a word.
    static func pieces(of word: String) -> [Piece] {
        let scalars = Array(word.unicodeScalars)
        var pieces: [Piece] = []
        var offset = 0
        while offset < scalars.count {
            let start = offset
            if scalars[offset].isWordLetter {
                offset = end(of: scalars, from: offset, \.isWordLetter) { $0 == "'" || $0 == "’" }
                pieces.append(.letters(string(scalars[start..<offset])))
            } else if scalars[offset].isDecimalDigit {
                offset = end(of: scalars, from: offset, \.isDecimalDigit) { $0 == "," || $0 == "." }
                pieces.append(.digits(string(scalars[start..<offset])))
            } else {
                while offset < scalars.count, !scalars[offset].isWordPart, !scalars[offset].isSpace { offset += 1 }
                if offset > start { pieces.append(.signs(string(scalars[start..<offset]))) }
                if offset == start { offset += 1 }
            }
        }
        return pieces
    }

    /// Where a run ends whose parts are joined by single signs.
    private static func end(
        of scalars: [Unicode.Scalar], from start: Int, _ isPart: (Unicode.Scalar) -> Bool,
        joinedBy isJoint: (Unicode.Scalar) -> Bool
    ) -> Int {
        var offset = start
        while offset < scalars.count {
            if isPart(scalars[offset]) {
                offset += 1
            } else if isJoint(scalars[offset]), offset + 1 < scalars.count, isPart(scalars[offset + 1]) {
                offset += 2
            } else {
                break
            }
        }
        return offset
    }

    private static func string(_ scalars: ArraySlice<Unicode.Scalar>) -> String {
        String(String.UnicodeScalarView(scalars))
    }
}
