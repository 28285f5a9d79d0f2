import FeatureKitStubs
import FeatureKit
import Library
import LibraryStubs
import Testing

@Suite("Stubs of the library's screens", .timeLimit(.minutes(1)))
@MainActor
struct LibraryStubTests {
    @Test("There is a stub for every variant of every screen, each under a name of its own")
    func everyVariant() {
        check(
            StoryLibraryViewModelStub.all.map { ($0.name, "\($0.stub.state)") },
            [
                "idle", "loading", "loaded", "empty(Library.EmptyListReason.noStories",
                "empty(Library.EmptyListReason.noMatches", "error",
            ])
        check(
            StoryDetailViewModelStub.all.map { ($0.name, "\($0.stub.state)") }, ["idle", "loading", "loaded", "error"])
        check(
            HeroListViewModelStub.all.map { ($0.name, "\($0.stub.state)") },
            ["idle", "loading", "loaded", "empty", "error"])
        check(
            EventListViewModelStub.all.map { ($0.name, "\($0.stub.state)") },
            ["idle", "loading", "loaded", "empty", "error"])
        check(
            HeroFormViewModelStub.all.map { ($0.name, "\($0.stub.state)") },
            ["idle", "loading", "error", "saving", "saved", "failed"]
                + HeroFormStep.allCases.map { "editing(Library.HeroFormStep.\($0)" })
        check(
            EventFormViewModelStub.all.map { ($0.name, "\($0.stub.state)") },
            ["idle", "loading", "error", "editing", "saving", "saved", "failed"])
        check(
            DeleteConfirmationViewModelStub.all.map { ($0.name, "\($0.stub.state)") },
            ["idle", "loading", "error", "asking", "deleting", "deleted", "failed"])
    }

    private func check(_ stubs: [(name: String, state: String)], _ variants: [String]) {
        #expect(Set(stubs.map(\.name)).count == stubs.count)
        for variant in variants {
            #expect(stubs.contains { $0.state.hasPrefix(variant) }, "\(variant) has no stub")
        }
    }

    @Test("States are equal if they show the same")
    func equality() {
        let states = StoryLibraryViewModelStub.all.map(\.stub.state)
        #expect(states == states)
        #expect(StoryLibraryViewState.empty(.noStories) != .empty(.noMatches))
        #expect(StoryLibraryViewState.loading != .idle)
        #expect(HeroFormViewState.editing(.name) != .editing(.looks))
        #expect(DeleteConfirmationViewState.failed(.stub(), .cancelled) == .failed(.stub(), .cancelled))
        #expect(DeleteConfirmationViewState.asking(.stub()) != .deleting(.stub()))
    }
}
