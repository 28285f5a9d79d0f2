import FeatureKitStubs
import Library
import LibraryStubs
import StoryCore

/// Keeps heroes, events and stories with the feature alone: no database, no files, only the contracts and the stubs.
@main @MainActor
struct LibraryClient {
    static func main() async throws {
        let store = LibraryFake()
        let feature = LibraryFeature(dependencies: .stub(store))
        let hero = try await feature.addHero(HeroDraft(name: "Mira", traits: [.brave]))
        let event = try await feature.addEvent(EventDraft(title: "First tooth"))
        try await store.save(.stub(title: "The tooth", about: .custom(event), heroes: [hero]))

        let list = feature.makeStoryLibraryViewModel { print("exit \($0)") }
        await list.didAppear()
        await list.filterByHero(hero)
        for story in list.stories { print("story \(story.title) of \(story.heroNames.joined(separator: ", "))") }
        await list.deleteStory(list.stories[0])
        print("left \(list.counts.all)")
        list.didTapOnNewStory()
        showEveryState()
    }

    /// What a preview of the screens does.
    private static func showEveryState() {
        for (name, viewModel) in StoryLibraryViewModelStub.all { print("list \(name): \(viewModel.stories.count)") }
        for (name, viewModel) in HeroFormViewModelStub.all { print("form \(name): \(viewModel.draft.name)") }
    }
}
