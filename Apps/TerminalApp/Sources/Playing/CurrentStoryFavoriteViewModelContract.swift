public import Library
public import Observation

/// What the player shows of the story in it, beside what its feature knows.
@MainActor
public protocol CurrentStoryFavoriteViewModelContract: AnyObject, Observable {
    /// Whether the story in the player is a favourite by now; nil without a story.
    var isFavorite: Bool? { get }
    /// Why the last mark is not kept, beside the story, which is as before; nil if it is.
    var failure: LibraryError? { get }
    /// What the last mark has done, for people; nil if nobody has marked the story, or somebody has seen it.
    var confirmation: String? { get }

    /// Marks the story, or takes the mark away: seen at once, and as before if it cannot be kept.
    func didTapOnFavorite() async
    /// Takes away what ``failure`` says.
    func didDismissFailure()
    /// Takes away what ``failure`` and ``confirmation`` say.
    func didSeeAnswer()
}
