import StoryCore

/// Which words children of an age know: those that are frequent in their language, and those that they can see, do
/// and hear.
struct Vocabulary: Sendable {
    /// The rank of each word, the most frequent one first; 0 for what every child knows.
    private let ranks: [Substring: Int]

    /// - Parameters:
    ///   - frequent: A word a line, the most frequent one first; lines that begin with `#` are remarks.
    ///   - known: The words that children know although they are not that frequent, in the same form.
    init(frequent: String, known: String) {
        var ranks: [Substring: Int] = [:]
        ranks.reserveCapacity((frequent.utf8.count + known.utf8.count) / 7)
        for (rank, word) in Self.words(of: frequent).enumerated() { ranks[word] = rank }
        for word in Self.words(of: known) { ranks[word] = 0 }
        self.ranks = ranks
    }

    private static func words(of list: String) -> [Substring] {
        list.split(separator: "\n").filter { !$0.hasPrefix("#") }
    }

    /// Whether children of an age know every word of a line of the tables.
    func suits(_ line: String, _ ageBand: AgeBand) -> Bool {
        guard let limit = Self.limit(of: ageBand) else { return true }
        return words(in: line).allSatisfy { word in
            (ranks[word] ?? ranks[word.withoutPossessive]).map { $0 < limit } ?? false
        }
    }

    /// How many of the words an age band knows; nil means all, and some that are not in the list.
    private static func limit(of ageBand: AgeBand) -> Int? {
        switch ageBand {
        case .twoToFour: 4_000
        case .fourToSix, .all: 7_000
        case .sixToTen: nil
        }
    }

    /// The words in lower case, without marks in braces.
    private func words(in line: String) -> [Substring] {
        var words: [Substring] = []
        var start: String.Index?
        var isInMark = false
        let plain = line.lowercased()
        let scalars = plain.unicodeScalars
        for index in scalars.indices {
            let scalar = scalars[index]
            if scalar == "{" { isInMark = true }
            if Self.isLetter(scalar), !isInMark {
                start = start ?? index
            } else if let beginning = start {
                words.append(plain[beginning..<index])
                start = nil
            }
            if scalar == "}" { isInMark = false }
        }
        if let start { words.append(plain[start...]) }
        return words
    }

    /// The letters of the tables' languages, and the apostrophe; asked for each letter of each line, so it is quick.
    private static func isLetter(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar {
        case "a"..."z", "'", "\u{DF}"..."\u{17F}": true
        default: false
        }
    }
}

extension Substring {
    /// The word without the ending that says whose something is.
    fileprivate var withoutPossessive: Substring {
        hasSuffix("'s") ? dropLast(2) : self
    }
}
