public import FeatureKit
public import StoryCore

/// The states of the list of heroes, ordered by name.
public typealias HeroListViewState = ListViewState<[Hero], LibraryError>
