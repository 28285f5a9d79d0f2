public import FeatureKit
public import Foundation
public import StoryCore

/// Asks for the household's PIN; a right one counts for a while.
///
/// That of a parent counts for whatever they do next. What a parent allows a child is that one thing, so that nobody who is
/// left alone with it becomes a parent.
public actor PINApproval: ParentApproval {
    /// How long a right PIN counts.
    public static let validity: Duration = .seconds(300)
    /// How often is asked.
    private static let attempts = 3

    /// What became of a question.
    private enum Outcome {
        case approved
        case declined
        case failed(PINError)
    }

    private var prompt: any PINPrompt
    private let service: PINService
    private let elapsed: @Sendable () -> Duration
    /// Until when a parent's PIN counts; nil if none was entered.
    private var parentUntil: Duration?
    /// Until when a child may do something.
    private var allowedUntil: [AccessAction: Duration] = [:]
    private var asking: Task<Outcome, Never>?

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
        // One question at a time; whoever waited for another one may have been answered by it.
        while let asking { _ = await asking.value }
        if isApproved(action) { return nil }
        let question = Task {
            let outcome = await ask(because: refusal)
            if case .approved = outcome { approve(action, insteadOf: refusal) }
            // Before anybody who waits goes on.
            asking = nil
            return outcome
        }
        asking = question
        return switch await question.value {
        case .approved: nil
        case .declined: refusal
        case .failed(let error): .pin(error)
        }
    }

    private func approve(_ action: AccessAction, insteadOf refusal: AccessRefusal) {
        let end = elapsed() + Self.validity
        if case .pinNeeded = refusal { parentUntil = end } else { allowedUntil[action] = end }
    }

    public func isApproved(_ action: AccessAction) -> Bool {
        let now = elapsed()
        return [parentUntil, allowedUntil[action]].contains { $0.map { now < $0 } ?? false }
    }

    /// From now on asks another prompt.
    public func ask(by prompt: any PINPrompt) { self.prompt = prompt }

    /// Forgets that a parent agreed.
    public func forget() { (parentUntil, allowedUntil) = (nil, [:]) }

    private func ask(because refusal: AccessRefusal) async -> Outcome {
        let reason = refusal.isForParents ? "\(refusal.message) A parent can allow it with the PIN." : refusal.message
        var error: PINError?
        for _ in 0..<Self.attempts {
            guard let pin = await prompt.pin(because: reason, after: error) else { return .declined }
            do throws(PINError) {
                try await service.check(pin)
                return .approved
            } catch .notSet {
                // It was removed meanwhile; what that allows is decided anew.
                return .declined
            } catch .wrong(let seconds) where seconds == 0 {
                error = .wrong(retryAfter: seconds)
            } catch {
                return .failed(error)
            }
        }
        return error.map { .failed($0) } ?? .declined
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
