import FeatureKitStubs
import Generation
import GenerationStubs
import StoryCore

/// Lets another author write, and then waits before it adds a page of its own.
struct SlowSecondPassageAuthor: StoryAuthor {
    let identifier: ProviderIdentifier = "fake"
    let displayName = "Slow author"
    let languages: [LanguageCode] = []
    let first: StoryAuthorFake
    let gate: Gate

    func checkAvailability() async throws(ProviderError) {}

    func write(
        _ request: AuthorRequest, deliver: (AuthoredPart) async throws(ProviderError) -> Void
    ) async throws(ProviderError) {
        try await first.write(request, deliver: deliver)
        await gate.pass()
        try await deliver(.passage(AuthoredPassage(text: "Second page.", scene: nil)))
    }
}

/// Writes a page, waits until it is spoken and drawn, and then cannot be reached any more.
struct LostAuthor: StoryAuthor {
    let identifier: ProviderIdentifier = "fake"
    let displayName = "Lost author"
    let languages: [LanguageCode] = []
    let library: LibraryFake
    let fault: ProviderErrorDetails

    func checkAvailability() async throws(ProviderError) {}

    func write(
        _ request: AuthorRequest, deliver: (AuthoredPart) async throws(ProviderError) -> Void
    ) async throws(ProviderError) {
        try await deliver(.title("The lamp"))
        try await deliver(.passage(AuthoredPassage(text: "Mira saw a light.", scene: nil)))
        await until { isFirstPageMade }
        throw .network(fault)
    }

    private var isFirstPageMade: Bool {
        let units = library.recordedUnits
        // The title is spoken ahead of the page.
        return units.count { if case .sentence = $0 { true } else { false } } == 2
            && units.contains { if case .picture = $0 { true } else { false } }
    }
}
