public import StoryCore

/// Why the feature could not do what was asked.
public enum CollectionsError: Error, Hashable, Sendable {
    /// There is nothing under this identifier.
    case notFound(String)
    /// What is kept could not be read or written.
    case storage(StorageError)
    /// Whoever asked does not want to know any more.
    case cancelled
}

extension CollectionsError: ExplainedError {
    public var code: String {
        switch self {
        case .notFound: "collections.notFound"
        case .storage(let error): error.code
        case .cancelled: "collections.cancelled"
        }
    }

    public var message: String {
        switch self {
        case .notFound(let identifier): "There is no '\(PlainText.quotation(identifier))'."
        case .storage(let error): error.message
        case .cancelled: "It was stopped."
        }
    }

    public var reason: String? {
        switch self {
        case .storage(let error): error.reason
        case .notFound, .cancelled: nil
        }
    }

    public var recovery: String {
        switch self {
        case .notFound: "Go back and choose another."
        case .storage(let error): error.recovery
        case .cancelled: "Ask for it again."
        }
    }

    public var severity: ErrorSeverity {
        switch self {
        case .notFound: .error
        case .storage(let error): error.severity
        case .cancelled: .notice
        }
    }
}

/// Does something with a repository and tells its errors as the feature's.
func stored<Value>(_ operation: () async throws(StorageError) -> Value) async throws(CollectionsError) -> Value {
    do throws(StorageError) {
        return try await operation()
    } catch {
        // What a cancelled task reads is broken off; nothing is wrong with what is kept then.
        throw Task.isCancelled ? .cancelled : .storage(error)
    }
}
