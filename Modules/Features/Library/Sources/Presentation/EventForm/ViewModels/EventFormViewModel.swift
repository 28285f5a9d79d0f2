import FeatureKit
public import Observation
public import StoryCore

/// The view model of the form for a custom event.
@MainActor
@Observable
public final class EventFormViewModel: EventFormViewModelContract {
    public private(set) var state = EventFormViewState.idle
    public private(set) var formError: LibraryError?
    public var draft = EventDraft(title: "") {
        didSet {
            if formError != nil { formError = draft.error }
        }
    }

    private let identifier: CustomEventID?
    private let getEvent: any GetEventUseCaseContract
    private let addEvent: any AddEventUseCaseContract
    private let updateEvent: any UpdateEventUseCaseContract
    private let eventRecogniser: EventRecogniser
    private let navigator: any LibraryNavigatorContract
    /// The language of the household's stories, once it is loaded.
    private var language: LanguageCode?
    /// The stored event.
    @ObservationIgnored private var event: CustomStoryEvent?
    /// The draft when the form was opened.
    @ObservationIgnored private var original = EventDraft(title: "")

    package init(
        identifier: CustomEventID?, getEvent: any GetEventUseCaseContract, addEvent: any AddEventUseCaseContract,
        updateEvent: any UpdateEventUseCaseContract, eventRecogniser: EventRecogniser,
        navigator: any LibraryNavigatorContract
    ) {
        self.identifier = identifier
        self.getEvent = getEvent
        self.addEvent = addEvent
        self.updateEvent = updateEvent
        self.eventRecogniser = eventRecogniser
        self.navigator = navigator
    }

    public var isNew: Bool { identifier == nil }

    public var hasChanges: Bool { draft != original }

    public var recognition: EventRecognition {
        guard let language, let event = draft.typed else { return .asWritten }
        return eventRecogniser.recognition(of: event, in: language)
    }

    public func didAppear() async {
        guard case .idle = state else { return }
        await load()
        // If the settings cannot be read, the form has no note about the author.
        guard
            case .success(let language) = await attempt({ () async throws(LibraryError) in
                try await eventRecogniser.language()
            })
        else { return }
        self.language = language
    }

    public func didTapOnRetryButton() async {
        switch state {
        case .failed: await save()
        case .idle, .error: await load()
        // Stored values must not be loaded over a draft.
        case .loading, .editing, .saving, .saved: break
        }
    }

    public func didTapOnSave() async {
        guard case .editing = state else { return }
        formError = draft.error
        if formError == nil { await save() }
    }

    public func didTapOnBack() {
        switch state {
        case .failed: state = .editing
        // The outcome of saving will be known soon.
        case .saving: break
        case .idle, .loading, .error, .editing, .saved: navigator.navigate(.back)
        }
    }
}

// MARK: - Private

extension EventFormViewModel {
    private func load() async {
        guard let identifier else {
            state = .editing
            return
        }
        state = .loading
        switch await getEvent.result(identifier) {
        case .success(let event):
            self.event = event
            (original, draft) = (EventDraft(event), EventDraft(event))
            state = .editing
        case .failure(let error): state = .error(error)
        }
    }

    private func save() async {
        state = .saving
        let (event, draft) = (event, draft)
        let answer = await attempt { () async throws(LibraryError) in
            guard let event else { return try await addEvent.execute(draft) }
            return try await updateEvent.execute(EventChange(event: event, draft: draft))
        }
        switch answer {
        case .success(let event): state = .saved(event)
        case .failure(let error): state = .failed(error)
        }
    }
}

extension EventDraft {
    /// The event of the draft; nil while it is invalid.
    fileprivate var typed: CustomStoryEvent? {
        try? event(CustomEventID(rawValue: ""), usageCount: 0)
    }

    /// The error of the draft; nil if it is valid.
    fileprivate var error: LibraryError? {
        do throws(LibraryError) {
            _ = try event(CustomEventID(rawValue: ""), usageCount: 0)
            return nil
        } catch {
            return error
        }
    }
}
