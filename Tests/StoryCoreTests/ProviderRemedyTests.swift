import Foundation
import StoryCore
import Testing

@Suite("What a person does about a provider", .timeLimit(.minutes(1)))
struct RecoveryActionTests {
    private static let voices: [RecoveryAction] = [
        .installVoice(named: nil), .installVoice(named: "heart"), .installVoiceEngine,
    ]

    private func error(_ remedy: RecoveryAction) -> ProviderError {
        .configuration(ProviderErrorDetails(provider: "neural", detail: "It is gone.", remedy: remedy))
    }

    @Test(
        "A natural voice that is missing or broken is told as such, and choosing another comes first", arguments: voices
    )
    func voice(remedy: RecoveryAction) {
        let sut = error(remedy)
        #expect(sut.message.lowercased().contains("natural voice"))
        #expect(!sut.message.contains("neural"))
        #expect(sut.reason == "It is gone.")
        #expect(sut.advice.hasPrefix("Choose another voice"))
    }

    @Test("A package is named as one installs it, and who lacks it")
    func package() {
        let sut = error(.installPackage(named: "libflite1"))
        #expect(sut.message == "neural isn't available on this computer.")
        #expect(sut.advice == "Install it with 'apt-get install libflite1'.")
    }

    @Test("It is stored with its error", arguments: voices + [.installPackage(named: "x"), .installReleasedVersion])
    func stored(remedy: RecoveryAction) throws {
        let sut = error(remedy)
        #expect(try JSONDecoder().decode(ProviderError.self, from: JSONEncoder().encode(sut)) == sut)
    }

    @Test("An error that was stored before there were remedies is read as it was")
    func before() throws {
        // Given
        let text = #"{"configuration":{"_0":{"provider":"neural","detail":"It is gone.","recovery":"Install it."}}}"#

        // When
        let sut = try JSONDecoder().decode(ProviderError.self, from: Data(text.utf8))

        // Then
        #expect(sut.fault?.remedy == nil)
        #expect(sut.advice == "Install it.")
    }
}
