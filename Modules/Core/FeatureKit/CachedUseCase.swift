public import StoryCore

/// A use case that reads something with a cache and decides nothing.
public struct CachedUseCase<
    Input: Sendable, Output: Sendable, Contents: CachedContents, Failure: FeatureError
>: UseCase {
    private let policy: ReadPolicy
    private let cache: ReadCache<Contents, Failure>
    private let parts: Set<LibraryPart>
    private let entry: @Sendable (Input) -> ReadCache<Contents, Failure>.Entry<Output>
    private let load: @Sendable (Input) async throws(StorageError) -> Output

    /// Makes a use case.
    ///
    /// - Parameters:
    ///   - policy: Whether what is remembered comes first, or what is stored.
    ///   - parts: The parts of the library with which it changes.
    ///   - entry: Where it is remembered.
    ///   - load: Reads what is stored.
    public init(
        _ policy: ReadPolicy, in cache: ReadCache<Contents, Failure>, of parts: Set<LibraryPart>,
        at entry: @escaping @Sendable (Input) -> ReadCache<Contents, Failure>.Entry<Output>,
        _ load: @escaping @Sendable (Input) async throws(StorageError) -> Output
    ) {
        (self.policy, self.cache, self.parts, self.entry, self.load) = (policy, cache, parts, entry, load)
    }

    public func execute(_ input: Input) async throws(Failure) -> Output {
        let read = { () async throws(StorageError) -> Output in try await load(input) }
        return switch policy {
        case .localFirst: try await cache.get(entry(input), of: parts, read)
        case .remoteFirst: try await cache.refresh(entry(input), of: parts, read)
        }
    }
}
