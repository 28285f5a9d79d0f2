import Foundation
@testable import NeuralNarrator
import StoryCore
import Testing
import VoiceStore

@Suite("Without a voice", .timeLimit(.minutes(1)))
struct NoVoiceTests {
    private let sut = NeuralNarrator(voices: VoicesLayout(root: URL(filePath: "/nowhere/voices")))

    @Test("Nothing is offered, so that another narrator is the default")
    func nothing() {
        #expect(sut.voices(for: .english).isEmpty)
        #expect(sut.languages.isEmpty)
        #expect(sut.release(ofVoice: "heart") == nil)
    }

    @Test("What is missing is told, with what it is good for and what to do")
    func availability() async {
        let error = await #expect(throws: ProviderError.self) { try await sut.checkAvailability() }
        #expect(error?.code == "provider.configuration")
        #expect(error?.message == "No natural voice is installed.")
        #expect(error?.fault?.remedy == .installVoice(named: nil))
    }

    @Test("Speaking with a voice that is not there is an error that says so")
    func speak() async {
        let error = await #expect(throws: ProviderError.self) {
            try await sut.speak(.make("The fox ran.", voice: "heart"))
        }
        #expect(error?.code == "provider.configuration")
        #expect(error?.message == "The natural voice 'heart' can't be used.")
        #expect(error?.fault?.remedy == .installVoice(named: "heart"))
    }
}
