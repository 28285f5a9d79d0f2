@testable import EspeakNarrator
import Foundation
import StoryCore
import Testing

@Suite("Espeak narrator", .timeLimit(.minutes(2)))
struct EspeakNarratorTests {
    private let sut = EspeakNarrator()

    @Test(
        "Every word of a text gets one mark, in order and within the sound",
        arguments: [
            ("de", "Die Füchsin Änne ging um 21 Uhr durch den Groß-Wald. „Wer ist da?“, fragte sie z. B. leise."),
            ("fr", "« L’été, c’est génial ! » dit Zoé. J’ai 21 chats, qu’est-ce que c’est ?"),
            ("es", "¿Dónde está el niño? ¡Aquí!, gritó Íñigo. Tenía 21 años y el Sr. Oso 3,5."),
            ("ru", "Мира пошла в лес. Там было 21 дерево."),
            ("en", "<b>bold</b> &amp; `rm -rf /` $(reboot) [[hello]] | %s \\n <speak/>"),
            ("en", "Мира и Zoë Łucja 美樹 さくら محمد मीरा Ελένη 🦊🐻‍❄️ said:“Hi,”she"),
            ("en", "… — !!! “”"), ("en", ""), ("en", "x"), ("de", "21"),
        ])
    func everyWord(language: String, text: String) async throws {
        // When
        let spoken = try await sut.speak(.make(text, language, pronunciations: ["Mira": "MEE-rah"]))
        // Then
        #expect(spoken.words.map(\.range) == WordSplitter.words(in: text).map { TextRange($0.range, in: text) })
        var position = 0
        for word in spoken.words {
            #expect(word.startSample >= position && word.endSample >= word.startSample)
            position = word.endSample
        }
        #expect(position <= spoken.samples.count)
    }

    @Test(
        "Words that can be heard have a time of their own, also those that espeak-ng says in one breath",
        arguments: [
            ("de", "Sie sagte z. B. leise: 21 Bären."), ("fr", "Qu’est-ce que c’est, Zoé ?"),
            ("en", "Dr. Who & co. went home e.g. today."),
        ])
    func lengths(language: String, text: String) async throws {
        let spoken = try await sut.speak(.make(text, language))
        #expect(spoken.words.allSatisfy { $0.endSample - $0.startSample > 500 })
    }

    @Test("A word ends with its sound and not with the pause behind it")
    func pauses() async throws {
        let spoken = try await sut.speak(.make("Der Fuchs ging heim, und dann schlief er.", "de"))
        let (home, and) = (spoken.words[3], spoken.words[4])
        #expect(and.startSample - home.endSample > spoken.sampleRate / 20)
        #expect(spoken.samples[home.endSample..<and.startSample].allSatisfy { abs(Int($0)) <= 200 })
    }

    @Test("The same utterance always gives the same samples, whatever was said before")
    func sameSamples() async throws {
        let utterance = Utterance.make("Der kleine Fuchs ging heim.", "de")
        let first = try await sut.speak(utterance)
        _ = try await sut.speak(.make("Something else.", "en+f2"))
        #expect(try await sut.speak(utterance) == first)
    }

    @Test("A name is given as it is respelled, and marked word by word")
    func pronunciation() async throws {
        // Given
        let utterance = Utterance.make(
            "Zoë Łucja’s cat met Mira.", "en", pronunciations: ["Zoë Łucja": "ZOH-ee LOO-cha", "Mira": "MEE-rah"])
        // When
        let part = EspeakPart(utterance.segments[0], of: utterance)
        let spoken = try await sut.speak(utterance)
        // Then
        #expect(part.spokenText == "Zohee Loocha's cat met Meerah.")
        #expect(spoken.words.allSatisfy { $0.endSample - $0.startSample > 500 })
    }

    @Test(
        "Another script than the language's own is given in Latin letters",
        arguments: [
            ("en", "Ελένη", "Elénē"), ("ru", "Мира", "Мира"), ("el", "Ελένη", "Ελένη"), ("de", "Füchsin", "Füchsin"),
            ("de", "🦊", "🦊"), ("en", "[[a<b>", "a b"),
        ])
    func scripts(language: String, word: String, spelling: String) {
        #expect(EspeakSpelling(language: LanguageCode(rawValue: language)).plain(word) == spelling)
    }

    @Test("Dialogue differs from telling, and a slow delivery takes longer")
    func delivery() async throws {
        // Given
        let telling = Utterance.make("The little fox went home", "en")
        var dialogue = telling
        dialogue.segments[0].isDialogue = true
        var slow = telling
        slow.delivery.rate = 0.8
        // When
        let lengths = [try await sut.speak(telling), try await sut.speak(slow)].map { Double($0.samples.count) }
        // Then
        #expect(EspeakPart(dialogue.segments[0], of: dialogue).delivery.pitch > 1.1)
        #expect(try await sut.speak(dialogue) != sut.speak(telling))
        #expect((1.15...1.35).contains(lengths[1] / lengths[0]))
    }

    @Test("Somebody with a voice of their own is heard in their part of a sentence alone, softer and flatter as asked")
    func manners() async throws {
        // Given
        let plain = Utterance.make("The little fox went home", "en")
        var (own, quiet, flat) = (plain, plain, plain)
        own.segments[0].delivery = Delivery(rate: 0.8, pitch: 0.9)
        quiet.delivery.gain = -6
        flat.delivery.intonation = 0
        // When
        let spoken = [
            try await sut.speak(plain), try await sut.speak(own), try await sut.speak(quiet), try await sut.speak(flat),
        ]
        let powers = spoken.map { said in said.samples.reduce(0.0) { $0 + Double($1) * Double($1) } }
        // Then
        #expect(EspeakPart(own.segments[0], of: own).delivery.pitch == 0.9)
        #expect(spoken[1].samples.count > spoken[0].samples.count)
        #expect(abs(10 * log10(powers[2] / powers[0]) + 6) < 0.1)
        #expect(spoken[3].samples != spoken[0].samples)
    }

    @Test("Each language that it names can be spoken", arguments: EspeakNarrator().languages)
    func languages(language: LanguageCode) async throws {
        let voice = try #require(sut.voices(for: language).last)
        let spoken = try await sut.speak(.make("Mira, 21", voice.name))
        #expect(spoken.samples.count > spoken.sampleRate / 3)
    }

    @Test("An unknown voice is an error that says which there are")
    func unknownVoice() async throws {
        let error = await #expect(throws: ProviderError.self) { try await sut.speak(.make("Hi.", "xyzzy")) }
        #expect(error?.reason == "No voice called 'xyzzy'.")
        #expect(error?.advice.contains("+f2") == true)
    }
}

extension Utterance {
    fileprivate static func make(_ text: String, _ voice: String, pronunciations: [String: String] = [:]) -> Utterance {
        let range = TextRange(start: 0, end: text.utf8.count)
        return Utterance(
            text: text, segments: [Segment(range: range, isDialogue: false)],
            language: LanguageCode(rawValue: String(voice.prefix { $0 != "+" })), voice: voice, delivery: Delivery(),
            pronunciations: pronunciations)
    }
}
