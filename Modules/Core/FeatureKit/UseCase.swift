public import StoryCore

/// One thing that a feature does for whoever asks; view models know it by this contract alone.
public protocol UseCase<Input, Output, Failure>: Sendable {
    /// What is asked.
    associatedtype Input: Sendable
    /// What is answered.
    associatedtype Output: Sendable
    /// Why there is no answer.
    associatedtype Failure: Error

    /// Does it.
    func execute(_ input: Input) async throws(Failure) -> Output
}

extension UseCase where Input == Void {
    /// Does it.
    public func execute() async throws(Failure) -> Output { try await execute(()) }
}

extension UseCase {
    /// What became of it.
    public func result(_ input: Input) async -> Result<Output, Failure> {
        await attempt { () async throws(Failure) in try await execute(input) }
    }
}

extension UseCase where Input == Void {
    /// What became of it.
    public func result() async -> Result<Output, Failure> { await result(()) }
}

/// A use case that asks a repository one thing and decides nothing.
public struct RepositoryUseCase<Input: Sendable, Output: Sendable, Failure: FeatureError>: UseCase {
    private let operation: @Sendable (Input) async throws(StorageError) -> Output
    private let forget: @Sendable () -> Void

    /// Makes a use case of what it asks.
    public init(_ operation: @escaping @Sendable (Input) async throws(StorageError) -> Output) {
        (self.operation, forget) = (operation, {})
    }

    /// Makes a use case that changes something, of which nothing is remembered then.
    public init<Contents>(
        changing parts: Set<LibraryPart>, in cache: ReadCache<Contents, Failure>,
        _ operation: @escaping @Sendable (Input) async throws(StorageError) -> Output
    ) {
        (self.operation, forget) = (operation, { cache.forget(parts) })
    }

    public func execute(_ input: Input) async throws(Failure) -> Output {
        defer { forget() }
        return try await Failure.stored(try await operation(input))
    }
}
