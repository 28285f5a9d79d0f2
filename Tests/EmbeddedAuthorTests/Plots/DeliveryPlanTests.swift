import EmbeddedAuthor
import StoryCore
import Testing

@Suite("What plots say about reading aloud", .timeLimit(.minutes(2)))
struct DeliveryPlanTests {
    @Test(
        "A story says where it turns and where its end begins, once each, and its marks hold whole sentences",
        arguments: [LanguageCode.english, LanguageCode(rawValue: "de")], [UInt64(1), 2, 3, 4, 5, 6])
    func marks(language: LanguageCode, seed: UInt64) async throws {
        // When
        let brief = try StoryBrief.of(.bedtime, seed: seed, language: language)
        let story = try await EmbeddedAuthor().story(brief, words: 600)
        // Then
        let kinds = story.passages.flatMap { $0.delivery ?? [] }.map(\.kind)
        #expect(kinds.count { $0 == .turn } == 1)
        #expect(kinds.count { $0 == .ending } == 1)
        #expect(kinds.count { $0 == .worst } <= 1)
        let turn = try #require(kinds.firstIndex(of: .turn))
        #expect(turn < kinds.firstIndex(of: .ending) ?? 0)
        for passage in story.passages {
            for mark in passage.delivery ?? [] {
                let words = mark.range.substring(of: passage.text)
                #expect(words.last.map { ".!?…”“:".contains($0) } == true, "\(words)")
                #expect(words.first?.isWhitespace == false)
            }
        }
    }
}
