import FeatureKit
import FeatureKitStubs
import StoryCore
import Synchronization
import Testing

@Suite("What was read last is remembered until it changes", .timeLimit(.minutes(1)))
struct ReadCacheTests {
    private struct Contents: CachedContents {
        var number: Int?
        var byName: [String: Int] = [:]

        mutating func forget(_ part: LibraryPart) {
            if part == .heroes { self = Contents() }
        }
    }

    private let observation = LibraryObservationFake()
    private let stored = StoredNumber(1)
    private let sut: ReadCache<Contents, FailureFake>

    init() {
        sut = ReadCache(observation: observation)
    }

    @Test("To get reads once; to refresh always reads")
    func policies() async throws {
        // Given
        #expect(try await get() == 1)
        stored.answer(.success(2))

        // Then
        #expect(try await get() == 1)
        #expect(try await refresh() == 2)
        #expect(try await get() == 2)
    }

    @Test("What cannot be read now is as it was read last; what is gone, or was never read, is an error")
    func failing() async throws {
        // Given
        stored.answer(.failure(.busy("The library")))
        await #expect(throws: FailureFake.busy) { try await refresh() }
        stored.answer(.success(1))
        _ = try await get()

        // When
        stored.answer(.failure(.busy("The library")))

        // Then
        #expect(try await refresh() == 1)

        // When
        stored.answer(.failure(.notFound(.hero, "stub")))

        // Then
        await #expect(throws: FailureFake.storage(.notFound(.hero, "stub"))) { try await refresh() }
    }

    @Test("A use case that reads with it goes by its policy, and one that changes something has it forgotten")
    func useCases() async throws {
        // Given
        let make = { policy in
            CachedUseCase(policy, in: sut, of: [.heroes], at: { \.byName[$0] }) {
                (_: String) async throws(StorageError) in try stored.value()
            }
        }
        let (get, refresh) = (make(.localFirst), make(.remoteFirst))
        #expect(try await get.execute("a") == 1)
        stored.answer(.success(2))

        // Then
        #expect(try await get.execute("a") == 1)
        #expect(try await get.execute("b") == 2)
        #expect(try await refresh.execute("a") == 2)

        // When
        let change = RepositoryUseCase(changing: [.heroes], in: sut) { (number: Int) async throws(StorageError) in
            stored.answer(.success(number))
        }
        try await change.execute(3)

        // Then
        #expect(try await get.execute("a") == 3)
    }

    @Test("A change that failed may have changed something all the same")
    func failedChange() async throws {
        // Given
        #expect(try await get() == 1)
        let change = RepositoryUseCase(changing: [.heroes], in: sut) { (_: Void) async throws(StorageError) in
            stored.answer(.success(2))
            throw .busy("The library")
        }

        // When
        await #expect(throws: FailureFake.busy) { try await change.execute() }

        // Then
        #expect(try await get() == 2)
    }

    private func get() async throws -> Int {
        try await sut.get(\.number, of: [.heroes]) { () async throws(StorageError) in try stored.value() }
    }

    private func refresh() async throws -> Int {
        try await sut.refresh(\.number, of: [.heroes]) { () async throws(StorageError) in try stored.value() }
    }
}

/// A number as a library has it, or why it cannot be read.
private final class StoredNumber: Sendable {
    private let answer: Mutex<Result<Int, StorageError>>

    init(_ number: Int) {
        answer = Mutex(.success(number))
    }

    func answer(_ new: Result<Int, StorageError>) { answer.withLock { $0 = new } }

    func value() throws(StorageError) -> Int { try answer.withLock { $0 }.get() }
}
