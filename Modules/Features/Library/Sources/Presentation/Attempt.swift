/// What became of something that can fail.
func attempt<Value: Sendable>(
    _ operation: () async throws(LibraryError) -> Value
) async -> Result<Value, LibraryError> {
    do throws(LibraryError) {
        return .success(try await operation())
    } catch {
        return .failure(error)
    }
}
