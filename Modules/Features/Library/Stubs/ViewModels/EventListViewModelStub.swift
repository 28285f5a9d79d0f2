import FeatureKit
public import FeatureKitStubs
public import Library
public import StoryCore

/// A stub of the list of custom events in a fixed state.
@MainActor
public final class EventListViewModelStub: ListStub<[CustomStoryEvent], LibraryError>, EventListViewModelContract,
    ListViewModelStub
{
    /// One stub for every variant of the screen, with the variant's name.
    public static var all: [(name: String, stub: EventListViewModelStub)] {
        everyVariant(loaded: [.stub()], failure: .storage(.busy("The library")))
    }
}
