@testable import Generation
import FeatureKitStubs
import GenerationStubs
import StoryCore
import Testing

@Suite("Narration script", .timeLimit(.minutes(1)))
struct NarrationScriptTests {
    private func page(_ text: String, index: Int = 0, delivery: [DeliveryMark] = []) -> StoryPage {
        StoryPage(
            index: index, text: text, scene: Scene(setting: "meadow"),
            illustration: StoryIllustration(status: .notRequested), delivery: delivery)
    }

    private func script(_ brief: StoryBrief = .stub(), wordCount: Int = 500) -> NarrationScript {
        NarrationScript(brief: brief, voice: "plain", voicePace: 200, wordCount: wordCount)
    }

    private func lines(_ text: String, _ brief: StoryBrief = .stub()) -> [NarrationLine] {
        var script = script(brief)
        return script.lines(of: page(text))
    }

    @Test("Dialogue is told apart from telling")
    func dialogue() throws {
        let line = try #require(lines("“Look!” said Mira.").first)
        let parts = line.utterance.segments.map { ($0.range.substring(of: line.utterance.text), $0.isDialogue) }
        #expect(parts.map(\.0) == ["“Look!”", " said Mira."])
        #expect(parts.map(\.1) == [true, false])
    }

    @Test("A quotation of two sentences is dialogue in both, and ends with its paragraph")
    func longDialogue() {
        let lines = lines("“Look. A boat.\n\nIt came.")
        #expect(lines.map { $0.utterance.segments.map(\.isDialogue) } == [[true], [true], [false]])
    }

    @Test("Pauses grow from sentence to paragraph to page")
    func pauses() {
        // Given
        var sut = script()
        // When
        let first = sut.lines(of: page("The sun was up. One bird sang in the garden.\n\nThree others slept till noon."))
        let second = sut.lines(of: page("The next day was a warm one.", index: 1))
        let pauses = (first + second).dropFirst().map(\.pause)
        // Then
        #expect(pauses == pauses.sorted())
        #expect(Set(pauses).count == 3)
    }

    @Test("Ranges point at the sentences in the page's text")
    func ranges() {
        let text = "Zoë ran. “Hé!”\n\nShe laughed."
        #expect(lines(text).map { String($0.range.substring(of: text)) } == ["Zoë ran.", "“Hé!”", "She laughed."])
    }

    @Test("A hero's pronunciation travels with the sentences that name the hero")
    func pronunciation() {
        let brief = StoryBrief.stub(heroes: [.stub(pronunciation: "MEE-rah")])
        let lines = lines("Mira sang. Nobody heard.", brief)
        #expect(lines.map(\.utterance.pronunciations) == [["Mira": "MEE-rah"], [:]])
    }

    @Test("The title comes after a moment of quiet, and the story after a longer one")
    func title() {
        // Given
        var sut = script()
        // When
        let title = sut.line(ofTitle: "The lamp")
        let first = sut.lines(of: page("Mira saw a light. She waved.")).first
        // Then
        #expect(title.utterance.text == "The lamp")
        #expect(title.page == nil)
        #expect(title.pause == 0.8)
        #expect(first?.pause == 1.2)
    }

    @Test("A sentence that a voice rushes through is asked for again, slower, and one in its time is not")
    func slower() throws {
        // Given
        let line = try #require(lines("Now you have it.").first)
        func spoken(_ seconds: Double) -> SpokenUtterance {
            SpokenUtterance(samples: [Int16](repeating: 9, count: Int(seconds * 1000)), sampleRate: 1000, words: [])
        }
        // When
        let again = try #require(line.slower(than: spoken(0.71)))
        // Then
        let pace = 4 / 0.71 * 60 * again.delivery.rate / line.utterance.delivery.rate
        #expect(pace < 215)
        #expect(line.slower(than: spoken(1.5)) == nil)
    }

    @Test("At the end of a story for bed, sentences that are held back are slower, too")
    func slowerEnd() throws {
        // Given
        var sut = script(wordCount: 40)
        let sentence = "Now you have it. "
        // When
        let bounds = sut.lines(of: page(String(repeating: sentence, count: 10))).compactMap(\.fastest)
        // Then
        #expect(bounds.count == 10)
        #expect(Set(bounds.prefix(6)).count == 1)
        #expect(try #require(bounds.last) < bounds[0] * 0.93)
    }

    @Test("A whisper is quiet, a call is loud, and neither goes beyond its bounds")
    func loudness() {
        let lines = lines("“Hush,” whispered Mira. “Come here!” called Mira. “It is a boat,” said Mira.")
        let gains = lines.compactMap { $0.utterance.segments.first?.delivery?.gain }
        #expect(gains.count == 3)
        #expect(gains[0] < gains[2] - 3 && gains[2] < gains[1])
        #expect(gains.allSatisfy(Delivery.gains.contains))
    }

    @Test("Smaller children hear a slower voice and longer pauses")
    func direction() {
        let small = NarrationDirection(ageBand: .twoToFour, tone: .gentle, language: .english)
        let big = NarrationDirection(ageBand: .sixToTen, tone: .gentle, language: .english)
        #expect(small.sentencePace < big.sentencePace)
        #expect(small.sentencePause > big.sentencePause)
        for words in 3...20 {
            #expect((small.fastest(words: words) ?? .infinity) < (big.fastest(words: words) ?? 0))
            #expect((big.fastest(words: words) ?? .infinity) <= 210)
        }
        #expect((big.fastest(words: 4) ?? .infinity) < (big.fastest(words: 12) ?? 0))
    }
}
