import FeatureKit
public import FeatureKitStubs
public import Library
public import StoryCore
public import Foundation

/// A stub of the bin in a fixed state.
@MainActor
public final class StoryBinViewModelStub: ListStub<StoryBin, LibraryError>, StoryBinViewModelContract, ListViewModelStub
{
    public var now: Date { Date(timeIntervalSince1970: 1_000_000) }

    /// A stub for every state of the screen, with the state's name.
    public static var all: [(name: String, stub: StoryBinViewModelStub)] {
        everyVariant(loaded: .stub, failure: .storage(.busy("The library")))
    }
}
