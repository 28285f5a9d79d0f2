import Foundation
import StoryCore
import Testing

@testable import VoiceStore

@Suite("Descriptions of Piper's voices", .timeLimit(.minutes(1)))
struct PiperDescriptionTests {
    private func description(_ more: String = "") -> PiperDescription? {
        PiperDescription(
            Data(
                #"""
                {"audio": {"sample_rate": 22050, "quality": "medium"}, "espeak": {"voice": "en-us"}, \#(more)
                 "num_speakers": 1, "phoneme_id_map": {"_": [0], "a": [14, 3]}}
                """#.utf8))
    }

    @Test("It says how a voice sounds, and which numbers its phonemes have")
    func content() throws {
        let sut = try #require(description())
        #expect(sut.audio == .init(sampleRate: 22_050, quality: "medium"))
        #expect(sut.espeak.voice == "en-us")
        #expect(sut.identifiers == ["_": [0], "a": [14, 3]])
    }

    @Test("The language is what it says, and else what espeak-ng speaks")
    func language() throws {
        #expect(description(#""language": {"code": "en_GB"},"#)?.languageCode == LanguageCode(rawValue: "en-gb"))
        #expect(description()?.languageCode == LanguageCode(rawValue: "en-us"))
    }

    @Test("What describes no voice is not taken", arguments: ["", "{}", "[]", #"{"audio": {"sample_rate": 22050}}"#])
    func none(json: String) {
        #expect(PiperDescription(Data(json.utf8)) == nil)
    }
}
