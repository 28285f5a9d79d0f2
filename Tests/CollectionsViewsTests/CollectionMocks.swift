import FeatureKit
import Collections
import FeatureKitStubs
import CollectionsStubs
import Observation
import StoryCore
import ViewTestSupport

/// Shows what it is told to, and remembers what it was asked for.
@MainActor
@Observable
final class CollectionListViewModelMock: CollectionListViewModelContract {
    let state: CollectionListViewState
    var failure: CollectionsError?
    @ObservationIgnored let log = CallLog()

    init(_ state: CollectionListViewState) {
        self.state = state
    }

    func didAppear() async { log.note("didAppear") }
    func didTapOnRetryButton() async { log.note("didTapOnRetryButton") }
    func didPullToRefresh() async { log.note("didPullToRefresh") }
    func observeChanges() async {}
    func didDismissFailure() { failure = nil }
    func didSelect(_ collection: StoryCollection) { log.note("didSelect \(collection.id)") }
    func didTapOnAchievements() { log.note("didTapOnAchievements") }
    func didTapOnJourney() { log.note("didTapOnJourney") }
    func didTapOnNewCollection() { log.note("didTapOnNewCollection") }
    func didTapOnBack() { log.note("didTapOnBack") }
}

/// Shows what it is told to, and remembers what it was asked for.
@MainActor
@Observable
final class CollectionDetailViewModelMock: CollectionDetailViewModelContract {
    let state: CollectionDetailViewState
    var failure: CollectionsError?
    var achievements: [Achievement] = []
    var progress: CollectionProgress?
    var choices: [StoryChoice]?
    @ObservationIgnored let log = CallLog()

    init(_ state: CollectionDetailViewState) {
        self.state = state
    }

    func didAppear() async { log.note("didAppear") }
    func didTapOnRetryButton() async { log.note("didTapOnRetryButton") }
    func didPullToRefresh() async { log.note("didPullToRefresh") }
    func observeChanges() async {}
    func didDismissFailure() { failure = nil }
    func didDismissAchievements() { achievements = [] }
    func didSelect(_ story: CollectedStory) { log.note("didSelect \(story.id)") }
    func didTapOnPlayAll() { log.note("didTapOnPlayAll") }
    func didTapOnPlay(_ story: CollectedStory) { log.note("didTapOnPlay \(story.id)") }
    func didTapOnComplete(_ story: CollectedStory) async { log.note("didTapOnComplete \(story.id)") }
    func didTapOnResume() async { log.note("didTapOnResume") }
    func didConfirmDiscard() async { log.note("didConfirmDiscard") }
    func didTapOnStop() { log.note("didTapOnStop") }
    func didTapOnAddStory() async { log.note("didTapOnAddStory") }
    func add(_ story: StoryChoice) async { log.note("add \(story.id)") }
    func didTapOnRemove(_ story: CollectedStory) async { log.note("didTapOnRemove \(story.id)") }
    func rename(to title: String) async -> Bool {
        log.note("rename \(title)")
        return true
    }
    func didConfirmDeletion() async { log.note("didConfirmDeletion") }
    func didTapOnNewCollection() { log.note("didTapOnNewCollection") }
    func didTapOnBack() { log.note("didTapOnBack") }
}

/// Shows what it is told to, and remembers what it was asked for.
@MainActor
@Observable
final class CollectionFormViewModelMock: CollectionFormViewModelContract {
    let state: CollectionFormViewState
    let choices: CollectionFormChoices
    var draft = CollectionDraft(focus: .kindness)
    var hasChanges = false
    @ObservationIgnored let log = CallLog()

    init(_ state: CollectionFormViewState, heroes: [Hero] = [.stub(name: "Jonas"), .stub()]) {
        self.state = state
        choices = CollectionFormChoices(heroes: heroes, languages: [.english])
    }

    func didAppear() async { log.note("didAppear") }
    func didTapOnRetryButton() async { log.note("didTapOnRetryButton") }
    func didTapOnMake() async { log.note("didTapOnMake") }
    func didTapOnStop() { log.note("didTapOnStop") }
    func didTapOnCollection() { log.note("didTapOnCollection") }
    func didTapOnBack() { log.note("didTapOnBack") }
}
