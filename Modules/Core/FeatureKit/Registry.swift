public import StoryCore

/// A bundle that registers providers. Built-in plugins use the same call as all others.
public protocol Plugin: Sendable {
    /// Registers the plugin's contents.
    ///
    /// - Throws: ``RegistryError/duplicate(_:_:)`` if the same kind and identifier is registered already.
    func register(in registry: inout Registry) throws(RegistryError)
}

/// The registered providers.
///
/// The first registered provider that can do a job is the default.
public struct Registry: Sendable {
    /// The authors, the default first.
    public private(set) var authors: [any StoryAuthor] = []
    /// The narrators, the default of each language before its others.
    public private(set) var narrators: [any Narrator] = []
    /// The illustrators, the default first.
    public private(set) var illustrators: [any Illustrator] = []
    /// The playback engines, the default first.
    public private(set) var engines: [any PlaybackEngineProvider] = []

    /// Creates an empty registry.
    public init() {}

    /// Creates a registry from plugins.
    public init(_ plugins: [any Plugin]) throws(RegistryError) {
        for plugin in plugins { try plugin.register(in: &self) }
    }

    /// Adds an author.
    public mutating func register(author: any StoryAuthor) throws(RegistryError) {
        try Self.ensureNew(author.identifier, among: authors.map(\.identifier), kind: .author)
        authors.append(author)
    }

    /// Adds a narrator.
    public mutating func register(narrator: any Narrator) throws(RegistryError) {
        try Self.ensureNew(narrator.identifier, among: narrators.map(\.identifier), kind: .narrator)
        narrators.append(narrator)
    }

    /// Adds an illustrator.
    public mutating func register(illustrator: any Illustrator) throws(RegistryError) {
        try Self.ensureNew(illustrator.identifier, among: illustrators.map(\.identifier), kind: .illustrator)
        illustrators.append(illustrator)
    }

    /// Adds a playback engine.
    public mutating func register(engine: any PlaybackEngineProvider) throws(RegistryError) {
        try Self.ensureNew(engine.identifier, among: engines.map(\.identifier), kind: .engine)
        engines.append(engine)
    }

    private static func ensureNew(
        _ identifier: ProviderIdentifier, among known: [ProviderIdentifier], kind: PluginKind
    ) throws(RegistryError) {
        guard !known.contains(identifier) else { throw .duplicate(kind, identifier.rawValue) }
    }
}

extension Registry {
    /// Returns the author with this identifier or, without one, the first that writes the language.
    public func author(
        _ identifier: ProviderIdentifier?, language: LanguageCode
    ) throws(RegistryError) -> any StoryAuthor {
        if let identifier {
            guard let author = authors.first(where: { $0.identifier == identifier }) else {
                throw .unknown(.author, identifier.rawValue, known: authors.map(\.identifier.rawValue))
            }
            guard author.writes(language) else {
                throw .language(language, kind: .author, known: author.languages.map(\.rawValue))
            }
            return author
        }
        guard let author = authors.first(where: { $0.writes(language) }) else {
            throw .language(language, kind: .author, known: Self.codes(authors.flatMap(\.languages)))
        }
        return author
    }

    /// Returns the narrator with this identifier or, without one, the first that speaks the language.
    public func narrator(
        _ identifier: ProviderIdentifier?, language: LanguageCode
    ) throws(RegistryError) -> any Narrator {
        if let identifier {
            guard let narrator = narrators.first(where: { $0.identifier == identifier }) else {
                throw .unknown(.narrator, identifier.rawValue, known: narrators.map(\.identifier.rawValue))
            }
            guard !narrator.voices(for: language).isEmpty else {
                guard !narrator.languages.isEmpty else { throw .noVoice(identifier) }
                throw .language(language, kind: .narrator, known: narrator.languages.map(\.rawValue))
            }
            return narrator
        }
        guard let narrator = narrators.first(where: { !$0.voices(for: language).isEmpty }) else {
            throw .language(language, kind: .narrator, known: Self.codes(narrators.flatMap(\.languages)))
        }
        return narrator
    }

    /// Returns the illustrator with this identifier or, without one, the first.
    public func illustrator(_ identifier: ProviderIdentifier?) throws(RegistryError) -> any Illustrator {
        let found = illustrators.first { identifier == nil || $0.identifier == identifier }
        guard let found else {
            throw .unknown(.illustrator, identifier?.rawValue ?? "", known: illustrators.map(\.identifier.rawValue))
        }
        return found
    }

    /// Returns the engine with this identifier or, without one, the first.
    public func engine(_ identifier: ProviderIdentifier?) throws(RegistryError) -> any PlaybackEngineProvider {
        let found = engines.first { identifier == nil || $0.identifier == identifier }
        guard let found else {
            throw .unknown(.engine, identifier?.rawValue ?? "", known: engines.map(\.identifier.rawValue))
        }
        return found
    }

    /// Returns a copy with the defaults of a household: its authors, narrators and illustrators come first, in its order.
    /// Unknown and repeated ones are ignored.
    public func preferring(_ settings: AppSettings) -> Registry {
        var registry = self
        registry.authors = Self.ordered(authors, by: settings.authors) { $0.identifier }
        registry.narrators = Self.ordered(narrators, by: settings.narrators) { $0.identifier }
        registry.illustrators = Self.ordered(illustrators, by: settings.illustrators) { $0.identifier }
        return registry
    }

    private static func ordered<Provider>(
        _ providers: [Provider], by wanted: [ProviderIdentifier], _ identifier: (Provider) -> ProviderIdentifier
    ) -> [Provider] {
        var seen: Set<ProviderIdentifier> = []
        let first = wanted.filter { seen.insert($0).inserted }
            .compactMap { wish in providers.first { identifier($0) == wish } }
        return first + providers.filter { !wanted.contains(identifier($0)) }
    }

    /// Returns whether the author is the default of some language.
    public func isDefault(author: any StoryAuthor) -> Bool {
        let earlier = authors.prefix { $0.identifier != author.identifier }
        guard !author.languages.isEmpty else { return earlier.allSatisfy { !$0.languages.isEmpty } }
        return !author.languages.allSatisfy { language in earlier.contains { $0.writes(language) } }
    }

    /// Returns whether the narrator is the default of some language.
    public func isDefault(narrator: any Narrator) -> Bool {
        let earlier = narrators.prefix { $0.identifier != narrator.identifier }
        return !narrator.languages.allSatisfy { language in
            earlier.contains { !$0.voices(for: language).isEmpty }
        }
    }

    /// The languages that have both an author and a narrator, in the authors' order.
    public var toldLanguages: [LanguageCode] {
        let spoken = Set(narrators.flatMap(\.languages))
        var seen: Set<LanguageCode> = []
        return authors.flatMap(\.languages).filter { spoken.contains($0) && seen.insert($0).inserted }
    }

    /// Returns the voices of all narrators for a language, the default first.
    public func voices(for language: LanguageCode) -> [Voice] { narrators.flatMap { $0.voices(for: language) } }

    /// Returns the display name of a story's voice: its identifier if no narrator has it any more, nil without a
    /// narration.
    public func voiceName(of story: Story) -> String? {
        guard let voice = story.narration?.voice else { return nil }
        return voices(for: story.language).first { $0.name == voice }?.displayName ?? voice
    }

    private static func codes(_ languages: [LanguageCode]) -> [String] {
        Set(languages.map(\.rawValue)).sorted()
    }
}

extension StoryAuthor {
    fileprivate func writes(_ language: LanguageCode) -> Bool {
        languages.isEmpty || languages.contains(language) || languages.contains(language.base)
    }
}
