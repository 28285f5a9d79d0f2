import FeatureKit
import StoryCore
import Testing

@Suite("The registry", .timeLimit(.minutes(1)))
struct RegistryTests {
    /// A plugin that brings one of each kind.
    private struct PluginStub: Plugin {
        var name: String
        var languages: [LanguageCode] = []

        func register(in registry: inout Registry) throws(RegistryError) {
            try registry.register(author: AuthorStub(identifier: id, languages: languages))
            try registry.register(narrator: NarratorStub(identifier: id, languages: languages))
            try registry.register(illustrator: IllustratorStub(identifier: id))
            try registry.register(engine: EngineStub(identifier: id))
        }

        private var id: ProviderIdentifier { ProviderIdentifier(rawValue: name) }
    }

    private let german = LanguageCode(rawValue: "de")

    private func registry(_ plugins: PluginStub...) throws -> Registry {
        try Registry(plugins)
    }

    @Test("Everything is kept in the order of registration, and the first is the default")
    func order() throws {
        // When
        let sut = try registry(
            PluginStub(name: "b", languages: [.english]), PluginStub(name: "a", languages: [.english]))
        // Then
        #expect(sut.authors.map(\.identifier) == ["b", "a"])
        #expect(try sut.author(nil, language: .english).identifier == "b")
        #expect(try sut.narrator(nil, language: .english).identifier == "b")
        #expect(try sut.illustrator(nil).identifier == "b")
        #expect(try sut.illustrator("a").identifier == "a")
        #expect(try sut.engine(nil).identifier == "b")
        #expect(try sut.engine("a").identifier == "a")
        #expect(throws: RegistryError.unknown(.engine, "c", known: ["b", "a"])) { try sut.engine("c") }
    }

    @Test("Providers that are preferred come first, those that are not there are passed over, and nobody is lost")
    func preferredProviders() throws {
        // Given
        let registry = try registry(
            PluginStub(name: "a", languages: [.english]), PluginStub(name: "b", languages: [.english]),
            PluginStub(name: "c", languages: [.english]))
        // When
        let sut = registry.preferring(
            AppSettings(authors: ["b"], narrators: ["c", "nobody", "b"], illustrators: ["c", "a"]))
        // Then
        #expect(sut.narrators.map(\.identifier) == ["c", "b", "a"])
        #expect(sut.authors.map(\.identifier) == ["b", "a", "c"])
        #expect(sut.illustrators.map(\.identifier) == ["c", "a", "b"])
        #expect(try sut.narrator(nil, language: .english).identifier == "c")
        #expect(try sut.author(nil, language: .english).identifier == "b")
        #expect(try sut.illustrator(nil).identifier == "c")
        let repeated = registry.preferring(AppSettings(narrators: ["b", "b"]))
        #expect(repeated.narrators.map(\.identifier) == ["b", "a", "c"])
        #expect(registry.preferring(AppSettings()).narrators.map(\.identifier) == ["a", "b", "c"])
    }

    @Test("Two of one kind with one identifier are a typed error; nothing is replaced")
    func duplicates() throws {
        // Given
        var sut = try registry(PluginStub(name: "a", languages: [.english]))
        // Then
        #expect(throws: RegistryError.duplicate(.author, "a")) {
            try sut.register(author: AuthorStub(identifier: "a"))
        }
        #expect(throws: RegistryError.duplicate(.narrator, "a")) {
            try sut.register(narrator: NarratorStub(identifier: "a", languages: []))
        }
        #expect(throws: RegistryError.duplicate(.illustrator, "a")) {
            try sut.register(illustrator: IllustratorStub(identifier: "a"))
        }
        #expect(throws: RegistryError.duplicate(.engine, "a")) {
            try sut.register(engine: EngineStub(identifier: "a"))
        }
        #expect(throws: RegistryError.duplicate(.author, "a")) {
            try registry(PluginStub(name: "a"), PluginStub(name: "a"))
        }
        #expect(sut.authors.count == 1)
    }

    @Test("An unknown one is an error that names those there are")
    func unknown() throws {
        let sut = try registry(PluginStub(name: "a"), PluginStub(name: "b"))
        #expect(throws: RegistryError.unknown(.author, "x", known: ["a", "b"])) {
            try sut.author("x", language: .english)
        }
        #expect(throws: RegistryError.unknown(.narrator, "x", known: ["a", "b"])) {
            try sut.narrator("x", language: .english)
        }
        #expect(throws: RegistryError.unknown(.illustrator, "x", known: ["a", "b"])) { try sut.illustrator("x") }
    }

    @Test("The default is the first that knows the language; an author without languages writes any")
    func languages() throws {
        // Given
        var sut = try registry(
            PluginStub(name: "english", languages: [.english]), PluginStub(name: "german", languages: [german]))
        // Then
        #expect(try sut.author(nil, language: german).identifier == "german")
        #expect(try sut.narrator(nil, language: german).identifier == "german")
        #expect(try sut.author(nil, language: LanguageCode(rawValue: "en_GB")).identifier == "english")
        // When
        try sut.register(author: AuthorStub(identifier: "any"))
        // Then
        #expect(try sut.author(nil, language: LanguageCode(rawValue: "tlh")).identifier == "any")
        #expect(try sut.author("any", language: german).identifier == "any")
    }

    @Test("A language that nobody knows, or not the one who was asked for, is an error that names those known")
    func unknownLanguage() throws {
        // Given
        let sut = try registry(
            PluginStub(name: "a", languages: [.english, german]), PluginStub(name: "b", languages: [.english]))
        let french = LanguageCode(rawValue: "fr")
        // Then
        #expect(throws: RegistryError.language(french, kind: .author, known: ["de", "en"])) {
            try sut.author(nil, language: french)
        }
        #expect(throws: RegistryError.language(french, kind: .narrator, known: ["de", "en"])) {
            try sut.narrator(nil, language: french)
        }
        #expect(throws: RegistryError.language(german, kind: .author, known: ["en"])) {
            try sut.author("b", language: german)
        }
        #expect(throws: RegistryError.language(german, kind: .narrator, known: ["en"])) {
            try sut.narrator("b", language: german)
        }
    }

    @Test("A narrator for which no voice is installed is told as such to who asks for it")
    func noVoice() throws {
        let sut = try registry(PluginStub(name: "silent", languages: []), PluginStub(name: "b", languages: [.english]))
        #expect(throws: RegistryError.noVoice("silent")) { try sut.narrator("silent", language: .english) }
        #expect(try sut.narrator(nil, language: .english).identifier == "b")
    }

    @Test("An empty registry says that nothing is there")
    func empty() throws {
        let sut = Registry()
        let error = #expect(throws: RegistryError.self) { try sut.illustrator(nil) }
        #expect(error?.message == "No illustrator is available.")
        #expect(error?.reason == "None is registered.")
    }

    @Test(
        "Every error of the registry and of links is explained, under a code of its own",
        arguments: [
            RegistryError.duplicate(.author, "a"), .unknown(.author, "x", known: ["a"]),
            .unknown(.author, "", known: []),
            .noVoice("a"), .language(.english, kind: .narrator, known: ["de"]),
            .language(.english, kind: .narrator, known: []),
        ])
    func explained(error: RegistryError) {
        for text in [error.message, error.reason, error.advice].compactMap(\.self) {
            #expect(text.hasSuffix("."), "\(text)")
        }
        let others: [any ExplainedError] = [DeepLinkError.notALink("x"), DeepLinkError.noFeature("x")]
        #expect(!others.map(\.code).contains(error.code))
        for other in others {
            #expect(!other.message.isEmpty && !other.advice.isEmpty && other.reason != nil)
        }
        #expect(others[0].code != others[1].code)
    }
}
