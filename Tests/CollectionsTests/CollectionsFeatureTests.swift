import FeatureKit
import StoryCore
import Testing
import Collections

@Suite("Collections as the app sees it", .timeLimit(.minutes(1)))
struct CollectionsFeatureTests {
    @Test("Its link leads to where it begins")
    func home() throws {
        // Given
        let link = try DeepLink("story://collections")

        // When
        let route = CollectionsFeature.route(for: link)

        // Then
        #expect(route == .home)
    }

    @Test(
        "A link that cannot lead anywhere leads nowhere",
        arguments: ["story://another", "story://collections/%00", "story://collections/no/such/place"])
    func nowhere(text: String) throws {
        // Given
        let link = try DeepLink(text)

        // When
        let route = CollectionsFeature.route(for: link)

        // Then
        #expect(route == nil)
    }

    @Test(
        "Every error says what happened and what to do",
        arguments: [
            CollectionsError.notFound("stub"), .storage(.busy("The library")), .cancelled,
        ])
    func errors(error: CollectionsError) {
        #expect(!error.code.isEmpty)
        #expect(error.message.hasSuffix("."))
        #expect(error.recovery.hasSuffix("."))
    }
}
