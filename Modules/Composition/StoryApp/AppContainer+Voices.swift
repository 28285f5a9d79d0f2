import FeatureKit
public import StoryCore

extension AppContainer {
    /// The narrators as the household wants them asked; in the program's order if the settings cannot be read.
    var preferred: Registry {
        get async {
            let settings = try? await storage.settings.settings()
            return registry.preferring(narrators: settings?.narrators ?? [])
        }
    }

    /// The narrators in the order in which they are asked to narrate.
    public func narrators(by settings: AppSettings) -> [ProviderIdentifier] {
        registry.preferring(narrators: settings.narrators).narrators.map(\.identifier)
    }

    /// The voice of some narrator with this name, as narrators or as people call it.
    ///
    /// - Throws: ``VoiceError/notInstalled(_:isFetched:)`` for one that could be installed,
    ///   ``VoiceError/unknown(_:known:)``.
    public func voice(called name: String) async throws(VoiceError) -> Voice {
        try await found(name, languages: languages).voice
    }

    /// A voice that can be tried.
    ///
    /// - Parameter name: Its name; nil for the voice of new stories.
    /// - Throws: As ``voice(called:)``, and ``VoiceError/storage(_:)``.
    public func voiceSample(of name: String?, language: LanguageCode) async throws(VoiceError) -> VoiceSample {
        let settings: AppSettings
        do throws(StorageError) {
            settings = try await storage.settings.settings()
        } catch {
            throw .storage(error)
        }
        let registry = registry.preferring(narrators: settings.narrators)
        // A voice of another language may be the household's; it then says something in its own.
        let wanted = name ?? settings.defaultVoice ?? registry.voices(for: language).first?.name ?? ""
        let found = try await found(wanted, languages: [language] + languages)
        return VoiceSample(
            narrator: found.narrator, voice: found.voice, language: found.language, recorder: recorder,
            engine: registry.engines.first)
    }

    /// The languages of stories; all that are spoken if authors do not say which they write.
    private var languages: [LanguageCode] {
        let told = registry.toldLanguages
        return told.isEmpty ? registry.narrators.flatMap(\.languages) : told
    }

    private func found(
        _ name: String, languages: [LanguageCode]
    ) async throws(VoiceError) -> (narrator: any Narrator, voice: Voice, language: LanguageCode) {
        for language in languages {
            for narrator in registry.narrators {
                for voice in narrator.voices(for: language) {
                    guard voice.name == name || voice.displayName.lowercased() == name.lowercased() else { continue }
                    return (narrator, voice, language)
                }
            }
        }
        let listings = try await voices.inventory().voices
        for listing in listings where listing.name == name {
            switch listing.state {
            case .available, .installed: throw .notInstalled(name, isFetched: true)
            case .needsFiles(let files): throw .needsFiles(name, files)
            case .damaged(let error), .unavailable(let error): throw error
            }
        }
        let known = languages.flatMap { registry.voices(for: $0).map(\.name) } + listings.map(\.name)
        throw .unknown(name, known: Set(known).sorted())
    }
}
