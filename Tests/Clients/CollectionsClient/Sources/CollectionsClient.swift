import Collections
import CollectionsStubs
import FeatureKitStubs
import StoryCore

/// Gathers stories with the feature alone: no database and no author, only the contracts and the stubs.
@main @MainActor
struct CollectionsClient {
    static func main() async throws {
        let feature = CollectionsFeature(dependencies: .stub())
        var draft = CollectionDraft(focus: .kindness)
        draft.childName = "Lina"
        let outcome = try await feature.create(draft) { _ in }
        print("collection \(outcome.collection.title): \(outcome.collection.stories.count) stories")
        for story in outcome.collection.stories {
            let completion = try await feature.complete(story.id, in: outcome.collection.id)
            print("completed \(story.title): \(Int(completion.collection.progress * 100)) %")
        }

        let list = feature.makeCollectionListViewModel { print("exit \($0)") }
        await list.didAppear()
        if case .loaded(let collections) = list.state { collections.forEach(list.didSelect) }
        showEveryState()
    }

    /// What a preview of the screens does.
    private static func showEveryState() {
        for (name, _) in CollectionListViewModelStub.all { print("list \(name)") }
        for (name, viewModel) in CollectionFormViewModelStub.all { print("form \(name): \(viewModel.draft.focus)") }
    }
}
