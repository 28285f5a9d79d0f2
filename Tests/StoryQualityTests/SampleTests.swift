import EmbeddedAuthor
import StoryCore
import TestSupport
import Testing

@testable import StoryQuality

@Suite("A sample of stories, measured", .tags(.sweep), .timeLimit(.minutes(3)))
struct SampleTests {
    private static let languages = ["en", "de"]

    @Test("Every figure of a mixed grid is on the good side of its bound")
    func grid() throws {
        // Given
        let stories = try Sample.grid("en")
        // When
        let figures = try Sample.examination().figures(of: stories)
        // Then
        for figure in figures where !figure.name.contains("%") { #expect(figure.isKept, "\(figure)") }
        // A few dozen stories of an age are too few for a share of 95 %.
        for figure in figures where figure.name.contains("%") { #expect(figure.value >= 85, "\(figure)") }
    }

    @Test("Every plan is whole, and what is told is told for it", arguments: languages)
    func plans(language: String) throws {
        let stories = try Sample.grid(language)
        let arenas = try PlotLibrary(folder: EmbeddedAuthor.plotFolder).arenas()
        for figure in StoryMeasures().plans(stories) + StoryMeasures().mixed(stories, arenas: arenas) {
            #expect(figure.isKept, "\(figure)")
        }
    }

    @Test("In a hundred evenings of all events a child hears no plot and no sentence twice", arguments: languages)
    func evenings(language: String) throws {
        let grid = Grid(language: LanguageCode(rawValue: language))
        let stories = try SeriesTeller().stories(for: grid.evenings(count: 100, event: nil), isHousehold: true).stories
        for figure in StoryMeasures().evenings(stories) { #expect(figure.isKept, "\(figure)") }
    }

    @Test("A family's own event happens on the page, and nothing of its form is quoted", arguments: languages)
    func ownEvents(language: String) throws {
        let language = LanguageCode(rawValue: language)
        let briefs = try Grid(language: language).own(SampleEvent.all(in: language), each: 2)
        let stories = try SeriesTeller().stories(for: briefs, isHousehold: false).stories
        #expect(stories.count == briefs.count)
        for figure in StoryMeasures().custom(stories) { #expect(figure.isKept, "\(figure)") }
    }

    @Test("A speller and a parser of others find nothing wrong")
    func outside() throws {
        for figure in try Sample.examination().outsideFigures(of: Sample.grid("en"), language: "en") {
            #expect(figure.isKept, "\(figure)")
        }
    }
}

private enum Sample {
    static func grid(_ language: String) throws -> [ToldStory] {
        let briefs = try Grid(language: LanguageCode(rawValue: language)).briefs(count: 132)
        return try SeriesTeller().stories(for: briefs, isHousehold: false).stories
    }

    static func examination() throws -> Examination {
        let words = MaterialWords(language: "en")
        return Examination(
            dictionary: try PronouncingDictionary(file: PronouncingDictionary.standardFile),
            reviewList: try words.reviewList(), knownWords: try words.known(), mostParsed: 400)
    }
}
