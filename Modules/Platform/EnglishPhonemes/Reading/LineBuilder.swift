import StoryCore

/// Matches the spoken words with the words of the source.
struct LineBuilder {
    private let sources: [TextRange]
    private var line = PhonemeLine(words: [])
    /// The index of the source word that was said last.
    private var current = -1

    /// Prepares for a part of a text.
    init(_ text: String, range: Range<String.Index>) {
        sources = WordSplitter.words(in: text, range: range).map { TextRange($0.range, in: text) }
    }

    /// The line of tokens as they are said.
    mutating func line(of tokens: [Token], in text: TracedText) -> PhonemeLine {
        for token in tokens {
            if let phonemes = token.phonemes, !phonemes.isEmpty { add(phonemes, from: text.origin(of: token.range)) }
            if token.isBeforeSpace { addGap(" ") }
        }
        trim()
        return line
    }

    // MARK: - Private

    private mutating func add(_ phonemes: String, from origin: TextRange) {
        let first = sources.firstIndex { $0.end > origin.start } ?? sources.count
        let words = sources[first...].prefix { $0.start < origin.end }
        guard !words.isEmpty else {
            addSign(phonemes, from: origin)
            return
        }
        // Later speech belongs to no earlier word: "$5 million" is "five million dollars".
        if let last = words.indices.last, last <= current, !line.words.isEmpty { return extend(by: phonemes) }
        if words.startIndex <= current, !line.words.isEmpty {
            extend(by: phonemes)
        } else {
            line.words.append(PhonemeWord(ranges: [], phonemes: phonemes))
        }
        let added = words.indices.filter { $0 > current }
        line.words[line.words.count - 1].ranges += added.map { sources[$0] }
        current = added.last ?? current
    }

    /// Adds speech between words; a spoken symbol that is no word, such as "#", counts by itself.
    private mutating func addSign(_ phonemes: String, from origin: TextRange) {
        guard phonemes.contains(where: Stress.isSound) else { return addGap(phonemes) }
        guard line.words.last?.ranges.last.map({ $0.end <= origin.start }) != false else {
            return extend(by: phonemes)
        }
        line.words.append(PhonemeWord(ranges: [origin], phonemes: phonemes))
    }

    /// Adds to the last word, with what was between.
    private mutating func extend(by phonemes: String) {
        let last = line.words.count - 1
        line.words[last].phonemes += line.words[last].gap + phonemes
        line.words[last].gap = ""
    }

    private mutating func addGap(_ gap: String) {
        if line.words.isEmpty { line.opening += gap } else { line.words[line.words.count - 1].gap += gap }
    }

    /// A line neither begins nor ends with a space.
    private mutating func trim() {
        line.opening = String(line.opening.drop { $0 == " " })
        guard let last = line.words.indices.last else { return line.opening = "" }
        while line.words[last].gap.last == " " { line.words[last].gap.removeLast() }
        if line.opening.isEmpty { line.words[0].phonemes = String(line.words[0].phonemes.drop { $0 == " " }) }
    }
}
