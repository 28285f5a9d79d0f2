import StoryCore
import Testing

@testable import EmbeddedAuthor

@Suite("The author's English", .timeLimit(.minutes(2)))
struct LanguageTests {
    private let sut = EmbeddedAuthor()

    @Test(
        "Sentences are whole: no marks are left, they begin with a capital and end with an end mark",
        arguments: AgeBand.allCases)
    func wholeSentences(age: AgeBand) async throws {
        for (_, story) in try await Sweep.stories(age: age) {
            #expect(!(story.title + story.text).contains { "{}[]|".contains($0) }, "\(story.title)")
            #expect(!story.title.isEmpty && !story.text.contains("  ") && !story.text.contains(".."))
            let broken = story.sentences.filter { sentence in
                let hasCapital = sentence.first { $0 != "“" }?.isUppercase == true
                return !hasCapital || sentence.last.map { !".!?”".contains($0) } ?? true
            }
            #expect(broken.isEmpty)
        }
    }

    private static let unlikeTheirSpelling: Set<Substring> = ["hour", "one", "uncle's", "useful", "unicorn"]

    @Test("Every quotation mark that opens is closed in the same paragraph", arguments: AgeBand.allCases)
    func balancedQuotes(age: AgeBand) async throws {
        for (_, story) in try await Sweep.stories(age: age) {
            let unbalanced = story.paragraphs.filter { paragraph in
                let marks = paragraph.filter { "“”".contains($0) }
                return marks != String(repeating: "“”", count: marks.count / 2)
            }
            #expect(unbalanced.isEmpty)
        }
    }

    @Test(
        "No sentence of more than three words is told twice in a story of up to five minutes, but for refrains",
        arguments: AgeBand.allCases)
    func noRepetition(age: AgeBand) async throws {
        for (brief, story) in try await Sweep.stories(age: age) {
            let refrains = try sut.outline(brief).refrains.flatMap(WrittenStory.sentences)
            let sentences = story.sentences.filter { $0.count { $0 == " " } > 3 && !refrains.contains($0) }
            let repeated = Dictionary(grouping: sentences) { $0 }.filter { $1.count > 1 }.keys
            #expect(repeated.isEmpty)
        }
    }

    @Test("“An” stands before a vowel and “a” before anything else", arguments: AgeBand.allCases)
    func articles(age: AgeBand) async throws {
        for (_, story) in try await Sweep.stories(age: age) {
            let words = story.text.lowercased().split { !$0.isLetter }
            let wrong = zip(words, words.dropFirst()).filter { article, noun in
                guard article == "a" || article == "an" else { return false }
                let isVowel = noun.first.map { "aeiou".contains($0) } ?? false
                return !Self.unlikeTheirSpelling.contains(noun) && isVowel != (article == "an")
            }
            #expect(wrong.isEmpty)
        }
    }

    @Test("Sentences grow with the age of those who listen")
    func readingLevel() async throws {
        // Given
        var means: [AgeBand: Double] = [:]
        for age in AgeBand.allCases {
            // When
            let stories = try await Sweep.stories(age: age)
            means[age] = stories.reduce(0) { $0 + $1.story.meanSentenceLength } / Double(stories.count)
        }
        // Then
        let small = try #require(means[.twoToFour])
        let middle = try #require(means[.fourToSix])
        let big = try #require(means[.sixToTen])
        #expect(small <= 8.5 && small < middle)
        #expect(middle <= 11 && middle < big)
        #expect(big <= 15)
    }
}
