import Library
import StoryCore

extension LibraryFeature {
    /// The event that a person means, one of the family's own or a built-in one.
    func occasion(matching reference: String) async throws -> StoryOccasion {
        do throws(LibraryError) {
            return .custom(try await event(matching: reference))
        } catch {
            guard case .storage(.notFound) = error, let event = StoryEvent(argument: reference) else { throw error }
            return .standard(event)
        }
    }

    /// The event of the family's own that a person means and that can be changed.
    ///
    /// - Throws: ``OwnEventError/standard(_:)`` for an event that every library has, rather than that it is not there.
    func ownEvent(matching reference: String) async throws -> CustomStoryEvent {
        do throws(LibraryError) {
            return try await event(matching: reference)
        } catch .storage(.notFound) where StoryEvent(argument: reference) != nil {
            throw OwnEventError.standard(reference)
        }
    }
}

/// Why an event cannot be changed.
enum OwnEventError: Error, Hashable, Sendable {
    /// Every library has it, and always the same.
    case standard(String)
}

extension OwnEventError: ExplainedError {
    var code: String { "event.standard" }

    var message: String {
        switch self {
        case .standard(let name): "'\(PlainText.quotation(name))' can't be changed."
        }
    }

    var reason: String? { "It's a built-in event." }

    var recovery: RecoveryAction { .addEvent }

    var category: ErrorCategory { .invalidRequest }

    var severity: ErrorSeverity { .error }
}
