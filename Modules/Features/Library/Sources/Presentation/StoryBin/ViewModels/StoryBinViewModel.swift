public import FeatureKit
public import Foundation
public import StoryCore

/// The view model of the bin.
@MainActor
public final class StoryBinViewModel: StoryBinViewModelContract, ObservedListViewModel {
    public let source: ObservedList<StoryBin, LibraryError>
    private let restoreFromBin: any RestoreFromBinUseCaseContract
    private let date: @Sendable () -> Date
    private let navigator: any LibraryNavigatorContract

    package init(
        getBin: any GetBinUseCaseContract, restoreFromBin: any RestoreFromBinUseCaseContract,
        observation: any LibraryObservation, now: @escaping @Sendable () -> Date,
        navigator: any LibraryNavigatorContract
    ) {
        source = ObservedList(get: getBin, refresh: getBin, observation: observation, of: [.stories])
        self.restoreFromBin = restoreFromBin
        self.date = now
        self.navigator = navigator
    }

    public var now: Date { date() }

    public func didTapOnRestore(_ story: BinnedStory) async {
        await source.change { () async throws(LibraryError) in
            do throws(LibraryError) {
                try await restoreFromBin.execute([story.id])
            } catch {
                // It is no longer in the bin, also if another process restored it.
                guard error.saysThatItIsGone else { throw error }
            }
        }
    }

    public func didTapOnDelete(_ story: BinnedStory) { navigator.navigate(.open(.deletion(.binnedStory(story.id)))) }

    public func didTapOnEmpty() { navigator.navigate(.open(.deletion(.bin))) }

    public func didTapOnBack() { navigator.navigate(.back) }
}

extension StoryBin: ListContent {
    public var isEmpty: Bool { stories.isEmpty }

    public var nextPage: Never? { nil }

    public mutating func append(page: StoryBin) { stories += page.stories }
}
