import ChildSafety
import FeatureKit
import StoryApp
import StoryCore
import TestSupport
import Testing

@Suite("The stories of the built-in author are fit for children", .tags(.sweep), .timeLimit(.minutes(2)))
struct AuthoredStoriesTests {
    private let sut = ReviewListCheck()

    @Test("No story raises a concern, for any event and tone", arguments: AgeBand.allCases)
    func everyStory(age: AgeBand) async throws {
        let author = try Registry([BuiltInProviders(ProviderPaths(environment: [:]))]).author(nil, language: .english)
        let hero = try Hero(id: .derived(fromName: "Mira", ordinal: 0), name: "Mira", traits: [.brave, .funny])
        for event in StoryEvent.allCases {
            for (seed, tone) in StoryTone.allCases.enumerated() {
                // Given
                let brief = StoryBrief(
                    heroes: [hero], occasion: .standard(event), ageBand: age, tone: tone, language: .english,
                    minutes: 4,
                    seed: UInt64(seed), author: "embedded", narrator: nil, voice: nil, illustrator: nil)
                // When
                try await author.write(AuthorRequest(brief: brief, targetWordCount: 600)) {
                    part throws(ProviderError) in
                    let text =
                        switch part {
                        case .title(let title): title
                        case .telling(let record): record.title
                        case .passage(let passage): passage.text
                        }
                    // Then
                    #expect(sut.firstConcern(in: text, for: SafetyAudience(language: .english, ageBand: age)) == nil)
                }
            }
        }
    }
}
