import StoryCore
import Testing

@Suite("What errors say", .timeLimit(.minutes(1)))
struct ExplainedErrorTests {
    private static let hero = sequence(first: HeroError.blankName, next: \.next).map { $0 }
    private static let event = sequence(first: CustomEventError.blankTitle, next: \.next).map { $0 }
    private static let storage = sequence(first: StorageError.notFound(.story, "x"), next: \.next).map { $0 }
    private static let provider = sequence(first: ProviderError.network(.stub), next: \.next).map { $0 }
    private static let playback = sequence(first: PlaybackError.fileMissing(path: "/a"), next: \.next).map { $0 }
    private static let all: [any ExplainedError] = hero + event + storage + provider + playback

    @Test("Every error says what happened and what to do, in sentences", arguments: all.indices)
    func sentences(index: Int) {
        let error = Self.all[index]
        for text in [error.message, error.advice] + [error.reason].compactMap({ $0 }) {
            #expect(text.count > 5)
            #expect(text.last == "." || text.last == "'", "\(text)")
            #expect(!text.contains("\n") && !text.contains("Optional("))
        }
    }

    @Test("No two errors share a code")
    func codes() {
        let codes = Self.all.map(\.code)
        // A missing device is told in other words if somebody named it, and if there are others.
        #expect(Set(codes).count == codes.count - 2)
        #expect(codes.allSatisfy { $0.split(separator: ".").count == 2 })
    }

    @Test("Every kind of thing that is missing has its own advice, and reads well")
    func missing() {
        let kinds: [StoredKind] = [.story, .hero, .event, .job, .media, .settings, .backup, .item]
        #expect(Set(kinds.map { StorageError.notFound($0, "x").advice }).count == kinds.count)
        #expect(StorageError.notFound(.hero, "Mira").message == "No hero called 'Mira'.")
        #expect(StorageError.notFound(.job, "").message == "There are no unfinished stories.")
        #expect(StorageError.duplicate(.event, "Tooth").message == "An event called 'Tooth' already exists.")
    }

    @Test("What a person typed cannot steer a terminal from inside a message")
    func quoting() {
        let text = "\u{1B}[2J\u{7}" + String(repeating: "x", count: 1000)
        for error in [
            StorageError.notFound(.story, text), .ambiguous(.story, text, candidates: []), .duplicate(.story, text),
        ] {
            #expect(!error.message.contains("\u{1B}"))
            #expect(error.message.count < 200)
        }
    }

    @Test("A provider's own advice goes first, and a wait is told in whole seconds")
    func advice() {
        var fault = ProviderErrorDetails.stub
        #expect(ProviderError.rateLimit(fault, retryAfter: 1.2).advice == "Try again in 2 seconds.")
        #expect(ProviderError.network(fault).reason == "It went wrong.")
        fault.recovery = "Plug it in."
        #expect(ProviderError.network(fault).advice == "Plug it in.")
    }

    @Test("Only what may pass by itself is tried again")
    func transience() {
        let transient = Self.provider.filter(\.isTransient).map(\.code)
        #expect(
            transient == ["provider.network", "provider.rateLimit", "provider.invalidResponse", "provider.timeout"])
    }
}

// Each chain visits every case: one that is added does not compile until it is linked in.

extension HeroError {
    fileprivate var next: HeroError? {
        switch self {
        case .blankName: .nameTooLong(61)
        case .nameTooLong: .nameWithoutLetters("1")
        case .nameWithoutLetters: .tooManyTraits(3)
        case .tooManyTraits: .ageOutOfRange(19)
        case .ageOutOfRange: .text(.tooLong(Hero.abilityLimit, count: 201))
        case .text(.tooLong): .text(.tooMany(CustomStoryEvent.keywordsLimit, count: 21))
        case .text(.tooMany): nil
        }
    }
}

extension CustomEventError {
    fileprivate var next: CustomEventError? {
        switch self {
        case .blankTitle: .titleTooLong(101)
        case .titleTooLong: .builtInTitle(.rainyDay)
        case .builtInTitle: .text(.tooLong(CustomStoryEvent.detailsLimit, count: 2001))
        case .text(.tooLong): .text(.tooMany(CustomStoryEvent.keywordsLimit, count: 21))
        case .text(.tooMany): nil
        }
    }
}

extension StorageError {
    fileprivate var next: StorageError? {
        switch self {
        case .notFound: .ambiguous(.hero, "x", candidates: ["xa", "xb"])
        case .ambiguous: .duplicate(.event, "x")
        case .duplicate: .busy("The library")
        case .busy: .leaseLost(JobID(rawValue: "one"))
        case .leaseLost: .corrupt(path: "/l", detail: "It's empty.")
        case .corrupt: .badBackup(path: "/b", detail: "It is no archive.")
        case .badBackup: .notAFile(path: "/l", kind: "a link")
        case .notAFile: .exists(path: "/b")
        case .exists: .badLocation(path: "/b", detail: "It is a folder.")
        case .badLocation: .newerVersion(path: "/l")
        case .newerVersion: .readOnly(path: "/l")
        case .readOnly: .diskFull(path: "/l")
        case .diskFull: .missingLibrary("libx.so.1", package: "libx1", detail: "It was not found.")
        case .missingLibrary: .failed(path: "/l", detail: "Input/output error.")
        case .failed: nil
        }
    }
}

extension ProviderErrorDetails {
    fileprivate static let stub = ProviderErrorDetails(provider: "flite", detail: "It went wrong.")
}

extension ProviderError {
    fileprivate var next: ProviderError? {
        switch self {
        case .network: .unauthorised(.stub)
        case .unauthorised: .quota(.stub)
        case .quota: .rateLimit(.stub, retryAfter: nil)
        case .rateLimit: .contentRefused(.stub)
        case .contentRefused: .invalidResponse(.stub)
        case .invalidResponse: .timeout(.stub)
        case .timeout: .cancelled
        case .cancelled: .configuration(.stub)
        case .configuration: .unknown(.stub)
        case .unknown: nil
        }
    }
}

extension PlaybackError {
    fileprivate var next: PlaybackError? {
        switch self {
        case .fileMissing: .fileUnreadable(path: "/a", detail: "It is a folder.")
        case .fileUnreadable: .notAudio(path: "/a", detail: "It's empty.")
        case .notAudio: .speedOutOfRange(.nan)
        case .speedOutOfRange: .output(.device("alsa/x"), detail: "It is busy.")
        case .output(.device, let detail, []):
            .output(.device("alsa/x"), detail: detail, choices: [PlaybackDevice(name: "pulse/y", summary: "Y")])
        case .output(.device, let detail, _): .output(.automatic, detail: detail)
        // What an engine says is the provider's own error, seen above.
        case .output, .engine: nil
        }
    }
}
