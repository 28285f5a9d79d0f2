import FeatureKit
public import FeatureKitStubs
public import Collections
import StoryCore

/// A stub of the list of achievements in a fixed state.
@MainActor
public final class AchievementListViewModelStub: ListStub<[Achievement], CollectionsError>,
    AchievementListViewModelContract, ListViewModelStub
{
    /// One stub for every variant of the screen, with the variant's name.
    public static var all: [(name: String, stub: AchievementListViewModelStub)] {
        everyVariant(loaded: [.stub()], failure: .storage(.busy("The library")))
    }
}
