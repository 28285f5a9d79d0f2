import Foundation
import StoryCore
import Testing

@Suite("How something is said", .timeLimit(.minutes(1)))
struct DeliveryTests {
    @Test("An utterance of a job of the first version can be read, and is said as it was")
    func earlier() throws {
        // Given
        let json = """
            {"text": "“Hm.”", "segments": [{"range": {"start": 0, "end": 9}, "isDialogue": true}], "language": "en",
             "voice": "slt", "pronunciations": {},
             "delivery": {"rate": 0.9, "pitch": 1.1, "dialoguePitch": 1.12, "dialogueRate": 1.04}}
            """
        // When
        let utterance = try JSONDecoder().decode(Utterance.self, from: Data(json.utf8))
        // Then
        #expect(utterance.delivery == Delivery(rate: 0.9, pitch: 1.1))
        let said = utterance.delivery(of: utterance.segments[0])
        #expect((said.rate, said.pitch) == (0.9 * 1.04, 1.1 * 1.12))
        #expect((said.gain, said.intonation) == (0, 1))
    }

    @Test("A gain stays within its bounds", arguments: [(-30.0, -6.0), (2, 2), (20, 3)])
    func gain(asked: Double, kept: Double) {
        var delivery = Delivery(gain: asked)
        #expect(delivery.gain == kept)
        delivery.gain = asked
        #expect(delivery.gain == kept)
    }

    @Test("Somebody's own manner takes the place of that of dialogue, and a slower sentence is slower in it, too")
    func ownManner() {
        // Given
        let range = TextRange(start: 0, end: 2)
        let own = Delivery(rate: 0.8, pitch: 0.9)
        let utterance = Utterance(
            text: "Hm", segments: [Utterance.Segment(range: range, isDialogue: true, delivery: own)],
            language: .english, voice: "slt", delivery: Delivery())
        // When
        let slower = utterance.said(atSpeed: 0.5)
        // Then
        #expect(utterance.delivery(of: utterance.segments[0]) == own)
        #expect(slower.delivery.rate == 0.5)
        #expect(slower.delivery(of: slower.segments[0]).rate == 0.4)
    }

    @Test("A narration of the first version has no title, and marks with one fit only if it is in the audio")
    func title() throws {
        let sentence = SentenceMark(page: 0, range: TextRange(start: 0, end: 3), start: 4, end: 5)
        var marks = NarrationMarks(duration: 8, pageStarts: [0], sentences: [sentence], words: [])
        #expect(marks.fit(["Hi."]))
        marks.title = TitleMark(start: 0.8, end: 2)
        #expect(marks.fit(["Hi."]))
        marks.title = TitleMark(start: 0.8, end: 20)
        #expect(!marks.fit(["Hi."]))
        marks.title = TitleMark(start: -1, end: 2)
        #expect(!marks.fit(["Hi."]))
    }
}
