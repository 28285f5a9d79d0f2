import FeatureKit
public import FeatureKitStubs
public import Library
public import StoryCore

/// A stub of the list of heroes in a fixed state.
@MainActor
public final class HeroListViewModelStub: ListStub<[Hero], LibraryError>, HeroListViewModelContract, ListViewModelStub {
    /// One stub for every variant of the screen, with the variant's name.
    public static var all: [(name: String, stub: HeroListViewModelStub)] {
        everyVariant(loaded: [.stub()], failure: .storage(.busy("The library")))
    }
}
