import FeatureKit
public import FeatureKitStubs
public import Library
public import StoryCore
public import Foundation

/// Shows one situation of the bin and does nothing.
@MainActor
public final class StoryBinViewModelStub: ListStub<StoryBin, LibraryError>, StoryBinViewModelContract, ListViewModelStub
{
    public var now: Date { Date(timeIntervalSince1970: 1_000_000) }

    /// One stub for every situation of the screen, with the situation's name.
    public static var all: [(name: String, stub: StoryBinViewModelStub)] {
        everySituation(loaded: .stub, failure: .storage(.busy("The library")))
    }
}
