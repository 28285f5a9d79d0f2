import StoryCore
import Testing

@Suite("What errors say", .timeLimit(.minutes(1)))
struct ExplainedErrorTests {
    private static let fault = ProviderFault(provider: "flite", detail: "It went wrong.")

    private static let hero: [any ExplainedError] = [
        HeroError.blankName, HeroError.nameTooLong(61), HeroError.nameWithoutLetters("1"), HeroError.tooManyTraits(3),
        HeroError.ageOutOfRange(19),
    ]
    private static let event: [any ExplainedError] = [CustomEventError.blankTitle, CustomEventError.titleTooLong(101)]
    private static let storage: [any ExplainedError] = [
        StorageError.notFound(.story, "x"), StorageError.ambiguous(.hero, "x", candidates: ["xa", "xb"]),
        StorageError.duplicate(.event, "x"), StorageError.busy("The library"),
        StorageError.corrupt(path: "/l", detail: "It is empty."), StorageError.newerVersion(path: "/l"),
        StorageError.readOnly(path: "/l"), StorageError.diskFull(path: "/l"),
        StorageError.failed(path: "/l", detail: "Input/output error."),
    ]
    private static let provider: [any ExplainedError] = [
        ProviderError.network(fault), ProviderError.unauthorised(fault), ProviderError.quota(fault),
        ProviderError.rateLimit(fault, retryAfter: nil), ProviderError.contentRefused(fault),
        ProviderError.invalidResponse(fault), ProviderError.timeout(fault), ProviderError.cancelled,
        ProviderError.configuration(fault), ProviderError.unknown(fault),
    ]
    private static let all = hero + event + storage + provider

    @Test("Every error says what happened and what to do, in sentences", arguments: all.indices)
    func sentences(index: Int) {
        let error = Self.all[index]
        for text in [error.message, error.recovery] + [error.reason].compactMap({ $0 }) {
            #expect(text.count > 5)
            #expect(text.last == "." || text.last == "'", "\(text)")
            #expect(!text.contains("\n") && !text.contains("Optional("))
        }
    }

    @Test("No two errors share a code")
    func codes() {
        let codes = Self.all.map(\.code)
        #expect(Set(codes).count == codes.count)
        #expect(codes.allSatisfy { $0.split(separator: ".").count == 2 })
    }

    @Test("Every kind of thing that is missing has its own advice, and reads well")
    func missing() {
        let kinds: [StoredKind] = [.story, .hero, .event, .job, .media, .settings]
        #expect(Set(kinds.map { StorageError.notFound($0, "x").recovery }).count == kinds.count)
        #expect(StorageError.notFound(.hero, "Mira").message == "There is no hero 'Mira'.")
        #expect(StorageError.notFound(.job, "").message == "There is no such job.")
        #expect(StorageError.duplicate(.event, "Tooth").message == "There is an event 'Tooth' already.")
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
        var fault = Self.fault
        #expect(ProviderError.rateLimit(fault, retryAfter: 1.2).recovery == "Try again in 2 seconds.")
        #expect(ProviderError.network(fault).reason == "It went wrong.")
        fault.recovery = "Plug it in."
        #expect(ProviderError.network(fault).recovery == "Plug it in.")
    }

    @Test("Only what may pass by itself is tried again")
    func transience() {
        let transient = Self.provider.compactMap { $0 as? ProviderError }.filter(\.isTransient).map(\.code)
        #expect(
            transient == ["provider.network", "provider.rateLimit", "provider.invalidResponse", "provider.timeout"])
    }
}
