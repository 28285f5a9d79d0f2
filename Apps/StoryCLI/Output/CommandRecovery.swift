import Collections
import Generation
import Library
import Playback
import StoryCore

extension ExplainedError {
    /// What to do, with the commands that do it, for those who work on the command line.
    var commandRecovery: String {
        switch self {
        case let error as GenerationError: error.commands ?? recovery
        case let error as AudioPlaybackError: error.commands ?? recovery
        case let error as StorageError: error.commands ?? recovery
        case let error as LibraryError: error.commands ?? recovery
        case let error as CollectionsError: error.commands ?? recovery
        default: recovery
        }
    }
}

extension GenerationError {
    fileprivate var commands: String? {
        switch self {
        case .noHero: "Name one, such as '--hero Mira'."
        case .minutesOutOfRange: "Use another length, such as '--minutes 5'."
        case .noSuchPage: recovery
        case .unknownVoice: "'story voices' lists the voices."
        case .cancelled: "'story resume' continues where it stopped; 'story jobs delete' discards it."
        case .outOfSpace:
            "Free some space, then 'story resume' continues; 'story jobs delete' frees the space of unfinished stories."
        case .storage(let error): error.commands
        case .registry, .notAllowed, .unsuitableInput, .unsuitableStory, .emptyStory, .provider, .nothingMissing: nil
        }
    }
}

extension AudioPlaybackError {
    fileprivate var commands: String? {
        switch self {
        case .noAudio(_, .pending): nil
        case .noAudio: "'story retry STORY --step audio' narrates it."
        case .unfinished: "Continue with 'story resume', or narrate it again with 'story retry STORY'."
        case .removed: "'story library list' shows the stories that there are."
        case .storage(let error): error.commands
        case .cutOff, .unfitMarks, .registry, .engine: nil
        }
    }
}

extension LibraryError {
    fileprivate var commands: String? {
        if case .storage(let error) = self { error.commands } else { nil }
    }
}

extension CollectionsError {
    fileprivate var commands: String? {
        if case .storage(let error) = self { error.commands } else { nil }
    }
}

extension StorageError {
    fileprivate var commands: String? {
        guard case .notFound(let kind, _) = self else { return nil }
        return switch kind {
        case .story: "'story library list' shows the stories that there are."
        case .hero: "'story hero list' shows the heroes that there are."
        case .event: "'story event list' shows the events that there are."
        case .collection: "'story collection list' shows the collections that there are."
        case .job: "'story jobs' shows what can be resumed."
        case .previousLibrary: "'story library previous' lists them."
        case .media, .settings, .backup, .item: nil
        }
    }
}
