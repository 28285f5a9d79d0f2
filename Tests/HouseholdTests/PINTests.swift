import FeatureKit
import FeatureKitStubs
import Foundation
import HouseholdStubs
import StoryCore
import Synchronization
import Testing

@testable import Household

/// What a test sets the time to.
private final class TestTime: Sendable {
    private let date = Mutex(Date(timeIntervalSinceReferenceDate: 800_000_000))

    var now: Date { date.withLock { $0 } }

    func pass(_ seconds: TimeInterval) { date.withLock { $0.addTimeInterval(seconds) } }
}

/// Answers with what a test wants, and keeps what it was asked.
private final class AnsweringPrompt: PINPrompt {
    private let state: Mutex<(answers: [String], asked: [String], errors: [PINError?])>

    init(_ answers: String...) { state = Mutex((answers, [], [])) }

    var asked: [String] { state.withLock { $0.asked } }
    var errors: [PINError?] { state.withLock { $0.errors } }

    func pin(because reason: String, after error: PINError?) async -> String? {
        state.withLock { state in
            state.asked.append(reason)
            state.errors.append(error)
            return state.answers.isEmpty ? nil : state.answers.removeFirst()
        }
    }
}

@Suite("The household's PIN", .timeLimit(.minutes(1)))
struct PINTests {
    private let library = LibraryFake(profiles: [.stub()])
    private let time = TestTime()

    private var sut: PINService {
        PINService(repository: library, hasher: PINHasherFake(), now: { [time] in time.now })
    }

    private func approval(_ prompt: AnsweringPrompt) -> PINApproval {
        PINApproval(
            prompt: prompt, pins: library, hasher: PINHasherFake(), now: { [time] in time.now },
            elapsed: { [time] in .seconds(time.now.timeIntervalSinceReferenceDate) })
    }

    @Test("It has 4 to 12 digits", arguments: ["", "123", "1234567890123", "12a4", "12 4", "１２３４", "-123", "1.23"])
    func malformed(pin: String) async throws {
        await #expect(throws: PINError.malformed) { try await sut.set(pin) }
        #expect(try await !sut.isSet)
    }

    @Test("The right one is accepted, and is stored in no readable way")
    func right() async throws {
        #expect(try await !sut.isSet)
        await #expect(throws: PINError.notSet) { try await sut.check("4711") }
        try await sut.set("4711")
        #expect(try await sut.isSet)
        try await sut.check("4711")
        try await sut.remove()
        #expect(try await !sut.isSet)
    }

    @Test("After three wrong guesses each further one waits, twice as long each time, up to an hour")
    func delays() async throws {
        // Given
        try await sut.set("4711")

        // When
        var waits: [Int] = []
        for _ in 0..<12 {
            do throws(PINError) {
                try await sut.check("0000")
            } catch .wrong(let seconds) {
                waits.append(seconds)
                time.pass(TimeInterval(seconds))
            }
        }

        // Then
        #expect(waits == [0, 0, 30, 60, 120, 240, 480, 960, 1920, 3600, 3600, 3600])
        try await sut.check("4711")
        await #expect(throws: PINError.wrong(retryAfter: 0)) { try await sut.check("0000") }
    }

    @Test("While it is locked, even the right one is not accepted, in no program; only waiting helps")
    func locked() async throws {
        // Given
        try await sut.set("4711")
        for _ in 0..<3 { try? await sut.check("0000") }

        // When, Then: another service is another program, or this one after a restart.
        let other = PINService(repository: library, hasher: PINHasherFake(), now: { [time] in time.now })
        await #expect(throws: PINError.locked(retryAfter: 30)) { try await other.check("4711") }
        time.pass(29)
        await #expect(throws: PINError.locked(retryAfter: 1)) { try await sut.check("4711") }
        time.pass(1)
        try await other.check("4711")
    }

    @Test("A clock that is turned back locks it for no longer, and unlocks nothing")
    func turnedBack() async throws {
        // Given
        try await sut.set("4711")
        for _ in 0..<3 { try? await sut.check("0000") }

        // When
        time.pass(-86_400)

        // Then
        await #expect(throws: PINError.locked(retryAfter: 30)) { try await sut.check("4711") }
        time.pass(30)
        try await sut.check("4711")
    }

    @Test("A guess counts before it is checked: who ends the program in between has made it")
    func countedFirst() async throws {
        // Given
        struct Dying: PINHasher {
            func hash(of pin: String) async throws(PINError) -> String { "" }
            func matches(_ pin: String, _ hash: String) async throws(PINError) -> Bool { throw .hashing }
        }
        try await sut.set("4711")
        let dying = PINService(repository: library, hasher: Dying(), now: { [time] in time.now })

        // When
        for _ in 0..<3 { try? await dying.check("0000") }

        // Then
        await #expect(throws: PINError.locked(retryAfter: 30)) { try await sut.check("4711") }
    }

    // MARK: - Approval

    @Test("A right PIN counts for five minutes, then it is asked for again")
    func validity() async throws {
        // Given
        try await sut.set("4711")
        let prompt = AnsweringPrompt("4711", "4711")
        let approval = approval(prompt)
        let refusal = AccessRefusal.pinNeeded(.editStories)

        // When, Then
        #expect(await approval.refusal(of: .editStories, otherwise: refusal) == nil)
        time.pass(299)
        #expect(await approval.refusal(of: .deleteStories, otherwise: refusal) == nil)
        #expect(prompt.asked == ["The PIN is needed to edit stories."])
        time.pass(1)
        #expect(await approval.refusal(of: .deleteStories, otherwise: refusal) == nil)
        await approval.forget()
        #expect(await approval.refusal(of: .deleteStories, otherwise: refusal) == refusal)
        #expect(prompt.asked.count == 3)
    }

    @Test("A wrong PIN may be corrected; after three the last error is the answer")
    func wrong() async throws {
        // Given
        try await sut.set("4711")
        let refusal = AccessRefusal.pinNeeded(.editStories)

        // When
        let corrected = AnsweringPrompt("1111", "4711")
        let declined = AnsweringPrompt("1111")
        let outcomes = [
            await approval(corrected).refusal(of: .editStories, otherwise: refusal),
            await approval(declined).refusal(of: .editStories, otherwise: refusal),
            await approval(AnsweringPrompt("1", "2", "3")).refusal(of: .editStories, otherwise: refusal),
        ]

        // Then
        #expect(outcomes == [nil, refusal, .pin(.wrong(retryAfter: 30))])
        #expect(corrected.errors == [nil, .wrong(retryAfter: 0)])
    }

    @Test("What a parent allows a child is that one thing: neither the PIN nor a parent's profile goes with it")
    func oneThing() async throws {
        // Given
        try await sut.set("4711")
        let prompt = AnsweringPrompt("4711")
        let approval = approval(prompt)
        let limit = AccessRefusal.limit(.minutesPerDay(30), profile: "Ben")

        // When
        #expect(await approval.refusal(of: .playStories, otherwise: limit) == nil)

        // Then
        #expect(await approval.isApproved(.playStories))
        for action in AccessAction.allCases where action != .playStories {
            #expect(await !approval.isApproved(action), "\(action)")
            #expect(await approval.refusal(of: action, otherwise: .pinNeeded(action)) == .pinNeeded(action))
        }
        #expect(prompt.asked.first == "Ben has listened for 30 minutes today. A parent can allow it with the PIN.")
    }

    @Test("Two that ask at once are answered by one PIN")
    func together() async throws {
        // Given
        try await sut.set("4711")
        let prompt = AnsweringPrompt("4711")
        let approval = approval(prompt)

        // When
        async let one = approval.refusal(of: .editStories, otherwise: .pinNeeded(.editStories))
        async let other = approval.refusal(of: .deleteStories, otherwise: .pinNeeded(.deleteStories))

        // Then
        #expect(await [one, other] == [nil, nil])
        #expect(prompt.asked.count == 1)
    }

    // MARK: - Access

    private func decision(_ action: AccessAction, by profile: ProfileID = .first) async -> AccessDecision {
        await HouseholdAccess(repository: library, pins: library).decision(on: action, by: profile)
    }

    @Test("With a PIN, what children may not do needs it, whoever asks; what they may do does not")
    func access() async throws {
        // Given
        let ben = Profile.stub()
        #expect(await decision(.editStories) == .allowed)
        #expect(await decision(.readAsParent, by: ben.id) == .allowed)
        #expect(await decision(.editStories, by: ben.id) == .refused(.notAllowed(.editStories, profile: ben.name)))

        // When
        try await sut.set("4711")

        // Then
        for action in AccessAction.allCases {
            let isForChildren = [.playStories, .markStories, .createStories, .requestStories, .retryStories].contains(
                action)
            let parents: AccessDecision = isForChildren ? .allowed : .needsPIN(otherwise: .pinNeeded(action))
            #expect(await decision(action) == parents, "\(action)")
            let refusal: AccessRefusal =
                action == .readAsParent ? .pinNeeded(action) : .notAllowed(action, profile: ben.name)
            let child: AccessDecision = isForChildren ? .allowed : .needsPIN(otherwise: refusal)
            #expect(await decision(action, by: ben.id) == child, "\(action)")
        }
    }

    @Test("A PIN that can't be read opens nothing")
    func unreadable() async throws {
        struct Unreadable: PINRepository {
            static let error = StorageError.corrupt(path: "pin.json", detail: "")
            func pin() async throws(StorageError) -> PINRecord? { throw Self.error }
            func update<Answer: Sendable>(
                _ change: @escaping @Sendable (inout PINRecord?) -> Answer
            ) async throws(StorageError) -> Answer { throw Self.error }
        }
        let access = HouseholdAccess(repository: library, pins: Unreadable())
        #expect(
            await access.decision(on: .editStories, by: .first) == .refused(.pin(.damaged)))
        #expect(await access.decision(on: .playStories, by: .first) == .allowed)
    }
}
