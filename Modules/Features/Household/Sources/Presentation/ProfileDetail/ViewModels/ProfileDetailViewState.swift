public import FeatureKit

/// The states of the screen of a profile.
public typealias ProfileDetailViewState = DetailViewState<Profile, HouseholdError>
