import FeatureKit
public import FeatureKitStubs
public import Library
public import StoryCore

/// Shows one situation of the list of heroes and does nothing.
@MainActor
public final class HeroListViewModelStub: ListStub<[Hero], LibraryError>, HeroListViewModelContract, ListViewModelStub {
    /// One stub for every situation of the screen, with the situation's name.
    public static var all: [(name: String, stub: HeroListViewModelStub)] {
        everySituation(loaded: [.stub()], failure: .storage(.busy("The library")))
    }
}
