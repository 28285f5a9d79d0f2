import FeatureKit
public import FeatureKitStubs
public import Library
public import StoryCore

/// A stub of the list of custom events in a fixed state.
@MainActor
public final class EventListViewModelStub: ListStub<[CustomStoryEvent], LibraryError>, EventListViewModelContract,
    ListViewModelStub
{
    /// One stub for every situation of the screen, with the situation's name.
    public static var all: [(name: String, stub: EventListViewModelStub)] {
        everySituation(loaded: [.stub()], failure: .storage(.busy("The library")))
    }
}
