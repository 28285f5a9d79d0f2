@testable import Generation
import FeatureKitStubs
import Foundation
import GenerationStubs
import StoryCore
import Testing

@Suite("What an author says about reading aloud", .timeLimit(.minutes(1)))
struct DeliveryMarksTests {
    private func mark(_ kind: DeliveryMark.Kind, _ words: String, in text: String) throws -> DeliveryMark {
        DeliveryMark(kind, at: TextRange(try #require(text.firstRange(of: words)), in: text))
    }

    @Test("Marks follow their words to the pages that a passage is divided into")
    func pages() throws {
        // Given
        let text = "One is told.\n\nTwo is told.\n---\nThen it turned.\n\n  Hum, said the drum."
        let passage = AuthoredPassage(
            text: text, scene: nil,
            delivery: [
                try mark(.turn, "Then it turned.", in: text), try mark(.refrain, "Hum, said the drum.", in: text),
            ])
        var sut = PageBuilder(brief: .stub())
        // When
        let pages = sut.append(passage)
        // Then
        #expect(pages.map { $0.delivery?.map(\.kind) } == [nil, [.turn, .refrain]])
        let words = pages[1].delivery?.map { String($0.range.substring(of: pages[1].text)) }
        #expect(words == ["Then it turned.", "Hum, said the drum."])
    }

    @Test("A mark that stands nowhere is left out")
    func nowhere() {
        let passage = AuthoredPassage(
            text: "Short.", scene: nil, delivery: [DeliveryMark(.turn, at: TextRange(start: 50, end: 90))])
        var sut = PageBuilder(brief: .stub())
        #expect(sut.append(passage).map(\.delivery) == [nil])
    }

    @Test("A passage of an earlier version, which has no marks, can be read")
    func earlier() throws {
        let passage = try JSONDecoder().decode(AuthoredPassage.self, from: Data(#"{"text": "Hello."}"#.utf8))
        #expect(passage.delivery == nil)
    }

    @Test("A page that a family writes anew has no marks any more, and the others keep theirs")
    func edited() throws {
        // Given
        let text = "Then it turned."
        let passage = AuthoredPassage(text: text, scene: nil, delivery: [try mark(.turn, text, in: text)])
        var builder = PageBuilder(brief: .stub())
        var story = Story.stub()
        story.pages = [passage, passage].flatMap { builder.append($0) }
        // When
        let edited = story.applying(StoryEdit(texts: [0: text, 1: "Then it stayed."]))
        // Then
        #expect(edited.pages.map { $0.delivery?.map(\.kind) } == [[.turn], nil])
    }

    @Test("A narration that is lost is made again as it was: with its pauses, its slowing and its softness")
    func again() async throws {
        // Given about as many words as are asked for
        let passages = ["Mira saw a light.", "She waved at it."].map {
            Array(repeating: $0, count: 14).joined(separator: " ")
        }
        let author = StoryAuthorFake(passages: passages, marks: [0: .worst, 1: .turn])
        let (library, first, second) = (LibraryFake(), NarratorFake(), NarratorFake())
        let made = try await GenerationFeature(
            dependencies: .stub(author: author, narrator: first, library: library)
        ).generate(.stub(), observer: { _ in }).story
        var lost = made
        (lost.narration, lost.narrationStatus) = (nil, .failed)
        try await library.save(lost)
        // When
        let sut = RetryPartUseCase(dependencies: .stub(narrator: second, library: library))
        let again = try await sut.execute(.narration(), of: lost, whenInterrupted: .keepJob, observer: { _ in }).story
        // Then
        #expect(second.utterances.map(\.delivery) == first.utterances.map(\.delivery))
        #expect(again.narration?.marks == made.narration?.marks)
        #expect(again.narration?.duration == made.narration?.duration)
    }
}
