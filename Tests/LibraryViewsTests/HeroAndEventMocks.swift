import FeatureKit
import Library
import Observation
import StoryCore
import ViewTestSupport

/// Shows what it is told to, and remembers what it was asked for.
@MainActor
@Observable
final class HeroListViewModelMock: HeroListViewModelContract {
    var state: HeroListViewState
    var failure: LibraryError?
    @ObservationIgnored let log = CallLog()

    init(_ state: HeroListViewState) {
        self.state = state
    }

    func didAppear() async { log.note("didAppear") }
    func didTapOnRetryButton() async { log.note("didTapOnRetryButton") }
    func didPullToRefresh() async { log.note("didPullToRefresh") }
    func observeChanges() async { log.note("observeChanges") }
    func didDismissFailure() {
        failure = nil
        log.note("didDismissFailure")
    }
    func didSelect(_ hero: Hero) { log.note("didSelect \(hero.name)") }
    func didTapOnNewHero() { log.note("didTapOnNewHero") }
    func didTapOnDelete(_ hero: Hero) { log.note("didTapOnDelete \(hero.name)") }
    func didTapOnBack() { log.note("didTapOnBack") }
}

/// Shows what it is told to, and remembers what it was asked for.
@MainActor
@Observable
final class EventListViewModelMock: EventListViewModelContract {
    var state: EventListViewState
    var failure: LibraryError?
    @ObservationIgnored let log = CallLog()

    init(_ state: EventListViewState) {
        self.state = state
    }

    func didAppear() async { log.note("didAppear") }
    func didTapOnRetryButton() async { log.note("didTapOnRetryButton") }
    func didPullToRefresh() async { log.note("didPullToRefresh") }
    func observeChanges() async { log.note("observeChanges") }
    func didTapOnFavorite(_ event: CustomStoryEvent) async { log.note("didTapOnFavorite \(event.title)") }
    func didDismissFailure() {
        failure = nil
        log.note("didDismissFailure")
    }
    func didSelect(_ event: CustomStoryEvent) { log.note("didSelect \(event.title)") }
    func didTapOnNewEvent() { log.note("didTapOnNewEvent") }
    func didTapOnDelete(_ event: CustomStoryEvent) { log.note("didTapOnDelete \(event.title)") }
    func didTapOnBack() { log.note("didTapOnBack") }
}

/// Shows what it is told to, and remembers what it was asked for.
@MainActor
@Observable
final class HeroFormViewModelMock: HeroFormViewModelContract {
    var state: HeroFormViewState
    var draft: HeroDraft
    var hasChanges = false
    var stepError: LibraryError?
    var unknownLooks: [UnknownLook] = []
    var isNew = true
    @ObservationIgnored let log = CallLog()

    init(_ state: HeroFormViewState, draft: HeroDraft = HeroDraft(name: "")) {
        (self.state, self.draft) = (state, draft)
    }

    func didAppear() async { log.note("didAppear") }
    func didTapOnRetryButton() async { log.note("didTapOnRetryButton") }
    func didTapOnNext() async { log.note("didTapOnNext") }
    func didTapOnSave() async { log.note("didTapOnSave") }
    func didTapOnBack() { log.note("didTapOnBack") }
}

/// Shows what it is told to, and remembers what it was asked for.
@MainActor
@Observable
final class EventFormViewModelMock: EventFormViewModelContract {
    var state: EventFormViewState
    var draft: EventDraft
    var recognition = EventRecognition.asWritten
    var hasChanges = false
    var formError: LibraryError?
    var isNew = true
    @ObservationIgnored let log = CallLog()

    init(_ state: EventFormViewState, draft: EventDraft = EventDraft(title: "")) {
        (self.state, self.draft) = (state, draft)
    }

    func didAppear() async { log.note("didAppear") }
    func didTapOnRetryButton() async { log.note("didTapOnRetryButton") }
    func didTapOnSave() async { log.note("didTapOnSave") }
    func didTapOnBack() { log.note("didTapOnBack") }
}

/// Shows what it is told to, and remembers what it was asked for.
@MainActor
@Observable
final class DeleteConfirmationViewModelMock: DeleteConfirmationViewModelContract {
    var state: DeleteConfirmationViewState
    @ObservationIgnored let log = CallLog()

    init(_ state: DeleteConfirmationViewState) {
        self.state = state
    }

    func didAppear() async { log.note("didAppear") }
    func didTapOnRetryButton() async { log.note("didTapOnRetryButton") }
    func didTapOnDelete() async { log.note("didTapOnDelete") }
    func didTapOnUndo() async { log.note("didTapOnUndo") }
    func didTapOnCancel() { log.note("didTapOnCancel") }
    func didTapOnDone() { log.note("didTapOnDone") }
}
