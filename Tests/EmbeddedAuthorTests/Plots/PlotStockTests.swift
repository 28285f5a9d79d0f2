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

    @Test("Every plot is as long as was asked, within 8 %, at lengths that it takes", arguments: languages)
    func lengths(language: LanguageCode) throws {
        let author = PlotAuthor(library: Self.library)
        for (number, plan) in try Self.library.plans().enumerated()
        where Self.library.hasText(of: plan.id, in: language) {
            for (turn, age) in [AgeBand.twoToFour, .fourToSix, .sixToTen].enumerated() {
                // Three lengths each, in turn, and all of them over the stock.
                for step in 0..<3 {
                    let minutes = 1 + (number + turn * 4 + step * 5) % StoryBrief.minutesRange.upperBound
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
                    #expect(
                        abs(count - target) * 100 <= 8 * target, "\(plan.id) \(age) \(minutes): \(count) of \(target)")
                }
            }
        }
    }
}
