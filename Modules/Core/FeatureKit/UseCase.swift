public import StoryCore

/// One operation of a feature. View models depend on this contract only.
public protocol UseCase<Input, Output, Failure>: Sendable {
    /// The parameters.
    associatedtype Input: Sendable
    /// The result.
    associatedtype Output: Sendable
    /// The error.
    associatedtype Failure: Error

    /// Executes the use case.
    func execute(_ input: Input) async throws(Failure) -> Output
}

extension UseCase where Input == Void {
    /// Executes the use case.
    public func execute() async throws(Failure) -> Output { try await execute(()) }
}

extension UseCase {
    /// Executes the use case and returns its value or error as a result.
    public func result(_ input: Input) async -> Result<Output, Failure> {
        await attempt { () async throws(Failure) in try await execute(input) }
    }
}

extension UseCase where Input == Void {
    /// Executes the use case and returns its value or error as a result.
    public func result() async -> Result<Output, Failure> { await result(()) }
}

/// A use case that forwards to one repository and decides nothing.
public struct RepositoryUseCase<Input: Sendable, Output: Sendable, Failure: FeatureError>: UseCase {
    private let operation: @Sendable (Input) async throws(StorageError) -> Output
    private let forget: @Sendable () -> Void

    /// Creates a use case from a repository operation.
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
