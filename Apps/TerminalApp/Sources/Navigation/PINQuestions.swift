public import FeatureKit
public import Observation
public import StoryCore

/// Asks for the household's PIN in front of whatever the app shows.
@MainActor
@Observable
public final class PINQuestions: PINPrompt {
    /// A question for the PIN.
    public struct Question: Hashable, Sendable {
        /// What it is needed for, as a sentence.
        public var reason: String
        /// Why the last answer was not accepted; nil the first time.
        public var error: PINError?

        /// Creates a question.
        public init(reason: String, error: PINError? = nil) {
            (self.reason, self.error) = (reason, error)
        }
    }

    /// What is asked now; nil for nothing.
    public private(set) var question: Question?
    @ObservationIgnored private var answering: CheckedContinuation<String?, Never>?
    @ObservationIgnored private var isClosed = false

    /// Creates it.
    ///
    /// - Parameter question: What is asked from the start; nil for nothing.
    public init(question: Question? = nil) { self.question = question }

    nonisolated public func pin(because reason: String, after error: PINError?) async -> String? {
        await ask(Question(reason: reason, error: error))
    }

    /// Answers the question; nil to decline.
    public func answer(_ pin: String?) {
        question = nil
        answering?.resume(returning: pin)
        answering = nil
    }

    /// Declines what is asked now, and whatever is asked from now on.
    public func close() {
        isClosed = true
        answer(nil)
    }

    private func ask(_ new: Question) async -> String? {
        // One at a time: whoever asks waits for the answer before.
        guard !isClosed, question == nil else { return nil }
        question = new
        return await withCheckedContinuation { answering = $0 }
    }
}
