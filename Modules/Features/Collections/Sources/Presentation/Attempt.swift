/// What became of something that can fail.
func attempt<Value: Sendable>(
    _ operation: () async throws(CollectionsError) -> Value
) async -> Result<Value, CollectionsError> {
    do throws(CollectionsError) {
        return .success(try await operation())
    } catch {
        return .failure(error)
    }
}
