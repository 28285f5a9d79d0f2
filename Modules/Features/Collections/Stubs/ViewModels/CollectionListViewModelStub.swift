import FeatureKit
public import FeatureKitStubs
public import Collections
import StoryCore

/// A stub of the list of collections in a fixed state.
@MainActor
public final class CollectionListViewModelStub: ListStub<[StoryCollection], CollectionsError>,
    CollectionListViewModelContract, ListViewModelStub
{
    /// One stub for every variant of the screen, with the variant's name.
    public static var all: [(name: String, stub: CollectionListViewModelStub)] {
        everyVariant(
            loaded: [
                .stub(),
                .stub(
                    id: "done", title: "Brave evenings", profile: GrowthProfile(focus: .resilience),
                    stories: [.stub("four", isCompleted: true), .stub("five", isCompleted: true)]),
                .stub(id: "empty", title: "Later", profile: GrowthProfile(focus: .creativity), stories: []),
            ], failure: .storage(.busy("The library")))
    }
}
