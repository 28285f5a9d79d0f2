import FeatureKit
public import FeatureKitStubs
public import Collections
public import StoryCore

/// A stub of the list of achievements in a fixed state.
@MainActor
public final class AchievementListViewModelStub: ListStub<[Achievement], CollectionsError>,
    AchievementListViewModelContract, ListViewModelStub
{
    /// One stub for every situation of the screen, with the situation's name.
    public static var all: [(name: String, stub: AchievementListViewModelStub)] {
        everySituation(loaded: [.stub()], failure: .storage(.busy("The library")))
    }
}
