public import FeatureKit
public import Foundation
public import StoryCore

/// Asks for the household's PIN; a right one counts for a while.
public actor PINApproval: ParentApproval {
    /// How long a right PIN counts.
    public static let validity: Duration = .seconds(300)
    /// How often is asked.
    private static let attempts = 3

    private var prompt: any PINPrompt
    private let service: PINService
    private let elapsed: @Sendable () -> Duration
    private var approvedUntil: Duration?
    private var asking: Task<AccessRefusal?, Never>?

    /// Creates an approval by whoever answers a prompt.
    ///
    /// - Parameters:
    ///   - now: The current date, by which guesses wait.
    ///   - elapsed: The time since any moment, which nobody can turn back.
    public init(
        prompt: any PINPrompt, pins: any PINRepository, hasher: any PINHasher,
        now: @escaping @Sendable () -> Date, elapsed: @escaping @Sendable () -> Duration
    ) {
        service = PINService(repository: pins, hasher: hasher, now: now)
        (self.prompt, self.elapsed) = (prompt, elapsed)
    }

    public func refusal(of action: AccessAction, otherwise refusal: AccessRefusal) async -> AccessRefusal? {
        if let approvedUntil, elapsed() < approvedUntil { return nil }
        // Whoever is being asked answers for everything that waits for it.
        let answer = asking ?? Task { await ask(otherwise: refusal) }
        asking = answer
        let result = await answer.value
        asking = nil
        return result
    }

    /// From now on asks another prompt.
    public func ask(by prompt: any PINPrompt) { self.prompt = prompt }

    /// Forgets that a parent agreed.
    public func forget() { approvedUntil = nil }

    private func ask(otherwise refusal: AccessRefusal) async -> AccessRefusal? {
        let reason = refusal.isForParents ? "\(refusal.message) A parent can allow it with the PIN." : refusal.message
        var error: PINError?
        for _ in 0..<Self.attempts {
            guard let pin = await prompt.pin(because: reason, after: error) else { return refusal }
            do throws(PINError) {
                try await service.check(pin)
                approvedUntil = elapsed() + Self.validity
                return nil
            } catch .notSet {
                // It was removed meanwhile; what that allows is decided anew.
                return refusal
            } catch .wrong(let seconds) where seconds == 0 {
                error = .wrong(retryAfter: seconds)
            } catch {
                return .pin(error)
            }
        }
        return error.map { .pin($0) } ?? refusal
    }
}

extension AccessRefusal {
    /// Whether it is a child's, which a parent may lift.
    fileprivate var isForParents: Bool {
        switch self {
        case .notAllowed, .limit: true
        case .approvalNeeded, .pinNeeded, .pin, .noProfile, .storage: false
        }
    }
}
