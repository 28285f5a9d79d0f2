public import FeatureKit
public import StoryCore

/// What the list of heroes shows and what can be done on it.
@MainActor
public protocol HeroListViewModelContract: ListViewModelContract where Content == [Hero], Failure == LibraryError {
    /// Shows the form for a hero.
    func didSelect(_ hero: Hero)
    /// Shows the form for a new one.
    func didTapOnNewHero()
    /// Asks whether a hero should be deleted.
    func didTapOnDelete(_ hero: Hero)
}
