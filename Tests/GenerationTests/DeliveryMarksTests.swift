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
        #expect(pages.map { $0.delivery.map(\.kind) } == [[], [.turn, .refrain]])
        let words = pages[1].delivery.map { String($0.range.substring(of: pages[1].page.text)) }
        #expect(words == ["Then it turned.", "Hum, said the drum."])
    }

    @Test("A mark that stands nowhere is left out")
    func nowhere() {
        let passage = AuthoredPassage(
            text: "Short.", scene: nil, delivery: [DeliveryMark(.turn, at: TextRange(start: 50, end: 90))])
        var sut = PageBuilder(brief: .stub())
        #expect(sut.append(passage).map(\.delivery) == [[]])
    }

    @Test("A passage of an earlier version, which has no marks, can be read")
    func earlier() throws {
        let passage = try JSONDecoder().decode(AuthoredPassage.self, from: Data(#"{"text": "Hello."}"#.utf8))
        #expect(passage.delivery == nil)
    }

    @Test("Pages of a stored story keep the marks of their job as long as they say the same")
    func stored() throws {
        // Given
        let text = "Then it turned."
        let passage = AuthoredPassage(text: text, scene: nil, delivery: [try mark(.turn, text, in: text)])
        let journal = JobJournal(units: [.passage(index: 0, passage), .passage(index: 1, passage)])
        var builder = PageBuilder(brief: .stub())
        var pages = [passage, passage].flatMap { builder.append($0) }.map(\.page)
        pages[1].text = "Then it stayed."
        // When
        let written = journal.delivery(of: pages, brief: .stub())
        // Then
        #expect(written.map { $0.delivery.map(\.kind) } == [[.turn], []])
        #expect(written.map(\.page) == pages)
    }
}
