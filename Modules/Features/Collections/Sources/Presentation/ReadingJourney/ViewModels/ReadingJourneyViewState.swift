public import FeatureKit

/// The states of the reading journey; it is empty before somebody has listened.
public typealias ReadingJourneyViewState = ListViewState<ReadingJourney, CollectionsError>
