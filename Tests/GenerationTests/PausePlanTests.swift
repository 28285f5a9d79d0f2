@testable import Generation
import StoryCore
import Testing

@Suite("Pauses of a reading", .timeLimit(.minutes(1)))
struct PausePlanTests {
    private let direction = NarrationDirection(ageBand: .fourToSix, tone: .gentle, language: .english)

    private func sut(seed: UInt64 = 7, isFunny: Bool = false) -> PausePlan {
        PausePlan(direction: direction, seed: seed, isFunny: isFunny)
    }

    private func seconds(
        from last: LineContext = LineContext(), to next: LineContext = LineContext(),
        across gap: LineGap = .sentence, isFunny: Bool = false
    ) -> Double {
        sut(isFunny: isFunny).seconds(from: last, to: next, across: gap, page: 2, ordinal: 3)
    }

    @Test("Pauses of one kind vary by about a sixth, and none is like the one before to the hundredth")
    func varied() {
        // When
        let pauses = (0..<12).flatMap { page in
            (0..<8).map {
                sut().seconds(from: LineContext(), to: LineContext(), across: .sentence, page: page, ordinal: $0)
            }
        }
        // Then
        let plain = direction.sentencePause
        #expect(pauses.allSatisfy { (plain * 0.849...plain * 1.151).contains($0) })
        #expect((pauses.max() ?? 0) > plain * 1.1 && (pauses.min() ?? 1) < plain * 0.9)
        let hundredths = pauses.map { Int($0 * 100) }
        #expect(zip(hundredths, hundredths.dropFirst()).count { $0 == $1 } <= 2)
    }

    @Test("The same seed reads with the same pauses, and another one with others")
    func seeds() {
        func pauses(_ seed: UInt64) -> [Double] {
            (0..<9).map {
                sut(seed: seed).seconds(from: LineContext(), to: LineContext(), across: .page, page: 1, ordinal: $0)
            }
        }
        #expect(pauses(1) == pauses(1))
        #expect(pauses(1) != pauses(2))
    }

    @Test("A reader breathes before a speech, and waits longer when somebody else answers")
    func speech() {
        let mira = LineContext(beginsInSpeech: true, endsInSpeech: true, speaker: "mira")
        let dad = LineContext(beginsInSpeech: true, endsInSpeech: true, speaker: "dad")
        #expect(seconds(to: mira) > seconds())
        #expect(seconds(from: mira, to: dad) > seconds(from: LineContext(), to: dad))
        #expect(seconds(from: mira, to: mira) == seconds())
    }

    @Test("Before a turn, after the worst, after a refrain and after a joke it is quiet for longer")
    func longerPauses() {
        #expect(seconds(to: LineContext(beginning: [.turn]), across: .page) > 1.4 * seconds(across: .page))
        #expect(seconds(to: LineContext(beginning: [.worst])) > seconds())
        #expect(seconds(to: LineContext(beginning: [.ending])) > seconds())
        #expect(seconds(from: LineContext(ending: [.worst])) > 1.2 * seconds())
        #expect(seconds(from: LineContext(ending: [.refrain])) > 1.2 * seconds())
        let joke = LineContext(isPunchLine: true)
        #expect(seconds(from: joke) > seconds())
        #expect(seconds(from: joke, isFunny: true) > seconds(from: joke))
    }

    @Test("A short line that closes a paragraph is a punch line, and a speech or a lone line is none")
    func punchLines() {
        func context(_ text: String, ordinal: Int, count: Int) -> LineContext {
            var openQuote: Character?
            var sentence = Sentence(
                text: text, range: TextRange(start: 0, end: text.utf8.count), ordinal: ordinal, count: count)
            sentence.divide(openQuote: &openQuote)
            return sentence.context([], marks: [])
        }
        #expect(context("It was the cat.", ordinal: 2, count: 3).isPunchLine)
        #expect(!context("It was the cat.", ordinal: 0, count: 1).isPunchLine)
        #expect(!context("“It was the cat.”", ordinal: 2, count: 3).isPunchLine)
        #expect(context("And then…", ordinal: 0, count: 1).breaksOff)
    }
}
