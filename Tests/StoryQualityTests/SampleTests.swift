import EmbeddedAuthor
import StoryCore
import Testing

@testable import StoryQuality

@Suite("A sample of stories, measured", .timeLimit(.minutes(3)))
struct SampleTests {
    @Test("Every figure of a mixed grid is on the good side of its bound")
    func grid() async throws {
        // Given
        let stories = try await Sample.grid.value
        // When
        let figures = try Sample.examination().figures(of: stories)
        // Then
        for figure in figures where !figure.name.contains("%") { #expect(figure.isKept, "\(figure)") }
        // A few dozen stories of an age are too few for a share of 95 %.
        for figure in figures where figure.name.contains("%") { #expect(figure.value >= 85, "\(figure)") }
    }

    @Test("Seeds of one request give stories that have little in common")
    func likeness() async throws {
        let briefs = try Grid(language: .english).seeds(count: 80, event: .bedtime, minutes: 5, age: .fourToSix)
        let stories = try await Storyteller(author: EmbeddedAuthor()).stories(for: briefs).stories
        for figure in try Sample.examination().likeness(of: stories) { #expect(figure.isKept, "\(figure)") }
    }

    @Test("A speller and a parser of others find nothing wrong")
    func outside() async throws {
        let stories = try await Sample.grid.value
        for figure in try Sample.examination().outsideFigures(of: stories, language: "en") {
            #expect(figure.isKept, "\(figure)")
        }
    }
}

private enum Sample {
    static let grid = Task {
        try await Storyteller(author: EmbeddedAuthor()).stories(for: Grid(language: .english).briefs(count: 132))
            .stories
    }

    static func examination() throws -> Examination {
        let words = MaterialWords(language: "en")
        return Examination(
            dictionary: try PronouncingDictionary(file: PronouncingDictionary.standardFile),
            reviewList: try words.reviewList(), knownWords: try words.known(), mostParsed: 400)
    }
}
