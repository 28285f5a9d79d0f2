public import FeatureKit
public import StoryCore

/// The state and the actions of the list of heroes.
@MainActor
public protocol HeroListViewModelContract: ListViewModelContract where Content == [Hero], Failure == LibraryError {
    /// Shows the form for a hero.
    func didSelect(_ hero: Hero)
    /// Shows the form for a new hero.
    func didTapOnNewHero()
    /// Shows the confirmation of deleting a hero.
    func didTapOnDelete(_ hero: Hero)
}
