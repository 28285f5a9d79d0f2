public import StoryCore

/// The closed error of a feature, which can say what storage says, and that whoever asked stopped asking.
public protocol FeatureError: ExplainedError, Hashable {
    /// Storage couldn't be read or written.
    static func storage(_ error: StorageError) -> Self
    /// The caller cancelled the request.
    static var cancelled: Self { get }
}

extension FeatureError {
    /// Asks a repository, and tells its error as the feature's.
    public static func stored<Value>(
        _ operation: @autoclosure () async throws(StorageError) -> Value
    ) async throws(Self) -> Value {
        try await stored(by: operation)
    }

    /// Asks repositories, and tells their errors as the feature's.
    public static func stored<Value>(
        by operation: () async throws(StorageError) -> Value
    ) async throws(Self) -> Value {
        do throws(StorageError) {
            return try await operation()
        } catch .failed(let path, let detail) {
            // A database breaks off what a cancelled task reads; nothing is wrong with the file then.
            throw Task.isCancelled ? .cancelled : .storage(.failed(path: path, detail: detail))
        } catch {
            throw .storage(error)
        }
    }
}

/// What became of something that can fail.
public func attempt<Value: Sendable, Failure: Error>(
    _ operation: () async throws(Failure) -> Value
) async -> Result<Value, Failure> {
    do throws(Failure) {
        return .success(try await operation())
    } catch {
        return .failure(error)
    }
}
