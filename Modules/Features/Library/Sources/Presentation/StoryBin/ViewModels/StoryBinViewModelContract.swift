public import FeatureKit
public import Foundation
public import StoryCore

/// What the bin shows and what can be done on it.
@MainActor
public protocol StoryBinViewModelContract: ListViewModelContract where Content == StoryBin, Failure == LibraryError {
    /// The date by which days are counted now.
    var now: Date { get }

    /// Takes a story out of the bin.
    func didTapOnRestore(_ story: BinnedStory) async
    /// Asks whether a story should be deleted for good.
    func didTapOnDelete(_ story: BinnedStory)
    /// Asks whether all stories in the bin should be deleted for good.
    func didTapOnEmpty()
}
