public import FeatureKit
public import Foundation
public import StoryCore

/// The state and the actions of the bin.
@MainActor
public protocol StoryBinViewModelContract: ListViewModelContract where Content == StoryBin, Failure == LibraryError {
    /// The current date, from which the days left are counted.
    var now: Date { get }

    /// Restores a story from the bin.
    func didTapOnRestore(_ story: BinnedStory) async
    /// Shows the confirmation of deleting a story for good.
    func didTapOnDelete(_ story: BinnedStory)
    /// Shows the confirmation of deleting all stories in the bin for good.
    func didTapOnEmpty()
}
