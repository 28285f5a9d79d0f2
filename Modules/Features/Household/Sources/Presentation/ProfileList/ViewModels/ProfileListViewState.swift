public import FeatureKit

/// The states of the list of profiles, the first one first.
public typealias ProfileListViewState = ListViewState<[Profile], HouseholdError>
