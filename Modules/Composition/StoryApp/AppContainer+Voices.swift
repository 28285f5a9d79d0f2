public import FeatureKit
public import StoryCore

extension AppContainer {
    /// The registry with the household's orders; in the program's own if the settings cannot be read.
    public var preferred: Registry {
        get async {
            guard let settings = try? await settingsRepository.settings() else { return registry }
            return registry.preferring(settings)
        }
    }

    /// Returns the narrators in order of preference.
    public func narrators(by settings: AppSettings) -> [ProviderIdentifier] {
        registry.preferring(settings).narrators.map(\.identifier)
    }

    /// Returns the voice with this identifier or display name, for the stories of this household.
    ///
    /// - Throws: ``VoiceError/noStories(_:_:)`` for one without a language of stories, and for one that cannot speak
    ///   now: ``VoiceError/notInstalled(_:isFetched:)``, ``VoiceError/needsFiles(_:_:)``,
    ///   ``VoiceError/engineMissing(voice:)``, ``VoiceError/damaged(_:detail:isFetched:)``,
    ///   ``VoiceError/unknown(_:known:)``.
    public func voice(called name: String) async throws(VoiceError) -> Voice {
        if let found = registry.voice(called: name, in: storyLanguages) { return found.voice }
        if let other = registry.voice(called: name, in: registry.narrators.flatMap(\.languages)) {
            throw .noStories(name, other.language)
        }
        throw try await absence(of: name)
    }

    /// Returns a sample of a voice.
    ///
    /// - Parameters:
    ///   - name: The voice's name; nil for the voice of new stories.
    ///   - language: The language; nil for any, preferably that of new stories.
    /// - Throws: ``VoiceError`` as ``voice(called:)``, but any language will do, ``VoiceError/otherLanguage(_:_:)``,
    ///   ``VoiceError/storage(_:)``; ``RegistryError/language(_:kind:known:)`` if no narrator speaks the language.
    public func voiceSample(of name: String?, language: LanguageCode?) async throws -> VoiceSample {
        let settings: AppSettings
        do throws(StorageError) {
            settings = try await settingsRepository.settings()
        } catch {
            throw VoiceError.storage(error)
        }
        let registry = registry.preferring(settings)
        let any = [settings.language] + storyLanguages + registry.narrators.flatMap(\.languages)
        let found: SpokenVoice
        if let name {
            found = try await spoken(name, in: language, among: any, by: registry)
        } else {
            // The household's voice may be of another language, or missing; then another one is used.
            let usual = settings.defaultVoice.flatMap { registry.voice(called: $0, in: language.map { [$0] } ?? any) }
            found = try usual ?? registry.firstVoice(for: language ?? settings.language)
        }
        return VoiceSample(
            narrator: found.narrator, voice: found.voice, language: found.language, recorder: services.recorder,
            engine: registry.engines.first)
    }

    // MARK: - Private

    /// The languages of stories; all spoken ones if an author accepts any language.
    private var storyLanguages: [LanguageCode] {
        let told = registry.toldLanguages
        return told.isEmpty ? registry.narrators.flatMap(\.languages) : told
    }

    private func spoken(
        _ name: String, in language: LanguageCode?, among all: [LanguageCode], by registry: Registry
    ) async throws(VoiceError) -> SpokenVoice {
        if let found = registry.voice(called: name, in: language.map { [$0] } ?? all) { return found }
        if let language, registry.voice(called: name, in: all) != nil { throw .otherLanguage(name, language) }
        throw try await absence(of: name)
    }

    /// Returns the error that explains why no narrator has a voice.
    private func absence(of name: String) async throws(VoiceError) -> VoiceError {
        let inventory = try await voices.inventory()
        if let listing = inventory.voices.first(where: { $0.name == name }) {
            switch listing.state {
            case .available: return .notInstalled(name, isFetched: true)
            case .needsFiles(let files): return .needsFiles(name, files)
            case .damaged(let error): return listing.explaining(error)
            case .unavailable(let error): return error
            case .installed where !inventory.engine.isThere: return .engineMissing(voice: name)
            case .installed:
                if case .damaged(let error) = inventory.engine.state { return inventory.engine.explaining(error) }
            }
        }
        let spoken = storyLanguages.flatMap { registry.voices(for: $0).map(\.name) }
        let known = Set(spoken + inventory.voices.map(\.name)).subtracting([name])
        return .unknown(name, known: known.sorted())
    }
}

/// A voice with its narrator and language.
private struct SpokenVoice {
    var narrator: any Narrator
    var voice: Voice
    var language: LanguageCode
}

extension Registry {
    /// Returns the first voice with this identifier or display name, in the first of the languages that has one.
    fileprivate func voice(called name: String, in languages: [LanguageCode]) -> SpokenVoice? {
        for language in languages {
            for narrator in narrators {
                for voice in narrator.voices(for: language) {
                    guard voice.name == name || voice.displayName.lowercased() == name.lowercased() else { continue }
                    return SpokenVoice(narrator: narrator, voice: voice, language: language)
                }
            }
        }
        return nil
    }

    /// Returns the default voice of a language.
    fileprivate func firstVoice(for language: LanguageCode) throws(RegistryError) -> SpokenVoice {
        for narrator in narrators {
            guard let voice = narrator.voices(for: language).first else { continue }
            return SpokenVoice(narrator: narrator, voice: voice, language: language)
        }
        let known = Set(narrators.flatMap(\.languages).map(\.rawValue))
        throw .language(language, kind: .narrator, known: known.sorted())
    }
}
