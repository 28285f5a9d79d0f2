import Foundation
import StoryCore
import Testing

@Suite("Asking for pictures", .timeLimit(.minutes(1)))
struct IllustrationRequestTests {
    private func request(title: String?) -> IllustrationRequest {
        IllustrationRequest(
            page: 0, text: "Once.", title: title, scene: Scene(setting: "meadow"), characters: [], ageBand: .fourToSix,
            tone: .gentle, language: .english, seed: 7)
    }

    @Test("A request from before there were covers asks for a page")
    func older() throws {
        // Given
        let page = request(title: nil)

        // When
        let json = try JSONEncoder().encode(page)

        // Then
        #expect(!String(decoding: json, as: UTF8.self).contains("title"))
        #expect(try JSONDecoder().decode(IllustrationRequest.self, from: json) == page)
    }

    @Test("A cover's title travels with its request")
    func cover() throws {
        // Given
        let cover = request(title: "Mira and the Lantern")

        // When
        let read = try JSONDecoder().decode(IllustrationRequest.self, from: try JSONEncoder().encode(cover))

        // Then
        #expect(read == cover)
    }
}
