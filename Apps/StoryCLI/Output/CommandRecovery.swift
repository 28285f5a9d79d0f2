import Collections
import FeatureKit
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
        case let error as PlaybackError: error.commands ?? recovery
        case let error as ProviderError: error.commands ?? recovery
        case let error as VoiceError: error.commands ?? recovery
        case let error as DeepLinkError: error.commands
        default: recovery
        }
    }
}

extension GenerationError {
    fileprivate var commands: String? {
        switch self {
        case .noHero: "Add one with '--hero', for example '--hero Mira'."
        case .minutesOutOfRange: "Use another length, for example '--minutes 5'."
        case .noSuchPage: recovery
        case .unknownVoice: "Run 'story voices' to list them."
        case .cancelled: "Run 'story resume' to continue where it stopped, or 'story jobs delete' to discard it."
        case .outOfSpace:
            "Free some space, then run 'story resume'. 'story jobs delete' frees the space of unfinished stories."
        case .storage(let error): error.commands
        case .provider(_, let error): error.commands
        case .registry, .notAllowed, .unsuitableInput, .unsuitableStory, .emptyStory, .nothingMissing: nil
        }
    }
}

extension AudioPlaybackError {
    fileprivate var commands: String? {
        switch self {
        case .noAudio(_, .pending): nil
        case .noAudio(let title, _): "Run 'story retry \(Self.argument(title)) --step audio' to narrate it."
        case .outdated(let title): "Run 'story retry \(Self.argument(title)) --step audio' to update the narration."
        case .unfinished(let title):
            "Run 'story resume' to continue, or 'story retry \(Self.argument(title))' to narrate it again."
        case .removed: "Run 'story library list' to see your stories."
        case .storage(let error): error.commands
        case .engine(let error): error.commands
        case .cutOff, .unfitMarks: "Run 'story verify --repair' to narrate the story again."
        case .registry: nil
        }
    }

    private static func argument(_ title: String) -> String { "\"\(PlainText.quotation(title))\"" }
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
        switch self {
        case .notFound(let kind, _): kind.commands
        case .corrupt: "Run 'story verify --repair'. If that doesn't help, run 'story restore BACKUP'."
        case .exists: "Choose another place, or use --replace to overwrite it."
        case .ambiguous, .duplicate, .busy, .badBackup, .notAFile, .badPlace, .newerVersion, .readOnly, .diskFull,
            .missingLibrary, .failed:
            nil
        }
    }
}

extension StoredKind {
    fileprivate var commands: String? {
        switch self {
        case .story: "Run 'story library list' to see your stories."
        case .hero: "Run 'story hero list' to see your heroes."
        case .event: "Run 'story event list' to see your events."
        case .collection: "Run 'story collection list' to see your collections."
        case .job: "Run 'story jobs' to see what you can resume."
        case .previousLibrary: "Run 'story library previous' to list them."
        case .media: "Run 'story verify --repair'."
        case .backup: "Check the path. To make a backup, run 'story backup FILE'."
        case .settings, .item: nil
        }
    }
}
