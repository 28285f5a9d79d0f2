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
        var place = 0
        while place < scalars.count {
            let start = place
            if scalars[place].isWordLetter {
                place = end(of: scalars, from: place, \.isWordLetter) { $0 == "'" || $0 == "’" }
                pieces.append(.letters(string(scalars[start..<place])))
            } else if scalars[place].isDecimalDigit {
                place = end(of: scalars, from: place, \.isDecimalDigit) { $0 == "," || $0 == "." }
                pieces.append(.digits(string(scalars[start..<place])))
            } else {
                while place < scalars.count, !scalars[place].isWordPart, !scalars[place].isSpace { place += 1 }
                if place > start { pieces.append(.signs(string(scalars[start..<place]))) }
                if place == start { place += 1 }
            }
        }
        return pieces
    }

    /// Where a run ends whose parts are joined by single signs.
    private static func end(
        of scalars: [Unicode.Scalar], from start: Int, _ isPart: (Unicode.Scalar) -> Bool,
        joinedBy isJoint: (Unicode.Scalar) -> Bool
    ) -> Int {
        var place = start
        while place < scalars.count {
            if isPart(scalars[place]) {
                place += 1
            } else if isJoint(scalars[place]), place + 1 < scalars.count, isPart(scalars[place + 1]) {
                place += 2
            } else {
                break
            }
        }
        return place
    }

    private static func string(_ scalars: ArraySlice<Unicode.Scalar>) -> String {
        String(String.UnicodeScalarView(scalars))
    }
}
