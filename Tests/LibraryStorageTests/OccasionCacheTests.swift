import Foundation
import StoryCore
import StoryStorage
import Testing

@testable import LibraryStorage

@Suite("The family's own events in lists")
struct OccasionCacheTests {
    @Test("An event is what its own text says, after however many others")
    func occasions() throws {
        // Given
        let sut = OccasionCache()
        let occasions = try (0..<250).map { number in
            StoryOccasion.custom(try CustomStoryEvent(id: .init(rawValue: "event-\(number)"), title: "Day \(number)"))
        }
        let texts = try occasions.map(StoredJSON.text)
        // When
        let read = try (texts + texts.reversed()).map(sut.occasion)
        // Then
        #expect(read == occasions + occasions.reversed())
    }

    @Test("The text of no event is damage each time")
    func damagedOccasion() {
        // Given
        let sut = OccasionCache()
        // When, Then
        for _ in 0..<2 { #expect(throws: DecodingError.self) { try sut.occasion(of: "{}") } }
    }
}
