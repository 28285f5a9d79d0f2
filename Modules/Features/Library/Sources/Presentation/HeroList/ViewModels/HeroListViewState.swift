public import FeatureKit
public import StoryCore

/// The situations of the list of heroes, who stand in the order of their names.
public typealias HeroListViewState = ListViewState<[Hero], LibraryError>
