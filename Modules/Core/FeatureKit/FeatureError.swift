public import StoryCore

/// A feature's closed error, which can represent a storage error, a refusal and cancellation.
public protocol FeatureError: ExplainedError, Hashable {
    /// The library could not be read or written.
    static func storage(_ error: StorageError) -> Self
    /// The caller may not do this.
    static func refused(_ refusal: AccessRefusal) -> Self
    /// The caller cancelled.
    static var cancelled: Self { get }
}

extension FeatureError {
    /// Runs a repository operation and converts its error into the feature's.
    public static func stored<Value>(
        _ operation: @autoclosure () async throws(StorageError) -> Value
    ) async throws(Self) -> Value {
        try await stored(by: operation)
    }

    /// Runs repository operations and converts their errors into the feature's.
    public static func stored<Value>(
        by operation: () async throws(StorageError) -> Value
    ) async throws(Self) -> Value {
        do throws(StorageError) {
            return try await operation()
        } catch .failed(let path, let detail) {
            // SQLite interrupts the reads of a cancelled task; the file is not damaged then.
            throw Task.isCancelled ? .cancelled : .storage(.failed(path: path, detail: detail))
        } catch {
            throw .storage(error)
        }
    }
}

/// Runs an operation and returns its value or error as a result.
public func attempt<Value: Sendable, Failure: Error>(
    _ operation: () async throws(Failure) -> Value
) async -> Result<Value, Failure> {
    do throws(Failure) {
        return .success(try await operation())
    } catch {
        return .failure(error)
    }
}
