import FeatureKit
public import FeatureKitStubs
public import Collections
public import StoryCore

/// Shows one situation of the list of achievements and does nothing.
@MainActor
public final class AchievementListViewModelStub: ListStub<[Achievement], CollectionsError>,
    AchievementListViewModelContract, ListViewModelStub
{
    /// One stub for every situation of the screen, with the situation's name.
    public static var all: [(name: String, stub: AchievementListViewModelStub)] {
        everySituation(loaded: [.stub()], failure: .storage(.busy("The library")))
    }
}
