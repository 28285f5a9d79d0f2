import Library
import StoryCore

extension LibraryFeature {
    /// Returns the standard or custom event for a person's reference.
    func occasion(matching reference: String) async throws -> StoryOccasion {
        do throws(LibraryError) {
            return .custom(try await event(matching: reference))
        } catch {
            guard case .storage(.notFound) = error, let event = StoryEvent(argument: reference) else { throw error }
            return .standard(event)
        }
    }

    /// Returns the custom event for a person's reference.
    ///
    /// - Throws: ``OwnEventError/standard(_:)`` for a standard event, rather than that it does not exist.
    func ownEvent(matching reference: String) async throws -> CustomStoryEvent {
        do throws(LibraryError) {
            return try await event(matching: reference)
        } catch .storage(.notFound) where StoryEvent(argument: reference) != nil {
            throw OwnEventError.standard(reference)
        }
    }
}

/// The error of an event that cannot be changed.
enum OwnEventError: Error, Hashable, Sendable {
    /// It is a standard event.
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
