public import StoryCore

/// Why the library could not do what was asked.
public enum LibraryError: Error, Hashable, Sendable {
    /// The hero cannot be made as asked.
    case hero(HeroError)
    /// The custom event cannot be made as asked.
    case event(CustomEventError)
    /// The library could not be read or written.
    case storage(StorageError)
}

extension LibraryError: ExplainedError {
    private var explained: any ExplainedError {
        switch self {
        case .hero(let error): error
        case .event(let error): error
        case .storage(let error): error
        }
    }

    public var code: String { explained.code }
    public var message: String { explained.message }
    public var reason: String? { explained.reason }
    public var recovery: String { explained.recovery }
    public var severity: ErrorSeverity { explained.severity }
}

/// Does something with the repositories and tells their errors as the library's.
func stored<Value>(_ operation: () async throws(StorageError) -> Value) async throws(LibraryError) -> Value {
    do throws(StorageError) {
        return try await operation()
    } catch {
        throw .storage(error)
    }
}
