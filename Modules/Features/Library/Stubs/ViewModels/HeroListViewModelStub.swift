import FeatureKit
public import FeatureKitStubs
public import Library
public import StoryCore

/// A stub of the list of heroes in a fixed state.
@MainActor
public final class HeroListViewModelStub: ListStub<[Hero], LibraryError>, HeroListViewModelContract, ListViewModelStub {
    /// One stub for every situation of the screen, with the situation's name.
    public static var all: [(name: String, stub: HeroListViewModelStub)] {
        everySituation(loaded: [.stub()], failure: .storage(.busy("The library")))
    }
}
