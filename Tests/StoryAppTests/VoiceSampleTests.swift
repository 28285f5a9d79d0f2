import AppTestSupport
import FeatureKit
import FeatureKitStubs
import Foundation
import GenerationStubs
import StoryApp
import StoryCore
import Testing

@Suite("Trying a voice", .timeLimit(.minutes(1)))
struct VoiceSampleTests {
    private let library = LibraryFake()

    /// English stories, English and French voices, and one of a household.
    private func sut(defaultVoice: String? = nil) async throws -> AppContainer {
        var settings = AppSettings()
        settings.defaultVoice = defaultVoice
        try await library.save(settings)
        return try await .inMemory(NarratorFake(), FrenchNarratorStub(), author: EnglishAuthorStub(), library: library)
    }

    @Test(
        "Without a name it is the voice of new stories, in its own language unless another is asked for",
        arguments: [
            (nil, nil, "plain", "en"), (nil, "fr", "siwis", "fr"), ("other", nil, "other", "en"),
            ("other", "fr", "siwis", "fr"), ("siwis", nil, "siwis", "fr"), ("gone", nil, "plain", "en"),
        ] as [(String?, String?, String, String)])
    func usual(defaultVoice: String?, language: String?, voice: String, spoken: String) async throws {
        // Given
        let sut = try await sut(defaultVoice: defaultVoice)
        // When
        let sample = try await sut.voiceSample(of: nil, language: language.map { LanguageCode(rawValue: $0) })
        // Then
        #expect(sample.voice.name == voice)
        #expect(sample.language.rawValue == spoken)
    }

    @Test("A voice that is named is not made to speak a language that it does not")
    func otherLanguage() async throws {
        let sut = try await sut()
        let french = LanguageCode(rawValue: "fr")
        await #expect(throws: VoiceError.otherLanguage("plain", french)) {
            try await sut.voiceSample(of: "plain", language: french)
        }
    }

    @Test("A language that nobody speaks is named, with those that are spoken")
    func unspoken() async throws {
        let sut = try await sut()
        let klingon = LanguageCode(rawValue: "tlh")
        await #expect(throws: RegistryError.language(klingon, kind: .narrator, known: ["en", "fr"])) {
            try await sut.voiceSample(of: nil, language: klingon)
        }
    }

    @Test("A voice in whose language no stories are told can be tried, and narrates none")
    func noStories() async throws {
        let sut = try await sut()
        let french = LanguageCode(rawValue: "fr")
        #expect(try await sut.voiceSample(of: "siwis", language: nil).language == french)
        await #expect(throws: VoiceError.noStories("siwis", french)) { try await sut.voice(called: "siwis") }
    }

    @Test("A voice that is stopped says nothing of an installation, and leaves no file")
    func stopped() async throws {
        // Given
        let gate = Gate()
        let app = try await AppContainer.inMemory(NarratorFake(gate: gate))
        let sample = try await app.voiceSample(of: "plain", language: nil)
        let file = FileManager.default.temporaryDirectory.appending(path: "story-voice-\(UUID().uuidString).opus")
        // When
        let task = Task { try await sample.record(["Good night.", "Sleep well."], to: file) }
        await gate.arrival()
        task.cancel()
        // Then
        await #expect(throws: VoiceError.narrator(.cancelled)) { try await task.value }
        #expect(!FileManager.default.fileExists(atPath: file.path))
    }
}

/// Speaks French only.
private struct FrenchNarratorStub: Narrator {
    let identifier: ProviderIdentifier = "french"
    let displayName = "French narrator"
    let languages = [LanguageCode(rawValue: "fr")]

    func checkAvailability() async throws(ProviderError) {}

    func voices(for language: LanguageCode) -> [Voice] {
        languages.contains(language) ? [Voice(name: "siwis", summary: "a voice")] : []
    }

    func wordsPerMinute(voice: String, language: LanguageCode) -> Double { 150 }

    func speak(_ utterance: Utterance) async throws(ProviderError) -> SpokenUtterance { throw .cancelled }
}

/// Writes English, and never a word of it.
private struct EnglishAuthorStub: StoryAuthor {
    let identifier: ProviderIdentifier = "english"
    let displayName = "English author"
    let languages = [LanguageCode.english]

    func checkAvailability() async throws(ProviderError) {}

    func write(
        _ request: AuthorRequest, deliver: (AuthoredPart) async throws(ProviderError) -> Void
    ) async throws(ProviderError) { throw .cancelled }
}
