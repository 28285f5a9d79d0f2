@testable import FliteNarrator
import Foundation
import StoryCore
import Testing

@Suite("Flite narrator", .timeLimit(.minutes(2)))
struct FliteNarratorTests {
    private let sut = FliteNarrator()

    @Test(
        "Every word of a text gets one mark, in order and within the sound",
        arguments: [
            "Mr. Fox had 21 hens, 3.5 eggs, $5, 50% and 1/2 a mile to go at 7:30.",
            "“It is I—a friend… really!” said Mira’s well-known mother-in-law; ‘tis true.",
            "A a b I o.", "x", "Shh! Hmm? Psst, brr. Zzzz, woooosh!", "… — – !!! “”", "“ ” she said.", "",
            "<b>bold</b> &amp; `rm -rf /` $(reboot) ; | > /dev/null %s %n [[hello]] \\n",
            "Мира и Zoë Łucja 美樹 さくら محمد मीरा Ελένη said hi to 🦊🐻‍❄️ and 👩‍👩‍👧.",
            "said:“Mira,”she went on", "123456789012345678901234567890 U.S.A. p.m. A-B-C 1-2-3",
            "The fox " + String(repeating: "and the very big brown bear behind the hill ", count: 9) + "slept.",
        ])
    func everyWord(text: String) async throws {
        // When
        let spoken = try await sut.speak(.make(text, pronunciations: ["Mira": "MEE-rah"]))
        // Then
        #expect(spoken.words.map(\.range) == WordSplitter.words(in: text).map { TextRange($0.range, in: text) })
        var position = 0
        for word in spoken.words {
            #expect(word.startSample >= position && word.endSample >= word.startSample)
            position = word.endSample
        }
        #expect(position <= spoken.samples.count)
    }

    @Test("flite makes of a text exactly the tokens that were meant for it")
    func tokens() async throws {
        let text =
            "Dr. Who's x-ray, 1,234 e.g. A-B-C 1-2-3 7:00 rock'n'roll p.m. No. 5 can’t user@example.com £3 word.word"
        for part in SpeechPart.parts(of: .make(text)) {
            // When
            let tokens = try await FliteEngine.shared.names(in: "Token", of: part, voice: .slt)
            // Then
            #expect(tokens.count == part.words.flatMap(\.tokens).count)
        }
    }

    @Test("A word that can be heard has a time of its own")
    func lengths() async throws {
        let spoken = try await sut.speak(.make("One, two, a well-known fox. Mira’s 21 cats!"))
        #expect(spoken.words.allSatisfy { $0.endSample - $0.startSample > 400 })
    }

    @Test("Marks stand where the sound is: it is quiet between a word before a comma and the next")
    func marksFitSound() async throws {
        // Given
        let spoken = try await sut.speak(.make("The little fox went home, and then it slept."))
        // When
        let (home, and) = (spoken.words[4], spoken.words[5])
        let margin = spoken.sampleRate / 50
        // Then
        #expect(and.startSample - home.endSample > 2 * margin)
        let gap = spoken.samples[(home.endSample + margin)..<(and.startSample - margin / 2)]
        #expect(gap.allSatisfy { abs(Int($0)) < 600 })
        #expect(spoken.samples[home.startSample..<home.endSample].contains { abs(Int($0)) > 3000 })
    }

    @Test("The same utterance always gives the same samples, whatever was said before")
    func sameSamples() async throws {
        // Given
        let utterance = Utterance.make("The little fox went home.", pronunciations: ["fox": "FAHKS"])
        let first = try await sut.speak(utterance)
        // When
        _ = try await sut.speak(.make("Something else.", pronunciations: ["else": "EE-lah"]))
        // Then
        #expect(try await sut.speak(utterance) == first)
    }

    @Test(
        "A name is said as it is respelled, also with an ending, and other names do not change it",
        arguments: [
            ("Mira sang.", "pau m iy r ah s ae ng pau"), ("Mira’s cat.", "pau m iy r ah z k ae t pau"),
            ("MIRA sang.", "pau m iy r ah s ae ng pau"), ("Leo sang.", "pau l ey ow s ae ng pau"),
        ])
    func pronunciation(text: String, phones: String) async throws {
        // Given
        let names = ["Mira": "MEE-rah", "Leo": "LAY-oh"].filter { text.lowercased().hasPrefix($0.key.lowercased()) }
        let other = try #require(SpeechPart.parts(of: .make("Ada sang.", pronunciations: ["Ada": "AH-dah"])).first)
        _ = try await FliteEngine.shared.names(in: "Segment", of: other, voice: .slt)
        // When
        let part = try #require(SpeechPart.parts(of: .make(text, pronunciations: names)).first)
        let said = try await FliteEngine.shared.names(in: "Segment", of: part, voice: .slt)
        // Then
        #expect(said.joined(separator: " ") == phones)
    }

    @Test("A name of several words is marked word by word, also if its respelling is one word")
    func longName() async throws {
        for respelling in ["ZOH-ee LOO-cha", "ZOH-ee-LOO-cha"] {
            let spoken = try await sut.speak(.make("Zoë Łucja ran.", pronunciations: ["Zoë Łucja": respelling]))
            #expect(spoken.words.count == 3)
            #expect(spoken.words.allSatisfy { $0.endSample - $0.startSample > 1000 })
        }
    }

    @Test("A respelling that makes no sense is left aside", arguments: ["", "123", "🦊", "%s '; \"", "---"])
    func badRespelling(respelling: String) async throws {
        let spoken = try await sut.speak(.make("Mira ran.", pronunciations: ["Mira": respelling]))
        #expect(spoken.words.allSatisfy { $0.endSample > $0.startSample })
    }

    @Test("Dialogue is higher than telling, and a slow delivery takes longer")
    func delivery() async throws {
        // Given
        let text = "The little fox went home"
        let telling = Utterance.make(text)
        var dialogue = telling
        dialogue.segments[0].isDialogue = true
        var slow = telling
        slow.delivery.rate = 0.8
        // When
        let parts = [telling, dialogue, slow].flatMap(SpeechPart.parts)
        let lengths = [try await sut.speak(telling), try await sut.speak(slow)].map { Double($0.samples.count) }
        // Then
        #expect(parts[1].delivery.pitch > parts[0].delivery.pitch * 1.1)
        #expect((1.2...1.3).contains(lengths[1] / lengths[0]))
        #expect(try await sut.speak(dialogue) != sut.speak(telling))
    }

    @Test("A quiet delivery is softer, and a flat one has less melody; both take as long")
    func manners() async throws {
        // Given
        let plain = Utterance.make("The little fox went home, and then it slept.")
        var (quiet, flat) = (plain, plain)
        quiet.delivery.gain = -6
        flat.delivery.intonation = 0.1
        // When
        let spoken = [try await sut.speak(plain), try await sut.speak(quiet), try await sut.speak(flat)]
        let powers = spoken.map { said in said.samples.reduce(0.0) { $0 + Double($1) * Double($1) } }
        // Then
        #expect(abs(10 * log10(powers[1] / powers[0]) + 6) < 0.1)
        #expect(spoken[1].words == spoken[0].words)
        #expect(spoken[2].samples != spoken[0].samples)
        #expect(abs(spoken[2].seconds - spoken[0].seconds) < 0.1)
    }

    @Test("Each voice speaks", arguments: FliteNarrator().voices(for: .english).map(\.name))
    func voices(name: String) async throws {
        let spoken = try await sut.speak(.make("Good night.", voice: name))
        #expect(spoken.samples.count > spoken.sampleRate / 2)
    }

    @Test("An unknown voice is an error that names those there are")
    func unknownVoice() async throws {
        let error = await #expect(throws: ProviderError.self) { try await sut.speak(.make("Hi.", voice: "bob")) }
        #expect(error?.reason == "No voice called 'bob'.")
        #expect(error?.advice == "Choose one of slt, rms, awb.")
    }

    @Test("English is all that it speaks")
    func languages() {
        #expect(sut.voices(for: LanguageCode(rawValue: "en-GB")).count == 3)
        #expect(sut.voices(for: LanguageCode(rawValue: "de")).isEmpty)
    }
}

extension Utterance {
    fileprivate static func make(
        _ text: String, voice: String = "slt", pronunciations: [String: String] = [:]
    ) -> Utterance {
        let range = TextRange(start: 0, end: text.utf8.count)
        return Utterance(
            text: text, segments: [Segment(range: range, isDialogue: false)], language: .english, voice: voice,
            delivery: Delivery(), pronunciations: pronunciations)
    }
}
