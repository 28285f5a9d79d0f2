import FeatureKit
public import Observation
import StoryCore

/// The view model of the form for a new collection.
@MainActor
@Observable
public final class CollectionFormViewModel: CollectionFormViewModelContract {
    private typealias Made = Result<CollectionOutcome, CollectionsError>

    public private(set) var state = CollectionFormViewState.idle
    public private(set) var choices = CollectionFormChoices()
    public var draft = CollectionDraft(focus: .kindness)

    /// Called with whether stories are being made, when that begins and at the end; set by the composition.
    @ObservationIgnored public var onMaking: (@MainActor (Bool) -> Void)?

    private let getFormChoices: any GetFormChoicesUseCaseContract
    private let createCollection: any CreateCollectionUseCaseContract
    private let navigator: any CollectionsNavigatorContract
    /// The task that makes the stories; nil if there is none.
    @ObservationIgnored private var work: Task<Made, Never>?
    /// The draft when the form was opened.
    @ObservationIgnored private var original = CollectionDraft(focus: .kindness)

    package init(
        getFormChoices: any GetFormChoicesUseCaseContract, createCollection: any CreateCollectionUseCaseContract,
        navigator: any CollectionsNavigatorContract
    ) {
        self.getFormChoices = getFormChoices
        self.createCollection = createCollection
        self.navigator = navigator
    }

    public var hasChanges: Bool { draft != original }

    public func didAppear() async {
        guard case .idle = state else { return }
        await load()
    }

    public func didTapOnRetryButton() async {
        switch state {
        case .failed: await make()
        case .idle, .error: await load()
        // Choices must not be loaded over a draft.
        case .loading, .editing, .generating, .made: break
        }
    }

    public func didTapOnMake() async {
        guard case .editing = state else { return }
        await make()
    }

    public func didTapOnStop() { work?.cancel() }

    public func didTapOnCollection() {
        guard case .made(let outcome) = state else { return }
        navigator.navigate(.open(.collection(outcome.collection.id)))
    }

    public func didTapOnBack() {
        switch state {
        case .failed: state = .editing
        // A late key press, meant for an earlier state, stops nothing.
        case .generating: break
        case .made: didTapOnCollection()
        case .idle, .loading, .error, .editing: navigator.navigate(.back)
        }
    }
}

// MARK: - Private

extension CollectionFormViewModel {
    private func load() async {
        state = .loading
        let answer = await getFormChoices.result()
        switch answer {
        case .success(let choices):
            self.choices = choices
            // A single hero is preselected.
            if choices.heroes.count == 1 { draft.heroes = choices.heroes }
            original = draft
            state = .editing
        case .failure(let error): state = .error(error)
        }
    }

    /// Makes the stories and shows their progress, in order.
    private func make() async {
        let (updates, continuation) = AsyncStream.makeStream(
            of: CollectionProgress.self, bufferingPolicy: .bufferingNewest(1))
        let (draft, createCollection) = (draft, createCollection)
        let work = Task { () async -> Made in
            defer { continuation.finish() }
            return await attempt { () async throws(CollectionsError) in
                try await createCollection.execute(draft) { continuation.yield($0) }
            }
        }
        self.work = work
        onMaking?(true)
        state = .generating(CollectionProgress(count: draft.storyCount))
        for await progress in updates { state = .generating(progress) }
        let made = await work.value
        onMaking?(false)
        show(made)
    }

    private func show(_ made: Made) {
        work = nil
        switch made {
        case .success(let outcome): state = .made(outcome)
        case .failure(.cancelled):
            state = .editing
            // The stories made until then are in the list.
            navigator.navigate(.back)
        case .failure(let error): state = .failed(error)
        }
    }
}
