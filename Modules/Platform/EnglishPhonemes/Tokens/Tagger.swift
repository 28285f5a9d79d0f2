/// Finds out which part of speech each word is, with an averaged perceptron (Collins 2002): a word that is nearly
/// always the same has its tag in a dictionary, and any other is weighed by what stands around it.
struct Tagger: Sendable {
    /// The voice's file with the dictionary and the weights.
    static let file = "tagger.json.gz"

    private let tags: [PartOfSpeech]
    private let numbers: [String: Int]
    private let dictionary: JSONTable
    private let vocabulary: JSONTable
    private let weights: JSONTable

    /// Reads the content of the voice's file.
    init(_ content: [UInt8]) throws(MalformedJSON) {
        var tags: [String] = []
        var tables: [String: JSONTable] = [:]
        var scanner = JSONScanner(content)
        try scanner.forEachMember { section, value throws(MalformedJSON) in
            switch section {
            case "tags": tags = try value.strings()
            case "tagdict", "vocab", "weights": tables[section] = try JSONTable(&value)
            default: try value.skipValue()
            }
        }
        guard let dictionary = tables["tagdict"], let vocabulary = tables["vocab"], let weights = tables["weights"],
            !tags.isEmpty
        else { throw MalformedJSON() }
        // Of two tags with the same score the later one wins, so their order counts.
        tags.sort { $0.utf8.lexicographicallyPrecedes($1.utf8) }
        self.tags = tags.map(PartOfSpeech.init(tag:))
        numbers = Dictionary(zip(tags, tags.indices)) { first, _ in first }
        self.dictionary = dictionary
        self.vocabulary = vocabulary
        self.weights = weights
    }

    /// The parts of speech of the words and marks of a sentence.
    func parts(of words: [String]) -> [PartOfSpeech] {
        let context = ["-START2-", "-START-"] + words.map(contextWord) + ["-END-", "-END2-"]
        var parts: [PartOfSpeech] = []
        var (previous, beforePrevious) = ("-START-", "-START2-")
        for (offset, word) in words.enumerated() {
            let part =
                known(word)
                ?? weighed(Self.features(of: word, offset, context, previous, beforePrevious))
            parts.append(part)
            (previous, beforePrevious) = (part.tag, previous)
        }
        return parts
    }

    // MARK: - Private

    private func known(_ word: String) -> PartOfSpeech? {
        guard var value = dictionary[word] else { return nil }
        return (try? value.string()).map(PartOfSpeech.init(tag:))
    }

    private func weighed(_ features: [String]) -> PartOfSpeech {
        var scores = [Double](repeating: 0, count: tags.count)
        for feature in features {
            guard var value = weights[feature] else { continue }
            // A table was walked through when it was made, so its values can be read.
            try? value.forEachMember { tag, value throws(MalformedJSON) in
                let weight = try value.number()
                if let number = numbers[tag] { scores[number] += weight }
            }
        }
        let best = scores.indices.max { (scores[$0], $0) < (scores[$1], $1) } ?? 0
        return tags[best]
    }

    /// A word as its neighbours see it; rare ones by their shape.
    private func contextWord(_ word: String) -> String {
        let common = Self.common(word)
        return vocabulary.contains(common) ? common : "<" + WordShape.shape(of: word) + ">"
    }

    private static func common(_ word: String) -> String {
        let scalars = word.unicodeScalars
        guard let first = scalars.first else { return word }
        if first != "-", scalars.contains("-") { return "!HYPHEN" }
        if scalars.count == 4, scalars.allSatisfy(\.isDigit) { return "!YEAR" }
        return first.isDigit ? "!DIGITS" : word.lowercased()
    }

    private static func features(
        of word: String, _ offset: Int, _ context: [String], _ previous: String, _ beforePrevious: String
    ) -> [String] {
        let here = offset + 2
        return [
            "b", "s3=" + ending(of: word), "p1=" + String(word.unicodeScalars.prefix(1)), "w=" + context[here],
            "sh=" + WordShape.shape(of: word), offset == 0 ? "i0" : "i+",
            "t-1=" + previous, "t-2=" + beforePrevious, "t-12=" + previous + "," + beforePrevious,
            "w-1=" + context[here - 1], "s3-1=" + ending(of: context[here - 1]), "w-2=" + context[here - 2],
            "w+1=" + context[here + 1], "s3+1=" + ending(of: context[here + 1]), "w+2=" + context[here + 2],
        ]
    }

    private static func ending(of word: String) -> String { String(word.unicodeScalars.suffix(3)) }
}

/// What a word looks like: small, capital, mixed, digits.
enum WordShape {
    /// "x" for small letters, "XX" for capitals, "Xx" for a name, "d" for digits, and so on.
    static func shape(of word: String) -> String {
        let scalars = Array(word.unicodeScalars)
        if word.isAllLetters {
            if isSmall(scalars[...]) { return "x" }
            if isCapital(scalars[...]) { return scalars.count > 1 ? "XX" : "X1" }
            return isCapital(scalars.prefix(1)) && isSmall(scalars.dropFirst()) ? "Xx" : "xX"
        }
        if !scalars.isEmpty, scalars.allSatisfy(\.isDigit) { return "d" }
        return scalars.prefix(4).map { $0.isDigit ? "d" : $0.isLetter ? "x" : String($0) }.joined()
    }

    /// Returns whether letters with case are there and all small.
    private static func isSmall(_ scalars: ArraySlice<Unicode.Scalar>) -> Bool {
        scalars.contains { $0.properties.isLowercase }
            && !scalars.contains { $0.properties.isUppercase || $0.properties.generalCategory == .titlecaseLetter }
    }

    /// Returns whether letters with case are there and all capital.
    private static func isCapital(_ scalars: ArraySlice<Unicode.Scalar>) -> Bool {
        scalars.contains { $0.properties.isUppercase }
            && !scalars.contains { $0.properties.isLowercase || $0.properties.generalCategory == .titlecaseLetter }
    }
}
