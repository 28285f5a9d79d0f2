import StoryCore
import Testing

@testable import EmbeddedAuthor

@Suite("The stock of plots", .timeLimit(.minutes(2)))
struct PlotStockTests {
    private static let library = PlotLibrary(folder: EmbeddedAuthor.plotFolder)
    private static let languages: [LanguageCode] = [.english, .german]

    @Test("No plan and no text has an error")
    func checker() throws {
        let checker = StockChecker(library: Self.library, languages: Self.languages)
        let errors = try checker.findings().filter { $0.severity == .error }
        #expect(errors.isEmpty, "\(errors.map(\.description).joined(separator: "\n"))")
    }

    @Test("Every event plays at places that there are")
    func arenas() throws {
        let arenas = try Self.library.arenas()
        for event in StoryEvent.allCases {
            let arena = try #require(arenas.events[event.rawValue])
            #expect(arena.places.allSatisfy { arenas.places[$0] != nil })
        }
        #expect(arenas.places.values.allSatisfy { Setting.known.contains($0.setting) })
        #expect(arenas.places.values.flatMap(\.props).allSatisfy(Prop.known.contains))
    }

    @Test("Every plot is as long as was asked, within 5 %, at every length that its range holds", arguments: languages)
    func lengths(language: LanguageCode) throws {
        let author = PlotAuthor(library: Self.library)
        for plan in try Self.library.plans() where Self.library.hasText(of: plan.id, in: language) {
            for age in [AgeBand.twoToFour, .fourToSix, .sixToTen] {
                for minutes in StoryBrief.minutesRange {
                    // Given
                    let brief = try StoryBrief.of(
                        plan.events.first ?? .family, age: age, minutes: minutes, seed: UInt64(minutes),
                        language: language)
                    let target = Pace.words(minutes: minutes, ageBand: age, language: language)
                    // When
                    guard let story = try author.story(of: plan, for: .of(brief, words: target)),
                        story.chapters[0].fits(target)
                    else { continue }
                    // Then
                    let count = story.passages.reduce(0) { $0 + TellableLine.wordCount(of: $1.text) }
                    #expect(abs(count - target) * 20 <= target, "\(plan.id) \(age) \(minutes): \(count) of \(target)")
                }
            }
        }
    }
}
