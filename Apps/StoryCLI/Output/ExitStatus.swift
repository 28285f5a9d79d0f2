import Collections
import FeatureKit
import Generation
import Library
import Playback
import StoryCore
import TestReport
import TerminalUI

/// How the program ends; the numbers are those of BSD's sysexits where it has one. The table in Apps/Reference follows
/// from these comments.
enum ExitStatus: Int32 {
    /// Done; also if nothing was missing and nothing had to be done.
    case done = 0
    /// Something unexpected happened.
    case unexpected = 1
    /// Wrong usage: an unknown command or option, a wrong value (a voice, author, narrator, illustrator or language that
    /// does not exist, a number out of range), a name that matches several, or a question that needs '--yes' here.
    case usage = 64
    /// Bad data: a library, file or backup that is damaged, not what it should be, or from a newer version.
    case badData = 65
    /// Not found: no such story, hero, event, collection, job or file, or nothing to play.
    case notFound = 66
    /// Not available on this machine: an engine, a library of the system, a sound device, a terminal or an editor.
    case unavailable = 69
    /// Cannot write: the disk is full, the place cannot be written, or the file already exists.
    case cannotWrite = 73
    /// Reading or writing failed.
    case inputOutput = 74
    /// Temporary: another command uses the library, or a provider did not answer, or not with a story. Try again.
    case temporary = 75
    /// Not allowed: words that are not for children, parental controls, or the plan.
    case notAllowed = 77
    /// Wrong configuration of a provider.
    case configuration = 78
    /// Cancelled by Ctrl-C, by SIGTERM, or by an answer; what was made is kept, and 'story resume' continues.
    case cancelled = 130

    /// How an error ends the program.
    init(_ error: any ExplainedError) {
        switch error {
        case let error as GenerationError: self.init(generation: error)
        case let error as LibraryError: self.init(library: error)
        case let error as CollectionsError: self.init(collections: error)
        case let error as AudioPlaybackError: self.init(playback: error)
        case let error as PlaybackError: self.init(engine: error)
        case let error as StorageError: self.init(storage: error)
        case let error as ProviderError: self.init(provider: error)
        case let error as ReportError: self.init(report: error)
        case let error as VoiceError: self.init(voice: error)
        case let error as ConsentError: self = error == .refused ? .cancelled : .usage
        case is RegistryError, is HeroError, is CustomEventError, is OwnEventError, is DeepLinkError, is UnknownVerb:
            self = .usage
        case is HeroCastingError: self = .notFound
        case let error as SpokenTextError: self = error.isMissing ? .notFound : .badData
        case is MissingTerminal, is MissingEditor, is TextEditingError: self = .unavailable
        case is NothingToPlay: self = .notFound
        default: self = .unexpected
        }
    }

    private init(generation error: GenerationError) {
        switch error {
        case .nothingMissing: self = .done
        // Whoever names one that does not exist has mistyped it, unless there is none at all.
        case .registry(.unknown(_, _, known: [])), .registry(.noVoice): self = .unavailable
        case .noHero, .minutesOutOfRange, .noSuchPage, .registry, .unknownVoice: self = .usage
        case .notAllowed, .unsuitableInput: self = .notAllowed
        case .unsuitableStory, .emptyStory: self = .temporary
        case .provider(_, let error): self.init(provider: error)
        case .storage(let error): self.init(storage: error)
        case .outOfSpace: self = .cannotWrite
        case .cancelled: self = .cancelled
        }
    }

    private init(library error: LibraryError) {
        switch error {
        case .hero, .event, .edit: self = .usage
        case .unsuitableInput: self = .notAllowed
        case .cancelled: self = .cancelled
        case .storage(let error): self.init(storage: error)
        }
    }

    private init(collections error: CollectionsError) {
        switch error {
        case .title, .text, .noHero, .storyCountOutOfRange: self = .usage
        case .unsuitableInput: self = .notAllowed
        case .notInCollection: self = .notFound
        case .making(let failure): self.init(failure.cause)
        case .storage(let error): self.init(storage: error)
        case .cancelled: self = .cancelled
        }
    }

    private init(playback error: AudioPlaybackError) {
        switch error {
        case .noAudio, .removed: self = .notFound
        case .outdated: self = .done
        case .cutOff, .unfinished, .unfitMarks: self = .badData
        case .registry: self = .unavailable
        case .engine(let error): self.init(engine: error)
        case .storage(let error): self.init(storage: error)
        }
    }

    private init(engine error: PlaybackError) {
        switch error {
        case .fileMissing: self = .notFound
        case .fileUnreadable, .notAudio: self = .badData
        case .speedOutOfRange: self = .usage
        case .output: self = .unavailable
        case .engine(let error): self.init(provider: error)
        }
    }

    private init(storage error: StorageError) {
        switch error {
        case .notFound: self = .notFound
        case .ambiguous, .duplicate: self = .usage
        case .busy: self = .temporary
        case .corrupt, .badBackup, .notAFile, .newerVersion: self = .badData
        case .exists, .badPlace, .readOnly, .diskFull: self = .cannotWrite
        case .missingLibrary: self = .unavailable
        case .failed: self = .inputOutput
        }
    }

    private init(voice error: VoiceError) {
        switch error {
        case .unknown, .otherLanguage, .noStories: self = .usage
        case .notInstalled: self = .notFound
        case .damaged, .newerVersion, .badFile, .incomplete: self = .badData
        case .noEngine, .engineMissing, .noDownloader, .needsFiles: self = .unavailable
        case .download: self = .temporary
        case .cancelled: self = .cancelled
        case .narrator(let error): self.init(provider: error)
        case .playback(let error): self.init(engine: error)
        case .storage(let error): self.init(storage: error)
        }
    }

    private init(report error: ReportError) {
        switch error {
        case .unwritable: self = .cannotWrite
        case .invalid: self = .badData
        case .unreadable: self = .notFound
        case .library: self = .unexpected
        }
    }

    private init(provider error: ProviderError) {
        switch error {
        case .network, .timeout, .rateLimit, .invalidResponse: self = .temporary
        case .unauthorised: self = .configuration
        case .quota, .configuration: self = .unavailable
        case .contentRefused: self = .notAllowed
        case .cancelled: self = .cancelled
        case .unknown: self = .unexpected
        }
    }
}
