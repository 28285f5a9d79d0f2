import FeatureKit
public import FeatureKitStubs
public import Household
public import StoryCore

/// A stub of the list of profiles in a fixed state.
@MainActor
public final class ProfileListViewModelStub:
    ListStub<[Profile], HouseholdError>, ProfileListViewModelContract, ListViewModelStub
{
    public let caller = ProfileID.first

    /// One stub for every variant of the screen, with the variant's name. It is never empty.
    public static var all: [(name: String, stub: ProfileListViewModelStub)] {
        everyVariant(loaded: .stub(), failure: .storage(.busy("The library"))).filter { $0.name != "empty" }
    }
}
