public import Observation
public import StoryCore

/// The states of a screen that shows one thing.
public enum DetailViewState<Value: Sendable, Failure: Error>: Sendable {
    /// Nothing was asked for yet.
    case idle
    /// The thing is being read.
    case loading
    /// The thing.
    case loaded(Value)
    /// The thing could not be read, or is gone.
    case error(Failure)
}

/// Reads one thing, and keeps it as the library is.
///
/// What is shown stays while it is read anew, and if that fails, unless it is gone.
@MainActor
@Observable
public final class DetailViewModel<Value: Sendable, Failure: FeatureError> {
    /// Reads the thing, or changes it.
    public typealias Reading = () async throws(Failure) -> Value

    /// What is shown.
    public private(set) var state = DetailViewState<Value, Failure>.idle
    /// Why the last thing that was asked for could not be done, beside what is still shown; nil if it could.
    public package(set) var failure: Failure?
    /// Counts what was asked for: an answer to anything but the last question is not shown.
    @ObservationIgnored private var requestNumber = 0

    /// Makes a detail of which nothing is read yet.
    public init() {}

    /// What is shown; nil if nothing is.
    public var value: Value? {
        if case .loaded(let value) = state { value } else { nil }
    }

    /// Whether nothing was asked for yet.
    public var isIdle: Bool {
        if case .idle = state { true } else { false }
    }

    /// Reads the thing; nothing else is shown meanwhile.
    public func load(_ read: Reading) async {
        failure = nil
        state = .loading
        await refresh(read)
    }

    /// Reads the thing anew; what is shown stays meanwhile.
    public func refresh(_ read: Reading) async {
        let asked = supersede()
        let answer = await attempt(read)
        guard asked == requestNumber else { return }
        switch answer {
        case .success(let value): state = .loaded(value)
        case .failure(let error) where value != nil && error.category != .notFound: failure = error
        case .failure(let error): state = .error(error)
        }
    }

    /// Changes the thing, and shows how that left it.
    ///
    /// - Returns: Whether it could be changed; if not, ``failure`` says why.
    @discardableResult
    public func change(_ change: Reading) async -> Bool {
        failure = nil
        switch await attempt(change) {
        case .success(let value):
            show(value)
            return true
        case .failure(let error):
            failure = error
            return false
        }
    }

    /// Shows how a change left the thing; what was asked for before that is older.
    public func show(_ value: Value) {
        supersede()
        state = .loaded(value)
    }

    /// Makes what was asked for before too old to be shown.
    ///
    /// - Returns: The number of what is asked for now.
    @discardableResult
    public func supersede() -> Int {
        requestNumber += 1
        return requestNumber
    }

    /// Reads the thing anew whenever parts of the library change, and once if it is shown already: something may have
    /// changed while nobody looked.
    public func observe(
        _ observation: any LibraryObservation, of parts: Set<LibraryPart>, refresh: () async -> Void
    ) async {
        let changes = observation.changes()
        if value != nil { await refresh() }
        for await changed in changes where !changed.isDisjoint(with: parts) && !isIdle { await refresh() }
    }
}
