import StoryCore

/// How hard a text is to read.
struct Readability {
    /// Words in a sentence, on average.
    var sentenceLength: Double
    /// The grade of an American school: Kincaid, Fishburne, Rogers, Chissom, "Derivation of new readability
    /// formulas", 1975; nil where syllables cannot be counted.
    var grade: Double?

    init(of story: ToldStory, dictionary: PronouncingDictionary?) {
        let sentences = story.sentences
        let words = sentences.flatMap(Sentences.words)
        sentenceLength = Double(words.count) / Double(max(1, sentences.count))
        grade = dictionary.map { dictionary in
            let syllables = words.reduce(0) { $0 + dictionary.syllables(in: $1) }
            return 0.39 * sentenceLength + 11.8 * Double(syllables) / Double(max(1, words.count)) - 15.59
        }
    }

    /// The longest average sentence that an age can follow, in words.
    static func longestSentence(for ageBand: AgeBand) -> Double {
        switch ageBand {
        case .twoToFour: 10
        case .fourToSix, .all: 14
        case .sixToTen: 20
        }
    }

    /// Returns the grades that suit an age. Speech and short sentences have a low grade, without being dull.
    static func grades(for ageBand: AgeBand) -> ClosedRange<Double> {
        switch ageBand {
        case .twoToFour: -10...2
        case .fourToSix, .all: -10...3.5
        case .sixToTen: 0.5...5.5
        }
    }
}
