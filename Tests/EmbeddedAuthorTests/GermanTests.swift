import StoryCore
import Testing

@testable import EmbeddedAuthor

@Suite("Stories in German", .timeLimit(.minutes(1)))
struct GermanTests {
    private let sut = EmbeddedAuthor()

    @Test(
        "A story is whole: no marks, German quotation marks in pairs, capitals and ends", arguments: StoryEvent.allCases
    )
    func wholeStories(event: StoryEvent) async throws {
        for (index, age) in AgeBand.allCases.enumerated() {
            // Given
            let heroes = try [Hero.named("Mira"), .named("Jonas", .he)].prefix(1 + index % 2)
            // When
            let story = try await sut.story(
                .of(event, age: age, heroes: Array(heroes), minutes: 4, seed: UInt64(index), language: .german))
            // Then
            #expect(!(story.title + story.text).contains { "{}[]|/”".contains($0) }, "\(story.text)")
            for paragraph in story.paragraphs {
                let marks = paragraph.filter { "„“".contains($0) }
                #expect(marks == String(repeating: "„“", count: marks.count / 2), "\(paragraph)")
            }
            for sentence in story.sentences {
                #expect(sentence.first { $0.isLetter }?.isUppercase == true, "\(sentence)")
            }
        }
    }

    @Test("A story is as long as was asked", arguments: 1...15)
    func length(minutes: Int) async throws {
        let story = try await sut.story(.of(minutes: minutes, seed: 5, language: .german))
        #expect(abs(story.wordCount - minutes * 125) * 100 <= 15 * minutes * 125, "\(story.wordCount)")
    }

    @Test("A family's own event is understood in German, too")
    func reading() throws {
        let event = try CustomStoryEvent(
            id: .init(rawValue: "e"), title: "Wackelzahn",
            details: "Oma kommt zu Besuch, und ich habe Angst vor dem Zahnarzt.")
        let brief = try StoryBrief.of(.custom(event), language: .german)
        let reading = try #require(EventReading(brief: brief, material: Tables.of(.german)))
        #expect(reading.person?.name.noun == "Oma")
        #expect(reading.worry != nil)
    }
}
