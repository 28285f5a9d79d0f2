public import FeatureKitStubs
public import StoryCore

/// The PIN of a library in memory, which is there also where the library can't be read, as the file is.
extension LibraryFake: PINRepository {
    public func pin() async throws(StorageError) -> PINRecord? { change { $0[HouseholdFakeState.self].pin } }

    public func update<Answer: Sendable>(
        _ change: @escaping @Sendable (inout PINRecord?) -> Answer
    ) async throws(StorageError) -> Answer {
        self.change { state in
            var pin = state[HouseholdFakeState.self].pin
            defer { state[HouseholdFakeState.self].pin = pin }
            return change(&pin)
        }
    }
}

/// Hashes nothing: the hash is the PIN after a word, at once.
public struct PINHasherFake: PINHasher {
    /// Creates a hasher.
    public init() {}

    public func hash(of pin: String) async throws(PINError) -> String { "hash of \(pin)" }

    public func matches(_ pin: String, _ hash: String) async throws(PINError) -> Bool { hash == "hash of \(pin)" }
}
