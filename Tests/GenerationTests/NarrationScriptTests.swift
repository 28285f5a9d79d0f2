@testable import Generation
import FeatureKitStubs
import GenerationStubs
import StoryCore
import Testing

@Suite("Narration script", .timeLimit(.minutes(1)))
struct NarrationScriptTests {
    private func page(_ text: String) -> StoryPage {
        StoryPage(
            index: 0, text: text, scene: Scene(setting: "meadow"),
            illustration: StoryIllustration(status: .notRequested))
    }

    @Test("Dialogue is told apart from telling")
    func dialogue() throws {
        let line = try #require(
            NarrationScript(brief: .stub(), voice: "plain").lines(of: page("“Look!” said Mira.")).first)
        let parts = line.utterance.segments.map { ($0.range.substring(of: line.utterance.text), $0.isDialogue) }
        #expect(parts.map(\.0) == ["“Look!”", " said Mira."])
        #expect(parts.map(\.1) == [true, false])
    }

    @Test("A quotation of two sentences is dialogue in both, and ends with its paragraph")
    func longDialogue() {
        let lines = NarrationScript(brief: .stub(), voice: "plain").lines(of: page("“Look. A boat.\n\nIt came."))
        #expect(lines.map { $0.utterance.segments.map(\.isDialogue) } == [[true], [true], [false]])
    }

    @Test("Pauses grow from sentence to paragraph to page")
    func pauses() {
        let lines = NarrationScript(brief: .stub(), voice: "plain").lines(of: page("One. Two.\n\nThree."))
        #expect(lines.map(\.pause) == lines.map(\.pause).sorted())
        #expect(Set(lines.map(\.pause)).count == 3)
    }

    @Test("Ranges point at the sentences in the page's text")
    func ranges() {
        let text = "Zoë ran. “Hé!”\n\nShe laughed."
        let lines = NarrationScript(brief: .stub(), voice: "plain").lines(of: page(text))
        #expect(lines.map { String($0.range.substring(of: text)) } == ["Zoë ran.", "“Hé!”", "She laughed."])
    }

    @Test("A hero's pronunciation travels with the sentences that name the hero")
    func pronunciation() {
        let brief = StoryBrief.stub(heroes: [.stub(pronunciation: "MEE-rah")])
        let lines = NarrationScript(brief: brief, voice: "plain").lines(of: page("Mira sang. Nobody heard."))
        #expect(lines.map(\.utterance.pronunciations) == [["Mira": "MEE-rah"], [:]])
    }

    @Test("Smaller children hear a slower voice and longer pauses")
    func direction() {
        let small = NarrationDirection(ageBand: .twoToFour, tone: .gentle)
        let big = NarrationDirection(ageBand: .sixToTen, tone: .gentle)
        #expect(small.delivery.rate < big.delivery.rate)
        #expect(small.sentencePause > big.sentencePause)
        #expect(
            small.wordCount(minutes: 5, wordsPerMinute: 170, ageBand: .twoToFour)
                < big.wordCount(minutes: 5, wordsPerMinute: 170, ageBand: .sixToTen))
    }
}
