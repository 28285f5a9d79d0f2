import Foundation
import StoryCore

/// Measures stories against what is asked of them.
struct Examination {
    let dictionary: PronouncingDictionary?
    let reviewList: Set<String>
    /// Words that the speller need not know, such as names.
    let knownWords: Set<String>
    /// The maximum number of sentences for the parser, spread evenly.
    let mostParsed: Int

    // MARK: - Each story by itself

    /// The figures of stories that differ in everything.
    func figures(of stories: [ToldStory]) -> [Figure] {
        faultFigures(of: stories) + readingFigures(of: stories)
    }

    private func faultFigures(of stories: [ToldStory]) -> [Figure] {
        var counts: [StoryFaults.Kind: Int] = [:]
        var signs: [StoryFaults.Kind: [String]] = [:]
        for story in stories {
            let faults = StoryFaults(of: story, dictionary: dictionary, reviewList: reviewList).found
            for kind in Set(faults.map(\.kind)) { counts[kind, default: 0] += 1 }
            for (kind, sign) in faults where signs[kind, default: []].count < 12 {
                signs[kind, default: []].append("\(story.request): \(sign)")
            }
        }
        return StoryFaults.Kind.allCases.map {
            Figure("stories with \($0.rawValue)", Double(counts[$0] ?? 0), .atMost, 0, signs: signs[$0] ?? [])
        }
    }

    private func readingFigures(of stories: [ToldStory]) -> [Figure] {
        var figures: [Figure] = []
        for age in AgeBand.allCases {
            let own = stories.filter { $0.brief.ageBand == age }
            let readings = own.map { ($0, Readability(of: $0, dictionary: dictionary)) }
            let long = Readability.longestSentence(for: age)
            let short = readings.filter { $1.sentenceLength <= long }
            figures.append(share("\(age.rawValue): sentences of \(Int(long)) words or less, %", short.count, own.count))
            guard dictionary != nil else { continue }
            let grades = Readability.grades(for: age)
            let odd = readings.filter { !($1.grade.map(grades.contains) ?? true) }
            let signs = odd.prefix(5).map { "\($0.request): grade \(Int(($1.grade ?? 0) * 10)) tenths" }
            figures.append(
                share(
                    "\(age.rawValue): Flesch-Kincaid grade that suits, %", own.count - odd.count, own.count,
                    signs: signs))
        }
        return figures
    }

    private func share(_ name: String, _ count: Int, _ total: Int, signs: [String] = []) -> Figure {
        Figure(name, total == 0 ? 100 : 100 * Double(count) / Double(total), .atLeast, 95, signs: signs)
    }

    // MARK: - Outside

    /// The figures that programs of others find.
    func outsideFigures(of stories: [ToldStory], language: String) throws(OutsideChecks.Failure) -> [Figure] {
        let sentences = Set(stories.flatMap(\.sentences)).sorted()
        let words = Set(sentences.flatMap(Sentences.words))
        let names = Set(stories.flatMap(\.names))
        // Lower-case names and words at the beginning of sentences: the speller is asked for the word as it is told.
        let told = Set(sentences.flatMap(Self.spelledWords)).filter {
            words.contains($0.lowercased()) && !names.contains($0.lowercased())
        }
        let misspelt = try OutsideChecks.misspelt(told, language: language, known: knownWords)
        var figures = [Figure("words that aspell does not know", Double(misspelt.count), .atMost, 0, signs: misspelt)]
        guard language == "en" else { return figures }
        let narrated = sentences.filter(Self.isNarrated)
        let step = max(1, narrated.count / max(1, mostParsed))
        let sample = stride(from: 0, to: narrated.count, by: step).map { narrated[$0] }
        let unparsed = try OutsideChecks.unparsed(sample)
        figures.append(
            Figure(
                "narrated sentences that link-grammar parses, %",
                100 * Double(sample.count - unparsed.count) / Double(max(1, sample.count)), .atLeast, 80,
                signs: unparsed))
        return figures
    }

    /// Returns whether a sentence is narrated, and more than a sound or a call: dialogue follows no grammar. Stories
    /// narrate some of it in the same way, too: "A bucket is no good. A hat, then."
    private static func isNarrated(_ sentence: String) -> Bool {
        !sentence.contains { "“”–…".contains($0) } && sentence.split(separator: " ").count >= 5
    }

    /// The words of a sentence as they are spelled, without possessive endings.
    private static func spelledWords(of sentence: String) -> [String] {
        sentence.split { !$0.isLetter && $0 != "'" }.map { word in
            let plain = word.drop { $0 == "'" }
            return plain.hasSuffix("'s") ? String(plain.dropLast(2)) : plain.filter { $0 != "'" || plain.last != "'" }
        }.filter { !$0.isEmpty }
    }
}
