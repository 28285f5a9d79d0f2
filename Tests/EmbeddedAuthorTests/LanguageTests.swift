import EmbeddedAuthor
import StoryCore
import Testing

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
                let hasCapital = sentence.first { $0 != "“" }?.isUppercase == true || sentence.isContinuedSpeech
                return !hasCapital || sentence.last.map { !".!?”".contains($0) } ?? true
            }
            #expect(broken.isEmpty)
        }
    }

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
        "No sentence of more than three words is told twice in a story of up to five minutes",
        arguments: AgeBand.allCases)
    func noRepetition(age: AgeBand) async throws {
        for (_, story) in try await Sweep.stories(age: age) {
            let sentences = story.sentences.filter { $0.count { $0 == " " } > 3 }
            let repeated = Dictionary(grouping: sentences) { $0 }.filter { $1.count > 1 }.keys
            #expect(repeated.isEmpty)
        }
    }

    @Test("“An” stands before a vowel and “a” before anything else", arguments: AgeBand.allCases)
    func articles(age: AgeBand) async throws {
        for (_, story) in try await Sweep.stories(age: age) {
            let words = story.text.lowercased().split { !$0.isLetter }
            let wrong = zip(words, words.dropFirst()).filter { article, noun in
                let isVowel = noun.first.map { "aeiou".contains($0) } ?? false
                return noun != "hour" && article == "a" && isVowel || noun != "hour" && article == "an" && !isVowel
            }
            #expect(wrong.isEmpty)
        }
    }

    @Test(
        "Verbs agree with one hero, with several, and with “they”",
        arguments: [(1, Pronouns.she, "was"), (1, .they, "was"), (2, .he, "were")])
    func agreement(count: Int, pronouns: Pronouns, verb: String) async throws {
        // Given
        let heroes = try ["Alma", "Bo"].prefix(count).map { try Hero.named($0, pronouns) }
        let names = heroes.map(\.name).joined(separator: " and ")
        let other = verb == "was" ? "were" : "was"
        var found = false
        for seed in UInt64(1)...12 {
            for event in [StoryEvent.bedtime, .weekend, .family, .schoolDay] {
                // When
                let text = try await sut.story(.of(event, heroes: heroes, minutes: 1, seed: seed)).text
                // Then
                #expect(!text.contains("\(names) \(other) "))
                #expect(!text.contains("hey was ") && !text.contains("he were "))
                found = found || text.contains("\(names) \(verb) ")
            }
        }
        #expect(found)
    }

    @Test(
        "A hero is spoken of by the pronouns of the hero",
        arguments: [
            (Pronouns.she, ["he", "his", "him"]), (.he, ["she", "her"]), (.they, ["he", "she", "his", "him"]),
        ])
    func pronouns(pronouns: Pronouns, foreign: [String]) async throws {
        for seed in UInt64(1)...8 {
            let story = try await sut.story(.of(.bedtime, heroes: [.named("Kim", pronouns)], minutes: 1, seed: seed))
            // The ones who are met on the way have pronouns of their own, but nobody is met in one minute.
            let words = Set(story.text.lowercased().split { !$0.isLetter }.map(String.init))
            #expect(words.isDisjoint(with: foreign), "\(story.text)")
        }
    }

    @Test("Several heroes say “us” where one says “me”", arguments: [(1, "but me,"), (2, "but us,")])
    func ownPronoun(count: Int, words: String) async throws {
        let heroes = try ["Alma", "Bo"].prefix(count).map { try Hero.named($0) }
        var texts: [String] = []
        for seed in UInt64(1)...20 {
            let text = try await sut.story(.of(.learning, heroes: heroes, seed: seed)).text
            if text.contains("can do it but") { texts.append(text) }
        }
        #expect(!texts.isEmpty && texts.allSatisfy { $0.contains(words) })
    }

    @Test("Names that end in s take 's like every other name")
    func possessives() async throws {
        var found = false
        for seed in UInt64(1)...30 {
            let text = try await sut.story(.of(heroes: [.named("Jonas", .he)], minutes: 2, seed: seed)).text
            #expect(!text.contains("Jonas' "))
            found = found || text.contains("Jonas's ")
        }
        #expect(found)
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

extension String {
    /// Whether the text goes on after a question or call within quotation marks: "asked Mira."
    fileprivate var isContinuedSpeech: Bool {
        ["asked", "said", "cried", "called", "whispered", "sang", "thought", "somebody", "before", "it"]
            .contains { hasPrefix($0 + " ") }
    }
}
