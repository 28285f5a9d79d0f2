public import Library
public import Observation

/// The favourite mark of the story in the player, and its action.
@MainActor
public protocol CurrentStoryFavoriteViewModelContract: AnyObject, Observable {
    /// Whether the story in the player is a favourite; nil without a story.
    var isFavorite: Bool? { get }
    /// Why the last mark could not be saved, so that it was reverted; nil if it could.
    var failure: LibraryError? { get }
    /// A confirmation of the last mark, for people; nil if there is none, or it was seen.
    var confirmation: String? { get }

    /// Marks the story, or takes the mark away: seen at once, and as before if it cannot be kept.
    func didTapOnFavorite() async
    /// Clears ``failure``.
    func didDismissFailure()
    /// Clears ``failure`` and ``confirmation``.
    func didSeeAnswer()
}
