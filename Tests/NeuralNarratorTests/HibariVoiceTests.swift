import Foundation
@testable import NeuralNarrator
import StoryCore
import TestSupport
import Testing

@Suite(
    "A hibari voice", .timeLimit(.minutes(5)),
    .enabled(if: InstalledVoiceFixture.hibari != nil, Comment(rawValue: InstalledVoiceFixture.need)))
struct HibariVoiceTests {
    private let sut = InstalledVoiceFixture.narrator

    @Test(
        "Every word of a text gets one mark, in order and within the sound",
        arguments: [
            "Mr. Fox had 21 hens, 3.5 eggs, $5, 50% and 1/2 a mile to go at 7:30.",
            "“It is I—a friend… really!” said Mira’s well-known mother-in-law; ‘tis true.",
            "A a b I o.", "x", "Shh! Hmm? Psst, brr. Zzzz, woooosh!", "… — – !!! “”", "“ ” she said.", "",
            "<b>bold</b> &amp; `rm -rf /` $(reboot) ; | > /dev/null %s %n [[hello]] \\n",
            "Мира и Zoë Łucja 美樹 さくら محمد मीरा Ελένη said hi to 🦊🐻‍❄️ and 👩‍👩‍👧.",
            "said:“Mira,”she went on", "U.S.A. p.m. A-B-C 1-2-3",
        ])
    func everyWord(text: String) async throws {
        // When
        let spoken = try await sut.speak(.heart(text, pronunciations: ["Mira": "MEE-rah"]))
        // Then
        #expect(spoken.words.map(\.range) == WordSplitter.words(in: text).map { TextRange($0.range, in: text) })
        var position = 0
        for word in spoken.words {
            #expect(word.startSample >= position && word.endSample >= word.startSample)
            position = word.endSample
        }
        #expect(position <= spoken.samples.count)
    }

    @Test("A word that can be heard has a time of its own")
    func lengths() async throws {
        let spoken = try await sut.speak(.heart("One, two, a well-known fox. Mira’s 21 cats!"))
        #expect(spoken.words.allSatisfy { $0.endSample - $0.startSample > spoken.sampleRate / 40 })
    }

    @Test("Marks stand where the sound is: it is quiet between a word before a comma and the next")
    func marksFitSound() async throws {
        // Given
        let spoken = try await sut.speak(.heart("The little fox went home, and then it slept."))
        // When
        let (home, and) = (spoken.words[4], spoken.words[5])
        let gap = spoken.samples[home.endSample..<and.startSample]
        // Then
        #expect(gap.count > spoken.sampleRate / 20)
        #expect(spoken.samples[home.startSample..<home.endSample].contains { abs(Int($0)) > 3000 })
        #expect(gap.dropFirst(gap.count / 3).dropLast(gap.count / 3).allSatisfy { abs(Int($0)) < 800 })
    }

    @Test("The same utterance always gives the same samples, whatever was said before, also by another narrator")
    func sameSamples() async throws {
        // Given
        let utterance = Utterance.heart("The little fox went home.")
        let first = try await sut.speak(utterance)
        // When
        _ = try await sut.speak(.heart("Something else."))
        // Then
        #expect(try await sut.speak(utterance) == first)
        #expect(try await NeuralNarrator(voices: InstalledVoiceFixture.layout).speak(utterance) == first)
    }

    @Test("A slow delivery takes longer, and a loud one is louder")
    func delivery() async throws {
        // Given
        let text = "The little fox went home."
        let plain = try await sut.speak(.heart(text))
        // When
        let slow = try await sut.speak(.heart(text, delivery: Delivery(rate: 0.8)))
        let soft = try await sut.speak(.heart(text, delivery: Delivery(gain: -6)))
        // Then
        #expect(slow.seconds > plain.seconds * 1.1)
        #expect(abs(level(soft) / level(plain) - 0.5) < 0.05)
    }

    @Test("Neither end of a sentence clicks, nor of a cry", arguments: ["Oh!", "No!", "Help!", "The fox ran."])
    func ends(text: String) async throws {
        let spoken = try await sut.speak(.heart(text))
        #expect(spoken.samples.count > spoken.sampleRate / 5)
        #expect(spoken.samples.prefix(24).allSatisfy { abs(Int($0)) < 400 })
        #expect(spoken.samples.suffix(24).allSatisfy { abs(Int($0)) < 400 })
    }

    @Test("A sentence of any length is said, in parts")
    func longSentence() async throws {
        let text = "The fox " + String(repeating: "and the very big brown bear behind the hill ", count: 9) + "slept."
        let spoken = try await sut.speak(.heart(text))
        #expect(spoken.words.allSatisfy { $0.endSample > $0.startSample })
    }

    @Test("What is stopped before it begins says nothing")
    func cancelled() async {
        let sut = sut
        let task = Task { () async throws(ProviderError) in
            await untilCancelled()
            return try await sut.speak(.heart("The fox ran."))
        }
        task.cancel()
        let result = await task.result
        guard case .failure(let error) = result else {
            Issue.record("It should have been stopped")
            return
        }
        #expect(error as? ProviderError == .cancelled)
    }

    @Test("The release tells the engine with its version, and the model's checksum")
    func release() throws {
        let release = try #require(sut.release(ofVoice: InstalledVoiceFixture.hibari ?? ""))
        #expect(release.engine.hasPrefix("ONNX Runtime 1."))
        #expect(release.model.count == 64)
        #expect(sut.release(ofVoice: "nobody") == nil)
    }

    private func level(_ spoken: SpokenUtterance) -> Double {
        let power = spoken.samples.reduce(0.0) { $0 + Double($1) * Double($1) }
        return (power / Double(max(1, spoken.samples.count))).squareRoot()
    }
}

extension Utterance {
    fileprivate static func heart(
        _ text: String, delivery: Delivery = Delivery(), pronunciations: [String: String] = [:]
    ) -> Utterance {
        make(text, voice: InstalledVoiceFixture.hibari, delivery: delivery, pronunciations: pronunciations)
    }
}
